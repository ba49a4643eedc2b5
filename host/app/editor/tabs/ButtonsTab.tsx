import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { DEFAULT_BUTTON_COLOR, MAX } from "../../cards/limits.ts";
import { ColorField } from "../ColorField.tsx";
import styles from "../editor.module.css";
import { ItemButtons, moved } from "../ItemButtons.tsx";
import { UrlInput, useNewUrl } from "../UrlInput.tsx";
import type { TabProps } from "../use-editor.ts";

/** The owner's custom buttons. */
export default function ButtonsTab({ card, edit }: TabProps) {
  const [text, setText] = useState("");
  const { url, isValid, clear, input } = useNewUrl("Button URL");
  const [color, setColor] = useState(DEFAULT_BUTTON_COLOR);
  const buttons = card.customButtons;

  function add() {
    if (!isValid()) return;
    edit({ customButtons: [...buttons, { text: text.trim(), url: url.trim(), backgroundColor: color }] }, "add button");
    setText("");
    clear();
    setColor(DEFAULT_BUTTON_COLOR);
  }

  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <TextInput
          label="Label"
          maxLength={100}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <UrlInput {...input} />
        <ColorField label="Button colour" value={color} onChange={setColor} />
        <Button onClick={add} disabled={text.trim() === "" || url.trim() === "" || buttons.length >= MAX.customButtons}>
          Add Custom Button
        </Button>
      </div>
      <ul className={styles.list}>
        {buttons.map((button, i) => (
          <li key={i} className={styles.item}>
            <span>
              <strong>{button.text}</strong>
              <br />
              <small>{button.url}</small>
            </span>
            <ItemButtons
              label={button.text}
              index={i}
              count={buttons.length}
              onMove={(to) => edit({ customButtons: moved(buttons, i, to) }, "order buttons")}
              onRemove={() => edit({ customButtons: buttons.filter((_, j) => j !== i) }, "remove button")}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
