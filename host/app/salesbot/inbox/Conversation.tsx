import { Anchor, Button, Text } from "@mantine/core";
import { Link, useSearchParams } from "@remix-run/react";
import { IconCalendarPlus } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { ItemActions } from "../../submissions/ItemActions.tsx";
import type { ConversationThread } from "../conversations.server.ts";
import { outcomeWords } from "../outcomes/words.en.ts";
import { useFormatAppointment } from "./format-appointment.ts";
import { Composer } from "./Composer.tsx";
import { useThread } from "./use-thread.ts";
import { Sources } from "../sources/Sources.tsx";
import chat from "../chat.module.css";
import inbox from "./inbox.module.css";
import { useWords } from "../../ui/use-words.ts";
import { conversationWords } from "./words.en.ts";
import { sentence } from "../../languages/message.ts";
import { telLink } from "#sdk/card/tel-link.ts";

interface Props {
  conversation: ConversationThread;
  /** Not for administrators, who only read. */
  mayAnswer: boolean;
  /** After it has left the list, or is unread again. */
  onChanged: () => void;
}

/** One conversation: who it was, why the score, every message. */
export function Conversation({ conversation, mayAnswer, onChanged }: Props) {
  const { thread, setThread, isTyping, reload } = useThread(conversation);
  const text = useWords(conversationWords);
  const [search] = useSearchParams();
  const formatAppointment = useFormatAppointment();
  const outcomes = useWords(outcomeWords);
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
    questions,
  } = thread;
  const hasLead = Boolean(visitorName ?? visitorEmail ?? visitorPhone);
  const facts: [string, ReactNode][] = [
    ...(visitorEmail
      ? [
          [
            text.dialog.email,
            <Anchor key="email" href={`mailto:${visitorEmail}`}>
              {visitorEmail}
            </Anchor>,
          ] as [string, ReactNode],
        ]
      : []),
    ...(visitorPhone
      ? [
          [
            text.dialog.phone,
            <Anchor key="phone" href={telLink(visitorPhone)}>
              {visitorPhone}
            </Anchor>,
          ] as [string, ReactNode],
        ]
      : []),
    [text.outcome, outcomes[outcome ?? "browsing"]],
    [text.dialog.from, [visitorLocation, visitorDevice].filter(Boolean).join(", ") || text.dialog.unknown],
    ...(consentText ? [[text.dialog.agreed, consentText] as [string, ReactNode]] : []),
  ];
  return (
    <>
      {appointment && (
        <p className={inbox.appointment}>
          <span>{text.dialog.appointment}</span>{" "}
          {appointment.isCancelled ? (
            <s>{formatAppointment(appointment)}</s>
          ) : (
            <strong>{formatAppointment(appointment)}</strong>
          )}
        </p>
      )}
      <details className={inbox.details}>
        <summary className={inbox.summary}>{text.person.details}</summary>
        <dl className={inbox.facts}>
          {facts.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
          <dt>{text.leadScore}</dt>
          <dd>
            <strong>{text.points(leadScore)}</strong>
            {leadReasons.map(({ points, reason }) => (
              <div key={String(reason)}>
                {points > 0 ? `+${points}` : points} {sentence(reason)}
              </div>
            ))}
          </dd>
        </dl>
      </details>
      <ItemActions
        kind="conversation"
        id={id}
        email={visitorEmail}
        contactFile={hasLead ? `/api/conversations/${id}?format=vcf` : undefined}
        onChanged={onChanged}
      >
        {appointment && (
          <Button
            component="a"
            href={`/api/conversations/${id}?format=ics`}
            variant="default"
            leftSection={<IconCalendarPlus size={18} stroke={1.8} aria-hidden />}
          >
            {text.dialog.calendar}
          </Button>
        )}
      </ItemActions>
      {questions.map(({ id: questionId, question }) => (
        <Text key={questionId} size="sm">
          {text.person.open} <span dir="auto">{question}</span>{" "}
          <Anchor component={Link} to={`?${withQuestion(search, questionId)}`}>
            {text.unanswered.answer}
          </Anchor>
        </Text>
      ))}
      <ol aria-label={text.person.messages} aria-live="polite">
        {conversationData.map(({ role, name, content, sources }, i) => (
          <li key={i} className={chat.said} data-role={role} dir="auto">
            {name && <strong>{name}</strong>}
            {content}
            <Sources sources={sources} />
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" role="status" mih={22}>
        {isTyping && text.person.typing(visitorName ?? text.visitor)}
      </Text>
      {mayAnswer && <Composer key={id} thread={thread} onChange={setThread} onSent={reload} />}
      <Newest count={conversationData.length} />
    </>
  );
}

/** The question in place of its conversation, beside the same list. */
function withQuestion(search: URLSearchParams, id: number): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete("conversation");
  params.set("question", String(id));
  return params;
}

/** Keeps the newest message in sight. */
function Newest({ count }: { count: number }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, [count]);
  return <div ref={end} className={inbox.end} />;
}
