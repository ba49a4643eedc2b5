import { Button, Group, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { MAX, platformKey } from "../../cards/limits.ts";
import type { EditorCard } from "../editor-card.ts";
import styles from "../editor.module.css";
import { MAIN_NETWORKS, MORE_NETWORKS, networkName, withLink } from "../networks.ts";
import type { QuickSave } from "./quick-save.ts";
import { Tile } from "./Tile.tsx";
import { ValueDialog } from "./ValueDialog.tsx";

/** Links to networks: four at hand, ten more, and any other by name. */
export function Social({ card, save }: { card: EditorCard; save: QuickSave }) {
  const [open, setOpen] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const known = new Set<string>([...MAIN_NETWORKS, ...MORE_NETWORKS].map(([key]) => key));
  const others = Object.keys(card.socialLinks).filter((key) => !known.has(key));
  const saveLink = (network: string, url: string) => save({ socialLinks: withLink(card.socialLinks, network, url) }, "Failed to save social link");
  const tile = (key: string) => <Tile key={key} label={networkName(key)} value={card.socialLinks[key]} onClick={() => setOpen(key)} />;

  return (
    <section aria-labelledby="social">
      <h2 id="social">Social</h2>
      <div className={styles.valueTiles}>{MAIN_NETWORKS.map(([key]) => tile(key))}</div>
      <h3>Additional Platforms</h3>
      <div className={styles.valueTiles}>
        {MORE_NETWORKS.map(([key]) => tile(key))}
        {others.map(tile)}
        <Tile label="Another network" value={null} empty="Add Platform" onClick={() => setAdding(true)} />
      </div>
      {open && <ValueDialog label={networkName(open)} type="url" maxLength={MAX.url} hint="Leave it empty to remove the link." value={card.socialLinks[open] ?? ""} onClose={() => setOpen(null)} onSave={(url) => saveLink(open, url)} />}
      {isAdding && <AddPlatform onClose={() => setAdding(false)} onSave={saveLink} />}
    </section>
  );
}

function AddPlatform({ onClose, onSave }: { onClose: () => void; onSave: (network: string, url: string) => Promise<string | null> }) {
  const [name, setName] = useState("");
  const [url, setUrl] = useState("");
  const [problem, setProblem] = useState<{ name?: string; url?: string }>({});
  const [isSaving, setSaving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const key = platformKey(name);
    if (key === "") return setProblem({ name: "Platform name is required" });
    setSaving(true);
    const refused = await onSave(key, url);
    setSaving(false);
    if (refused === null) onClose();
    else setProblem({ url: refused });
  }

  return (
    <Modal opened onClose={onClose} title="Add Platform" closeButtonProps={{ "aria-label": "Close" }}>
      <form onSubmit={submit} noValidate className={styles.stack}>
        <TextInput label="Platform name" maxLength={50} value={name} error={problem.name} data-autofocus onChange={({ currentTarget }) => setName(currentTarget.value)} />
        <TextInput label="URL" type="url" maxLength={MAX.url} value={url} error={problem.url} onChange={({ currentTarget }) => setUrl(currentTarget.value)} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isSaving}>Cancel</Button>
          <Button type="submit" disabled={isSaving}>{isSaving ? "Saving..." : "Save"}</Button>
        </Group>
      </form>
    </Modal>
  );
}
