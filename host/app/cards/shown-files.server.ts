import { inArray } from "drizzle-orm";
import { type BusinessCard, run, type Tx } from "#db/index.ts";
import { tables } from "../database.server.ts";

const { uploads } = tables;

/** Makes the files that a card shows its own, when it is handed over: its first owner may take them off other cards. */
export function* keepShown(tx: Tx, card: BusinessCard) {
  const paths = [...JSON.stringify(card).matchAll(/\/uploads\/([\w./-]+)/g)].map(([, path]) => path!);
  if (paths.length > 0) yield* run(tx.update(uploads).set({ cardId: card.id }).where(inArray(uploads.path, paths)));
}
