import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCard, aUser, aUserWithPassword, PASSWORD, signedInBefore, unique } from "../../tests/builders.ts";
import { type Answer, signedIn, visitor } from "../../tests/client.ts";
import { aDomain, callAs } from "../../tests/domain-builders.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { type NameServer, startNameServer } from "../../tests/name-server.ts";
import type { OwnDomain } from "./domains.server.ts";

let host: Host;
let names: NameServer;
beforeAll(async () => {
  names = await startNameServer();
  names.set("meishi.example", { A: ["192.0.2.10"], AAAA: ["2001:db8::10"] });
  host = await startHost({ DNS_SERVER: names.address, PUBLIC_URL: "http://meishi.example", RATE_LIMITS: "off" });
});
afterAll(async () => {
  await host.stop();
  await names.stop();
});

const DAY_MS = 86_400_000;
const aHost = () => `${unique("cards")}.acme.example`;

async function anOwner(accessLevel = 3, locale: "en" | "de" | null = null) {
  const user = await aUser(host.database, { accessLevel, locale });
  const card = await aCard(host.database, user);
  return { user, card, call: await signedIn(host, user) };
}
type Owner = Awaited<ReturnType<typeof anOwner>>;

async function add({ call }: Owner, name: string): Promise<OwnDomain> {
  const answer = await call("POST", "/api/domains", { host: name });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<OwnDomain & Record<string, unknown>>();
}

const check = async ({ call }: Owner, { id }: { id: number }) =>
  (await call("POST", `/api/domains/${id}/check`)).json<OwnDomain & Record<string, unknown>>();

/** Sets the records that a domain asks for. */
function prove({ host: name, records }: OwnDomain) {
  names.set(`_meishi.${name}`, { TXT: records.filter(({ type }) => type === "TXT").map(({ value }) => value) });
  names.set(name, { CNAME: ["meishi.example"] });
}

async function aLiveDomain(owner: Owner, name = aHost()): Promise<OwnDomain> {
  const added = await add(owner, name);
  prove(added);
  const live = await check(owner, added);
  expect(live).toMatchObject({ state: "live", problem: null });
  return live;
}

const set = (id: number, changes: { goneSince?: Date; createdAt?: Date }) =>
  host.database.transaction((tx) =>
    tx.update(host.database.tables.domains).set(changes).where(eq(host.database.tables.domains.id, id)),
  );

