import { afterAll, describe } from "vitest";
import { newPostgres } from "../../db/tests/databases.ts";
import { type Host, startHost } from "./host.ts";

/** A host without rate limits, with the URL of its database if that is PostgreSQL. */
type StartedHost = Host & { postgresUrl: string | undefined };

/** PostgreSQL only where there is a server for tests. */
const DATABASES = ["SQLite", ...(process.env.TEST_POSTGRES_URL ? ["PostgreSQL"] : [])];

/** Runs a suite on each database; its title has a `%s` for the name. The host that `start` starts stops after it. */
export function describeOnDatabases(title: string, suite: (start: () => Promise<StartedHost>) => void): void {
  describe.each(DATABASES)(title, (name) => {
    const ends: (() => void | Promise<void>)[] = [];
    afterAll(async () => {
      for (const end of ends.reverse()) await end();
    });
    suite(async () => {
      const postgresUrl = name === "PostgreSQL" ? await newPostgres((end) => void ends.push(end)) : undefined;
      const host = await startHost({ RATE_LIMITS: "off", ...(postgresUrl && { DATABASE_URL: postgresUrl }) });
      ends.push(() => host.stop());
      return { ...host, postgresUrl };
    });
  });
}
