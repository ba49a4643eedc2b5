import OpenAI from "openai";
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { boundedResponse, type ReadBudget, ResponseTooLong } from "../../runtime/bounded-response.ts";
import { DeadlineExceeded, withDeadline } from "../../runtime/deadline.ts";
import { findContactDetails } from "../engine/read/contact-details.ts";
import type { AssistantContext, Lead, Turn } from "../engine/facts/facts.ts";
import { type Answer, MAX_READ_BYTES, MAX_READ_CHUNKS, readStream, readWhole } from "./answer.ts";
import { createBreaker } from "./breaker.ts";
import { inDialect, newCapabilities } from "./capabilities.ts";
import type { CitableFact } from "./cited-facts.ts";
import { createGuardedAnswer } from "./guarded-answer.ts";
import { ModelFailed, Overruled } from "./model-failed.ts";
import { ANSWER_SCHEMA, recentHistory, systemPrompt } from "./prompt.ts";
import { DEFAULT_MODEL, hasModel, type ModelSettings } from "./settings.ts";
import { MAX_ANSWER_TOKENS, OVER_BUDGET, spentOn, type TokenBudget, withinBudget } from "./spending.ts";
import { readVerdict, VERDICT_SCHEMA, verificationOf } from "./verify.ts";

interface ModelReply {
  message: string;
  /** The facts that the model cites. */
  cited: CitableFact[];
  /** Whether they hold the answer: what they do not is for the owner. */
  knows: boolean;
  /** Why an answer of which the first sentences are shown has no end; for the log. */
  brokeOff?: string;
  tokens: number;
}

interface ModelClient {
  /** Throws ModelFailed. `onText` is called with whole, checked sentences as they arrive. */
  ask(facts: AssistantContext, history: readonly Turn[], message: string, options?: AskOptions): Promise<ModelReply>;
}

interface AskOptions {
  signal?: AbortSignal;
  /** Details of the visitor; by default those in their messages. */
  lead?: Lead;
  /** Without one, any number of tokens. */
  budget?: TokenBudget;
  /** Without one, visitors wait for the whole answer, and no longer than for a first sentence. */
  onText?: (text: string) => void;
}

/** For the first sentence, retry included: visitors' pages give up after 10 s without one. */
const FIRST_SENTENCE_MS = 9_500;
/** For the whole answer once the first sentence is shown. */
const WHOLE_ANSWER_MS = 30_000;
/** For the second call about a yes or no, which holds back the sentence that it is about. */
const VERIFICATION_MS = 4_000;
/** Characters of a visitor's newest messages that ground an answer. */
const MAX_VISITOR_CHARACTERS = 4_000;
const FAILURES = 4;
const REST_MS = 60_000;

