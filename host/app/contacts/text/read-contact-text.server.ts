import { eq } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { db, tables } from "../../database.server.ts";
import { countryOfNumber } from "../../networks/numbers.server.ts";
import type { TextContacts } from "./read-text.ts";

const { users } = tables;

/** The people in a text; numbers without a country code are the actor's country's. Nothing of it is stored. */
export async function readContactText(actor: Actor, text: string): Promise<TextContacts> {
  const owner = await firstRow(db.select({ phone: users.phone }).from(users).where(eq(users.id, actor.id)));
  // The tables of numbers are large: the first who needs them loads them.
  const { readText } = await import("./read-text.ts");
  return readText(text, await countryOfNumber(owner?.phone));
}
