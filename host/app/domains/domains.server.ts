import { randomBytes } from "node:crypto";
import { and, asc, count, eq, gt, like, ne, sql } from "drizzle-orm";
import { type Domain, run, type Tx, UniqueError } from "#db/index.ts";
import { type Actor, mayAddDomain, mayManageDomain, maySeeDomains, mayShowOnDomain, permit } from "../access.ts";
import { audit } from "../audit/audit.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { columnsFor, pick } from "../disclosure/columns.ts";
import { Conflict, NotFound } from "../errors.ts";
import { cursorOf } from "../http/cursor.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { checkDomain } from "./check.server.ts";
import { originOf, refreshSites } from "./directory.server.ts";
import { ownAddresses } from "./dns.server.ts";
import type { DomainCreate, DomainsQuery, DomainUpdate } from "./domains.schema.ts";
import { domainName, needsAddress, MAIN_HOST } from "./names.server.ts";
import { textName } from "./verdict.ts";

const { businessCards, domains } = tables;

/** A record to set at the name server. */
export interface DomainRecord {
  type: "CNAME" | "A" | "AAAA" | "TXT";
  name: string;
  value: string;
}

/** A domain as its owner sees it. */
export type OwnDomain = Awaited<ReturnType<typeof ownDomain>>;

const OWN = columnsFor("domains", "owner", [
  "id",
  "host",
  "state",
  "isMain",
  "problem",
  "checkedAt",
  "appName",
  "themeColor",
  "createdAt",
]);

