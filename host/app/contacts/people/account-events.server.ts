import { isDeepStrictEqual } from "node:util";
import type { Person, Tx, TxSteps } from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { type AccountEvent, recordEvents } from "../../webhooks/record-events.server.ts";

/** What webhooks are told of a contact: the values of the API's answer that are its own. */
const toEventData = (person: Person) => ({
  id: person.id,
  name: person.name,
  email: person.emails[0] ?? null,
  phone: person.phones[0] ?? null,
  emails: person.emails,
  phones: person.phones,
  company: person.company,
  title: person.title,
  stage: person.stage,
  tags: person.tags,
  notes: person.notes,
  reminder: person.reminderAt?.toISOString() ?? null,
  sources: person.sources,
  first: person.firstAt.toISOString(),
});

const aboutPerson = (event: "contact.created" | "contact.updated", person: Person): AccountEvent => ({
  userId: person.userId,
  event,
  data: toEventData(person),
  personId: person.id,
});

/** Tells the owner's webhooks of new contacts. */
export const recordCreated = (tx: Tx, added: Person[]): TxSteps<void> =>
  recordEvents(
    tx,
    tables,
    added.map((person) => aboutPerson("contact.created", person)),
  );

/** Tells the owner's webhooks of a contact if anything is different that they are told of. */
export const recordUpdated = (tx: Tx, before: Person, after: Person): TxSteps<void> =>
  recordAllUpdated(tx, [[before, after]]);

/** The same of several contacts. */
export const recordAllUpdated = (tx: Tx, changes: [before: Person, after: Person][]): TxSteps<void> =>
  recordEvents(
    tx,
    tables,
    changes
      .filter(([before, after]) => !isDeepStrictEqual(toEventData(before), toEventData(after)))
      .map(([, after]) => aboutPerson("contact.updated", after)),
  );
