import { Alert, Button, Group } from "@mantine/core";
import { useEffect, useRef } from "react";
import { said } from "../ui/said.ts";
import { NOT_SAVED } from "./editor-state.ts";
import { useWords } from "../ui/use-words.ts";
import { editorPartWords } from "./part-words/index.ts";

interface Props {
  hasDraft: boolean;
  /** Why the last saving failed. */
  problem: string | null;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Alerts above the tabs. */
export default function EditorAlerts({ hasDraft, problem, onRestore, onDiscard }: Props) {
  const t = useWords(editorPartWords);
  const reason = useRef<HTMLDivElement>(null);
  // Who pressed the button below a long tab would read only that it failed, not why.
  useEffect(() => {
    if (problem) reason.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  return (
    <>
      {hasDraft && (
        <Alert mb="md" title={t.draft.title}>
          <Group gap="xs">
            <Button size="xs" onClick={onRestore}>
              {t.draft.restore}
            </Button>
            <Button size="xs" variant="default" onClick={onDiscard}>
              {t.draft.discard}
            </Button>
          </Group>
        </Alert>
      )}
      {problem && (
        <Alert ref={reason} color="red" mb="md" role="alert" style={{ scrollMarginTop: 72 }} title={said(NOT_SAVED)}>
          {said(problem)}
        </Alert>
      )}
    </>
  );
}
