import { detectLanguage } from "../languages/detect-language.ts";
import type { AssistantContext } from "./facts.ts";

/** `Möch{ten Sie|test du}` in the formal or the familiar form. */
export const toForm = (template: string, usesDu: boolean): string =>
  template.includes("|") ? template.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, usesDu ? "$2" : "$1") : template;

const FAMILIAR = /(?<!\p{L})(?:du|dich|dir|deine?[rmns]?|euch|eure?[rmns]?|ihr)(?!\p{L})/giu;
const FORMAL = /(?<!\p{L})(?:Sie|Ihnen|Ihre?[rmns]?)(?!\p{L})/gu;
const forms = new WeakMap<AssistantContext, boolean>();
/** Whether an owner writes `du` to customers: French has the word, too. */
export function isFamiliar(facts: AssistantContext): boolean {
  let familiar = forms.get(facts);
  if (familiar === undefined) {
    const { card, settings } = facts;
    const knowledge = settings.knowledge.map(({ question, answer }) => `${question} ${answer}`);
    const text = [card.about, settings.companyInfo, ...knowledge].join("\n").slice(0, MAX_READ);
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    forms.set(facts, (familiar = detectLanguage(text, "en") === "de" && count(FAMILIAR) > count(FORMAL)));
  }
  return familiar;
}
const MAX_READ = 20_000;
