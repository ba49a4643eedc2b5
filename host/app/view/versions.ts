import type { CardData } from "#sdk/card/card-data.ts";

/** Versions of a card and its template, for cacheable URLs. */
export const versionsOf = ({ version, templateVersion }: Pick<CardData, "version" | "templateVersion">): string =>
  templateVersion === undefined ? String(version) : `${version}.${templateVersion}`;
