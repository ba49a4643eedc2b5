import { Alert, Button, Group } from "@mantine/core";
import { useEffect, useRef } from "react";
import { NOT_SAVED } from "./editor-state.ts";

interface Props {
  hasDraft: boolean;
  /** Why the last saving failed. */
  problem: string | null;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Alerts above the tabs. */
export default function EditorAlerts({ hasDraft, problem, onRestore, onDiscard }: Props) {
  const reason = useRef<HTMLDivElement>(null);
  // Who pressed the button below a long tab would read only that it failed, not why.
  useEffect(() => {
    if (problem) reason.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  return (
    <>
      {hasDraft && (
        <Alert mb="md" title="You have unsaved edits">
          <Group gap="xs">
            <Button size="xs" onClick={onRestore}>
              Restore edits
            </Button>
            <Button size="xs" variant="default" onClick={onDiscard}>
              Discard
            </Button>
          </Group>
        </Alert>
      )}
      {problem && (
        <Alert ref={reason} color="red" mb="md" role="alert" style={{ scrollMarginTop: 72 }} title={NOT_SAVED}>
          {problem}
        </Alert>
      )}
    </>
  );
}
