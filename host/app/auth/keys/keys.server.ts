import { randomInt } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { getRow, run } from "#db/index.ts";
import { mayUseKeys, requirePermission } from "../../access.ts";
import { recordAccountAudit } from "../../audit/audit.server.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Conflict, NotFound } from "../../errors.ts";
import { pickColumns, readableColumns, type Visible } from "../../field-access/columns.ts";
import { requireReauthentication } from "../credentials.server.ts";
import { notifyCredentialChange } from "../mails/notify-credential-change.server.ts";
import { authMessages } from "../messages.en.ts";
import { type SessionUser, tokenHash } from "../sessions/session.server.ts";
import type { KeyUpdate, NewKey } from "./keys.schema.ts";
import { MAX_KEYS } from "./scopes.ts";
import { transactionOf } from "../transaction-of.server.ts";

const { apiKeys } = tables;

const VISIBLE = readableColumns("apiKeys", "owner", [
  "id",
  "name",
  "prefix",
  "scopes",
  "mcpWrites",
  "createdAt",
  "lastUsedAt",
  "expiresAt",
]);
type VisibleKey = Pick<(typeof apiKeys)["$inferSelect"], Visible<"apiKeys", "owner">>;
type Dates = "createdAt" | "lastUsedAt" | "expiresAt";

/** A key as its owner sees it: never the key itself, nor its hash. */
export type ApiKey = Omit<VisibleKey, Dates> & {
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
};

const toApiKey = (row: VisibleKey): ApiKey => ({
  ...pickColumns(row, VISIBLE),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
});

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const PREFIX_LENGTH = 9;

const createSecret = () => `mk_${Array.from({ length: 40 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`;

const ofOwner = (actor: SessionUser) => eq(apiKeys.userId, actor.id);
/** Condition for the actor's keys; throws Refused if the actor's level has none. */
function ofLevel(actor: SessionUser) {
  requirePermission(mayUseKeys(actor));
  return ofOwner(actor);
}
const own = (actor: SessionUser, id: number) => and(eq(apiKeys.id, id), ofOwner(actor));
const notFound = () => new NotFound(authMessages.keyNotFound);

/** The account's keys, the oldest first, those that have expired too. */
export async function list(actor: SessionUser): Promise<ApiKey[]> {
  const rows = await db
    .select(pickColumns(apiKeys, VISIBLE))
    .from(apiKeys)
    .where(ofLevel(actor))
    .orderBy(asc(apiKeys.id));
  return rows.map(toApiKey);
}

/** Creates a key, which only this response contains. Throws Conflict with the code `full` at twenty. */
export async function create(actor: SessionUser, input: NewKey): Promise<ApiKey & { key: string }> {
  const keys = ofLevel(actor);
  await requireReauthentication(actor, input.currentPassword);
  const key = createSecret();
  const row = await transactionOf(actor, function* (tx) {
    const existing = yield* run(tx.select({ id: apiKeys.id }).from(apiKeys).where(keys));
    if (existing.length >= MAX_KEYS) throw new Conflict(authMessages.tooManyKeys(MAX_KEYS), "full");
    const row = yield* getRow(
      tx
        .insert(apiKeys)
        .values({
          userId: actor.id,
          name: input.name,
          keyHash: tokenHash(key),
          prefix: key.slice(0, PREFIX_LENGTH),
          scopes: input.scopes,
          method: actor.method,
          expiresAt: input.expiresAt ?? null,
        })
        .returning(),
    );
    yield* recordAccountAudit(tx, actor.id, "key.create");
    yield* notifyCredentialChange(tx, actor.id, "key-added", row.name);
    return row;
  });
  return { ...toApiKey(row), key };
}

/** Sets whether AI clients with this key may write. */
export async function update(
  actor: SessionUser,
  id: number,
  { mcpWrites, currentPassword }: KeyUpdate,
): Promise<ApiKey> {
  const key = and(eq(apiKeys.id, id), ofLevel(actor));
  if (mcpWrites) await requireReauthentication(actor, currentPassword);
  const row = await transactionOf(actor, function* (tx) {
    const row = yield* getRow(tx.update(apiKeys).set({ mcpWrites }).where(key).returning(), notFound);
    yield* recordAccountAudit(tx, actor.id, "key.update");
    return row;
  });
  return toApiKey(row);
}

/** Ends a key for good. */
export async function remove(actor: SessionUser, id: number): Promise<void> {
  await transaction(function* (tx) {
    yield* getRow(tx.delete(apiKeys).where(own(actor, id)).returning({ id: apiKeys.id }), notFound);
    yield* recordAccountAudit(tx, actor.id, "key.end");
  });
}
