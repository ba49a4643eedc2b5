import { useMantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { useHydrated } from "./hydrated.ts";
import styles from "./Sidebar.module.css";

const CHOICES = [
  { value: "light", label: "Light", icon: IconSun },
  { value: "dark", label: "Dark", icon: IconMoon },
  { value: "auto", label: "System", icon: IconDeviceDesktop },
] as const;

/** Light, dark or system; stored in this browser, dark by default. */
export function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chosen = useHydrated() ? colorScheme : "dark"; // the server does not know the choice
  return (
    <fieldset className={styles.theme} aria-label="Theme">
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          aria-label={`${label} theme`}
          data-tip={label}
          onClick={() => setColorScheme(value)}
        >
          <Icon size={17} stroke={1.8} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
