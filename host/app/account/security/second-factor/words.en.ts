import { catalogue } from "../../../languages/catalogue.ts";

/** Setting up an authenticator app, and its recovery codes. */
export const words = {
  turnOn: "Turn on",
  checking: "Checking...",
  scan: "Scan this with an authenticator app such as Aegis, 1Password or Google Authenticator, then enter the 6 digits that it shows.",
  picture: "QR code for your authenticator app",
  type: "Or type this key:",
  code: "Code",
  codes: {
    title: "Meishi recovery codes",
    keep: "Keep these recovery codes",
    keepText: "Each one signs you in once if you lose your authenticator app. They are not shown again.",
    list: "Recovery codes",
    copy: "Copy",
    download: "Download",
    print: "Print",
    about: (username: string, host: string, date: string) => `Account ${username} at ${host}, ${date}`,
    file: (username: string) => `meishi-recovery-codes-${username}.txt`,
  },
};

export type FactorWords = typeof words;
export const factorWords = catalogue("account/security/second-factor", words);
