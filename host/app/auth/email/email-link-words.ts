import { LINK_EXPIRED } from "../sentences.ts";

/** Link text of a notice and of the email to a new address. */
export const CONFIRM_NEW_EMAIL = "Confirm your new email address";

/** Page of a link from an email: before use, after use, and if it cannot be used. */
export const LINK_WORDS = {
  new: {
    asks: {
      title: "Confirm your email address",
      text: (email: string) => `Your account will use ${email}.`,
      action: "Confirm address",
    },
    done: {
      title: "Address confirmed",
      text: (email: string) => `${email} is confirmed. Messages that were waiting are on their way to you.`,
    },
  },
  change: {
    asks: {
      title: "Use this email address",
      text: (email: string) =>
        `Your account will use ${email} from now on. You stay signed in here and where you requested the change; all other devices are signed out.`,
      action: "Use this address",
    },
    done: {
      title: "Address changed",
      text: (email: string) =>
        `Your account now uses ${email}. All devices except this one and the one where you requested the change are signed out.`,
    },
  },
  undo: {
    asks: {
      title: "Keep your email address",
      text: (email: string) => `Your account keeps ${email}. This signs you out everywhere.`,
      action: "Keep this address",
    },
    done: {
      title: "Your address is kept",
      text: (email: string) =>
        `Your account uses ${email}, and everybody is signed out. If you did not request the change, choose a new password now.`,
    },
  },
  used: {
    title: "This link has been used",
    text: "It works once, or a newer link has replaced it. Your account shows which address it uses.",
  },
  expired: { title: LINK_EXPIRED, text: "Nothing was changed. You can request a new link in your account." },
  unknown: {
    title: "This link is not valid",
    text: "Please open it again from the email, or copy its whole address. You can request a new link in your account.",
  },
};
