import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { config } from "../config/config.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { messageAsHtml, messageAsText } from "./message.server.ts";
import { retryDelay, deliverDue, queueMail } from "./outbox.server.ts";

const { mailOutbox } = tables;
const MAIL = { to: "ada@example.com", subject: "Grüße, Ada", text: "Hello", html: "<p>Hello</p>" };

let folder: string;
beforeEach(async () => {
  await transaction((tx) => tx.delete(mailOutbox));
  folder = mkdtempSync(join(tmpdir(), "meishi-mail-"));
  config.dataDir = folder;
});
afterEach(() => {
  config.mail.smtpUrl = undefined;
  rmSync(folder, { recursive: true });
});

const queue = () => transaction((tx) => queueMail(tx, MAIL));
const stored = async () => (await db.select().from(mailOutbox))[0]!;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

test("a subject with words that are encoded already keeps them as they are written", async () => {
  await transaction((tx) => queueMail(tx, { ...MAIL, subject: "=?utf-8?q?=0D=0ABcc:_e@example.org?= wrote to you" }));
  await deliverDue(later(1_000));
  const eml = readFileSync(join(folder, "outbox", `${(await stored()).id}.eml`), "utf8");
  expect(/^Subject:.*$/m.exec(eml)![0]).not.toContain("=?utf-8?q?=0D=0A");
});

test("many mails to one mailbox do not hold up a mail to another", async () => {
  for (let n = 0; n < 25; n++) await queue();
  await transaction((tx) => queueMail(tx, { ...MAIL, to: "bob@example.com" }));
  expect(await deliverDue(later(1_000))).toBe(20);
  const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, "bob@example.com"));
  expect(rows[0]!.sentAt).not.toBeNull();
});

test("many mails that stay good for long do not hold up one that ends soon", async () => {
  for (let n = 0; n < 25; n++)
    await transaction((tx) =>
      queueMail(tx, {
        ...MAIL,
        to: `invited-${n}@example.com`,
        expiresAt: n < 20 ? later(14 * 86_400_000) : undefined,
      }),
    );
  await transaction((tx) => queueMail(tx, { ...MAIL, to: "bob@example.com", expiresAt: later(3_600_000) }));
  expect(await deliverDue(later(1_000))).toBe(20);
  const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, "bob@example.com"));
  expect(rows[0]!.sentAt).not.toBeNull();
});

test("without SMTP_URL a mail becomes a file, once", async () => {
  await queue();
  expect(await deliverDue(later(1_000))).toBe(1);
  expect(await deliverDue(later(60_000))).toBe(0);
  const { id } = await stored();
  const eml = readFileSync(join(folder, "outbox", `${id}.eml`), "utf8");
  expect(eml).toContain("To: ada@example.com");
  expect(eml).toContain("Content-Type: text/html");
});

test("a mail belongs to its transaction", async () => {
  const failing = transaction(function* (tx) {
    yield queueMail(tx, MAIL);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await deliverDue(later(1_000))).toBe(0);
});

test("two processes send it once", async () => {
  await queue();
  const sent = await Promise.all([deliverDue(later(1_000)), deliverDue(later(1_000))]);
  expect(sent.reduce((sum, n) => sum + n)).toBe(1);
});

describe("by SMTP", () => {
  test("arrives, and its words are forgotten", async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      onData(stream, _session, done) {
        let text = "";
        stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
        stream.on("end", () => {
          received.push(text);
          done();
        });
      },
    });
    server.listen(0);
    await once(server.server, "listening");
    config.mail.smtpUrl = `smtp://localhost:${(server.server.address() as AddressInfo).port}?ignoreTLS=true`;
    await queue();
    expect(await deliverDue(later(1_000))).toBe(1);
    await new Promise<void>((resolve) => server.close(resolve));
    expect(received[0]).toContain("Auto-Submitted: auto-generated");
    expect(await stored()).toMatchObject({ text: "", html: null, lastError: null });
  });

  test("a server that is down is tried again, later and later", async () => {
    config.mail.smtpUrl = "smtp://localhost:1";
    await queue();
    expect(await deliverDue(later(1_000))).toBe(0);
    const failed = await stored();
    expect(failed).toMatchObject({ attempts: 1, sentAt: null, text: "Hello" });
    expect(failed.lastError).toContain("ECONNREFUSED");
    expect(await deliverDue(later(10_000))).toBe(0);
    expect((await stored()).attempts).toBe(1);
    config.mail.smtpUrl = undefined;
    expect(await deliverDue(later(40_000))).toBe(1);
  });

  test("a mail whose link has ended is not sent, and its words are forgotten", async () => {
    await transaction((tx) => queueMail(tx, { ...MAIL, expiresAt: later(60_000) }));
    expect(await deliverDue(later(61_000))).toBe(0);
    expect(await stored()).toMatchObject({ attempts: 14, text: "", sentAt: null, lastError: "it has expired" });
  });

  test("an address that the server refuses for good is given up at once", async () => {
    const server = new SMTPServer({
      authOptional: true,
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("No such user"), { responseCode: 550 })),
    });
    server.listen(0);
    await once(server.server, "listening");
    config.mail.smtpUrl = `smtp://localhost:${(server.server.address() as AddressInfo).port}?ignoreTLS=true`;
    await queue();
    expect(await deliverDue(later(1_000))).toBe(0);
    await new Promise<void>((resolve) => server.close(resolve));
    expect(await stored()).toMatchObject({ attempts: 14, text: "", sentAt: null });
    expect((await stored()).lastError).toContain("No such user");
  });

  test("waits double each time, at most half a day", () => {
    expect([1, 2, 3, 14].map(retryDelay)).toEqual([30_000, 60_000, 120_000, 12 * 3_600_000]);
  });

  test("one that fails for ever does not hold up the others", async () => {
    config.mail.smtpUrl = "smtp://localhost:1";
    await queue();
    await transaction((tx) => tx.update(mailOutbox).set({ attempts: 14 }));
    const hopeless = await stored();
    config.mail.smtpUrl = undefined;
    await queue();
    expect(await deliverDue(later(1_000))).toBe(1);
    expect((await db.select().from(mailOutbox).where(eq(mailOutbox.id, hopeless.id)))[0]!.sentAt).toBeNull();
  });
});

test("a message is written as text and as HTML, and what people typed stays text", () => {
  const message = {
    title: "Hello",
    paragraphs: ['Dear <b>Ada</b> & "friends",'],
    action: { label: "Open", url: "https://example.com/?a=1&b=2" },
    notes: ["Bye"],
  };
  expect(messageAsText(message)).toContain("Open:\nhttps://example.com/?a=1&b=2");
  expect(messageAsHtml(message)).toContain("Dear &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;friends&quot;,");
  expect(messageAsHtml(message)).not.toContain("<b>");
});
