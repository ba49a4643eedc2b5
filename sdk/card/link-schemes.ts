/** Schemes of web pages. */
export const PAGES: ReadonlySet<string> = new Set(["http:", "https:"]);

/** Schemes of links that a card may hold: web, mail, phone and known apps. Servers and cards go by this one list. */
export const APPS: ReadonlySet<string> = new Set([
  ...PAGES,
  "mailto:",
  "tel:",
  "sms:",
  "geo:",
  "whatsapp:",
  "viber:",
  "tg:",
  "skype:",
  "weixin:",
  "sgnl:",
  "facetime:",
  "line:",
  "discord:",
  "msteams:",
  "zoommtg:",
]);
