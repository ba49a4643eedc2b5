import { Button, type ButtonProps } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { toast } from "./toast.ts";
import { useWords } from "./use-words.ts";
import { uiWords } from "./words.en.ts";
import { uiMessages } from "./messages.en.ts";
import type { Text } from "../languages/message.ts";

/** Title and text where a browser keeps pages from the clipboard. */
export const NOT_COPIED = [uiMessages.copyUnavailable, uiMessages.copyByHand] as const;
const COPIED_MS = 2_000;

interface Props extends Omit<ButtonProps, "children" | "value"> {
  value: string;
  /** Label such as 'Copy link'. */
  label: string;
  /** The toast after it, such as "Link copied"; none when not given. */
  done?: Text;
}

/** Copies a text and says so. */
export function CopyButton({ value, label, done, ...look }: Props) {
  const { copied } = useWords(uiWords);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    if (!(await copyText(value))) return toast.failure(...NOT_COPIED);
    setCopied(true);
    if (done) toast.success(done);
  }

  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button variant="default" {...look} onClick={copy} leftSection={<Icon size={18} stroke={1.8} aria-hidden />}>
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </Button>
  );
}

/** Whether the text is on the clipboard now. Pages not served by HTTPS have no navigator.clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    // In the open dialog if there is one: its focus trap would take the selection away otherwise.
    const container = document.activeElement?.closest("[role=dialog], [role=alertdialog], dialog") ?? document.body;
    container.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    return isCopied;
  }
}
