import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Transporter } from "nodemailer";
import type { MailAttachment } from "#db/index.ts";
import { config } from "../config/config.server.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string | null;
  attachment?: MailAttachment | null;
}

const TIMEOUT_MS = 20_000;
let smtp: { url: string; transport: Transporter } | undefined;

/** Sends by SMTP_URL; without one it writes the mail as DATA_DIR/outbox/{id}.eml, to be read there. */
export async function send(mail: Mail, id: number): Promise<void> {
  const message = {
    from: config.mail.from,
    // An object is a single recipient, whatever characters it contains.
    to: { name: "", address: mail.to },
    // Words that are encoded already would be decoded into anything, line breaks included (RFC 2047 §2).
    subject: mail.subject.replaceAll("=?", "= ?"),
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    ...(mail.attachment && {
      attachments: [
        { filename: mail.attachment.name, contentType: mail.attachment.type, content: mail.attachment.content },
      ],
    }),
    // Constant for all attempts: if the sender died after sending, mail programs show both copies as one.
    messageId: `<${createHash("sha256").update(`${config.publicUrl} ${id} ${mail.to} ${mail.subject} ${mail.text}`).digest("hex").slice(0, 32)}@${new URL(config.publicUrl).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
  const { createTransport } = await import("nodemailer");
  if (config.mail.smtpUrl) {
    const { smtpUrl: url } = config.mail;
    const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
    if (smtp?.url !== url) smtp = { url, transport: createTransport({ url, ...timeouts }) };
    await smtp.transport.sendMail(message);
    return;
  }
  const { message: eml } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  await writeWhole(join(config.dataDir, "outbox"), `${id}.eml`, eml as Buffer);
}

/** Programs that watch the folder see only complete files. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${name}.part`);
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, join(folder, name));
}
