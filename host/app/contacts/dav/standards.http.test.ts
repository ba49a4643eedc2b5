import { beforeAll, describe, expect, test } from "vitest";
import { aPerson, aUser } from "../../../tests/builders.ts";
import { signedIn } from "../../../tests/client.ts";
import { aDevice, aVCard, type Device } from "../../../tests/dav-client.ts";
import { type Host, sharedHost } from "../../../tests/host.ts";

// The examples of the standards, one by one, and what phones send: the requests as printed, with addresses of ours.

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

async function aBook(...cards: [fileName: string, text: string][]): Promise<{ device: Device; userId: number }> {
  const user = await aUser(host.database);
  const device = await aDevice(host, user);
  for (const [fileName, text] of cards) expect((await device.put(fileName, text)).status).toBe(201);
  return { device, userId: user.id };
}

const report = (device: Device, body: string, depth = "1") => device.send("REPORT", device.book, body, { depth });
const propfind = (device: Device, path: string, props: string, depth = "0") =>
  device.send(
    "PROPFIND",
    path,
    `<?xml version="1.0" encoding="UTF-8"?><A:propfind xmlns:A="DAV:" xmlns:B="urn:ietf:params:xml:ns:carddav" xmlns:C="http://calendarserver.org/ns/" xmlns:D="http://me.com/_namespace/"><A:prop>${props}</A:prop></A:propfind>`,
    { depth },
  );
const allProperties = (device: Device, path: string) =>
  device.send("PROPFIND", path, `<propfind xmlns="DAV:"><allprop/></propfind>`, { depth: "0" });
/** The names of properties that an answer has, and of those that it lacks. */
function propertiesIn(text: string) {
  const named = (status: string) =>
    [...text.matchAll(/<d:propstat><d:prop>(.*?)<\/d:prop><d:status>HTTP\/1\.1 (\d+)/gs)].flatMap(
      ([, inner = "", code]) => (code === status ? inner : []),
    );
  return { present: named("200").join(""), missing: named("404").join("") };
}
const hrefsIn = ({ resources }: { resources: { href: string }[] }) => resources.map(({ href }) => href);

const LISA: [string, string] = [
  "v102.vcf",
  aVCard("34222-232@example.com", "Lisa Dusseault", "EMAIL:lisa@example.com", "NICKNAME:me"),
];
const CYRUS: [string, string] = [
  "v104.vcf",
  aVCard("34222-23222@example.com", "Cyrus Daboo", "EMAIL:cyrus@daboo.example"),
];
const BERNARD: [string, string] = [
  "v105.vcf",
  aVCard("34222-9", "Bernard Desruisseaux", "EMAIL:bernard@daboo.example"),
];

