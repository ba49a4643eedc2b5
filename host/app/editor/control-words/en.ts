/** Small controls that several pages use. */
export const words = {
  item: {
    up: (item: string) => `Move ${item} up`,
    down: (item: string) => `Move ${item} down`,
    remove: (item: string) => `Remove ${item}`,
  },
  color: {
    default: "Theme default",
    wrong: "Enter a colour such as #d9bd90",
    pick: (colour: string) => `${colour}: pick`,
  },
};

export type ControlWords = typeof words;
