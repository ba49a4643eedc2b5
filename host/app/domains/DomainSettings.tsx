import { NativeSelect, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { api, LATER, UNREACHED } from "../ui/api.ts";
import { useApiForm } from "../ui/api-form.ts";
import { fieldProps } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { toast } from "../ui/toast.ts";
import { domainLook } from "./domain-form.ts";
import styles from "./domains.module.css";
import type { DomainsOfAccount, OwnDomain } from "./domains.server.ts";

interface Props {
  domain: OwnDomain;
  cards: DomainsOfAccount["cards"];
}

/** What a domain shows at `/`, and the name and color of its app. */
export default function DomainSettings({ domain, cards }: Props) {
  const { revalidate } = useRevalidator();
  const [cardId, setCardId] = useState(String(domain.root?.cardId ?? ""));
  const isKnown = cards.some(({ id }) => String(id) === cardId);
  const { fields, frame } = useApiForm({
    title: "The domain could not be saved",
    schema: domainLook,
    defaultValue: { appName: domain.appName ?? "", themeColor: domain.themeColor ?? "" },
    otherwise: LATER,
    unreached: UNREACHED,
    async submit({ appName = null, themeColor = null }) {
      const root = isKnown ? { root: { cardId: Number(cardId) } } : {};
      await api("PATCH", `/api/domains/${domain.id}`, { appName, themeColor, ...root });
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
          description={`The card that opens at ${domain.host}. Your other cards follow below it by their slug.`}
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={cardId}
          onChange={({ currentTarget }) => setCardId(currentTarget.value)}
          data={[
            ...(isKnown ? [] : [{ value: cardId, label: "No card" }]),
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
      </FormFrame>
    </details>
  );
}
