import { Link, useNavigate, useRevalidator } from "@remix-run/react";
import { IconChevronLeft } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useId, useRef } from "react";
import { api } from "../ui/api.ts";
import { useFormatDateTime } from "../ui/locale.ts";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import { toast } from "../ui/toast.ts";
import { useWords } from "../ui/use-words.ts";
import chat from "../salesbot/chat.module.css";
import thread from "../salesbot/inbox/inbox.module.css";
import unanswered from "../salesbot/inbox/unanswered.module.css";
import styles from "./inbox.module.css";
import type { OpenedItem } from "./opened.server.ts";
import { inboxWords } from "./words.en.ts";

const Message = lazy(async () => ({ default: (await import("../submissions/Message.tsx")).Message }));
const Question = lazy(async () => ({ default: (await import("../salesbot/inbox/Question.tsx")).Question }));
const Conversation = lazy(async () => ({ default: (await import("../salesbot/inbox/Conversation.tsx")).Conversation }));

interface Props {
  opened: OpenedItem;
  /** The address of the list without it. */
  list: string;
}

/** The message, conversation or question that is opened, with what can be done with it. */
export function Opened({ opened, list }: Props) {
  const { name, email, phone, cardName, at } = opened.item;
  const text = useWords(inboxWords);
  const navigate = useNavigate();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  // On phones the row that was pressed is gone.
  useEffect(() => {
    const { activeElement: focused, body } = document;
    if (focused === body || !focused?.checkVisibility()) heading.current?.focus({ preventScroll: true });
  }, []);

  const close = () => navigate(list);
  return (
    <section className={styles.opened} aria-labelledby={title}>
      <Link className={styles.back} to={list}>
        <IconChevronLeft size={16} aria-hidden />
        {text.backToInbox}
      </Link>
      <header>
        <h2 id={title} ref={heading} tabIndex={-1}>
          <bdi>{name ?? email ?? phone ?? text.anonymous}</bdi>
        </h2>
        <p>
          <bdi>{cardName}</bdi>, <Time at={at} />
        </p>
      </header>
      {/* The classes bring the styles with the page, before the code. */}
      <Suspense fallback={<SkeletonRows label={text.loading} />}>
        {opened.kind === "message" && (
          <ul>
            <Message row={opened.message} fields={opened.fields} onChanged={close} />
          </ul>
        )}
        {opened.kind === "conversation" && (
          <div className={`${chat.transcript} ${thread.thread}`}>
            <Conversation conversation={opened.conversation} mayAnswer={opened.mayAnswer} onChanged={close} />
          </div>
        )}
        {opened.kind === "question" && (
          <ul className={unanswered.questions}>
            <Question
              cardId={opened.item.cardId}
              item={opened.question}
              mayAnswer={opened.mayAnswer}
              onAnswered={({ message }) => {
                toast.success(text.answered, message);
                close();
              }}
              onDismissed={close}
            />
          </ul>
        )}
        <MarkAsRead {...opened.item} />
      </Suspense>
    </section>
  );
}

// An update of Opened before what is opened is hydrated would put the skeleton in its place: these two cause none.

/** A time in the browser's zone once that is known. */
function Time({ at }: { at: string }) {
  const when = useFormatDateTime();
  return <time dateTime={at}>{when(at)}</time>;
}

/** What is opened is read; should that fail, it is marked at the next opening. */
function MarkAsRead({ kind, id, isRead }: OpenedItem["item"]) {
  const { revalidate } = useRevalidator();
  const wasRead = useRef(isRead);
  useEffect(() => {
    if (wasRead.current) return;
    wasRead.current = true;
    void api("PATCH", `/api/inbox/${kind}/${id}`, { isRead: true }).then(revalidate, () => {});
  }, [kind, id, revalidate]);
  return null;
}
