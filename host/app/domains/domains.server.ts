import { randomBytes } from "node:crypto";
import { domainToUnicode } from "node:url";
import { and, asc, count, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { containsText, type Domain, firstRow, getRow, run, UniqueError } from "#db/index.ts";
import { type Actor, mayManageTeam, requirePermission } from "../access.ts";
import { mayAddDomain, mayAddTeamDomain, mayManageDomain, maySeeDomains } from "./access.ts";
import { recordAudit, changedFields } from "../audit/audit.server.ts";
import { db, tables } from "../database.server.ts";
import { readableColumns, pickColumns } from "../field-access/columns.ts";
import { Conflict, NotFound } from "../errors.ts";
import { readPage, orderByColumns } from "../http/paging.server.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { createFairQueue } from "../runtime/fair-queue.ts";
import { checkDomain } from "./check.server.ts";
import { originOf, refreshDomains } from "./domain-registry.server.ts";
import { ownAddresses } from "./dns.server.ts";
import type { DomainCreate, DomainsQuery, DomainUpdate } from "./domains.schema.ts";
import { parseDomainName, needsARecord, MAIN_HOST } from "./names.server.ts";
import { txtRecordName } from "./domain-state.ts";
import { domainMessages } from "./messages.en.ts";
import { textsIn } from "../languages/message.ts";
import type { Locale } from "../languages/locales.ts";
import { readProblem } from "./problem.ts";
import { cardsOwnedBy, rootColumns, defaultRoot } from "./root-page.server.ts";
import { requireReauthentication } from "../auth/credentials.server.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { transactionOf } from "../auth/transaction-of.server.ts";

const { businessCards, domains } = tables;

/** A record to set at the name server. */
export interface DomainRecord {
  type: "CNAME" | "A" | "AAAA" | "TXT";
  name: string;
  value: string;
}

/** A domain as its owner sees it. */
export type OwnDomain = Awaited<ReturnType<typeof ownDomain>>;

const OWN = readableColumns("domains", "owner", [
  "id",
  "teamId",
  "host",
  "state",
  "isMain",
  "problem",
  "checkedAt",
  "appName",
  "themeColor",
  "icon",
  "createdAt",
]);

async function ownDomain(domain: Domain) {
  const { checkedAt, createdAt, ...visible } = pickColumns(domain, OWN);
  return {
    ...visible,
    problem: visible.problem && readProblem(visible.problem),
    /** Decoded from Punycode. */
    name: domainToUnicode(domain.host),
    origin: originOf(domain.host),
    records: await recordsOf(domain),
    root: rootOf(domain),
    checkedAt: checkedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

const rootOf = ({ cardId, showsDirectory }: Domain) =>
  showsDirectory ? { directory: true as const } : cardId === null ? null : { cardId };

/** A person's own domains, without a team's that are registered to them. */
const isPersonalDomainOf = (userId: number) => and(eq(domains.userId, userId), isNull(domains.teamId));

/** Domains tab of an account or team. */
export interface DomainsTabData {
  items: ReturnType<typeof textsIn<OwnDomain>>[];
  /** Cards to choose from for `/`. */
  cards: { id: number; name: string | null; slug: string }[];
  /** Why no domain can be added; null if one can. */
  refusal: string | null;
  team: { id: number; directory: boolean } | null;
}

const MAX_CHOICES = 500;

/** Loads the tab for the user's own domains. Null if the actor may not have domains. */
export async function listForAccount(actor: Actor, locale: Locale): Promise<DomainsTabData | null> {
  const rows = await selectDomains(isPersonalDomainOf(actor.id));
  if (maySeeDomains(actor, rows.length)) return null;
  return {
    ...(await toTabData(rows, cardsOwnedBy(actor.id), locale)),
    refusal: mayAddDomain(actor, rows.length)?.reason.in(locale) ?? null,
    team: null,
  };
}

/** Loads the tab for a team's domains. Throws Refused if the actor does not manage the team. */
export async function listForTeam(
  actor: Actor,
  locale: Locale,
  team: { id: number; directory: boolean },
): Promise<DomainsTabData> {
  const rows = await selectTeamDomains(actor, team.id);
  const teamCards = and(eq(businessCards.teamId, team.id), eq(businessCards.isVacant, false));
  return {
    ...(await toTabData(rows, teamCards, locale)),
    refusal: mayAddTeamDomain(actor, team.id, rows.length)?.reason.in(locale) ?? null,
    team: { id: team.id, directory: team.directory },
  };
}

async function selectTeamDomains(actor: Actor, teamId: number): Promise<Domain[]> {
  requirePermission(mayManageTeam(actor, teamId));
  return selectDomains(eq(domains.teamId, teamId));
}

const selectDomains = (filter: SQL | undefined) =>
  db.select().from(domains).where(filter).orderBy(asc(domains.id)).limit(MAX_CHOICES);

async function toTabData(rows: Domain[], cardFilter: SQL | undefined, locale: Locale) {
  return {
    items: (await Promise.all(rows.map(ownDomain))).map((domain) => textsIn(locale, domain)),
    cards: await db
      .select({ id: businessCards.id, name: businessCards.name, slug: businessCards.slug })
      .from(businessCards)
      .where(cardFilter)
      .orderBy(asc(businessCards.id))
      .limit(MAX_CHOICES),
  };
}

/** DNS records to create: where the host points, and the TXT record that verifies ownership. */
async function recordsOf({ host, token }: Pick<Domain, "host" | "token">): Promise<DomainRecord[]> {
  const proof = { type: "TXT", name: txtRecordName(host), value: token } as const;
  const addresses = needsARecord(host) ? await ownAddresses(MAIN_HOST) : [];
  // If our IPs are unknown, asks for a CNAME; some providers allow one at the apex.
  if (addresses.length === 0) return [{ type: "CNAME", name: host, value: MAIN_HOST }, proof];
  return [
    ...addresses.map((value) => ({ type: value.includes(":") ? "AAAA" : "A", name: host, value }) as const),
    proof,
  ];
}

const ORDER = { createdAt: domains.id, host: domains.host, state: domains.state };

/** Lists the actor's domains and those of the team they manage. Throws Refused if they may not have any. */
export async function list(actor: Actor, { search, sort, team, ...page }: DomainsQuery) {
  const managed = team ?? (actor.team && mayManageTeam(actor, actor.team.id) === null ? actor.team.id : undefined);
  const ofTeam = managed === undefined ? undefined : eq(domains.teamId, managed);
  if (managed === undefined) {
    const owned = await getRow(db.select({ n: count() }).from(domains).where(isPersonalDomainOf(actor.id)));
    requirePermission(maySeeDomains(actor, owned.n));
  } else requirePermission(mayManageTeam(actor, managed));
  const visible = team === undefined ? or(isPersonalDomainOf(actor.id), ofTeam) : ofTeam;
  const matching = and(visible, containsText(domains.host, search));
  const { pageRows, next, total } = await readPage(
    page,
    db
      .select()
      .from(domains)
      .where(matching)
      .orderBy(...orderByColumns(sort, ORDER, domains.id)),
    db.select({ n: count() }).from(domains).where(matching),
  );
  return { items: await Promise.all(pageRows.map(ownDomain)), next, total };
}

const inUse = () => Conflict.takenError("host", domainMessages.inUse);

/** Adds a domain that waits for its records. Its name server decides where visitors of the cards end up. */
export async function add(
  actor: SessionUser,
  { host: typed, root, teamId: sent, currentPassword }: DomainCreate,
): Promise<OwnDomain> {
  await requireReauthentication(actor, currentPassword);
  const added = await transactionOf(actor, function* (tx) {
    const teamId = sent ?? null;
    const owner = { userId: actor.id, teamId };
    const theirs = teamId === null ? isPersonalDomainOf(actor.id) : eq(domains.teamId, teamId);
    const owned = yield* getRow(tx.select({ n: count() }).from(domains).where(theirs));
    requirePermission(teamId === null ? mayAddDomain(actor, owned.n) : mayAddTeamDomain(actor, teamId, owned.n));
    const host = parseDomainName(typed);
    const existing = yield* firstRow(
      tx.select({ userId: domains.userId }).from(domains).where(eq(domains.provenHost, host)),
    );
    if (existing && existing.userId !== actor.id) throw inUse();
    const visible = root ? yield* rootColumns(tx, owner, root) : yield* defaultRoot(tx, owner);
    const token = randomBytes(18).toString("base64url");
    const row = yield* getRow(
      tx
        .insert(domains)
        .values({ ...owner, host, token, ...visible })
        .returning(),
    );
    yield* run(recordAudit(tx, actor, "domain.create", `domain:${row.id}`, {}, row.teamId));
    return row;
  }).catch((error: unknown) => {
    if (!(error instanceof UniqueError)) throw error;
    throw Conflict.takenError("host", domainMessages.alreadyAdded);
  });
  return ownDomain(added);
}

/** Throws NotFound or Refused. */
async function getDomain(actor: Actor, id: number): Promise<Domain> {
  const domain = await getRow(db.select().from(domains).where(eq(domains.id, id)), noSuchDomain);
  requirePermission(mayManageDomain(actor, domain));
  return domain;
}

const noSuchDomain = () => new NotFound(domainMessages.notFound);

export async function read(actor: Actor, id: number): Promise<OwnDomain> {
  return ownDomain(await getDomain(actor, id));
}

/** One of each account at a time: its name server may take eight seconds, and answer with 64 KB a question. */
const inTurn = createFairQueue({ concurrency: 10, perKey: 1, maxQueued: 30 });

/** Looks at the records now. Throws NotFound when that ends a domain that was kept for too long. */
export async function check(actor: Actor, id: number): Promise<OwnDomain> {
  const domain = await getDomain(actor, id);
  await consume("domainCheck", { account: actor.id }, domainMessages.tooManyChecks);
  const checked = await inTurn(String(actor.id), () => checkDomain(domain));
  await refreshDomains();
  if (!checked) throw new NotFound(domainMessages.freed(domain.host));
  return ownDomain(checked);
}

/** Changes what a domain shows, how its app looks, and whether it is the main one. */
export async function update(actor: Actor, id: number, { root, ...changes }: DomainUpdate): Promise<OwnDomain> {
  const { userId, teamId } = await getDomain(actor, id);
  const changed = await transactionOf(actor, function* (tx) {
    const domain = yield* getRow(tx.select().from(domains).where(eq(domains.id, id)), noSuchDomain);
    if (changes.isMain && domain.state !== "live")
      throw new Conflict(domainMessages.notLive, "refused", [
        { path: "isMain", code: "refused", message: domainMessages.notLive },
      ]);
    const visible = root ? yield* rootColumns(tx, { userId, teamId }, root) : {};
    if (changes.isMain)
      yield* run(
        tx
          .update(domains)
          .set({ isMain: false, version: sql`${domains.version} + 1` })
          .where(
            and(
              teamId === null ? isPersonalDomainOf(userId) : eq(domains.teamId, teamId),
              ne(domains.id, id),
              eq(domains.isMain, true),
            ),
          ),
      );
    const row = yield* getRow(
      tx
        .update(domains)
        .set({ ...changes, ...visible, version: domain.version + 1 })
        .where(eq(domains.id, id))
        .returning(),
    );
    const isOtherRoot = changedFields(domain, visible).length > 0;
    const fields = [...changedFields(domain, changes), ...(isOtherRoot ? ["root"] : [])];
    if (fields.length > 0) yield* run(recordAudit(tx, actor, "domain.update", `domain:${id}`, { fields }, teamId));
    return row;
  });
  await refreshDomains();
  return ownDomain(changed);
}

/** Removes a domain, which anybody who owns it may then add. */
export async function remove(actor: Actor, id: number): Promise<void> {
  const { teamId } = await getDomain(actor, id);
  await transactionOf(actor, function* (tx) {
    yield* run(tx.delete(domains).where(eq(domains.id, id)));
    yield* run(recordAudit(tx, actor, "domain.delete", `domain:${id}`, {}, teamId));
  });
  await refreshDomains();
}
