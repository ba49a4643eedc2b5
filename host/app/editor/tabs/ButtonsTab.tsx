import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import type { CustomButton } from "#sdk/card/card-data.ts";
import { DEFAULT_BUTTON_COLOR, LIMITS } from "../../cards/limits.ts";
import { linkMissing } from "../../networks/safe-link.ts";
import { parseNetworkLink, parsePlainLink } from "../../networks/parse-link.ts";
import { ColorField } from "../ColorField.tsx";
import styles from "../editor.module.css";
import { ItemButtons, moveItem } from "../ItemButtons.tsx";
import { VisibilitySchedule } from "../VisibilitySchedule.tsx";
import { UrlInput } from "../UrlInput.tsx";
import { type TabProps, useFilledRow } from "../use-editor.ts";
import { useNewUrl } from "../use-new-url.ts";
import { useWords } from "../../ui/use-words.ts";
import { editorWords } from "../words.en.ts";
import { cardMessages } from "../../cards/messages.en.ts";
import { sentence } from "../../languages/message.ts";

const linkProblem = (typed: string) =>
  typed.trim() === "" ? linkMissing("Button URL") : (parsePlainLink(typed, "Button URL").problem ?? null);

/** The owner's custom buttons: added at the top, each changed, dragged and removed below. */
export default function ButtonsTab({ card, edit, errorAt, onRowFilled }: TabProps) {
  const text = useWords(editorWords);
  const [label, setLabel] = useState("");
  const { url, isValid, clear, input } = useNewUrl("Button URL");
  const [color, setColor] = useState(DEFAULT_BUTTON_COLOR);
  const [dragged, setDragged] = useState<number | null>(null);
  const buttons = card.customButtons;
  useFilledRow(label.trim() !== "" || url.trim() !== "", onRowFilled);

  function add() {
    if (!isValid()) return;
    const button = { text: label.trim(), url: parseNetworkLink("", url).url ?? url.trim(), backgroundColor: color };
    edit({ customButtons: [...buttons, button] }, "add button");
    setLabel("");
    clear();
    setColor(DEFAULT_BUTTON_COLOR);
  }

  function change(i: number, changed: Partial<CustomButton>, kind: string) {
    edit({ customButtons: buttons.map((other, j) => (j === i ? { ...other, ...changed } : other)) }, `${kind} ${i}`);
  }

  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <TextInput
          label={text.buttons.label}
          maxLength={100}
          value={label}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
        <UrlInput {...input} />
        <ColorField label={text.buttons.colour} value={color} onChange={setColor} />
        <Button
          onClick={add}
          disabled={label.trim() === "" || url.trim() === "" || buttons.length >= LIMITS.customButtons}
        >
          {text.buttons.add}
        </Button>
      </div>
      {buttons.length > 1 && <p className={styles.hint}>{text.buttons.drag}</p>}
      <ul className={styles.list}>
        {buttons.map((button, i) => (
          <li
            key={i}
            className={styles.item}
            draggable
            onDragStart={(event) => {
              // Text is selected in a field, not dragged with its button.
              if (document.activeElement?.matches("input") && event.currentTarget.contains(document.activeElement))
                return event.preventDefault();
              setDragged(i);
            }}
            onDragOver={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(null)}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) edit({ customButtons: moveItem(buttons, dragged, i) }, "order buttons");
              setDragged(null);
            }}
          >
            <TextInput
              label={text.buttons.label}
              aria-label={text.buttons.labelOf(i + 1)}
              maxLength={100}
              value={button.text}
              error={button.text.trim() === "" && sentence(cardMessages.buttonLabelMissing)}
              onChange={({ currentTarget }) => change(i, { text: currentTarget.value }, "button text")}
            />
            <TextInput
              label={text.buttons.link}
              aria-label={text.buttons.urlOf(i + 1)}
              maxLength={LIMITS.url}
              value={button.url}
              error={errorAt?.(`customButtons.${i}.url`) ?? sentence(linkProblem(button.url) ?? "")}
              onChange={({ currentTarget }) => change(i, { url: currentTarget.value }, "button url")}
            />
            <ColorField
              label={text.buttons.colourShort}
              name={text.buttons.colourOf(i + 1)}
              value={button.backgroundColor}
              onChange={(backgroundColor) => change(i, { backgroundColor }, "button colour")}
            />
            <ItemButtons
              label={button.text}
              index={i}
              count={buttons.length}
              onMove={(to) => edit({ customButtons: moveItem(buttons, i, to) }, "order buttons")}
              onRemove={() => edit({ customButtons: buttons.filter((_, j) => j !== i) }, "remove button")}
            />
            <VisibilitySchedule
              label={button.text}
              times={button}
              onChange={({ from, until }) => change(i, { from, until }, "button times")}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
