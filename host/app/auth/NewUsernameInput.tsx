import { useEffect, useRef, useState } from "react";
import { api } from "../ui/api.ts";
import type { fieldProps } from "../ui/checked-form.ts";
import { UsernameInput } from "./AccountInputs.tsx";
import { NAME_TAKEN } from "./sentences.ts";

/** Somebody who types on asks once at the end. */
const PAUSE_MS = 400;
const RULE = "3 to 20 letters, digits, dots or hyphens";
/** As the server has it; what it refuses is said when the form is sent. */
const MAY_BE_NAME = /^[a-z\d][a-z\d._-]{2,19}$/i;

/** A name for a new account; says while one types whether it is free. */
export function NewUsernameInput({ field }: { field: Parameters<typeof fieldProps>[0] }) {
  const [checked, setChecked] = useState<{ name: string; isFree: boolean }>();
  const typing = useRef<number>();
  const latest = useRef("");
  useEffect(() => () => window.clearTimeout(typing.current), []);

  function check(name: string) {
    latest.current = name;
    setChecked(undefined);
    window.clearTimeout(typing.current);
    if (!MAY_BE_NAME.test(name)) return;
    typing.current = window.setTimeout(() => void ask(name), PAUSE_MS);
  }

  async function ask(name: string) {
    try {
      const { isFree } = await api<{ isFree: boolean }>("GET", `/api/username/${encodeURIComponent(name)}`);
      if (latest.current === name) setChecked({ name, isFree });
    } catch {
      // Not known is not taken: sending the form tells.
    }
  }

  // What the form has said of it stands below the field already.
  const shown = field.errors ? undefined : checked;
  const isTaken = shown !== undefined && !shown.isFree;
  return (
    <UsernameInput
      required
      description={
        <span aria-live="polite">{shown === undefined ? RULE : isTaken ? NAME_TAKEN : `${shown.name} is free.`}</span>
      }
      inputWrapperOrder={["label", "input", "description", "error"]}
      styles={isTaken ? { description: { color: "var(--mantine-color-error)" } } : undefined}
      onChange={(event) => check(event.currentTarget.value.trim())}
      field={field}
    />
  );
}
