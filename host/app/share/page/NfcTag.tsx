import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import type { SharePageData } from "../share.server.ts";
import { canLock, hasNfc, lockTag, writeTag } from "./nfc.ts";
import styles from "./share.module.css";
import { Tile } from "./Tile.tsx";

type State =
  "idle" | "asking" | "writing" | "occupied" | "written" | "askingLock" | "locking" | "locked" | "refused" | "failed";

const SAID: Partial<Record<State, string>> = {
  writing: "Hold the tag to the back of your phone.",
  written: "Written. Try it: hold the tag to another phone.",
  locking: "Hold the same tag to your phone once more.",
  locked: "Locked. Nobody can change this tag any more.",
  refused: "The tag was not written: NFC is switched off or not allowed, or the tag is locked.",
  failed: "The tag was not written. Hold it still and try again.",
};

/** Writes the card's address to an NFC tag, or explains how to do it with an app. */
export default function NfcTag({ card }: SharePageData) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.grid}>
      {isHydrated && hasNfc() && <Writer url={card.nfcUrl} />}
      <Tile title="Address for the tag">
        <p className={styles.link}>
          <bdi>{card.nfcUrl}</bdi>
        </p>
        <div className={styles.buttons}>
          <CopyButton value={card.nfcUrl} label="Copy address" />
        </div>
        <p>Any NTAG213 or larger has room for it.</p>
      </Tile>
      <Tile title="With an iPhone">
        <ol>
          <li>Copy the address.</li>
          <li>Install NFC Tools from the App Store and open Write.</li>
          <li>Choose Add a record, then URL, and paste.</li>
          <li>Press Write and hold the tag to the top of the phone.</li>
        </ol>
      </Tile>
      <Tile title="With an Android phone">
        <ol>
          <li>Open this page in Chrome on the phone: it writes the tag by itself.</li>
          <li>With another browser, copy the address and install NFC Tools.</li>
          <li>Open Write, choose Add a record, then URL, and paste.</li>
          <li>Press Write and hold the tag to the back of the phone.</li>
        </ol>
      </Tile>
    </div>
  );
}

function Writer({ url }: { url: string }) {
  const [state, setState] = useState<State>("idle");
  const waiting = useRef<AbortController>();
  useEffect(() => () => waiting.current?.abort(), []);

  async function write(overwrite: boolean) {
    setState("writing");
    const { signal } = (waiting.current = new AbortController());
    const outcome = await writeTag(url, { overwrite, signal });
    if (!signal.aborted) setState(outcome);
  }

  async function lock() {
    setState("locking");
    const { signal } = (waiting.current = new AbortController());
    const isLocked = await lockTag(signal);
    if (!signal.aborted) setState(isLocked ? "locked" : "failed");
  }

  function cancel() {
    waiting.current?.abort();
    setState("idle");
  }

  const isWaiting = state === "writing" || state === "locking";
  return (
    <Tile title="Write a tag">
      <p>This phone can write your card's address to an NFC tag.</p>
      <p role="status">{SAID[state]}</p>
      <div className={styles.buttons}>
        {isWaiting ? (
          <Button variant="default" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button onClick={() => setState("asking")}>Write a tag</Button>
        )}
        {state === "written" && canLock() && (
          <Button variant="default" onClick={() => setState("askingLock")}>
            Lock this tag
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={state === "asking"}
        title="Write your address to a tag?"
        confirm="Write"
        onConfirm={() => void write(false)}
        onClose={() => setState("idle")}
      >
        Whoever holds a phone to the tag opens {url}.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={state === "occupied"}
        title="Overwrite this tag?"
        confirm="Overwrite"
        isDestructive
        onConfirm={() => void write(true)}
        onClose={() => setState("idle")}
      >
        There is something on this tag already. It will be lost.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={state === "askingLock"}
        title="Lock this tag for good?"
        confirm="Lock"
        isDestructive
        onConfirm={() => void lock()}
        onClose={() => setState("written")}
      >
        A locked tag can never be written again, not even by you. Your card itself stays yours to change.
      </ConfirmDialog>
    </Tile>
  );
}
