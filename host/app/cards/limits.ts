// Apart from the schema, so that a form that shows a limit does not load Zod.

/** Longest texts a card takes, in characters. */
export const MAX = {
  name: 100, title: 100, company: 100, phone: 40, email: 254, address: 300, about: 5_000, url: 2_048, customCss: 20_000,
  theme: 40, socialLinks: 50, customButtons: 20, gallery: 50, embedCodes: 10, embedCode: 5_000, formFields: 30,
} as const;

export const DEFAULT_BUTTON_COLOR = "#d9bd90";

/** A custom platform's key: its name in lower case without spaces. */
export const platformKey = (name: string) => name.toLowerCase().replace(/\s+/g, "");
