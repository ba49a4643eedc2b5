import { ColorInput, SegmentedControl } from "@mantine/core";
import type { CodeStyle } from "./code-style.ts";
import styles from "./qr.module.css";
import { useWords } from "../ui/use-words.ts";
import { qrWords } from "./words.en.ts";

interface Props {
  codeStyle: CodeStyle;
  onChange: (codeStyle: CodeStyle) => void;
}

/** Shapes, middle and colors of a code. */
export default function CodeStyleFields({ codeStyle, onChange }: Props) {
  const text = useWords(qrWords);
  const shapes = [
    { value: "square", label: text.square },
    { value: "round", label: text.round },
  ];
  const middles = [
    { value: "0", label: text.nothing },
    { value: "1", label: "Meishi" },
    { value: "own", label: text.ownLogo },
  ];
  const set = (change: Partial<CodeStyle>) => onChange({ ...codeStyle, ...change });
  const choice = (label: string, name: "modules" | "eyes" | "logo", data: typeof shapes) => (
    <div className={styles.choice}>
      <span id={`qr-${name}`}>{label}</span>
      <SegmentedControl
        aria-labelledby={`qr-${name}`}
        value={codeStyle[name]}
        onChange={(value) => set({ [name]: value })}
        data={data}
      />
    </div>
  );
  const color = (label: string, name: "dark" | "light") => (
    <ColorInput
      label={label}
      value={codeStyle[name]}
      onChange={(value) => /^#[\da-f]{6}$/i.test(value) && set({ [name]: value })}
      withEyeDropper={false}
    />
  );
  return (
    <div className={styles.fields}>
      {choice(text.dots, "modules", shapes)}
      {choice(text.corners, "eyes", shapes)}
      {choice(text.middle, "logo", middles)}
      <div className={styles.colors}>
        {color(text.color, "dark")}
        {color(text.background, "light")}
      </div>
    </div>
  );
}
