import { z } from "zod";
import { contactCreate } from "../contacts.schema.ts";
import { splitList } from "../form-checks.ts";
import type { ScanDetails } from "./scan-queue.ts";

/** The fields of a scan, as texts. */
export type ScanFields = Record<"name" | "company" | "title" | "emails" | "phones" | "notes", string>;

// A form leaves out what is empty.
const text = z.string().optional();
const scanSchema = z.object({
  name: text,
  company: text,
  title: text,
  emails: splitList(/[\n,;]/),
  phones: splitList(/\n/),
  notes: text,
});

/** Fields in the API's format; a card to be looked up later may still have no details. */
export const scanFields = (isUnread: boolean) =>
  scanSchema
    .superRefine((value, context) => {
      const checked = contactCreate.safeParse(value);
      const issues = (checked.error?.issues ?? []).filter(({ path }) => !(isUnread && path.length === 0));
      for (const { path, message } of issues) context.addIssue({ code: "custom", path: path.slice(0, 1), message });
    })
    .transform(({ name, company, title, emails, phones, notes }): ScanDetails => ({
      name: name?.trim() || null,
      company: company?.trim() || null,
      title: title?.trim() || null,
      emails,
      phones,
      notes: notes?.trim() || null,
    }));
