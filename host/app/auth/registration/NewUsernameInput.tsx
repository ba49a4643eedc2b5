import { Button, Group } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { api } from "../../ui/api.ts";
import type { fieldProps } from "../../ui/use-validated-form.ts";
import { UsernameInput } from "../fields/AccountInputs.tsx";
import { useWords } from "../../ui/use-words.ts";
import { usernameFrom } from "./username-from.ts";
import { fieldWords } from "../fields/words.en.ts";

/** Delay after typing before checking. */
const PAUSE_MS = 400;
/** Same rules as the server's; violations are reported on submit. */
const NAME_PATTERN = /^[a-z\d][a-z\d._-]{2,19}$/i;
/** Invalid, however it continues. */
const INVALID_NAME = /^[^a-z\d]|[^a-z\d._-]/i;

export interface CheckedUsername {
  name: string;
  isFree: boolean;
  /** The slug of the card. */
  address: string;
  /** Free names like it. */
  others: string[];
}

interface Props {
  field: Parameters<typeof fieldProps>[0];
  /** Initial value. */
  first?: string;
  /** Invitation token, which allows the check even if registration is closed. */
  invitation?: string;
}

/** Asks whether a username is free, and for the address of its first card. */
export async function checkUsername(name: string, invitation?: string): Promise<CheckedUsername> {
  const by = invitation ? `?invitation=${encodeURIComponent(invitation)}` : "";
  const answer = await api<Omit<CheckedUsername, "name">>("GET", `/api/username/${encodeURIComponent(name)}${by}`);
  return { name, ...answer };
}

/** A name for a new account; says while one types whether it is free, and the card's address that it makes. */
export function NewUsernameInput({ field, first = "", invitation }: Props) {
  const words = useWords(fieldWords);
  const [checked, setChecked] = useState<CheckedUsername>();
  const [typed, setTyped] = useState(first);
  const box = useRef<HTMLDivElement>(null);
  const typing = useRef<number>();
  const latest = useRef("");
  useEffect(() => () => window.clearTimeout(typing.current), []);

  function check(name: string) {
    latest.current = name;
    setChecked(undefined);
    setTyped(name);
    window.clearTimeout(typing.current);
    if (!NAME_PATTERN.test(name)) return;
    typing.current = window.setTimeout(() => void ask(name), PAUSE_MS);
  }

  async function ask(name: string) {
    try {
      const answer = await checkUsername(name, invitation);
      if (latest.current === name) setChecked(answer);
    } catch {
      // Unknown counts as free; submitting the form checks again.
    }
  }

  function take(name: string) {
    const input = box.current?.querySelector("input");
    if (!input) return;
    input.value = name;
    input.dispatchEvent(new Event("input", { bubbles: true })); // clears the form's error about the previous name
    check(name);
    input.focus();
  }

  // An error of the form is already shown below the field.
  const visibleCheck = field.errors ? undefined : checked;
  const isTaken = visibleCheck !== undefined && !visibleCheck.isFree;
  function state() {
    if (visibleCheck === undefined) return words.nameRule;
    return isTaken
      ? words.nameTaken
      : words.nameFree(visibleCheck.name, `${location.host}/view/${visibleCheck.address}`);
  }
  const isWrong = INVALID_NAME.test(typed);
  const suggestion = isWrong ? usernameFrom(typed) : "";
  const label = isTaken ? words.namesFree : words.nameMended;
  const offered = isTaken ? visibleCheck.others : suggestion === "" ? [] : [suggestion];
  return (
    <div ref={box}>
      <UsernameInput
        required
        description={<span aria-live="polite">{state()}</span>}
        inputWrapperOrder={["label", "input", "description", "error"]}
        styles={
          isTaken || (isWrong && !field.errors) ? { description: { color: "var(--mantine-color-error)" } } : undefined
        }
        onChange={(event) => check(event.currentTarget.value.trim())}
        // One by one, for a field of Conform's has none of its own.
        field={{ id: field.id, name: field.name, errors: field.errors, initialValue: first || field.initialValue }}
      />
      {offered.length > 0 && (
        <Group gap={6} mt={6} role="group" aria-label={label}>
          {offered.map((name) => (
            <Button key={name} size="compact-sm" variant="default" onClick={() => take(name)}>
              {isTaken ? name : words.useName(name)}
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}
