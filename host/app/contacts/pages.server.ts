import type { Actor } from "../access.ts";
import type { ContactsQuery } from "./contacts.schema.ts";
import * as contacts from "./contacts.server.ts";
import { countFitting } from "./find.server.ts";
import { keeperOf } from "./meeting.server.ts";
import { settingsOf } from "./settings.server.ts";

/** What the page of all contacts shows. */
export async function loadList(actor: Actor, query: ContactsQuery) {
  const listed = await contacts.list(actor, query);
  const [settings, due, fullness] = await Promise.all([
    settingsOf(actor.id),
    query.team === undefined ? countFitting([actor.id], { due: true }) : 0,
    contacts.fullness(actor),
  ]);
  return { ...listed, settings, due, all: fullness.total, limit: fullness.limit };
}

/** What a person's page shows. */
export async function loadPerson(actor: Actor, id: number) {
  const contact = await contacts.read(actor, id);
  const { readNumber } = await keeperOf(actor.id);
  // WhatsApp knows numbers with their country only.
  const number = contact.phones.map(readNumber).find((read) => read !== undefined);
  const mayChange = await contacts.isKeptBy(actor, id);
  return {
    contact,
    whatsApp: number ? `https://wa.me/${number.slice(1)}` : null,
    stages: (await settingsOf(actor.id)).stages,
    mayChange,
    /** Whose manager reads it. */
    team: mayChange ? null : actor.team!.id,
  };
}
