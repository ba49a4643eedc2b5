import type { Actor } from "../access.ts";
import type { ContactsQuery } from "./contacts.schema.ts";
import { findFollowedFields } from "./exchange/following.server.ts";
import * as contacts from "./contacts.server.ts";
import { countMatching } from "./people/find.server.ts";
import { isOwnContact } from "./people/get-person.server.ts";
import { getContactOwner } from "./people/interactions.server.ts";
import { getSettings } from "./settings.server.ts";

/** Loads the address book's page. */
export async function loadContactsPage(actor: Actor, query: ContactsQuery) {
  const page = await contacts.list(actor, query);
  const [settings, due, usage] = await Promise.all([
    getSettings(actor.id),
    query.team === undefined ? countMatching([actor.id], { due: true }) : 0,
    contacts.contactUsage(actor),
  ]);
  return { ...page, settings, due, all: usage.total };
}

/** Loads a contact's page. */
export async function loadPersonPage(actor: Actor, id: number) {
  const contact = await contacts.read(actor, id);
  const { parsePhone } = await getContactOwner(actor.id);
  // WhatsApp knows numbers with their country only.
  const number = contact.phones.map(parsePhone).find((parsed) => parsed !== undefined);
  const mayChange = await isOwnContact(actor, id);
  return {
    contact,
    fromCard: mayChange && contact.follows ? await findFollowedFields(id) : [],
    whatsApp: number ? `https://wa.me/${number.slice(1)}` : null,
    stages: (await getSettings(actor.id)).stages,
    mayChange,
    /** Team whose manager is viewing; null for the owner. */
    team: mayChange ? null : actor.team!.id,
  };
}
