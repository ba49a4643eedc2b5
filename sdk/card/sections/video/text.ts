export const text = { heading: "Video", by: (name: string) => `Video of ${name}` };
