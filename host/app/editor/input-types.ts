import type { TextKind } from "../cards/fields.ts";

/** Which keyboard a phone shows for a field; others get that of plain text. */
export const INPUT_TYPES: Partial<Record<TextKind | "slug", "tel" | "email" | "url">> = {
  phone: "tel",
  email: "email",
  link: "url",
  media: "url",
};
