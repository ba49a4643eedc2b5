import { z } from "zod";

/** Far more than any answer of ours needs, tool calls, framing and refusals included. */
export const MAX_READ_BYTES = 256 * 1024;
export const MAX_READ_CHUNKS = 16_384;
/** Longer texts are cut off: none of the rest would be shown. */
const MAX_READ_CHARACTERS = 8_000;
const MAX_TOOL_CALLS = 16;

interface ToolCall {
  id: string;
  name: string;
  json: string;
}

export interface Answer {
  text: string;
  calls: ToolCall[];
  tokens: number;
}

// Servers speak many dialects, so whatever has another type than expected counts as missing.
const text = z.string().nullish().catch(undefined);
const calledFunction = z.object({ name: text, arguments: text }).nullish().catch(undefined);
const usage = z.object({ total_tokens: z.number() }).nullish().catch(undefined);

const whole = z.object({
  choices: z.array(
    z.object({
      message: z.object({
        content: text,
        tool_calls: z
          .array(z.object({ id: text, function: calledFunction }))
          .nullish()
          .catch(undefined),
      }),
    }),
  ),
  usage,
});

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: text,
            tool_calls: z
              .array(
                z
                  .object({
                    index: z
                      .int()
                      .min(0)
                      .max(MAX_TOOL_CALLS - 1),
                    id: text,
                    function: calledFunction,
                  })
                  .nullable()
                  .catch(null),
              )
              .nullish()
              .catch(undefined),
          })
          .nullish(),
        finish_reason: z.unknown().optional(),
      }),
    )
    .nullish(),
  usage,
  error: z.unknown().optional(),
});

/** Reads an answer that came in one piece. */
export function readWhole(json: unknown): Answer {
  const { choices, usage: used } = whole.parse(json);
  const message = choices[0]?.message;
  if (!message) throw new Error("no choice");
  const calls = (message.tool_calls ?? [])
    .slice(0, MAX_TOOL_CALLS)
    .flatMap(({ id, function: called }, index) =>
      called ? [{ id: id ?? `call-${index}`, name: called.name ?? "", json: called.arguments ?? "" }] : [],
    );
  return { text: message.content ?? "", calls, tokens: used?.total_tokens ?? 0 };
}

/** Reads an event stream, and passes on its text as it comes. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  take: (text: string) => void,
): Promise<Answer> {
  const calls = new Map<number, ToolCall>();
  let answer = "";
  let tokens = 0;
  let isFinished = false;
  for await (const data of eventsOf(body)) {
    const { choices, usage: used, error } = chunk.parse(JSON.parse(data));
    if (error) throw new Error("the server gave up");
    tokens = used?.total_tokens ?? tokens;
    if (answer.length > MAX_READ_CHARACTERS) {
      isFinished = true;
      break;
    }
    const choice = choices?.[0];
    if (!choice) continue;
    const { content, tool_calls: pieces } = choice.delta ?? {};
    if (content) {
      answer += content;
      take(content);
    }
    for (const piece of pieces ?? []) {
      if (!piece) continue;
      const { index, id, function: called } = piece;
      const call = calls.get(index) ?? { id: id ?? `call-${index}`, name: "", json: "" };
      calls.set(index, call);
      call.name += called?.name ?? "";
      call.json += called?.arguments ?? "";
    }
    isFinished ||= choice.finish_reason != null;
  }
  signal.throwIfAborted();
  if (!isFinished) throw new Error("broke off");
  const inOrder = [...calls].sort(([one], [other]) => one - other).map(([, call]) => call);
  return { text: answer, calls: inOrder, tokens };
}

/**
 * The data of each event up to `[DONE]` (WHATWG HTML §9.2.6). Time grows with the length alone, however small the
 * pieces are in which it comes.
 */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let line = "";
  let data: string[] = [];
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const [first = "", ...rest] = decoder.decode(read.value, { stream: true }).split(/\r\n|[\r\n]/);
      line += first;
      for (const next of rest) {
        if (line.startsWith("data:")) data.push(line.slice(line[5] === " " ? 6 : 5));
        if (line === "" && data.length > 0) {
          const event = data.join("\n");
          data = [];
          if (event.startsWith("[DONE]")) return;
          yield event;
        }
        line = next;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
  if (line.startsWith("data:")) data.push(line.slice(5).trim());
  if (data.length > 0 && data[0] !== "[DONE]") yield data.join("\n");
}
