import { Alert, Button, FileInput, Group, List, NativeSelect, Stack, Table, Text } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { api, errorMessage } from "../../ui/api.ts";
import { toast } from "../../ui/toast.ts";
import Modal from "../../ui/modal.tsx";
import { CharsetSelect } from "../../input/CharsetSelect.tsx";
import { COLUMN_FIELDS, type ColumnField } from "./column-fields.ts";
import type { ImportPreview, ImportResult } from "./import.server.ts";
import { useWords } from "../../ui/use-words.ts";
import { contactsWords } from "../words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";
import { sentence } from "../../languages/message.ts";

/** Failed or shortened rows that are listed. */
const MAX_LISTED = 10;

type Step =
  { state: "choosing" } | { state: "shown"; preview: ImportPreview } | { state: "done"; result: ImportResult };

/** A file, what it would bring, and the import. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(contactsWords);
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<Step>({ state: "choosing" });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [charset, setCharset] = useState("");

  async function send<T>(
    upload: File,
    mapping: ImportPreview["columns"] | undefined,
    preview: boolean,
    inCharset = charset,
  ): Promise<T | null> {
    const form = new FormData();
    form.append("file", upload);
    if (inCharset) form.append("charset", inCharset);
    if (preview) form.append("preview", "true");
    if (mapping && mapping.length > 0)
      form.append("mapping", JSON.stringify(Object.fromEntries(mapping.map(({ field }, i) => [i, field]))));
    setBusy(true);
    setProblem(null);
    try {
      return await api<T>("POST", "/api/contacts/import", form);
    } catch (error) {
      setProblem(errorMessage(error, uiMessages.tryAgain));
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function showPreview(chosen: File | null, mapping?: ImportPreview["columns"], inCharset = charset) {
    setFile(chosen);
    if (!chosen) return setStep({ state: "choosing" });
    const preview = await send<ImportPreview>(chosen, mapping, true, inCharset);
    if (preview) setStep({ state: "shown", preview });
    // Rows of the previous file must not remain importable.
    else if (!mapping) setStep({ state: "choosing" });
  }

  async function runImport(preview: ImportPreview) {
    const result = await send<ImportResult>(file!, preview.columns, false);
    if (!result) return;
    setStep({ state: "done", result });
    toast.success(text.importing.added(result.created), text.importing.knownAlready(result.known));
    revalidate();
  }

  return (
    <Modal opened onClose={onClose} title={text.importing.title} size="lg">
      <Stack gap="md">
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {step.state !== "done" && (
          <FileInput
            label={text.importing.file}
            description={text.importing.fileText}
            accept=".vcf,.csv,.txt,.tsv,text/vcard,text/csv"
            placeholder={text.importing.choose}
            value={file}
            onChange={(chosen) => void showPreview(chosen)}
            clearable
            clearButtonProps={{ "aria-label": text.importing.clear }}
          />
        )}
        {step.state === "shown" && (
          <>
            {step.preview.skipped > 0 && <Text size="sm">{text.importing.skipped(step.preview.skipped)}</Text>}
            <CharsetSelect
              value={charset}
              onChange={(value) => {
                setCharset(value);
                void showPreview(file, undefined, value);
              }}
            />
            <Columns
              key={`${file?.name} ${charset}`}
              preview={step.preview}
              onChange={(columns) => void showPreview(file, columns)}
            />
            <Preview preview={step.preview} />
            <Failed failed={step.preview.failed} />
            <Shortened shortened={step.preview.shortened} />
          </>
        )}
        {step.state === "done" && (
          <>
            <Text role="status">{text.importing.done(step.result.created, step.result.known)}</Text>
            <Failed failed={step.result.failed} />
            <Shortened shortened={step.result.shortened} />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {step.state === "done" ? text.close : text.cancel}
          </Button>
          {step.state === "shown" && (
            <Button
              onClick={() => void runImport(step.preview)}
              disabled={isBusy || step.preview.created + step.preview.known === 0}
              aria-busy={isBusy}
            >
              {isBusy ? text.importing.busy : text.importing.submit(step.preview.created + step.preview.known)}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** Whether a name and an address were found among the columns. */
