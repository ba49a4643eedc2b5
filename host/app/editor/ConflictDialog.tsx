import { Button, Group, Modal } from "@mantine/core";

interface Props {
  /** Labels of what was changed elsewhere. */
  fields: string[];
  onChoose(keepsMine: boolean): void;
}

/** Somebody saved this card meanwhile. Only a choice closes it: Escape must not throw edits away. */
export default function ConflictDialog({ fields, onChoose }: Props) {
  return (
    <Modal
      opened onClose={() => onChoose(true)} title="This card was changed elsewhere" withCloseButton={false}
      closeOnEscape={false} closeOnClickOutside={false}
    >
      <p>Changed meanwhile:</p>
      <ul>{fields.map((field) => <li key={field}>{field}</li>)}</ul>
      <p>Keeping yours puts your own edits on top of it; nothing else is lost.</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onChoose(false)}>Take the other</Button>
        <Button onClick={() => onChoose(true)}>Keep mine</Button>
      </Group>
    </Modal>
  );
}
