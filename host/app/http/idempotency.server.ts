import { createHmac } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { firstRow, run } from "#db/index.ts";
import { type Actor, rightsOf } from "../access.ts";
import { config, sessionSecret } from "../config/config.server.ts";
import { DAY_MS, MINUTE_MS } from "../config/durations.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Conflict, Invalid, TooManyRequests } from "../errors.ts";
import { errorMessages } from "../languages/error-messages.en.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { networkKey } from "../runtime/ip-address.server.ts";
import { errorFields, log } from "../runtime/log.server.ts";

const { answeredRequests } = tables;

/** How long a repeat gets the first answer. */
const RETENTION_MS = DAY_MS;
/** A first request unanswered for this long has died with its process, as no request takes longer. */
const ABANDONED_MS = MINUTE_MS;
/** Bytes of an answer that is kept, and of all that a process keeps of one account or address in a day. */
const MAX_BODY = 256 * 1024;
const MAX_STORED = 16 * 1024 * 1024;
/** Of all accounts at one address. */
const MAX_STORED_OF_NETWORK = 256 * 1024 * 1024;
/** Bytes stored within the day, by requester and by network. */
const storedBytes = new LRUCache<string, number>({ max: 10_000, ttl: RETENTION_MS, noUpdateTTL: true });
const DELETE_BATCH_SIZE = 1_000;

interface IdempotentRequest {
  request: Request;
  body: unknown;
  user: Actor | null;
  clientAddress: string;
}

/**
 * Answers a write. With an Idempotency-Key it is done once for an account, or for a visitor's address: a repeat gets
 * the first answer. What failed is not kept, so that it can be tried again. Throws Conflict while the first one is
 * being answered, and for another request under the same key.
 */
export async function handleIdempotently(call: IdempotentRequest, respond: () => Promise<Response>): Promise<Response> {
  const clientKey = readKey(call.request);
  if (clientKey === undefined) return respond();
  // Each key is a row for a day, also of a call that changes nothing.
  if (call.user) await consume("accountKey", { account: call.user.id });
  else await consume("visitorKey", { address: call.clientAddress });
  const requester = requesterOf(call);
  const network = `network ${networkKey(call.clientAddress)}`;
  const hasStored = (of: string, most: number) => (storedBytes.get(of) ?? 0) > most;
  if (hasStored(requester, MAX_STORED) || hasStored(network, MAX_STORED_OF_NETWORK))
    throw new TooManyRequests(DAY_MS / 1_000, errorMessages.tooMany);
  const key = storedKeyOf(call, requester, clientKey);
  const existing = await claim(key, call);
  if (existing) return existing;
  try {
    const response = await respond();
    await storeResponse(key, response, [requester, network]);
    return response;
  } catch (error) {
    await release(key);
    throw error;
  }
}

/** The request's Idempotency-Key; undefined without one. Throws Invalid. */
export function readKey(request: Request): string | undefined {
  const clientKey = request.headers.get("idempotency-key") ?? undefined;
  if (clientKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(clientKey))
    throw new Invalid("The Idempotency-Key must be 1 to 200 visible ASCII characters.");
  return clientKey;
}

export const keyReused = () => new Conflict("This Idempotency-Key was used for another request.", "key_reused");

const requesterOf = ({ user, clientAddress }: IdempotentRequest): string =>
  user ? `account ${user.id}` : `visitor ${networkKey(clientAddress)}`;

/** With the rights that a requester has: whoever has lost some gets no answer of before. */
function storedKeyOf({ request, user }: IdempotentRequest, requester: string, clientKey: string): string {
  const { pathname } = new URL(request.url);
  return createHmac("sha256", sessionSecret(config))
    .update(`${requester} ${user ? rightsOf(user) : ""}\n${request.method} ${pathname}\n${clientKey}`)
    .digest("base64url");
}

/** A keyed hash, as a body may hold a password, which could be guessed from another. Files count by their content. */
async function requestHash(key: string, { request, body }: IdempotentRequest): Promise<string> {
  const hash = createHmac("sha256", sessionSecret(config)).update(`${key}\n${new URL(request.url).search}\n`);
  if (!(body instanceof FormData)) return hash.update(JSON.stringify(body) ?? "").digest("base64url");
  for (const [name, value] of body) {
    const isText = typeof value === "string";
    hash.update(JSON.stringify([name, isText ? value : { name: value.name, type: value.type, size: value.size }]));
    if (!isText) hash.update(new Uint8Array(await value.arrayBuffer()));
  }
  return hash.digest("base64url");
}

/** Claims the key for a first request; returns the stored response for a repeat. */
async function claim(key: string, call: IdempotentRequest): Promise<Response | undefined> {
  const { user } = call;
  const request = await requestHash(key, call);
  const now = Date.now();
  const existing = await transaction(function* (tx) {
    const row = yield* firstRow(tx.select().from(answeredRequests).where(eq(answeredRequests.key, key)));
    const age = row ? now - row.createdAt.getTime() : 0;
    if (row && age < (row.status === null ? ABANDONED_MS : RETENTION_MS)) return row;
    const first = { userId: user?.id ?? null, request, status: null, body: null, createdAt: new Date(now) };
    yield* run(
      tx
        .insert(answeredRequests)
        .values({ key, ...first })
        .onConflictDoUpdate({ target: answeredRequests.key, set: first }),
    );
    return undefined;
  });
  if (!existing) return undefined;
  if (existing.request !== request) throw keyReused();
  if (existing.status === null)
    throw new Conflict(
      "The first request with this Idempotency-Key is still being answered. Please try again.",
      "in_progress",
    );
  const headers = {
    ...(existing.contentType && { "content-type": existing.contentType }),
    "idempotency-replayed": "true",
  };
  return new Response(existing.body, { status: existing.status, headers });
}

/** Stores a successful response, unless it has a session or secret. */
async function storeResponse(key: string, response: Response, countedFor: readonly string[]): Promise<void> {
  const isSecret = response.headers.has("set-cookie") || response.headers.get("cache-control") === "no-store";
  const body = response.ok && !isSecret ? await response.clone().text() : undefined;
  const bytes = Buffer.byteLength(body ?? "");
  if (body === undefined || bytes > MAX_BODY) return release(key);
  for (const of of countedFor) storedBytes.set(of, (storedBytes.get(of) ?? 0) + bytes);
  const contentType = response.headers.get("content-type");
  const answered = { status: response.status, contentType, body: response.status === 204 ? null : body };
  await transaction((tx) => tx.update(answeredRequests).set(answered).where(eq(answeredRequests.key, key))).catch(
    (error: unknown) => log("warn", "answer not kept for a repeat", errorFields(error)),
  );
}

async function release(key: string): Promise<void> {
  await transaction((tx) => tx.delete(answeredRequests).where(eq(answeredRequests.key, key))).catch((error: unknown) =>
    log("warn", "key of a failed request not released", errorFields(error)),
  );
}

/** Deletes responses older than a day. */
export async function deleteExpiredResponses(signal: AbortSignal, now = Date.now()): Promise<void> {
  const isOld = lt(answeredRequests.createdAt, new Date(now - RETENTION_MS));
  while (!signal.aborted) {
    const old = await db
      .select({ at: answeredRequests.createdAt })
      .from(answeredRequests)
      .where(isOld)
      .orderBy(answeredRequests.createdAt)
      .limit(DELETE_BATCH_SIZE);
    if (old.length === 0) return;
    const last = old.at(-1)!.at;
    await transaction((tx) =>
      tx.delete(answeredRequests).where(lt(answeredRequests.createdAt, new Date(last.getTime() + 1))),
    );
  }
}
