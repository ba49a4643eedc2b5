import { and, asc, desc, eq, isNull, lt, ne, or } from "drizzle-orm";
import { type Domain, firstRow, run, type Tx, UniqueError } from "#db/index.ts";
import { HOUR_MS, MINUTE_MS } from "../config/durations.ts";
import { db, tables, transaction } from "../database.server.ts";
import { refreshDomains } from "./domain-registry.server.ts";
import { lookUpRecords } from "./dns.server.ts";
import { endedMail, failingMail, freedMail, mailDomainOwner } from "./mails/domain-mails.server.ts";
import { needsARecord, MAIN_HOST } from "./names.server.ts";
import { evaluateRecords, GRACE_PERIOD_MS, nextState, txtRecordName } from "./domain-state.ts";
import { domainMessages } from "./messages.en.ts";
import { storedProblem } from "./problem.ts";

const { domains } = tables;

/** Domains that wait for their records are looked at often, live ones once an hour. */
const AGAIN_MS = { waiting: 5 * MINUTE_MS, failing: 5 * MINUTE_MS, live: HOUR_MS };
const BATCH = 100;
const AT_ONCE = 10;

const taken = (host: string) => storedProblem(domainMessages.ownedElsewhere(host));

/** Asks the name server about a domain and keeps what follows; undefined when that has ended it. */
export async function checkDomain(stored: Domain, now = new Date()): Promise<Domain | undefined> {
  const { id, host } = stored;
  const records = await lookUpRecords(host, txtRecordName(host), MAIN_HOST);
  const verdict = evaluateRecords(stored, records, MAIN_HOST, needsARecord(host));
  try {
    return await transaction(function* (tx) {
      const domain = yield* firstRow(tx.select().from(domains).where(eq(domains.id, id)));
      if (!domain) return undefined;
      const step = nextState(domain, verdict, now);
      if (step.is === "ended") {
        yield* run(tx.delete(domains).where(eq(domains.id, id)));
        yield* mailDomainOwner(tx, domain, step.why === "freed" ? freedMail(host) : endedMail(host));
        return undefined;
      }
      const isProven = step.state === "live" && domain.provenHost === null;
      if (isProven) yield* claim(tx, domain, now);
      if (step.state === "failing" && domain.state === "live")
        yield* mailDomainOwner(tx, domain, failingMail(host, step.problem));
      return yield* keep(tx, domain, {
        state: step.state,
        goneSince: step.goneSince,
        problem: step.problem && storedProblem(step.problem),
        checkedAt: now,
        ...(isProven && { provenHost: host }),
      });
    });
  } catch (error) {
    if (!(error instanceof UniqueError)) throw error;
    return transaction(function* (tx) {
      const domain = yield* firstRow(tx.select().from(domains).where(eq(domains.id, id)));
      if (!domain) return undefined;
      return yield* keep(tx, domain, { problem: taken(host), checkedAt: now });
    });
  }
}

/** Releases a host that its previous owner has lost for good, and notifies those who claim it. */
function* claim(tx: Tx, { id, host }: Domain, now: Date) {
  yield* run(
    tx
      .delete(domains)
      .where(
        and(
          eq(domains.provenHost, host),
          ne(domains.id, id),
          eq(domains.state, "failing"),
          lt(domains.goneSince, new Date(now.getTime() - GRACE_PERIOD_MS)),
        ),
      ),
  );
  yield* run(
    tx
      .update(domains)
      .set({ problem: taken(host) })
      .where(and(eq(domains.host, host), ne(domains.id, id), isNull(domains.provenHost))),
  );
}

function* keep(tx: Tx, { id, state, version }: Domain, changes: Partial<Domain>) {
  const isSeen = changes.state !== undefined && changes.state !== state;
  return yield* firstRow(
    tx
      .update(domains)
      .set({ ...changes, ...(isSeen && { version: version + 1 }) })
      .where(eq(domains.id, id))
      .returning(),
  );
}

/** Checks again what is due, longest ago first. */
export async function recheckDomains(signal: AbortSignal, now = new Date()): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const isDue = (state: Domain["state"]) =>
    and(eq(domains.state, state), or(isNull(domains.checkedAt), lt(domains.checkedAt, before(AGAIN_MS[state]))));
  const due = await db
    .select()
    .from(domains)
    .where(or(isDue("waiting"), isDue("failing"), isDue("live")))
    .orderBy(desc(isNull(domains.checkedAt)), asc(domains.checkedAt))
    .limit(BATCH);
  for (let at = 0; at < due.length && !signal.aborted; at += AT_ONCE)
    await Promise.all(due.slice(at, at + AT_ONCE).map((domain) => checkDomain(domain)));
  if (due.length > 0) await refreshDomains();
}
