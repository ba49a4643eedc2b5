import { eq } from "drizzle-orm";
import { FIRST_USER_ID } from "../access.ts";
import { config } from "../config.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { type SalesRequest, salesRequest } from "./contact-sales.schema.ts";
import type { SalesAnswer } from "./ContactSales.tsx";

const { mailOutbox, users } = tables;

/** Takes what was typed into the form: a mail to whoever runs this installation, or what is to be put right. */
export async function contactSales(fields: Record<string, unknown>): Promise<SalesAnswer> {
  const parsed = salesRequest.safeParse(fields);
  if (!parsed.success) {
    const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
    const typed = Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
    return { state: "wrong", message: "Please look at the marked fields.", errors, typed };
  }
  // Only programs fill in the hidden field; they are thanked, so that they learn nothing.
  if (!fields.website) await queue(parsed.data);
  return { state: "sent" };
}

async function queue({ name, email, company, message }: SalesRequest): Promise<void> {
  const [operator] = await db.select({ email: users.email }).from(users).where(eq(users.id, FIRST_USER_ID));
  await transaction((tx) => tx.insert(mailOutbox).values({
    recipient: operator?.email ?? config.admin.email,
    subject: `Contact Sales: ${company || name}`,
    text: [`Name: ${name}`, `Email: ${email}`, ...(company ? [`Company: ${company}`] : []), "", message].join("\n"),
  }));
}
