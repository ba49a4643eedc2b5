/** Schemes of web pages. */
export const WEB_SCHEMES: ReadonlySet<string> = new Set(["http:", "https:"]);

/** Schemes of links that a card may hold: web, mail, phone and known apps. Servers and cards go by this one list. */
export const LINK_SCHEMES: ReadonlySet<string> = new Set([
  ...WEB_SCHEMES,
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
