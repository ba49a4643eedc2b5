import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContactFields } from "../../app/contacts/text/contact-fields.ts";
import { plain } from "../../app/contacts/text/lexicon.ts";
import { nameShape } from "../../app/contacts/text/scores.ts";
import { readText, type TextContacts } from "../../app/contacts/text/read-text.ts";

// Texts of invented people, with what a person reads in them: signatures and cards (`texts.txt`), what is pasted from
// chats, mails and lists (`pasted.txt`), and more of both that nobody looked at while the reader was written
// (`unseen.txt`): mend the reader by others, and count with these. `others.txt` was written by people who had not seen
// the reader.

interface ExpectedPerson {
  name?: string;
  title?: string;
  company?: string;
  emails: string[];
  phones: { value: string; kind?: "work" | "mobile" }[];
}

export interface ContactText {
  label: string;
  text: string;
  person: ExpectedPerson;
  others: ExpectedPerson[];
}

/** `### label`, the text, and lines `=> field: value`; `=> other: name; title; company; email; number`. */
export function contactTexts(file = "texts.txt"): ContactText[] {
  return readFileSync(join(import.meta.dirname, file), "utf8")
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [label = "", ...lines] = part.split("\n");
      const expected = lines
        .filter((line) => line.startsWith("=> "))
        .map((line) => /^=> (\w+): ?(.*)$/.exec(line)!.slice(1) as [string, string]);
      const text = lines
        .filter((line) => !line.startsWith("=> "))
        .join("\n")
        .trim();
      const values = (field: string) => expected.filter(([name]) => name === field).map(([, value]) => value);
      const person: ExpectedPerson = {
        name: values("name")[0],
        title: values("title")[0],
        company: values("company")[0],
        emails: values("email"),
        phones: [
          ...values("phone").map((value) => ({ value, kind: "work" as const })),
          ...values("mobile").map((value) => ({ value, kind: "mobile" as const })),
        ],
      };
      const others = values("other").map((value) => {
        const [name, title, company, email, phone] = value.split(";").map((one) => one.trim() || undefined);
        return { name, title, company, emails: email ? [email] : [], phones: phone ? [{ value: phone }] : [] };
      });
      return { label, text, person, others };
    });
}

type Field = "name" | "title" | "company" | "emails" | "phones";
export const FIELDS: Field[] = ["name", "title", "company", "emails", "phones"];
const same = (one: string, other: string) =>
  plain(one) === plain(other) &&
  one
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "") ===
    other
      .normalize("NFC")
      .toLowerCase()
      .replace(/[^\p{L}]/gu, "");

/** Whether a field is read as a person reads it; undefined if the text has none. */
export function isRead(field: Field, expected: ExpectedPerson, fields: ContactFields): boolean | undefined {
  switch (field) {
    case "emails":
      if (expected.emails.length === 0) return undefined;
      return expected.emails.join().toLowerCase() === fields.emails.join().toLowerCase();
    case "phones": {
      if (expected.phones.length === 0) return undefined;
      const digits = (text: string) => text.replace(/\D/g, "");
      // Whether an extension is part of a number is a matter of taste.
      const written = ({ value }: { value: string }) => [value, value.split(/\s?(?:ext\.|#)/)[0]!].map(digits);
      return expected.phones.every(({ value, kind }) =>
        fields.phones.some((phone) => written(phone).includes(digits(value)) && (!kind || phone.kind === kind)),
      );
    }
    default: {
      const expectedText = expected[field];
      if (expectedText === undefined) return undefined;
      const read = fields[field] ?? "";
      // So is whether degrees are part of a name.
      const bare = (text: string) => (field === "name" && nameShape(text)?.words.join(" ")) || text;
      // In capitals, `I` is the small letter of Turks without a dot, too.
      const small = field === "company" ? read.toLocaleLowerCase("tr") : read;
      return expectedText
        .split(" / ")
        .some((one) => [read, small].some((text) => same(one, text)) || same(bare(one), bare(read)));
    }
  }
}

const NOTHING: ContactFields = {
  name: null,
  title: null,
  company: null,
  emails: [],
  phones: [],
  website: null,
  address: null,
};

export interface Tally {
  right: number;
  all: number;
}

/** Right and all of each field, and what was read otherwise. */
export function tallyTexts(
  texts: readonly ContactText[],
  read: (text: string) => TextContacts = (text) => readText(text, "GB"),
) {
  const tally = Object.fromEntries(FIELDS.map((field) => [field, { right: 0, all: 0 }])) as Record<Field, Tally>;
  const mistakes: string[] = [];
  for (const { label, text, person, others } of texts) {
    const answer = read(text);
    const pairs = [
      { expected: person, fields: answer.fields },
      ...others.map((expected, i) => ({ expected, fields: answer.others[i]?.fields })),
    ];
    if (answer.others.length !== others.length)
      mistakes.push(
        `${label}: ${answer.others.length} others: ${answer.others.map(({ fields }) => fields.name).join(", ")}`,
      );
    for (const { expected, fields } of pairs)
      for (const field of FIELDS) {
        const right = isRead(field, expected, fields ?? NOTHING);
        if (right === undefined) continue;
        tally[field].all++;
        if (right) tally[field].right++;
        else
          mistakes.push(
            `${label}: ${field}: ${JSON.stringify(fields?.[field])} for ${JSON.stringify(expected[field])}`,
          );
      }
  }
  return { tally, mistakes };
}
