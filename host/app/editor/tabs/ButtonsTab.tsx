import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { DEFAULT_BUTTON_COLOR, MAX } from "../../cards/limits.ts";
import { linkProblem } from "../../cards/links.ts";
import { ColorField } from "../ColorField.tsx";
import styles from "../editor.module.css";
import { ItemButtons, moved } from "../ItemButtons.tsx";
import type { TabProps } from "../use-editor.ts";

/** Buttons of the owner's own. */
export default function ButtonsTab({ card, edit }: TabProps) {
  const [text, setText] = useState("");
  const [url, setUrl] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [color, setColor] = useState(DEFAULT_BUTTON_COLOR);
  const buttons = card.customButtons;

  function add() {
    const found = linkProblem(url, "Button URL");
    setProblem(found);
    if (found) return;
    edit({ customButtons: [...buttons, { text: text.trim(), url: url.trim(), backgroundColor: color }] }, "add button");
    setText("");
    setUrl("");
    setColor(DEFAULT_BUTTON_COLOR);
  }

  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <TextInput label="Label" maxLength={100} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
        <TextInput label="URL" type="url" maxLength={MAX.url} value={url} error={problem}
          onChange={({ currentTarget }) => { setUrl(currentTarget.value); setProblem(null); }} />
        <ColorField label="Button colour" value={color} onChange={setColor} />
        <Button onClick={add} disabled={text.trim() === "" || url.trim() === "" || buttons.length >= MAX.customButtons}>Add Custom Button</Button>
      </div>
      <ul className={styles.list}>
        {buttons.map((button, i) => (
          <li key={i} className={styles.item}>
            <span><strong>{button.text}</strong><br /><small>{button.url}</small></span>
            <ItemButtons label={button.text} index={i} count={buttons.length} onMove={(to) => edit({ customButtons: moved(buttons, i, to) }, "order buttons")}
              onRemove={() => edit({ customButtons: buttons.filter((_, j) => j !== i) }, "remove button")} />
          </li>
        ))}
      </ul>
    </div>
  );
}
