import { Button, Group, Text, Textarea } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { NotifyThisDevice } from "../../push/NotifyThisDevice.tsx";
import { api } from "../../ui/api.ts";
import { readLocal, writeLocal } from "../../ui/local.ts";
import { randomKey } from "../../ui/plain-http.ts";
import { useUser } from "../../ui/user.ts";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import type { OwnConversation } from "../../events/own-conversation.server.ts";
import { LIMITS } from "../limits.ts";
import { AssistantFacts } from "./AssistantFacts.tsx";
import styles from "./inbox.module.css";
import { conversationWords } from "./words.en.ts";

interface Props {
  thread: OwnConversation;
  onChange: (thread: OwnConversation) => void;
  onSent: () => void;
}

/** How often a sign of typing is sent. */
const SIGN_MS = 3_000;

const draftKey = (id: number) => `meishi:draft:${id}`;

/** Who answers, the buttons that change it, and the field for an answer, which takes the conversation by itself. */
export function Composer({ thread, onChange, onSent }: Props) {
  const words = useWords(conversationWords).person;
  const { id, cardId, state, person } = thread;
  const user = useUser();
  const isOthers = state === "person" && person?.id !== user.id;
  /** Undefined until the browser's draft is read: the page is served without it. */
  const [current, setDraft] = useState<string>();
  const draft = current ?? "";
  const sendKey = useRef(randomKey());
  const signedAt = useRef(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const { call, isBusy } = useCall(words.failed);
  useEffect(() => {
    if (current === undefined) setDraft(readLocal(draftKey(id)) ?? "");
    else writeLocal(draftKey(id), current);
  }, [id, current]);

  const press = (act: "take" | "release" | "close") =>
    call(async () => onChange(await api<OwnConversation>("POST", `/api/conversations/${id}/${act}`)));

  /** The visitor sees that the person types. Whether that arrives is of no matter. */
  function sign() {
    if (state !== "person" || Date.now() < signedAt.current + SIGN_MS) return;
    signedAt.current = Date.now();
    api("POST", `/api/conversations/${id}/typing`).catch(() => {});
  }

  async function send() {
    const text = draft.trim();
    if (text === "" || isBusy) return;
    const isSent = await call(() =>
      // The same key until it has arrived: an answer that was lost on the way back is not sent twice.
      api("POST", `/api/conversations/${id}/messages`, { text }, { headers: { "idempotency-key": sendKey.current } }),
    );
    if (!isSent) return;
    sendKey.current = randomKey();
    setDraft("");
    onSent();
    field.current?.focus();
  }

  function write(text: string) {
    sign();
    sendKey.current = randomKey();
    setDraft(text);
  }

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    // On a phone, Enter is the only way to a new line.
    if (matchMedia("(pointer: coarse)").matches && !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <div className={styles.composer}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status">
          {state === "person" ? words.answers(person?.name ?? "") : words.states[state]}
        </Text>
        <Group gap="xs">
          {(state !== "person" || isOthers) && (
            <Button size="sm" variant="default" disabled={isBusy} onClick={() => press("take")}>
              {words.take}
            </Button>
          )}
          {((state === "person" && !isOthers) || state === "asked") && (
            <Button size="sm" variant="default" disabled={isBusy} onClick={() => press("release")}>
              {state === "asked" ? words.decline : words.release}
            </Button>
          )}
          {state !== "closed" && !isOthers && (
            <Button size="sm" variant="subtle" disabled={isBusy} onClick={() => press("close")}>
              {words.close}
            </Button>
          )}
        </Group>
      </Group>
      <AssistantFacts
        cardId={cardId}
        onChoose={(fact) => {
          write(draft.trim() === "" ? fact : `${draft.trimEnd()} ${fact}`);
          field.current?.focus();
        }}
      />
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <Textarea
          ref={field}
          className={styles.answer}
          aria-label={words.answer}
          placeholder={words.answer}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={LIMITS.message}
          dir="auto"
          value={draft}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={sendByKey}
        />
        <Button aria-label={words.send} disabled={draft.trim() === ""} aria-busy={isBusy} onClick={send} px="sm" h={44}>
          <IconSend size={20} stroke={1.8} aria-hidden />
        </Button>
      </Group>
      <NotifyThisDevice />
    </div>
  );
}
