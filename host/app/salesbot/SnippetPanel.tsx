import { Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { ColorField } from "../editor/ColorField.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { escapeHtml } from "../runtime/escape-html.ts";
import controls from "../ui/controls.module.css";
import styles from "./salesbot.module.css";
import { useWords } from "../ui/use-words.ts";
import { salesbotWords } from "./words.en.ts";

interface Options {
  position: "right" | "left";
  color: string;
  label: string;
  isOpen: boolean;
}

/** The tag that brings the chat to another site (README of sdk/). */
function snippetOf(host: string, slug: string, { position, color, label, isOpen }: Options): string {
  return (
    `<script async src="${host}/sdk/v1.js?card=${encodeURIComponent(slug)}"${position === "left" ? ' data-position="left"' : ""}` +
    `${color ? ` data-color="${escapeHtml(color)}"` : ""}${label.trim() ? ` data-label="${escapeHtml(label.trim())}"` : ""}${isOpen ? ' data-open="true"' : ""}></script>`
  );
}

/** Code to paste on a site, with its options. */
export function SnippetPanel({ host, slug }: { host: string; slug: string }) {
  const text = useWords(salesbotWords);
  const [options, setOptions] = useState<Options>({ position: "right", color: "", label: "", isOpen: false });
  const change = (changes: Partial<Options>) => setOptions((current) => ({ ...current, ...changes }));
  const snippet = snippetOf(host, slug, options);
  return (
    <section className={styles.section} aria-labelledby="snippet-title">
      <h2 id="snippet-title">{text.snippet.title}</h2>
      <p>{text.snippet.about}</p>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <label className={styles.choice}>
            {text.snippet.position}
            <select
              className={controls.select}
              value={options.position}
              onChange={({ currentTarget }) => change({ position: currentTarget.value === "left" ? "left" : "right" })}
            >
              <option value="right">{text.snippet.right}</option>
              <option value="left">{text.snippet.left}</option>
            </select>
          </label>
          <ColorField label={text.snippet.color} value={options.color} onChange={(color) => change({ color })} />
        </div>
        <TextInput
          label={text.snippet.label}
          placeholder={text.snippet.example}
          maxLength={60}
          value={options.label}
          onChange={(event) => change({ label: event.currentTarget.value })}
        />
        <Switch
          label={text.snippet.open}
          checked={options.isOpen}
          onChange={(event) => change({ isOpen: event.currentTarget.checked })}
        />
        <pre className={styles.snippet} dir="ltr">
          <code>{snippet}</code>
        </pre>
        <div>
          <CopyButton value={snippet} label={text.snippet.copy} done={text.snippet.copied} />
        </div>
      </div>
    </section>
  );
}
