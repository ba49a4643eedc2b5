import { ANSWERS, bookingLink, topics, waysToReach } from "./answers.ts";
import { type Conversation, hasDetails, hear, isReachable, isSubstance, readConversation, understand, type Understood } from "./conversation.ts";
import type { Asked, Facts, Lead, Outcome, Turn } from "./facts.ts";
import { localTime } from "./hours.ts";
import type { Intent } from "./intents.ts";
import { duration, inWords, type Say, sayer } from "./say.ts";

export interface Reply {
  message: string;
  intents: Intent[];
  /** What the visitor is asked for, to be kept with the message. */
  asked?: Asked;
  /** Everything the visitor has told of themselves in this conversation. */
  lead: Lead;
  outcome: Outcome;
  conversation: Conversation;
}

/** How often a contact detail is asked for on our own account. */
const MAX_GOAL_ASKS = 2;

/**
 * Answers a visitor from the facts alone: the same facts, conversation and message give the same reply.
 * `turns` is the conversation before this message.
 */
export function reply(facts: Facts, turns: readonly Turn[], message: string): Reply {
  const conversation = readConversation(facts, turns);
  const understood = understand(facts, message, conversation.pending);
  const before = { pending: conversation.pending, lead: { ...conversation.lead }, asked: [...conversation.asked] };
  hear(conversation, message, understood);
  const say = sayer(facts);
  const { parts, asked } = compose(facts, say, conversation, understood, message, before);
  return {
    message: parts.filter(Boolean).join(" ").replace(/\n +/g, "\n"),
    intents: understood.intents,
    asked,
    lead: conversation.lead,
    outcome: outcomeOf(conversation),
    conversation,
  };
}

/** The assistant's first words; `timeZone` is the visitor's, where it is known. */
export function welcome(facts: Facts, timeZone?: string): string {
  const say = sayer(facts);
  return `${say("welcome", { greeting: greeting(facts, say, timeZone) })} ${say("privacyNote", { days: duration(say, facts.settings.retentionDays) })}`;
}

function greeting({ settings, now }: Facts, say: Say, timeZone = settings.workingHours?.timeZone): string {
  if (!timeZone) return say("hello");
  const hour = Number(localTime(now, timeZone).time.slice(0, 2));
  return say(hour >= 5 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : hour >= 18 && hour < 23 ? "evening" : "hello");
}

/** What has come of a conversation so far: the furthest step counts. */
export function outcomeOf({ lead, messages, asked }: Conversation): Outcome {
  const wanted = (intent: Intent) => messages.some(({ intents }) => intents.includes(intent));
  if (isReachable(lead)) {
    if (wanted("appointment")) return "appointment_requested";
    return wanted("buy") ? "order_requested" : "lead_captured";
  }
  if (wanted("human")) return "person_wanted";
  if (asked.some((item) => item.kind === "contact" && item.purpose === "pass-on") && messages.at(-1)?.intents[0] !== "no") return "question_open";
  return messages.some(({ intents }) => intents[0] === "no") ? "declined" : "browsing";
}

interface Before {
  pending?: Asked;
  lead: Lead;
  asked: Asked[];
}
interface Composed {
  parts: string[];
  asked?: Asked;
}

function compose(facts: Facts, say: Say, conversation: Conversation, understood: Understood, message: string, before: Before): Composed {
  const { intents, knowledge, answers } = understood;
  const [first] = intents;
  if (first === "details") return thankForDetails(facts, say, conversation, understood, message, before);
  if (knowledge) return withNextStep(facts, say, conversation, [knowledge.answer], before);
  if (answers?.kind === "question") return withNextStep(facts, say, conversation, [say("noted"), ...wishes(facts, say, conversation, intents)], before);

  switch (first) {
    case "greeting": return { parts: [say("greet", { greeting: greeting(facts, say) })] };
    case "small-talk": return { parts: [say("smallTalk")] };
    case "thanks": return { parts: [say("thanks"), say("anythingElse")] };
    case "goodbye": return { parts: [say("goodbye")] };
    case "no": return { parts: [say("declined")] };
    case "yes": return agree(facts, say, conversation, before);
    case "statement": return withNextStep(facts, say, conversation, [say("noted")], before);
    case "unknown": case undefined: return unknown(facts, say, conversation, message);
    default: return answerAll(facts, say, conversation, intents, message, before);
  }
}

