import "@mantine/dropzone/styles.layer.css";
import { Alert, Anchor, Button, Group, Loader, Progress, Stack, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { useRevalidator } from "@remix-run/react";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useState } from "react";
import { sheetFields } from "../../cards/fields.ts";
import { browserLocale, countIn } from "../../ui/locale.ts";
import { NOT_MADE, saveCsv } from "../../csv/save-file.ts";
import { toast } from "../../ui/toast.ts";
import type { Taken } from "../users.schema.ts";
import styles from "../users.module.css";
import { BatchTable } from "./BatchTable.tsx";
import { type BatchRow, checkRows, type Column, NOBODY } from "./batch-row.ts";
import type * as Csv from "./csv.ts";
import { readFile } from "./read-file.ts";
import { TeamChoice } from "./TeamChoice.tsx";
import { askTaken, askTeams, type Into, type Named, upload, type UploadResult } from "./upload.ts";

type State =
  | { step: "choose"; problem?: string }
  | { step: "reading"; rows: BatchRow[] }
  | { step: "check"; rows: BatchRow[]; taken: Taken; teams: Named[] }
  | { step: "sending"; sent: number; all: number }
  | { step: "done"; result: UploadResult; left: BatchRow[] };

const NOT_PARSED = "Failed to parse CSV";
const count = (n: number) => countIn(browserLocale())(n);
const users = (n: number) => `${count(n)} ${n === 1 ? "user" : "users"}`;

/** Saves a table; the writer of CSV is loaded for it. */
async function saveTable(write: (csv: typeof Csv) => string, fileName: string): Promise<void> {
  try {
    saveCsv(write(await import("./csv.ts")), fileName);
  } catch {
    toast.failure(...NOT_MADE);
  }
}

