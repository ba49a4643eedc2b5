import type { Locale } from "../languages/locales.ts";
import { escapeHtml } from "../runtime/escape-html.ts";
import { defangLinks } from "./defang-links.server.ts";

/** An email's content, written once and rendered as text and as HTML. */
export interface Message {
  title: string;
  paragraphs: string[];
  /** The one thing to do, as a button. */
  action?: { label: string; url: string };
  /** Small print under the button. */
  notes?: string[];
}

export function messageAsText({ title, paragraphs, action, notes = [] }: Message): string {
  return [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    "Meishi Digital Cards",
  ].join("\n\n");
}

/** Label of the URL below a button, for programs that do not follow it. */
const OR_OPEN: Record<Locale, string> = { en: "Or open this address:", de: "Oder öffnen Sie diese Adresse:" };

/** Uses tables and inline styles, because mail programs support little else. */
export function messageAsHtml({ title, paragraphs, action, notes = [] }: Message, locale: Locale = "en"): string {
  const p = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(defangLinks(text))}</p>`;
  const button =
    action &&
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>` +
      `<td style="border-radius:10px;background:#f59e0b"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:13px 22px;` +
      `color:#1c1206;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></td></tr></table>` +
      `<p style="margin:0 0 16px;font-size:13px;color:#625c55">${OR_OPEN[locale]}<br>` +
      `<a href="${escapeHtml(action.url)}" style="color:#8a4c0c;word-break:break-all">${escapeHtml(action.url)}</a></p>`;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(defangLinks(title))}</title></head><body style="margin:0;background:#f3f1ee;color:#1c1917;` +
    `font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;` +
    `border:1px solid #e4e0db;border-radius:14px"><tr><td style="padding:32px">` +
    `<p style="margin:0 0 24px;font-weight:650;color:#8a4c0c">Meishi</p>` +
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(defangLinks(title))}</h1>` +
    paragraphs.map((text) => p(text, "")).join("") +
    (button ?? "") +
    notes.map((text) => p(text, "font-size:13px;color:#625c55")).join("") +
    `</td></tr></table></td></tr></table></body></html>`
  );
}
