import type { WebhookMailWords } from "./words.en.ts";

export const words: WebhookMailWords = {
  subject: (host) => `An ${host} wird nichts mehr gesendet`,
  failing: (url) => `Ihr Webhook schlägt seit fünf Tagen fehl und wurde deshalb ausgeschaltet: ${url}`,
  gone: (url) =>
    `Der Server hat geantwortet, dass es Ihren Webhook nicht mehr gibt (410). Er wurde deshalb ausgeschaltet: ${url}`,
  again: (address) => `Hier sehen Sie, woran es liegt, und schalten ihn wieder ein: ${address}`,
};