/** Answers each thing asked; what the facts do not say is offered to the person, once for all. */
function answerAll(facts: Facts, say: Say, conversation: Conversation, intents: Intent[], message: string, before: Before): Composed {
  const parts: string[] = [];
  let isMissing = false;
  for (const intent of intents) {
    const answer = ANSWERS[intent]?.(facts, say, message);
    if (!answer || parts.includes(answer.text)) continue;
    parts.push(answer.text);
    isMissing ||= answer.isMissing ?? false;
  }
  const [wish] = intents.filter((intent) => intent === "human" || intent === "appointment" || intent === "buy");
  if (wish) return { parts: [...parts, ...wishes(facts, say, conversation, [wish])], asked: askedForWish(conversation, wish) };
  if (isMissing) return passOn(facts, say, conversation, parts);
  if (intents.includes("manipulation") || intents.includes("off-topic")) {
    const list = topics(facts, say);
    return { parts: [...parts, ...(list.length > 0 ? [say("canAsk", { topics: inWords(say, list, "or") })] : [])] };
  }
  if (intents.every((intent) => intent === "privacy" || intent === "bot")) return { parts };
  return withNextStep(facts, say, conversation, parts, before);
}

/** Sentences for a wish to meet, to buy or to speak to a person. */
function wishes(facts: Facts, say: Say, { lead }: Conversation, intents: Intent[]): string[] {
  const where = lead.email ?? lead.phone;
  const link = bookingLink(facts);
  const ways = waysToReach(facts, say);
  return intents.flatMap((intent) => {
    if (intent === "appointment") {
      const booking = link ? [say("bookHere", { url: link })] : [];
      return [...booking, where ? say("appointmentKnown", { where }) : `${say("askAppointment")} ${say("consent")}`];
    }
    if (intent === "buy") return [where ? say("orderKnown", { where }) : `${say("askOrder")} ${say("consent")}`];
    if (intent !== "human") return [];
    const directly = ways.length > 0 ? [say("directly", { ways: inWords(say, ways, "or") })] : [];
    return [where ? say("personKnown", { where }) : `${say("askPerson")} ${say("consent")}`, ...directly];
  });
}

function askedForWish({ lead }: Conversation, wish: Intent): Asked | undefined {
  if (isReachable(lead)) return undefined;
  return { kind: "contact", purpose: wish === "appointment" ? "appointment" : wish === "buy" ? "order" : "person" };
}

function passOn(_facts: Facts, say: Say, { lead }: Conversation, parts: string[]): Composed {
  const where = lead.email ?? lead.phone;
  if (where) return { parts: [...parts, say("passedOn", { where })] };
  return { parts: [...parts, say("passOn"), say("consent")], asked: { kind: "contact", purpose: "pass-on" } };
}

function unknown(facts: Facts, say: Say, conversation: Conversation, message: string): Composed {
  const isNoise = !/\?/.test(message) && message.trim().split(/\s+/).length < 3;
  const list = topics(facts, say);
  if (isNoise && list.length > 0) return { parts: [say("notUnderstood"), say("canAsk", { topics: inWords(say, list, "or") })] };
  return passOn(facts, say, conversation, [say("unknown")]);
}

/** A yes belongs to what was asked last. */
function agree(facts: Facts, say: Say, conversation: Conversation, { pending }: Before): Composed {
  if (pending?.kind === "contact" && !isReachable(conversation.lead)) {
    return { parts: [say("goalLead"), say("consent")], asked: pending };
  }
  if (pending?.kind === "name") return { parts: [say("askName")], asked: pending };
  if (pending?.kind === "question") return { parts: [say("yesWhat")], asked: pending };
  const wish: Intent = facts.settings.primaryGoal === "make_sale" ? "buy" : "appointment";
  if (conversation.messages.some(({ intents }) => intents.includes(wish))) {
    return { parts: wishes(facts, say, conversation, [wish]), asked: askedForWish(conversation, wish) };
  }
  return { parts: [say("yesWhat")] };
}

