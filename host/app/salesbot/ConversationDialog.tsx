import { Anchor, Button, Drawer, Group } from "@mantine/core";
import { IconAddressBook, IconCalendarPlus, IconMailOpened, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useMounted } from "../ui/use-mounted.ts";
import type { OwnConversation } from "./conversations.server.ts";
import { OUTCOME_LABELS } from "./outcomes.ts";
import { Sources } from "./Sources.tsx";
import chat from "./chat.module.css";
import inbox from "./inbox.module.css";

const wishOf = ({ service, day, time, timeZone }: NonNullable<OwnConversation["appointment"]>) =>
  [service, day, time && `${time}${timeZone ? ` (${timeZone})` : ""}`].filter(Boolean).join(", ");

interface Props {
  conversation: OwnConversation;
  isOpen: boolean;
  onClose: () => void;
  onMark: (isRead: boolean) => void;
  onDelete: () => unknown;
}

/** One conversation: who it was, why the score, every message. */
export function ConversationDialog({ conversation, isOpen, onClose, onMark, onDelete }: Props) {
  const isMounted = useMounted();
  const [isDeleting, setDeleting] = useState(false);
  const {
    id,
    visitorName,
    visitorEmail,
    visitorPhone,
    leadScore,
    leadReasons,
    outcome,
    appointment,
    visitorLocation,
    visitorDevice,
    consentText,
    conversationData,
  } = conversation;
  const hasLead = Boolean(visitorName ?? visitorEmail ?? visitorPhone);
  const facts: [string, ReactNode][] = [
    ...(visitorEmail
      ? [
          [
            "E-mail",
            <Anchor key="email" href={`mailto:${visitorEmail}`}>
              {visitorEmail}
            </Anchor>,
          ] as [string, ReactNode],
        ]
      : []),
    ...(visitorPhone
      ? [
          [
            "Phone",
            <Anchor key="phone" href={`tel:${visitorPhone.replace(/[^\d+]/g, "")}`}>
              {visitorPhone}
            </Anchor>,
          ] as [string, ReactNode],
        ]
      : []),
    ["Outcome", OUTCOME_LABELS[outcome ?? "browsing"]],
    ["From", [visitorLocation, visitorDevice].filter(Boolean).join(", ") || "Unknown"],
    ...(appointment ? [["Appointment", wishOf(appointment)] as [string, ReactNode]] : []),
    ...(consentText ? [["Agreed to", consentText] as [string, ReactNode]] : []),
  ];
  return (
    <Drawer
      opened={isOpen && isMounted}
      onClose={onClose}
      position="right"
      size={480}
      title={visitorName ?? visitorEmail ?? visitorPhone ?? "Visitor"}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <dl className={inbox.facts}>
        {facts.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
        <dt>Lead score</dt>
        <dd>
          <strong>{leadScore} of 100</strong>
          {leadReasons.map(({ points, reason }) => (
            <div key={reason}>
              {points > 0 ? `+${points}` : points} {reason}
            </div>
          ))}
        </dd>
      </dl>
      <Group gap="xs" mb="lg">
        {hasLead && (
          <Button
            component="a"
            href={`/api/conversations/${id}?format=vcf`}
            variant="default"
            leftSection={<IconAddressBook size={18} stroke={1.8} aria-hidden />}
          >
            Save contact
          </Button>
        )}
        {appointment && (
          <Button
            component="a"
            href={`/api/conversations/${id}?format=ics`}
            variant="default"
            leftSection={<IconCalendarPlus size={18} stroke={1.8} aria-hidden />}
          >
            Add to calendar
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => onMark(false)}
          leftSection={<IconMailOpened size={18} stroke={1.8} aria-hidden />}
        >
          Mark as new
        </Button>
        <Button
          variant="subtle"
          color="red"
          onClick={() => setDeleting(true)}
          leftSection={<IconTrash size={18} stroke={1.8} aria-hidden />}
        >
          Delete
        </Button>
      </Group>
      <ol className={chat.transcript}>
        {conversationData.map(({ role, content, sources }, i) => (
          <li key={i} className={chat.said} data-role={role} dir="auto">
            {content}
            <Sources sources={sources} />
          </li>
        ))}
      </ol>
      <ConfirmDialog
        isOpen={isDeleting}
        title="Delete this conversation?"
        confirm="Delete"
        busy="Deleting..."
        isDestructive
        onConfirm={async () => {
          await onDelete();
          setDeleting(false);
        }}
        onClose={() => setDeleting(false)}
      >
        Its messages and the contact details in it will be permanently deleted.
      </ConfirmDialog>
    </Drawer>
  );
}
