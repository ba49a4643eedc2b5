import { Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { ColorField } from "../editor/ColorField.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import styles from "./salesbot.module.css";

interface Options {
  position: "right" | "left";
  color: string;
  label: string;
  isOpen: boolean;
}

const attribute = (value: string) => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** The tag that brings the chat to another site (README of sdk/). */
export function snippetOf(host: string, slug: string, { position, color, label, isOpen }: Options): string {
  return (
    `<script async src="${host}/sdk/v1.js?card=${encodeURIComponent(slug)}"${position === "left" ? ' data-position="left"' : ""}` +
    `${color ? ` data-color="${attribute(color)}"` : ""}${label.trim() ? ` data-label="${attribute(label.trim())}"` : ""}${isOpen ? ' data-open="true"' : ""}></script>`
  );
}

/** Code to paste on a site, with its options. */
export function SnippetPanel({ host, slug }: { host: string; slug: string }) {
  const [options, setOptions] = useState<Options>({ position: "right", color: "", label: "", isOpen: false });
  const change = (changes: Partial<Options>) => setOptions((current) => ({ ...current, ...changes }));
  const snippet = snippetOf(host, slug, options);
  return (
    <section className={styles.section} aria-labelledby="snippet-title">
      <h2 id="snippet-title">On your website</h2>
      <p>Paste this line before the end of your page. It loads the chat only when a visitor opens it.</p>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <label className={styles.choice}>
            Position
            <select
              value={options.position}
              onChange={({ currentTarget }) => change({ position: currentTarget.value === "left" ? "left" : "right" })}
            >
              <option value="right">Right</option>
              <option value="left">Left</option>
            </select>
          </label>
          <ColorField label="Color" value={options.color} onChange={(color) => change({ color })} />
        </div>
        <TextInput
          label="Label next to the button"
          placeholder="Questions? Ask away"
          maxLength={60}
          value={options.label}
          onChange={(event) => change({ label: event.currentTarget.value })}
        />
        <Switch
          label="Open automatically"
          checked={options.isOpen}
          onChange={(event) => change({ isOpen: event.currentTarget.checked })}
        />
        <pre className={styles.snippet} dir="ltr">
          <code>{snippet}</code>
        </pre>
        <div>
          <CopyButton value={snippet} label="Copy code" done="Code copied to clipboard." />
        </div>
      </div>
    </section>
  );
}
