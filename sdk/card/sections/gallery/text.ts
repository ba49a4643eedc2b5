export const text = {
  heading: "Gallery",
  picture: (index: number, count: number, name: string) => `Picture ${index} of ${count}, ${name}`,
};
