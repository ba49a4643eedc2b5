import "@mantine/dropzone/styles.layer.css";
import { Alert, Anchor, Button, Group, Loader, Progress, Stack, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { useRevalidator } from "@remix-run/react";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useState } from "react";
import { FIELDS, sheetFields } from "../../cards/fields.ts";
import { useFormatNumber } from "../../ui/locale.ts";
import { EXPORT_FAILED_TITLE, downloadCsv } from "../../csv/save-file.ts";
import { CharsetSelect } from "../../input/CharsetSelect.tsx";
import { toast } from "../../ui/toast.ts";
import type { Taken } from "../users.schema.ts";
import styles from "../users.module.css";
import { BatchTable } from "./BatchTable.tsx";
import { type BatchRow, checkRows, type Column, NONE_TAKEN } from "./batch-row.ts";
import type * as Csv from "./csv.ts";
import { readFile } from "./read-file.ts";
import { TeamChoice } from "./TeamChoice.tsx";
import { fetchTaken, fetchTeams, type BatchTarget, type NamedOption, upload, type UploadResult } from "./upload.ts";
import { batchWords } from "./words.en.ts";
import { useWords, useSentence } from "../../ui/use-words.ts";
import { sentence, type Text as Sentence } from "../../languages/message.ts";
import { UnreadableFile } from "./parse-table.ts";
import { uiMessages } from "../../ui/messages.en.ts";

/** A text whose letters may be read another way. */
interface TextFile {
  file: File;
  charset: string;
}
type State =
  | { step: "choose"; problem?: string }
  | { step: "reading"; rows: BatchRow[] }
  | { step: "check"; rows: BatchRow[]; taken: Taken; teams: NamedOption[]; source?: TextFile }
  | { step: "sending"; sent: number; all: number }
  | { step: "done"; result: UploadResult; left: BatchRow[] };

/** Saves a table as CSV; the writer is loaded on use. */
async function saveTable(write: (csv: typeof Csv) => string, fileName: string): Promise<void> {
  try {
    downloadCsv(write(await import("./csv.ts")), fileName);
  } catch {
    toast.failure(...EXPORT_FAILED_TITLE);
  }
}

/** Creates users from a file: choose, check and correct, upload, see the results. */
export default function BatchUpload({ highestLevel, onClose }: { highestLevel: number; onClose: () => void }) {
  const text = useWords(batchWords);
  const count = useFormatNumber();
  const users = (n: number) => text.users(n, count(n));
  const [state, setState] = useState<State>({ step: "choose" });
  const [into, setInto] = useState<BatchTarget>({});
  const { revalidate } = useRevalidator();

  async function take(file: File | undefined) {
    if (!file) return;
    setInto({});
    await read({ file, charset: "" });
  }

  async function read(source: TextFile) {
    setState({ step: "reading", rows: [] });
    try {
      const { rows, isText } = await readFile(source.file, source.charset || undefined);
      await check(rows, isText ? source : undefined);
    } catch (error) {
      const problem = sentence(error instanceof UnreadableFile ? error.text : uiMessages.failedTryAgain);
      toast.failure(text.notParsed, problem);
      setState({ step: "choose", problem });
    }
  }

  async function check(rows: BatchRow[], source?: TextFile) {
    setState({ step: "reading", rows });
    // Only a hint: the upload itself says which names are taken.
    const [taken, teams] = await Promise.all([fetchTaken(rows).catch(() => NONE_TAKEN), fetchTeams()]);
    setState({ step: "check", rows: checkRows(rows, highestLevel, taken), taken, teams, source });
  }

  async function send(rows: BatchRow[]) {
    const all = rows.filter(({ status }) => status === "valid").length;
    if (all === 0) return toast.failure(text.nothingValid);
    setState({ step: "sending", sent: 0, all });
    const result = await upload(rows, into, (sent) => setState({ step: "sending", sent, all }));
    const left = rows.filter(({ status }) => status === "invalid");
    setState({ step: "done", result, left });
    if (result.created > 0) toast.success(text.finished, text.createdText(users(result.created)));
    else toast.failure(text.failed, result.failed[0]?.error);
    revalidate();
  }

  switch (state.step) {
    case "choose":
      return <Choose problem={state.problem} onFile={take} />;
    case "reading":
      return (
        <Group justify="center" p="xl" role="status">
          <Loader size="sm" />
          {state.rows.length ? text.checking(count(state.rows.length)) : text.reading}
        </Group>
      );
    case "check":
      return (
        <Check
          state={state}
          highestLevel={highestLevel}
          into={into}
          onInto={setInto}
          onChange={setState}
          onRead={read}
          onSend={send}
          onOther={() => setState({ step: "choose" })}
        />
      );
    case "sending":
      return (
        <Stack p="md" role="status">
          <Text>{text.creating(count(state.sent), count(state.all))}</Text>
          <Progress value={(100 * state.sent) / state.all} animated aria-label={text.progress} />
          <Text size="sm" c="dimmed">
            {text.keepOpen}
          </Text>
        </Stack>
      );
    case "done":
      return (
        <Done
          result={state.result}
          left={state.left}
          onClose={onClose}
          onOther={() => setState({ step: "choose" })}
          onAgain={check}
        />
      );
  }
}

