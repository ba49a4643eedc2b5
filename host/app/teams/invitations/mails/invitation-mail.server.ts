import type { TeamRole, User } from "#db/index.ts";
import { config } from "../../../config/config.server.ts";
import { localeFor } from "../../../languages/account-language.server.ts";
import { type Message, messageAsHtml, messageAsText } from "../../../mail/message.server.ts";
import { words as de } from "./words.de.ts";
import { words as en } from "./words.en.ts";

const teamMailWords = { en, de };

interface InvitationMailInput {
  inviter: string;
  teamName: string;
  role: TeamRole;
  /** Whether the card that accepting makes has more than a name. */
  isCardPrepared: boolean;
  token: string;
  /** The invited person's account, if any. */
  account: Pick<User, "locale"> | undefined;
}

/** Invitation to a team, in the language of the invited account, or else of the inviter. */
export function invitationMail({ inviter, teamName, role, isCardPrepared, token, account }: InvitationMailInput) {
  const locale = localeFor(account ?? { locale: null });
  const words = teamMailWords[locale];
  const message: Message = {
    title: words.title(inviter, teamName),
    paragraphs: [
      words.hello,
      (role === "manager" ? words.manager : words.member)(inviter, teamName),
      ...(isCardPrepared ? [words.prepared] : []),
    ],
    action: { label: words.action, url: `${config.publicUrl}/invitation/${token}` },
    notes: [words.once, words.ignore],
  };
  return { subject: message.title, text: messageAsText(message), html: messageAsHtml(message, locale) };
}
