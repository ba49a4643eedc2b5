import { Alert, Button, Group, Stack } from "@mantine/core";
import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { sentence } from "../languages/message.ts";
import type { FormHandle } from "./use-validated-form.ts";
import { useWords } from "./use-words.ts";
import { uiWords } from "./words.en.ts";

interface Props {
  frame: FormHandle;
  /** Label of the submit button, idle and busy. */
  label: string;
  busy: string;
  /** Which form of the page is sent without JavaScript. */
  intent?: string;
  /** The button is as wide as the form, as on pages of visitors; else it stands at the end of its row. */
  isWide?: boolean;
  isDestructive?: boolean;
  onCancel?: () => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** Follows what is wrong, such as the way out of it. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A form: what is wrong with it, its fields, and the button that sends it. Without JavaScript it posts to its page. */
export function FormLayout({ frame, children, hint, onInput, ...buttons }: Props) {
  const { form, title, message, onFocus } = frame;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      onFocus={onFocus}
      onInput={onInput}
    >
      <Stack gap="md">
        {message && (
          <Alert color="red" role="alert" title={sentence(title)}>
            {message}
            {hint}
          </Alert>
        )}
        {children}
        <Buttons isPending={frame.isPending} {...buttons} />
      </Stack>
    </Form>
  );
}

type ButtonsProps = Omit<Props, "frame" | "children" | "hint" | "onInput"> & Pick<FormHandle, "isPending">;

function Buttons({ isPending, label, busy, intent, isWide, isDestructive, onCancel }: ButtonsProps) {
  const { cancel } = useWords(uiWords);
  const send = (
    <Button
      type="submit"
      {...(intent && { name: "intent", value: intent })}
      size={isWide ? "md" : undefined}
      color={isDestructive ? "red.7" : undefined}
      disabled={isPending}
      aria-busy={isPending}
    >
      {isPending ? busy : label}
    </Button>
  );
  if (isWide) return send;
  return (
    <Group justify="flex-end">
      {onCancel && (
        <Button variant="default" onClick={onCancel} disabled={isPending}>
          {cancel}
        </Button>
      )}
      {send}
    </Group>
  );
}
