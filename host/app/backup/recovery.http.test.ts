import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { open, run } from "../../../db/index.ts";
import { aCard, aPerson, aSession, aUser, aUserWithPassword, PASSWORD } from "../../tests/builders.ts";
import { visitor } from "../../tests/client.ts";
import { aDevice, aVCard, deviceOf } from "../../tests/dav-client.ts";
import { startAndExit, startHost } from "../../tests/host.ts";
import { aTeam } from "../../tests/team-builders.ts";
import { runProgram } from "../../tests/run-program.ts";

// Backups where something is wrong already: the wrong settings, a damaged database, an old queue of mails.

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "meishi-"));
  dataDir = join(root, "data");
  mkdirSync(dataDir);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ADVICE = "If the service reads its settings from a file, name it: npm run backup -- --env-file=/etc/meishi.env";
const SIGN_IN_AGAIN =
  "Everybody must sign in again. Passwords, keys and app passwords that were ended after the backup work again.";
const database = () => join(dataDir, "cards.db");

/** A database with one card, its backup, and what follows the backup. */
async function aBackup(): Promise<string> {
  const host = await startHost({ DATA_DIR: dataDir });
  await aCard(host.database, await aUser(host.database), { slug: "in-the-backup" });
  await host.stop();
  const backups = join(root, "backups");
  expect((await runProgram("backup", [backups], { DATA_DIR: dataDir })).code).toBe(0);
  return join(backups, readdirSync(backups)[0]!);
}

describe("a backup of no database", () => {
  test("is refused with the file's name, and makes nothing", async () => {
    const { code, output } = await runProgram("backup", [join(root, "backups")], { DATA_DIR: join(root, "none") });
    expect([code, output.trim()]).toEqual([
      1,
      `There is no Meishi database at ${join(root, "none/cards.db")}. ${ADVICE}`,
    ]);
    expect(readdirSync(root)).toEqual(["data"]);
  });

  test("is refused for a file without tables of ours, too", async () => {
    writeFileSync(database(), "");
    const { code, output } = await runProgram("backup", [join(root, "backups")], { DATA_DIR: dataDir });
    expect([code, output.trim()]).toEqual([1, `There is no Meishi database at ${database()}. ${ADVICE}`]);
    expect(existsSync(join(root, "backups"))).toBe(false);
  });
});

test("a restore says where it restores to", async () => {
  const backup = await aBackup();
  const other = join(root, "other");
  const { code, output } = await runProgram("restore", [backup], { DATA_DIR: other });
  expect([code, output.split("\n")[0]]).toEqual([0, `Restoring into ${join(other, "cards.db")}, files into ${other}`]);
});

/** Each leaves a file that SQLite cannot read, or not all of. */
const DAMAGES: [name: string, damage: (bytes: Buffer) => Buffer][] = [
  ["a file of something else", () => Buffer.from("not a database, ".repeat(1_000))],
  ["a file cut off", (bytes) => bytes.subarray(0, bytes.length / 2)],
  ["pages overwritten in the middle", (bytes) => bytes.fill(0x5a, 4096 * 8, 4096 * 60)],
];

test.for(DAMAGES)("%s in place of the database is moved aside and the backup restored", async ([, damage]) => {
  const backup = await aBackup();
  const damaged = damage(readFileSync(database()));
  writeFileSync(database(), damaged);

  const careful = await runProgram("restore", [backup], { DATA_DIR: dataDir });
  expect([careful.code, careful.output]).toEqual([
    1,
    expect.stringContaining(
      `The database ${database()} is damaged: give --force to move it aside. Nothing was changed.`,
    ),
  ]);
  expect(readFileSync(database()).equals(damaged)).toBe(true);

  const start = await startAndExit({ DATA_DIR: dataDir, PORT: "0" });
  expect([start.code, start.output.trim()]).toEqual([
    1,
    `The database ${database()} is damaged: npm run restore -- FOLDER --force puts a backup in its place and keeps the file`,
  ]);

  const restored = await runProgram("restore", [backup, "--force"], { DATA_DIR: dataDir });
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("Counts and checksums agree.") });
  const [, movedTo] = /^The database that was there is damaged. It is kept as (.*)$/m.exec(restored.output)!;
  expect(readFileSync(movedTo!).equals(damaged)).toBe(true);
  const host = await startHost({ DATA_DIR: dataDir });
  expect((await visitor(host)("GET", "/api/card/in-the-backup")).status).toBe(200);
  await host.stop();
});

test("a damaged database that was moved aside stays when another one follows within the same second", async () => {
  const backup = await aBackup();
  const nextMinute = Array.from({ length: 60 }, (_, seconds) => {
    const at = new Date(Date.now() + seconds * 1_000).toISOString().slice(0, 19).replaceAll(":", "-");
    return `${database()}.damaged-${at}Z`;
  });
  for (const path of nextMinute) writeFileSync(path, "an earlier one");
  writeFileSync(database(), "damaged again");

  const { code, output } = await runProgram("restore", [backup, "--force"], { DATA_DIR: dataDir });
  const [, movedTo] = /^The database that was there is damaged. It is kept as (.*)$/m.exec(output)!;
  expect([code, readFileSync(movedTo!, "utf8")]).toEqual([0, "damaged again"]);
  expect(nextMinute.map((path) => readFileSync(path, "utf8"))).toEqual(nextMinute.map(() => "an earlier one"));
});

