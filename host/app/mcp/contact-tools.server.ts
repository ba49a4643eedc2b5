import { z } from "zod";
import { MAX_LENGTH } from "../contacts/contact.ts";
import { contactChange, contactsQuery } from "../contacts/contacts.schema.ts";
import { countWritten } from "../contacts/people/people.server.ts";
import * as contacts from "../contacts/contacts.server.ts";
import { parse, rowId } from "../http/parse.ts";
import { ADDS, READS, tool } from "./tool.ts";
import { SOURCES, wordsOf } from "./tool-result.ts";

type Contact = Awaited<ReturnType<typeof contacts.list>>["items"][number];

const listed = ({ id, name, email, phone, company, title, stage, tags, last }: Contact) => ({
  id,
  name,
  email,
  phone,
  company,
  title,
  stage,
  tags,
  last,
});

export const contactTools = [
  tool({
    name: "find_contacts",
    title: "Find contacts",
    description: "Searches the address book by name, email, phone, company or notes. Newest first.",
    scope: "contacts:read",
    annotations: READS,
    input: z.object({
      search: z.string().max(200).optional(),
      stage: z.string().max(MAX_LENGTH.stage).optional(),
      tag: z.string().max(MAX_LENGTH.tag).optional(),
      limit: z.number().int().min(1).max(100).default(20),
      cursor: z.string().max(1_000).optional().describe("`next` of the page before"),
    }),
    async run(input, { user }) {
      const { items, next, total } = await contacts.list(user, parse(contactsQuery, input, "query"));
      return { source: SOURCES.contacts, items: items.map(listed), next, total };
    },
  }),
  tool({
    name: "get_contact",
    title: "Read a contact",
    description: "One contact with notes, messages and conversations.",
    scope: "contacts:read",
    annotations: READS,
    input: z.object({ id: rowId }),
    async run({ id }, { user }) {
      const { notes, messages, conversations, ...contact } = await contacts.read(user, id);
      return {
        source: SOURCES.contacts,
        contact: {
          ...contact,
          notes: notes === null ? null : wordsOf("notes", notes),
          messages: messages.map(({ text, ...message }) => ({ ...message, ...wordsOf("visitor", text) })),
          conversations: conversations.map(({ text, ...message }) => ({ ...message, ...wordsOf("visitor", text) })),
        },
      };
    },
  }),
  tool({
    name: "add_note",
    title: "Add a note to a contact",
    description: "Adds a line to the notes of a contact. What is there stays.",
    scope: "contacts:write",
    annotations: ADDS,
    input: z.object({ id: rowId, note: z.string().trim().min(1).max(MAX_LENGTH.notes) }),
    async run({ id, note }, { user, clientAddress }) {
      await countWritten(clientAddress, note);
      const { notes } = await contacts.updateNotes(user, id, (current) => {
        const longer = [current, note].filter(Boolean).join("\n");
        return parse(contactChange.required({ notes: true }), { notes: longer }, "body").notes;
      });
      return { source: SOURCES.contacts, id, notes };
    },
  }),
];
