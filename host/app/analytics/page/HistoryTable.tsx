import { Button, Table, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { toast } from "../../ui/toast.ts";
import { useFormatNumber } from "../../ui/locale.ts";
import styles from "./analytics.module.css";
import history from "./history.module.css";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

const PAGE = 10;
/** Minimum column width in pixels before the table scrolls sideways, so that names do not break. */
const COLUMN = 140;

interface Props {
  caption: string;
  columns: string[];
  /** The loaded rows, newest first; the first cell names the row. */
  rows: string[][];
  /** How many there are in all. */
  total: number;
  isComplete: boolean;
  loadMore(): Promise<void>;
}

/** A searchable table, a page at a time. Rows that are not here yet are fetched when their page is asked for. */
export function HistoryTable({ caption, columns, rows, total, isComplete, loadMore }: Props) {
  const text = useWords(analyticsWords);
  const formatCount = useFormatNumber();
  const [search, setSearch] = useState("");
  const [requestedPage, setPage] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const words = search.trim().toLowerCase();
  const matches = words === "" ? rows : rows.filter((row) => row.join("\n").toLowerCase().includes(words));
  const page = Math.min(requestedPage, Math.max(0, Math.ceil(matches.length / PAGE) - 1));
  const visible = matches.slice(page * PAGE, (page + 1) * PAGE);
  const hasNext = (page + 1) * PAGE < matches.length;
  const canLoad = !isComplete && rows.length < total;
  const all = words === "" ? Math.max(total, matches.length) : matches.length;
  const rangeText =
    visible.length === 0
      ? ""
      : text.history.range(formatCount(page * PAGE + 1), formatCount(page * PAGE + visible.length), formatCount(all));

  async function next() {
    if (!hasNext) {
      setLoading(true);
      try {
        await loadMore();
      } catch {
        return toast.failure(text.history.notLoaded);
      } finally {
        setLoading(false);
      }
    }
    setPage(page + 1);
  }

  if (rows.length === 0) return <p className={styles.none}>{total === 0 ? text.history.none : text.history.expired}</p>;
  return (
    <>
      <TextInput
        className={history.search}
        aria-label={text.history.searchIn(caption)}
        placeholder={text.history.search}
        value={search}
        leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setPage(0);
        }}
      />
      <Table.ScrollContainer
        type="native"
        minWidth={COLUMN * columns.length}
        className={history.scroll}
        tabIndex={0}
        role="region"
        aria-label={text.history.whole(caption)}
      >
        <Table className={history.table} aria-label={caption}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column} scope="col">
                  {column}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {visible.map((row, i) => (
              <Table.Tr key={page * PAGE + i}>
                {row.map((cell, j) => (
                  <Table.Td key={j}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {visible.length === 0 && <p className={styles.none}>{text.history.noMatch(search.trim(), canLoad)}</p>}
      <div className={history.pages}>
        <span aria-live="polite">{rangeText}</span>
        <Button variant="default" size="xs" disabled={page === 0} onClick={() => setPage(page - 1)}>
          {text.history.previous}
        </Button>
        <Button variant="default" size="xs" disabled={!hasNext && !canLoad} loading={isLoading} onClick={next}>
          {text.history.next}
        </Button>
      </div>
    </>
  );
}
