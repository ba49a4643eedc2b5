import type { Contact } from "./serialize.server.ts";

/** What somebody is called in lists: those without a name by what is known of them. */
export const nameOf = (
  { name, email, phone, company }: Pick<Contact, "name" | "email"> & Partial<Pick<Contact, "phone" | "company">>,
  nameless: string,
): string => name ?? email ?? phone ?? company ?? nameless;
