import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { SharePageData } from "../share.server.ts";
import { canLock, hasNfc, lockTag, writeTag } from "./nfc.ts";
import styles from "./share.module.css";
import { Tile } from "./Tile.tsx";
import { useWords } from "../../ui/use-words.ts";
import { shareWords } from "./words.en.ts";

type State =
  | "idle"
  | "asking"
  | "writing"
  | "occupied"
  | "written"
  | "askingLock"
  | "locking"
  | "locked"
  | "notLocked"
  | "refused"
  | "failed";

/** Longest URL: some of the tag's 144 bytes are its header. */
const NTAG213_MAX_LENGTH = 130;

/** Writes the card's address to an NFC tag, or explains how to do it with an app. */
export default function NfcTag({ card }: SharePageData) {
  const text = useWords(shareWords);
  const isHydrated = useHydrated();
  return (
    <div className={styles.grid}>
      {isHydrated && hasNfc() && <Writer url={card.nfcUrl} />}
      <Tile title={text.nfc.address}>
        <p className={styles.link}>
          <bdi>{card.nfcUrl}</bdi>
        </p>
        <div className={styles.buttons}>
          <CopyButton value={card.nfcUrl} label={text.nfc.copy} />
        </div>
        {card.nfcUrl.length <= NTAG213_MAX_LENGTH && <p>{text.nfc.room}</p>}
      </Tile>
      <Tile title={text.nfc.iphone}>
        <Steps steps={text.nfc.iphoneSteps} />
      </Tile>
      <Tile title={text.nfc.android}>
        <Steps steps={text.nfc.androidSteps} />
      </Tile>
    </div>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function Writer({ url }: { url: string }) {
  const text = useWords(shareWords);
  const [state, setState] = useState<State>("idle");
  const pending = useRef<AbortController>();
  useEffect(() => () => pending.current?.abort(), []);

  async function write(overwrite: boolean) {
    setState("writing");
    const { signal } = (pending.current = new AbortController());
    const outcome = await writeTag(url, { overwrite, signal });
    if (!signal.aborted) setState(outcome);
  }

  async function lock() {
    setState("locking");
    const { signal } = (pending.current = new AbortController());
    const isLocked = await lockTag(signal);
    if (!signal.aborted) setState(isLocked ? "locked" : "notLocked");
  }

  function cancel() {
    pending.current?.abort();
    setState("idle");
  }

  const messages: Partial<Record<State, string>> = text.nfc.said;
  const isPending = state === "writing" || state === "locking";
  return (
    <Tile title={text.nfc.write}>
      <p>{text.nfc.about}</p>
      <p role="status">{messages[state]}</p>
      <div className={styles.buttons}>
        {isPending ? (
          <Button variant="default" onClick={cancel}>
            {text.nfc.cancel}
          </Button>
        ) : (
          <Button onClick={() => setState("asking")}>{text.nfc.write}</Button>
        )}
        {(state === "written" || state === "notLocked") && canLock() && (
          <Button variant="default" onClick={() => setState("askingLock")}>
            {text.nfc.lock}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={state === "asking"}
        title={text.nfc.asking}
        confirm={text.nfc.askingConfirm}
        onConfirm={() => void write(false)}
        onClose={() => setState("idle")}
      >
        {text.nfc.askingText(url)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={state === "occupied"}
        title={text.nfc.occupied}
        confirm={text.nfc.occupiedConfirm}
        isDestructive
        onConfirm={() => void write(true)}
        onClose={() => setState("idle")}
      >
        {text.nfc.occupiedText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={state === "askingLock"}
        title={text.nfc.askingLock}
        confirm={text.nfc.askingLockConfirm}
        isDestructive
        onConfirm={() => void lock()}
        onClose={() => setState("written")}
      >
        {text.nfc.askingLockText}
      </ConfirmDialog>
    </Tile>
  );
}
