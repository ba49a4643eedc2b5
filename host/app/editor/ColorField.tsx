import { TextInput } from "@mantine/core";
import styles from "./editor.module.css";
import { useWords } from "../ui/use-words.ts";
import { uiWords } from "../ui/words.en.ts";

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

interface Props {
  label: string;
  /** Distinguishes fields with the same label. */
  name?: string;
  value: string;
  onChange: (color: string) => void;
  hint?: string;
  /** Color shown while none is selected. */
  unchosen?: string;
}

/** A colour, by the system's picker or as #rrggbb. */
export function ColorField({ label, name = label, value, onChange, hint, unchosen = "#000000" }: Props) {
  const text = useWords(uiWords);
  const current = value || unchosen;
  const long = /^#[\da-f]{3}$/i.test(current) ? current.replace(/[\da-f]/gi, "$&$&") : current;
  return (
    <div className={styles.color}>
      <input
        type="color"
        aria-label={text.color.pick(name)}
        value={HEX.test(long) ? long.toLowerCase() : "#000000"}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <TextInput
        label={label}
        aria-label={name === label ? undefined : name}
        value={value}
        maxLength={7}
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={hint}
        placeholder={text.color.default}
        error={value !== "" && !HEX.test(value) && text.color.wrong}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
