import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import VCF from "vcf";
import { type ContactFields, splitName, vCard, vCardFileName } from "./vcard.ts";
import { nameFromComponents } from "./vcard-reader.ts";

const options = { pageUrl: "https://cards.example.com/view/mara", host: "cards.example.com" };

function aContact(changes: Partial<ContactFields> = {}): ContactFields {
  return {
    id: 7,
    name: "Mara Ellington",
    pronouns: "they/them",
    title: "Founder",
    company: "Harbour Lane",
    phone: "+1 202 555 0143",
    email: "mara@example.com",
    address: "14 Harbour Lane, Port Wren",
    about: "Line one\nline two, with signs \\ kept",
    website: "https://harbour.example.com",
    socialLinks: { linkedin: "https://linkedin.com/in/mara" },
    updatedAt: "2026-05-01T10:00:00.123Z",
    ...changes,
  };
}

/** What an address book reads: one property's values, by a parser that was not written here. */
function read(text: string, name: string): unknown[] {
  const component = new ICAL.Component(ICAL.parse(text) as unknown as string);
  return component.getAllProperties(name).map((property) => property.getFirstValue());
}

describe("vCard", () => {
  test("two independent parsers read every field back", () => {
    const text = vCard(aContact(), options);
    expect(read(text, "fn")).toEqual(["Mara Ellington"]);
    expect(read(text, "n")).toEqual([["Ellington", "Mara", "", "", ""]]);
    expect(read(text, "note")).toEqual(["Line one\nline two, with signs \\ kept"]);
    expect(read(text, "x-pronouns")).toEqual(["they/them"]);
    expect(read(text, "email")).toEqual(["mara@example.com"]);

    const card = new VCF().parse(text);
    expect(card.get("fn").valueOf()).toBe("Mara Ellington");
    expect(card.get("tel").valueOf()).toBe("+1 202 555 0143");
    expect(card.get("org").valueOf()).toBe("Harbour Lane");
    expect(card.get("title").valueOf()).toBe("Founder");
  });

  test("a semicolon in a text is escaped (RFC 2426 §4)", () => {
    const text = vCard(aContact({ company: "Lane; Sons" }), options);
    expect(text).toContain("ORG:Lane\\; Sons\r\n");
    expect(new VCF().parse(text).get("fn").valueOf()).toBe("Mara Ellington");
  });

  test("a contact saved twice is recognised and dated", () => {
    const text = vCard(aContact(), options);
    expect(text).toContain("UID:meishi-7@cards.example.com\r\n");
    expect(text).toContain("REV:2026-05-01T10:00:00Z\r\n");
    expect(vCard(aContact({ name: "Mara Smith" }), options)).toContain("UID:meishi-7@cards.example.com\r\n");
  });

  test("links are labelled, with the card's own page among them", () => {
    const text = vCard(aContact(), options);
    expect(text).toContain("item1.URL:https://harbour.example.com\r\nitem1.X-ABLabel:Website\r\n");
    expect(text).toContain("item2.URL:https://cards.example.com/view/mara\r\nitem2.X-ABLabel:Digital card\r\n");
    expect(text).toContain("item3.X-ABLabel:LinkedIn\r\n");
    expect(text).toContain("X-SOCIALPROFILE;TYPE=linkedin:https://linkedin.com/in/mara\r\n");
  });

  test("no line is longer than 75 octets, no character is broken, every line ends with CRLF", () => {
    const about = "名刺を交換しましょう 👩‍👩‍👧 ".repeat(60);
    const text = vCard(aContact({ about }), options);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text).not.toContain("\ufffd");
    expect(read(text, "note")).toEqual([about]);
  });

  test("text cannot add a property", () => {
    const text = vCard(aContact({ name: "Mara\r\nTEL:+1 900", website: "https://a.example/\r\nTEL:+1 900" }), options);
    expect(text.match(/^TEL/gm)).toHaveLength(1);
  });

  test("a bare card still is a contact", () => {
    const text = vCard(
      aContact({
        name: null,
        pronouns: null,
        title: null,
        company: null,
        phone: null,
        email: null,
        address: null,
        about: null,
        website: null,
        socialLinks: {},
      }),
      options,
    );
    expect(read(text, "fn")).toEqual(["Contact"]);
    expect(text).not.toMatch(/^(?:TEL|EMAIL|ADR|NOTE|ORG|TITLE|X-PRONOUNS)/m);
  });

  test("a firm without a person is shown by its name, not as a person of that name", () => {
    const text = vCard(aContact({ name: " ", company: "Harbour Lane, Inc." }), options);
    expect(text).toContain("N:;;;;\r\nFN:Harbour Lane\\, Inc.\r\nORG:Harbour Lane\\, Inc.\r\nX-ABShowAs:COMPANY\r\n");
  });

  test("the photo comes last", () => {
    const text = vCard(aContact(), { ...options, photo: new Uint8Array(3_000).fill(7) });
    expect(text.slice(text.indexOf("PHOTO"))).toMatch(/^PHOTO;ENCODING=b;TYPE=JPEG:[A-Za-z0-9+/=\r\n ]+END:VCARD\r\n$/);
  });
});

describe("splitName", () => {
  test.for([
    ["Mara Ellington", { given: "Mara", family: "Ellington" }],
    ["Dr. Rafael Dumont", { prefix: "Dr.", given: "Rafael", family: "Dumont" }],
    ["Prof. Dr. Anna Maria Schmidt", { prefix: "Prof. Dr.", given: "Anna", additional: "Maria", family: "Schmidt" }],
    ["Pim van der Looy", { given: "Pim", family: "van der Looy" }],
    ["Ellington, Mara", { given: "Mara", family: "Ellington" }],
    ["Martin King Jr.", { given: "Martin", family: "King", suffix: "Jr." }],
    ["Cher", { given: "Cher", family: "" }],
    ["山田太郎", { family: "山田", given: "太郎" }],
    ["王小明", { family: "王", given: "小明" }],
    ["山田 太郎左衛門", { family: "山田", given: "太郎左衛門" }],
    ["佐藤 さくら", { family: "佐藤", given: "さくら" }],
    ["김 민수", { family: "김", given: "민수" }],
    ["ジョン スミス", { family: "スミス", given: "ジョン" }],
  ] as const)("%s", ([name, expected]) => {
    expect(splitName(name)).toMatchObject(expected);
  });
});

test("the file is named from the card's name", () => {
  expect(vCardFileName("Mara Ellington")).toBe("Mara_Ellington.vcf");
  expect(vCardFileName("Zoë O'Neil")).toBe("Zoë_O_Neil.vcf");
  expect(vCardFileName("  ")).toBe("contact.vcf");
  expect(vCardFileName(null)).toBe("contact.vcf");
});

test("characters that turn the direction stay out of the file", () => {
  const text = vCard(aContact({ name: "Ada \u202egnp.exe\u2066", company: "Co \u202emoc" }), options);
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(text).toContain("FN:Ada gnp.exe\r\n");
});

test("a name read from its parts stands in the order of its script", () => {
  expect(nameFromComponents("山田;太郎;;;")).toBe("山田 太郎");
  expect(nameFromComponents("Ellington;Mara;Ann;;")).toBe("Mara Ann Ellington");
});