/** Creates users from a file: choose, check and correct, upload, see the results. */
export default function BatchUpload({ highestLevel, onClose }: { highestLevel: number; onClose: () => void }) {
  const [state, setState] = useState<State>({ step: "choose" });
  const [into, setInto] = useState<Into>({});
  const { revalidate } = useRevalidator();

  async function take(file: File | undefined) {
    if (!file) return;
    setInto({});
    setState({ step: "reading", rows: [] });
    try {
      await check(await readFile(file));
    } catch (error) {
      const problem = (error as Error).message;
      toast.failure(NOT_PARSED, problem);
      setState({ step: "choose", problem });
    }
  }

  async function check(rows: BatchRow[]) {
    setState({ step: "reading", rows });
    // Only a hint: the upload itself tells what is taken.
    const [taken, teams] = await Promise.all([askTaken(rows).catch(() => NOBODY), askTeams()]);
    setState({ step: "check", rows: checkRows(rows, highestLevel, taken), taken, teams });
  }

  async function send(rows: BatchRow[]) {
    const all = rows.filter(({ status }) => status === "valid").length;
    if (all === 0) return toast.failure("No valid users to upload");
    setState({ step: "sending", sent: 0, all });
    const result = await upload(rows, into, (sent) => setState({ step: "sending", sent, all }));
    const left = rows.filter(({ status }) => status === "invalid");
    setState({ step: "done", result, left });
    if (result.created > 0) toast.success("Upload finished", `${users(result.created)} created.`);
    else toast.failure("Failed to upload users", result.failed[0]?.error);
    revalidate();
  }

  switch (state.step) {
    case "choose":
      return <Choose problem={state.problem} onFile={take} />;
    case "reading":
      return (
        <Group justify="center" p="xl" role="status">
          <Loader size="sm" />
          {state.rows.length ? `Checking ${count(state.rows.length)} rows (pending)...` : "Reading the file..."}
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
          onSend={send}
          onOther={() => setState({ step: "choose" })}
        />
      );
    case "sending":
      return (
        <Stack p="md" role="status">
          <Text>
            Creating users: {count(state.sent)} of {count(state.all)}
          </Text>
          <Progress value={(100 * state.sent) / state.all} animated aria-label="Users created" />
          <Text size="sm" c="dimmed">
            Please keep this window open. Users already created are kept if the upload stops.
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
  return (
    <Stack>
      {problem && (
        <Alert color="red" role="alert" title={NOT_PARSED}>
          {problem}
        </Alert>
      )}
      {/* By name: browsers and systems do not agree on the types of these files. readFile() judges what is dropped. */}
      <Dropzone
        onDrop={([file]) => onFile(file)}
        onReject={([rejected]) => onFile(rejected?.file)}
        multiple={false}
        inputProps={{ "aria-label": "Spreadsheet or CSV file", accept: ".csv,.xlsx,.xls" }}
      >
        <div className={styles.drop}>
          <IconFileSpreadsheet size={40} stroke={1.4} aria-hidden />
          <b>Drop a file here, or press to choose one</b>
          <span>.csv, .xlsx or .xls with up to 5,000 users. You review the rows before anything is created.</span>
        </div>
      </Dropzone>
      <Text size="sm" c="dimmed">
        Columns: username, fullName, email, accessLevel (1 to 5), cardSlug, password. Optional, for the card:{" "}
        {sheetFields.map(({ name }) => name).join(", ")}.{" "}
        <Anchor
          component="button"
          type="button"
          inherit
          onClick={() => void saveTable((csv) => csv.template(), "user_upload_template.csv")}
        >
          Download template
        </Anchor>
      </Text>
    </Stack>
  );
}

interface CheckProps {
  state: Extract<State, { step: "check" }>;
  highestLevel: number;
  into: Into;
  onInto: (into: Into) => void;
  onChange: (state: State) => void;
  onSend: (rows: BatchRow[]) => void;
  onOther: () => void;
}

function Check({ state, highestLevel, into, onInto, onChange, onSend, onOther }: CheckProps) {
  const { rows, taken, teams } = state;
  const invalid = rows.filter(({ status }) => status === "invalid").length;
  const valid = rows.length - invalid;
  function correct(line: number, column: Column, value: string) {
    const changed = rows.map((row) => (row.line === line ? { ...row, [column]: value } : row));
    onChange({ ...state, rows: checkRows(changed, highestLevel, taken) });
  }
  return (
    <Stack>
      <Text role="status">
        <b>{count(valid)} valid</b>
        {invalid > 0 && `, ${count(invalid)} invalid: fix them here, or leave them out`}
      </Text>
      {teams.length > 0 && <TeamChoice teams={teams} into={into} onChange={onInto} />}
      <BatchTable rows={rows} onCorrect={correct} />
      <Group justify="space-between">
        <Button variant="default" onClick={onOther}>
          Choose another file
        </Button>
        <Button onClick={() => onSend(rows)}>Upload {users(valid)}</Button>
      </Group>
    </Stack>
  );
}

const MOST_NOTES = 100;
const labelsOf = (names: string[]) =>
  sheetFields
    .filter(({ name }) => names.includes(name))
    .map(({ label }) => label)
    .join(", ");

/** Which values of which lines the template of the team overruled. */
function Notes({ notes }: Pick<UploadResult, "notes">) {
  const more = notes.length - MOST_NOTES;
  return (
    <details>
      <summary>
        Values left out, because the template sets them: {count(notes.length)} {notes.length === 1 ? "row" : "rows"}
      </summary>
      <ul>
        {notes.slice(0, MOST_NOTES).map(({ line, username, ignored }) => (
          <li key={line}>
            Line {line}, <bdi>{username}</bdi>: {labelsOf(ignored)}
          </li>
        ))}
        {more > 0 && <li>and {count(more)} more</li>}
      </ul>
    </details>
  );
}

interface DoneProps {
  result: UploadResult;
  left: BatchRow[];
  onClose: () => void;
  onOther: () => void;
  /** Back to the rows that were not taken. */
  onAgain: (rows: BatchRow[]) => void;
}

function Done({ result, left, onClose, onOther, onAgain }: DoneProps) {
  const invalid = left.map((row) => ({ ...row, error: row.status === "invalid" ? row.error : "" }));
  const failed = [...result.failed, ...invalid].sort((a, b) => a.line - b.line);
  const [first] = failed;
  return (
    <Stack role="status">
      <Alert color={result.created > 0 ? "teal" : "red"} title={`${users(result.created)} created`}>
        {first
          ? `${count(failed.length)} ${failed.length === 1 ? "row" : "rows"} could not be created. Line ${first.line}: ${first.error}`
          : "All users were created."}
      </Alert>
      {result.notes.length > 0 && <Notes notes={result.notes} />}
      <Group justify="space-between">
        <Group>
          {first && (
            <Button variant="default" onClick={() => onAgain(failed.map((row) => ({ ...row, status: "pending" })))}>
              Fix the errors and try again
            </Button>
          )}
          {first && (
            <Button
              variant="default"
              onClick={() => void saveTable((csv) => csv.failedRows(failed), "user_upload_failed.csv")}
            >
              Download failed rows
            </Button>
          )}
          <Button variant="default" onClick={onOther}>
            Choose another file
          </Button>
        </Group>
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  );
}
