import { expect, test } from "vitest";
import type { z } from "zod";
import { newKey } from "../app/auth/keys/keys.schema.ts";
import { contactChange, contactsQuery } from "../app/contacts/contacts.schema.ts";
import { fieldErrors } from "../app/http/parse.ts";

test.each<[string, z.ZodType, object]>([
  ["since", contactsQuery, {}],
  ["reminder", contactChange, {}],
  ["expiresAt", newKey, { name: "Sheet", scopes: ["contacts:read"] }],
])("what the message about %s gives as an example is taken", (field, schema, others) => {
  const { error } = schema.safeParse({ ...others, [field]: "tomorrow" });
  const [, example] = /such as (\S+)/.exec(String(fieldErrors(error!)[0]!.message))!;
  expect(schema.safeParse({ ...others, [field]: example })).toMatchObject({ success: true });
});
