// What an operator does by mistake, and what is seen and sent afterwards.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { rootFolder } from "../../../db/root.ts";
import { aUser } from "../../tests/builders.ts";
import { visitor } from "../../tests/client.ts";
import { freePort } from "../../tests/host.ts";
import { host, mailServer, newCard, newFolder, type Result, viewsOf } from "./fire.ts";

/** A copy of a mistyped path or onto itself, a restore beside the running server: refused, and nothing changes. */
export async function mistyped(): Promise<Result> {
  const [dataDir, backups] = [newFolder(), newFolder()];
  const running = await host({ DATA_DIR: dataDir });
  const card = await newCard(running);
  await visitor(running)("POST", "/api/card-views", { cardId: card.id });
  const command = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [join(rootFolder, `host/build/${script}.js`), ...args], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir },
    }).status;
  const file = `file:${join(dataDir, "cards.db")}`;
  const codes = [
    command("backup", backups),
    command("copy-database", `file:${join(dataDir, "card.db")}`, `file:${join(dataDir, "copy.db")}`),
    command("copy-database", file, file, "--force"),
    command("restore", join(backups, readdirSync(backups)[0]!), "--force"),
  ];
  const left = readdirSync(dataDir).filter((name) => ["card.db", "copy.db"].includes(name));
  const views = (await viewsOf(running)).length;
  const { status } = await visitor(running)("GET", `/view/${card.slug}`);
  return {
    isGood: codes.join() === "0,1,1,1" && left.length === 0 && views === 1 && status === 200,
    outcome: `backup, copy of a mistyped path, copy onto itself, restore beside the server ended with ${codes.join(", ")}; files made: ${left.length}; views: ${views} of 1; page ${status}`,
  };
}

const TOKEN = "a token for the scraper";

/** Far more connections than are let in: each that was refused is in /metrics. */
export async function refusalsSeen(): Promise<Result> {
  const running = await host({ METRICS_TOKEN: TOKEN });
  const card = await newCard(running);
  const counts = new Map<number, number>();
  for (let round = 0; round < 3; round++)
    await Promise.all(
      Array.from({ length: 600 }, async () => {
        const { status } = await visitor(running)("GET", `/api/vcard/${card.id}`);
        counts.set(status, (counts.get(status) ?? 0) + 1);
      }),
    );
  await sleep(500);
  const { text } = await visitor(running)("GET", "/metrics", undefined, { authorization: `Bearer ${TOKEN}` });
  const counted = [...text.matchAll(/^meishi_requests_refused_total(?:\{.*\})? (\d+)$/gm)];
  const seen = counted.reduce((all, [, n]) => all + Number(n), 0);
  const refused = counts.get(503) ?? 0;
  return {
    isGood: refused > 0 && seen === refused,
    outcome: `${counts.get(200) ?? 0} answered, ${refused} refused, of which /metrics counts ${seen}`,
  };
}

/** A reset mail that would arrive after its link has ended is not sent. */
export async function lateMail(): Promise<Result> {
  const port = await freePort();
  const running = await host({ SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
  const user = await aUser(running.database);
  await visitor(running)("POST", "/api/reset-password", { email: user.email });
  const { tables, transaction, db } = running.database;
  const mails = () => db.select().from(tables.mailOutbox);
  for (let i = 0; i < 100 && !(await mails())[0]?.lastError; i++) await sleep(200);
  const server = mailServer(port);
  // As if SMTP had been away for longer than the link is valid.
  const past = new Date(Date.now() - 1_000);
  await transaction((tx) => tx.update(tables.mailOutbox).set({ expiresAt: past, nextAttemptAt: past }));
  const hasFailed = () => running.output().includes('"message":"mail given up"');
  for (let i = 0; i < 100 && !hasFailed(); i++) await sleep(200);
  await sleep(1_000);
  return {
    isGood: hasFailed() && server.received === 0,
    outcome: `given up: ${hasFailed()}; received ${server.received} time(s)`,
  };
}
