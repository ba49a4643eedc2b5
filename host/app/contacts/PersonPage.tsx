import { Button, Stack, Text } from "@mantine/core";
import { useNavigate } from "@remix-run/react";
import {
  IconAddressBook,
  IconBrandWhatsapp,
  IconCalendarPlus,
  IconMail,
  IconPhone,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { telLink } from "#sdk/card/tel-link.ts";
import { api } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import styles from "./contacts.module.css";
import type { Person } from "./person.ts";
import { Duplicates } from "./people/Duplicates.tsx";
import { nameOf } from "./people/name-of.ts";
import { PersonForm } from "./PersonForm.tsx";
import { Pictures } from "./pictures/Pictures.tsx";
import { Timeline } from "./Timeline.tsx";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { contactsWords } from "./words.en.ts";

interface Props {
  contact: Person;
  /** The link that opens a chat, for a number with its country. */
  whatsApp: string | null;
  stages: string[];
  /** The fields that follow a card. */
  fromCard: readonly string[];
  /** Managers of a team only read. */
  mayChange: boolean;
  team: number | null;
}

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** Everything of one person: details, story, next step. */
export function PersonPage({ contact, whatsApp, stages, fromCard, mayChange, team }: Props) {
  const text = useWords(contactsWords);
  const { id, email, phone, company, title, reminder } = contact;
  const telephone = phone ? telLink(phone) : undefined;
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const { call } = useCall(text.person.notDeleted);

  async function remove() {
    if (await call(() => api("DELETE", `/api/contacts/${id}`), text.person.deleted)) navigate("/contacts");
    else setDeleting(false);
  }

  return (
    <Stack gap="lg">
      <PageHeader
        title={<bdi>{nameOf(contact, text.nameless)}</bdi>}
        subtitle={[title, company].filter(Boolean).join(", ") || undefined}
        trail={[
          { label: text.dashboard, to: "/dashboard" },
          { label: text.title, to: "/contacts" },
        ]}
      >
        {telephone && (
          <Button component="a" href={telephone} leftSection={<IconPhone {...icon} />}>
            {text.person.call}
          </Button>
        )}
        {email && (
          <Button
            component="a"
            href={`mailto:${email}`}
            variant={telephone ? "default" : "filled"}
            leftSection={<IconMail {...icon} />}
          >
            {text.person.mail}
          </Button>
        )}
        {whatsApp && (
          <Button
            component="a"
            href={whatsApp}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            leftSection={<IconBrandWhatsapp {...icon} />}
          >
            WhatsApp
          </Button>
        )}
        {reminder && (
          <Button
            component="a"
            href={`/api/contacts/${id}/reminder.ics`}
            download
            variant="default"
            leftSection={<IconCalendarPlus {...icon} />}
          >
            {text.person.calendar}
          </Button>
        )}
        <Button
          component="a"
          href={`/api/contacts/export?format=vcf&ids=${id}${team === null ? "" : `&team=${team}`}`}
          download
          variant="default"
          leftSection={<IconAddressBook {...icon} />}
        >
          vCard
        </Button>
        {mayChange && (
          <Button variant="default" onClick={() => setDeleting(true)} leftSection={<IconTrash {...icon} />}>
            {text.delete}
          </Button>
        )}
      </PageHeader>
      {mayChange ? <Duplicates contact={contact} /> : <Text c="dimmed">{text.person.readOnly}</Text>}
      <div className={styles.columns}>
        <section className={styles.panel} aria-labelledby="details">
          <h2 id="details">{text.person.details}</h2>
          {contact.follows && (
            <Text c="dimmed" size="sm" mb="sm">
              {text.person.follows}{" "}
              <a href={`/view/${contact.follows.slug}`} target="_blank" rel="noopener">
                {text.person.card}
              </a>
            </Text>
          )}
          <PersonForm contact={contact} stages={stages} followed={fromCard} mayChange={mayChange} />
        </section>
        <section className={styles.panel} aria-labelledby="story">
          <h2 id="story">{text.person.story}</h2>
          <Timeline contact={contact} />
        </section>
        {contact.pictures.length > 0 && <Pictures pictures={contact.pictures} mayChange={mayChange} />}
      </div>
      <ConfirmDialog
        isOpen={isDeleting}
        title={text.reallyDelete(nameOf(contact, text.nameless))}
        confirm={text.delete}
        isDestructive
        onClose={() => setDeleting(false)}
        onConfirm={remove}
      >
        {text.person.deleteText}
      </ConfirmDialog>
    </Stack>
  );
}
