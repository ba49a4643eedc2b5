import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { firstRow, getRow, run } from "#db/index.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Invalid, NotFound } from "../errors.ts";
import { pickColumns, readableColumns } from "../field-access/columns.ts";
import { outgoingUrlProblem } from "../outgoing/outgoing.server.ts";
import { isPublicKey } from "./encrypt-message.ts";
import { pushMessages } from "./messages.en.ts";
import type { PushSubscriptionInput } from "./push.schema.ts";
import { pushPublicKey } from "./signing-key.server.ts";
import { transactionInSession } from "../auth/transaction-of.server.ts";

const { pushSubscriptions, sessions } = tables;

/** Devices of one account; the oldest makes room. */
const MAX_OF_USER = 20;

type Row = typeof pushSubscriptions.$inferSelect;
const VISIBLE = readableColumns("pushSubscriptions", "owner");

/** A subscribed device, for its owner. */
export type PushDevice = Omit<Pick<Row, (typeof VISIBLE)[number]>, "createdAt"> & { createdAt: string };

const pushDevice = (row: Row): PushDevice => ({ ...pickColumns(row, VISIBLE), createdAt: row.createdAt.toISOString() });

/** The devices of an account, the newest first, with the key that a browser subscribes with. */
export async function list(actor: SessionUser): Promise<{ publicKey: string; items: PushDevice[] }> {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, actor.id))
    .orderBy(desc(pushSubscriptions.id));
  return { publicKey: await pushPublicKey(), items: rows.map(pushDevice) };
}

/** Subscribes this browser, or moves it to this account: only its last user gets notifications. */
export async function create(actor: SessionUser, { endpoint, keys }: PushSubscriptionInput): Promise<PushDevice> {
  if (outgoingUrlProblem(endpoint)) throw Invalid.field("endpoint", "invalid", pushMessages.endpoint);
  if (!isPublicKey(keys.p256dh)) throw Invalid.field("keys.p256dh", "invalid", pushMessages.keys);
  const { p256dh, auth: authSecret } = keys;
  const row = await transactionInSession(actor, function* (tx) {
    const session = yield* firstRow(
      tx.select({ device: sessions.device }).from(sessions).where(eq(sessions.id, actor.sessionId)),
    );
    const values = {
      userId: actor.id,
      sessionId: actor.sessionId,
      p256dh,
      authSecret,
      device: session?.device ?? null,
    };
    const saved = yield* getRow(
      tx
        .insert(pushSubscriptions)
        .values({ endpoint, ...values })
        .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values })
        .returning(),
    );
    const own = yield* run(
      tx
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, actor.id))
        .orderBy(asc(pushSubscriptions.id)),
    );
    const surplus = own.map(({ id }) => id).filter((id) => id !== saved.id);
    const oldest = surplus.slice(0, Math.max(0, own.length - MAX_OF_USER));
    if (oldest.length > 0) yield* run(tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest)));
    return saved;
  });
  return pushDevice(row);
}

/** Removes one of the actor's subscriptions. Throws NotFound for others. */
export async function remove(actor: SessionUser, id: number): Promise<void> {
  await transaction((tx) =>
    getRow(
      tx
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, actor.id)))
        .returning({ id: pushSubscriptions.id }),
      () => new NotFound(pushMessages.notFound),
    ),
  );
}
