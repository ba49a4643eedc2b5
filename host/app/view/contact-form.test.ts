import { describe, expect, test } from "vitest";
import type { FormConfig } from "#sdk/card/card-data.ts";
import { ELAPSED, HONEYPOT } from "#sdk/card/sections/form/form-fields.ts";
import { toSubmissionBody, submissionBody, submissionSchema } from "./contact-form.ts";

const config: FormConfig = {
  enabled: true,
  fields: [
    { id: "who", label: "Your name", type: "text", required: true },
    { id: "mail", label: "Email", type: "email", required: true },
    { id: "tel", label: "Phone", type: "phone" },
    { id: "day", label: "Date", type: "date" },
    { id: "size", label: "Guests", type: "choice", options: ["up to 20", "more"] },
    { id: "more", label: "Anything else", type: "longtext" },
  ],
  consentText: "Mara may answer me by email.",
};

function send(formData: unknown, more: object = {}, form = config) {
  const body = submissionBody.safeParse({ formData, consent: true, ...more });
  const result = body.success ? submissionSchema(form, "Mara").safeParse(body.data) : body;
  return result.success ? { ok: result.data } : { errors: result.error.issues.map(({ message }) => message) };
}
const good = { who: "Ada", mail: "ada@example.com" };

describe("a filled form", () => {
  test("is taken, with the sentence agreed to", () => {
    expect(
      send({ ...good, tel: "+1 (202) 555-0143", day: "2027-02-28", size: "more", more: "Line 1\r\nLine 2" }).ok,
    ).toEqual({
      formData: {
        who: "Ada",
        mail: "ada@example.com",
        tel: "+1 (202) 555-0143",
        day: "2027-02-28",
        size: "more",
        more: "Line 1\nLine 2",
      },
      consentText: "Mara may answer me by email.",
      lead: {
        name: "Ada",
        email: "ada@example.com",
        phone: "+1 (202) 555-0143",
        note: "Date: 2027-02-28\nGuests: more\nLine 1\nLine 2",
      },
      isSpam: false,
    });
  });

  test.each([
    ["٠٥٠١٢٣٤٥٦٧", "0501234567"],
    ["０９０－９９９９－８８８８", "090-9999-8888"],
    ["030\u2013901820", "030-901820"],
    ["(+49) 30 901820", "(+49) 30 901820"],
    ["+49 30 901820 Durchwahl 12", "+49 30 901820 Durchwahl 12"],
    ["+1 555 555 5555 ext. 5102", "+1 555 555 5555 ext. 5102"],
    ["01 23 45 67 89 poste 12", "01 23 45 67 89 poste 12"],
    ["1-800-FLOWERS", "1-800-FLOWERS"],
    ["030.901820/12 x3", "030.901820/12 x3"],
  ])("takes the number %s as %s", (tel, number) => expect(send({ ...good, tel }).ok?.lead.phone).toBe(number));

  test("may arrive with its answers as a JSON string", () => {
    expect(send(JSON.stringify(good)).ok?.formData).toEqual(good);
    expect(send("{broken").errors).toEqual(["formData is not valid JSON"]);
  });

  test("may arrive as the fields of a plain form", () => {
    const body = toSubmissionBody({ ...good, "meishi.consent": "on", "meishi.subject": "", "meishi.elapsed": "" });
    expect(submissionSchema(config, "Mara").parse(body)).toMatchObject({ formData: good, isSpam: false });
  });

  test("of a card whose form was never set up takes name, email, phone and message", () => {
    expect(send({ name: "Ada", message: "Hello" }, {}, {}).ok?.lead).toEqual({
      name: "Ada",
      email: null,
      phone: null,
      note: "Hello",
    });
    expect(send({}, {}, {}).errors).toEqual(["Please fill in at least one field"]);
  });
});

describe("what is wrong is said field by field", () => {
  test.each([
    ["nothing in a required field", { mail: "ada@example.com" }, "Your name is required"],
    ["spaces in a required field", { ...good, who: "   " }, "Your name is required"],
    ["an address without a host", { ...good, mail: "ada" }, "Please enter a valid email"],
    ["letters as a phone number", { ...good, tel: "call me" }, "Please enter Phone as a phone number"],
    ["a day that does not exist", { ...good, day: "2027-02-30" }, "Please enter Date as a date"],
    ["an answer that is not offered", { ...good, size: "fewer" }, "Please choose one of the answers to Guests"],
    ["a name of 10,000 characters", { ...good, who: "a".repeat(10_000) }, "Your name must be at most 200 characters"],
    [
      "a message of 10,000 characters",
      { ...good, more: "a".repeat(10_000) },
      "Anything else must be at most 5000 characters",
    ],
    ["a field the form does not have", { ...good, admin: "yes" }, "This form has no field admin"],
    ["a field named like a method", { ...good, constructor: "x" }, "This form has no field constructor"],
    ["a list as an answer", { ...good, who: ["a"] }, "Answers must be text"],
  ])("%s", (_, formData, message) => {
    expect(send(formData).errors).toContain(message);
  });

  test("answers that are too long together, though none of them is", () => {
    const fields = Array.from({ length: 30 }, (_, n) => ({ id: `f${n}`, label: `L${n}`, type: "longtext" as const }));
    const answers = (count: number, length: number) =>
      Object.fromEntries(fields.slice(0, count).map(({ id }) => [id, "a".repeat(length)]));
    expect(send(answers(4, 5_000), {}, { fields }).ok?.formData).toEqual(answers(4, 5_000));
    expect(send(answers(30, 667), {}, { fields }).errors).toEqual([
      "Please shorten your answers: together they can have at most 20000 characters",
    ]);
  });

  test("no consent", () => {
    expect(send(good, { consent: false }).errors).toEqual(["Please agree to the sentence above the button"]);
    expect(send(good, { consent: undefined }).errors).toEqual(["Please agree to the sentence above the button"]);
  });

  test("nothing at all", () => {
    expect(send(undefined).errors).toHaveLength(1);
  });
});

describe("programs", () => {
  test("that fill the hidden field, or are faster than any person, are known", () => {
    expect(send(good, { [HONEYPOT]: "https://spam.example.com" }).ok?.isSpam).toBe(true);
    expect(send(good, { [ELAPSED]: 300 }).ok?.isSpam).toBe(true);
    expect(send(good, { [ELAPSED]: 20_000 }).ok?.isSpam).toBe(false);
  });

  test("cannot smuggle lines into fields of one line", () => {
    expect(send({ ...good, who: "Ada\r\nBcc: all@example.com\u2028x\u0000" }).ok?.formData.who).toBe(
      "Ada Bcc: all@example.com x",
    );
  });
});
