import { createHash, createHmac } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { run } from "#db/index.ts";
import { config, sessionSecret } from "../config/config.server.ts";
import { DAY_MS, MINUTE_MS } from "../config/durations.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Conflict, Invalid } from "../errors.ts";
import { networkKey } from "../runtime/ip-address.server.ts";
import { errorFields, log } from "../runtime/log.server.ts";

const { answeredRequests } = tables;

/** How long a repeat gets the first answer. */
const KEPT_MS = DAY_MS;
/** A first request unanswered for this long has died with its process, as no request takes longer. */
const ABANDONED_MS = MINUTE_MS;
const MAX_BODY = 256 * 1024;
const FORGOTTEN_AT_ONCE = 1_000;

interface IdempotentRequest {
  request: Request;
  body: unknown;
  user: { id: number } | null;
  clientAddress: string;
}

/**
 * Answers a write. With an Idempotency-Key it is done once for an account, or for a visitor's address: a repeat gets
 * the first answer. What failed is not kept, so that it can be tried again. Throws Conflict while the first one is
 * being answered, and for another request under the same key.
 */
export async function handleIdempotently(asked: IdempotentRequest, answer: () => Promise<Response>): Promise<Response> {
  const given = asked.request.headers.get("idempotency-key");
  if (given === null) return answer();
  if (!/^[\x21-\x7e]{1,200}$/.test(given))
    throw new Invalid("The Idempotency-Key must be 1 to 200 visible ASCII characters.");
  const key = keyOf(asked, given);
  const known = await claim(key, asked);
  if (known) return known;
  try {
    const response = await answer();
    await keep(key, response);
    return response;
  } catch (error) {
    await release(key);
    throw error;
  }
}

function keyOf({ request, user, clientAddress }: IdempotentRequest, given: string): string {
  const asker = user ? `account ${user.id}` : `visitor ${networkKey(clientAddress)}`;
  return createHmac("sha256", sessionSecret(config))
    .update(`${asker}\n${request.method} ${new URL(request.url).pathname}\n${given}`)
    .digest("base64url");
}

/** Takes the key for a first request; answers the known response to a repeat. */
async function claim(key: string, { body, user }: IdempotentRequest): Promise<Response | undefined> {
  const request = createHash("sha256")
    .update(JSON.stringify(body) ?? "")
    .digest("base64url");
  const now = Date.now();
  const known = await transaction(function* (tx) {
    const [row] = yield* run(tx.select().from(answeredRequests).where(eq(answeredRequests.key, key)));
    const age = row ? now - row.createdAt.getTime() : 0;
    if (row && age < (row.status === null ? ABANDONED_MS : KEPT_MS)) return row;
    const first = { userId: user?.id ?? null, request, status: null, body: null, createdAt: new Date(now) };
    yield* run(
      tx
        .insert(answeredRequests)
        .values({ key, ...first })
        .onConflictDoUpdate({ target: answeredRequests.key, set: first }),
    );
    return undefined;
  });
  if (!known) return undefined;
  if (known.request !== request) throw new Conflict("This Idempotency-Key was used for another request.", "key_reused");
  if (known.status === null)
    throw new Conflict(
      "The first request with this Idempotency-Key is still being answered. Please try again.",
      "in_progress",
    );
  const headers = { ...(known.contentType && { "content-type": known.contentType }), "idempotency-replayed": "true" };
  return new Response(known.body, { status: known.status, headers });
}

/** Keeps an answer that says that something was done: not one that opens a session, which nobody may find here. */
async function keep(key: string, response: Response): Promise<void> {
  const body = response.ok && !response.headers.has("set-cookie") ? await response.clone().text() : undefined;
  if (body === undefined || body.length > MAX_BODY) return release(key);
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

/** Forgets answers that nobody asks for any more. */
export async function deleteExpiredAnswers(signal: AbortSignal, now = Date.now()): Promise<void> {
  const isOld = lt(answeredRequests.createdAt, new Date(now - KEPT_MS));
  while (!signal.aborted) {
    const old = await db
      .select({ at: answeredRequests.createdAt })
      .from(answeredRequests)
      .where(isOld)
      .orderBy(answeredRequests.createdAt)
      .limit(FORGOTTEN_AT_ONCE);
    if (old.length === 0) return;
    const last = old.at(-1)!.at;
    await transaction((tx) =>
      tx.delete(answeredRequests).where(lt(answeredRequests.createdAt, new Date(last.getTime() + 1))),
    );
  }
}
