import { plainEmail } from "./single-address.ts";
import { networkMessages } from "./messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";
import type { Message } from "../languages/message.ts";

/** One address and nothing around it: no list, no name, no link. Letters of every script are letters. */
const ADDRESS = /^[^\s@<>",;:()[\]\\/?#]{1,64}@[^\s@<>",;:()[\]\\/?#]{1,252}$/;
const ENDING = /@[^.@]+(?:\.[^.@]+)+$/;

/** Whether it is an address at all, be it one within a company's network. */
export const isLikeEmail = (text: string): boolean => ADDRESS.test(text);
/** Whether it is one that mail can reach from everywhere. */
export const isWholeEmail = (text: string): boolean => isLikeEmail(text) && ENDING.test(text);

/** Problem of an email as typed; null if it is usable or empty. */
export function emailProblem(typed: string): Message | null {
  const text = plainEmail(typed);
  if (text === "" || isWholeEmail(text)) return null;
  return isLikeEmail(text) ? networkMessages.emailEnding : inputMessages.badEmail;
}
