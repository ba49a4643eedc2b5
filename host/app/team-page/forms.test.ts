import { expect, test } from "vitest";
import { countInvited, inviteForm, withRows } from "./forms.ts";

const read = (emails: string) => inviteForm.parse({ emails, role: "member" }).emails;
const addresses = (emails: string) => read(emails).emails;

test.each([
  ["one a line", "ada@acme.example\nben@acme.example\n"],
  ["with commas or semicolons", "ada@acme.example,ben@acme.example;"],
  ["as Gmail copies them", '"Example, Ada" <ada@acme.example>, Ben Example <ben@acme.example>'],
  ["as Outlook copies them", "Example, Ada <ada@acme.example>; Ben <ben@acme.example>"],
  ["some with a name, some without", "Ada <ada@acme.example>\nben@acme.example"],
])("reads addresses %s", (_, pasted) => {
  expect(addresses(pasted)).toEqual(["ada@acme.example", "ben@acme.example"]);
});

test("keeps what is no address, so that it is told", () => {
  expect(addresses("ada@acme.example bob")).toEqual(["ada@acme.example", "bob"]);
});

test.each([
  ["with a heading", "Email\tName\tJob title\tMobile\nada@acme.example\tAda Example\tEngineer\t+44 20 7946 0000"],
  ["without one", "Ada Example\tEngineer\t+44 20 7946 0000\tada@acme.example\n"],
])("reads rows of a table %s", (_, pasted) => {
  expect(read(pasted)).toEqual({
    emails: [],
    people: [
      {
        ...{ email: "ada@acme.example", name: "Ada Example" },
        values: { title: "Engineer", phone: "+44 20 7946 0000" },
      },
    ],
  });
});

test("leaves a row without an address to be told of", () => {
  expect(read("Ada Example\tEngineer").people).toEqual([
    { email: "", name: "Ada Example", values: { title: "Engineer" } },
  ]);
  expect(read("Ada\tada@acme.example\nBen\t").people[1]).toEqual({ email: "", name: "Ben", values: {} });
});

test("counts who was recognised", () => {
  expect(countInvited("  ")).toEqual({ people: 0, rows: 0 });
  expect(countInvited("ada@acme.example, ben@acme.example")).toEqual({ people: 2, rows: 2 });
  expect(countInvited("ada@acme.example, Ada@acme.example").repeated).toBe("ada@acme.example");
  expect(countInvited("Name\tEmail\nAda\tada@acme.example\nBen\t")).toEqual({ people: 1, rows: 2 });
});

test("gives each row that was refused back whole, to be mended", () => {
  const { people } = read("Ada\tEngineer\t\nBen\tGardener\tben@acme.example\nCem\tCook\t");
  const failed = ["", "BEN@acme.example", ""].map((email) => ({ email }));
  expect(withRows(failed, people).map(({ row }) => row)).toEqual([
    "Ada\tEngineer",
    "Ben\tGardener\tben@acme.example",
    "Cem\tCook",
  ]);
  expect(withRows([{ email: "bob" }], [])).toEqual([{ email: "bob", row: "bob" }]);
});
