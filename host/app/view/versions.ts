import type { CardData } from "#sdk/card/card-data.ts";

/** What an address that may be cached says of a card: its version, and that of its template. */
export const versionsOf = ({ version, templateVersion }: Pick<CardData, "version" | "templateVersion">): string =>
  templateVersion === undefined ? String(version) : `${version}.${templateVersion}`;
