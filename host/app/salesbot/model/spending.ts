import OpenAI from "openai";
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { Answer } from "./answer.ts";
import { ModelFailed } from "./model-failed.ts";
import { tokensOf } from "./prompt.ts";

/** Most tokens that an answer may have. */
export const MAX_ANSWER_TOKENS = 400;

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

/**
 * Tokens of one request: the server's count if it is plausible, otherwise an estimate. Neither a wrong count nor an
 * answer far over its limit must use up the day's budget.
 */
export function spentOn(messages: readonly ChatCompletionMessageParam[], { text, tokens }: Answer): number {
  const promptTokens = tokensOfPrompt(messages);
  const replyTokens = Math.min(tokensOf(text), MAX_ANSWER_TOKENS);
  const plausible = Math.min(tokens, maxTokensOf(messages));
  return Number.isFinite(tokens) && tokens > 0 ? plausible : promptTokens + replyTokens;
}

const tokensOfPrompt = (messages: readonly ChatCompletionMessageParam[]) =>
  messages.reduce((sum, { content }) => sum + tokensOf(String(content ?? "")) + 4, 0);

const maxTokensOf = (messages: readonly ChatCompletionMessageParam[]) =>
  2 * tokensOfPrompt(messages) + 4 * MAX_ANSWER_TOKENS;

/**
 * Makes a call if the budget is not used up. Cancelled and interrupted answers count as complete, as the server may
 * have gone on writing. A refused call costs nothing.
 */
export async function withinBudget(
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
