import { eq } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import { FIRST_USER_ID } from "../access.ts";
import { config } from "../config/config.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Invalid, TooManyRequests } from "../errors.ts";
import { fieldErrors } from "../http/parse.ts";
import type { Locale } from "../languages/locales.ts";
import { consumeMailLimit } from "../mail/limits.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { type SalesRequest, salesRequest } from "./contact-sales.schema.ts";
import type { SalesResult } from "./ContactSales.tsx";
import { landingWords } from "./viewer.ts";

const { users } = tables;

/** Handles the submitted form: emails the operator, or returns the errors to fix. */
export async function contactSales(
  fields: Record<string, unknown>,
  clientAddress: string,
  locale: Locale,
): Promise<SalesResult> {
  const parsed = salesRequest.safeParse(fields);
  if (!parsed.success) {
    const errors = Invalid.fields(fieldErrors(parsed.error)).errorsIn(locale);
    const typed = Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
    return { state: "wrong", message: landingWords[locale].sales.wrong, errors, typed };
  }
  // Only bots fill in the hidden field; they are thanked, so that they learn nothing.
  if (!fields.website) await queue(parsed.data, clientAddress);
  return { state: "sent" };
}

async function queue({ name, email, company, message }: SalesRequest, clientAddress: string): Promise<void> {
  const operator = await firstRow(db.select({ email: users.email }).from(users).where(eq(users.id, FIRST_USER_ID)));
  const to = operator?.email ?? config.admin.email;
  if (!(await consumeMailLimit(to, { address: clientAddress }))) throw new TooManyRequests(3_600);
  await transaction((tx) =>
    queueMail(tx, {
      to,
      subject: `Contact Sales: ${company || name}`,
      text: [`Name: ${name}`, `Email: ${email}`, ...(company ? [`Company: ${company}`] : []), "", message].join("\n"),
    }),
  );
}
