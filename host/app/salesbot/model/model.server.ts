import OpenAI from "openai";
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { boundedResponse, type ReadBudget, ResponseTooLong } from "../../runtime/bounded-response.ts";
import { DeadlineExceeded, withDeadline } from "../../runtime/deadline.ts";
import { findContactDetails } from "../engine/contact-details.ts";
import type { AssistantContext, Lead, Turn } from "../engine/facts.ts";
import { type Answer, MAX_READ_BYTES, MAX_READ_CHUNKS, readStream, readWhole } from "./answer.ts";
import { createBreaker } from "./breaker.ts";
import { type GuardInput, guardObjection, plainText } from "./guard.ts";
import { factSheet, systemPrompt, recentHistory, tokensOf } from "./prompt.ts";
import { DEFAULT_MODEL, hasModel, type ModelSettings } from "./settings.ts";
import { runTool, TOOLS } from "./tools.ts";

interface ModelReply {
  message: string;
  /** Details that a tool has extracted from the visitor's own words. */
  lead: Lead;
  tokens: number;
}

/**
 * The model has no usable answer, so the built-in engine replies. `reason` is for the log and quotes nobody.
 */
export class ModelFailed extends Error {
  override name = "ModelFailed";
  constructor(
    readonly reason: string,
    readonly tokens = 0,
  ) {
    super(reason);
  }
}

interface ModelClient {
  /** Throws ModelFailed. `onText` is called with whole, checked sentences as they arrive. */
  ask(facts: AssistantContext, history: readonly Turn[], message: string, options?: AskOptions): Promise<ModelReply>;
}

/** The tokens that a card may still use, of which each call reserves the most that it can cost. */
export interface TokenBudget {
  /** Undefined if they are used up. */
  reserve(tokens: number): Promise<Reservation | undefined>;
  /** Replaces a reservation by what was used. */
  settle(reservation: Reservation, tokens: number): Promise<void>;
}

interface Reservation {
  day: string;
  tokens: number;
}

/** Why a model is not asked once its budget is used up. */
export const OVER_BUDGET = "over budget";

interface AskOptions {
  signal?: AbortSignal;
  /** Without one, any number of tokens. */
  budget?: TokenBudget;
  onText?: (text: string) => void;
}

/** For an answer including retry and tools; visitors do not wait longer than 10 s either. */
const DEADLINE_MS = 9_500;
const MAX_ANSWER_TOKENS = 400;
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

/** Which parameters a server accepts, learnt once from its refusals. */
interface ServerCapabilities {
  limit: "max_tokens" | "max_completion_tokens" | undefined;
  hasTemperature: boolean;
  hasUsage: boolean;
}

/** Sends a request, and again without the parameters that the server refuses. */
async function inDialect<T>(dialect: ServerCapabilities, send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof OpenAI.APIError) || (error.status !== 400 && error.status !== 422)) throw error;
      if (!leaveOut(dialect, `${error.param ?? ""} ${error.message} ${JSON.stringify(error.error ?? "")}`)) throw error;
    }
  }
}

/** Removes the parameter that a refusal names; false if it names none of those sent. */
function leaveOut(dialect: ServerCapabilities, refusal: string): boolean {
  if (dialect.limit === "max_tokens" && refusal.includes("max_tokens")) dialect.limit = "max_completion_tokens";
  else if (dialect.limit && refusal.includes(dialect.limit)) dialect.limit = undefined;
  else if (dialect.hasTemperature && refusal.includes("temperature")) dialect.hasTemperature = false;
  else if (dialect.hasUsage && /stream_options|include_usage/.test(refusal)) dialect.hasUsage = false;
  else return false;
  return true;
}

/**
 * Tokens of one request: the server's count if it is plausible, otherwise an estimate. Neither a wrong count nor an
 * answer far over its limit must use up the day's budget.
 */
function spentOn(messages: readonly ChatCompletionMessageParam[], { text, calls, tokens }: Answer): number {
  const promptTokens = tokensOfPrompt(messages);
  const replyTokens = Math.min(tokensOf(text + calls.map(({ json }) => json).join("")), MAX_ANSWER_TOKENS);
  const plausible = Math.min(tokens, maxTokensOf(messages));
  return Number.isFinite(tokens) && tokens > 0 ? plausible : promptTokens + replyTokens;
}

const tokensOfPrompt = (messages: readonly ChatCompletionMessageParam[]) =>
  messages.reduce((sum, { content }) => sum + tokensOf(String(content ?? "")) + 4, 0);

const maxTokensOf = (messages: readonly ChatCompletionMessageParam[]) =>
  2 * tokensOfPrompt(messages) + 4 * MAX_ANSWER_TOKENS;

/**
 * Makes a call if the budget has anything left. An answer that nobody waits for any more, or that breaks off, counts as
 * a whole one: the server has got the prompt and may go on writing. A refusal costs nothing.
 */
async function withinBudget(
  budget: TokenBudget | undefined,
  messages: readonly ChatCompletionMessageParam[],
  call: () => Promise<Answer>,
): Promise<Answer> {
  if (!budget) return call();
  const reservation = await budget.reserve(maxTokensOf(messages));
  if (!reservation) throw new ModelFailed(OVER_BUDGET);
  let spent = tokensOfPrompt(messages) + MAX_ANSWER_TOKENS;
  try {
    const answer = await call();
    spent = spentOn(messages, answer);
    return answer;
  } catch (error) {
    if (isRefusal(error)) spent = 0;
    throw error;
  } finally {
    await budget.settle(reservation, spent);
  }
}

const isRefusal = (error: unknown) =>
  (error instanceof OpenAI.APIError && error.status !== undefined) ||
  (error instanceof OpenAI.APIConnectionError && !(error instanceof OpenAI.APIConnectionTimeoutError));

/**
 * Passes on whole sentences once they are checked. After the first rejected one, it reads on but shows nothing more.
 */
function checkedSentences(
  facts: AssistantContext,
  guardInput: GuardInput,
  secrets: readonly string[],
  onText?: (text: string) => void,
) {
  let buffer = "";
  let isStopped = false;
  let emittedCount = 0;
  const emit = (text: string) => {
    const clean = plainText(text);
    if (isStopped || clean === "") return;
    if (guardObjection(facts, guardInput, clean, secrets) || /[<>]/.test(text)) isStopped = true;
    else {
      onText?.((emittedCount > 0 ? " " : "") + clean);
      emittedCount++;
    }
  };
  return {
    get hasSpoken() {
      return emittedCount > 0;
    },
    take(text: string) {
      if (!onText) return;
      buffer += text;
      for (let end = /[.!?…]["')\]]?\s/.exec(buffer); end; end = /[.!?…]["')\]]?\s/.exec(buffer)) {
        const cut = end.index + end[0].length;
        emit(buffer.slice(0, cut));
        buffer = buffer.slice(cut);
      }
    },
    end: () => emit(buffer),
  };
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
