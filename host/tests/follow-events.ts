import { onTestFinished, expect } from "vitest";

export interface StreamEvent {
  id?: string;
  event: string;
  data: Record<string, unknown>;
}

export interface FollowedStream {
  status: number;
  headers: Headers;
  /** All that has come so far. */
  events: StreamEvent[];
  /** Comments that have come so far. */
  comments(): number;
  /** The messages' texts, each with who wrote it. */
  messages(): string[];
  hasEnded(): boolean;
  close(): void;
}

/** Follows an event stream until the test ends. */
export async function follow(url: string, headers: Record<string, string> = {}): Promise<FollowedStream> {
  const controller = new AbortController();
  const response = await fetch(url, {
    headers: { accept: "text/event-stream", ...headers },
    signal: controller.signal,
  });
  const events: StreamEvent[] = [];
  let comments = 0;
  let hasEnded = false;
  const read = async () => {
    const decoder = new TextDecoder();
    let rest = "";
    const reader = response.body!.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      rest += decoder.decode(chunk.value as Uint8Array, { stream: true });
      const blocks = rest.split("\n\n");
      rest = blocks.pop()!;
      for (const block of blocks) {
        const lines = block.split("\n");
        const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
        if (block.startsWith(":")) comments++;
        else if (field("data"))
          events.push({
            id: field("id"),
            event: field("event")!,
            data: JSON.parse(field("data")!) as StreamEvent["data"],
          });
      }
    }
  };
  if (response.ok)
    void read()
      .catch(() => {})
      .finally(() => (hasEnded = true));
  const close = () => controller.abort();
  onTestFinished(close);
  return {
    status: response.status,
    headers: response.headers,
    events,
    comments: () => comments,
    messages: () =>
      events.flatMap(({ event, data }) =>
        event === "message" ? [`${data.role as string}: ${data.text as string}`] : [],
      ),
    hasEnded: () => hasEnded,
    close,
  };
}

/** Waits until a stream has said something. */
export const untilReceived = (stream: FollowedStream, message: string) =>
  expect.poll(() => stream.messages(), { timeout: 10_000 }).toContain(message);
