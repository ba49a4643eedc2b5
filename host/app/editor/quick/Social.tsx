import { TextInput } from "@mantine/core";
import { IconChevronDown, IconPlus } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { urlOf } from "#sdk/card/links.ts";
import { quotedName } from "#sdk/card/sections/social/networks.ts";
import { LIMITS, platformKey } from "../../cards/limits.ts";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { useDialog } from "../../ui/use-dialog.ts";
import { type EditorCard, lockReason } from "../editor-card.ts";
import styles from "../editor.module.css";
import { LockIcon } from "../Locked.tsx";
import quick from "./quick.module.css";
import { NetworkIcon } from "../NetworkIcon.tsx";
import { MAIN_NETWORKS, MORE_NETWORKS, OFFERED_NETWORKS, withLink } from "../networks.ts";
import type { QuickSave } from "./quick-save.ts";
import { UrlInput } from "../UrlInput.tsx";
import { SaveButtons } from "./SaveButtons.tsx";
import { Tile } from "./Tile.tsx";
import type { EditedValue } from "./edited-value.ts";
import { ValueDialog } from "./ValueDialog.tsx";
import { useWords } from "../../ui/use-words.ts";
import { quickWords } from "./words.en.ts";
import { cardMessages } from "../../cards/messages.en.ts";
import { sentence } from "../../languages/message.ts";

/** Links to networks: four at hand, more below, and any other by name. */
export function Social({ card, save }: { card: EditorCard; save: QuickSave }) {
  const text = useWords(quickWords);
  const dialog = useDialog<EditedValue>();
  const [isAdding, setAdding] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const offered = new Set<string>(OFFERED_NETWORKS);
  const others = Object.keys(card.socialLinks).filter((key) => !offered.has(key));
  const saveLink = (network: string, url: string) =>
    save(({ socialLinks }) => ({ socialLinks: withLink(socialLinks, network, url) }), text.social.failed, true);
  const lock = lockReason(card, "socialLinks");
  const nameOf = (key: string) => (key === "video" ? text.social.video : quotedName(key));
  const linkTo = (key: string) => urlOf(card.socialLinks[key] ?? "");
  /** Networks with a link are always visible. */
  const isVisible = (key: string) =>
    card.socialLinks[key] !== undefined || (isOpen && nameOf(key).toLowerCase().includes(search.trim().toLowerCase()));
  const tile = (key: string) => (
    <Tile
      key={key}
      icon={<NetworkIcon network={key} />}
      label={nameOf(key)}
      value={linkTo(key)}
      lock={lock}
      onClick={() =>
        dialog.open({
          label: nameOf(key),
          network: key,
          maxLength: LIMITS.url,
          hint: text.social.hint,
          value: linkTo(key),
          onSave: (url) => saveLink(key, url),
        })
      }
    />
  );

  if (lock)
    return (
      <section aria-labelledby="social">
        <h2 id="social">{text.social.title}</h2>
        <p>
          <LockIcon /> {sentence(lock)}
        </p>
        <div className={quick.valueTiles}>{Object.keys(card.socialLinks).map(tile)}</div>
      </section>
    );
  return (
    <section aria-labelledby="social">
      <h2 id="social">{text.social.title}</h2>
      <div className={`${quick.valueTiles} ${quick.main}`}>{MAIN_NETWORKS.map(tile)}</div>
      <h3>
        <button
          type="button"
          className={quick.press}
          aria-expanded={isOpen}
          aria-controls="platforms"
          onClick={() => setOpen(!isOpen)}
        >
          {text.social.more}
          <IconChevronDown size={18} aria-hidden />
        </button>
      </h3>
      {isOpen && (
        <TextInput
          type="search"
          aria-label={text.social.find}
          placeholder={text.social.find}
          mb="sm"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <div id="platforms" className={quick.valueTiles}>
        {[...MORE_NETWORKS, ...others].filter(isVisible).map(tile)}
        {isOpen && (
          <Tile
            icon={<IconPlus size={20} stroke={1.8} aria-hidden />}
            label={text.social.another}
            value={null}
            empty={text.social.add}
            onClick={() => setAdding(true)}
          />
        )}
      </div>
      <ValueDialog edited={dialog.content} isOpen={dialog.isOpen} onClose={dialog.close} />
      <LazyModal opened={isAdding} onClose={() => setAdding(false)} title={text.social.add} closeOnClickOutside={false}>
        <PlatformForm onClose={() => setAdding(false)} onSave={saveLink} />
      </LazyModal>
    </section>
  );
}

function PlatformForm({
  onClose,
  onSave,
}: {
  onClose: () => void;
  onSave: (network: string, url: string) => Promise<string | null>;
}) {
  const text = useWords(quickWords);
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
    if (key === "") return refuse({ name: sentence(cardMessages.platformMissing) });
    setSaving(true);
    const refused = await onSave(key, url);
    setSaving(false);
    if (refused === null) onClose();
    else refuse({ url: refused });
  }

  return (
    <form onSubmit={submit} noValidate className={styles.stack}>
      <TextInput
        label={text.social.name}
        maxLength={50}
        value={name}
        error={problem.name}
        data-autofocus
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem({});
        }}
      />
      <UrlInput
        value={url}
        error={problem.url}
        onChange={(typed) => {
          setUrl(typed);
          setProblem({});
        }}
      />
      <SaveButtons isSaving={isSaving} onCancel={onClose} />
    </form>
  );
}
