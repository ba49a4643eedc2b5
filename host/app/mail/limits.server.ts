import { tryConsume } from "../rate-limits/rate-limits.server.ts";

/** Cause of an email: a client at an IP, about a card. */
export interface MailTrigger {
  address: string;
  card?: number;
  /** The account whose owner asks for a mail to themselves: signed in, or in a browser where they were. */
  owner?: number;
}

type Kind = "mailTo" | "visitorTo" | "confirmationTo" | "resetTo";

/**
 * Whether one more email may be sent on behalf of another person; counts it. Checked before each email caused by a
 * visitor or an unconfirmed account, so that we cannot be used to flood third parties.
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
 * Owners' requests are counted separately, so that strangers cannot exhaust the mailbox's limit. A wider limit counts
 * the mailbox anyway, as accounts are cheap.
 */
const consumeOwnLimit = async (account: number, to: string, kind: Kind): Promise<boolean> =>
  (await tryConsume(kind, { account })) && (await tryConsume("ownersTo", { to: canonicalMailbox(to) }));

/**
 * Whether one more email may warn an account's owner of actions with the right password or passkey. Counted by account
 * only, so that an attacker without them cannot exhaust it first.
 */
export const consumeWarningLimit = (userId: number): Promise<boolean> => tryConsume("warnings", { account: userId });

/** Few who write much do not silence the others: what follows the first mail of an address has a part of the limit. */
const consumeCardLimit = async (card: number, address: string): Promise<boolean> =>
  ((await tryConsume("mailFirst", { address, card })) || (await tryConsume("mailAgain", { card }))) &&
  (await tryConsume("mailCard", { card }));

/** Canonical mailbox: plus tags share one; Gmail also ignores dots and has two domains. */
export function canonicalMailbox(address: string): string {
  const [local = "", host = ""] = address.toLowerCase().split("@");
  const [name = ""] = local.split("+");
  return /^g(?:oogle)?mail\.com$/.test(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}
