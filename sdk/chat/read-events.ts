import { request } from "../page-runtime/request.ts";
import { REQUEST_TIMEOUT_MS } from "../page-runtime/timeout.ts";
import { eventReader } from "./stream.ts";

/**
 * Tells of each event that the server sends; an answer that comes whole is `done`. Gives up after 10 s without a sign
 * of life, once it has begun after `silence` ms. A timer that is left has nothing to abort.
 */
export async function readEvents(
  controller: AbortController,
  url: string,
  options: RequestInit,
  silence: number,
  onEvent: (event: string, value: unknown) => void,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort({ message: "it timed out" }), ms);
  };
  wait(REQUEST_TIMEOUT_MS);
  const response = await request(url, { ...options, signal: controller.signal });
  if (!/event-stream/.test(response.headers.get("content-type")!)) return onEvent("done", await response.json());
  const feed = eventReader(({ event, data: json }) => onEvent(event, JSON.parse(json)));
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  for (let chunk; !(chunk = await reader.read()).done;) {
    wait(silence);
    feed(decoder.decode(chunk.value, { stream: true }));
  }
}
