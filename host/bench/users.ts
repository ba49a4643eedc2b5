import type { Database } from "../../db/index.ts";
import { hashPassword } from "../app/auth/passwords/password.server.ts";
import { aSession, aUser } from "../tests/builders.ts";
import { type Host, startHost } from "../tests/host.ts";
import { median, ratioInTurn } from "./load.ts";

const MANY = 10_000;
const FEW = 100;
/** BENCH_BULK=500 npm run bench users, for a short run: each password costs its argon2id hash. */
const BULK = Number(process.env.BENCH_BULK ?? 5_000);
const SMALL_BULK = 100;
const READS = 21;
const ROUNDS = 3;
/** Rows of a page of the table, when nothing else is asked for. */
const PAGE = 25;

/** The user table and the list of the API at 10,000 users against 100; a bulk call against its hashes alone. */
export async function benchUsers(): Promise<string[]> {
  const [small, large] = [await startHost({ RATE_LIMITS: "off" }), await startHost({ RATE_LIMITS: "off" })];
  await fill(small.database, FEW);
  await fill(large.database, MANY);
  const [few, many] = [await administrator(small), await administrator(large)];
  const lines: string[] = [];
  for (const [name, path] of [
    ["first page", "/users"],
    ["last page", "/users?page=last"],
    ["by last sign-in", "/users?sort=lastSignInAt&order=desc"],
    ["search", "/users?q=person%209"],
    ["level 3", "/users?level=3"],
  ] as const) {
    const { ratio, measured, baseline } = await ratioInTurn(
      ROUNDS,
      () => many(path.replace(/=last$/, `=${MANY / PAGE}`)),
      () => few(path.replace(/=last$/, `=${FEW / PAGE}`)),
    );
    lines.push(
      `/users, ${name}: ${ratio.toFixed(2)} at ${MANY.toLocaleString("en")} users of ${FEW} (${measured.toFixed(1)} against ${baseline.toFixed(1)} ms; aim ≤ 3.00)`,
    );
  }
  lines.push(`GET /api/users, all ${MANY.toLocaleString("en")}: ${(await many("/api/users")).toFixed(0)} ms`);

  const bulk100 = await bulkPerSecond(small, SMALL_BULK);
  const bulk5000 = await bulkPerSecond(small, BULK);
  const hashes = await hashesPerSecond();
  await Promise.all([small.stop(), large.stop()]);
  return [
    ...lines,
    `bulk of ${BULK.toLocaleString("en")}: ${(bulk5000 / bulk100).toFixed(2)} of a bulk of ${SMALL_BULK} (${bulk5000.toFixed(0)} against ${bulk100.toFixed(0)} users/s; aim ≥ 0.80), ` +
      `${(bulk5000 / hashes).toFixed(2)} of hashing alone (${hashes.toFixed(0)}/s)`,
  ];
}

async function fill({ transaction, tables: { businessCards, users } }: Database, n: number): Promise<void> {
  const group = 500;
  for (let start = 0; start < n; start += group) {
    const names = Array.from({ length: Math.min(group, n - start) }, (_, at) => `person${start + at}`);
    const made = await transaction((tx) =>
      tx
        .insert(users)
        .values(
          names.map((name, at) => ({
            username: name,
            usernameKey: name,
            email: `${name}@example.com`,
            emailKey: `${name}@example.com`,
            fullName: `Person ${start + at}`,
            password: "",
            accessLevel: 1 + (at % 3),
            lastSignInAt: at % 2 ? new Date(1_700_000_000_000 + at * 60_000) : null,
          })),
        )
        .returning(),
    );
    await transaction((tx) =>
      tx.insert(businessCards).values(made.map(({ id, username }) => ({ userId: id, slug: username, name: username }))),
    );
  }
}

/** Asks as an administrator: the median of some reads, in ms. */
async function administrator(host: Host): Promise<(path: string) => Promise<number>> {
  const cookie = await aSession(host.database, await aUser(host.database, { accessLevel: 4 }));
  return async (path) => {
    const times: number[] = [];
    for (let read = 0; read < READS; read++) {
      const started = performance.now();
      const response = await fetch(host.url + path, { headers: { cookie } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      times.push(performance.now() - started);
    }
    return median(times);
  };
}

let uploaded = 0;

async function bulkPerSecond(host: Host, n: number): Promise<number> {
  const cookie = await aSession(host.database, await aUser(host.database, { accessLevel: 5 }));
  const users = Array.from({ length: n }, () => {
    const username = `bulk${uploaded++}`;
    return {
      username,
      fullName: "Bulk Person",
      email: `${username}@example.com`,
      accessLevel: 1,
      cardSlug: "",
      password: "a long secret",
    };
  });
  const started = performance.now();
  const response = await fetch(`${host.url}/api/users/bulk`, {
    method: "POST",
    headers: { cookie, origin: host.url, "content-type": "application/json" },
    body: JSON.stringify({ users }),
  });
  const { created } = (await response.json()) as { created: unknown[] };
  if (created.length !== n) throw new Error(`${created.length} of ${n} users were created`);
  return n / ((performance.now() - started) / 1000);
}

async function hashesPerSecond(): Promise<number> {
  const started = performance.now();
  await Promise.all(Array.from({ length: SMALL_BULK }, () => hashPassword("a long secret")));
  return SMALL_BULK / ((performance.now() - started) / 1000);
}
