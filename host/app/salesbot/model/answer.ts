import { z } from "zod";

/** Far more than any answer of ours needs, framing and refusals included. */
export const MAX_READ_BYTES = 256 * 1024;
export const MAX_READ_CHUNKS = 16_384;
/** Longer texts are cut off: none of the rest would be shown. */
const MAX_READ_CHARACTERS = 8_000;

export interface Answer {
  text: string;
  tokens: number;
  /** Whether the model had more to say than it may. */
  isCut: boolean;
}

// Servers speak many dialects, so whatever has another type than expected counts as missing.
const text = z.string().nullish().catch(undefined);
const usage = z.object({ total_tokens: z.number() }).nullish().catch(undefined);
const finish = z.unknown().optional();

const whole = z.object({
  choices: z.array(z.object({ message: z.object({ content: text }), finish_reason: finish })),
  usage,
});

const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: text }).nullish(), finish_reason: finish })).nullish(),
  usage,
  error: z.unknown().optional(),
});

/** Reads an answer that came in one piece. */
export function readWhole(json: unknown): Answer {
  const { choices, usage: used } = whole.parse(json);
  const [choice] = choices;
  if (!choice) throw new Error("no choice");
  return {
    text: choice.message.content ?? "",
    tokens: used?.total_tokens ?? 0,
    isCut: choice.finish_reason === "length",
  };
}

/** Reads an event stream, and passes on its text as it comes. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  take: (text: string) => Promise<void>,
): Promise<Answer> {
  const answer: Answer = { text: "", tokens: 0, isCut: false };
  let isFinished = false;
  for await (const data of eventsOf(body)) {
    const { choices, usage: used, error } = chunk.parse(JSON.parse(data));
    if (error) throw new Error("the server gave up");
    answer.tokens = used?.total_tokens ?? answer.tokens;
    if (answer.text.length > MAX_READ_CHARACTERS) {
      isFinished = answer.isCut = true;
      break;
    }
    const choice = choices?.[0];
    const content = choice?.delta?.content;
    if (content) {
      answer.text += content;
      await take(content);
    }
    isFinished ||= choice?.finish_reason != null;
    answer.isCut ||= choice?.finish_reason === "length";
  }
  signal.throwIfAborted();
  if (!isFinished) throw new Error("broke off");
  return answer;
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
