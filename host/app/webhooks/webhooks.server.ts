import { and, asc, count, eq, isNotNull } from "drizzle-orm";
import type { z } from "zod";
import { getRow, run, type Tx, type Webhook } from "#db/index.ts";
import { type Actor, requirePermission } from "../access.ts";
import { changedFields, recordAudit } from "../audit/audit.server.ts";
import { removeWebhooks, requireReauthentication } from "../auth/credentials.server.ts";
import { notifyCredentialChange } from "../auth/mails/notify-credential-change.server.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { MINUTE_MS } from "../config/durations.ts";
import { createSecretCipher } from "../config/secret-cipher.server.ts";
import { db, tables } from "../database.server.ts";
import { Invalid, NotFound } from "../errors.ts";
import { pickColumns, readableColumns } from "../field-access/columns.ts";
import type { pageQuery } from "../http/cursor.ts";
import { type Page, paginate } from "../http/paging.server.ts";
import { outgoingUrlProblem } from "../outgoing/outgoing.server.ts";
import { mayAddWebhook, mayManageWebhook, mayUseWebhooks } from "./access.ts";
import { ROTATION_MS } from "./events.ts";
import { webhookMessages } from "./messages.en.ts";
import { announceDeliveries } from "./pending.ts";
import { newSecret } from "./signature.server.ts";
import type { WebhookCreate, WebhookUpdate } from "./webhooks.schema.ts";
import { transactionOf } from "../auth/transaction-of.server.ts";

const { webhooks } = tables;
const cipher = createSecretCipher("webhook secrets");

const OWN = readableColumns("webhooks", "owner", ["id", "url", "events", "isActive", "failingSince", "createdAt"]);

/** A webhook as its owner sees it. */
export type OwnWebhook = ReturnType<typeof ownWebhook>;

