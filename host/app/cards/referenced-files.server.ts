import { and, eq, inArray, or } from "drizzle-orm";
import { type BusinessCard, run, type Tx } from "#db/index.ts";
import { tables } from "../database.server.ts";

const { uploads } = tables;

/** The paths of our files that a value mentions, however deep; also of those it shows resized. */
export const uploadPathsIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/\/(?:uploads|pictures\/\d+)\/([\w-]+(?:[./][\w-]+)*)/g)].map(
    ([, path]) => path!,
  );

/**
 * Makes the files shown by a card its own on transfer, because its previous owner may delete them from other cards.
 * Files of others stay theirs: any text may name them.
 */
export function* adoptReferencedFiles(tx: Tx, card: BusinessCard, previousOwnerId: number) {
  const paths = uploadPathsIn(card);
  const isOwn = or(eq(uploads.userId, previousOwnerId), eq(uploads.cardId, card.id));
  if (paths.length > 0)
    yield* run(
      tx
        .update(uploads)
        .set({ cardId: card.id })
        .where(and(inArray(uploads.path, paths), isOwn)),
    );
}
