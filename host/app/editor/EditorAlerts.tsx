import { Alert, Button, Group } from "@mantine/core";

interface Props {
  hasDraft: boolean;
  /** Why the last saving failed. */
  problem: string | null;
  onRestore: () => void;
  onDiscard: () => void;
}

/** What stands above the tabs when something is to be told. */
export default function EditorAlerts({ hasDraft, problem, onRestore, onDiscard }: Props) {
  return (
    <>
      {hasDraft && (
        <Alert mb="md" title="You have edits that were not saved">
          <Group gap="xs"><Button size="xs" onClick={onRestore}>Restore edits</Button><Button size="xs" variant="default" onClick={onDiscard}>Discard</Button></Group>
        </Alert>
      )}
      {problem && <Alert color="red" mb="md" role="alert" title="Failed to save card">{problem}</Alert>}
    </>
  );
}