test("a damaged database comes back if the backup cannot be restored, and stays while Meishi runs on it", async () => {
  const backup = await aBackup();
  const list = join(backup, "manifest.json");
  const manifest = JSON.parse(readFileSync(list, "utf8")) as { rows: Record<string, number> };
  manifest.rows.users! += 1;
  writeFileSync(list, JSON.stringify(manifest));
  writeFileSync(database(), "damaged");
  const failed = await runProgram("restore", [backup, "--force"], { DATA_DIR: dataDir });
  expect([failed.code, failed.output]).toEqual([1, expect.stringContaining("users has other rows than it says")]);
  expect(readFileSync(database(), "utf8")).toBe("damaged");
  expect(readdirSync(dataDir).filter((name) => name.includes("damaged"))).toEqual([]);

  rmSync(database());
  const host = await startHost({ DATA_DIR: dataDir });
  writeFileSync(database(), "damaged");
  const running = await runProgram("restore", [backup, "--force"], { DATA_DIR: dataDir });
  await host.stop();
  expect([running.code, running.output]).toEqual([1, expect.stringContaining("Meishi is running")]);
});

/** A backup of this folder's database without an identity, as those of 1.0.0. */
async function aBackupWithoutIdentity(): Promise<string> {
  await (await startHost({ DATA_DIR: dataDir })).stop();
  const client = new Sqlite(database());
  client.exec("delete from installation");
  client.close();
  const backups = join(root, "backups");
  expect((await runProgram("backup", [backups], { DATA_DIR: dataDir })).code).toBe(0);
  return join(backups, readdirSync(backups)[0]!);
}
const storageOwner = () => readFileSync(join(dataDir, "uploads", ".meishi-database"), "utf8").trim();
const identity = () => new Sqlite(database()).prepare("select identity from installation").pluck().get();

test("the storage belongs to a restored database that had no identity, as those of 1.0.0", async () => {
  const backup = await aBackupWithoutIdentity();
  const before = storageOwner();
  expect((await runProgram("restore", [backup, "--force"], { DATA_DIR: dataDir })).code).toBe(0);
  expect(storageOwner()).not.toBe(before);
  expect(identity()).toBe(storageOwner());
  const host = await startHost({ DATA_DIR: dataDir });
  await expect.poll(() => host.output(), { timeout: 20_000 }).toContain('"job":"uploads.sweep"');
  await host.stop();
  expect(host.output()).not.toContain("the storage belongs to another database");
});

test("restored where no database was, it leaves the storage to the other one, says so and how that ends", async () => {
  const backup = await aBackupWithoutIdentity();
  const [before, line] = [
    storageOwner(),
    `The files in ${dataDir} belong to another database, so none of them is ever removed. If this database takes its place, restore again with --force.`,
  ];
  rmSync(database());
  const careful = await runProgram("restore", [backup], { DATA_DIR: dataDir });
  expect([careful.code, careful.output]).toEqual([0, expect.stringContaining(line)]);
  expect(storageOwner()).toBe(before);

  const forced = await runProgram("restore", [backup, "--force"], { DATA_DIR: dataDir });
  expect([forced.code, forced.output]).toEqual([0, expect.not.stringContaining("another database")]);
  expect(identity()).toBe(storageOwner());
});

test("unsent mails of a backup are sent if they are of the last day, and given up if they are older", async () => {
  const host = await startHost({ DATA_DIR: dataDir });
  await host.stop();
  const client = new Sqlite(database());
  const add = client.prepare(
    `insert into mail_outbox (recipient, subject, text, attempts, next_attempt_at, created_at, sent_at)
    values (?, 'Hello', 'Hello', 0, ?, ?, ?)`,
  );
  const DAY_MS = 86_400_000;
  const [hourAgo, longAgo] = [Date.now() - DAY_MS / 24, Date.now() - 2 * DAY_MS];
  add.run("new@example.com", hourAgo, hourAgo, null);
  add.run("old@example.com", longAgo, longAgo, null);
  add.run("sent@example.com", longAgo, longAgo, longAgo);
  client.close();
  expect((await runProgram("backup", [join(root, "backups")], { DATA_DIR: dataDir })).code).toBe(0);

  const restoredTo = join(root, "restored");
  const backup = join(root, "backups", readdirSync(join(root, "backups"))[0]!);
  const restored = await runProgram("restore", [backup], { DATA_DIR: restoredTo });
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("which are not sent: 1\n") });
  const again = await startHost({ DATA_DIR: restoredTo });
  const outbox = join(restoredTo, "outbox");
  const { mailOutbox } = again.database.tables;
  const withText = async () => {
    const mails = await again.database.db.select().from(mailOutbox);
    return mails.filter(({ text }) => text !== "").map(({ recipient }) => recipient);
  };
  await expect.poll(withText, { timeout: 20_000 }).toEqual(["sent@example.com"]);
  await again.stop();
  const sent = readdirSync(outbox).map((name) => /^To: (.*)$/m.exec(readFileSync(join(outbox, name), "utf8"))![1]);
  expect(sent.map((to) => to!.trim())).toEqual(["new@example.com"]);
});

