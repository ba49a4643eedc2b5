import { and, asc, eq, isNotNull, isNull, lt, lte, ne, or } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import { config } from "../../config/config.server.ts";
import { DAY_MS } from "../../config/durations.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { accountLocale } from "../../languages/account-language.server.ts";
import { queueMailToOwner } from "../../mail/outbox.server.ts";
import { UNNAMED_CONTACT } from "../contact.ts";
import { contactMailWords } from "../mails/words.ts";
import { nameOf } from "../people/name-of.ts";
import { completeMerges } from "../people/merge.server.ts";
import { deletePeople } from "../people/deletion.server.ts";
import { finishRenames } from "../settings.server.ts";

const { contactSettings, people, users } = tables;

/** Most contacts in one transaction, and in one email. */
const BATCH_SIZE = 100;

/**
 * Deletes contacts past their retention and sends the daily email of follow-ups to owners who want it. Runs every
 * hour; `remindedOn` keeps the email to one a day.
 */
export async function runFollowUpJob(signal: AbortSignal, now = new Date()): Promise<void> {
  await completeMerges(signal);
  await finishRenames(signal);
  const accounts = await db
    .select()
    .from(contactSettings)
    .where(or(isNotNull(contactSettings.retentionDays), eq(contactSettings.mailsReminders, true)))
    .orderBy(asc(contactSettings.userId));
  for (const { userId, retentionDays, mailsReminders } of accounts) {
    if (signal.aborted) return;
    if (retentionDays !== null)
      await deleteExpiredContacts(userId, new Date(now.getTime() - retentionDays * DAY_MS), signal);
    if (mailsReminders) await sendReminder(userId, now);
  }
}

/** Deletes these contacts together with the messages they sent. */
async function deleteExpiredContacts(userId: number, cutoff: Date, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const expired = await db
      .select()
      .from(people)
      .where(and(eq(people.userId, userId), isNull(people.mergedInto), lt(people.lastAt, cutoff)))
      .orderBy(asc(people.lastAt))
      .limit(BATCH_SIZE);
    if (expired.length === 0) return;
    await deletePeople(userId, expired);
  }
}

/** Sends one email a day (UTC) if any follow-up is due. */
async function sendReminder(userId: number, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const endOfDay = new Date(Date.parse(day) + DAY_MS);
  const duePeople = await db
    .select()
    .from(people)
    .where(and(eq(people.userId, userId), isNull(people.mergedInto), lte(people.reminderAt, endOfDay)))
    .orderBy(asc(people.reminderAt))
    .limit(BATCH_SIZE);
  const owner = await firstRow(db.select().from(users).where(eq(users.id, userId)));
  if (duePeople.length === 0 || !owner) return;
  await transaction(function* (tx) {
    const claimed = yield* firstRow(
      tx
        .update(contactSettings)
        .set({ remindedOn: day })
        .where(
          and(
            eq(contactSettings.userId, userId),
            or(isNull(contactSettings.remindedOn), ne(contactSettings.remindedOn, day)),
          ),
        )
        .returning({ userId: contactSettings.userId }),
    );
    if (!claimed) return;
    const words = contactMailWords[accountLocale(owner)];
    yield* queueMailToOwner(tx, owner, {
      subject: words.subject(duePeople.length),
      text: [
        words.waiting,
        "",
        ...duePeople.flatMap(({ id, name, emails, phones, company }) => [
          [nameOf({ name, company, email: emails[0] ?? null }, UNNAMED_CONTACT), company].filter(Boolean).join(", "),
          ...[...emails.slice(0, 1), ...phones.slice(0, 1)],
          `${config.publicUrl}/contacts/${id}`,
          "",
        ]),
        words.all(`${config.publicUrl}/contacts?due=true`),
      ].join("\n"),
    });
  });
}
