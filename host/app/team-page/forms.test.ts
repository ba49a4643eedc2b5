import { expect, test } from "vitest";
import { inviteForm } from "./forms.ts";

const addresses = (emails: string) => inviteForm.parse({ emails, role: "member" }).emails;

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