describe("adding", () => {
  test("takes a fresh proof: whoever sets its records decides where visitors end up", async () => {
    const owner = await aUserWithPassword(host.database, { accessLevel: 3 });
    const call = await signedIn(host, owner);
    await signedInBefore(host.database, owner, 11);
    const body = { host: aHost() };
    const refused = await call("POST", "/api/domains", body, { accept: "application/problem+json" });
    expect([refused.status, refused.json().code]).toEqual([403, "fresh_proof"]);
    expect((await call("GET", "/api/domains")).json()).toMatchObject({ total: 0 });
    expect((await call("POST", "/api/domains", { ...body, currentPassword: PASSWORD })).status).toBe(201);
  });

  test("names exactly the records to set", async () => {
    const owner = await anOwner();
    const name = aHost();
    const domain = await add(owner, `  ${name.toUpperCase()}. `);
    expect(domain).toMatchObject({
      host: name,
      state: "waiting",
      isMain: false,
      root: { cardId: owner.card.id },
      checkedAt: null,
      problem: null,
    });
    expect(domain.records).toEqual([
      { type: "CNAME", name, value: "meishi.example" },
      { type: "TXT", name: `_meishi.${name}`, value: expect.stringMatching(/^[\w-]{20,}$/) as string },
    ]);
  });

  test("a bare domain gets the addresses of the main host, and a name in any script its punycode", async () => {
    const owner = await anOwner(4);
    const bare = await add(owner, `${unique("acme")}.example`);
    expect(bare.records.map(({ type, value }) => [type, value])).toEqual([
      ["A", "192.0.2.10"],
      ["AAAA", "2001:db8::10"],
      ["TXT", expect.any(String)],
    ]);
    expect(await add(owner, "cards.bücher.example")).toMatchObject({
      host: "cards.xn--bcher-kva.example",
      name: "cards.bücher.example",
    });
  });

  test.for([
    ["localhost", /does not exist on the internet/],
    ["127.0.0.1", /IP address/],
    ["[::1]", /IP address/],
    ["2001:db8::1", /IP address/],
    ["a..b", /not a valid domain/],
    [`${"a.".repeat(126)}example`, /at most 253/],
    [`${"a".repeat(64)}.example`, /not a valid domain/],
    ["😀.example", /letters, digits and hyphens/],
    ["аpple.example", /alphabets/],
    ["co.uk", /ending/],
    ["acme", /not a valid domain/],
    ["meishi.example", /belongs to this site/],
    ["cards.meishi.example", /belongs to this site/],
    ["https://cards.acme.example/", /only the host/],
    ["cards.acme.example:443", /only the host/],
    ["my_cards.acme.example", /not a valid domain/],
    ["", /Enter a domain/],
    [7, /Enter a domain/],
  ] as const)("%s is refused at the field", async ([name, reason]) => {
    const owner = await anOwner();
    const answer = await owner.call("POST", "/api/domains", { host: name }, { accept: "application/problem+json" });
    expect(answer.status).toBe(400);
    expect(answer.json().errors).toEqual([
      expect.objectContaining({ path: "host", message: expect.stringMatching(reason) as string }),
    ]);
    expect((await owner.call("GET", "/api/domains")).json()).toMatchObject({ items: [], total: 0 });
  });

  test("are listed in the order that is asked for", async () => {
    const owner = await anOwner(4);
    const prefix = unique("sorted");
    const named = (letter: string) => `${letter}.${prefix}.example`;
    for (const letter of ["b", "c", "a"]) await add(owner, named(letter));
    const hosts = async (query: string) =>
      (await owner.call("GET", `/api/domains?${query}`))
        .json<{ items: { host: string }[] }>()
        .items.map(({ host }) => host);
    expect(await hosts("")).toEqual(["b", "c", "a"].map(named));
    expect(await hosts("sort=host")).toEqual(["a", "b", "c"].map(named));
    expect(await hosts("sort=-host&limit=2")).toEqual(["c", "b"].map(named));
    expect((await owner.call("GET", "/api/domains?sort=token")).status).toBe(400);
  });

  test("levels 1 and 2 have none, level 3 one, administrators any number", async () => {
    expect((await visitor(host)("GET", "/api/domains")).status).toBe(401);
    for (const level of [1, 2]) {
      const { call } = await anOwner(level);
      expect((await call("POST", "/api/domains", { host: aHost() })).status).toBe(403);
      expect((await call("GET", "/api/domains")).status).toBe(403);
    }
    const developer = await anOwner(3);
    const name = aHost();
    await add(developer, name);
    const second = await developer.call("POST", "/api/domains", { host: aHost() });
    expect([second.status, second.text]).toEqual([403, "Level 3 includes one domain. Remove it to add another."]);
    const administrator = await anOwner(4);
    for (let n = 0; n < 4; n++) await add(administrator, aHost());
    const page = (await administrator.call("GET", "/api/domains?limit=3")).json<{ items: unknown[]; next: string }>();
    expect(page).toMatchObject({ total: 4, items: [{}, {}, {}] });
    const rest = await administrator.call("GET", `/api/domains?limit=3&cursor=${page.next}`);
    expect(rest.json()).toMatchObject({ total: 4, next: null, items: [{}] });
    const again = await administrator.call("POST", "/api/domains", { host: (page.items[0] as { host: string }).host });
    expect([again.status, again.text]).toEqual([409, "You have already added this domain."]);
  });

  test("shows only a card of the owner's", async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const answer = await owner.call("POST", "/api/domains", { host: aHost(), root: { cardId: other.card.id } });
    expect(answer.status).toBe(403);
    const directory = await owner.call("POST", "/api/domains", { host: aHost(), root: { directory: true } });
    expect(directory.status).toBe(400);
    expect((await owner.call("POST", "/api/domains", { host: aHost(), root: { cardId: 999_999 } })).status).toBe(404);
  });
});

