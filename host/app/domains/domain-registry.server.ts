import { count, isNotNull, max, sum } from "drizzle-orm";
import { getRow } from "#db/index.ts";
import { config } from "../config/config.server.ts";
import { db, tables } from "../database.server.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { isLoopback } from "./host-header.ts";
import { MAIN_HOST } from "./names.server.ts";
import type { CustomDomain } from "./custom-domain.ts";

// All proven domains, in memory: asked for each request, and still known while the database is away.

const { domains } = tables;

/** Two servers agree within a second: the age of what one knows, and the time to read it. */
const REFRESH_MS = 500;

/** The origin of a domain: PUBLIC_URL's scheme and the host. */
export const originOf = (host: string): string => `${new URL(config.publicUrl).protocol}//${host}`;

let byHost = new Map<string, CustomDomain>();
let byId = new Map<number, CustomDomain>();
let mainByUser = new Map<number, CustomDomain>();
let mainByTeam = new Map<number, CustomDomain>();
/** State of the cache; changes when a verified domain is added, changed or removed. */
let lastState = "";
let reading: Promise<void> = Promise.resolve();
let pending = 0;

/** Whether a host is the one of PUBLIC_URL or this machine itself. */
export const isMainHost = (host: string): boolean => host === MAIN_HOST || isLoopback(host);

/** The domain with this host, if its owner was proven. */
export const findDomain = (host: string): CustomDomain | undefined => byHost.get(host);

/** Returns a verified domain by id. */
export const findDomainById = (id: number): CustomDomain | undefined => byId.get(id);

/** The live domain under which a card is shared: its team's, else its owner's. */
export const mainDomainOf = ({ userId, teamId }: { userId: number; teamId: number | null }): CustomDomain | undefined =>
  (teamId === null ? undefined : mainByTeam.get(teamId)) ?? mainByUser.get(userId);

/** Whether a domain shows a card: a team's shows that team's, a person's that person's. */
export const showsCard = (
  site: Pick<CustomDomain, "userId" | "teamId">,
  card: { userId: number; teamId: number | null },
): boolean => (site.teamId === null ? site.userId === card.userId : site.teamId === card.teamId);

/** Reads what has changed, one reading after the other: each shows what was written before it was asked for. */
export function refreshDomains(): Promise<void> {
  pending++;
  reading = reading.catch(() => {}).then(read);
  return reading.finally(() => pending--);
}

async function read(): Promise<void> {
  const isProven = isNotNull(domains.provenHost);
  const state = await getRow(
    db
      .select({ n: count(), ids: sum(domains.id), versions: sum(domains.version), last: max(domains.updatedAt) })
      .from(domains)
      .where(isProven),
  );
  const currentState = Object.values(state).map(Number).join(" ");
  if (currentState === lastState) return;
  const rows = await db.select().from(domains).where(isProven);
  const sites = rows.map((row): CustomDomain => ({
    id: row.id,
    host: row.host,
    origin: originOf(row.host),
    userId: row.userId,
    teamId: row.teamId,
    cardId: row.cardId,
    showsDirectory: row.showsDirectory,
    isMain: row.isMain,
    isLive: row.state === "live",
    appName: row.appName,
    themeColor: row.themeColor,
    icon: row.icon,
    version: row.version,
  }));
  byHost = new Map(sites.map((site) => [site.host, site]));
  byId = new Map(sites.map((site) => [site.id, site]));
  const main = sites.filter(({ isMain, isLive }) => isMain && isLive);
  mainByUser = new Map(main.filter(({ teamId }) => teamId === null).map((site) => [site.userId, site]));
  mainByTeam = new Map(main.flatMap((site) => (site.teamId === null ? [] : [[site.teamId, site]])));
  lastState = currentState;
}

/** Reads all domains and watches for changes; returns a function that stops watching. */
export async function startDomainRegistry(): Promise<() => Promise<void>> {
  await refreshDomains();
  let isAway = false;
  const timer = setInterval(() => {
    if (pending > 0) return; // a slow database is not asked twice
    refreshDomains().then(
      () => (isAway = false),
      (error: unknown) => {
        if (!isAway) log("warn", "domains not read, going by what was known", errorFields(error));
        isAway = true;
      },
    );
  }, REFRESH_MS).unref();
  return async () => {
    clearInterval(timer);
    await reading.catch(() => {});
  };
}
