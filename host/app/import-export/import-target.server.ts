import type { Actor } from "../access.ts";
import * as cards from "../cards/cards.server.ts";

/** Loads the card for the import page. */
export async function loadImportTarget(actor: Actor, cardId: number) {
  const { id, slug, name, about, version, socialLinks, customButtons } = await cards.read(actor, cardId);
  return { card: { id, slug, name, about, version, socialLinks, customButtons } };
}
export type ImportTarget = Awaited<ReturnType<typeof loadImportTarget>>["card"];
