import { TextInput } from "@mantine/core";
import type { Scheduled } from "#sdk/card/card-data.ts";
import styles from "./editor.module.css";
import { sentence } from "../languages/message.ts";
import { inputTime } from "../ui/locale.ts";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";
import { cardMessages } from "../cards/messages.en.ts";

interface Props {
  /** Label of the scheduled item. */
  label: string;
  times: Scheduled;
  onChange: (times: Scheduled) => void;
}

const FIELDS = ["from", "until"] as const;

/** From when and until when a link is shown; without either, always. */
export function VisibilitySchedule({ label, times, onChange }: Props) {
  const text = useWords(editorWords);
  const isOver = Boolean(times.from && times.until && Date.parse(times.until) <= Date.parse(times.from));
  return (
    <details className={styles.times} open={Boolean(times.from || times.until)}>
      <summary>{times.from || times.until ? text.times.shown : text.times.only}</summary>
      <div className={styles.two}>
        {FIELDS.map((field) => (
          <TextInput
            key={field}
            type="datetime-local"
            label={text.times[field]}
            aria-label={`${text.times[field]}: ${label}`}
            max="9999-12-31T23:59"
            value={inputTime(times[field])}
            error={field === "until" && isOver ? sentence(cardMessages.endBeforeStart) : undefined}
            onChange={({ currentTarget }) => {
              const value = currentTarget.value ? new Date(currentTarget.value).toISOString() : undefined;
              const from = field === "from" ? value : times.from;
              const until = field === "until" ? value : times.until;
              onChange({ ...(from && { from }), ...(until && { until }) });
            }}
          />
        ))}
      </div>
    </details>
  );
}
