import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { type MouseEvent, useState } from "react";
import { sentence } from "../../languages/message.ts";
import { passwordStrength } from "./password-strength.ts";
import { useWords } from "../../ui/use-words.ts";
import { SHOW_PASSWORD } from "../sentences.ts";
import styles from "../auth.module.css";
import { fieldWords } from "../fields/words.en.ts";

let common: Promise<ReadonlySet<string> | null> | undefined;

/** Fetches the list of common passwords once, when first needed. Null if that fails; the meter works without. */
function loadCommonPasswords(): Promise<ReadonlySet<string> | null> {
  return (common ??= fetch("/api/common-passwords")
    .then(async (response) => (response.ok ? new Set((await response.text()).split("\n")) : null))
    .catch(() => {
      common = undefined; // offline: asked for again at the next focus
      return null;
    }));
}

/** A field for a new password, with a meter that says how easily it is guessed. */
export function NewPasswordInput(props: PasswordInputProps) {
  const [password, setPassword] = useState("");
  const [commonPasswords, setCommonPasswords] = useState<ReadonlySet<string> | null>(null);
  const { score, label, hint } = passwordStrength(password, commonPasswords);
  const visibility = useVisibility();
  return (
    <div>
      <PasswordInput
        autoComplete="new-password"
        visibilityToggleButtonProps={visibility}
        {...props}
        onFocus={() => void loadCommonPasswords().then(setCommonPasswords)}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={styles.meter} data-score={score} aria-live="polite">
        <span className={styles.bars} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        <span>
          {sentence(label)}
          {hint && `. ${sentence(hint)}`}
        </span>
      </div>
    </div>
  );
}

/** Mantine hides its eye button from the keyboard; people who cannot see the dots need it most. */
const VISIBILITY = { "aria-label": SHOW_PASSWORD, "aria-hidden": false, tabIndex: 0, onClick: pressed } as const;

/** Visibility toggle with a label in the page's language. */
export const useVisibility = () => ({ ...VISIBILITY, "aria-label": useWords(fieldWords).visibility });

/**
 * It listens to the mouse's button and the space bar only: Enter, and what screen readers do, come as a click of
 * neither.
 */
function pressed({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if (detail === 0)
    currentTarget.dispatchEvent(new window.MouseEvent("mousedown", { bubbles: true, cancelable: true }));
}
