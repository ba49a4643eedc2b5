import { Button, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { networkName } from "#sdk/card/sections/social/networks.ts";
import { MAX, PLATFORM_MISSING, platformKey } from "../../cards/limits.ts";
import styles from "../editor.module.css";
import { ItemButtons, moved } from "../ItemButtons.tsx";
import { NETWORKS, withLink } from "../networks.ts";
import { UrlInput, useNewUrl } from "../UrlInput.tsx";
import type { TabProps } from "../use-editor.ts";

const OTHER = "other";
const CHOICES = [...NETWORKS.map((value) => ({ value, label: networkName(value) })), { value: OTHER, label: "Other" }];

/** Links to networks, in the order visitors see them. */
export default function SocialTab({ card, edit }: TabProps) {
  const [platform, setPlatform] = useState<string | null>(null);
  const [name, setName] = useState("");
  const { url, isValid, clear, input } = useNewUrl("Social link");
  const links = Object.entries(card.socialLinks);
  const key = platform === OTHER ? platformKey(name) : (platform ?? "");
  const set = (entries: [string, string][]) => edit({ socialLinks: Object.fromEntries(entries) });

  function add() {
    if (!isValid()) return;
    edit({ socialLinks: withLink(card.socialLinks, key, url) }, `add ${key}`);
    setPlatform(null);
    setName("");
    clear();
  }

  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Select label="Platform" placeholder="Choose" data={CHOICES} value={platform} onChange={setPlatform} />
        {platform === OTHER && (
          <TextInput
            label="Platform name"
            maxLength={50}
            value={name}
            error={key === "" && (name !== "" || url.trim() !== "") && PLATFORM_MISSING}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        <UrlInput {...input} />
        <Button onClick={add} disabled={key === "" || url.trim() === ""}>
          Add Social Link
        </Button>
      </div>
      <ul className={styles.list}>
        {links.map(([network, link], i) => (
          <li key={network} className={styles.item}>
            <TextInput
              label={networkName(network)}
              value={link}
              maxLength={MAX.url}
              onChange={({ currentTarget }) =>
                edit({ socialLinks: { ...card.socialLinks, [network]: currentTarget.value } }, `link ${network}`)
              }
            />
            <ItemButtons
              label={networkName(network)}
              index={i}
              count={links.length}
              onMove={(to) => set(moved(links, i, to))}
              onRemove={() => set(links.filter((_, j) => j !== i))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
