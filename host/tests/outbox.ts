import { existsSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "./host.ts";

/** A mail of the outbox, its parts decoded. */
interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment?: { name: string; type: string; content: string };
}

const WAIT_MS = 6_000;

/**
 * The next mail to this address, or with this subject; each is answered once. Undefined when none comes within six
 * seconds.
 */
export async function findMail({ dataDir }: Host, to: string, subject?: string): Promise<OutboxMail | undefined> {
  const folder = join(dataDir, "outbox");
  const end = Date.now() + WAIT_MS;
  do {
    for (const name of existsSync(folder) ? readdirSync(folder).filter((file) => /^\d+\.eml$/.test(file)) : []) {
      const mail = parse(readFileSync(join(folder, name), "utf8"));
      if (mail.to !== to || (subject !== undefined && mail.subject !== subject)) continue;
      renameSync(join(folder, name), join(folder, `${name}.read`));
      return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < end);
  return undefined;
}

/** The link in the next mail to this address, or with this subject; empty when none comes. */
export async function linkTo(host: Host, to: string, subject?: string): Promise<string> {
  return (await findMail(host, to, subject))?.text.match(/https?:\S+/)?.[0] ?? "";
}

function parse(source: string): OutboxMail {
  const [head = "", ...rest] = source.split("\r\n\r\n");
  const header = (name: string) => head.replace(/\r\n\s+/g, " ").match(new RegExp(`^${name}: (.*)$`, "im"))?.[1] ?? "";
  const isWhole = !header("Content-Type").startsWith("multipart");
  const parts = isWhole ? [source] : rest.join("\r\n\r\n").split(/^--.+$/m);
  const part = (type: string) => decode(parts.find((text) => text.includes(`Content-Type: ${type}`)) ?? "");
  return {
    to: header("To").replace(/^.*<|>$/g, ""),
    subject: decodeWords(header("Subject")),
    text: part("text/plain"),
    html: part("text/html"),
    attachment: attachmentOf(parts.find((text) => text.includes("Content-Disposition: attachment"))),
  };
}

function attachmentOf(part: string | undefined): OutboxMail["attachment"] {
  if (!part) return undefined;
  const name = /filename="?([^"\r\n]+)"?/.exec(part)?.[1] ?? "";
  const type = /Content-Type: ([^;\r\n]+)/.exec(part)?.[1] ?? "";
  return { name, type, content: decode(part) };
}

/** RFC 2047, as far as our mails need it. */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?utf-8\?q\?/gi, "")
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, word: string) => fromQuoted(word.replaceAll("_", " ")));

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    "latin1",
  ).toString("utf8");

function decode(part: string): string {
  const at = part.indexOf("\r\n\r\n");
  const body = part.slice(at + 4);
  if (/transfer-encoding: base64/i.test(part.slice(0, at))) return Buffer.from(body, "base64").toString("utf8");
  if (!/transfer-encoding: quoted-printable/i.test(part.slice(0, at))) return body;
  return fromQuoted(body.replace(/=\r\n/g, ""));
}
