import { isDeepStrictEqual } from "node:util";
import type { Person, Tx, TxSteps } from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { type AccountEvent, recordEvents } from "../../webhooks/record-events.server.ts";

/** A contact in webhooks: the API's fields without those of its messages and duplicates. */
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

/** Sends new contacts to the owner's webhooks. */
export const recordCreated = (tx: Tx, added: Person[]): TxSteps<void> =>
  recordEvents(
    tx,
    tables,
    added.map((person) => aboutPerson("contact.created", person)),
  );

/** Sends a changed contact to the owner's webhooks if a field that they get has changed. */
export const recordUpdated = (tx: Tx, before: Person, after: Person): TxSteps<void> =>
  recordAllUpdated(tx, [[before, after]]);

/** Like `recordUpdated()`, for several contacts. */
export const recordAllUpdated = (tx: Tx, changes: [before: Person, after: Person][]): TxSteps<void> =>
  recordEvents(
    tx,
    tables,
    changes
      .filter(([before, after]) => !isDeepStrictEqual(toEventData(before), toEventData(after)))
      .map(([, after]) => aboutPerson("contact.updated", after)),
  );
