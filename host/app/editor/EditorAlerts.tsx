import { Alert, Button, Group } from "@mantine/core";
import { useLayoutEffect, useRef, useState } from "react";
import { sentence } from "../languages/message.ts";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";
import { editorMessages } from "./messages.en.ts";

/** Tab of each field that is not on the first one. */
const TAB_OF: Record<string, string> = {
  socialLinks: "social",
  customButtons: "buttons",
  gallery: "gallery",
  formConfig: "form",
  customizations: "design",
  embedCodes: "advanced",
};

/** Does something with the first such element as soon as there is one: a tab loads, and its parts after it. */
function whenPresent(selector: string, act: (element: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>(selector);
  const existing = find();
  if (existing) act(existing);
  if (existing) return () => {};
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    observer.disconnect();
    act(element);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-invalid"] });
  return () => observer.disconnect();
}

interface Props {
  hasDraft: boolean;
  /** Why the last saving failed. */
  problem: string | null;
  /** Path of the refused field, if it has one. */
  refused: string | undefined;
  onGo: (tab: string) => void;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Alerts above the tabs. */
export default function EditorAlerts({ hasDraft, problem, refused, onGo, onRestore, onDiscard }: Props) {
  const text = useWords(editorWords);
  const reason = useRef<HTMLDivElement>(null);
  const [messageAtField, setMessageAtField] = useState<string | null>(null);
  // After a failed save, focuses the invalid field on whichever tab it is, so that the reason is in view.
  useLayoutEffect(() => {
    if (!problem) return;
    reason.current?.scrollIntoView({ block: "nearest" });
    if (refused === undefined) return setMessageAtField(null);
    onGo(TAB_OF[refused.split(".")[0]!] ?? "basic");
    return whenPresent('main [aria-invalid="true"]', (field) => {
      setMessageAtField(problem);
      field.focus();
    });
  }, [problem, refused, onGo]);
  return (
    <>
      {hasDraft && (
        <Alert mb="md" title={text.draft.title}>
          <Group gap="xs">
            <Button size="xs" onClick={onRestore}>
              {text.draft.restore}
            </Button>
            <Button size="xs" variant="default" onClick={onDiscard}>
              {text.draft.discard}
            </Button>
          </Group>
        </Alert>
      )}
      {problem && problem !== messageAtField && (
        <Alert
          ref={reason}
          color="red"
          mb="md"
          role="alert"
          style={{ scrollMarginTop: 72 }}
          title={sentence(editorMessages.notSaved)}
        >
          {problem}
        </Alert>
      )}
    </>
  );
}