async function ownDomain(domain: Domain) {
  const { checkedAt, createdAt, ...shown } = pick(domain, OWN);
  return {
    ...shown,
    origin: originOf(domain.host),
    records: await recordsOf(domain),
    root: domain.cardId === null ? null : { cardId: domain.cardId },
    checkedAt: checkedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export type DomainsOfAccount = NonNullable<Awaited<ReturnType<typeof ofAccount>>>;

const MAX_CHOICES = 500;

/**
 * What the account page shows: the user's domains, the cards to choose from, and why none can be added (null when one
 * can). Null for who can have none.
 */
export async function ofAccount(actor: Actor) {
  const rows = await db
    .select()
    .from(domains)
    .where(eq(domains.userId, actor.id))
    .orderBy(asc(domains.id))
    .limit(MAX_CHOICES);
  if (maySeeDomains(actor, rows.length)) return null;
  return {
    items: await Promise.all(rows.map(ownDomain)),
    cards: await db
      .select({ id: businessCards.id, name: businessCards.name, slug: businessCards.slug })
      .from(businessCards)
      .where(eq(businessCards.userId, actor.id))
      .orderBy(asc(businessCards.id))
      .limit(MAX_CHOICES),
    refusal: mayAddDomain(actor, rows.length)?.reason ?? null,
  };
}

/** What to set: where the host leads, and the text that proves whose it is. */
async function recordsOf({ host, token }: Pick<Domain, "host" | "token">): Promise<DomainRecord[]> {
  const proof = { type: "TXT", name: textName(host), value: token } as const;
  const addresses = needsAddress(host) ? await ownAddresses(MAIN_HOST) : [];
  // Who cannot tell our address asks for an alias: some providers allow one for a bare domain, too.
  if (addresses.length === 0) return [{ type: "CNAME", name: host, value: MAIN_HOST }, proof];
  return [
    ...addresses.map((value) => ({ type: value.includes(":") ? "AAAA" : "A", name: host, value }) as const),
    proof,
  ];
}

/** The actor's domains, oldest first. Throws Refused for who can have none. */
export async function list(actor: Actor, { search, limit, cursor }: DomainsQuery) {
  const [owned] = await db.select({ n: count() }).from(domains).where(eq(domains.userId, actor.id));
  permit(maySeeDomains(actor, owned!.n));
  const words = search?.toLowerCase().replace(/[\\%_]/g, "\\$&");
  const matching = and(
    eq(domains.userId, actor.id),
    words ? sql`${like(domains.host, `%${words}%`)} escape '\\'` : undefined,
  );
  const rows = await db
    .select()
    .from(domains)
    .where(and(matching, cursor === undefined ? undefined : gt(domains.id, cursor)))
    .orderBy(asc(domains.id))
    .limit(limit + 1);
  const [total] = await db.select({ n: count() }).from(domains).where(matching);
  return {
    items: await Promise.all(rows.slice(0, limit).map(ownDomain)),
    next: rows.length > limit ? cursorOf(rows[limit - 1]!.id) : null,
    total: total!.n,
  };
}

const IN_USE = "This domain is in use by another account.";
const inUse = () => Conflict.taken("host", IN_USE);

/** Adds a domain that waits for its records. */
export async function add(actor: Actor, { host: typed, root }: DomainCreate): Promise<OwnDomain> {
  const added = await transaction(function* (tx) {
    const [owned] = yield* run(tx.select({ n: count() }).from(domains).where(eq(domains.userId, actor.id)));
    permit(mayAddDomain(actor, owned!.n));
    const host = domainName(typed);
    const [known] = yield* run(tx.select({ userId: domains.userId }).from(domains).where(eq(domains.provenHost, host)));
    if (known && known.userId !== actor.id) throw inUse();
    const cardId = root ? yield* cardFor(tx, actor, root.cardId) : yield* firstCard(tx, actor);
    const token = randomBytes(18).toString("base64url");
    const [row] = yield* run(tx.insert(domains).values({ userId: actor.id, host, token, cardId }).returning());
    yield* run(audit(tx, actor, "domain.create", `domain:${row!.id}`, {}, row!.teamId));
    return row!;
  }).catch((error: unknown) => {
    if (!(error instanceof UniqueError)) throw error;
    throw Conflict.taken("host", "You have already added this domain.");
  });
  return ownDomain(added);
}

function* cardFor(tx: Tx, owner: { id: number }, cardId: number) {
  const [card] = yield* run(
    tx.select({ userId: businessCards.userId }).from(businessCards).where(eq(businessCards.id, cardId)),
  );
  if (!card) throw new NotFound("Card not found");
  permit(mayShowOnDomain({ userId: owner.id }, card));
  return cardId;
}

function* firstCard(tx: Tx, { id }: { id: number }) {
  const [first] = yield* run(
    tx
      .select({ id: businessCards.id })
      .from(businessCards)
      .where(eq(businessCards.userId, id))
      .orderBy(asc(businessCards.id))
      .limit(1),
  );
  return first?.id ?? null;
}

/** Throws NotFound or Refused. */
async function getDomain(actor: Actor, id: number): Promise<Domain> {
  const [domain] = await db.select().from(domains).where(eq(domains.id, id));
  if (!domain) throw gone();
  permit(mayManageDomain(actor, domain));
  return domain;
}

const gone = () => new NotFound("Domain not found");

export async function read(actor: Actor, id: number): Promise<OwnDomain> {
  return ownDomain(await getDomain(actor, id));
}

/** Looks at the records now. Throws NotFound when that ends a domain that was kept for too long. */
export async function check(actor: Actor, id: number): Promise<OwnDomain> {
  const domain = await getDomain(actor, id);
  await consume("domainCheck", { account: actor.id }, "You have checked often.");
  const checked = await checkDomain(domain);
  await refreshSites();
  if (!checked) throw new NotFound(`${domain.host} was kept for 14 days without its records and is free again.`);
  return ownDomain(checked);
}

const NOT_LIVE = "A domain can be the main address once it is live.";

/** Changes what a domain shows, how its app looks, and whether it is the main one. */
export async function change(actor: Actor, id: number, { root, ...changes }: DomainUpdate): Promise<OwnDomain> {
  const { userId } = await getDomain(actor, id);
  const changed = await transaction(function* (tx) {
    const [domain] = yield* run(tx.select().from(domains).where(eq(domains.id, id)));
    if (!domain) throw gone();
    if (changes.isMain && domain.state !== "live")
      throw new Conflict(NOT_LIVE, "refused", [{ path: "isMain", code: "refused", message: NOT_LIVE }]);
    const cardId = root ? yield* cardFor(tx, { id: userId }, root.cardId) : domain.cardId;
    if (changes.isMain)
      yield* run(
        tx
          .update(domains)
          .set({ isMain: false, version: sql`${domains.version} + 1` })
          .where(and(eq(domains.userId, userId), ne(domains.id, id), eq(domains.isMain, true))),
      );
    const [row] = yield* run(
      tx
        .update(domains)
        .set({ ...changes, cardId, version: domain.version + 1 })
        .where(eq(domains.id, id))
        .returning(),
    );
    return row!;
  });
  await refreshSites();
  return ownDomain(changed);
}

/** Takes a domain off: it is served no more, and anybody who owns it may add it. */
export async function remove(actor: Actor, id: number): Promise<void> {
  const { teamId } = await getDomain(actor, id);
  await transaction(function* (tx) {
    yield* run(tx.delete(domains).where(eq(domains.id, id)));
    yield* run(audit(tx, actor, "domain.delete", `domain:${id}`, {}, teamId));
  });
  await refreshSites();
}
