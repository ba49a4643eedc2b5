import { Stack, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconWorld } from "@tabler/icons-react";
import { api, LATER, UNREACHED } from "../ui/api.ts";
import { useApiForm } from "../ui/api-form.ts";
import { fieldProps } from "../ui/checked-form.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { FormFrame } from "../ui/FormFrame.tsx";
import { toast } from "../ui/toast.ts";
import { DomainPanel } from "./DomainPanel.tsx";
import { domainForm } from "./domain-form.ts";
import type { DomainsOfAccount, OwnDomain } from "./domains.server.ts";
import styles from "./domains.module.css";

/** The domains of an account: what each is waiting for, shows and looks like, and a form for another. */
export default function DomainsTab({ items, cards, refusal, team }: DomainsOfAccount) {
  return (
    <Stack gap="lg">
      {items.length === 0 && (
        <EmptyState
          title={team ? "The team's cards under its own name" : "Your cards under your own name"}
          icon={<IconWorld size={32} stroke={1.6} />}
        >
          {refusal ?? "Visitors open cards.example.com instead of this site's address. It takes a domain that you own."}
        </EmptyState>
      )}
      {items.map((domain) => (
        <DomainPanel key={domain.id} domain={domain} cards={cards} team={team} />
      ))}
      {refusal === null ? (
        <AddDomain key={items.length} team={team} />
      ) : (
        items.length > 0 && <p className={styles.hint}>{refusal}</p>
      )}
    </Stack>
  );
}

function AddDomain({ team }: Pick<DomainsOfAccount, "team">) {
  const { revalidate } = useRevalidator();
  const { fields, frame } = useApiForm({
    title: "The domain could not be added",
    schema: domainForm,
    otherwise: LATER,
    unreached: UNREACHED,
    async submit(body) {
      const { host } = await api<OwnDomain>("POST", "/api/domains", { ...body, ...(team && { teamId: team.id }) });
      toast.success("Domain added", `Set the records of ${host} now.`);
      revalidate();
    },
  });
  return (
    <section className={styles.panel}>
      <h2>Add a domain</h2>
      <FormFrame frame={frame} label="Add domain" busy="Adding...">
        <TextInput
          label="Domain"
          placeholder="cards.example.com"
          description="A name of its own for the cards is best: your website stays where it is."
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          {...fieldProps(fields.host)}
        />
      </FormFrame>
    </section>
  );
}
