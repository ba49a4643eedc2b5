import { ActionIcon, Button, Stack, Text, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { MAX, platformKey } from "../../cards/limits.ts";
import styles from "../editor.module.css";
import type { TabProps } from "./tab.ts";

/** Links to other networks, in the order shown. An empty link is removed on saving. */
export function Social({ card, errors, change }: TabProps) {
  const [platform, setPlatform] = useState("");
  const [url, setUrl] = useState("");
  const [problem, setProblem] = useState<string>();
  const links = Object.entries(card.socialLinks);

  function add() {
    const key = platformKey(platform);
    if (key === "") return setProblem("Platform name is required");
    if (url.trim() === "") return setProblem("A social link needs a platform and a URL");
    change({ socialLinks: { ...card.socialLinks, [key]: url.trim() } });
    setPlatform("");
    setUrl("");
    setProblem(undefined);
  }

  function remove(network: string) {
    change({ socialLinks: Object.fromEntries(links.filter(([key]) => key !== network)) });
  }

  return (
    <Stack gap="md">
      {links.length === 0 && <Text c="dimmed">No links yet. Add the networks where people find you.</Text>}
      {links.map(([network, link], i) => (
        <div key={network} className={styles.row}>
          <TextInput label="Platform" value={network} readOnly className={styles.capital} />
          <TextInput
            label={`${network} URL`} value={link} maxLength={MAX.url} error={errors[`socialLinks.${i}.1`]}
            onChange={(event) => change({ socialLinks: { ...card.socialLinks, [network]: event.currentTarget.value } })}
          />
          <ActionIcon variant="subtle" color="red" size={40} aria-label={`Remove ${network}`} onClick={() => remove(network)}>
            <IconTrash size={18} stroke={1.8} />
          </ActionIcon>
        </div>
      ))}
      <div className={styles.row}>
        <TextInput label="New platform" value={platform} maxLength={50} placeholder="LinkedIn" onChange={(event) => setPlatform(event.currentTarget.value)} />
        <TextInput label="New URL" value={url} maxLength={MAX.url} placeholder="https://" error={problem} onChange={(event) => setUrl(event.currentTarget.value)} />
        <Button variant="default" leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={add}>Add Social Link</Button>
      </div>
    </Stack>
  );
}
