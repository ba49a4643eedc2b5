import { Button, NativeSelect, Text, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { api } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { MAX_LENGTH } from "./contact.ts";
import styles from "./contacts.module.css";
import ExportDialog from "./import/ExportDialog.tsx";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { contactsWords } from "./words.en.ts";
import { contactMessages } from "./messages.en.ts";

interface Props {
  ids: number[];
  stages: string[];
  onDone: () => void;
}

/** Actions for the selected contacts. */
export default function BulkBar({ ids, stages, onDone }: Props) {
  const text = useWords(contactsWords);
  const { revalidate } = useRevalidator();
  const { call } = useCall(contactMessages.notChanged);
  const [isExporting, setExporting] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const people = text.people(ids.length);

  async function send(changes: object, done: string) {
    if (await call(() => api("POST", "/api/contacts/bulk", { ids, ...changes }), done)) onDone();
    revalidate();
  }

  function addTag(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const tag = String(new FormData(event.currentTarget).get("tag")).trim();
    if (tag) void send({ addTags: [tag] }, text.bulk.tagged(people));
  }

  return (
    <section className={styles.bulk} aria-label={text.bulk.chosen}>
      <Text fw={600} role="status">
        {people}
      </Text>
      <NativeSelect
        aria-label={text.bulk.move}
        value=""
        data={[
          { value: "", label: text.bulk.moveTo },
          ...stages.map((value) => ({ value, label: text.stageName(value) })),
        ]}
        onChange={({ currentTarget: { value } }) => value && void send({ stage: value }, text.bulk.moved(people))}
      />
      <form onSubmit={addTag}>
        <TextInput
          name="tag"
          aria-label={text.bulk.tag}
          placeholder={text.bulk.tag}
          maxLength={MAX_LENGTH.tag}
          w={130}
        />
      </form>
      <Button variant="default" onClick={() => setExporting(true)}>
        {text.export}
      </Button>
      {isExporting && <ExportDialog ids={ids} onClose={() => setExporting(false)} />}
      <Button
        variant="default"
        onClick={() => setDeleting(true)}
        leftSection={<IconTrash size={18} stroke={1.8} aria-hidden />}
      >
        {text.delete}
      </Button>
      <Button variant="subtle" color="gray" onClick={onDone}>
        {text.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isDeleting}
        title={text.reallyDelete(people)}
        confirm={text.delete}
        isDestructive
        onClose={() => setDeleting(false)}
        onConfirm={async () => {
          await send({ isDeleted: true }, text.bulk.deleted(people));
          setDeleting(false);
        }}
      >
        {text.bulk.deleteText}
      </ConfirmDialog>
    </section>
  );
}
