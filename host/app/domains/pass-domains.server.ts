import { and, eq, ne } from "drizzle-orm";
import { firstRow, run, type Tx } from "#db/index.ts";
import { tables } from "../database.server.ts";
import { mailDomainOwner, passedMail } from "./mails/domain-mails.server.ts";

const { domains } = tables;

/**
 * A team's domains go on when whoever added them leaves or steps down; of two with one host, one of them the heir's
 * own, the proven one stays. The heir is told: who has a domain's records decides where its visitors end up.
 */
export function* passTeamDomains(tx: Tx, teamId: number, userId: number, heir: number) {
  const theirs = yield* run(
    tx
      .select()
      .from(domains)
      .where(and(eq(domains.teamId, teamId), eq(domains.userId, userId))),
  );
  for (const domain of theirs) {
    const { id, host } = domain;
    const heirs = yield* firstRow(
      tx
        .select({ id: domains.id, provenHost: domains.provenHost })
        .from(domains)
        .where(and(eq(domains.userId, heir), eq(domains.host, host), ne(domains.id, id))),
    );
    if (heirs) yield* run(tx.delete(domains).where(eq(domains.id, heirs.provenHost === null ? heirs.id : id)));
    if (heirs && heirs.provenHost !== null) continue;
    yield* run(tx.update(domains).set({ userId: heir }).where(eq(domains.id, id)));
    yield* mailDomainOwner(tx, { ...domain, userId: heir }, passedMail(host));
  }
}
