import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { aCard, aUser } from "../../tests/builders.ts";
import { aForm, signedIn, visitor } from "../../tests/client.ts";
import { freePort } from "../../tests/host.ts";
import { startPostgres } from "../../tests/postgres-server.ts";
import { startS3 } from "../../tests/s3-server.ts";
import { cleanups, host, mailServer, NotPossible, type Result, underFire } from "./fire.ts";

export async function postgresRestarted(): Promise<Result> {
  const postgres = await startPostgres(await freePort());
  if (!postgres) throw new NotPossible("PostgreSQL's programs are not installed");
  cleanups.push(() => postgres.remove());
  const running = await host({ DATABASE_URL: postgres.url, WEB_CONCURRENCY: "2" });
  return underFire(running, async () => {
    postgres.stop("immediate");
    await sleep(5_000);
    postgres.start();
  });
}

export async function s3Failing(): Promise<Result> {
  const s3 = await startS3();
  cleanups.push(() => s3.stop());
  const running = await host({ STORAGE_URL: s3.url });
  const owner = await aUser(running.database);
  const card = await aCard(running.database, owner);
  const call = await signedIn(running, owner);
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#884422" } })
    .png()
    .toBuffer();
  const send = async () => (await call("POST", "/api/upload", aForm(bytes, { cardId: card.id }))).status;
  const statuses = [await send()];
  s3.behave("failing");
  statuses.push(await send(), (await visitor(running)("GET", `/view/${card.slug}`)).status);
  s3.behave("silent");
  statuses.push(await send());
  s3.behave("well");
  statuses.push(await send());
  const rows = (await running.database.db.select().from(running.database.tables.uploads)).length;
  return {
    isGood: statuses.join() === "200,503,200,503,200" && rows === 2,
    outcome: `upload, when 500, page meanwhile, when silent, after: ${statuses.join(" ")}; ${rows} of 2 rows`,
  };
}

export async function smtpDown(): Promise<Result> {
  const port = await freePort();
  const running = await host({ SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
  const user = await aUser(running.database);
  const { status } = await visitor(running)("POST", "/api/reset-password", { email: user.email });
  const {
    db,
    tables: { mailOutbox },
    transaction,
  } = running.database;
  const mail = async () => (await db.select().from(mailOutbox))[0];
  for (let i = 0; i < 100 && !(await mail())?.lastError; i++) await sleep(200);
  const failed = await mail();
  const server = mailServer(port);
  // Rather than wait for half a minute.
  await transaction((tx) => tx.update(mailOutbox).set({ nextAttemptAt: new Date() }));
  for (let i = 0; i < 100 && server.received === 0; i++) await sleep(200);
  await sleep(1_000);
  return {
    isGood: status < 300 && Boolean(failed?.lastError) && server.received === 1,
    outcome: `asked: ${status}; kept while down: ${Boolean(failed?.lastError)}; received ${server.received} time(s) after`,
  };
}