test("a restore ends the sessions of its backup and says so; keys of then work", async () => {
  const host = await startHost({ DATA_DIR: dataDir });
  const user = await aUserWithPassword(host.database, { accessLevel: 3 });
  const cookie = await aSession(host.database, user);
  const keyed = { name: "Sheet", scopes: ["cards:read"], currentPassword: PASSWORD };
  const { key } = (await visitor(host)("POST", "/api/keys", keyed, { cookie, origin: host.url })).json();
  await host.stop();
  const backups = join(root, "backups");
  expect((await runProgram("backup", [backups], { DATA_DIR: dataDir })).code).toBe(0);

  const restoredTo = join(root, "restored");
  const backup = join(backups, readdirSync(backups)[0]!);
  const { code, output } = await runProgram("restore", [backup], { DATA_DIR: restoredTo });
  expect([code, output]).toEqual([0, expect.stringContaining(SIGN_IN_AGAIN)]);
  const again = await startHost({ DATA_DIR: restoredTo });
  expect((await visitor(again)("GET", "/api/user", undefined, { cookie })).status).toBe(401);
  const authorization = `Bearer ${String(key)}`;
  expect((await visitor(again)("GET", "/api/business-cards", undefined, { authorization })).status).toBe(200);
  const login = { username: user.username, password: PASSWORD };
  expect((await visitor(again)("POST", "/api/login", login)).status).toBe(200);
  await again.stop();
});

test("a restore ends the open links of its backup, but those that undo a change", async () => {
  const host = await startHost({ DATA_DIR: dataDir });
  const { id: userId } = await aUser(host.database);
  const team = await aTeam(host);
  const { passwordResets, emailLinks, teamInvitations } = host.database.tables;
  const expiresAt = new Date(Date.now() + 3_600_000);
  const email = "ada@example.com";
  const link = { userId, email, emailKey: email, expiresAt };
  await host.database.transaction(function* (tx) {
    yield* run(tx.insert(passwordResets).values({ userId, expiresAt, tokenHash: "reset" }));
    for (const kind of ["new", "change", "undo"] as const)
      yield* run(tx.insert(emailLinks).values({ ...link, kind, tokenHash: kind }));
    const invitation = { teamId: team.id, email, emailKey: email, invitedBy: userId, expiresAt };
    yield* run(tx.insert(teamInvitations).values({ ...invitation, role: "member", tokenHash: "invited" }));
  });
  await host.stop();
  const backups = join(root, "backups");
  expect((await runProgram("backup", [backups], { DATA_DIR: dataDir })).code).toBe(0);
  const restoredTo = join(root, "restored");
  await runProgram("restore", [join(backups, readdirSync(backups)[0]!)], { DATA_DIR: restoredTo });

  const restored = await open(`file:${join(restoredTo, "cards.db")}`);
  const rows = await Promise.all(
    [passwordResets, emailLinks, teamInvitations].map((table) =>
      restored.db.select({ tokenHash: table.tokenHash, expiresAt: table.expiresAt }).from(table),
    ),
  );
  await restored.close();
  const alive = rows.flat().filter((row) => row.expiresAt > new Date());
  expect([rows.flat().length, alive.map(({ tokenHash }) => tokenHash)]).toEqual([5, ["undo"]]);
});

test("a device that saw later changes than its backup reads the book anew, and no entity tag comes twice", async () => {
  const host = await startHost({ DATA_DIR: dataDir });
  const user = await aUser(host.database);
  await aPerson(host.database, user);
  const device = await aDevice(host, user);
  await device.sync();
  const backups = join(root, "backups");
  expect((await runProgram("backup", [backups], { DATA_DIR: dataDir })).code).toBe(0);
  const tagOf = async (uid: string, from = device) =>
    (await from.put(`${uid}.vcf`, aVCard(uid, "Ada"))).headers.get("etag");
  const lost = await tagOf("lost");
  const { token, changed } = await device.sync();
  await host.stop();

  const backup = join(backups, readdirSync(backups)[0]!);
  expect((await runProgram("restore", [backup, "--force"], { DATA_DIR: dataDir })).code).toBe(0);
  const again = await startHost({ DATA_DIR: dataDir });
  const after = deviceOf(again.url, user, device.password);
  const written = await tagOf("new", after);
  expect(await after.sync(token)).toMatchObject({ status: 403 });
  const anew = await after.sync();
  await again.stop();
  expect([changed.size, anew.changed.size]).toEqual([2, 2]);
  expect(written).not.toBe(lost);
  expect([...anew.changed.values()].filter((tag) => tag.includes(lost!.replaceAll('"', "")))).toEqual([]);
});
