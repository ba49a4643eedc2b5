import type { IncomingMessage, ServerResponse } from "node:http";

/** The connection of a request whose body is not read cannot be reused. */
export const closing = (method = ""): Record<string, string> =>
  /^(GET|HEAD|OPTIONS)$/.test(method) ? {} : { connection: "close" };

/** Answers a request with only a sentence. */
export function refuse(
  { method }: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  why: string,
  headers: Record<string, string> = {},
): void {
  outgoing.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...headers, ...closing(method) }).end(why);
}
