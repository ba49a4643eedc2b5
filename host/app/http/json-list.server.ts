import { toByteStream } from "./byte-stream.ts";
import { compressed } from "./compression.server.ts";

/** A list as JSON that is made while it is sent, page by page. */
export function jsonList(request: Request, pages: AsyncIterable<unknown[]>): Response {
  const body = toByteStream(listText(pages));
  return compressed(request, new Response(body, { headers: { "content-type": "application/json" } }));
}

async function* listText(pages: AsyncIterable<unknown[]>): AsyncGenerator<string, void> {
  let separator = "[";
  for await (const page of pages)
    for (const item of page) {
      yield separator + JSON.stringify(item);
      separator = ",";
    }
  yield separator === "[" ? "[]" : "]";
}
