import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type Handle = (
  request: { body: Record<string, unknown>; headers: IncomingMessage["headers"] },
  response: ServerResponse,
) => void;

/** A server that speaks the chat completions API, each call answered by the next handler; the last one stays. */
export async function aModelServer(...handlers: Handle[]) {
  const calls: { body: Record<string, unknown>; headers: IncomingMessage["headers"] }[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const call = { body: JSON.parse(text) as Record<string, unknown>, headers: request.headers };
      calls.push(call);
      handlers[Math.min(calls.length, handlers.length) - 1]!(call, response);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, calls };
}

export const whole =
  (content: string | null, more: object = {}): Handle =>
  (_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        id: "1",
        object: "chat.completion",
        choices: [{ index: 0, message: { role: "assistant", content, ...more }, finish_reason: "stop" }],
        usage: { total_tokens: 42 },
      }),
    );
  };
export const streamed =
  (...pieces: string[]): Handle =>
  (_, response) => {
    response.setHeader("content-type", "text/event-stream");
    for (const content of pieces)
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
      );
    response.end(
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }], usage: { total_tokens: 7 } })}\n\ndata: [DONE]\n\n`,
    );
  };

/** The ids of the facts in a prompt that contain these words. */
function idsOf(body: Record<string, unknown>, cites: readonly string[]): string[] {
  const [system] = body.messages as { content: string }[];
  const lines = system!.content.split("\n").filter((line) => line.startsWith("["));
  return cites.map((part) => /^\[(\w+)\]/.exec(lines.find((line) => line.includes(part)) ?? "")?.[1] ?? "none");
}

/** What a model writes that cites the facts with these words. */
export const citingText = (
  body: Record<string, unknown>,
  cites: readonly string[],
  answer: string,
  knows = true,
): string => JSON.stringify({ facts: idsOf(body, cites), knows, answer });

/** An answer with citations, in one piece. */
export const citing =
  (cites: readonly string[], answer: string, knows = true): Handle =>
  (call, response) =>
    whole(citingText(call.body, cites, answer, knows))(call, response);

/** The same in a stream of small pieces. */
export const citingInPieces =
  (cites: readonly string[], answer: string, knows = true): Handle =>
  (call, response) =>
    streamed(...(citingText(call.body, cites, answer, knows).match(/[^]{1,7}/g) ?? []))(call, response);
