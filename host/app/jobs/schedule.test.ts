import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { DAY_MS } from "../config/durations.ts";
import { userNamed } from "../../../db/tests/databases.ts";
import { deleteExpiredActivity } from "../activity/activity.server.ts";
import { deleteExpiredAccountData } from "../auth/registration/expiry.server.ts";
import { config } from "../config/config.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { sweepUploads } from "../uploads/sweep.server.ts";

const { auditLog, mailOutbox, passwordResets, rateCounts, sessions, uploads, users } = tables;
const going = new AbortController().signal;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

const newUser = async (name: string) =>
  (await transaction((tx) => tx.insert(users).values(userNamed(name)).returning()))[0]!.id;

test("ended sessions, old links, counts and sent emails go; what may still be used stays", async () => {
  const userId = await newUser("tidied");
  await transaction((tx) =>
    tx
      .insert(sessions)
      .values([1, -1].map((days) => ({ tokenHash: `s${days}`, userId, lastSeenAt: ago(1), expiresAt: ago(days) }))),
  );
  await transaction((tx) =>
    tx.insert(passwordResets).values([40, 1].map((days) => ({ tokenHash: `r${days}`, userId, expiresAt: ago(days) }))),
  );
  await transaction((tx) =>
    tx.insert(rateCounts).values([1, -1].map((days) => ({ key: `k${days}`, points: 1, resetAt: ago(days) }))),
  );
  const message = { recipient: "a@example.com", subject: "s", text: "" };
  await transaction((tx) => tx.delete(mailOutbox));
  await transaction((tx) =>
    tx.insert(mailOutbox).values([
      { ...message, subject: "sent long ago", createdAt: ago(40), sentAt: ago(40) },
      { ...message, subject: "given up", createdAt: ago(40), attempts: 14 },
      { ...message, subject: "still waiting", createdAt: ago(40), attempts: 3 },
      { ...message, subject: "just sent", sentAt: ago(0) },
    ]),
  );
  await deleteExpiredAccountData(going);
  expect(
    (await db.select().from(sessions).where(eq(sessions.userId, userId))).map(({ tokenHash }) => tokenHash),
  ).toEqual(["s-1"]);
  expect((await db.select().from(passwordResets)).map(({ tokenHash }) => tokenHash)).toEqual(["r1"]);
  expect((await db.select().from(rateCounts)).map(({ key }) => key)).toEqual(["k-1"]);
  expect((await db.select().from(mailOutbox)).map(({ subject }) => subject).sort()).toEqual([
    "just sent",
    "still waiting",
  ]);
});

test("activity goes once it is older than the days it is kept, and stays without such days", async () => {
  const act = (target: string, days: number) => ({ action: "team.update", target, createdAt: ago(days) });
  await transaction((tx) => tx.insert(auditLog).values([act("team:1", 40), act("team:2", 1)]));
  const targets = async () => (await db.select().from(auditLog)).map(({ target }) => target);
  await deleteExpiredActivity();
  expect(await targets()).toEqual(expect.arrayContaining(["team:1", "team:2"]));
  await deleteExpiredActivity(30);
  expect(await targets()).not.toContain("team:1");
  expect(await targets()).toContain("team:2");
});

test("the sweep takes strays of a dead process, never a file with a row or one we did not name", async () => {
  const folder = join(config.dataDir, "uploads");
  rmSync(folder, { recursive: true, force: true }); // left by other files of this worker
  mkdirSync(folder, { recursive: true });
  // Names of their own: other files of this worker write rows into the same database.
  const rest = randomBytes(16).toString("base64url").slice(0, 21);
  const name = (letter: string) => `${letter}${rest}.png`;
  const put = (file: string, days: number) => {
    writeFileSync(join(folder, file), "x");
    utimesSync(join(folder, file), ago(days), ago(days));
    onTestFinished(() => rmSync(join(folder, file), { force: true }));
  };
  put(name("a"), 8);
  put(name("b"), 8);
  put(name("c"), 1);
  put("by-hand.png", 100);
  const userId = await newUser("sweeper");
  await transaction((tx) => tx.insert(uploads).values({ path: name("b"), userId, bytes: 1, createdAt: new Date() }));
  await sweepUploads(going);
  expect(
    readdirSync(folder)
      .filter((file) => [name("a"), name("b"), name("c"), "by-hand.png"].includes(file))
      .sort(),
  ).toEqual([name("b"), "by-hand.png", name("c")].sort());
  const quarantined = join(config.dataDir, "quarantine", name("a"));
  expect(existsSync(quarantined)).toBe(true);
  utimesSync(quarantined, ago(31), ago(31));
  await sweepUploads(going);
  expect(existsSync(quarantined)).toBe(false);
});
