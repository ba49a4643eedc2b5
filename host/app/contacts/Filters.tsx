import { Button, NativeSelect, TextInput } from "@mantine/core";
import { Form, useSubmit } from "@remix-run/react";
import { IconSearch } from "@tabler/icons-react";
import { SOURCE_WORDS, SOURCES } from "./contact.ts";
import styles from "./contacts.module.css";

const SORT_WORDS = [
  { value: "-last", label: "Last contact" },
  { value: "name", label: "Name" },
  { value: "-first", label: "Newest" },
  { value: "first", label: "Oldest" },
];

/** A plain form, so that an address holds what was asked for. */
export function Filters({ search, stages }: { search: URLSearchParams; stages: string[] }) {
  const submit = useSubmit();
  const of = (name: string) => search.get(name) ?? "";
  return (
    <Form
      role="search"
      className={styles.filters}
      // Fields show the address again after a link has changed it.
      key={["search", "stage", "source", "sort"].map(of).join("\n")}
      onChange={({ currentTarget, target }) => target instanceof HTMLSelectElement && submit(currentTarget)}
    >
      <TextInput
        name="search"
        type="search"
        label="Search names, companies, notes and messages"
        defaultValue={of("search")}
        leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
        maxLength={200}
      />
      <NativeSelect
        name="stage"
        label="Stage"
        defaultValue={of("stage")}
        data={[{ value: "", label: "All stages" }, ...stages]}
      />
      <NativeSelect
        name="source"
        label="Came by"
        defaultValue={of("source")}
        data={[{ value: "", label: "All ways" }, ...SOURCES.map((value) => ({ value, label: SOURCE_WORDS[value] }))]}
      />
      <NativeSelect name="sort" label="Sorted by" defaultValue={of("sort") || "-last"} data={SORT_WORDS} />
      {["tag", "card", "team", "due"].map(
        (name) => of(name) && <input key={name} type="hidden" name={name} value={of(name)} />,
      )}
      <Button type="submit" variant="default">
        Search
      </Button>
    </Form>
  );
}