describe("checking", () => {
  test("says which record is missing, and lives once both are there", async () => {
    const owner = await anOwner();
    const added = await add(owner, aHost());
    expect((await check(owner, added)).problem).toMatch(/^There is no TXT record at _meishi\./);
    names.set(`_meishi.${added.host}`, { TXT: ["something else"] });
    expect((await check(owner, added)).problem).toMatch(/says something else/);
    names.set(`_meishi.${added.host}`, { TXT: [added.records.at(-1)!.value] });
    expect((await check(owner, added)).problem).toBe(
      `${added.host} leads nowhere yet. Set its CNAME record to meishi.example.`,
    );
    names.set(added.host, { CNAME: ["elsewhere.example"] });
    expect((await check(owner, added)).problem).toMatch(/leads to elsewhere\.example\. Set its CNAME/);
    names.set(added.host, { CNAME: ["meishi.example"] });
    expect(await check(owner, added)).toMatchObject({ state: "live", problem: null });
    expect((await callAs(host, added.host, "/")).status).toBe(200);
  });

  test.for([
    ["SERVFAIL", /answered with an error/],
    ["REFUSED", /refused to answer/],
    ["silence", /did not answer in time/],
  ] as const)("a name server with %s leaves a domain waiting, and a live one served", async ([how, words]) => {
    const owner = await anOwner();
    const added = await add(owner, aHost());
    names.fail(`_meishi.${added.host}`, how);
    names.fail(added.host, how);
    const before = Date.now();
    expect(await check(owner, added)).toMatchObject({
      state: "waiting",
      problem: expect.stringMatching(words) as string,
    });
    expect(Date.now() - before).toBeLessThan(12_000);
    prove(added);
    expect(await check(owner, added)).toMatchObject({ state: "live", problem: null });
    names.fail(`_meishi.${added.host}`, how);
    expect(await check(owner, added)).toMatchObject({ state: "live" });
    expect((await callAs(host, added.host, "/")).status).toBe(200);
  });

  test("a CNAME that leads in a circle is named", async () => {
    const owner = await anOwner();
    const added = await add(owner, aHost());
    prove(added);
    names.set(added.host, { CNAME: ["loop.example"] });
    names.set("loop.example", { CNAME: [added.host] });
    expect((await check(owner, added)).problem).toContain(`${added.host} → loop.example → ${added.host}`);
  });

  test("a bare domain lives by its address, and is told of one that leads elsewhere", async () => {
    const owner = await anOwner();
    const added = await add(owner, `${unique("acme")}.example`);
    prove(added);
    names.set(added.host, { A: ["198.51.100.9"] });
    expect((await check(owner, added)).problem).toMatch(/Set its A or AAAA record to 192\.0\.2\.10 or 2001:db8::10/);
    names.set(added.host, { A: ["192.0.2.10", "198.51.100.9"] });
    expect(await check(owner, added)).toMatchObject({
      state: "live",
      problem: expect.stringContaining("198.51.100.9") as string,
    });
    names.set(added.host, { AAAA: ["2001:0db8:0:0:0:0:0:10"] });
    expect(await check(owner, added)).toMatchObject({ state: "live", problem: null });
  });

  test("what is missing is said in the owner's language", async () => {
    const owner = await anOwner(3, "de");
    const live = await aLiveDomain(owner);
    names.set(`_meishi.${live.host}`, {});
    await check(owner, live);
    const { mailOutbox } = host.database.tables;
    const mails = await host.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, owner.user.email));
    expect(mails.map(({ text }) => text.split("\n")[0])).toEqual([
      expect.stringContaining(`Unter _meishi.${live.host} gibt es keinen TXT-Eintrag.`),
    ]);
  });

  test("records that are gone make it fail at once, tell the owner, and free the name after 14 days", async () => {
    const owner = await anOwner();
    const live = await aLiveDomain(owner);
    names.set(`_meishi.${live.host}`, {});
    expect(await check(owner, live)).toMatchObject({ state: "failing" });
    const { mailOutbox } = host.database.tables;
    const mails = await host.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, owner.user.email));
    expect(mails.map(({ subject }) => subject)).toEqual([`${live.host} no longer leads to your card`]);
    expect(mails[0]!.text).toContain(`There is no TXT record at _meishi.${live.host}.`);

    const other = await anOwner();
    const refused = await other.call("POST", "/api/domains", { host: live.host });
    expect([refused.status, refused.text]).toEqual([409, "This domain is in use by another account."]);
    await set(live.id, { goneSince: new Date(Date.now() - 13 * DAY_MS) });
    expect(await check(owner, live)).toMatchObject({ state: "failing" });
    await set(live.id, { goneSince: new Date(Date.now() - 14 * DAY_MS - 1_000) });
    expect((await owner.call("POST", `/api/domains/${live.id}/check`)).status).toBe(404);
    expect((await callAs(host, live.host, "/")).status).toBe(421);
    await aLiveDomain(other, live.host);
  });

  test("records that come back mend it; a waiting one ends after 14 days", async () => {
    const owner = await anOwner();
    const live = await aLiveDomain(owner);
    names.set(live.host, {});
    expect(await check(owner, live)).toMatchObject({ state: "failing" });
    prove(live);
    expect(await check(owner, live)).toMatchObject({ state: "live", problem: null });

    const late = await anOwner();
    const pending = await add(late, aHost());
    await set(pending.id, { createdAt: new Date(Date.now() - 15 * DAY_MS) });
    expect((await late.call("POST", `/api/domains/${pending.id}/check`)).status).toBe(404);
    expect((await late.call("GET", "/api/domains")).json()).toMatchObject({ total: 0 });
  });

  test("of two who wait for a name the one who proves it gets it, and the other is told", async () => {
    const [first, second] = [await anOwner(), await anOwner()];
    const name = aHost();
    const [one, two] = [await add(first, name), await add(second, name)];
    expect(one.records.at(-1)!.value).not.toBe(two.records.at(-1)!.value);
    names.set(name, { CNAME: ["meishi.example"] });
    names.set(`_meishi.${name}`, { TXT: [two.records.at(-1)!.value, one.records.at(-1)!.value] });
    const answers = await Promise.all([check(first, one), check(second, two)]);
    expect(answers.map(({ state }) => state).sort()).toEqual(["live", "waiting"]);
    const loser = answers[0].state === "live" ? { owner: second, domain: two } : { owner: first, domain: one };
    expect((await loser.owner.call("GET", `/api/domains/${loser.domain.id}`)).json()).toMatchObject({
      state: "waiting",
      problem: expect.stringContaining("in use by another account") as string,
    });
  });
});

