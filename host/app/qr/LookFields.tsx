import { ColorInput, SegmentedControl } from "@mantine/core";
import type { Look } from "./look.ts";
import styles from "./qr.module.css";

interface Props {
  look: Look;
  onChange: (look: Look) => void;
}

const SHAPES = [
  { value: "square", label: "Square" },
  { value: "round", label: "Round" },
];
const MIDDLES = [
  { value: "0", label: "Nothing" },
  { value: "1", label: "Meishi" },
  { value: "own", label: "Your logo" },
];

/** Shapes, middle and colors of a code. */
export default function LookFields({ look, onChange }: Props) {
  const set = (change: Partial<Look>) => onChange({ ...look, ...change });
  const choice = (label: string, name: "modules" | "eyes" | "logo", data: typeof SHAPES) => (
    <div className={styles.choice}>
      <span id={`qr-${name}`}>{label}</span>
      <SegmentedControl
        aria-labelledby={`qr-${name}`}
        value={look[name]}
        onChange={(value) => set({ [name]: value })}
        data={data}
      />
    </div>
  );
  const color = (label: string, name: "dark" | "light") => (
    <ColorInput
      label={label}
      value={look[name]}
      onChange={(value) => /^#[\da-f]{6}$/i.test(value) && set({ [name]: value })}
      withEyeDropper={false}
    />
  );
  return (
    <div className={styles.fields}>
      {choice("Dots", "modules", SHAPES)}
      {choice("Corners", "eyes", SHAPES)}
      {choice("Middle", "logo", MIDDLES)}
      <div className={styles.colors}>
        {color("Code color", "dark")}
        {color("Background", "light")}
      </div>
    </div>
  );
}
