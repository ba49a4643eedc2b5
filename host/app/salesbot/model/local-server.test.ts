import { expect, test } from "vitest";
import { fullFacts } from "../../../tests/assistant/facts.ts";
import { aModelServer, citingText, type Handle } from "../../../tests/model-server.ts";
import { createModelClient } from "./model.server.ts";

// Servers on one's own machine: no key, no tools, no usage, tokens that come slowly.

const TOKEN_MS = 4;

/** Streams an answer token by token, without usage, as llama.cpp's server and Ollama do. */
function slowly(cites: string[], answer: string, finish: object): Handle {
  return ({ body }, response) => {
    const tokens = citingText(body, cites, answer).match(/[^]{1,4}/g) ?? [];
    response.writeHead(200, { "content-type": "text/event-stream" });
    const send = (choice: object) =>
      response.write(
        `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", model: "m", choices: [{ index: 0, ...choice }] })}\n\n`,
      );
    send({ delta: { role: "assistant", content: null }, finish_reason: null });
    const next = () => {
      const content = tokens.shift();
      if (content === undefined) {
        send(finish);
        response.end("data: [DONE]\n\n");
      } else {
        send({ delta: { content }, finish_reason: null });
        setTimeout(next, TOKEN_MS);
      }
    };
    next();
  };
}

test.each([
  ["llama.cpp", { delta: {}, finish_reason: "stop" }],
  ["Ollama", { delta: { role: "assistant", content: "" }, finish_reason: "stop" }],
])("%s: sentences are shown as they come, tokens are estimated", async (_, finish) => {
  const answer = "The hall seats 140 guests. Dogs are welcome on the terrace.";
  const { baseUrl, calls } = await aModelServer(slowly(["seats 140", "Dogs"], answer, finish));
  const client = createModelClient({ apiKey: undefined, baseUrl, model: "qwen2.5:7b" })!;
  const emitted: string[] = [];
  const reply = await client.ask(fullFacts, [], "how big?", { onText: (text) => emitted.push(text) });
  expect(emitted).toEqual(["The hall seats 140 guests.", " Dogs are welcome on the terrace."]);
  expect(reply.message).toBe(answer);
  expect(reply.tokens).toBeGreaterThan(300);
  expect(calls[0]!.headers.authorization).toBeUndefined();
  expect(calls[0]!.body).not.toHaveProperty("tools");
});

test("an older llama.cpp that cannot make a grammar of the schema is asked in words", async () => {
  const { baseUrl, calls } = await aModelServer((call, response) =>
    "response_format" in call.body
      ? response
          .writeHead(500, { "content-type": "application/json" })
          .end(JSON.stringify({ error: { code: 500, message: "failed to parse grammar", type: "server_error" } }))
      : slowly(["seats 140"], "The hall seats 140 guests.", { delta: {}, finish_reason: "stop" })(call, response),
  );
  const client = createModelClient({ apiKey: undefined, baseUrl, model: "local" })!;
  for (let n = 0; n < 2; n++)
    expect((await client.ask(fullFacts, [], "how big?")).message).toBe("The hall seats 140 guests.");
  expect(calls).toHaveLength(3);
});
