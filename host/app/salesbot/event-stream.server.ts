import { DomainError } from "../errors.ts";
import { onShutdown } from "../runtime/shutdown.server.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { errorMessages } from "../languages/error-messages.en.ts";
import { textIn } from "../languages/message.ts";
import type { Locale } from "../languages/locales.ts";

/** Interval of comments that keep a stream alive while thinking: clients give up after 10 s of silence. */
const HEARTBEAT_MS = 3_000;
const open = new Set<() => void>();

onShutdown(async () => open.forEach((close) => close()));

/** An event stream: `delta` {text} for each piece, then one `done` with the whole result, or `error` {message}. */
export function eventStream(locale: Locale, work: (onText: (text: string) => void) => Promise<unknown>): Response {
  const encoder = new TextEncoder();
  let isOpen = true;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => isOpen && controller.enqueue(encoder.encode(text));
      const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const heartbeat = setInterval(() => write(": \n\n"), HEARTBEAT_MS);
      const close = () => {
        if (isOpen) controller.close();
        isOpen = false;
        clearInterval(heartbeat);
        open.delete(close);
      };
      open.add(close);
      write(": \n\n");
      try {
        send("done", await work((text) => send("delta", { text })));
      } catch (error) {
        if (!(error instanceof DomainError)) log("error", "chat stream failed", errorFields(error));
        send("error", { message: textIn(locale, error instanceof DomainError ? error.text : errorMessages.fault) });
      } finally {
        close();
      }
    },
    cancel() {
      isOpen = false;
    },
  });
  return new Response(stream, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache, no-transform" },
  });
}
