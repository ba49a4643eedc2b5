import { IconChevronLeft, IconChevronRight, IconShare2, IconSun, IconX } from "@tabler/icons-react";
import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { copyText } from "../../ui/CopyButton.tsx";
import styles from "./show.module.css";
import type { CardWithCodes } from "./show.server.ts";
import { useSwipe } from "./use-swipe.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import { useWords } from "../../ui/use-words.ts";
import { showWords } from "./words.en.ts";

type CodeContent = "link" | "contact";

/** The code on the whole screen, to be held up at an event. Nothing here needs a network. */
export function ShowPage({ cards, first }: { cards: CardWithCodes[]; first: number }) {
  const text = useWords(showWords);
  const [at, setAt] = useState(first);
  const [content, setContent] = useState<CodeContent>("link");
  const [status, setStatus] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const card = cards[at]!;
  const go = (step: 1 | -1) => setAt((now) => Math.min(cards.length - 1, Math.max(0, now + step)));
  const swipe = useSwipe(go);
  const staysOn = useWakeLock();

  // In served HTML it is open already; as a modal it also keeps the focus in and the sidebar out of reach. The focus is
  // its own: on the first button there would be a ring around Close, on a screen that is held up to others.
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
    dialog.current?.focus();
  }, []);

  const leave = () => navigate("/dashboard");

  function onKeyDown({ key, currentTarget, target }: KeyboardEvent) {
    if (target instanceof HTMLInputElement) return; // arrows choose between the codes there
    const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (key === "ArrowRight" || key === "ArrowLeft") go(key === forward ? 1 : -1);
  }

  async function share() {
    if (!navigator.share) return setStatus((await copyText(card.url)) ? text.copied : text.copyByHand);
    try {
      await navigator.share({ title: card.name, url: card.url });
    } catch (error) {
      if ((error as Error).name !== "AbortError") setStatus((await copyText(card.url)) ? text.copied : "");
    }
  }

  return (
    <dialog
      open
      ref={dialog}
      tabIndex={-1}
      className={styles.show}
      aria-label={text.of(card.name)}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <header className={styles.bar}>
        <button type="button" className={styles.round} aria-label={text.close} onClick={leave}>
          <IconX size={24} stroke={1.8} aria-hidden />
        </button>
        <ContentChoice value={content} onChange={setContent} />
        <button type="button" className={styles.round} aria-label={text.share} onClick={share}>
          <IconShare2 size={22} stroke={1.8} aria-hidden />
        </button>
      </header>
      <div className={styles.stage} {...swipe}>
        <Code card={card} content={content} />
        <h1 dir="auto">{card.name}</h1>
        {card.line && (
          <p className={styles.line} dir="auto">
            {card.line}
          </p>
        )}
        {cards.length > 1 && <Pages cards={cards} at={at} onGo={go} />}
      </div>
      <footer className={styles.hints}>
        <p>
          <IconSun size={18} stroke={1.8} aria-hidden /> {text.bright}
          {staysOn && text.staysOn}
        </p>
        <p role="status">{status}</p>
      </footer>
    </dialog>
  );
}

function Code({ card, content }: { card: CardWithCodes; content: CodeContent }) {
  const text = useWords(showWords);
  const code = content === "link" ? card.linkCode : card.contactCode;
  if (!code) {
    return (
      <p className={styles.missing} role="alert">
        {card.linkCode ? text.tooLong : text.paused}
      </p>
    );
  }
  return (
    <>
      <img className={styles.code} src={code} alt={text.picture[content](card.name)} draggable={false} />
      <p className={styles.line}>{text.explained[content]}</p>
    </>
  );
}

function ContentChoice({ value, onChange }: { value: CodeContent; onChange: (value: CodeContent) => void }) {
  const text = useWords(showWords);
  return (
    <fieldset className={styles.choice}>
      <legend>{text.holds}</legend>
      {(["link", "contact"] as const).map((content) => (
        <label key={content}>
          <input
            type="radio"
            name="holds"
            value={content}
            checked={value === content}
            onChange={() => onChange(content)}
          />
          <span>{content === "link" ? text.link : text.contact}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Pages({ cards, at, onGo }: { cards: CardWithCodes[]; at: number; onGo: (step: 1 | -1) => void }) {
  const text = useWords(showWords);
  return (
    <nav className={styles.pages} aria-label={text.cards}>
      <button
        type="button"
        className={styles.round}
        aria-label={text.previous}
        disabled={at === 0}
        onClick={() => onGo(-1)}
      >
        <IconChevronLeft size={24} stroke={1.8} aria-hidden />
      </button>
      <span aria-live="polite">{text.position(at + 1, cards.length)}</span>
      <button
        type="button"
        className={styles.round}
        aria-label={text.next}
        disabled={at === cards.length - 1}
        onClick={() => onGo(1)}
      >
        <IconChevronRight size={24} stroke={1.8} aria-hidden />
      </button>
    </nav>
  );
}
