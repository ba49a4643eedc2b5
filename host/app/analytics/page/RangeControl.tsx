import { browserTimeZone } from "../../ui/browser-time-zone.ts";
import { Button, Popover, SegmentedControl, Stack, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useSearchParams } from "@remix-run/react";
import { IconCalendar } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import styles from "./analytics.module.css";
import { dayInTimeZone, RANGES } from "../periods.ts";
import type { SelectedRange } from "./selected-range.ts";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

/** Chooses one of the ranges, or days from and to. */
export function RangeControl({ selected }: { selected: SelectedRange }) {
  const text = useWords(analyticsWords);
  const [, setParams] = useSearchParams();
  const choose = (chosen: Record<string, string>) =>
    setParams(
      (params) => {
        for (const name of ["range", "from", "to"]) params.delete(name);
        return new URLSearchParams([...params, ...Object.entries(chosen)]);
      },
      { replace: true, preventScrollReset: true },
    );
  const [isOpen, { toggle, close }] = useDisclosure(false);

  return (
    <div className={styles.range}>
      <SegmentedControl
        aria-label={text.ranges.name}
        withItemsBorders={false}
        data={RANGES.map((value) => ({ value, label: text.ranges[value] }))}
        value={"range" in selected ? selected.range : ""}
        onChange={(range) => choose({ range })}
      />
      <Popover opened={isOpen} onChange={close} position="bottom-end" trapFocus returnFocus shadow="md">
        <Popover.Target>
          <Button
            variant={"range" in selected ? "default" : "light"}
            onClick={toggle}
            aria-label={text.dates.choose}
            px="sm"
          >
            <IconCalendar size={18} stroke={1.8} aria-hidden />
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <DaysForm
            selected={selected}
            onChoose={(days) => {
              choose(days);
              close();
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

function DaysForm({
  selected,
  onChoose,
}: {
  selected: SelectedRange;
  onChoose(days: { from: string; to: string }): void;
}) {
  const text = useWords(analyticsWords);
  const today = dayInTimeZone(Date.now(), browserTimeZone());
  const [from, setFrom] = useState("from" in selected ? selected.from : today);
  const [to, setTo] = useState("to" in selected ? selected.to : today);
  const isWrong = from !== "" && to !== "" && from > to;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWrong) onChoose({ from, to });
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          type="date"
          label={text.dates.from}
          required
          max={today}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={text.dates.to}
          required
          max={today}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          error={isWrong && text.dates.wrong}
        />
        <Button type="submit">{text.dates.show}</Button>
      </Stack>
    </form>
  );
}
