import { Button, NativeSelect, TextInput } from "@mantine/core";
import { Form, Link, useSubmit } from "@remix-run/react";
import { IconSearch } from "@tabler/icons-react";
import { SOURCES } from "./contact.ts";
import styles from "./contacts.module.css";
import { useWords } from "../ui/use-words.ts";
import { contactsWords } from "./words.en.ts";

/** Hidden on phones until More is pressed. */
const extra = { "data-extra": true };

/** A plain form, so that an address holds what was asked for. */
export function Filters({ search, stages }: { search: URLSearchParams; stages: string[] }) {
  const text = useWords(contactsWords);
  const submit = useSubmit();
  const sorts = [
    { value: "-last", label: text.filters.last },
    { value: "name", label: text.fields.name },
    { value: "-first", label: text.filters.newest },
    { value: "first", label: text.filters.oldest },
  ];
  const valueOf = (name: string) => search.get(name) ?? "";
  const linkTo = (stage: string) => {
    const params = new URLSearchParams([...search].filter(([name]) => name !== "stage" && name !== "cursor"));
    if (stage) params.set("stage", stage);
    return `?${params}`;
  };
  return (
    <Form
      role="search"
      className={styles.filters}
      // Fields show the address again after a link has changed it.
      key={["search", "stage", "source", "sort"].map(valueOf).join("\n")}
      onChange={({ currentTarget, target }) => target instanceof HTMLSelectElement && submit(currentTarget)}
    >
      <TextInput
        name="search"
        type="search"
        label={text.filters.search}
        placeholder={text.filters.submit}
        defaultValue={valueOf("search")}
        leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
        maxLength={200}
      />
      <nav className={styles.stages} aria-label={text.filters.stages}>
        {["", ...stages].map((stage) => (
          <Link
            key={stage}
            to={linkTo(stage)}
            aria-current={valueOf("stage") === stage ? "page" : undefined}
            preventScrollReset
          >
            {stage ? text.stageName(stage) : text.filters.all}
          </Link>
        ))}
      </nav>
      <NativeSelect
        name="stage"
        wrapperProps={extra}
        label={text.fields.stage}
        defaultValue={valueOf("stage")}
        data={[
          { value: "", label: text.filters.allStages },
          ...stages.map((value) => ({ value, label: text.stageName(value) })),
        ]}
      />
      <NativeSelect
        name="source"
        wrapperProps={extra}
        label={text.filters.cameBy}
        defaultValue={valueOf("source")}
        data={[
          { value: "", label: text.filters.allWays },
          ...SOURCES.map((value) => ({ value, label: text.sources[value] })),
        ]}
      />
      <NativeSelect
        name="sort"
        wrapperProps={extra}
        label={text.filters.sortedBy}
        defaultValue={valueOf("sort") || "-last"}
        data={sorts}
      />
      {["tag", "card", "team", "due"].map(
        (name) => valueOf(name) && <input key={name} type="hidden" name={name} value={valueOf(name)} />,
      )}
      <Button type="submit" variant="default">
        {text.filters.submit}
      </Button>
    </Form>
  );
}
