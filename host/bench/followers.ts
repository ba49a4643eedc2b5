import { performance } from "node:perf_hooks";
import { type BusinessCard, firstRow, run, type User } from "../../db/index.ts";
import { aCard, aSession, aUser } from "../tests/builders.ts";
import { type Host, startHost } from "../tests/host.ts";
import { timeOthers } from "./others.ts";

const FOLLOWERS = Number(process.env.BENCH_FOLLOWERS ?? 10_000);
const BATCH = 500;
const POLL_MS = 50;

/** Accounts that each have a contact which follows the card, every second one on a phone, too. */
async function seed({ database }: Host, card: BusinessCard): Promise<void> {
  const { transaction, tables } = database;
  for (let from = 0; from < FOLLOWERS; from += BATCH)
    await transaction(function* (tx) {
      const all = Array.from({ length: BATCH }, (_, i) => from + i);
      const users = yield* run(
        tx
          .insert(tables.users)
          .values(
            all.map((i) => ({
              ...{ username: `follower-${i}`, usernameKey: `follower-${i}`, password: "", fullName: `Follower ${i}` },
              ...{ email: `follower-${i}@example.com`, emailKey: `follower-${i}@example.com` },
              phone: i % 3 === 0 ? null : `+49 30 ${1_000_000 + i}`,
            })),
          )
          .returning({ id: tables.users.id }),
      );
      const ids = users.map(({ id }) => id);
      const cards = yield* run(
        tx
          .insert(tables.businessCards)
          .values(ids.map((userId) => ({ userId, slug: `follower-${userId}`, name: "Ben Byron" })))
          .returning({ id: tables.businessCards.id }),
      );
      const details = { name: card.name, company: card.company, title: card.title };
      const values = { ...details, email: card.email!, phone: card.phone, emails: [], phones: [] };
      const people = yield* run(
        tx
          .insert(tables.people)
          .values(
            ids.map((userId) => ({
              ...{ userId, ...details, nameKey: "ada", emails: [card.email!], phones: [card.phone!] },
              ...{ notes: "Met at the fair", sources: ["exchange" as const] },
            })),
          )
          .returning({ id: tables.people.id }),
      );
      const contacts = yield* run(
        tx
          .insert(tables.contacts)
          .values(
            ids.map((userId, i) => ({
              ...{ userId, cardId: cards[i]!.id, personId: people[i]!.id, source: "exchange" as const },
              ...{ name: card.name, email: card.email, phone: card.phone, consentText: "Agreed." },
            })),
          )
          .returning({ id: tables.contacts.id }),
      );
      yield* run(
        tx
          .insert(tables.contactShares)
          .values(
            contacts.map(({ id }, i) => ({
              ...{
                tokenHash: `follower-${ids[i]}`,
                contactId: id,
                given: values,
                brought: values,
                emailKey: card.email,
              },
              ...{ followedCardId: card.id, sharedById: card.userId, sharedWithId: ids[i] },
              followed: { typed: {}, values, picture: card.profilePicture },
            })),
          ),
      );
      const onPhones = ids.filter((id) => id % 2 === 0);
      yield* run(tx.insert(tables.addressBooks).values(onPhones.map((userId) => ({ userId }))));
    });
}

/**
 * How long a change of a card takes to its 10,000 followers, and how long others wait meanwhile. With
 * TEST_POSTGRES_URL on PostgreSQL, else on SQLite.
 */
export async function benchFollowers(): Promise<string[]> {
  const databaseUrl = process.env.TEST_POSTGRES_URL;
  const host = await startHost({ RATE_LIMITS: "off", ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  const owner = await aUser(host.database);
  const card = await aCard(host.database, owner, {
    ...{ name: "Ada Byron", email: "ada@example.com", phone: "+49 30 5550100", company: "Engines", title: "Engineer" },
  });
  await seed(host, card);
  const call = await asOwner(host, owner, card);
  const lines: string[] = [];
  const waited = timeOthers(host);
  const started = performance.now();
  lines.push(`the change is answered after ${await call("PUT", { phone: "+49 30 5550101" })} ms`);
  const began = await untilFollowed(host);
  const ended = performance.now();
  const rate = Math.round(FOLLOWERS / ((ended - began) / 1000));
  const seconds = ((ended - started) / 1000).toFixed(1);
  lines.push(`${FOLLOWERS} followers have it after ${seconds} s: ${rate} a second once it began; ${await waited()}`);
  lines.push(`the card with its number of followers is read in ${await call("GET")} ms`);
  await host.stop();
  return lines;
}

async function asOwner(host: Host, owner: User, card: BusinessCard) {
  const headers = { cookie: await aSession(host.database, owner), "content-type": "application/json" };
  return async (method: string, body?: object): Promise<string> => {
    const started = performance.now();
    const response = await fetch(`${host.url}/api/business-cards/${card.id}`, {
      ...{ method, headers: { ...headers, origin: host.url } },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} of the card: ${response.status}`);
    return (performance.now() - started).toFixed(0);
  };
}

/** Waits until all have it; answers when the job took it up: until then it waits for its turn. */
async function untilFollowed({ database: { db, tables } }: Host): Promise<number> {
  let began = performance.now();
  const first = (await next())?.after;
  for (;;) {
    const update = await next();
    if (!update) return began;
    if (update.after === first) began = performance.now();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  function next() {
    return firstRow(db.select().from(tables.followerUpdates).limit(1));
  }
}
