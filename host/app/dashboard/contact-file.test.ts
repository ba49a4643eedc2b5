import { expect, test } from "vitest";
import type { ContactEntry } from "#sdk/card/card-data.ts";
import { contactFields } from "../cards/fields.ts";
import { vCard } from "../cards/vcard.ts";
import { parseContact } from "./contact-file.ts";

const file = (...lines: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");

test("a contact becomes the start of a card", async () => {
  const contact = parseContact(
    file(
      "N:Reidel;Jonas;;;",
      "FN:Jonas Reidel",
      "ORG:Studio Reidel;Berlin",
      "TITLE:Architect",
      "item1.TEL;TYPE=CELL:+49 30 555 01",
      "EMAIL;TYPE=INTERNET:jonas@example.com",
      "ADR;TYPE=WORK:;;Kai 4;Berlin;;10115;Germany",
      "URL:https://reidel.example.com",
      "NOTE:Houses\\, quiet\\nones, and",
      "  one boat",
      `PHOTO;ENCODING=b;TYPE=JPEG:${btoa("picture")}`,
    ),
  );
  if ("problem" in contact) throw new Error(String(contact.problem));
  expect(contact.start).toEqual({
    name: "Jonas Reidel",
    title: "Architect",
    company: "Studio Reidel",
    phone: "+49 30 555 01",
    email: "jonas@example.com",
    address: "Kai 4, Berlin, 10115, Germany",
    website: "https://reidel.example.com",
    about: "Houses, quiet\nones, and one boat",
    contacts: [
      { kind: "phone", label: "mobile", value: "+49 30 555 01" },
      { kind: "email", label: "work", value: "jonas@example.com" },
      { kind: "address", label: "work", value: "Kai 4, Berlin, 10115, Germany" },
      { kind: "website", label: "work", value: "https://reidel.example.com" },
    ],
  });
  expect(await contact.photo?.text()).toBe("picture");
});

test("our own contact files give the card back", () => {
  const card = {
    name: "Jonas Reidel",
    pronouns: "he/him; they/them",
    title: "Architect",
    company: "Studio Reidel; Berlin",
    phone: "+49 30 555 01",
    email: "jonas@example.com",
    website: "https://reidel.example.com",
    address: "Kai 4, Berlin",
    about: "Houses, quiet ones,\nand one boat",
  };
  expect(Object.keys(card).sort()).toEqual(contactFields.map(({ name }) => name).sort());
  const written = vCard(
    { ...card, id: 1, socialLinks: {}, updatedAt: "2026-01-01T00:00:00.000Z" },
    { pageUrl: "https://cards.example.com/view/jonas", host: "cards.example.com" },
  );
  expect(parseContact(written)).toEqual({ start: card, photo: null });
});

test("our own contact files give back several numbers, labels and social links", () => {
  const contacts: ContactEntry[] = [
    { kind: "phone", label: "work", value: "+49 30 555 01" },
    { kind: "phone", label: "mobile", value: "+49 170 555 02" },
    { kind: "phone", label: "Boat", value: "+49 170 555 03" },
    { kind: "email", label: "work", value: "jonas@example.com" },
    { kind: "email", label: "home", value: "jonas@home.example" },
    { kind: "website", label: "work", value: "https://reidel.example.com" },
    { kind: "website", label: "home", value: "https://jonas.example" },
  ];
  const socialLinks = {
    linkedin: "https://www.linkedin.com/in/jonas-reidel",
    whatsapp: "https://wa.me/4930555001",
    mastodon: "https://social.example/@jonas",
  };
  const written = vCard(
    { id: 1, updatedAt: "2026-01-01T00:00:00.000Z", name: "Jonas Reidel", contacts, socialLinks },
    { pageUrl: "https://cards.example.com/view/jonas", host: "cards.example.com" },
  );
  expect(parseContact(written)).toMatchObject({
    start: { phone: "+49 30 555 01", website: "https://reidel.example.com", contacts, socialLinks },
  });
});

test("labels and profiles are read as phones write them", () => {
  const contact = parseContact(
    file(
      "FN:Sam",
      "item1.TEL;type=pref:(503) 555-0177",
      "item1.X-ABLabel:_$!<Home>!$_",
      "TEL;TYPE=FAX,WORK:+1 503 555 0178",
      "TEL;TYPE=CELL:call me",
      "X-SOCIALPROFILE;type=twitter;x-user=samhomes:http://twitter.com/samhomes?ref=share",
      "X-SOCIALPROFILE;type=instagram;x-user=sam.homes:x-apple:sam.homes",
      "IMPP;X-SERVICE-TYPE=Skype;type=pref:skype:live:sam",
      "URL:https://www.facebook.com/sam.homes",
    ),
  );
  expect(contact).toMatchObject({
    start: {
      phone: "(503) 555-0177",
      contacts: [
        { kind: "phone", label: "home", value: "(503) 555-0177" },
        { kind: "phone", label: "fax", value: "+1 503 555 0178" },
      ],
      socialLinks: {
        twitter: "https://twitter.com/samhomes",
        instagram: "https://www.instagram.com/sam.homes",
        skype: expect.stringContaining("live:sam"),
        facebook: "https://www.facebook.com/sam.homes",
      },
    },
  });
  expect((contact as { start: object }).start).not.toHaveProperty("website");
});

test("pronouns are read as RFC 9554 writes them, too, and cut to what a card takes", () => {
  expect(parseContact(file("FN:Sam", "PRONOUNS;PREF=1:xe/xir"))).toMatchObject({ start: { pronouns: "xe/xir" } });
  expect(parseContact(file("FN:Sam", `X-PRONOUNS:${"x".repeat(99)}`))).toMatchObject({
    start: { pronouns: "x".repeat(40) },
  });
});

test("quoted-printable names of old phones are read", () => {
  expect(parseContact(file("N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Zo=C3=AB;;;"))).toMatchObject({
    start: { name: "Zoë Müller" },
  });
});

test("a photo's padding does not swallow the next line, and what a card would refuse is left out", async () => {
  const contact = parseContact(
    file(`PHOTO;ENCODING=b:${btoa("ab")}`, "FN:Jonas Reidel", "EMAIL:not an address", "URL:https://"),
  );
  if ("problem" in contact) throw new Error(String(contact.problem));
  expect([contact.start, await contact.photo?.text()]).toEqual([{ name: "Jonas Reidel" }, "ab"]);
});

test("a file without a contact is refused in words", () => {
  expect(parseContact("hello")).toEqual({ problem: "There is no contact in this file. Please choose a .vcf file." });
});
