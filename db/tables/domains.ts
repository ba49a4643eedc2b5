import type { Columns } from "../postgres.ts";
import type { AccountTables } from "./accounts.ts";
import { times } from "./times.ts";

type DomainState = "waiting" | "live" | "failing";

/** Custom domains that show cards. */
export function domainTables(c: Columns, { users }: Pick<AccountTables, "users">) {
  const { changed } = times(c);

  const domains = c.table(
    "domains",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      /** Team whose cards are shown; `userId` is then one of its managers. */
      teamId: c.integer(),
      /** Lower case, Punycode, without trailing dot. Several accounts may claim the same host. */
      host: c.text().notNull(),
      /** The host once ownership is verified, until released: unique across accounts. */
      provenHost: c.text().unique(),
      /** Expected value of the TXT record. */
      token: c.text().notNull(),
      /** Card shown at `/`. The id of a deleted card stays, and `/` is empty. */
      cardId: c.integer(),
      /** Whether `/` shows the team's directory instead, while that is public. */
      showsDirectory: c.bool().notNull().default(false),
      state: c.text().$type<DomainState>().notNull().default("waiting"),
      /** Whether its owner's cards are shared under this host. */
      isMain: c.bool().notNull().default(false),
      /** Problem found by the last check, for its owner. */
      problem: c.text(),
      checkedAt: c.timestamp(),
      /** Since when its DNS records are missing. */
      goneSince: c.timestamp(),
      /** Name, color and icon of the domain's web app; null for the card's. */
      appName: c.text(),
      themeColor: c.text(),
      icon: c.text(),
      /** Incremented with each change visible to visitors. */
      version: c.integer().notNull().default(1),
      ...changed(),
    },
    (t) => [
      c.uniqueIndex("domains_by_user").on(t.userId, t.host),
      c.index("domains_by_host").on(t.host),
      c.index("domains_by_check").on(t.state, t.checkedAt),
    ],
  );

  return { domains };
}
