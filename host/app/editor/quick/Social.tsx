import { Button, Group, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { MAX, platformKey } from "../../cards/limits.ts";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { useDialog } from "../../ui/use-dialog.ts";
import type { EditorCard } from "../editor-card.ts";
import styles from "../editor.module.css";
import { NetworkIcon } from "../NetworkIcon.tsx";
import { MAIN_NETWORKS, MORE_NETWORKS, networkName, withLink } from "../networks.ts";
import type { QuickSave } from "./quick-save.ts";
import { Tile } from "./Tile.tsx";
import { type AskedValue, ValueDialog } from "./ValueDialog.tsx";

/** Links to networks: four at hand, ten more, and any other by name. */
export function Social({ card, save }: { card: EditorCard; save: QuickSave }) {
  const dialog = useDialog<AskedValue>();
  const [isAdding, setAdding] = useState(false);
  const known = new Set<string>([...MAIN_NETWORKS, ...MORE_NETWORKS].map(([key]) => key));
  const others = Object.keys(card.socialLinks).filter((key) => !known.has(key));
  const saveLink = (network: string, url: string) => save(({ socialLinks }) => ({ socialLinks: withLink(socialLinks, network, url) }), "Failed to save social link");
  const tile = (key: string) => (
    <Tile key={key} icon={<NetworkIcon network={key} />} label={networkName(key)} value={card.socialLinks[key]} onClick={() => dialog.open({
      label: networkName(key), type: "url", maxLength: MAX.url, hint: "Leave it empty to remove the link.", value: card.socialLinks[key] ?? "",
      onSave: (url) => saveLink(key, url),
    })} />
  );

  return (
    <section aria-labelledby="social">
      <h2 id="social">Social</h2>
      <div className={styles.valueTiles}>{MAIN_NETWORKS.map(([key]) => tile(key))}</div>
      <h3>Additional Platforms</h3>
      <div className={styles.valueTiles}>
        {MORE_NETWORKS.map(([key]) => tile(key))}
        {others.map(tile)}
        <Tile icon={<IconPlus size={20} stroke={1.8} aria-hidden />} label="Another network" value={null} empty="Add Platform" onClick={() => setAdding(true)} />
      </div>
      <ValueDialog asked={dialog.shown} isOpen={dialog.isOpen} onClose={dialog.close} />
      <LazyModal opened={isAdding} onClose={() => setAdding(false)} title="Add Platform" closeOnClickOutside={false} closeButtonProps={{ "aria-label": "Close" }}>
        <PlatformForm onClose={() => setAdding(false)} onSave={saveLink} />
      </LazyModal>
    </section>
  );
}

function PlatformForm({ onClose, onSave }: { onClose: () => void; onSave: (network: string, url: string) => Promise<string | null> }) {
  const [name, setName] = useState("");
  const [url, setUrl] = useState("");
  const [problem, setProblem] = useState<{ name?: string; url?: string }>({});
  const [isSaving, setSaving] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    function refuse(reason: typeof problem) {
      setProblem(reason);
      (elements[reason.name ? 0 : 1] as HTMLElement).focus();
    }
    const key = platformKey(name);
    if (key === "") return refuse({ name: "Platform name is required" });
    setSaving(true);
    const refused = await onSave(key, url);
    setSaving(false);
    if (refused === null) onClose();
    else refuse({ url: refused });
  }

  return (
    <form onSubmit={submit} noValidate className={styles.stack}>
      <TextInput label="Platform name" maxLength={50} value={name} error={problem.name} data-autofocus onChange={({ currentTarget }) => setName(currentTarget.value)} />
      <TextInput label="URL" type="url" maxLength={MAX.url} value={url} error={problem.url} onChange={({ currentTarget }) => setUrl(currentTarget.value)} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={isSaving}>Cancel</Button>
        <Button type="submit" disabled={isSaving}>{isSaving ? "Saving..." : "Save"}</Button>
      </Group>
    </form>
  );
}
