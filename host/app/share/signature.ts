import { escapeHtml } from "../runtime/escape-html.ts";
import type { CardPerson } from "./draw/task.ts";

export interface SignatureOptions {
  layout: 1 | 2 | 3;
  phone: boolean;
  qr: boolean;
}

/** Data of a signature. URLs are absolute, as it is shown in emails. */
export interface SignatureData extends Pick<
  CardPerson,
  "name" | "title" | "company" | "phone" | "email" | "website" | "link" | "primary" | "direction"
> {
  pageUrl: string;
  phoneUrl: string | null;
  websiteUrl: string | null;
  /** With at least twice the pixels shown. Mail programs stretch other shapes, unless they know only the width. */
  portrait: { url: string; isSquare: boolean } | null;
  codeUrl: string;
  /** The text of the link and the alternative text of the code, in the owner's language. */
  words: { card: string; code: string };
}

const FONT = "font-family:Arial,Helvetica,sans-serif;";
/** Reads on white and, where a mail program turns the ground black, there too (4.5:1 on both). */
const MUTED = "color:#767676;";
const PORTRAIT = 88;
const CODE = 96;

/**
 * An email signature of tables and inline styles, which is what Gmail, Outlook and Apple Mail keep: no style element,
 * no script, no data: picture, nothing that tracks. Text has the reader's own color, so that dark mode can turn it.
 */
export function signatureHtml(signed: SignatureData, options: SignatureOptions): string {
  const isRtl = signed.direction === "rtl";
  const body = { 1: beside, 2: stacked, 3: oneLine }[options.layout](signed, options, isRtl ? "right" : "left");
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" dir="${signed.direction}" style="border-collapse:collapse;${FONT}font-size:14px;line-height:1.4">${body}</table>`;
}

type Draw = (signed: SignatureData, options: SignatureOptions, start: "left" | "right") => string;

/** The portrait, a line in the card's color, the words beside it. */
const beside: Draw = (signed, options, start) => {
  const end = start === "left" ? "right" : "left";
  const cells = [
    picture(signed, `padding-${end}:16px`),
    `<td valign="top" style="border-${start}:3px solid ${signed.primary[0]};padding-${start}:16px">${textBlock(signed, options)}</td>`,
    code(signed, options, `padding-${start}:20px`),
  ];
  return `<tr>${cells.join("")}</tr>`;
};

/** Everything below the other, with the line on top. */
const stacked: Draw = (signed, options) => {
  const rows = [
    `<td style="border-top:3px solid ${signed.primary[0]};padding-top:12px">${textBlock(signed, options)}</td>`,
    picture(signed, "padding-top:12px"),
    code(signed, options, "padding-top:12px"),
  ];
  return rows
    .filter(Boolean)
    .map((row) => `<tr>${row}</tr>`)
    .join("");
};

/** Two lines of text: for those who write a lot. */
const oneLine: Draw = (signed, options, start) => {
  const role = [signed.title, signed.company]
    .filter((part) => part !== null)
    .map(escapeHtml)
    .join(" · ");
  const contact = contacts(signed, options).join(" &nbsp;|&nbsp; ");
  const line = `<td valign="top"><b style="font-size:15px">${escapeHtml(signed.name)}</b>${role && ` <span style="${MUTED}">${role}</span>`}<br><span style="font-size:13px">${contact}</span></td>`;
  return `<tr>${line}${code(signed, options, `padding-${start}:20px`)}</tr>`;
};

function textBlock(signed: SignatureData, options: SignatureOptions): string {
  return [
    `<b style="font-size:17px">${escapeHtml(signed.name)}</b>`,
    signed.title && escapeHtml(signed.title),
    signed.company && `<span style="${MUTED}">${escapeHtml(signed.company)}</span>`,
    ...contacts(signed, options).map((line, i) =>
      i === 0 ? `<span style="font-size:6px;line-height:8px">&nbsp;<br></span>${line}` : line,
    ),
  ]
    .filter(Boolean)
    .join("<br>");
}

const link = (url: string, text: string) =>
  `<a href="${escapeHtml(url)}" style="color:inherit;text-decoration:underline">${escapeHtml(text)}</a>`;

/** Phone, email, website, card; telephone numbers stay left-to-right. */
function contacts(
  { phone, phoneUrl, email, websiteUrl, website, pageUrl, words }: SignatureData,
  options: SignatureOptions,
): string[] {
  return [
    options.phone && phone ? `<span dir="ltr">${phoneUrl ? link(phoneUrl, phone) : escapeHtml(phone)}</span>` : null,
    email && link(`mailto:${email}`, email),
    websiteUrl && website && link(websiteUrl, website),
    link(pageUrl, words.card),
  ].filter((line): line is string => Boolean(line));
}

function picture({ portrait, pageUrl, name }: SignatureData, padding: string): string {
  if (!portrait) return "";
  const size = `width="${PORTRAIT}"${portrait.isSquare ? ` height="${PORTRAIT}"` : ""}`;
  const round = portrait.isSquare ? `;border-radius:${PORTRAIT / 2}px` : "";
  return `<td valign="top" style="${padding}"><a href="${escapeHtml(pageUrl)}"><img src="${escapeHtml(portrait.url)}" ${size} alt="${escapeHtml(name)}" style="display:block;border:0${round}"></a></td>`;
}

/** On white with a quiet zone of its own: it is read in dark mode too. */
function code({ codeUrl, words }: SignatureData, options: SignatureOptions, padding: string): string {
  if (!options.qr) return "";
  return `<td valign="top" style="${padding}"><img src="${escapeHtml(codeUrl)}" width="${CODE}" height="${CODE}" alt="${escapeHtml(words.code)}" style="display:block;border:0"></td>`;
}
