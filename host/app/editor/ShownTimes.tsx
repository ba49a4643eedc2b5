import { TextInput } from "@mantine/core";
import type { Timed } from "#sdk/card/card-data.ts";
import styles from "./editor.module.css";

interface Props {
  /** What is shown in that time. */
  label: string;
  times: Timed;
  onChange: (times: Timed) => void;
}

/** A moment as the field for it holds it: local time, without seconds. */
function local(iso: string | undefined): string {
  if (!iso) return "";
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const FIELDS = [
  { name: "from", label: "Show from" },
  { name: "until", label: "Show until" },
] as const;

/** From when and until when a link is shown; without either, always. */
export function ShownTimes({ label, times, onChange }: Props) {
  return (
    <details className={styles.times} open={Boolean(times.from || times.until)}>
      <summary>{times.from || times.until ? "Shown for a time" : "Show only for a time"}</summary>
      <div className={styles.two}>
        {FIELDS.map((field) => (
          <TextInput
            key={field.name}
            type="datetime-local"
            label={field.label}
            aria-label={`${field.label}: ${label}`}
            value={local(times[field.name])}
            onChange={({ currentTarget }) => {
              const value = currentTarget.value ? new Date(currentTarget.value).toISOString() : undefined;
              const from = field.name === "from" ? value : times.from;
              const until = field.name === "until" ? value : times.until;
              onChange({ ...(from && { from }), ...(until && { until }) });
            }}
          />
        ))}
      </div>
    </details>
  );
}
