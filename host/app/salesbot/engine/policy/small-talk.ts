import { isReachable } from "../resolve/dialog-state.ts";
import { matchTopics } from "../read/topic-phrases.ts";
import type { Intent } from "../languages/language.ts";
import { appointmentReply } from "./appointment-reply.ts";
import { MAX_ANSWER_WORDS } from "./answer-questions.ts";
import type { DraftReply, ReplyContext } from "./draft-reply.ts";
import { handoffSentences, offerHandoff, slotForIntent } from "./hand-off.ts";
import { valueTypesIn } from "../languages/value-types.ts";
import { greeting } from "../say/welcome.ts";
import { wordsOf } from "../languages/words.ts";

/** `Thanks for the 50 % discount`: who thanks for more than words is told what the owner says of it. */
export function mentionsTopic({ message, language, understood }: ReplyContext, intent: Intent): boolean {
  if ((intent !== "thanks" && intent !== "yes") || understood.when || wordsOf(message).length <= MAX_ANSWER_WORDS)
    return false;
  const namesFigure = valueTypesIn(message).some((kind) => kind === "@money" || kind === "@percent");
  return namesFigure || (intent === "thanks" && matchTopics(message, language).size > 0);
}

/** The answer to a courtesy; undefined if the message contains more than that. */
export function smallTalkReply(context: ReplyContext, intent: Intent): DraftReply | undefined {
  const { facts, say } = context;
  switch (intent) {
    case "greeting":
      return wordsOf(context.message).length <= 5
        ? { parts: [say("greet", { greeting: greeting(facts, say) })] }
        : undefined;
    case "small-talk":
      return { parts: [say("smallTalk")] };
    case "thanks":
      return { parts: [say("thanks"), say("anythingElse")] };
    case "goodbye":
      return { parts: [say("goodbye")] };
    case "no":
      return { parts: [say("declined")] };
    case "yes":
      return replyToYes(context);
    default:
      return undefined;
  }
}

/** A yes refers to the last question. */
export function replyToYes(context: ReplyContext): DraftReply {
  const { facts, say, conversation, pending } = context;
  if (pending?.kind === "contact" && !isReachable(conversation.lead))
    return { parts: [say("goalLead"), say("consent")], slot: pending };
  if (pending?.kind === "name") return { parts: [say("askName")], slot: pending };
  if (pending?.kind === "offer") return offerHandoff(context);
  if (pending?.kind === "question") return { parts: [say("yesWhat")], slot: pending };
  const intent: Intent = facts.settings.primaryGoal === "make_sale" ? "buy" : "appointment";
  if (intent === "appointment" && conversation.wanted.includes(intent)) return appointmentReply(context);
  if (conversation.wanted.some((one) => one === intent))
    return { parts: handoffSentences(context, [intent]), slot: slotForIntent(conversation, intent) };
  return { parts: [say("yesWhat")] };
}
