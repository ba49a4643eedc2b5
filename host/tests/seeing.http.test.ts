import Sqlite from "better-sqlite3";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rootFolder } from "../../db/root.ts";
import { aCard, aUser } from "./builders.ts";
import { signedIn, visitor } from "./client.ts";
import { type Host, startHost } from "./host.ts";

const TOKEN = "a token for the scraper";
let host: Host;
beforeAll(async () => {
  host = await startHost({ METRICS_TOKEN: TOKEN, REQUEST_LOG: "on", SLOW_QUERY_MS: "1" });
});
afterAll(() => host.stop());

test("/metrics: for who has the token, by kind and never by path", async () => {
  await visitor(host)("GET", "/view/demo");
  expect((await visitor(host)("GET", "/metrics")).status).toBe(401);
  expect((await visitor(host)("GET", "/metrics", undefined, { authorization: "Bearer wrong" })).status).toBe(401);
  const { status, text } = await visitor(host)("GET", "/metrics", undefined, { authorization: `Bearer ${TOKEN}` });
  expect(status).toBe(200);
  expect(text).toMatch(/meishi_http_request_seconds_count\{kind="view",method="GET",status="2xx"\} 1/);
  expect(text).toContain("meishi_mail_waiting 0");
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect(text).not.toContain("demo");
});

test("the log has no token of a link", async () => {
  const token = "a".repeat(43);
  for (const path of [`/shared/${token}`, `/invitation/${token}`, `/api/invitations/${token}/accept`])
    await visitor(host)("GET", path);
  await expect.poll(host.output).toContain('"path":"/api/invitations/TOKEN/accept"');
  expect(host.output()).not.toContain(token);
});

test("/metrics: whichever process is asked tells of all", async () => {
  const two = await startHost({ METRICS_TOKEN: TOKEN, WEB_CONCURRENCY: "2" });
  const metrics = async () =>
    (await visitor(two)("GET", "/metrics", undefined, { authorization: `Bearer ${TOKEN}`, connection: "close" })).text;
  for (let i = 0; i < 10; i++) await visitor(two)("GET", "/view/demo", undefined, { connection: "close" });
  for (let i = 0; i < 5; i++) {
    // Polled: a request is noted when its answer is gone, and a process that just starts does not answer.
    await expect
      .poll(metrics, { timeout: 20_000 })
      .toMatch(/meishi_http_request_seconds_count\{kind="view",method="GET",status="2xx"\} 10/);
    expect(await metrics()).toContain("meishi_mail_waiting 0");
  }
  await two.stop();
});

test("/metrics and the log tell of refusals, and of all that dashboard and alerts ask for", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 40 && !statuses.includes(429); i++)
    statuses.push((await visitor(host)("POST", "/api/reset-password", { email: "nobody@example.com" })).status);
  expect(statuses).toContain(429);
  const metrics = async () =>
    (await visitor(host)("GET", "/metrics", undefined, { authorization: `Bearer ${TOKEN}` })).text;
  await expect
    .poll(metrics)
    .toMatch(/meishi_http_request_seconds_count\{kind="api",method="POST",status="429"\} [1-9]/);
  expect(host.output()).toMatch(/"message":"request".*"path":"\/api\/reset-password","status":429/);
  const text = await metrics();
  expect(text).toMatch(/meishi_info\{version="\d+\.\d+\.\d+"\} 1/);
  expect(text).toMatch(/meishi_database_bytes [1-9]/);
  expect(text.match(/# TYPE meishi_\w+_total gauge/g)).toBeNull();
  expect(text).toMatch(/meishi_database_query_seconds_count [1-9]/);
  for (const name of ["started", "taken", "answered", "wait_seconds"])
    expect(text).toContain(`meishi_conversations_${name}_total 0`);
  for (const file of ["grafana-dashboard.json", "prometheus-rules.yml"]) {
    const metricNames = readFileSync(join(rootFolder, "host/deploy", file), "utf8").match(
      /\b(meishi|process|nodejs)_\w+/g,
    )!;
    // What belongs to the pool is there on PostgreSQL only.
    for (const name of metricNames.map((name) => name.replace(/_(bucket|count)$/, "")))
      if (!/_pool_(open|waiting)$/.test(name)) expect(text).toContain(`# TYPE ${name} `);
  }
});

test("the log of requests has ids and no address, query or name", async () => {
  const user = await aUser(host.database);
  const call = await signedIn(host, user);
  const { headers } = await call("GET", "/api/business-cards?secret=word");
  await expect.poll(() => host.output()).toContain(headers.get("x-request-id")!);
  const line = host
    .output()
    .split("\n")
    .find((text) => text.includes(`"message":"request","requestId":"${headers.get("x-request-id")}"`))!;
  expect(JSON.parse(line)).toMatchObject({
    level: "info",
    userId: user.id,
    method: "GET",
    path: "/api/business-cards",
    status: 200,
    whole: true,
  });
  for (const personal of ["secret=word", "127.0.0.1", user.username, user.email])
    expect(host.output()).not.toContain(personal);
});

test("a database that is locked: reads go on, writes wait without stopping others, then say 503", async () => {
  const card = await aCard(host.database, await aUser(host.database));
  const locker = new Sqlite(join(host.dataDir, "cards.db"));
  locker.exec("BEGIN IMMEDIATE");
  const write = visitor(host)("POST", "/api/card-views", {
    cardId: card.id,
    referrer: "https://referrer.example.com/",
  });
  const started = performance.now();
  for (let i = 0; i < 10; i++) expect((await visitor(host)("GET", "/healthz")).status).toBe(200);
  expect((await visitor(host)("GET", `/view/${card.slug}`)).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(8_000);
  const refused = await write;
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(refused.text).toBe(
    "Meishi cannot reach its data right now. Nothing was changed. Please try again in a moment.",
  );
  locker.exec("COMMIT");
  locker.close();
  expect((await visitor(host)("POST", "/api/card-views", { cardId: card.id })).status).toBe(201);
  expect(host.output()).not.toContain("referrer.example.com");
});

test("a slow query is logged by its text, without its values", async () => {
  const user = await aUser(host.database);
  const card = await aCard(host.database, user);
  const writer = new Sqlite(join(host.dataDir, "cards.db"));
  writer
    .prepare(
      `insert into form_submissions (card_id, form_data, timestamp)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
    select ?, json_object('message', 'Letter ' || i), ? from n`,
    )
    .run(card.id, Date.now());
  writer.close();
  const call = await signedIn(host, user);
  const response = await call("GET", `/api/business-cards/${card.id}/submissions?search=needle-in-a-haystack`);
  expect(response.status).toBe(200);
  await expect.poll(() => host.output()).toMatch(/"message":"slow query".*form_submissions/);
  expect(host.output()).not.toContain("needle-in-a-haystack");
});

test("/metrics is not there without METRICS_TOKEN", async () => {
  const bare = await startHost();
  expect((await visitor(bare)("GET", "/metrics")).status).toBe(404);
  await bare.stop();
});
