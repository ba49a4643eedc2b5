import type { AssistantContext, Lead } from "../engine/facts.ts";
import { normalise } from "../engine/normalize.ts";
import { ungroundedClaim } from "./grounding.ts";
import { systemPrompt } from "./prompt.ts";

const LEAK_LENGTH = 40;

/** A model's text without markup, script and control characters. */
export function plainText(text: string): string {
  return text
    .replace(/<(script|style|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<\/?[a-z!][^<>]*>/gi, "")
    .replace(/\b(?:javascript|vbscript|data):/gi, "")
    .replace(/!?\[([^[\]]*)\]\(([^)\s]{0,500})\)/g, (_, label: string, url: string) =>
      label === url || !label ? url : `${label} (${url})`,
    )
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
}

/** What a model's text is held against: the question it answers, and what the visitor left of themselves. */
export interface GuardInput {
  question: string;
  lead: Lead;
}

/** Why a model's text must not reach the visitor; undefined when it may. */
export function guardObjection(
  facts: AssistantContext,
  { question, lead }: GuardInput,
  text: string,
  secrets: readonly string[],
): "secret" | "prompt" | "invented" | undefined {
  if (secrets.some((secret) => secret.length > 0 && text.includes(secret))) return "secret";
  const flat = (words: string) => normalise(words).replace(/\s+/g, " ");
  const flatText = flat(text);
  if (
    systemPrompt(facts)
      .split(/\n|(?<=[.:])\s/)
      .map(flat)
      .some((line) => line.length >= LEAK_LENGTH && flatText.includes(line))
  )
    return "prompt";
  return ungroundedClaim(facts, question, text, lead) === undefined ? undefined : "invented";
}
