export const text = { heading: "About" };
