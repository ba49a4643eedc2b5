import { MAX_LENGTH } from "../contact.ts";
import type { ScanDetails } from "../scan/scan-queue.ts";
import type { ContactFields, ReadContact } from "./contact-fields.ts";

/** The details of a contact as a text has them; what a contact has no field for becomes its note. */
export function detailsOf({ fields }: ReadContact): ScanDetails {
  const { name, company, title, emails, phones, website, address } = fields;
  return {
    name: name?.slice(0, MAX_LENGTH.name) ?? null,
    company: company?.slice(0, MAX_LENGTH.company) ?? null,
    title: title?.slice(0, MAX_LENGTH.title) ?? null,
    emails,
    phones: phones.map(({ value }) => value),
    notes: [address, website].filter(Boolean).join("\n") || null,
  };
}

/** Whether a text says who somebody is. */
export const hasIdentity = ({ name, company, emails, phones }: ContactFields): boolean =>
  Boolean(name ?? company) || emails.length > 0 || phones.length > 0;

export const swapNameAndCompany = (details: ScanDetails): ScanDetails => ({
  ...details,
  name: details.company,
  company: details.name,
});

/** Where a name ends that stands with something else in one line: at a sign, else after two words. */
const END = /\s?[,|–—/]\s?|\s-\s|(?<=^\S{1,40}\s\S{1,40})\s/u;

/** Puts what follows the name where nothing stands yet: the title, else the company. */
export function splitName(details: ScanDetails): ScanDetails {
  const name = details.name ?? "";
  const end = END.exec(name);
  if (!end) return details;
  const rest = name.slice(end.index + end[0].length).trim();
  const short = { ...details, name: name.slice(0, end.index).trim() };
  if (details.title === null) return { ...short, title: rest };
  return { ...short, company: details.company === null ? rest : `${rest} ${details.company}` };
}

export const isSplittable = ({ name }: ScanDetails): boolean => name !== null && END.test(name);