const isGuessed = (columns: ImportPreview["columns"]) =>
  [["name", "firstName", "lastName"], ["email"]].every((alternatives) =>
    columns.some(({ field }) => field !== null && alternatives.includes(field)),
  );

interface ColumnsProps {
  preview: ImportPreview;
  onChange: (columns: ImportPreview["columns"]) => void;
}

function Columns({ preview: { columns }, onChange }: ColumnsProps) {
  const text = useWords(contactsWords);
  // Initial state only, so that it does not close while columns are being chosen.
  const [isOpen] = useState(() => !isGuessed(columns));
  if (columns.length === 0) return null;
  const fields = [
    { value: "", label: text.importing.leaveOut },
    ...COLUMN_FIELDS.map((value) => ({ value, label: text.fields[value] })),
  ];
  return (
    <details open={isOpen}>
      <summary>{text.importing.columns}</summary>
      <Stack gap="xs" mt="sm">
        {columns.map((column, i) => (
          <Group key={i} justify="space-between" wrap="nowrap">
            <Text size="sm" style={{ overflowWrap: "anywhere" }}>
              <b>{column.name || text.importing.column(i + 1)}</b>{" "}
              <span dir="auto">{column.samples.filter(Boolean).join(", ").slice(0, 60)}</span>
            </Text>
            <NativeSelect
              w={140}
              style={{ flex: "none" }}
              aria-label={text.importing.useColumn(column.name)}
              value={column.field ?? ""}
              data={fields}
              onChange={({ currentTarget: { value } }) =>
                onChange(columns.map((one, at) => (at === i ? { ...one, field: (value || null) as ColumnField } : one)))
              }
            />
          </Group>
        ))}
      </Stack>
    </details>
  );
}

function Preview({ preview: { people, created, known } }: { preview: ImportPreview }) {
  const text = useWords(contactsWords);
  return (
    <>
      <Text role="status">{text.importing.wouldDo(created, known)}</Text>
      <Table.ScrollContainer
        type="native"
        minWidth={460}
        mah={260}
        tabIndex={0}
        role="region"
        aria-label={text.importing.preview}
      >
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{text.fields.name}</Table.Th>
              <Table.Th>{text.fields.email}</Table.Th>
              <Table.Th>{text.fields.phone}</Table.Th>
              <Table.Th>{text.importing.is}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {people.map(({ row, name, emails, phones, isKnown }) => (
              <Table.Tr key={row}>
                <Table.Td dir="auto">{name}</Table.Td>
                <Table.Td>{emails[0]}</Table.Td>
                <Table.Td>{phones[0]}</Table.Td>
                <Table.Td>{isKnown ? text.importing.known : text.importing.new}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

function Failed({ failed }: Pick<ImportResult, "failed">) {
  const text = useWords(contactsWords);
  if (failed.length === 0) return null;
  return (
    <Alert color="yellow" title={text.importing.leftOut(failed.length)}>
      <List size="sm">
        {failed.slice(0, MAX_LISTED).map(({ row, message }) => (
          <List.Item key={row}>{text.importing.row(row, sentence(message))}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Shortened({ shortened }: Pick<ImportResult, "shortened">) {
  const text = useWords(contactsWords);
  if (!shortened) return null;
  return (
    <Alert color="yellow" title={text.importing.shortened(shortened.length)}>
      <List size="sm">
        {shortened.slice(0, MAX_LISTED).map(({ row, name, fields }) => (
          <List.Item key={row}>
            {text.importing.row(
              row,
              [name, fields.map((field) => text.fields[field]).join(", ")].filter(Boolean).join(": "),
            )}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