function thankForDetails(facts: Facts, say: Say, conversation: Conversation, { intents, details }: Understood, message: string, before: Before): Composed {
  const { lead } = conversation;
  const { pending } = before;
  const noted = [details.email, details.phone].filter((detail) => detail !== undefined);
  const parts = [noted.length > 0
    ? say("gotDetails", { details: inWords(say, noted), comma: lead.name ? `, ${lead.name}` : "" })
    : say("gotName", { visitor: lead.name! })];
  const facts_ = intents.filter((intent) => ANSWERS[intent]);
  for (const intent of facts_) parts.push(ANSWERS[intent]!(facts, say, message).text);
  const isWish = intents.includes("appointment") || (pending?.kind === "contact" && pending.purpose === "appointment");
  if (isWish && noted.length > 0) parts.push(say("appointmentKnown", { where: noted[0]! }));
  else if (intents.includes("buy") && isReachable(lead)) parts.push(...wishes(facts, say, conversation, ["buy"]));
  else if (pending?.kind === "contact" && pending.purpose === "pass-on" && noted.length > 0) parts.push(say("passedOn", { where: noted[0]! }));
  if (!lead.name && !before.asked.some(({ kind }) => kind === "name")) return { parts: [...parts, say("askName")], asked: { kind: "name" } };
  if (isWish) return { parts };
  return withNextStep(facts, say, conversation, parts, before, true);
}

/**
 * Adds at most one question: the next of the owner's, or the step to the goal. Never two times running the same
 * one, nothing after a refusal, and the goal sooner or later by personality.
 */
function withNextStep(facts: Facts, say: Say, conversation: Conversation, parts: string[], before: Before, hasJustTold = false): Composed {
  const { settings } = facts;
  if (conversation.refusals > 0) return { parts };
  const wasIgnored = before.pending !== undefined && !hasJustTold && conversation.messages.at(-1)?.answers === undefined;
  // A question that was passed over is not pressed: the visitor's own come first.
  if (wasIgnored) return { parts };

  const asked = conversation.asked.flatMap((item) => (item.kind === "question" ? [item.question] : []));
  const next = settings.leadQualificationQuestions.find((question) => !asked.includes(question));
  const isGoalDue = !isReachable(conversation.lead) && asked.length >= Math.min(questionsFirst(facts), settings.leadQualificationQuestions.length)
    && conversation.asked.filter(({ kind }) => kind === "contact").length < MAX_GOAL_ASKS;
  const hasSubstance = conversation.messages.some(({ intents, answers }) => answers !== undefined || intents.some(isSubstance) || intents.includes("statement"));
  if (!hasSubstance && !hasDetails(conversation.lead)) return { parts };
  if (isGoalDue) return { parts: [...parts, goalSentence(facts, say), say("consent")], asked: { kind: "contact", purpose: purposeOf(facts) } };
  if (next) return { parts: [...parts, next], asked: { kind: "question", question: next } };
  return { parts: isReachable(conversation.lead) && hasJustTold ? [...parts, say("anythingElse")] : parts };
}

/** How many of the owner's questions come before the goal. */
function questionsFirst({ settings }: Facts): number {
  return { aggressive: 1, professional: 2, friendly: 2, consultative: Infinity }[settings.salesPersonality];
}

function purposeOf({ settings }: Facts): "appointment" | "lead" | "order" {
  return settings.primaryGoal === "schedule_appointment" ? "appointment" : settings.primaryGoal === "make_sale" ? "order" : "lead";
}

function goalSentence({ settings }: Facts, say: Say): string {
  return say(settings.primaryGoal === "schedule_appointment" ? "goalAppointment" : settings.primaryGoal === "make_sale" ? "goalSale" : "goalLead");
}
