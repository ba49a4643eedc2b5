import { useMantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { useHydrated } from "../use-hydrated.ts";
import styles from "./Sidebar.module.css";
import { useWords } from "../use-words.ts";
import { shellWords } from "./words.en.ts";

const CHOICES = [
  { value: "light", icon: IconSun },
  { value: "dark", icon: IconMoon },
  { value: "auto", icon: IconDeviceDesktop },
] as const;

/** Light, dark or system; stored in this browser, dark by default. */
export function ThemeChoice() {
  const words = useWords(shellWords);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chosen = useHydrated() ? colorScheme : "dark"; // the server does not know the choice
  return (
    <fieldset className={styles.theme} aria-label={words.themes.name}>
      {CHOICES.map(({ value, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          aria-label={words.themes[value]}
          data-tip={words.themes[`${value}Tip`]}
          onClick={() => setColorScheme(value)}
        >
          <Icon size={17} stroke={1.8} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