function ownWebhook(webhook: Webhook) {
  const { failingSince, createdAt, ...visible } = pickColumns(webhook, OWN);
  return { ...visible, failingSince: failingSince?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}

/** The actor's webhooks, the oldest first. */
export async function list(actor: Actor, query: z.output<typeof pageQuery>): Promise<Page<OwnWebhook>> {
  requirePermission(mayUseWebhooks(actor));
  const rows = await db.select().from(webhooks).where(eq(webhooks.userId, actor.id)).orderBy(asc(webhooks.id));
  return paginate(rows.map(ownWebhook), query);
}

/** Adds a webhook. Its secret is in this answer only. */
export async function create(
  actor: SessionUser,
  { url, events, currentPassword }: WebhookCreate,
): Promise<OwnWebhook & { secret: string }> {
  requireSendable(url);
  await requireReauthentication(actor, currentPassword);
  const secret = newSecret();
  const added = await transactionOf(actor, function* (tx) {
    const owned = yield* getRow(tx.select({ n: count() }).from(webhooks).where(eq(webhooks.userId, actor.id)));
    requirePermission(mayAddWebhook(actor, owned.n));
    const row = yield* getRow(
      tx
        .insert(webhooks)
        .values({ userId: actor.id, url, events, sealedSecret: cipher.encrypt(actor.id, secret) })
        .returning(),
    );
    yield* run(recordAudit(tx, actor, "webhook.create", `webhook:${row.id}`));
    yield* notifyOfAddress(tx, actor, "webhook-added", url);
    return row;
  });
  return { ...ownWebhook(added), secret };
}

/** Changes what is sent, and where to. Switching it on sends what has been pending meanwhile. */
export async function update(
  actor: SessionUser,
  id: number,
  { currentPassword, ...changes }: WebhookUpdate,
): Promise<OwnWebhook> {
  if (changes.url !== undefined) requireSendable(changes.url);
  const current = await getWebhook(actor, id);
  const newUrl = changes.url === current.url ? undefined : changes.url;
  if (newUrl) await requireReauthentication(actor, currentPassword);
  const changed = await transactionOf(actor, function* (tx) {
    const row = yield* getRow(
      tx
        .update(webhooks)
        .set({ ...changes, ...((changes.isActive !== undefined || changes.url) && { failingSince: null }) })
        .where(isOwn(actor, id))
        .returning(),
      notFound,
    );
    const fields = changedFields(current, changes);
    if (fields.length > 0) yield* run(recordAudit(tx, actor, "webhook.update", `webhook:${id}`, { fields }));
    if (newUrl) yield* notifyOfAddress(tx, actor, "webhook-changed", newUrl);
    return row;
  });
  announceDeliveries();
  return ownWebhook(changed);
}

/** Whoever adds a webhook tries it out, and what is wrong with it then comes by mail first. */
const NOTICE_DELAY_MS = 5 * MINUTE_MS;

/** Tells the owner where what happens in the account goes now; not the whole URL, which may have a secret in it. */
function* notifyOfAddress(tx: Tx, { id }: Actor, change: "webhook-added" | "webhook-changed", url: string) {
  const nextAttemptAt = new Date(Date.now() + NOTICE_DELAY_MS);
  yield* notifyCredentialChange(tx, id, change, new URL(url).host, { nextAttemptAt });
}

/** Deletes a webhook with its deliveries; what is pending is not sent. */
export async function remove(actor: Actor, id: number): Promise<void> {
  await getWebhook(actor, id);
  await transactionOf(actor, function* (tx) {
    yield* removeWebhooks(tx, isOwn(actor, id));
    yield* run(recordAudit(tx, actor, "webhook.delete", `webhook:${id}`));
  });
}

/** Earlier secrets that sign at most: a receiver reads a header of so many signatures. */
const MAX_PREVIOUS = 4;

/** A new secret, in this answer only; those before, by whichever a receiver checks, sign beside it for a day. */
export async function rotate(actor: Actor, id: number): Promise<OwnWebhook & { secret: string }> {
  await getWebhook(actor, id);
  const secret = newSecret();
  const changed = await transactionOf(actor, function* (tx) {
    const before = yield* getRow(tx.select().from(webhooks).where(isOwn(actor, id)), notFound);
    const row = yield* getRow(
      tx
        .update(webhooks)
        .set({
          sealedSecret: cipher.encrypt(actor.id, secret),
          previousSealedSecret: sealedSecretsOf(before).slice(0, MAX_PREVIOUS).join(" "),
          previousUntil: new Date(Date.now() + ROTATION_MS),
        })
        .where(eq(webhooks.id, id))
        .returning(),
      notFound,
    );
    yield* run(recordAudit(tx, actor, "webhook.rotate", `webhook:${id}`));
    return row;
  });
  return { ...ownWebhook(changed), secret };
}

/** The secrets that sign now; none if they were encrypted under another SESSION_SECRET. */
export const secretsOf = (webhook: Webhook): string[] =>
  sealedSecretsOf(webhook).flatMap((one) => cipher.decrypt(webhook.userId ?? 0, one) ?? []);

/** The newest first. The earlier ones stand in one column, with a blank between. */
function sealedSecretsOf({ sealedSecret, previousSealedSecret, previousUntil }: Webhook): string[] {
  const isRotating = previousSealedSecret !== null && previousUntil !== null && previousUntil > new Date();
  return [sealedSecret, ...(isRotating ? previousSealedSecret.split(" ") : [])];
}

/** A webhook of the actor's own; throws NotFound or Forbidden. */
export async function getWebhook(actor: Actor, id: number): Promise<Webhook> {
  const isThere = and(eq(webhooks.id, id), isNotNull(webhooks.userId));
  const webhook = await getRow(db.select().from(webhooks).where(isThere), notFound);
  requirePermission(mayManageWebhook(actor, webhook));
  return webhook;
}

/** Asked again where it is written, as it may be removed meanwhile. */
const isOwn = (actor: Actor, id: number) => and(eq(webhooks.id, id), eq(webhooks.userId, actor.id));

const notFound = () => new NotFound(webhookMessages.notFound);

/** Checks the URL itself; its IPs are checked at each delivery. */
function requireSendable(url: string): void {
  const problem = outgoingUrlProblem(url);
  if (problem === undefined) return;
  const message = problem === "wrong_url" ? webhookMessages.urlNotHttps : webhookMessages.urlNotPublic;
  throw Invalid.field("url", "invalid", message);
}
