import { eq } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { db, tables } from "../../database.server.ts";
import { countryOfNumber } from "../../networks/numbers.server.ts";
import { readTextContacts } from "../import/read-in-worker.server.ts";
import type { TextContacts } from "./read-text.ts";

const { users } = tables;

/** The people in a text; numbers without a country code are the actor's country's. Nothing of it is stored. */
export async function readContactText(actor: Actor, text: string, clientAddress: string): Promise<TextContacts> {
  const owner = await firstRow(db.select({ phone: users.phone }).from(users).where(eq(users.id, actor.id)));
  return readTextContacts({ id: actor.id, clientAddress }, { text, country: await countryOfNumber(owner?.phone) });
}
