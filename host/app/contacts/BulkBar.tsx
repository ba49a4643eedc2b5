import { Button, NativeSelect, Text, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { api, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { toast } from "../ui/toast.ts";
import { LONGEST, NOT_CHANGED } from "./contact.ts";
import styles from "./contacts.module.css";
import ExportDialog from "./ExportDialog.tsx";

interface Props {
  ids: number[];
  stages: string[];
  onDone: () => void;
}

/** What can be done with the chosen contacts. */
export default function BulkBar({ ids, stages, onDone }: Props) {
  const { revalidate } = useRevalidator();
  const [isExporting, setExporting] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const people = ids.length === 1 ? "1 contact" : `${ids.length} contacts`;

  async function send(changes: object, done: string) {
    try {
      await api("POST", "/api/contacts/bulk", { ids, ...changes });
      toast.success(done);
      onDone();
    } catch (error) {
      toast.failure(NOT_CHANGED, sentenceOf(error, TRY_AGAIN));
    }
    revalidate();
  }

  function addTag(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const tag = String(new FormData(event.currentTarget).get("tag")).trim();
    if (tag) void send({ addTags: [tag] }, `${people} tagged`);
  }

  return (
    <section className={styles.bulk} aria-label="Chosen contacts">
      <Text fw={600} role="status">
        {people}
      </Text>
      <NativeSelect
        aria-label="Move to stage"
        value=""
        data={[{ value: "", label: "Move to…" }, ...stages]}
        onChange={({ currentTarget: { value } }) => value && void send({ stage: value }, `${people} moved`)}
      />
      <form onSubmit={addTag}>
        <TextInput name="tag" aria-label="Add tag" placeholder="Add tag" maxLength={LONGEST.tag} w={130} />
      </form>
      <Button variant="default" onClick={() => setExporting(true)}>
        Export
      </Button>
      {isExporting && <ExportDialog ids={ids} onClose={() => setExporting(false)} />}
      <Button
        variant="default"
        onClick={() => setDeleting(true)}
        leftSection={<IconTrash size={18} stroke={1.8} aria-hidden />}
      >
        Delete
      </Button>
      <Button variant="subtle" color="gray" onClick={onDone}>
        Cancel
      </Button>
      <ConfirmDialog
        isOpen={isDeleting}
        title={`Delete ${people}?`}
        confirm="Delete"
        isDestructive
        onClose={() => setDeleting(false)}
        onConfirm={async () => {
          await send({ isDeleted: true }, `${people} deleted`);
          setDeleting(false);
        }}
      >
        Their messages and conversations are deleted too. This cannot be undone.
      </ConfirmDialog>
    </section>
  );
}
