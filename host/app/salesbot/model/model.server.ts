import OpenAI from "openai";
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { boundedResponse, type ReadBudget, ResponseTooLong } from "../../runtime/bounded-response.ts";
import { DeadlineExceeded, withDeadline } from "../../runtime/deadline.ts";
import { findContactDetails } from "../engine/contact-details.ts";
import type { AssistantContext, Lead, Turn } from "../engine/facts.ts";
import { type Answer, MAX_READ_BYTES, MAX_READ_CHUNKS, readStream, readWhole } from "./answer.ts";
import { createBreaker } from "./breaker.ts";
import { inDialect, type ServerCapabilities } from "./capabilities.ts";
import { checkedSentences } from "./checked-sentences.ts";
import { guardObjection, plainText } from "./guard.ts";
import { factSheet, recentHistory, systemPrompt } from "./prompt.ts";
import { ModelFailed } from "./model-failed.ts";
import { DEFAULT_MODEL, hasModel, type ModelSettings } from "./settings.ts";
import { MAX_ANSWER_TOKENS, OVER_BUDGET, spentOn, type TokenBudget, withinBudget } from "./spending.ts";
import { runTool, TOOLS } from "./tools.ts";

interface ModelReply {
  message: string;
  /** Details that a tool has extracted from the visitor's own words. */
  lead: Lead;
  tokens: number;
}

interface ModelClient {
  /** Throws ModelFailed. `onText` is called with whole, checked sentences as they arrive. */
  ask(facts: AssistantContext, history: readonly Turn[], message: string, options?: AskOptions): Promise<ModelReply>;
}

interface AskOptions {
  signal?: AbortSignal;
  /** Without one, any number of tokens. */
  budget?: TokenBudget;
  onText?: (text: string) => void;
}

/** For an answer including retry and tools; visitors do not wait longer than 10 s either. */
const DEADLINE_MS = 9_500;
const MAX_ANSWER_CHARACTERS = 2_000;
const MAX_TOOL_ROUNDS = 2;
const FAILURES = 4;
const REST_MS = 60_000;

