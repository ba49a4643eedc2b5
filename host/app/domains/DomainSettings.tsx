import { NativeSelect, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { api } from "../ui/api.ts";
import { useApiForm } from "../ui/use-api-form.ts";
import { fieldProps } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { PictureInput } from "../ui/picture-input/PictureInput.tsx";
import { toast } from "../ui/toast.ts";
import { domainLook } from "./domain-form.ts";
import styles from "./domains.module.css";
import type { DomainsTabData, OwnDomain } from "./domains.server.ts";
import { useWords } from "../ui/use-words.ts";
import { domainWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

interface Props extends Pick<DomainsTabData, "cards" | "team"> {
  domain: OwnDomain;
}

const DIRECTORY = "directory";

/** Content of a domain's `/`, and name, color and icon of its app. */
export default function DomainSettings({ domain, cards, team }: Props) {
  const text = useWords(domainWords);
  const { revalidate } = useRevalidator();
  const { root } = domain;
  const [rootValue, setRootValue] = useState(
    root === null ? "" : "directory" in root ? DIRECTORY : String(root.cardId),
  );
  const [icon, setIcon] = useState(domain.icon);
  const isListed = cards.some(({ id }) => String(id) === rootValue);
  const { fields, frame } = useApiForm({
    title: text.settings.failed,
    schema: domainLook,
    defaultValue: { appName: domain.appName ?? "", themeColor: domain.themeColor ?? "" },
    otherwise: uiMessages.tryLater,
    unreached: uiMessages.offline,
    async submit({ appName = null, themeColor = null }) {
      const chosen =
        rootValue === DIRECTORY ? { directory: true } : isListed ? { cardId: Number(rootValue) } : undefined;
      await api("PATCH", `/api/domains/${domain.id}`, { appName, themeColor, icon, ...(chosen && { root: chosen }) });
      toast.success(text.settings.saved);
      revalidate();
    },
  });
  return (
    <details className={styles.records}>
      <summary>{text.settings.title}</summary>
      <FormLayout frame={frame} label={text.settings.save} busy={text.settings.saving}>
        <NativeSelect
          label={text.settings.first}
          description={team ? text.settings.firstTeam(domain.host) : text.settings.firstOwn(domain.host)}
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={rootValue}
          onChange={({ currentTarget }) => setRootValue(currentTarget.value)}
          data={[
            ...(team
              ? [{ value: DIRECTORY, label: team.directory ? text.settings.directory : text.settings.directoryLater }]
              : []),
            ...(isListed || rootValue === DIRECTORY ? [] : [{ value: rootValue, label: text.settings.noCard }]),
            ...cards.map(({ id, name, slug }) => ({ value: String(id), label: name ? `${name} (${slug})` : slug })),
          ]}
        />
        <TextInput
          label={text.settings.appName}
          description={text.settings.appNameText}
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="off"
          {...fieldProps(fields.appName)}
        />
        <TextInput
          label={text.settings.color}
          placeholder="#b45309"
          description={text.settings.colorText}
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="off"
          spellCheck={false}
          {...fieldProps(fields.themeColor)}
        />
        <PictureInput
          name={text.settings.icon}
          description={text.settings.iconText}
          words={text.settings.upload}
          owner={{ domainId: domain.id }}
          kind="icon"
          url={icon}
          onChange={setIcon}
        />
      </FormLayout>
    </details>
  );
}
