export const text = { heading: "More", frame: (index: number) => `Embedded content ${index}` };
