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
import { api, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { toast } from "../ui/toast.ts";
import styles from "./contacts.module.css";
import type { read } from "./contacts.server.ts";
import { Doubles } from "./Doubles.tsx";
import { nameOf } from "./name-of.ts";
import { PersonForm } from "./PersonForm.tsx";
import { Story } from "./Story.tsx";

export type Person = Awaited<ReturnType<typeof read>>;

interface Props {
  contact: Person;
  /** The link that opens a chat, for a number with its country. */
  whatsApp: string | null;
  stages: string[];
  /** Managers of a team only read. */
  mayChange: boolean;
}

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** Everything of one person: details, story, next step. */
export function PersonPage({ contact, whatsApp, stages, mayChange }: Props) {
  const { id, email, phone, company, title, reminder } = contact;
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();

  async function remove() {
    try {
      await api("DELETE", `/api/contacts/${id}`);
      toast.success("Contact deleted");
      navigate("/contacts");
    } catch (error) {
      toast.failure("The contact could not be deleted", sentenceOf(error, TRY_AGAIN));
      setDeleting(false);
    }
  }

  return (
    <Stack gap="lg">
      <PageHeader
        title={<bdi>{nameOf(contact)}</bdi>}
        subtitle={[title, company].filter(Boolean).join(", ") || undefined}
        trail={[
          { label: "Dashboard", to: "/dashboard" },
          { label: "Contacts", to: "/contacts" },
        ]}
      >
        {phone && (
          <Button component="a" href={`tel:${phone.replace(/[^\d+]/g, "")}`} leftSection={<IconPhone {...icon} />}>
            Call
          </Button>
        )}
        {email && (
          <Button
            component="a"
            href={`mailto:${email}`}
            variant={phone ? "default" : "filled"}
            leftSection={<IconMail {...icon} />}
          >
            Mail
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
            Calendar
          </Button>
        )}
        <Button
          component="a"
          href={`/api/contacts/export?format=vcf&ids=${id}`}
          download
          variant="default"
          leftSection={<IconAddressBook {...icon} />}
        >
          vCard
        </Button>
        {mayChange && (
          <Button variant="default" onClick={() => setDeleting(true)} leftSection={<IconTrash {...icon} />}>
            Delete
          </Button>
        )}
      </PageHeader>
      {mayChange ? (
        <Doubles contact={contact} />
      ) : (
        <Text c="dimmed">A member of your team keeps this contact. You can read it.</Text>
      )}
      <div className={styles.columns}>
        <section className={styles.panel} aria-labelledby="details">
          <h2 id="details">Details</h2>
          <PersonForm contact={contact} stages={stages} mayChange={mayChange} />
        </section>
        <section className={styles.panel} aria-labelledby="story">
          <h2 id="story">Story</h2>
          <Story contact={contact} />
        </section>
      </div>
      <ConfirmDialog
        isOpen={isDeleting}
        title={`Delete ${nameOf(contact)}?`}
        confirm="Delete"
        isDestructive
        onClose={() => setDeleting(false)}
        onConfirm={remove}
      >
        Messages, conversations and e-mails of this person are deleted too. This cannot be undone.
      </ConfirmDialog>
    </Stack>
  );
}
