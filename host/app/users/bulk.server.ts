import { type NewBusinessCard, type NewUser, run, type Tx, type User, UniqueError } from "#db/index.ts";
import { type Actor, mayCreateUser, mayListUsers, permit } from "../access.ts";
import { userRow } from "../auth/register.server.ts";
import { EMAIL_TAKEN, NAME_TAKEN } from "../auth/sentences.ts";
import { slugFrom } from "../cards/card.schema.ts";
import { forEachField, sheetFields } from "../cards/fields.ts";
import { SLUG_TAKEN } from "../cards/limits.ts";
import { reach } from "../cards/reach.server.ts";
import { freeSlug, usedSlugs } from "../cards/slugs.server.ts";
import { tables, transaction } from "../database.server.ts";
import { Invalid } from "../errors.ts";
import { audit } from "./audit.server.ts";
import { identityKey } from "../auth/find-user.server.ts";
import { list, type ListedUser } from "./list.server.ts";
import { takenKeys, takenSlugs } from "./taken.server.ts";
import { batchRow, type NewBatchUser } from "./users.schema.ts";

const { businessCards, users } = tables;

export interface BulkResult {
  created: ListedUser[];
  /** `index` counts from 0 in the list that was sent. */
  failed: { index: number; username: string; error: string }[];
}

type Row = NewBatchUser & { index: number };

/** How many rows are hashed and written together: other requests get their turn in between. */
const CHUNK = 100;

/**
 * Creates many users. Each row succeeds or fails alone, except for levels: one row above what the actor may assign
 * refuses the whole upload, before anything is written. Names and addresses that exist fail their row, so the
 * same list sent twice makes nobody twice.
 */
export async function bulkCreate(actor: Actor, input: unknown[]): Promise<BulkResult> {
  permit(mayListUsers(actor));
  const failed: BulkResult["failed"] = [];
  const rows: Row[] = [];
  input.forEach((sent, index) => {
    const parsed = batchRow.safeParse(sent);
    if (parsed.success) return rows.push({ ...parsed.data, index });
    return failed.push({
      index,
      username: nameIn(sent),
      error: [...new Set(parsed.error.issues.map(({ message }) => message))].join(", "),
    });
  });
  for (const { accessLevel } of rows) permit(mayCreateUser(actor, accessLevel));

  const free = await withoutTaken(rows, failed);
  const ids: number[] = [];
  for (let start = 0; start < free.length; start += CHUNK) {
    ids.push(...(await createChunk(actor, free.slice(start, start + CHUNK), failed)));
  }
  failed.sort((a, b) => a.index - b.index);
  return { created: await createdUsers(actor, ids), failed };
}

const nameIn = (sent: unknown) => String((sent as { username?: unknown } | null)?.username ?? "");

/** The rows whose name, address and slug nobody has, neither in the database nor further up in the list. */
async function withoutTaken(rows: Row[], failed: BulkResult["failed"]): Promise<Row[]> {
  const [names, emails, slugs] = await Promise.all([
    takenKeys(
      "usernameKey",
      rows.map(({ username }) => identityKey(username)),
    ),
    takenKeys(
      "emailKey",
      rows.map(({ email }) => identityKey(email)),
    ),
    takenSlugs(rows.flatMap(({ cardSlug }) => cardSlug ?? [])),
  ]);
  return rows.filter(({ index, username, email, cardSlug }) => {
    const errors = [
      ...(names.has(identityKey(username)) ? [NAME_TAKEN] : []),
      ...(emails.has(identityKey(email)) ? [EMAIL_TAKEN] : []),
      ...(cardSlug && slugs.has(cardSlug) ? [SLUG_TAKEN] : []),
    ];
    if (errors.length > 0) {
      failed.push({ index, username, error: errors.join(", ") });
      return false;
    }
    names.add(identityKey(username));
    emails.add(identityKey(email));
    if (cardSlug) slugs.add(cardSlug);
    return true;
  });
}

/** `reached` is how the card says that somebody can be reached. */
type Prepared = { row: Row; values: NewUser; reached: Partial<NewBusinessCard> };

/** The row to write; none for a password that nobody may have. The administrator vouches for the address. */
async function prepare(row: Row, failed: BulkResult["failed"]): Promise<Prepared[]> {
  try {
    const reached = await reach(row, { phone: null });
    return [{ row, values: await userRow({ ...row, phone: null }, new Date()), reached }];
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    failed.push({ index: row.index, username: row.username, error: error.message });
    return [];
  }
}

/** Writes rows together; where somebody took a name meanwhile, one by one. */
async function createChunk(actor: Actor, rows: Row[], failed: BulkResult["failed"]): Promise<number[]> {
  const prepared = (await Promise.all(rows.map((row) => prepare(row, failed)))).flat();
  if (prepared.length === 0) return [];
  try {
    return await insertAll(actor, prepared);
  } catch (error) {
    if (!(error instanceof UniqueError)) throw error;
  }
  const ids: number[] = [];
  for (const one of prepared) {
    try {
      ids.push(...(await insertAll(actor, [one])));
    } catch (error) {
      if (!(error instanceof UniqueError)) throw error;
      failed.push({ index: one.row.index, username: one.row.username, error: TAKEN[error.column] ?? NAME_TAKEN });
    }
  }
  return ids;
}

const TAKEN: Record<string, string> = { usernameKey: NAME_TAKEN, emailKey: EMAIL_TAKEN, slug: SLUG_TAKEN };

function insertAll(actor: Actor, prepared: Prepared[]): Promise<number[]> {
  return transaction(function* (tx) {
    const created = yield* run(
      tx
        .insert(users)
        .values(prepared.map(({ values }) => values))
        .returning(),
    );
    const byKey = new Map(created.map((user) => [user.usernameKey, user]));
    const withCard = prepared
      .filter(
        ({ row }) => row.cardSlug !== undefined || sheetFields.some(({ name }) => row[name]) || row.contacts?.length,
      )
      .map(({ row, values, reached }) => ({ user: byKey.get(values.usernameKey)!, row, reached }));
    if (withCard.length > 0) yield* addCards(tx, withCard);
    yield* run(audit(tx, actor, "user.bulk", `users:${created.length}`, { ids: created.map(({ id }) => id) }));
    return created.map(({ id }) => id);
  });
}

/** A first card for each. Derived slugs are looked up together; only taken ones are searched for one by one. */
function* addCards(tx: Tx, owners: { user: User; row: NewBatchUser; reached: Partial<NewBusinessCard> }[]) {
  const wanted = owners.map(({ user, row }) => row.cardSlug ?? slugFrom(user.username) ?? "card");
  const used = yield* usedSlugs(tx, [...new Set(wanted)]);
  for (const [n, { user, row, reached }] of owners.entries()) {
    const isFree = !used.has(wanted[n]!);
    const slug = isFree || row.cardSlug ? wanted[n]! : yield* freeSlug(tx, wanted[n]!);
    used.add(slug);
    yield* run(
      tx.insert(businessCards).values({
        userId: user.id,
        slug,
        name: user.fullName ?? user.username,
        ...forEachField(sheetFields, ({ name }) => row[name]),
        ...reached,
      }),
    );
  }
}

async function createdUsers(actor: Actor, ids: number[]): Promise<ListedUser[]> {
  if (ids.length === 0) return [];
  const made = new Set(ids);
  const first = Math.min(...ids);
  const { users: found } = await list(actor, { after: first - 1, limit: Math.max(...ids) - first + 1, search: "" });
  return found.filter(({ id }) => made.has(id));
}
