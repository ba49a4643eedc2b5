import { nextEventLoopTurn } from "./event-loop-queue.ts";

/** How much of another server's answers may still be read, shared by all requests of one task. */
export interface ReadBudget {
  bytes: number;
  /** Pieces, each of which costs time, however short it is. */
  chunks: number;
}

/** Another server's answer is far longer than it may be. */
export class ResponseTooLong extends Error {
  override name = "ResponseTooLong";
}

/** Pieces that are read without letting others in. */
const CHUNKS_PER_TURN = 64;

/**
 * Wraps a response, of any status, so that its body fails once the budget is used up or the signal aborts. Counts bytes
 * as read: decompressed and with framing.
 */
export function boundedResponse(response: Response, budget: ReadBudget, signal?: AbortSignal | null): Response {
  const { body, status, statusText, headers } = response;
  const reader = body?.getReader();
  if (!reader) return response;
  const cancel = (reason: unknown) => void reader.cancel(reason).catch(() => {});
  const bounded = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const onAbort = () => {
          cancel(signal!.reason);
          controller.error(signal!.reason);
        };
        if (signal?.aborted) onAbort();
        signal?.addEventListener("abort", onAbort, { once: true });
      },
      async pull(controller) {
        const { done, value } = await reader.read();
        if (signal?.aborted) return;
        if (done) return controller.close();
        budget.bytes -= value.length;
        budget.chunks--;
        if (budget.bytes < 0 || budget.chunks < 0) {
          const error = new ResponseTooLong("the answer is too long");
          cancel(error);
          throw error;
        }
        if (budget.chunks % CHUNKS_PER_TURN === 0) await nextEventLoopTurn();
        controller.enqueue(value);
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  return new Response(bounded, { status, statusText, headers });
}
