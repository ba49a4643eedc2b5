import { NativeSelect, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { api, LATER, UNREACHED } from "../ui/api.ts";
import { useApiForm } from "../ui/api-form.ts";
import { fieldProps } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { PictureInput } from "../ui/PictureInput.tsx";
import { toast } from "../ui/toast.ts";
import { domainLook } from "./domain-form.ts";
import styles from "./domains.module.css";
import type { DomainsOfAccount, OwnDomain } from "./domains.server.ts";

interface Props extends Pick<DomainsOfAccount, "cards" | "team"> {
  domain: OwnDomain;
}

const DIRECTORY = "directory";

/** What a domain shows at `/`, and the name, color and icon of its app. */
export default function DomainSettings({ domain, cards, team }: Props) {
  const { revalidate } = useRevalidator();
  const { root } = domain;
  const [shown, setShown] = useState(root === null ? "" : "directory" in root ? DIRECTORY : String(root.cardId));
  const [icon, setIcon] = useState(domain.icon);
  const isKnown = cards.some(({ id }) => String(id) === shown);
  const { fields, frame } = useApiForm({
    title: "The domain could not be saved",
    schema: domainLook,
    defaultValue: { appName: domain.appName ?? "", themeColor: domain.themeColor ?? "" },
    otherwise: LATER,
    unreached: UNREACHED,
    async submit({ appName = null, themeColor = null }) {
      const chosen = shown === DIRECTORY ? { directory: true } : isKnown ? { cardId: Number(shown) } : undefined;
      await api("PATCH", `/api/domains/${domain.id}`, { appName, themeColor, icon, ...(chosen && { root: chosen }) });
      toast.success("Domain saved");
      revalidate();
    },
  });
  return (
    <details className={styles.records}>
      <summary>Card and look</summary>
      <FormFrame frame={frame} label="Save domain" busy="Saving...">
        <NativeSelect
          label="First page"
          description={
            team
              ? `What opens at ${domain.host}. The cards of the team follow below it by their slug.`
              : `The card that opens at ${domain.host}. Your other cards follow below it by their slug.`
          }
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={shown}
          onChange={({ currentTarget }) => setShown(currentTarget.value)}
          data={[
            ...(team ? [{ value: DIRECTORY, label: directoryLabel(team) }] : []),
            ...(isKnown || shown === DIRECTORY ? [] : [{ value: shown, label: "No card" }]),
            ...cards.map(({ id, name, slug }) => ({ value: String(id), label: name ? `${name} (${slug})` : slug })),
          ]}
        />
        <TextInput
          label="App name"
          description="Shown under the icon when visitors install it. Blank: the name on the card"
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="off"
          {...fieldProps(fields.appName)}
        />
        <TextInput
          label="App color"
          placeholder="#b45309"
          description="The bar around the page. Blank: the color of the card's theme"
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="off"
          spellCheck={false}
          {...fieldProps(fields.themeColor)}
        />
        <PictureInput
          name="Icon"
          description="In the browser's tab and on phones. Square, 512x512 recommended. None: that of the card"
          words={{
            uploading: "Uploading icon...",
            uploaded: "Icon uploaded",
            failed: "Failed to upload icon. Please try again.",
          }}
          place={{ domainId: domain.id }}
          kind="icon"
          url={icon}
          onChange={setIcon}
        />
      </FormFrame>
    </details>
  );
}

const directoryLabel = ({ directory }: { directory: boolean }) =>
  directory ? "The team directory" : "The team directory, once it is open";
