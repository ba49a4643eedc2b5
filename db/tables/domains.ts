import type { Columns } from "../postgres.ts";
import type { AccountTables } from "./accounts.ts";
import { times } from "./times.ts";

type DomainState = "waiting" | "live" | "failing";

/** Hosts of their own under which people's cards are shown. */
export function domainTables(c: Columns, { users }: Pick<AccountTables, "users">) {
  const { changed } = times(c);

  const domains = c.table(
    "domains",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      /** The team that it shows; `userId` is then one of its managers. */
      teamId: c.integer(),
      /** Lower case, in punycode, without a dot at the end. Several accounts may wait for the same one. */
      host: c.text().notNull(),
      /** The host again once its owner was proven, until it is freed: only one account has it then. */
      provenHost: c.text().unique(),
      /** What the TXT record must say. */
      token: c.text().notNull(),
      /** The card that `/` shows. One that is gone leaves its id behind, and `/` empty. */
      cardId: c.integer(),
      /** Whether `/` shows the team's directory instead, while that is open. */
      showsDirectory: c.bool().notNull().default(false),
      state: c.text().$type<DomainState>().notNull().default("waiting"),
      /** Whether its owner's cards are shared under this host. */
      isMain: c.bool().notNull().default(false),
      /** What is wrong, in words for its owner. */
      problem: c.text(),
      checkedAt: c.timestamp(),
      /** Since when its records are known to be gone. */
      goneSince: c.timestamp(),
      /** Name, color and icon of the domain's own app; null: those of the card. */
      appName: c.text(),
      themeColor: c.text(),
      icon: c.text(),
      /** Grows with each change that visitors see. */
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
