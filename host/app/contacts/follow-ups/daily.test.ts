import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { aPerson, aUser } from "../../../tests/builders.ts";
import { database } from "../../database.server.ts";
import { runFollowUpJob } from "./follow-ups.server.ts";

test("contacts go after the time their owner has set, and follow-ups come by one mail a day", async () => {
  await database.migrate();
  const { db, tables, transaction } = database;
  const { contactSettings, mailOutbox, people } = tables;
  const [owner, other] = [await aUser(database), await aUser(database)];
  const now = new Date("2026-06-01T08:00:00Z");
  const old = { lastAt: new Date("2026-01-01T00:00:00Z") };
  await aPerson(database, owner, { name: "Old Acquaintance", ...old });
  await aPerson(database, owner, { name: "New Acquaintance", lastAt: now, reminderAt: now });
  await aPerson(database, other, { name: "Not Theirs", ...old });
  await transaction((tx) =>
    tx.insert(contactSettings).values({ userId: owner.id, stages: ["new"], retentionDays: 30, mailsReminders: true }),
  );
  await runFollowUpJob(new AbortController().signal, now);
  await runFollowUpJob(new AbortController().signal, now);
  const remaining = await db
    .select()
    .from(people)
    .where(inArray(people.userId, [owner.id, other.id]));
  expect(remaining.map(({ name }) => name)).toEqual(["New Acquaintance", "Not Theirs"]);
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, owner.email));
  expect(mails.map(({ text }) => text.includes("New Acquaintance"))).toEqual([true]);
});