/** A client of a server that speaks the chat completions API; undefined without a key and an address. */
export function createModelClient(
  { apiKey, baseUrl, model = DEFAULT_MODEL }: ModelSettings,
  deadlineMs = DEADLINE_MS,
): ModelClient | undefined {
  if (!hasModel({ apiKey, baseUrl })) return undefined;
  // Our deadline includes retry and body, unlike the package's timeout. Its logs would show headers.
  const client = new OpenAI({
    apiKey: apiKey ?? "none",
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: deadlineMs,
    logLevel: "off",
    // A redirect of the model's server could lead to hosts that only this machine can reach.
    fetchOptions: { redirect: "error" },
    ...(apiKey === undefined && { defaultHeaders: { authorization: null } }),
  });
  const secrets = apiKey === undefined ? [] : [apiKey];
  const dialect: ServerCapabilities = { limit: "max_tokens", hasTemperature: true, hasUsage: true };
  const breaker = createBreaker(FAILURES, REST_MS);

  return {
    async ask(facts, history, message, { signal: clientSignal, onText, budget: tokenBudget } = {}) {
      if (!breaker.allows()) throw new ModelFailed("resting");
      const budget = { bytes: MAX_READ_BYTES, chunks: MAX_READ_CHUNKS };
      try {
        const reply = await withDeadline(
          deadlineMs,
          (signal) =>
            converse({ bounded: boundedClient(budget), signal, onText, tokenBudget }, facts, history, message),
          clientSignal,
        );
        breaker.succeeded();
        return reply;
      } catch (error) {
        // A visitor who has left, or an answer we reject, says nothing about the server's health.
        const saysNothing = error instanceof ModelFailed && (error.tokens > 0 || error.reason === OVER_BUDGET);
        if (!clientSignal?.aborted && !saysNothing) breaker.failed();
        throw error instanceof ModelFailed ? error : new ModelFailed(reasonOf(error));
      }
    },
  };

  /** The same client for one answer, which may read this much, whatever the server sends. */
  function boundedClient(budget: ReadBudget): OpenAI {
    return client.withOptions({
      fetch: async (url, init) => boundedResponse(await fetch(url, init), budget, init?.signal),
    });
  }

  async function converse(
    { bounded, signal, onText, tokenBudget }: Conversation,
    facts: AssistantContext,
    history: readonly Turn[],
    message: string,
  ): Promise<ModelReply> {
    const visitorTexts = [...history.filter(({ role }) => role === "user").map(({ content }) => content), message].join(
      "\n",
    );
    const messages: ChatCompletionMessageParam[] = [
      { role: "system", content: `${systemPrompt(facts)}\n\nFACTS\n${factSheet(facts, message)}` },
      ...recentHistory(history).map(({ role, content }) => ({ role, content })),
      { role: "user", content: message },
    ];
    const lead: Lead = {};
    let tokens = 0;
    for (let round = 0; ; round++) {
      const guardInput = { question: message, lead: { ...findContactDetails(visitorTexts), ...lead } };
      const sentences = checkedSentences(facts, guardInput, secrets, onText);
      const answer = await withOneRetry(
        () =>
          withinBudget(tokenBudget, messages, () =>
            request(bounded, messages, signal, round < MAX_TOOL_ROUNDS, onText !== undefined, sentences.take),
          ),
        signal,
        () => sentences.hasSpoken,
      );
      tokens += spentOn(messages, answer);
      if (answer.calls.length > 0 && round < MAX_TOOL_ROUNDS) {
        messages.push({
          role: "assistant",
          content: answer.text || null,
          tool_calls: answer.calls.map(({ id, name, json }) => ({
            id,
            type: "function",
            function: { name, arguments: json },
          })),
        });
        for (const { id, name, json } of answer.calls) {
          messages.push({ role: "tool", tool_call_id: id, content: runTool(facts, visitorTexts, lead, name, json) });
        }
        continue;
      }
      const text = plainText(answer.text).slice(0, MAX_ANSWER_CHARACTERS);
      if (text === "") throw new ModelFailed("empty", tokens);
      const fault = guardObjection(facts, guardInput, text, secrets);
      if (fault) throw new ModelFailed(fault, tokens);
      sentences.end();
      return { message: text, lead, tokens };
    }
  }

  async function request(
    bounded: OpenAI,
    messages: ChatCompletionMessageParam[],
    signal: AbortSignal,
    withTools: boolean,
    isStreamed: boolean,
    take: (text: string) => void,
  ): Promise<Answer> {
    const response = await inDialect(dialect, () => {
      const { limit, hasTemperature, hasUsage } = dialect;
      const common = {
        model,
        messages,
        ...(limit && { [limit]: MAX_ANSWER_TOKENS }),
        ...(hasTemperature && { temperature: 0.3 }),
        ...(withTools && { tools: TOOLS }),
      };
      const usage = hasUsage && { stream_options: { include_usage: true } };
      return isStreamed
        ? bounded.chat.completions.create({ ...common, ...usage, stream: true }, { signal }).asResponse()
        : bounded.chat.completions.create({ ...common, stream: false }, { signal }).asResponse();
    });
    // Some servers stream unasked and some never do, so the answer's content type decides.
    const type = response.headers.get("content-type") ?? "";
    if (type.includes("text/event-stream")) return readStream(response.body!, signal, take);
    if (!type.includes("json")) throw new Error("not JSON");
    return readWhole(await response.json());
  }
}

/** What the calls for one answer share. */
interface Conversation {
  bounded: OpenAI;
  signal: AbortSignal;
  onText: ((text: string) => void) | undefined;
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
  if (error instanceof DeadlineExceeded) return "timeout";
  if (error instanceof ResponseTooLong) return "too long";
  if (error instanceof OpenAI.APIError && error.status) return `status ${error.status}`;
  if (error instanceof OpenAI.APIConnectionError) return "no connection";
  return "unreadable";
}
