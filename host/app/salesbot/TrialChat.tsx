import { ActionIcon, Avatar, Button, Textarea } from "@mantine/core";
import { IconRefresh, IconSend2 } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { api, errorMessage } from "../ui/api.ts";
import { Initials } from "../ui/Initials.tsx";
import { checkDraft, type Draft } from "./draft.ts";
import type { Turn } from "./engine/facts/facts.ts";
import styles from "./chat.module.css";
import { Sources } from "./sources/Sources.tsx";
import { LIMITS } from "./limits.ts";
import { useWords } from "../ui/use-words.ts";
import { salesbotWords } from "./words.en.ts";

interface TrialReply {
  message: string;
  asked?: Turn["asked"];
  suggestions: string[];
  /** The facts that the answer was made of. */
  sources: { from: string; text: string }[];
  leadScore: number;
  reasons: { points: number; reason: string }[];
}

type TrialMessage = Turn & Partial<Pick<TrialReply, "sources" | "suggestions">>;

type Phase = { state: "idle" } | { state: "waiting" } | { state: "failed"; message: string };

/** A chat with the assistant as it would be with what stands in the form. Nothing of it is kept. */
export function TrialChat({ cardId, draft }: { cardId: number; draft: Draft }) {
  const words = useWords(salesbotWords);
  const [messages, setMessages] = useState<TrialMessage[]>([]);
  const [text, setText] = useState("");
  const [phase, setPhase] = useState<Phase>({ state: "idle" });
  const [score, setScore] = useState<Pick<TrialReply, "leadScore" | "reasons">>({ leadScore: 0, reasons: [] });
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, phase]);

  /** An empty message asks for the welcome. */
  async function send(message: string) {
    const before = messages;
    setPhase({ state: "waiting" });
    try {
      const checked = await checkDraft(draft);
      if ("errors" in checked) return setPhase({ state: "failed", message: Object.values(checked.errors)[0]! });
      if (message) setMessages([...before, { role: "user", content: message }]);
      setText("");
      const reply = await api<TrialReply>("POST", `/api/salesbot/${cardId}/trial`, {
        settings: checked.settings,
        turns: before.slice(-100).map(({ role, content, asked }) => ({ role, content, asked })),
        message,
      });
      const { message: content, asked, sources, suggestions } = reply;
      setMessages((current) => [...current, { role: "assistant", content, asked, sources, suggestions }]);
      setScore(reply);
      setPhase({ state: "idle" });
    } catch (error) {
      setMessages(before);
      setText(message);
      setPhase({ state: "failed", message: errorMessage(error, words.trial.unreached) });
    }
  }

  const chips = messages.at(-1)?.suggestions ?? [];
  const canSend = text.trim() !== "" && phase.state !== "waiting";
  return (
    <section className={styles.trial} aria-label={words.trial.title}>
      <header className={styles.trialHead}>
        {draft.avatarUrl ? (
          <Avatar src={draft.avatarUrl} radius="xl" alt="" />
        ) : (
          <Initials name={draft.botName || words.trial.title} />
        )}
        <div style={{ flex: 1, minWidth: 0 }}>
          <h2>{draft.botName || words.trial.title}</h2>
          <p>{words.trial.about}</p>
        </div>
        <ActionIcon
          variant="subtle"
          size={40}
          aria-label={words.trial.again}
          title={words.trial.again}
          onClick={() => {
            setMessages([]);
            setScore({ leadScore: 0, reasons: [] });
            setPhase({ state: "idle" });
          }}
        >
          <IconRefresh size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      </header>
      <div
        className={styles.log}
        role="log"
        aria-live="polite"
        aria-label={words.trial.messages}
        ref={log}
        tabIndex={0}
      >
        {messages.length === 0 && phase.state === "idle" && (
          <Button variant="default" onClick={() => send("")}>
            {words.trial.hello}
          </Button>
        )}
        <ol>
          {messages.map(({ role, content, sources }, i) => (
            <li key={i} className={styles.said} data-role={role}>
              {content}
              <Sources sources={sources} />
            </li>
          ))}
          {phase.state === "waiting" && (
            <li className={styles.said} role="status">
              {words.trial.typing}
            </li>
          )}
        </ol>
        {phase.state === "idle" && chips.length > 0 && (
          <div className={styles.chips} role="group" aria-label={words.trial.suggested}>
            {chips.map((chip) => (
              <Button key={chip} variant="default" size="compact-sm" onClick={() => send(chip)}>
                {chip}
              </Button>
            ))}
          </div>
        )}
        {phase.state === "failed" && (
          <p role="alert" style={{ color: "var(--meishi-danger-text)" }}>
            {phase.message}
          </p>
        )}
      </div>
      <details className={styles.score}>
        <summary>{words.trial.score(score.leadScore)}</summary>
        {score.reasons.length > 0 ? (
          <ul>
            {score.reasons.map(({ points, reason }) => (
              <li key={reason}>
                {points > 0 ? `+${points}` : points} {reason}
              </li>
            ))}
          </ul>
        ) : (
          words.trial.scoreText
        )}
      </details>
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) void send(text.trim());
        }}
      >
        <Textarea
          aria-label={words.trial.message}
          placeholder={words.trial.write}
          autosize
          minRows={1}
          maxRows={4}
          maxLength={LIMITS.message}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (canSend) void send(text.trim());
          }}
        />
        <ActionIcon type="submit" size={42} aria-label={words.trial.send} disabled={!canSend}>
          <IconSend2 size={20} stroke={1.8} aria-hidden />
        </ActionIcon>
      </form>
    </section>
  );
}
