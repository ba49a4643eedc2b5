import { beforeAll, expect, test } from "vitest";
import { createDAVClient } from "tsdav";
import { aPerson, aUser } from "../../../tests/builders.ts";
import { signedIn } from "../../../tests/client.ts";
import { aDevice, aVCard } from "../../../tests/dav-client.ts";
import { type Host, sharedHost } from "../../../tests/host.ts";

// Clients that others wrote, from nothing but the server's address.

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

async function aClient(names: string[]) {
  const user = await aUser(host.database);
  for (const name of names) await aPerson(host.database, user, { name });
  const { username, password } = await aDevice(host, user);
  const client = await createDAVClient({
    serverUrl: host.url,
    credentials: { username, password },
    authMethod: "Basic",
    defaultAccountType: "carddav",
  });
  return { client, call: await signedIn(host, user) };
}

test("tsdav finds the book, reads it, and writes into it", async () => {
  const { client, call } = await aClient(["Ada", "Ben"]);
  const [book, ...others] = await client.fetchAddressBooks();
  expect(others).toEqual([]);
  expect(book).toMatchObject({ displayName: "Meishi", ctag: expect.any(String), syncToken: expect.any(String) });
  const cards = await client.fetchVCards({ addressBook: book! });
  expect(cards.map(({ data }) => /FN:(.*)\r/.exec(String(data))?.[1]).toSorted()).toEqual(["Ada", "Ben"]);
  const created = await client.createVCard({
    addressBook: book!,
    vCardString: aVCard("u1", "Cleo"),
    filename: "c.vcf",
  });
  expect(created.status).toBe(201);
  const changed = await client.updateVCard({ vCard: { ...cards[0]!, data: aVCard("u2", "Dora") } });
  expect(changed.status).toBe(204);
  expect((await client.deleteVCard({ vCard: cards[1]! })).status).toBe(204);
  const { items } = (await call("GET", "/api/contacts?sort=name")).json<{ items: { name: string }[] }>();
  expect(items.map(({ name }) => name)).toEqual(["Cleo", "Dora"]);
});

test("tsdav follows the changes by sync tokens", async () => {
  const { client, call } = await aClient(["Ada"]);
  const [book] = await client.fetchAddressBooks();
  const objects = await client.fetchVCards({ addressBook: book! });
  const { id } = (await call("POST", "/api/contacts", { name: "Ben" })).json<{ id: number }>();
  const synced = await client.smartCollectionSync({
    collection: { ...book!, objects, objectMultiGet: client.addressBookMultiGet },
    method: "webdav",
    detailedResult: true,
  });
  expect(synced.objects.created).toHaveLength(1);
  expect(synced.objects.deleted).toHaveLength(0);
  await call("DELETE", `/api/contacts/${id}`);
  const again = await client.smartCollectionSync({
    collection: {
      ...synced,
      objects: [...objects, ...synced.objects.created],
      objectMultiGet: client.addressBookMultiGet,
    },
    method: "webdav",
    detailedResult: true,
  });
  expect(again.objects.deleted).toHaveLength(1);
});

// What Apple's address book asks for first, as its logs have it.
test("the first requests of an iPhone are answered as it expects", async () => {
  const user = await aUser(host.database);
  const device = await aDevice(host, user);
  const find = `<A:propfind xmlns:A="DAV:"><A:prop><A:current-user-principal/><A:principal-URL/><A:resourcetype/></A:prop></A:propfind>`;
  const headers = {
    "user-agent": "iOS/18.1 (22B83) dataaccessd/1.0",
    depth: "0",
    brief: "t",
    "content-type": "text/xml",
  };
  for (const path of ["/.well-known/carddav", "/", "/dav/"]) {
    const { status, resources, headers: received } = await device.send("PROPFIND", path, find, headers);
    expect([status, resources[0]!.href, received.get("dav")]).toEqual([
      207,
      path,
      expect.stringContaining("addressbook"),
    ]);
  }
  const principal = `<B:propfind xmlns:B="DAV:"><B:prop><D:addressbook-home-set xmlns:D="urn:ietf:params:xml:ns:carddav"/><D:directory-gateway xmlns:D="urn:ietf:params:xml:ns:carddav"/><B:displayname/><C:email-address-set xmlns:C="http://calendarserver.org/ns/"/><B:principal-collection-set/><B:principal-URL/><B:resource-id/><B:supported-report-set/></B:prop></B:propfind>`;
  const { text } = await device.send("PROPFIND", `/dav/principals/${user.id}/`, principal, headers);
  expect(text).toContain(`<card:addressbook-home-set><d:href>/dav/books/${user.id}/</d:href>`);
  const listing = `<A:propfind xmlns:A="DAV:"><A:prop><A:getctag xmlns:A="http://calendarserver.org/ns/"/><A:add-member/><D:bulk-requests xmlns:D="http://me.com/_namespace/"/><A:current-user-privilege-set/><A:displayname/><D:max-image-size xmlns:D="urn:ietf:params:xml:ns:carddav"/><D:max-resource-size xmlns:D="urn:ietf:params:xml:ns:carddav"/><C:me-card xmlns:C="http://calendarserver.org/ns/"/><A:owner/><A:quota-available-bytes/><A:resource-id/><A:resourcetype/><A:supported-report-set/><A:sync-token/><A:sync-level/></A:prop></A:propfind>`;
  const home = await device.send("PROPFIND", `/dav/books/${user.id}/`, listing, { ...headers, depth: "1" });
  expect(home.resources).toHaveLength(2);
  expect(home.resources[1]!.text).toMatch(/<d:write-content\/>.*<cs:getctag|<cs:getctag.*<d:write-content\/>/s);
  const change = `<A:propertyupdate xmlns:A="DAV:"><A:set><A:prop><C:me-card xmlns:C="http://calendarserver.org/ns/"><A:href>/x</A:href></C:me-card></A:prop></A:set></A:propertyupdate>`;
  const refused = await device.send("PROPPATCH", device.book, change, headers);
  expect([refused.status, refused.text.includes("403 Forbidden")]).toEqual([207, true]);
});