describe("RFC 6352", () => {
  test("§6.1.1: OPTIONS names the feature", async () => {
    const { device } = await aBook();
    const { status, headers } = await device.send("OPTIONS", device.book);
    expect([status, headers.get("dav")]).toEqual([204, expect.stringMatching(/\b1\b.*\b3\b.*addressbook/)]);
  });

  test("§6.2: a book tells which data it takes, how large, and how it compares (§8.3.1)", async () => {
    const { device } = await aBook();
    const { text } = await propfind(
      device,
      device.book,
      "<B:supported-address-data/><B:max-resource-size/><B:supported-collation-set/><A:resourcetype/>",
    );
    const { present, missing } = propertiesIn(text);
    expect(present).toMatch(/address-data-type content-type="text\/vcard" version="3.0"/);
    expect(present).toMatch(/max-resource-size>\d+</);
    for (const name of ["i;ascii-casemap", "i;unicode-casemap"]) expect(present).toContain(`>${name}<`);
    expect(present).toMatch(/<d:collection\/><card:addressbook\/>/);
    expect(missing).toBe("");
  });

  test("§6.3.1.1: making another book is refused, and does not ask for the password again", async () => {
    const { device, userId } = await aBook();
    const body = `<D:mkcol xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><D:set><D:prop><D:resourcetype><D:collection/><C:addressbook/></D:resourcetype><D:displayname>Lisa's Contacts</D:displayname></D:prop></D:set></D:mkcol>`;
    const { status } = await device.send("MKCOL", `/dav/books/${userId}/lisa/`, body);
    expect([403, 405]).toContain(status);
  });

  test("§6.3.2: PUT with If-None-Match makes an address object, with its entity tag", async () => {
    const { device } = await aBook();
    const put = () =>
      device.put("newvcard.vcf", aVCard("34222-232@example.com", "Cyrus Daboo"), { "if-none-match": "*" });
    const { status, headers } = await put();
    expect([status, headers.get("etag")]).toEqual([201, expect.stringMatching(/^"[^"]+"$/)]);
    expect((await put()).status).toBe(412);
    const get = await device.send("GET", `${device.book}newvcard.vcf`);
    expect([get.headers.get("etag"), get.headers.get("content-type")]).toEqual([
      headers.get("etag"),
      expect.stringContaining("text/vcard"),
    ]);
  });

  test("§6.2, §7.1.1, §8.3.1: none of that is in allprop", async () => {
    const { device, userId } = await aBook();
    const book = (await allProperties(device, device.book)).text;
    expect(book).toContain("displayname");
    expect(book).not.toMatch(/supported-address-data|max-resource-size|supported-collation-set/);
    const principal = (await allProperties(device, `/dav/principals/${userId}/`)).text;
    expect(principal).toContain("displayname");
    expect(principal).not.toContain("addressbook-home-set");
  });

  test("§7.1.1: the principal tells where the books are", async () => {
    const { device, userId } = await aBook();
    const { text } = await propfind(device, `/dav/principals/${userId}/`, "<B:addressbook-home-set/>");
    expect(propertiesIn(text).present).toBe(
      `<card:addressbook-home-set><d:href>/dav/books/${userId}/</d:href></card:addressbook-home-set>`,
    );
  });

  test("§8.6.3: partial retrieval of those with a nickname", async () => {
    const { device } = await aBook(LISA, CYRUS);
    const answer = await report(
      device,
      `<?xml version="1.0" encoding="utf-8" ?><C:addressbook-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><D:prop><D:getetag/><C:address-data><C:prop name="VERSION"/><C:prop name="UID"/><C:prop name="NICKNAME"/><C:prop name="EMAIL"/><C:prop name="FN"/></C:address-data></D:prop><C:filter><C:prop-filter name="NICKNAME"><C:text-match collation="i;unicode-casemap" match-type="equals">me</C:text-match></C:prop-filter></C:filter></C:addressbook-query>`,
    );
    expect([answer.status, hrefsIn(answer)]).toEqual([207, [`${device.book}v102.vcf`]]);
    const { text } = answer.resources[0]!;
    expect(text).toMatch(/<d:getetag>"[^"]+"</);
    for (const line of ["VERSION:3.0", "NICKNAME:me", "UID:34222-232@example.com", "EMAIL:lisa@example.com"])
      expect(text).toContain(line);
    expect(text).not.toMatch(/\nN:/);
  });

  const DABOO = `<C:filter test="anyof"><C:prop-filter name="FN"><C:text-match collation="i;unicode-casemap" match-type="contains">daboo</C:text-match></C:prop-filter><C:prop-filter name="EMAIL"><C:text-match collation="i;unicode-casemap" match-type="contains">daboo</C:text-match></C:prop-filter></C:filter>`;
  const query = (more: string) =>
    `<?xml version="1.0" encoding="utf-8" ?><C:addressbook-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><D:prop><D:getetag/></D:prop>${more}</C:addressbook-query>`;

  test("§8.6.4: those whose full name or email contains a text", async () => {
    const { device } = await aBook(LISA, CYRUS, BERNARD);
    const answer = await report(device, query(DABOO));
    expect(hrefsIn(answer)).toEqual([`${device.book}v104.vcf`, `${device.book}v105.vcf`]);
  });

  test("§8.6.5: truncated results say so of the book", async () => {
    const { device } = await aBook(LISA, CYRUS, BERNARD);
    const answer = await report(device, query(`${DABOO}<C:limit><C:nresults>1</C:nresults></C:limit>`));
    expect(answer.resources.map(({ href, status }) => [href, status])).toEqual([
      [`${device.book}v104.vcf`, 200],
      [device.book, 507],
    ]);
    expect(answer.text).toContain("<d:number-of-matches-within-limits/>");
  });

  test("§8.7.1: multiget answers each address, and which is not there", async () => {
    const { device } = await aBook(LISA);
    const answer = await report(
      device,
      `<?xml version="1.0" encoding="utf-8" ?><C:addressbook-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><D:prop><D:getetag/><C:address-data><C:prop name="VERSION"/><C:prop name="UID"/><C:prop name="NICKNAME"/><C:prop name="EMAIL"/><C:prop name="FN"/></C:address-data></D:prop><D:href>${device.book}v102.vcf</D:href><D:href>${device.book}vcf1.vcf</D:href></C:addressbook-multiget>`,
    );
    expect(answer.resources.map(({ href, status }) => [href, status])).toEqual([
      [`${device.book}v102.vcf`, 200],
      [`${device.book}vcf1.vcf`, 404],
    ]);
  });

  test("§8.7.2: who asks for version 4.0 gets the version that the book has", async () => {
    const { device } = await aBook(LISA);
    const answer = await report(
      device,
      `<C:addressbook-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><D:prop><D:getetag/><C:address-data content-type='text/vcard' version='4.0'/></D:prop><D:href>${device.book}v102.vcf</D:href></C:addressbook-multiget>`,
    );
    expect([answer.status, answer.text]).toEqual([207, expect.stringContaining("VERSION:3.0")]);
  });
});

describe("RFC 6578", () => {
  const sync = (device: Device, token: string, more = "", props = "<D:getetag/>") =>
    report(
      device,
      `<?xml version="1.0" encoding="utf-8" ?><D:sync-collection xmlns:D="DAV:" xmlns:R="urn:ns.example.com:boxschema"><D:sync-token>${token}</D:sync-token><D:sync-level>1</D:sync-level>${more}<D:prop xmlns:R="urn:ns.example.com:boxschema">${props}</D:prop></D:sync-collection>`,
      "0",
    );
  const tokenIn = (text: string) => /<d:sync-token>([^<]+)<\/d:sync-token><\/d:multistatus>/.exec(text)?.[1] ?? "";

  test("§3.8: the initial sync, with a property that nothing has", async () => {
    const { device } = await aBook(LISA, CYRUS, BERNARD);
    const answer = await sync(device, "", "", "<D:getetag/><R:bigbox/>");
    expect([answer.status, hrefsIn(answer).length, tokenIn(answer.text)]).toEqual([207, 3, expect.any(String)]);
    const { present, missing } = propertiesIn(answer.resources[0]!.text);
    expect(present).toMatch(/getetag/);
    expect(missing).toMatch(/bigbox/);
  });

  test("§3.9: what has changed since a token, and what was removed", async () => {
    const { device } = await aBook(LISA, CYRUS);
    const token = tokenIn((await sync(device, "")).text);
    await device.put(...BERNARD);
    await device.put("v104.vcf", CYRUS[1].replace("END:VCARD", "TITLE:Author\r\nEND:VCARD"));
    await device.send("DELETE", `${device.book}v102.vcf`);
    const answer = await sync(device, token);
    expect(answer.resources.map(({ href, status }) => [href, status]).toSorted()).toEqual([
      [`${device.book}v102.vcf`, 404],
      [`${device.book}v104.vcf`, 200],
      [`${device.book}v105.vcf`, 200],
    ]);
    expect(tokenIn(answer.text)).not.toBe(token);
  });

  test("§3.10 and §3.11: truncated results go on with their token", async () => {
    const { device } = await aBook(LISA, CYRUS, BERNARD);
    const limit = "<D:limit><D:nresults>2</D:nresults></D:limit>";
    const first = await sync(device, "", limit);
    expect(first.resources.map(({ status }) => status)).toEqual([200, 200, 507]);
    const second = await sync(device, tokenIn(first.text), limit);
    expect(second.resources.map(({ href, status }) => [href, status])).toEqual([[`${device.book}v105.vcf`, 200]]);
  });

  test("§3.2: a token that is not ours is a failed precondition", async () => {
    const { device } = await aBook();
    const { status, text } = await sync(device, "http://example.com/ns/sync/1234");
    expect([status, text]).toEqual([403, expect.stringContaining("<d:valid-sync-token/>")]);
  });

  test("§4: the token is a property of the book, though not of allprop", async () => {
    const { device } = await aBook();
    expect(propertiesIn((await propfind(device, device.book, "<A:sync-token/>")).text).present).toMatch(
      /sync-token>\S+</,
    );
    expect((await allProperties(device, device.book)).text).not.toContain("sync-token");
  });
});

describe("what phones send, as logs of others show it", () => {
  const IOS = { "user-agent": "iOS/17.5 (21F79) dataaccessd/1.0", brief: "t", prefer: "return=minimal" };

  test("iOS and macOS: from the well-known address to the first contacts", async () => {
    const user = await aUser(host.database);
    await aPerson(host.database, user, { name: "Ada" });
    const device = await aDevice(host, user);
    const start = await propfind(
      device,
      "/.well-known/carddav",
      "<A:current-user-principal/><A:principal-URL/><A:resourcetype/>",
    );
    const principal = /current-user-principal><d:href>([^<]+)/.exec(start.text)![1]!;
    expect((await device.send("OPTIONS", principal, undefined, IOS)).headers.get("dav")).toContain("addressbook");
    const home = await propfind(
      device,
      principal,
      "<B:addressbook-home-set/><B:directory-gateway/><A:displayname/><C:email-address-set/><A:principal-collection-set/><A:principal-URL/><A:resource-id/><A:supported-report-set/>",
    );
    const path = /addressbook-home-set><d:href>([^<]+)/.exec(home.text)![1]!;
    const books = await propfind(
      device,
      path,
      "<A:add-member/><D:bulk-requests/><A:current-user-privilege-set/><A:displayname/><B:max-image-size/><B:max-resource-size/><C:me-card/><A:owner/><C:push-transports/><C:pushkey/><A:quota-available-bytes/><A:quota-used-bytes/><A:resource-id/><A:resourcetype/><A:supported-report-set/><A:sync-token/><C:getctag/>",
      "1",
    );
    const book = books.resources.find(({ text }) => text.includes("<card:addressbook/>"))!;
    expect(book.href).toBe(device.book);
    expect(propertiesIn(book.text).present).toMatch(/getctag>\S+<[\s\S]*|sync-token>\S+</);
    const listed = await propfind(device, book.href, "<A:getetag/>", "1");
    const [href] = hrefsIn(listed).filter((one) => one.endsWith(".vcf"));
    const got = await report(
      device,
      `<?xml version="1.0" encoding="UTF-8"?><B:addressbook-multiget xmlns:B="urn:ietf:params:xml:ns:carddav"><A:prop xmlns:A="DAV:"><A:getetag/><B:address-data/></A:prop><A:href xmlns:A="DAV:">${href}</A:href></B:addressbook-multiget>`,
    );
    expect([got.status, got.text]).toEqual([207, expect.stringContaining("FN:Ada")]);
  });

  test("macOS: a list of contacts is a group, and follows what is in it", async () => {
    const { device } = await aBook(LISA);
    const group = aVCard(
      "g-1",
      "Friends",
      "X-ADDRESSBOOKSERVER-KIND:group",
      "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:34222-232@example.com",
    );
    expect((await device.put("g-1.vcf", group, { "if-none-match": "*" })).status).toBe(201);
    expect((await device.send("GET", `${device.book}g-1.vcf`)).text).toBe(group);
  });

  test("DAVx5: the book by its home, its changes by token, its contacts by name", async () => {
    const user = await aUser(host.database);
    await aPerson(host.database, user, { name: "Ada" });
    const device = await aDevice(host, user);
    const books = await device.send(
      "PROPFIND",
      `/dav/books/${user.id}/`,
      `<?xml version='1.0' encoding='UTF-8' ?><propfind xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav" xmlns:CARD="urn:ietf:params:xml:ns:carddav"><prop><resourcetype /><displayname /><owner /><current-user-privilege-set /><CARD:addressbook-description /><CARD:supported-address-data /><CAL:calendar-description /><supported-report-set /><sync-token /></prop></propfind>`,
      { depth: "1", "user-agent": "DAVx5/4.4.4-ose (dav4jvm; okhttp/4.12.0) Android/14" },
    );
    const book = books.resources.find(({ href }) => href === device.book)!;
    expect(propertiesIn(book.text).present).toMatch(/<d:write-content\/>[\s\S]*<d:sync-collection\/>/);
    const changes = await report(
      device,
      `<?xml version='1.0' encoding='UTF-8' ?><sync-collection xmlns="DAV:"><sync-token /><sync-level>1</sync-level><limit><nresults>500</nresults></limit><prop><getetag /></prop></sync-collection>`,
      "0",
    );
    const [href] = hrefsIn(changes);
    const got = await report(
      device,
      `<?xml version='1.0' encoding='UTF-8' ?><CARD:addressbook-multiget xmlns="DAV:" xmlns:CARD="urn:ietf:params:xml:ns:carddav"><prop><getcontenttype /><getetag /><CARD:address-data content-type="text/vcard" version="4.0" /></prop><href>${href}</href></CARD:addressbook-multiget>`,
      "0",
    );
    expect([got.status, got.text]).toEqual([207, expect.stringContaining("FN:Ada")]);
    const call = await signedIn(host, user);
    const { total } = (await call("GET", "/api/contacts")).json<{ total: number }>();
    expect(total).toBe(1);
  });
});
