import { expect, test } from "vitest";
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
  if ("problem" in contact) throw new Error(contact.problem);
  expect(contact.start).toEqual({
    name: "Jonas Reidel",
    title: "Architect",
    company: "Studio Reidel",
    phone: "+49 30 555 01",
    email: "jonas@example.com",
    address: "Kai 4, Berlin, 10115, Germany",
    website: "https://reidel.example.com",
    about: "Houses, quiet\nones, and one boat",
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
  const written = vCard(
    { ...card, id: 1, socialLinks: {}, updatedAt: "2026-01-01T00:00:00.000Z" },
    { pageUrl: "https://cards.example.com/view/jonas", host: "cards.example.com" },
  );
  expect(parseContact(written)).toEqual({ start: card, photo: null });
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
  if ("problem" in contact) throw new Error(contact.problem);
  expect([contact.start, await contact.photo?.text()]).toEqual([{ name: "Jonas Reidel" }, "ab"]);
});

test("a file without a contact is refused in words", () => {
  expect(parseContact("hello")).toEqual({ problem: "There is no contact in this file. Please choose a .vcf file." });
});
