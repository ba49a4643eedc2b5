import { beforeAll, expect, test } from "vitest";
import { aUser } from "../../../tests/builders.ts";
import { type Client, signedIn, visitor } from "../../../tests/client.ts";
import { type Host, sharedHost } from "../../../tests/host.ts";

let host: Host;
let call: Client;
beforeAll(async () => {
  host = await sharedHost();
  call = await signedIn(host, await aUser(host.database, { phone: "+49 30 901820" }));
});

const read = (text: unknown) => call("POST", "/api/contacts/read", { text });

test("a signature becomes the fields of a contact, and nothing is stored", async () => {
  const answer = await read(`Viele Grüße

Dr. Zoë Krüger
Leiterin Einkauf
Ölmühle Brück GmbH
Hauptstraße 12, 10115 Berlin
Tel. 030 901820
Mobil 0171 1234567
Fax 030 901821
z.krueger@oelmuehle.example
www.oelmuehle.example`);
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual({
    fields: {
      name: "Dr. Zoë Krüger",
      title: "Leiterin Einkauf",
      company: "Ölmühle Brück GmbH",
      emails: ["z.krueger@oelmuehle.example"],
      phones: [
        { value: "+49 30 901820", kind: "work" },
        { value: "+49 171 1234567", kind: "mobile" },
      ],
      website: "www.oelmuehle.example",
      address: "Hauptstraße 12, 10115 Berlin",
    },
    doubtful: [],
    others: [],
  });
  expect((await call("GET", "/api/contacts")).json()).toMatchObject({ items: [] });
});

test("further people stand in others", async () => {
  const text = "Ada Quill\nEditor\nada.quill@pennant.example\n\nBen Thorne\nPhotographer\nben.thorne@pennant.example";
  expect((await read(text)).json()).toMatchObject({
    fields: { name: "Ada Quill", title: "Editor", emails: ["ada.quill@pennant.example"] },
    others: [{ fields: { name: "Ben Thorne", title: "Photographer", emails: ["ben.thorne@pennant.example"] } }],
  });
});

test("a number without a country code is of the country of the owner's number", async () => {
  expect((await read("Mia Holt\n0171 1234567")).json()).toMatchObject({
    fields: { phones: [{ value: "+49 171 1234567", kind: "mobile" }] },
  });
});

test("what is a guess is named as doubtful", async () => {
  expect((await read("anna.weber@example.com")).json()).toMatchObject({
    fields: { name: "Anna Weber", company: "Example" },
    doubtful: ["name", "company"],
  });
});

test("10,000 characters are read, whatever they are", async () => {
  for (const unit of ["x", "1 ", "a@", "Anna Weber\n", "+49 171 1234567 ", "株式会社"]) {
    const text = unit.repeat(Math.floor(10_000 / unit.length));
    expect((await read(text)).status, unit).toBe(200);
  }
});

test("text that is missing, empty, too long or none is refused", async () => {
  for (const text of [undefined, "", 42, null, "x".repeat(10_001)]) expect((await read(text)).status).toBe(400);
});

test("nobody reads who is not signed in", async () => {
  expect((await visitor(host)("POST", "/api/contacts/read", { text: "Ada" })).status).toBe(401);
});

test("a new contact brings its tags, and a known one gets them beside its own", async () => {
  const body = { name: "Ines Falk", email: "ines@example.com" };
  expect((await call("POST", "/api/contacts", { ...body, tags: ["Fair"] })).json()).toMatchObject({ tags: ["Fair"] });
  const again = await call("POST", "/api/contacts", { ...body, tags: ["Scanned, 3 December", "Fair"] });
  expect(again.json()).toMatchObject({ tags: ["Fair", "Scanned, 3 December"] });
});
