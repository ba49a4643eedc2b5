import { ColorInput, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { type Customizations } from "#sdk/card/card-data.ts";
import { themes } from "#sdk/card/themes/index.ts";
import styles from "../editor.module.css";
import type { TabProps } from "./tab.ts";

const COLOURS = [["primary", "Primary"], ["accent", "Accent"], ["text", "Text"], ["background", "Background"]] as const;

/** Theme and colours: layout, type and character. Words and pictures stay. */
export function Design({ card, errors, change }: TabProps) {
  const colors = card.customizations.colors ?? {};

  function paint(name: keyof NonNullable<Customizations["colors"]>, value: string) {
    const { [name]: _, ...others } = colors;
    change({ customizations: { ...card.customizations, colors: value === "" ? others : { ...others, [name]: value } } });
  }

  return (
    <Stack gap="lg">
      <section>
        <Title order={2} id="theme-title">Theme</Title>
        <Text c="dimmed" size="sm" mb="sm">Sets layout and type. Your words and pictures stay.</Text>
        <div className={styles.swatches} role="radiogroup" aria-labelledby="theme-title">
          {themes.map((theme) => (
            <button
              key={theme.name} type="button" role="radio" aria-checked={card.theme === theme.name} className={styles.swatch}
              onClick={() => change({ theme: theme.name })}
            >
              <span
                className={styles.sample} aria-hidden
                style={{
                  background: theme.colors.surface,
                  ["--sample-cover" as string]: theme.colors.tint,
                  ["--sample-primary" as string]: theme.colors.primary,
                }}
              />
              <span className={styles.capital}>{theme.name}</span>
            </button>
          ))}
        </div>
      </section>
      <section>
        <Title order={2}>Colours</Title>
        <Text c="dimmed" size="sm" mb="sm">Empty: the theme's own. Button text turns dark or white by itself, so it can always be read.</Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {COLOURS.map(([name, label]) => {
            const value = colors[name];
            return (
              <ColorInput
                key={name} label={label} format="hex" value={typeof value === "string" ? value : value?.from ?? ""}
                placeholder="Theme's colour" error={errors[`customizations.colors.${name}`]} onChange={(next) => paint(name, next)}
              />
            );
          })}
        </SimpleGrid>
      </section>
    </Stack>
  );
}
