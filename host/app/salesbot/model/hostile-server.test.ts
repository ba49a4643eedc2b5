import { gzipSync } from "node:zlib";
import type { ServerResponse } from "node:http";
import { beforeAll, expect, test } from "vitest";
import { fullFacts } from "../../../tests/assistant/facts.ts";
import { objectionTo } from "../../../tests/assistant/model-answers.ts";
import { aModelServer, type Handle } from "../../../tests/model-server.ts";
import { createModelClient } from "./model.server.ts";

// A faulty or hostile model server costs a bounded time and memory, and nothing outside the answer.

/** Plain text: held against the facts nearest to it. */
const ANSWER = "Dogs are welcome on the terrace.";
const LIMIT = 256 * 1024;

// Word vectors are read at first use, which is not what is measured here.
beforeAll(() => void objectionTo(fullFacts, "dogs?", ANSWER));

const streaming =
  (deltas: unknown[]): Handle =>
  (_, response) => {
    response.setHeader("content-type", "text/event-stream");
    for (const delta of deltas) response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
    response.end(`data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n`);
  };

const toolCall = (index: unknown, args = "{}") => ({
  tool_calls: [{ index, id: "c", function: { name: "take_lead", arguments: args } }],
});

/** What comes of one question, and what the server could send. */
async function askOf(handle: Handle, deadlineMs = 3_000) {
  const { baseUrl, calls } = await aModelServer(handle);
  const client = createModelClient({ apiKey: "k", baseUrl, model: "m" }, deadlineMs)!;
  const began = performance.now();
  const reason = await client.ask(fullFacts, [], "hello", { onText: () => undefined }).then(
    ({ message }) => message,
    (error: { reason: string }) => error.reason,
  );
  return { reason, calls, ms: performance.now() - began };
}

test.each([4_294_967_294, 16, -1, 0.5, "__proto__", "constructor", null, undefined])(
  "a tool call with the index %j is left out at once",
  async (index) => {
    const { reason, ms, calls } = await askOf(streaming([toolCall(index), { content: ANSWER }]));
    expect([reason, calls.length]).toEqual(["Dogs are welcome on the terrace.", 1]);
    expect(ms).toBeLessThan(1_500);
    expect(Object.keys(Array.prototype)).toEqual([]);
    expect((Array.prototype as unknown as { json?: string }).json).toBeUndefined();
  },
);

/** Writes this text again and again until the client leaves; counts what it has sent. */
function endless(response: ServerResponse, text: string, count: { bytes: number }): void {
  const more = () => {
    if (response.destroyed || count.bytes > 100 * LIMIT) return;
    count.bytes += text.length;
    response.write(text, more);
  };
  more();
}

const event = (delta: unknown) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`;

test.each([
  ["arguments", "text/event-stream", 200, "", event(toolCall(0, "a".repeat(16_000)))],
  ["comments", "text/event-stream", 200, "", `: ${"a".repeat(16_000)}\n\n`],
  ["one line", "text/event-stream", 200, "data: ", "a".repeat(16_000)],
  ["JSON", "application/json", 200, '{"choices":[{"message":{"content":"', "a".repeat(16_000)],
  ["an error", "application/json", 400, '{"error":"', "a".repeat(16_000)],
  ["an error to try again", "application/json", 500, '{"error":"', "a".repeat(16_000)],
])("endless %s is read to the limit only", async (_, type, status, head, text) => {
  const count = { bytes: 0 };
  const { reason, ms } = await askOf((__, response) => {
    response.writeHead(status, { "content-type": type }).write(head);
    endless(response, text, count);
  });
  expect(["too long", `status ${status}`]).toContain(reason);
  expect(ms).toBeLessThan(2_500);
  // The limit, and what waits in the sockets of both sides.
  expect(count.bytes).toBeLessThan(LIMIT + 8_000_000);
});

test("the limit counts what is unpacked", async () => {
  const bomb = gzipSync(`{"choices":[{"message":{"content":"${"a".repeat(20_000_000)}"}}]}`);
  const { reason } = await askOf((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(bomb);
  });
  expect(reason).toBe("too long");
});

test("single bytes keep nobody else waiting", async () => {
  let maxWait = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    maxWait = Math.max(maxWait, performance.now() - last);
    last = performance.now();
  }, 5);
  const letters = Buffer.from("1\r\na\r\n".repeat(250_000));
  await askOf((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    response.socket!.write(letters);
  });
  clearInterval(watch);
  expect(maxWait).toBeLessThan(400);
});

test("values of other types than expected are as good as none", async () => {
  const { reason } = await askOf(
    streaming([{ content: { toString: 1 } }, { content: ["x"] }, { tool_calls: {} }, { content: ANSWER }]),
  );
  expect(reason).toBe("Dogs are welcome on the terrace.");
});
