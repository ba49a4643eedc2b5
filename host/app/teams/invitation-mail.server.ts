import type { TeamRole } from "#db/index.ts";
import { config } from "../config/config.server.ts";
import { type Message, messageAsHtml, messageAsText } from "../mail/message.ts";

interface Inviting {
  inviter: string;
  teamName: string;
  role: TeamRole;
  token: string;
}

/** To somebody who is invited to a team, perhaps without an account. */
export function invitationMail({ inviter, teamName, role, token }: Inviting) {
  const message: Message = {
    title: `${inviter} invites you to ${teamName}`,
    paragraphs: [
      "Hello,",
      role === "manager"
        ? `${inviter} would like you to manage the team ${teamName} on Meishi, and has prepared a business card for you.`
        : `${inviter} has prepared a business card for you in the team ${teamName} on Meishi.`,
    ],
    action: { label: "See the invitation", url: `${config.publicUrl}/invitation/${token}` },
    notes: [
      "The link works once and expires in 14 days.",
      "If you do not know this team, ignore this email: nothing happens then.",
    ],
  };
  return { subject: message.title, text: messageAsText(message), html: messageAsHtml(message) };
}