/** A client of a server that speaks the chat completions API; undefined without a key and an address. */
export function createModelClient(
  { apiKey, baseUrl, model = DEFAULT_MODEL }: ModelSettings,
  firstMs = FIRST_SENTENCE_MS,
  wholeMs = WHOLE_ANSWER_MS,
): ModelClient | undefined {
  if (!hasModel({ apiKey, baseUrl })) return undefined;
  // Our deadline includes retry and body, unlike the package's timeout. Its logs would show headers.
  const client = new OpenAI({
    apiKey: apiKey ?? "none",
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: wholeMs,
    logLevel: "off",
    // A redirect of the model's server could lead to hosts that only this machine can reach.
    fetchOptions: { redirect: "error" },
    ...(apiKey === undefined && { defaultHeaders: { authorization: null } }),
  });
  const secrets = apiKey === undefined ? [] : [apiKey];
  const dialect = newCapabilities();
  const breaker = createBreaker(FAILURES, REST_MS);

  return {
    async ask(facts, history, message, { signal: clientSignal, onText, lead, budget: tokenBudget } = {}) {
      if (!breaker.allows()) throw new ModelFailed("resting");
      const began = performance.now();
      const bounded = boundedClient({ bytes: MAX_READ_BYTES, chunks: MAX_READ_CHUNKS });
      const visitorText = [...history.filter(({ role }) => role === "user").map(({ content }) => content), message]
        .join("\n")
        .slice(-MAX_VISITOR_CHARACTERS);
      const grounds = { facts, question: message, visitorText, lead: lead ?? findContactDetails(visitorText), secrets };
      let tokens = 0;
      let extend = (_: number) => {};
      const guarded = createGuardedAnswer(grounds, {
        onText: (text) => {
          if (onText) extend(Math.max(0, wholeMs - (performance.now() - began)));
          onText?.(text);
        },
        verify: async (sentence, cited) => {
          const messages = verificationOf(sentence, { ...grounds, cited });
          try {
            const { text } = await withDeadline(
              Math.min(VERIFICATION_MS, firstMs / 2),
              (signal) => send({ bounded, signal, tokenBudget }, messages, "verdict", async () => {}),
              working,
            );
            return readVerdict(text);
          } catch {
            return undefined; // the rules alone decide
          }
        },
      });
      let working: AbortSignal | undefined;
      try {
        await withDeadline(
          firstMs,
          async (signal, extendBy) => {
            working = signal;
            extend = extendBy;
            await converse({ bounded, signal, tokenBudget });
          },
          clientSignal,
        );
        breaker.succeeded();
      } catch (thrown) {
        // The finished part of an interrupted answer stays.
        const error =
          thrown instanceof ModelFailed
            ? thrown
            : await guarded.end(true).then(
                () => thrown,
                (fault: unknown) => fault,
              );
        guarded.stop();
        // A disconnected visitor or a rejected answer says nothing about the server's health.
        const saysNothing =
          error instanceof Overruled || (error instanceof ModelFailed && ["empty", OVER_BUDGET].includes(error.reason));
        if (!clientSignal?.aborted && !saysNothing) breaker.failed();
        if (error instanceof Overruled || !guarded.hasSpoken)
          throw error instanceof ModelFailed ? error : new ModelFailed(reasonOf(error));
        return { ...guarded.result(), brokeOff: reasonOf(error), tokens };
      }
      return { ...guarded.result(), tokens };

      async function converse(conversation: Conversation): Promise<void> {
        const messages: ChatCompletionMessageParam[] = [
          { role: "system", content: systemPrompt(facts, message) },
          ...recentHistory(history).map(({ role, content }) => ({ role, content })),
          { role: "user", content: message },
        ];
        const answer = await withOneRetry(
          () => {
            guarded.restart();
            return send(conversation, messages, "answer", guarded.take);
          },
          conversation.signal,
          () => guarded.hasSpoken,
        );
        tokens += spentOn(messages, answer);
        await guarded.end(answer.isCut);
        if (!guarded.hasSpoken) throw new ModelFailed("empty");
      }

      /** Sends a request within the day's budget and reads the answer as it comes. */
      function send(
        conversation: Conversation,
        messages: ChatCompletionMessageParam[],
        kind: "answer" | "verdict",
        take: (text: string) => Promise<void>,
      ): Promise<Answer> {
        return withinBudget(conversation.tokenBudget, messages, () => request(conversation, messages, kind, take));
      }
    },
  };

  /** A client for one answer, with a bound for the bytes read. */
  function boundedClient(budget: ReadBudget): OpenAI {
    return client.withOptions({
      fetch: async (url, init) => boundedResponse(await fetch(url, init), budget, init?.signal),
    });
  }

  async function request(
    { bounded, signal }: Conversation,
    messages: ChatCompletionMessageParam[],
    kind: "answer" | "verdict",
    take: (text: string) => Promise<void>,
  ): Promise<Answer> {
    const schema = kind === "answer" ? ANSWER_SCHEMA : VERDICT_SCHEMA;
    const response = await inDialect(dialect, () => {
      const { limit, hasTemperature, hasUsage, hasSchema } = dialect;
      const common = {
        model,
        messages,
        ...(limit && { [limit]: MAX_ANSWER_TOKENS }),
        ...(hasTemperature && { temperature: kind === "answer" ? 0.3 : 0 }),
        ...(hasSchema && {
          response_format: { type: "json_schema" as const, json_schema: { name: kind, strict: true, schema } },
        }),
      };
      const usage = hasUsage && { stream_options: { include_usage: true } };
      return kind === "answer"
        ? bounded.chat.completions.create({ ...common, ...usage, stream: true }, { signal }).asResponse()
        : bounded.chat.completions.create({ ...common, stream: false }, { signal }).asResponse();
    });
    // Some servers stream unasked and some never do, so the answer's content type decides.
    const type = response.headers.get("content-type") ?? "";
    if (type.includes("text/event-stream")) return readStream(response.body!, signal, take);
    if (!type.includes("json")) throw new Error("not JSON");
    const answer = readWhole(await response.json());
    await take(answer.text);
    return answer;
  }
}

/** State shared by the calls for one answer. */
interface Conversation {
  bounded: OpenAI;
  signal: AbortSignal;
  tokenBudget: TokenBudget | undefined;
}

async function withOneRetry<T>(attempt: () => Promise<T>, signal: AbortSignal, isTooLate: () => boolean): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (signal.aborted || isTooLate() || !isWorthRetrying(error)) throw error;
    return await attempt();
  }
}

/** Overload, broken connections and broken answers are temporary; a wrong key or model is not. */
function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ResponseTooLong || error instanceof ModelFailed) return false;
  const status = error instanceof OpenAI.APIError ? error.status : undefined;
  return status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
}

/** A short reason for the log. Servers' messages are not used, because they may repeat the key or the prompt. */
function reasonOf(error: unknown): string {
  if (error instanceof ModelFailed) return error.reason;
  if (error instanceof DeadlineExceeded) return "timeout";
  if (error instanceof ResponseTooLong) return "too long";
  if (error instanceof OpenAI.APIError && error.status) return `status ${error.status}`;
  if (error instanceof OpenAI.APIConnectionError) return "no connection";
  return "unreadable";
}
