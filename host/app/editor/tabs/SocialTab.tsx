import { Button, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import type { SocialLink } from "#sdk/card/card-data.ts";
import { urlOf } from "#sdk/card/links.ts";
import { quotedName } from "#sdk/card/sections/social/networks.ts";
import { platformKey } from "../../cards/limits.ts";
import { parseNetworkLink, needsCountry } from "../../networks/parse-link.ts";
import styles from "../editor.module.css";
import { ItemButtons, moveItem } from "../ItemButtons.tsx";
import LinkField from "../LinkField.tsx";
import { OFFERED_NETWORKS, withUrl, withLink } from "../networks.ts";
import { VisibilitySchedule } from "../VisibilitySchedule.tsx";
import { type TabProps, useFilledRow } from "../use-editor.ts";
import { useWords } from "../../ui/use-words.ts";
import { editorWords } from "../words.en.ts";
import { cardMessages } from "../../cards/messages.en.ts";
import { sentence } from "../../languages/message.ts";

const OTHER = "other";
const CHOICES = OFFERED_NETWORKS.map((value) => ({ value, label: quotedName(value) }));

const problemOf = (network: string, typed: string) =>
  needsCountry(network, typed) ? null : (parseNetworkLink(network, typed).problem ?? null);

/** Links to networks, in the order visitors see them. */
export default function SocialTab({ card, edit, errorAt, onRowFilled }: TabProps) {
  const text = useWords(editorWords);
  const [platform, setPlatform] = useState<string | null>(null);
  const [name, setName] = useState("");
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const links = Object.entries(card.socialLinks);
  const key = platform === OTHER ? platformKey(name) : (platform ?? "");
  useFilledRow(typed.trim() !== "" || name.trim() !== "", onRowFilled);
  const set = (entries: [string, SocialLink][]) => edit({ socialLinks: Object.fromEntries(entries) });
  const change = (network: string, link: SocialLink) =>
    edit({ socialLinks: { ...card.socialLinks, [network]: link } }, `link ${network}`);

  function add() {
    const refused = problemOf(key, typed);
    setProblem(refused && sentence(refused));
    if (refused !== null) return;
    // A number that lacks its country is read by the server.
    edit({ socialLinks: withLink(card.socialLinks, key, parseNetworkLink(key, typed).url ?? typed) }, `add ${key}`);
    setPlatform(null);
    setName("");
    setTyped("");
  }

  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Select
          label={text.social.platform}
          placeholder={text.social.choose}
          data={[...CHOICES, { value: OTHER, label: text.social.other }]}
          value={platform}
          onChange={setPlatform}
        />
        {platform === OTHER && (
          <TextInput
            label={text.social.name}
            maxLength={50}
            value={name}
            error={key === "" && (name !== "" || typed.trim() !== "") && sentence(cardMessages.platformMissing)}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        <LinkField
          network={key}
          label={text.social.url}
          value={typed}
          error={problem}
          onChange={(next) => {
            setTyped(next);
            setProblem(null);
          }}
        />
        <Button onClick={add} disabled={key === "" || typed.trim() === ""}>
          {text.social.add}
        </Button>
      </div>
      <ul className={styles.list}>
        {links.map(([network, link], i) => (
          <li key={network} className={styles.item}>
            <LinkField
              network={network}
              label={quotedName(network)}
              value={urlOf(link)}
              error={errorAt?.(`socialLinks.${network}`)}
              onChange={(url) => change(network, withUrl(link, url))}
            />
            <VisibilitySchedule
              label={quotedName(network)}
              times={typeof link === "string" ? {} : link}
              onChange={(times) =>
                change(network, times.from || times.until ? { url: urlOf(link), ...times } : urlOf(link))
              }
            />
            <ItemButtons
              label={quotedName(network)}
              index={i}
              count={links.length}
              onMove={(to) => set(moveItem(links, i, to))}
              onRemove={() => set(links.filter((_, j) => j !== i))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
