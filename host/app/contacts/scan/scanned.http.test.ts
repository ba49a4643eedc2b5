import { beforeAll, describe, expect, test } from "vitest";
import type { BusinessCard } from "#db/index.ts";
import { aCard, aUser } from "../../../tests/builders.ts";
import { type Client, signedIn, visitor } from "../../../tests/client.ts";
import { type Host, sharedHost } from "../../../tests/host.ts";

let host: Host;
let card: BusinessCard;
let call: Client;

beforeAll(async () => {
  host = await sharedHost();
  const owner = await aUser(host.database);
  card = await aCard(host.database, owner, {
    name: "Grace Hopper",
    title: "Admiral",
    company: "Navy; Reserve",
    email: "grace@example.com",
    phone: "+1 202 555 0101",
  });
  call = await signedIn(host, await aUser(host.database));
});

const lookUp = (address: string) => call("GET", `/api/contacts/scanned?address=${encodeURIComponent(address)}`);

describe("the address of a scanned code", () => {
  test.each([
    ["the page", () => `/view/${card.slug}?s=qr&c=fair`],
    ["the page in capitals", () => `/VIEW/${card.slug}`.replace("VIEW", "view") + "/"],
    ["the contact file", () => `/api/vcard/${card.id}`],
    ["the data", () => `/api/card/${card.slug}`],
    ["the exchange", () => `/exchange/${card.slug}`],
  ])("that is %s of a card answers who is on it", async (_, path) => {
    expect((await lookUp(host.url + path())).json()).toMatchObject({
      name: "Grace Hopper",
      title: "Admiral",
      company: "Navy; Reserve",
      emails: ["grace@example.com"],
      phones: ["+1 202 555 0101"],
    });
  });

  test.each([
    "https://elsewhere.example/view/grace",
    "http://169.254.169.254/latest/meta-data",
    "/view/nobody-at-all",
    "/view/%E0%A4%A",
    "/view/..%2f..%2fetc",
    "/dashboard",
    "/api/vcard/999999999",
    "/",
  ])("%s is no card", async (path) => {
    expect((await lookUp(path.startsWith("/") ? host.url + path : path)).status).toBe(404);
  });

  test("of a paused card is none", async () => {
    const paused = await aCard(host.database, await aUser(host.database), { isPaused: true });
    expect((await lookUp(`${host.url}/view/${paused.slug}`)).status).toBe(404);
  });

  test("needs an address, and somebody signed in", async () => {
    expect((await call("GET", "/api/contacts/scanned")).status).toBe(400);
    expect((await call("GET", "/api/contacts/scanned?address=hello")).status).toBe(400);
    expect((await visitor(host)("GET", `/api/contacts/scanned?address=${host.url}`)).status).toBe(401);
  });
});

test("a scan keeps all addresses and numbers, and is one contact by its key", async () => {
  const key = { "idempotency-key": "scan-1" };
  const body = {
    name: "Cher",
    emails: ["a@example.com", "b@example.com"],
    phones: ["+1 202 555 0102"],
    source: "scan",
  };
  const [first, second] = [
    await call("POST", "/api/contacts", body, key),
    await call("POST", "/api/contacts", body, key),
  ];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect(first.json()).toMatchObject({ emails: body.emails, phones: body.phones, sources: ["scan"] });
  for (const wrong of [{ emails: ["x"] }, { emails: "a@example.com" }, { phones: ["1"] }, { emails: [] }])
    expect((await call("POST", "/api/contacts", { ...wrong, source: "scan" })).status).toBe(400);
});

test("only the scanner's page may use a camera", async () => {
  const policy = async (path: string) => (await call("GET", path)).headers.get("permissions-policy");
  expect(await policy("/scan")).toContain("camera=(self)");
  for (const path of ["/dashboard", "/contacts", `/view/${card.slug}`, "/scanner", "/api/user"])
    expect(await policy(path), path).toContain("camera=()");
});
