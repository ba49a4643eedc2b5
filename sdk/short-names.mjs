/**
 * Properties that only our own code reads, each written as one letter in the built SDK. Never what a page, the server,
 * an event, the DOM, storage or a `data-` attribute reads or writes, nor an export.
 */
const OWN = [
  // words of the chat
  ...["assistant", "welcome", "emptyReply", "apology", "newMessage", "chatWith", "assistantOf", "score", "minimise"],
  ...["typing", "again", "talkTo", "linked", "automatic", "poweredBy"],
  // the chat
  ...["talk", "phase", "asked", "chips", "inPlace", "draft", "turn", "seen", "missed", "say", "isVisible", "asking"],
  ...["base", "kind", "view", "write", "send", "stop", "changed", "expand", "fail", "bold"],
  // cards and the launcher
  ...["build", "answer", "toast", "shown"],
  // the kit
  ...[
    "safeDocument",
    "emit",
    "reportFailure",
    "request",
    "getJson",
    "toStyleSheet",
    "post",
    "cardUrl",
    "requestedLanguage",
    "loadCard",
    "failureOf",
  ],
];
/** Without `x` and `y`, which options of a launcher are called. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwz_$";

if (OWN.length > LETTERS.length) throw new Error("There are more names than letters");

/** Terser's cache of names, the same for every file, so that all parts agree. */
export const shortNames = Object.fromEntries(OWN.map((name, i) => [`$${name}`, LETTERS[i]]));
