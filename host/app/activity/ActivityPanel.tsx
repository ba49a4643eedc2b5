import { Button, NativeSelect, TextInput } from "@mantine/core";
import { Form, Link, useSearchParams } from "@remix-run/react";
import { IconDownload } from "@tabler/icons-react";
import { Kept } from "../ui/Kept.tsx";
import { ACTIONS } from "./action-labels.ts";
import { ActivityList } from "./ActivityList.tsx";
import styles from "./activity.module.css";
import type { Activity } from "./activity.server.ts";

interface Props {
  items: Activity[];
  next: string | null;
  /** Parameters of the page's address that its forms keep. */
  kept?: Record<string, string>;
}

const FILTERS = ["action", "actor", "from", "to"] as const;

/** Who did what, with filters by action, person and days, page by page, and as a file. */
export function ActivityPanel({ items, next, kept = {} }: Props) {
  const [search] = useSearchParams();
  const chosen: Record<string, string> = {};
  for (const name of FILTERS) if (search.get(name)) chosen[name] = search.get(name)!;
  const { actor, ...shown } = chosen;
  const { tab: _, ...scope } = kept;
  const file = new URLSearchParams({ ...scope, ...chosen, format: "csv" });
  const isFiltered = Object.keys(chosen).length > 0;
  const all = `?${new URLSearchParams(kept).toString()}`;
  return (
    <>
      {/* A new address is a new form: its fields show what was chosen. */}
      <Form className={styles.filters} role="search" key={search.toString()}>
        <Kept params={{ ...kept, actor }} />
        <NativeSelect
          label="Action"
          name="action"
          defaultValue={shown.action ?? ""}
          data={[{ value: "", label: "All actions" }, ...ACTIONS]}
        />
        <TextInput type="date" label="From" name="from" defaultValue={shown.from ?? ""} />
        <TextInput type="date" label="To" name="to" defaultValue={shown.to ?? ""} />
        <Button type="submit" variant="default">
          Filter
        </Button>
        {isFiltered && (
          <Button component={Link} to={all} variant="subtle">
            Show all
          </Button>
        )}
        <Button
          variant="default"
          component="a"
          href={`/api/activity?${file.toString()}`}
          download
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          Download CSV
        </Button>
      </Form>
      <ActivityList
        items={items}
        empty={isFiltered ? "Nothing matches these filters." : "Nothing has happened yet."}
        linkTo={(id) => `?${new URLSearchParams({ ...kept, ...shown, actor: String(id) }).toString()}`}
      />
      {next !== null && (
        <Form>
          <Kept params={{ ...kept, ...chosen }} />
          <Button type="submit" name="cursor" value={next} variant="default">
            Older
          </Button>
        </Form>
      )}
    </>
  );
}
