import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aUserWithPassword } from "./builders.ts";
import { callRequests } from "./call-requests.ts";
import { type Client, signedIn } from "./client.ts";
import { aFullCard, type FullCard } from "./full-card.ts";
import { type Host, startHost } from "./host.ts";

let host: Host;
let full: FullCard;
let call: Client;
const requests = callRequests(() => host);
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off", DNS_SERVER: "127.0.0.1:9" });
  full = await aFullCard(host.database);
  call = await signedIn(host, await aUserWithPassword(host.database, { accessLevel: 3 }));
});
afterAll(() => host.stop());

/** An id that nothing has. */
const NONE = 999_999;
/** Ids of what is nobody's but its owner's. A card's id is no secret: it stands in its page. */
const PRIVATE = {
  submissionId: NONE,
  conversationId: NONE,
  unansweredId: NONE,
  domainId: NONE,
  campaignId: NONE,
  passkeyId: NONE,
  appPasswordId: NONE,
  keyId: NONE,
  personId: NONE,
  doubleId: NONE - 1,
  partId: NONE - 2,
} satisfies Partial<FullCard>;

/** A call whose request has one of these ids, and where it does not add anything. */
const CALLS = Object.keys(requests).filter(
  (name) =>
    /\/(contacts|conversations|inbox|domains|submissions|campaigns|unanswered|passkeys|app-passwords|keys)\/.*:|contacts\/bulk/.test(
      name,
    ) && !name.endsWith("/events"),
);

/** These name the refusal to a signed-in user; the number of such rows is all that it tells. */
const REFUSED = /^\w+ \/api\/(contacts|conversations|inbox|domains|submissions)\//;

async function answerOf(name: string, of: FullCard) {
  const [path, body, headers] = await requests[name]!(of);
  const { status, text } = await call(name.split(" ")[0]!, path, body, headers);
  return { status, text };
}

test("many calls are about something private", () => {
  expect(CALLS.length).toBeGreaterThan(30);
});

describe("an id of somebody else's", () => {
  test.for(CALLS.filter((name) => !REFUSED.test(name)))("is answered like one of nothing: %s", async (name) => {
    const foreign = await answerOf(name, full);
    expect([403, 404]).toContain(foreign.status);
    expect(foreign).toEqual(await answerOf(name, { ...full, ...PRIVATE }));
  });

  test.for(CALLS.filter((name) => REFUSED.test(name)))("is refused by a sentence alone: %s", async (name) => {
    const { status, text } = await answerOf(name, full);
    expect(status).toBe(403);
    expect(text).toMatch(/^This is somebody else's contact\.$|^You don't have permission to [a-z' ]+\.$/);
    expect((await answerOf(name, { ...full, ...PRIVATE })).status).toBe(404);
  });

  test.for([
    ["conversation", "conversationId"],
    ["message", "submissionId"],
    ["question", "unansweredId"],
  ] as const)("opens the same inbox as one of nothing: ?%s=", async ([kind, id]) => {
    const open = async (of: number) => {
      const { status, text } = await call("GET", `/inbox.data?${kind}=${of}`);
      return { status, text };
    };
    const missing = await open(NONE);
    expect(missing.status).toBe(200);
    expect(await open(full[id])).toEqual(missing);
  });
});
