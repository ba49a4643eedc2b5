import type { Contact } from "./serialize.server.ts";

/** Display name in lists: the name, else another detail. */
export const nameOf = (
  { name, email, phone, company }: Pick<Contact, "name" | "email"> & Partial<Pick<Contact, "phone" | "company">>,
  nameless: string,
): string => name ?? email ?? phone ?? company ?? nameless;
