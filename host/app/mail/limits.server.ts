import { tryConsume } from "../rate-limits/rate-limits.server.ts";

/** What makes us write: somebody at an address, about a card. */
export interface MailTrigger {
  address: string;
  card?: number;
  /** The account whose owner asks for a mail to themselves: signed in, or in a browser where they were. */
  owner?: number;
}

type Kind = "mailTo" | "visitorTo" | "confirmationTo" | "resetTo";

/**
 * Whether one more mail may go to somebody on another's behalf, counting it. Asked before each one that a visitor or an
 * unconfirmed account causes, so that nobody can make us write to a third party again and again.
 */
export async function consumeMailLimit(
  to: string,
  { address, card, owner }: MailTrigger,
  kind: Kind = "mailTo",
): Promise<boolean> {
  return (
    (await tryConsume("mailFrom", { address })) &&
    (card === undefined || (await consumeCardLimit(card, address))) &&
    (owner === undefined
      ? await tryConsume(kind, { to: canonicalMailbox(to) })
      : await consumeOwnLimit(owner, to, kind))
  );
}

/**
 * Owners' requests are not counted with strangers', who could use up the mailbox's limit. A wider one counts the
 * mailbox all the same, since an account costs little.
 */
const consumeOwnLimit = async (account: number, to: string, kind: Kind): Promise<boolean> =>
  (await tryConsume(kind, { account })) && (await tryConsume("ownersTo", { to: canonicalMailbox(to) }));

/**
 * Whether one more mail may warn an account's owner of what somebody did with the right password or passkey. Counted by
 * account alone: nobody can use this up from outside and then come in unseen.
 */
export const consumeWarningLimit = (userId: number): Promise<boolean> => tryConsume("warnings", { account: userId });

/** Few who write much do not silence the others: what follows the first mail of an address has a part of the limit. */
const consumeCardLimit = async (card: number, address: string): Promise<boolean> =>
  ((await tryConsume("mailFirst", { address, card })) || (await tryConsume("mailAgain", { card }))) &&
  (await tryConsume("mailCard", { card }));

/** What comes behind a plus is delivered to the same person; Google Mail looks at no dots, and has two names. */
export function canonicalMailbox(address: string): string {
  const [local = "", host = ""] = address.toLowerCase().split("@");
  const [name = ""] = local.split("+");
  return /^g(?:oogle)?mail\.com$/.test(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}
