import { Button, NativeSelect, TextInput } from "@mantine/core";
import { Form, Link, useSearchParams } from "@remix-run/react";
import { IconDownload } from "@tabler/icons-react";
import { HiddenParams } from "../ui/HiddenParams.tsx";
import { NextPage } from "../ui/NextPage.tsx";
import { ActivityList } from "./ActivityList.tsx";
import styles from "./activity.module.css";
import type { Activity } from "./activity.server.ts";
import { useWords } from "../ui/use-words.ts";
import { activityWords } from "./words.en.ts";

interface Props {
  items: Activity[];
  next: string | null;
  /** Parameters of the page's address that its forms keep. */
  baseParams?: Record<string, string>;
}

const FILTERS = ["action", "actor", "from", "to"] as const;

/** Activity with filters by action, person and days, in pages, and as a file. */
export function ActivityPanel({ items, next, baseParams = {} }: Props) {
  const text = useWords(activityWords);
  const [search] = useSearchParams();
  const chosen: Record<string, string> = {};
  for (const name of FILTERS) if (search.get(name)) chosen[name] = search.get(name)!;
  const { actor, ...filters } = chosen;
  const { tab: _, ...scope } = baseParams;
  const file = new URLSearchParams({ ...scope, ...chosen, format: "csv" });
  const isFiltered = Object.keys(chosen).length > 0;
  const all = `?${new URLSearchParams(baseParams).toString()}`;
  return (
    <>
      {/* A new address is a new form: its fields show what was chosen. */}
      <Form className={styles.filters} role="search" key={search.toString()}>
        <HiddenParams params={{ ...baseParams, actor }} />
        <NativeSelect
          label={text.action}
          name="action"
          defaultValue={filters.action ?? ""}
          data={[
            { value: "", label: text.allActions },
            ...Object.entries(text.actions).map(([value, label]) => ({ value, label })),
          ]}
        />
        <TextInput type="date" label={text.from} name="from" defaultValue={filters.from ?? ""} />
        <TextInput type="date" label={text.to} name="to" defaultValue={filters.to ?? ""} />
        <Button type="submit" variant="default">
          {text.filter}
        </Button>
        {isFiltered && (
          <Button component={Link} to={all} variant="subtle">
            {text.showAll}
          </Button>
        )}
        <Button
          variant="default"
          component="a"
          href={`/api/activity?${file.toString()}`}
          download
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          {text.csv}
        </Button>
      </Form>
      <ActivityList
        items={items}
        empty={isFiltered ? text.noMatch : text.none}
        linkTo={(id) => `?${new URLSearchParams({ ...baseParams, ...filters, actor: String(id) }).toString()}`}
      />
      <NextPage cursor={next} params={{ ...baseParams, ...chosen }}>
        {text.older}
      </NextPage>
    </>
  );
}
