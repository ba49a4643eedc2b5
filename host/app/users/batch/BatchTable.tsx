import { Badge, Button, Group, Switch, Text } from "@mantine/core";
import { Fragment, useState } from "react";
import styles from "../users.module.css";
import { type BatchRow, type Column, columnsOf, labelOf } from "./batch-row.ts";
import { batchWords } from "./words.en.ts";
import { useWords, useSentence } from "../../ui/use-words.ts";

const PAGE = 50;

interface Props {
  rows: BatchRow[];
  onCorrect: (line: number, column: Column, value: string) => void;
}

/** The rows of a file, fifty at a time. Each cell can be corrected in place. */
export function BatchTable({ rows, onCorrect }: Props) {
  const text = useWords(batchWords);
  const sentence = useSentence();
  const [page, setPage] = useState(0);
  // The list of lines shown stays the same during corrections, so that no row vanishes under the cursor once it is
  // valid.
  const [onlyLines, setOnlyLines] = useState<ReadonlySet<number>>();
  const visible = onlyLines ? rows.filter(({ line }) => onlyLines.has(line)) : rows;
  const last = Math.max(0, Math.ceil(visible.length / PAGE) - 1);
  const at = Math.min(page, last);
  const columns = columnsOf(rows[0]!);

  function showInvalid(isOn: boolean) {
    setPage(0);
    setOnlyLines(isOn ? new Set(rows.filter(({ status }) => status === "invalid").map(({ line }) => line)) : undefined);
  }

  return (
    <>
      <Group justify="space-between">
        <Switch
          label={text.table.onlyInvalid}
          checked={onlyLines !== undefined}
          onChange={(event) => showInvalid(event.currentTarget.checked)}
        />
        {last > 0 && (
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              {text.table.page(at + 1, last + 1)}
            </Text>
            <Button variant="default" size="xs" disabled={at === 0} onClick={() => setPage(at - 1)}>
              {text.table.previous}
            </Button>
            <Button variant="default" size="xs" disabled={at === last} onClick={() => setPage(at + 1)}>
              {text.table.next}
            </Button>
          </Group>
        )}
      </Group>
      <div className={styles.batch} tabIndex={0} role="region" aria-label={text.table.name}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.table.line}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {sentence(labelOf(column))}
                </th>
              ))}
              <th scope="col">{text.table.status}</th>
            </tr>
          </thead>
          <tbody>
            {visible.slice(at * PAGE, (at + 1) * PAGE).map((row) => (
              <Row key={row.line} row={row} columns={columns} onCorrect={onCorrect} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface RowProps {
  row: BatchRow;
  columns: Column[];
  onCorrect: Props["onCorrect"];
}

function Row({ row, columns, onCorrect }: RowProps) {
  const text = useWords(batchWords);
  const sentence = useSentence();
  const errorId = `batch-error-${row.line}`;
  const isInvalid = row.status === "invalid";
  return (
    <Fragment>
      <tr data-status={row.status}>
        <td className={styles.number}>{row.line}</td>
        {columns.map((column) => (
          <td key={column}>
            {/* Escape in a cell must not close the dialog: every correction would be gone. */}
            <input
              data-mantine-stop-propagation="true"
              aria-label={text.table.cell(sentence(labelOf(column)), row.line)}
              value={row[column] ?? ""}
              spellCheck={false}
              autoComplete="off"
              aria-describedby={isInvalid ? errorId : undefined}
              onChange={(event) => onCorrect(row.line, column, event.currentTarget.value)}
            />
          </td>
        ))}
        <td>
          <Badge color={isInvalid ? "red" : "green"} mt={6} miw="max-content">
            {text.table.states[row.status]}
          </Badge>
        </td>
      </tr>
      {isInvalid && (
        <tr data-status="invalid">
          <td className={styles.error} colSpan={columns.length + 2} id={errorId}>
            <span>{row.error}</span>
          </td>
        </tr>
      )}
    </Fragment>
  );
}
