import { eq } from "drizzle-orm";
import { getRow, run } from "#db/index.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { aCard, aPerson, aSession, aUser } from "../../../tests/builders.ts";
import { signedIn, visitor } from "../../../tests/client.ts";
import { aDevice, aVCard, type Device, deviceOf, multigetBody, syncBody } from "../../../tests/dav-client.ts";
import { type Host, sharedHost } from "../../../tests/host.ts";
import { aMember, aTeam } from "../../../tests/team-builders.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const propfind = (...props: string[]) =>
  `<propfind xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav" xmlns:S="http://calendarserver.org/ns/"><prop>${props.join("")}</prop></propfind>`;

const WITH_TEXTS =
  '<sync-collection xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><sync-token/><sync-level>1</sync-level><prop><C:address-data/></prop></sync-collection>';

async function aBook(names: string[] = []): Promise<{ device: Device; user: Awaited<ReturnType<typeof aUser>> }> {
  const user = await aUser(host.database);
  for (const name of names) await aPerson(host.database, user, { name, emails: [`${name.toLowerCase()}@example.com`] });
  return { device: await aDevice(host, user), user };
}

describe("a device finds the address book", () => {
  test.each(["/", "/.well-known/carddav", "/dav/"])("from %s, without a redirect", async (path) => {
    const { device, user } = await aBook();
    const answer = await device.send("PROPFIND", path, propfind("<current-user-principal/>"), { depth: "0" });
    expect(answer.status).toBe(207);
    expect(answer.resources[0]!.text).toContain(`<d:href>/dav/principals/${user.id}/</d:href>`);
  });

  test("by its principal and its home", async () => {
    const { device, user } = await aBook();
    const principal = await device.send(
      "PROPFIND",
      `/dav/principals/${user.id}/`,
      propfind("<C:addressbook-home-set/>"),
    );
    expect(principal.text).toContain(`/dav/books/${user.id}/`);
    const home = await device.send(
      "PROPFIND",
      `/dav/books/${user.id}/`,
      propfind("<resourcetype/>", "<sync-token/>", "<S:getctag/>", "<unknown xmlns='urn:x'/>"),
      { depth: "1" },
    );
    const book = home.resources.find(({ href }) => href === device.book)!;
    expect(book.text).toMatch(/<card:addressbook\/>.*<d:sync-token>\S+<.*<cs:getctag>\S+<.*404 Not Found/s);
  });

  test("and is asked for a password that a session does not replace", async () => {
    const { user } = await aBook();
    const cookie = await aSession(host.database, user);
    const answer = await fetch(`${host.url}/dav/books/${user.id}/contacts/`, {
      method: "PROPFIND",
      headers: { cookie },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe('Basic realm="Meishi", charset="UTF-8"');
    expect(answer.headers.get("content-type")).toContain("application/xml");
    expect(await answer.text()).toContain("<d:error");
  });

  test("by OPTIONS before it signs in", async () => {
    const answer = await fetch(`${host.url}/dav/`, { method: "OPTIONS" });
    expect(answer.headers.get("dav")).toContain("addressbook");
    expect(answer.headers.get("allow")).toContain("REPORT");
  });
});

describe("contacts reach the device", () => {
  test("with all that changes on the web afterwards", async () => {
    const { device, user } = await aBook(["Ada", "Ben"]);
    const first = await device.sync();
    expect(first.changed.size).toBe(2);
    expect((await device.sync(first.token)).changed.size).toBe(0);
    const call = await signedIn(host, user);
    const { id } = (await call("POST", "/api/contacts", { name: "Cleo", phone: "+49 30 1234567" })).json<{
      id: number;
    }>();
    const second = await device.sync(first.token);
    expect(second.changed.size).toBe(1);
    const [[href, etag]] = [...second.changed] as [[string, string]];
    await call("PATCH", `/api/contacts/${id}`, { title: "Queen" });
    const third = await device.sync(second.token);
    expect(third.changed.get(href)).not.toBe(etag);
    const card = await device.send("GET", href);
    expect(card.headers.get("content-type")).toContain("text/vcard");
    expect(card.text).toContain("TITLE:Queen\r\n");
    expect(card.headers.get("etag")).toBe(third.changed.get(href)!.replaceAll("&quot;", '"'));
    await call("DELETE", `/api/contacts/${id}`);
    expect((await device.sync(third.token)).deleted).toEqual([href]);
    expect((await device.send("GET", href)).status).toBe(404);
  });

  test("also those that were merged, and parted again", async () => {
    const { device, user } = await aBook(["Ada", "Ben"]);
    const first = await device.sync();
    const call = await signedIn(host, user);
    const { items } = (await call("GET", "/api/contacts?sort=name")).json<{ items: { id: number }[] }>();
    await call("POST", `/api/contacts/${items[1]!.id}/merge`, { into: items[0]!.id });
    const merged = await device.sync(first.token);
    expect([merged.changed.size, merged.deleted.length]).toEqual([1, 1]);
    await call("POST", `/api/contacts/${items[1]!.id}/unmerge`);
    expect((await device.sync(merged.token)).changed.size).toBe(2);
  });

  test("by name, each once, and others are missing", async () => {
    const { device } = await aBook(["Ada"]);
    const [href] = [...(await device.sync()).changed.keys()];
    const answer = await device.send(
      "REPORT",
      device.book,
      multigetBody([href!, host.url + href!, `${device.book}none.vcf`, "/dav/books/1/contacts/a.vcf"]),
    );
    expect(answer.resources.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(answer.text).toContain("FN:Ada");
  });

  test("all of them, however few long ones fit in one part of the answer", async () => {
    const { device, user } = await aBook();
    const names = Array.from({ length: 6 }, (_, n) => `long-${n}.vcf`);
    for (const [n, name] of names.entries())
      await device.put(name, aVCard(`long-${n}`, `Long ${n}`, `X-STORY:${"x".repeat(90_000)}`));
    const hrefs = names.map((name) => device.book + name);
    const synced = await device.sync();
    expect([...synced.changed.keys()].toSorted()).toEqual(hrefs);
    for (const body of [multigetBody([...hrefs, `${device.book}none.vcf`]), WITH_TEXTS]) {
      const { text } = await device.send("REPORT", device.book, body);
      expect(hrefs.map((_, n) => text.split(`FN:Long ${n}`).length - 1)).toEqual(hrefs.map(() => 1));
    }
    const { text } = await device.send("GET", `/dav/books/${user.id}/contacts.vcf`);
    expect(text.match(/BEGIN:VCARD/g)).toHaveLength(6);
  });

  test("that fit a query", async () => {
    const { device } = await aBook(["Ada", "Ben"]);
    const query = (text: string, extra = "") =>
      `<C:addressbook-query xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><prop><C:address-data><C:prop name="EMAIL"/></C:address-data></prop><C:filter>${text}</C:filter>${extra}</C:addressbook-query>`;
    const byEmail = await device.send(
      "REPORT",
      device.book,
      query('<C:prop-filter name="EMAIL"><C:text-match match-type="starts-with">ADA@</C:text-match></C:prop-filter>'),
    );
    expect(byEmail.resources).toHaveLength(1);
    expect(byEmail.text).toContain("EMAIL");
    expect(byEmail.text).not.toContain("FN:");
    const limited = await device.send(
      "REPORT",
      device.book,
      query("", "<C:limit><C:nresults>1</C:nresults></C:limit>"),
    );
    expect(limited.resources.map(({ status }) => status)).toEqual([200, 507]);
    const unsupported = await device.send(
      "REPORT",
      device.book,
      query('<C:prop-filter name="TEL"><C:param-filter name="TYPE"/></C:prop-filter>'),
    );
    expect([unsupported.status, unsupported.text.includes("card:supported-filter")]).toEqual([403, true]);
  });

  test("in parts, if the device asks for that", async () => {
    const { device } = await aBook(["Ada", "Ben", "Cleo"]);
    const body = (token: string) =>
      `<sync-collection xmlns="DAV:"><sync-token>${token}</sync-token><limit><nresults>2</nresults></limit><prop><getetag/></prop></sync-collection>`;
    const first = await device.send("REPORT", device.book, body(""));
    expect(first.resources.map(({ status }) => status)).toEqual([200, 200, 507]);
    const token = /sync-token>([^<]*)</.exec(first.text)![1]!;
    expect((await device.send("REPORT", device.book, body(token))).resources).toHaveLength(1);
  });

  test("and an old token is refused", async () => {
    const { device } = await aBook(["Ada"]);
    for (const token of ["urn:nothing", `${host.url}/dav/sync/1/999999`]) {
      const answer = await device.send(
        "REPORT",
        device.book,
        `<sync-collection xmlns="DAV:"><sync-token>${token}</sync-token><prop><getetag/></prop></sync-collection>`,
      );
      expect([answer.status, answer.text.includes("<d:valid-sync-token/>")]).toEqual([403, true]);
    }
  });

  test("bodies of one account are held in memory up to 24 MB together", async () => {
    const { device } = await aBook();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const part = new Uint8Array(1024 * 1024).fill(32);
    const hold = () => {
      let sent = 0;
      const body = new ReadableStream({
        pull: async (controller) => {
          if (sent++ < 7) return controller.enqueue(part);
          await finished;
          controller.close();
        },
      });
      return fetch(`${host.url}${device.book}`, {
        method: "REPORT",
        body,
        duplex: "half",
        headers: { authorization: `Basic ${btoa(`${device.username}:${device.password}`)}` },
      }).then(({ status }) => status);
    };
    const answers = Array.from({ length: 4 }, hold);
    expect(await Promise.race(answers)).toBe(429);
    finish();
    expect((await Promise.all(answers)).sort()).toEqual([400, 400, 400, 429]);
  });

  test("as is one from before what the book has forgotten", async () => {
    const { device, user } = await aBook(["Ada", "Ben"]);
    const { token } = await device.sync();
    const { transaction, tables } = host.database;
    const forget = (prunedRevision: number) =>
      transaction((tx) =>
        tx.update(tables.addressBooks).set({ prunedRevision }).where(eq(tables.addressBooks.userId, user.id)),
      );
    await device.put("c.vcf", aVCard("u", "Cleo"));
    await forget(2);
    expect((await device.sync(token)).changed.size).toBe(1);
    await forget(3);
    expect((await device.sync(token)).status).toBe(403);
    expect((await device.sync()).changed.size).toBe(3);
  });
});

describe("the device writes", () => {
  test("a contact, which is kept byte for byte and is in the list", async () => {
    const { device, user } = await aBook();
    const text = aVCard(
      "u-1",
      "Ada Lovelace",
      "TEL;TYPE=CELL:+49 30 1234567",
      "X-ABRELATEDNAMES:Byron",
      "ADR;TYPE=HOME:;;12 St James's Square;London;;SW1Y 4JH;England",
      "CATEGORIES:fair",
    );
    const written = await device.put("ada.vcf", text, { "if-none-match": "*" });
    expect(written.status).toBe(201);
    const stored = await device.send("GET", `${device.book}ada.vcf`);
    expect(stored.text).toBe(text);
    expect(stored.headers.get("etag")).toBe(written.headers.get("etag"));
    const call = await signedIn(host, user);
    const { items } = (await call("GET", "/api/contacts?search=lovelace")).json<{ items: object[] }>();
    expect(items).toMatchObject([
      { name: "Ada Lovelace", phone: "+49 30 1234567", tags: ["fair"], sources: ["phone"] },
    ]);
  });

  test("a change of the same contact, under its conditions", async () => {
    const { device, user } = await aBook();
    const etag = (await device.put("a.vcf", aVCard("u", "Ada"))).headers.get("etag")!;
    expect((await device.put("a.vcf", aVCard("u", "Eve"), { "if-none-match": "*" })).status).toBe(412);
    expect((await device.put("a.vcf", aVCard("u", "Ada B"), { "if-match": etag })).status).toBe(204);
    expect((await device.put("a.vcf", aVCard("u", "Ada C"), { "if-match": etag })).status).toBe(412);
    expect((await device.send("DELETE", `${device.book}a.vcf`, undefined, { "if-match": etag })).status).toBe(412);
    const call = await signedIn(host, user);
    expect((await call("GET", "/api/contacts")).json<{ items: object[] }>().items).toMatchObject([{ name: "Ada B" }]);
    expect((await device.send("DELETE", `${device.book}a.vcf`)).status).toBe(204);
    expect((await call("GET", "/api/contacts")).json<{ total: number }>().total).toBe(0);
    expect((await device.put("a.vcf", aVCard("u", "Ada"), { "if-match": etag })).status).toBe(412);
    expect((await device.put("a.vcf", aVCard("u", "Ada"), { "if-none-match": "*" })).status).toBe(201);
  });

  test("a second contact with a known address, but not with a known UID", async () => {
    const { device } = await aBook(["Ada"]);
    expect((await device.put("b.vcf", aVCard("u-b", "Ada", "EMAIL:ada@example.com"))).status).toBe(201);
    expect((await device.sync()).changed.size).toBe(2);
    const double = await device.put("c.vcf", aVCard("u-b", "Ada"));
    expect([double.status, double.text.includes("<card:no-uid-conflict><d:href>")]).toEqual([409, true]);
  });

  test("what we have no fields for, which outlives a change on the web", async () => {
    const { device, user } = await aBook();
    await device.put(
      "a.vcf",
      aVCard("u", "Ada", "item1.URL:https://a.example", "item1.X-ABLabel:Lab", "BDAY:1815-12-10"),
    );
    const call = await signedIn(host, user);
    const { items } = (await call("GET", "/api/contacts")).json<{ items: { id: number }[] }>();
    await call("PATCH", `/api/contacts/${items[0]!.id}`, { company: "Engines" });
    const { text } = await device.send("GET", `${device.book}a.vcf`);
    for (const line of ["item1.URL:https://a.example", "item1.X-ABLabel:Lab", "BDAY:1815-12-10", "ORG:Engines"])
      expect(text).toContain(`${line}\r\n`);
  });

  test("groups, which are no contacts", async () => {
    const { device, user } = await aBook();
    const group = aVCard("g", "Family", "X-ADDRESSBOOKSERVER-KIND:group", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:u");
    expect((await device.put("g.vcf", group)).status).toBe(201);
    expect((await device.send("GET", `${device.book}g.vcf`)).text).toBe(group);
    const { token } = await device.sync();
    expect((await (await signedIn(host, user))("GET", "/api/contacts")).json<{ total: number }>().total).toBe(0);
    expect((await device.send("DELETE", `${device.book}g.vcf`)).status).toBe(204);
    expect((await device.sync(token)).deleted).toEqual([`${device.book}g.vcf`]);
  });

  test("a large picture, which is scaled down", async () => {
    const { default: sharp } = await import("sharp");
    const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const { device } = await aBook();
    const written = await device.put(
      "p.vcf",
      aVCard("u", "Ada", `PHOTO;ENCODING=b;TYPE=JPEG:${picture.toString("base64")}`),
    );
    expect([written.status, written.headers.get("etag")]).toEqual([201, null]);
    const { text } = await device.send("GET", `${device.book}p.vcf`);
    const photo = /PHOTO;ENCODING=b;TYPE=JPEG:([\s\S]*?)\r\n[A-Z]/.exec(text)![1]!.replace(/\s/g, "");
    expect(await sharp(Buffer.from(photo, "base64")).metadata()).toMatchObject({ width: 240, height: 180 });
  });

  test("long texts until they come to 128 MB, and then those that replace longer ones", async () => {
    const { database } = host;
    const { device, user } = await aBook();
    const long = (uid: string, kilobytes: number) => aVCard(uid, "Ada", `X-LONG:${"x".repeat(kilobytes * 1024)}`);
    expect((await device.put("long.vcf", long("long", 90))).status).toBe(201);
    const { addressBookEntries: entries, addressBooks } = database.tables;
    await database.transaction(function* (tx) {
      const book = yield* getRow(tx.select().from(addressBooks).where(eq(addressBooks.userId, user.id)));
      const vcard = "x".repeat(128 * 1024 * 1024 - 100 * 1024);
      yield* run(tx.insert(entries).values({ bookId: book.id, fileName: "all", vcard, revision: 1_000 }));
    });
    const refused = await device.put("more.vcf", long("more", 20));
    expect([refused.status, refused.text.includes("quota-not-exceeded")]).toEqual([507, true]);
    expect((await device.put("short.vcf", long("short", 7))).status).toBe(201);
    expect((await device.put("long.vcf", long("long", 60))).status).toBe(204);
    expect((await device.put("more.vcf", long("more", 20))).status).toBe(201);
  });

  test("no more names of deleted groups than 10,000: then the oldest are forgotten, and old tokens refused", async () => {
    const { database } = host;
    const { device, user } = await aBook();
    const { token } = await device.sync();
    const { addressBookEntries: entries, addressBooks } = database.tables;
    const book = await getRow(database.db.select().from(addressBooks).where(eq(addressBooks.userId, user.id)));
    for (let from = 1; from <= 10_000; from += 1_000)
      await database.transaction((tx) =>
        tx
          .insert(entries)
          .values(
            Array.from({ length: 1_000 }, (_, n) => ({
              bookId: book.id,
              fileName: `gone-${from + n}`,
              revision: from + n,
              deletedAt: new Date(),
            })),
          ),
      );
    await database.transaction((tx) =>
      tx.update(addressBooks).set({ revision: 10_000 }).where(eq(addressBooks.id, book.id)),
    );
    const group = aVCard("g", "Family", "X-ADDRESSBOOKSERVER-KIND:group");
    expect((await device.put("g.vcf", group)).status).toBe(201);
    expect((await device.send("DELETE", `${device.book}g.vcf`)).status).toBe(204);
    const left = await database.db.select().from(entries).where(eq(entries.bookId, book.id));
    expect([left.length, Math.min(...left.map(({ revision }) => revision))]).toEqual([9_901, 101]);
    expect((await device.send("REPORT", device.book, syncBody(token))).status).toBe(403);
  });

  test.each([
    ["what is no contact", "hello", "text/vcard", "valid-address-data"],
    ["two contacts", aVCard("a", "A") + aVCard("b", "B"), "text/vcard", "valid-address-data"],
    ["a calendar", "BEGIN:VCALENDAR", "text/calendar", "supported-address-data"],
    ["words without end", aVCard("a", "A", `CATEGORIES:${"a,".repeat(60_000)}`), "text/vcard", "max-resource-size"],
    [
      "more numbers than anybody has",
      aVCard("a", "A", ...Array.from({ length: 201 }, (_, n) => `TEL:+4930123${n}`)),
      "text/vcard",
      "valid-address-data",
    ],
  ])("but not %s", async (_, body, type, condition) => {
    const { device } = await aBook();
    const answer = await device.put("x.vcf", body, { "content-type": type });
    expect([answer.status, answer.text.includes(condition)]).toEqual([403, true]);
    expect((await device.sync()).changed.size).toBe(0);
  });
});

describe("an attacker", () => {
  test("opens no other account's book", async () => {
    const { device } = await aBook();
    const { user: other } = await aBook(["Ada"]);
    for (const path of [
      `/dav/books/${other.id}/contacts/`,
      `/dav/principals/${other.id}/`,
      `/dav/books/${other.id}/contacts.vcf`,
    ])
      expect((await device.send(path.endsWith("vcf") ? "GET" : "PROPFIND", path)).status).toBe(404);
  });

  test("opens nothing else with an app password", async () => {
    const { device, user } = await aBook();
    const authorization = `Basic ${Buffer.from(`${device.username}:${device.password}`).toString("base64")}`;
    expect((await fetch(`${host.url}/api/contacts`, { headers: { authorization } })).status).toBe(401);
    const body = { username: user.username, password: device.password };
    const login = await fetch(`${host.url}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(login.status).toBe(401);
  });

  test.each([
    [
      "a document type",
      '<!DOCTYPE x [<!ENTITY a "b">]><propfind xmlns="DAV:"><prop><displayname/></prop></propfind>',
      400,
    ],
    ["an open element", '<propfind xmlns="DAV:"><prop>', 400],
    ["too deep a tree", `${"<a>".repeat(100)}${"</a>".repeat(100)}`, 400],
    ["a body of more than 8 MB", " ".repeat(8 * 1024 * 1024 + 1), 413],
  ])("gets nowhere with %s", async (_, body, status) => {
    const { device } = await aBook();
    expect((await device.send("PROPFIND", device.book, body)).status).toBe(status);
  });

  test.each(["..%2f..%2fetc", "a%2Fb.vcf", "%00.vcf", ".%2e", "a%5Cb", "x".repeat(300)])(
    "writes nothing as %s",
    async (name) => {
      const { device } = await aBook();
      expect((await device.put(name, aVCard("u", "Ada"))).status).toBeGreaterThanOrEqual(400);
    },
  );

  test("does not get in with an ended password, or another name", async () => {
    const { device, user } = await aBook();
    const other = await aUser(host.database);
    expect((await deviceOf(host.url, { ...user, username: other.username }, device.password).sync()).status).toBe(401);
    const call = await signedIn(host, user);
    const { items } = (await call("GET", "/api/app-passwords")).json<{
      items: { id: number; lastUsedAt: string | null }[];
    }>();
    await call("DELETE", `/api/app-passwords/${items[0]!.id}`);
    expect((await device.sync()).status).toBe(401);
  });
});

test("the whole book is a file, too", async () => {
  const { device, user } = await aBook(["Ada", "Ben"]);
  // Evolution writes no end of the last line.
  await device.put("cleo.vcf", aVCard("u-3", "Cleo").trimEnd());
  await device.put("dora.vcf", aVCard("u-4", "Dora"));
  const vcf = await device.send("GET", `/dav/books/${user.id}/contacts.vcf`);
  expect(vcf.text.match(/^BEGIN:VCARD\r$/gm)).toHaveLength(4);
  const json = await device.send("GET", `/dav/books/${user.id}/contacts.json`);
  expect(JSON.parse(json.text)).toMatchObject([
    { "@type": "Card", version: "2.0", name: { full: "Ada" }, emails: { e1: { address: "ada@example.com" } } },
    { name: { full: "Ben" } },
    { name: { full: "Cleo" } },
    { name: { full: "Dora" } },
  ]);
});

describe("a team's book", () => {
  async function aFirm() {
    const team = await aTeam(host);
    const manager = await aMember(host, team, "manager");
    const member = await aMember(host, team);
    const card = await aCard(host.database, member.user, { teamId: team.id });
    const message = { formData: { name: "Ben", email: "ben@example.com", message: "Hello" }, consent: true };
    expect((await visitor(host)("POST", `/api/card/${card.slug}/submissions`, message)).status).toBeLessThan(300);
    await member.call("GET", "/api/contacts");
    return { team, manager, member };
  }

  test("is read by its managers, and follows what its cards bring", async () => {
    const { team, manager, member } = await aFirm();
    const device = await aDevice(host, manager.user);
    const home = await device.send("PROPFIND", `/dav/books/${manager.user.id}/`, undefined, { depth: "1" });
    const book = `/dav/books/${manager.user.id}/team-${team.id}/`;
    expect(home.resources.map(({ href }) => href)).toEqual([`/dav/books/${manager.user.id}/`, device.book, book]);
    const sync = (token: string) => device.send("REPORT", book, syncBody(token));
    const first = await sync("");
    expect(first.resources).toHaveLength(1);
    const { href } = first.resources[0]!;
    expect((await device.send("GET", href)).text).toContain("FN:Ben\r\n");
    const { items } = (await member.call("GET", "/api/contacts")).json<{ items: { id: number }[] }>();
    await member.call("PATCH", `/api/contacts/${items[0]!.id}`, { title: "Poet", notes: "Private" });
    const tokenOf = ({ text }: { text: string }) => /sync-token>([^<]*)</.exec(text)![1]!;
    const second = await sync(tokenOf(first));
    expect(second.resources).toHaveLength(1);
    const { text } = await device.send("GET", href);
    expect(text).toContain("TITLE:Poet");
    expect(text).not.toContain("Private");
    expect((await sync(tokenOf(second))).resources).toEqual([]);
    await member.call("DELETE", `/api/contacts/${items[0]!.id}`);
    expect((await sync(tokenOf(second))).resources).toMatchObject([{ href, status: 404 }]);
  });

  test("is written by nobody, and closed to members", async () => {
    const { team, manager, member } = await aFirm();
    const path = (user: { id: number }) => `/dav/books/${user.id}/team-${team.id}/`;
    const device = await aDevice(host, manager.user);
    for (const method of ["PUT", "DELETE"]) {
      const answer = await device.send(
        method,
        `${path(manager.user)}a.vcf`,
        method === "PUT" ? aVCard("u", "A") : undefined,
      );
      expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([403, null]);
    }
    expect((await (await aDevice(host, member.user)).send("PROPFIND", path(member.user))).status).toBe(403);
  });
});
