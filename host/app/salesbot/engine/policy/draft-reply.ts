import type { DialogState } from "../resolve/dialog-state.ts";
import type { AssistantContext, PendingSlot } from "../facts/facts.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import type { ParsedMessage } from "../resolve/resolve-message.ts";
import { contactOptions } from "../say/render-fact.ts";
import type { Fact } from "../facts/split-facts.ts";
import { joinList, type Translate } from "../say/translate.ts";

/** What a reply is made from. */
export interface ReplyContext {
  facts: AssistantContext;
  say: Translate;
  language: LanguageCode;
  conversation: DialogState;
  understood: ParsedMessage;
  message: string;
  /** What was known before this message. */
  pending?: PendingSlot;
  /** Whether the message before was a complaint. */
  wasComplaint: boolean;
  wasNameRequested: boolean;
}

/** A reply before it is sent: its sentences in order, and what is noted with it. */
export interface DraftReply {
  parts: string[];
  slot?: PendingSlot;
  used?: Fact[];
  unanswered?: string[];
}

/** A sentence with ways to reach the owner without leaving contact details. */
export function contactSentence({ facts, say }: Pick<ReplyContext, "facts" | "say">): string[] {
  const ways = contactOptions(facts, say);
  return ways.length > 0 ? [say("directly", { ways: joinList(say, ways, "or") })] : [];
}
