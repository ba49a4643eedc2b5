import { NativeSelect } from "@mantine/core";
import { IconLock, IconLockOpen } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { FieldRule } from "#db/index.ts";
import type { TemplateField } from "../../cards/compose.ts";
import { FIELDS } from "../../cards/fields.ts";
import type { Rules } from "./template-draft.ts";
import { templateWords } from "./words.en.ts";
import styles from "../team.module.css";
import { useWords, useSentence } from "../../ui/use-words.ts";

const RULES: FieldRule[] = ["free", "required", "locked"];
const icon = { size: 16, stroke: 1.8, "aria-hidden": true } as const;

export interface LockProps {
  rules: Rules;
  setRule: (field: TemplateField, rule: FieldRule) => void;
}

/** The lock of a field: whether members set it, must set it, or get it from the template. */
export function LockSelect({ field, rules, setRule }: LockProps & { field: TemplateField }) {
  const text = useWords(templateWords);
  const sentence = useSentence();
  const rule = rules[field] ?? "free";
  return (
    <NativeSelect
      aria-label={text.ruleFor(sentence(FIELDS[field].label))}
      className={styles.rule}
      leftSection={rule === "locked" ? <IconLock {...icon} /> : <IconLockOpen {...icon} />}
      data={RULES.map((value) => ({ value, label: text.rules[value] }))}
      value={rule}
      onChange={({ currentTarget }) => {
        const chosen = RULES.find((one) => one === currentTarget.value);
        if (chosen) setRule(field, chosen);
      }}
    />
  );
}

/** A field of the template with its lock beside it. */
export function LockableField({ children, ...props }: LockProps & { field: TemplateField; children: ReactNode }) {
  return (
    <div className={styles.ruled}>
      {children}
      <LockSelect {...props} />
    </div>
  );
}

/** The locks of a whole tab, above it. */
export function LockableSection({
  fields,
  children,
  ...props
}: LockProps & { fields: TemplateField[]; children: ReactNode }) {
  const sentence = useSentence();
  return (
    <>
      {fields.map((field) => (
        <div key={field} className={styles.ruledPart}>
          <b>{sentence(FIELDS[field].label)}</b>
          <LockSelect field={field} {...props} />
        </div>
      ))}
      {children}
    </>
  );
}