function Choose({ problem, onFile }: { problem?: string; onFile: (file: File | undefined) => void }) {
  const text = useWords(batchWords);
  return (
    <Stack>
      {problem && (
        <Alert color="red" role="alert" title={text.notParsed}>
          {problem}
        </Alert>
      )}
      {/* By name: browsers and systems do not agree on the types of these files. readFile() judges what is dropped. */}
      <Dropzone
        onDrop={([file]) => onFile(file)}
        onReject={([rejected]) => onFile(rejected?.file)}
        multiple={false}
        inputProps={{ "aria-label": text.file, accept: ".csv,.xlsx,.xls" }}
      >
        <div className={styles.drop}>
          <IconFileSpreadsheet size={40} stroke={1.4} aria-hidden />
          <b>{text.drop}</b>
          <span>{text.dropText}</span>
        </div>
      </Dropzone>
      <Text size="sm" c="dimmed">
        {text.columns(sheetFields.map(({ name }) => name).join(", "))}{" "}
        <Anchor
          component="button"
          type="button"
          inherit
          onClick={() => void saveTable((csv) => csv.template(), "user_upload_template.csv")}
        >
          {text.template}
        </Anchor>
      </Text>
    </Stack>
  );
}

interface CheckProps {
  state: Extract<State, { step: "check" }>;
  highestLevel: number;
  into: BatchTarget;
  onInto: (into: BatchTarget) => void;
  onChange: (state: State) => void;
  onRead: (source: TextFile) => void;
  onSend: (rows: BatchRow[]) => void;
  onOther: () => void;
}

function Check({ state, highestLevel, into, onInto, onChange, onRead, onSend, onOther }: CheckProps) {
  const text = useWords(batchWords);
  const count = useFormatNumber();
  const users = (n: number) => text.users(n, count(n));
  const { rows, taken, teams, source } = state;
  const invalid = rows.filter(({ status }) => status === "invalid").length;
  const valid = rows.length - invalid;
  function correct(line: number, column: Column, value: string) {
    const changed = rows.map((row) => (row.line === line ? { ...row, [column]: value } : row));
    onChange({ ...state, rows: checkRows(changed, highestLevel, taken) });
  }
  return (
    <Stack>
      <Text role="status">
        <b>{text.valid(count(valid))}</b>
        {invalid > 0 && text.invalid(count(invalid))}
      </Text>
      {teams.length > 0 && <TeamChoice teams={teams} into={into} onChange={onInto} />}
      {source && (
        <CharsetSelect value={source.charset} onChange={(charset) => onRead({ file: source.file, charset })} />
      )}
      <BatchTable rows={rows} onCorrect={correct} />
      <Group justify="space-between">
        <Button variant="default" onClick={onOther}>
          {text.other}
        </Button>
        <Button onClick={() => onSend(rows)}>{text.upload(users(valid))}</Button>
      </Group>
    </Stack>
  );
}

const MOST_NOTES = 100;
const labelsOf = (names: string[], toText: (text: Sentence) => string) =>
  [...sheetFields, { name: "socialLinks", label: FIELDS.socialLinks.label }]
    .filter(({ name }) => names.includes(name))
    .map(({ label }) => toText(label))
    .join(", ");

/** Which values of which lines the team's template has overridden. */
function Notes({ notes }: Pick<UploadResult, "notes">) {
  const text = useWords(batchWords);
  const toText = useSentence();
  const count = useFormatNumber();
  const more = notes.length - MOST_NOTES;
  return (
    <details>
      <summary>{text.leftOut(notes.length, count(notes.length))}</summary>
      <ul>
        {notes.slice(0, MOST_NOTES).map(({ line, username, ignored }) => (
          <li key={line}>
            {text.lineOf(line)} <bdi>{username}</bdi>: {labelsOf(ignored, toText)}
          </li>
        ))}
        {more > 0 && <li>{text.more(count(more))}</li>}
      </ul>
    </details>
  );
}

interface DoneProps {
  result: UploadResult;
  left: BatchRow[];
  onClose: () => void;
  onOther: () => void;
  /** Back to the rows that were refused. */
  onAgain: (rows: BatchRow[]) => void;
}

function Done({ result, left, onClose, onOther, onAgain }: DoneProps) {
  const text = useWords(batchWords);
  const count = useFormatNumber();
  const users = (n: number) => text.users(n, count(n));
  const invalid = left.map((row) => ({ ...row, error: row.status === "invalid" ? row.error : "" }));
  const failed = [...result.failed, ...invalid].sort((a, b) => a.line - b.line);
  const [first] = failed;
  return (
    <Stack role="status">
      <Alert color={result.created > 0 ? "teal" : "red"} title={text.created(users(result.created))}>
        {first ? text.notCreated(failed.length, count(failed.length), first.line, first.error) : text.allCreated}
      </Alert>
      {result.notes.length > 0 && <Notes notes={result.notes} />}
      <Group justify="space-between">
        <Group>
          {first && (
            <Button variant="default" onClick={() => onAgain(failed.map((row) => ({ ...row, status: "pending" })))}>
              {text.again}
            </Button>
          )}
          {first && (
            <Button
              variant="default"
              onClick={() => void saveTable((csv) => csv.failedRows(failed), "user_upload_failed.csv")}
            >
              {text.failedRows}
            </Button>
          )}
          <Button variant="default" onClick={onOther}>
            {text.other}
          </Button>
        </Group>
        <Button onClick={onClose}>{text.done}</Button>
      </Group>
    </Stack>
  );
}
