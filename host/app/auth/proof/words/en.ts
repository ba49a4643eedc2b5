/** Asks somebody to show that it is them. */
export const words = {
  title: "Is it you?",
  close: "Close",
  about:
    "Please show that it is you before you change how you sign in. For the next ten minutes we will not ask again.",
  signInAgain: "Please sign out and in again: a new sign-in shows it, too.",
  goOn: "Continue",
  busy: "One moment...",
  password: "Your password",
  passkey: "Use a passkey",
  provider: (name: string | null) => `Sign in again with ${name}`,
};

export type ProofWords = typeof words;
