import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCard, aUser } from "./builders.ts";
import { signedIn } from "./client.ts";
import { aDomain, callAs } from "./domain-builders.ts";
import { freePort, type Host, startHost } from "./host.ts";
import { startPostgres } from "./postgres-server.ts";

const server = await startPostgres(await freePort());
if (!server) console.warn("Skipped: PostgreSQL's programs are not installed.");

describe.skipIf(!server)("two hosts on PostgreSQL", () => {
  let hosts: [Host, Host];
  beforeAll(async () => {
    const environment = { DATABASE_URL: server!.url, PUBLIC_URL: "https://meishi.example", RATE_LIMITS: "off" };
    hosts = [await startHost(environment), await startHost(environment)];
  });
  afterAll(async () => {
    for (const host of hosts ?? []) await host.stop().catch(() => {});
    server!.remove();
  });

  /** How long the other host goes on with another status. */
  async function untilStatus(host: Host, name: string, path: string, status: number): Promise<number> {
    const before = performance.now();
    while ((await callAs(host, name, path)).status !== status)
      if (performance.now() - before > 10_000) throw new Error(`${path} of ${name} never was ${status}`);
    return performance.now() - before;
  }

  async function aSite() {
    const [{ database }] = hosts;
    const user = await aUser(database, { accessLevel: 3 });
    const card = await aCard(database, user);
    const domain = await aDomain(database, user, { cardId: card.id });
    await Promise.all(hosts.map((host) => untilStatus(host, domain.host, "/", 200)));
    return { card, domain, call: await signedIn(hosts[0], user) };
  }

  test("agree within a second on what is shared and what is served", async () => {
    const { card, domain, call } = await aSite();
    const canonical = async () => (await callAs(hosts[1], "localhost", `/view/${card.slug}`)).text;
    expect(await canonical()).toContain(`<link rel="canonical" href="https://meishi.example/view/${card.slug}"`);
    await call("PATCH", `/api/domains/${domain.id}`, { isMain: true });
    await expect.poll(canonical, { timeout: 1_500 }).toContain(`<link rel="canonical" href="https://${domain.host}/"`);
    expect((await call("DELETE", `/api/domains/${domain.id}`)).status).toBe(204);
    expect((await callAs(hosts[0], domain.host, "/")).status).toBe(421);
    expect(await untilStatus(hosts[1], domain.host, "/", 421)).toBeLessThan(1_500);
  });

  test("go on answering a proxy's question without the database", async () => {
    const { domain } = await aSite();
    const path = `/internal/domain?domain=${domain.host}`;
    server!.stop("immediate");
    try {
      expect((await callAs(hosts[1], "10.0.0.1", "/readyz")).status).toBe(503);
      const seenBefore = await callAs(hosts[1], domain.host, "/");
      expect([seenBefore.status, seenBefore.headers.warning]).toEqual([200, expect.stringContaining("110")]);
      for (let n = 0; n < 5; n++) expect((await callAs(hosts[1], "10.0.0.1", path)).status).toBe(200);
      expect((await callAs(hosts[1], "10.0.0.1", "/internal/domain?domain=x.example")).status).toBe(404);
    } finally {
      server!.start();
    }
    await untilStatus(hosts[1], "10.0.0.1", "/readyz", 200);
    expect((await callAs(hosts[1], "10.0.0.1", path)).status).toBe(200);
  });
});