describe("managing", () => {
  const forbidden = async (answer: Promise<Answer>) => expect((await answer).status).toBe(403);

  test("is the owner's and administrators'", async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const { id } = await add(owner, aHost());
    await forbidden(other.call("GET", `/api/domains/${id}`));
    await forbidden(other.call("PATCH", `/api/domains/${id}`, { appName: "Mine" }));
    await forbidden(other.call("POST", `/api/domains/${id}/check`));
    await forbidden(other.call("DELETE", `/api/domains/${id}`));
    expect((await (await anOwner(4)).call("GET", `/api/domains/${id}`)).status).toBe(200);
    expect((await owner.call("GET", "/api/domains/999999")).status).toBe(404);
    expect((await owner.call("GET", "/api/domains/7e0")).status).toBe(404);
  });

  test("a live domain can be the main address, one at a time; a waiting one cannot", async () => {
    const owner = await anOwner(4);
    const pending = await add(owner, aHost());
    const early = await owner.call("PATCH", `/api/domains/${pending.id}`, { isMain: true });
    expect([early.status, early.text]).toEqual([409, "A domain can be the main address once it is live."]);
    const [one, two] = [await aLiveDomain(owner), await aLiveDomain(owner)];
    for (const { id } of [one, two])
      expect((await owner.call("PATCH", `/api/domains/${id}`, { isMain: true })).json()).toMatchObject({
        isMain: true,
      });
    const { items } = (await owner.call("GET", "/api/domains")).json<{ items: OwnDomain[] }>();
    expect(items.filter(({ isMain }) => isMain).map(({ id }) => id)).toEqual([two.id]);
  });

  test.for([{ themeColor: "red" }, { appName: "x".repeat(46) }, { isMain: "yes" }, { root: { cardId: "7e0" } }])(
    "%j is refused and changes nothing",
    async (change) => {
      const owner = await anOwner();
      const domain = await add(owner, aHost());
      expect((await owner.call("PATCH", `/api/domains/${domain.id}`, change)).status).toBe(400);
      expect((await owner.call("GET", `/api/domains/${domain.id}`)).json()).toEqual(domain);
    },
  );

  test("removing it ends its pages at once and frees the name", async () => {
    const owner = await anOwner();
    const live = await aLiveDomain(owner);
    expect((await owner.call("DELETE", `/api/domains/${live.id}`)).status).toBe(204);
    expect((await callAs(host, live.host, "/")).status).toBe(421);
    await add(await anOwner(), live.host);
  });

  test("it goes with its owner's account, and stays when the level falls", async () => {
    const owner = await anOwner();
    const live = await aLiveDomain(owner);
    const administrator = await anOwner(5);
    await administrator.call("PATCH", `/api/users/${owner.user.id}`, { accessLevel: 1 });
    expect((await callAs(host, live.host, "/")).text).toContain("Powered by");
    const demoted = await signedIn(host, owner.user);
    expect((await demoted("GET", "/api/domains")).json()).toMatchObject({ total: 1 });
    await administrator.call("DELETE", `/api/users/${owner.user.id}`);
    await expect.poll(async () => (await callAs(host, live.host, "/")).status).toBe(421);
    await aDomain(host.database, (await anOwner()).user, { host: live.host });
  });
});

test("a wrong DNS_SERVER stops the start with its name", async () => {
  const { startAndExit } = await import("../../tests/host.ts");
  for (const value of ["dns.example", "9.9.9.9:0", "9.9.9.9:99999"]) {
    const { code, output } = await startAndExit({ DNS_SERVER: value, DATA_DIR: host.dataDir });
    expect([code, output]).toEqual([1, expect.stringMatching(/^DNS_SERVER must be/)]);
  }
});
