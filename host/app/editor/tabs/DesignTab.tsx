import { Alert, Button, SegmentedControl, Switch } from "@mantine/core";
import { IconGripVertical } from "@tabler/icons-react";
import { useState } from "react";
import type { Customizations, ColorOrGradient, SectionName } from "#sdk/card/card-data.ts";
import { contrast, readableShade, colorStops } from "#sdk/card/colours.ts";
import { SECTIONS } from "../../cards/limits.ts";
import { ColorField } from "../ColorField.tsx";
import { lockReason } from "../editor-card.ts";
import styles from "../editor.module.css";
import { ItemButtons, moveItem } from "../ItemButtons.tsx";
import { Locked } from "../Locked.tsx";
import { useThemeColors } from "../use-theme-colors.ts";
import { ThemeChoice } from "../ThemeChoice.tsx";
import type { TabProps } from "../use-editor.ts";
import { editorWords } from "../words.en.ts";
import { useWords, useSentence } from "../../ui/use-words.ts";
import { fieldLabels } from "../../cards/field-labels.en.ts";
import type { Message } from "../../languages/message.ts";

const NAMES: Record<SectionName, Message> = {
  rows: fieldLabels.contacts,
  social: fieldLabels.socialLinks,
  buttons: fieldLabels.buttons,
  about: fieldLabels.about,
  video: fieldLabels.video,
  gallery: fieldLabels.gallery,
  embeds: fieldLabels.embeds,
  location: fieldLabels.location,
  form: fieldLabels.formConfig,
};
const MIN_CONTRAST = 4.5;

/** How the card looks: theme, colours, order, spacing. */
export default function DesignTab({ card, edit }: TabProps) {
  const text = useWords(editorWords);
  const { customizations } = card;
  const set = (changes: Partial<Customizations>, kind: string) =>
    edit({ customizations: { ...customizations, ...changes } }, kind);
  return (
    <div className={styles.stack}>
      <section>
        <h2>{text.design.theme}</h2>
        <p className={styles.hint}>{text.design.themeHint}</p>
        <Locked lock={lockReason(card, "theme")}>
          <ThemeChoice card={card} onChoose={(theme) => edit({ theme })} />
        </Locked>
      </section>
      <Locked lock={lockReason(card, "customizations")}>
        <Colors theme={card.theme} customizations={customizations} set={set} />
        <Order customizations={customizations} set={set} />
        <section>
          <h2>{text.design.spacing}</h2>
          <SegmentedControl
            aria-label={text.design.spacing}
            value={customizations.spacing ?? "normal"}
            onChange={(spacing) => set({ spacing: spacing as "normal" }, "spacing")}
            data={[
              { value: "compact", label: text.design.compact },
              { value: "normal", label: text.design.normal },
              { value: "airy", label: text.design.airy },
            ]}
          />
        </section>
      </Locked>
    </div>
  );
}

interface PartProps {
  customizations: Customizations;
  set: (changes: Partial<Customizations>, kind: string) => void;
}

const first = (paint: ColorOrGradient | undefined) => (typeof paint === "string" ? paint : (paint?.from ?? ""));
const second = (paint: ColorOrGradient | undefined) => (typeof paint === "object" ? paint.to : "");
const paintOf = (from: string, to: string): ColorOrGradient | undefined =>
  from === "" ? undefined : to === "" ? from : { from, to };

function Colors({ theme, customizations, set }: PartProps & { theme: string }) {
  const text = useWords(editorWords);
  const themeColors = useThemeColors(theme);
  const colors = customizations.colors ?? {};
  const change = (changes: typeof colors) => {
    const next = Object.fromEntries(
      Object.entries({ ...colors, ...changes }).filter(([, value]) => value),
    ) as typeof colors;
    set({ colors: next }, `colour ${Object.keys(changes).join()}`);
  };
  const backgrounds = colorStops(colors.background);
  const textColor = colorStops(colors.text)?.[0];
  const ratio =
    backgrounds && textColor ? Math.min(...backgrounds.map((background) => contrast(textColor, background))) : null;
  const { primary: _, ...others } = colors;
  const [isOpen, setOpen] = useState(Object.keys(others).length > 0 || second(colors.primary) !== "");
  const defaultColors = { primary: themeColors.primary, background: themeColors.surface };
  const paint = (name: "primary" | "background") => (
    <ColorField
      label={text.design[name]}
      value={first(colors[name])}
      unchosen={defaultColors[name]}
      onChange={(from) => change({ [name]: paintOf(from, second(colors[name])) })}
    />
  );
  const gradient = (name: "primary" | "background") => (
    <ColorField
      label={text.design.gradient(text.design[name])}
      value={second(colors[name])}
      unchosen={first(colors[name]) || defaultColors[name]}
      onChange={(to) => change({ [name]: paintOf(first(colors[name]) || to, to) })}
    />
  );
  return (
    <section>
      <h2>{text.design.colours}</h2>
      <p className={styles.hint}>{text.design.coloursHint}</p>
      <div className={styles.two}>{paint("primary")}</div>
      <details className={styles.fold} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{text.design.moreColours}</summary>
        <div className={styles.two}>
          {gradient("primary")}
          {paint("background")}
          {gradient("background")}
          {/* Some themes have no use for one. */}
          {themeColors.hasAccent !== false && (
            <ColorField
              label={text.design.accent}
              value={colors.accent ?? ""}
              unchosen={themeColors.accent}
              onChange={(accent) => change({ accent })}
            />
          )}
          <ColorField
            label={text.design.text}
            value={colors.text ?? ""}
            unchosen={themeColors.ink}
            onChange={(value) => change({ text: value })}
            hint={ratio ? text.design.ratio(ratio) : undefined}
          />
        </div>
      </details>
      {ratio !== null && ratio < MIN_CONTRAST && backgrounds && textColor && (
        <Alert color="yellow" mt="sm" title={text.design.hard}>
          <Button size="xs" onClick={() => change({ text: readableShade(textColor, backgrounds) })}>
            {text.design.fix}
          </Button>
        </Alert>
      )}
    </section>
  );
}

function Order({ customizations, set }: PartProps) {
  const text = useWords(editorWords);
  const sentence = useSentence();
  const [dragged, setDragged] = useState<number | null>(null);
  const order = [...new Set([...(customizations.order ?? []), ...SECTIONS])];
  const hidden = customizations.hidden ?? [];
  return (
    <section>
      <h2>{text.design.sections}</h2>
      <p className={styles.hint}>{text.design.sectionsHint}</p>
      <ul className={styles.list}>
        {order.map((name, i) => (
          <li
            key={name}
            className={styles.section}
            draggable
            onDragStart={() => setDragged(i)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== null) set({ order: moveItem(order, dragged, i) }, "order");
              setDragged(null);
            }}
          >
            <IconGripVertical size={18} stroke={1.8} aria-hidden />
            <Switch
              label={sentence(NAMES[name])}
              checked={!hidden.includes(name)}
              onChange={({ currentTarget }) =>
                set(
                  { hidden: currentTarget.checked ? hidden.filter((other) => other !== name) : [...hidden, name] },
                  `hide ${name}`,
                )
              }
            />
            <ItemButtons
              label={sentence(NAMES[name])}
              index={i}
              count={order.length}
              onMove={(to) => set({ order: moveItem(order, i, to) }, "order")}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
