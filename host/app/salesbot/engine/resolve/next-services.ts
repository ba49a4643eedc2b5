import { languageOf, LANGUAGES } from "../languages/language.ts";
import { hasPhrase, normalizeLine, wordSet } from "../read/intents.ts";
import { type DialogState, servicesOf } from "./dialog-state.ts";
import { MAX_SERVICES } from "./requested-services.ts";
import type { ParsedMessage } from "./resolve-message.ts";

const MAX_OWN = 2;

/** The services wished for after a message: what it names replaces the earlier ones, unless it adds. */
export function nextServices(
  before: Pick<DialogState, "services" | "wish">,
  message: string,
  { services: named = [], rejected = [], takesOff, ownService, isAsking, when, intents, language }: ParsedMessage,
): string[] | undefined {
  const spoken = [languageOf(language), LANGUAGES.en];
  const earlier = servicesOf(before);
  if (takesOff || rejected.length > 0) {
    const dropped = rejected.length > 0 || named.length > 0 ? rejected : (earlier ?? []).slice(-1);
    const left = named.length > 0 ? named : (earlier ?? []).filter((name) => !dropped.includes(name));
    return left.length > 0 ? left.slice(0, MAX_SERVICES) : undefined;
  }
  const isRequest =
    when ||
    !isAsking ||
    !before.wish ||
    intents.includes("appointment") ||
    hasPhrase(message, ["changes"], spoken) ||
    // `We'd also like the album. What is that in all?`
    (hasPhrase(message, ["asks for"], spoken) && hasPhrase(message, ["adds"], spoken));
  if (named.length > 0 && isRequest && intents[0] !== "recall" && intents[0] !== "cancel") {
    // `And nail clipping`
    const [opening = ""] = normalizeLine(message).split(" ");
    const goesOn = spoken.some(({ phrases }) => wordSet(phrases.joining).has(opening)) && !isAsking;
    const isAdded = earlier && (goesOn || hasPhrase(message, ["adds"], spoken));
    return isAdded ? [...new Set([...earlier, ...named])].slice(-MAX_SERVICES) : named;
  }
  // `It is the family room, right?`, of a stay without a room
  if (named.length > 0 && !earlier && intents[0] !== "recall" && intents[0] !== "cancel") return named;
  if (ownService && !before.wish?.service)
    return [...new Set([...(before.services ?? []), ownService])].slice(0, MAX_OWN);
  return before.services;
}
