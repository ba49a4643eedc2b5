export const text = { heading: "Location", show: "Show Map", hide: "Hide Map", open: "Open in OpenStreetMap" };
