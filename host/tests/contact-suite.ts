import { beforeAll, beforeEach } from "vitest";
import type { BusinessCard, User } from "../../db/index.ts";
import { aCard, aUser } from "./builders.ts";
import { type Client, signedIn, visitor } from "./client.ts";
import type { Host } from "./host.ts";
import { describeOnDatabases } from "./on-databases.ts";

export interface Contact {
  id: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  emails: string[];
  phones: string[];
  company: string | null;
  title: string | null;
  stage: string;
  tags: string[];
  notes: string | null;
  reminder: string | null;
  sources: string[];
  messages: { id: number; text: string }[];
  conversations: unknown[];
  consent: { text: string }[];
  cards: { id: number }[];
}
export type ContactList = { items: Contact[]; next: string | null; total: number };

export let host: Host;
/** Another account. */
export let other: Client;
/** New for each test, with a card and a client. */
export let owner: User;
export let card: BusinessCard;
export let call: Client;

export const write = (formData: Record<string, string>) =>
  visitor(host)("POST", `/api/card/${card.slug}/submissions`, { formData, consent: true });
export const listContacts = async (query = "") => (await call("GET", `/api/contacts${query}`)).json<ContactList>();
export const add = async (body: object) => (await call("POST", "/api/contacts", body)).json<Contact>();

/** Tests of one account's contacts, on each database. */
export const describeContacts = (suite: () => void) =>
  describeOnDatabases("on %s", (start) => {
    beforeAll(async () => {
      host = await start();
      other = await signedIn(host, await aUser(host.database, { accessLevel: 3 }));
    });
    beforeEach(async () => {
      owner = await aUser(host.database, { accessLevel: 1, phone: "+49 30 5550100" });
      card = await aCard(host.database, owner);
      call = await signedIn(host, owner);
    });
    suite();
  });
