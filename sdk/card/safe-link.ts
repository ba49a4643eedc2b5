import { PAGES, urlOf } from "./links.ts";

const APPS = new Set([
  ...PAGES, "mailto:", "tel:", "sms:", "geo:",
  "whatsapp:", "viber:", "tg:", "skype:", "weixin:", "sgnl:", "facetime:", "line:", "discord:", "msteams:", "zoommtg:",
]);

/** A link a visitor may press: web, mail, phone or a known app; null for `javascript:`, `data:` and anything unknown. */
export function safeLink(url: string | null | undefined): string | null {
  return urlOf(url, APPS)?.href ?? null;
}
