import { Stack, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconWorld } from "@tabler/icons-react";
import { useReauthentication } from "../auth/reauthentication/use-reauthentication.tsx";
import { api } from "../ui/api.ts";
import { useApiForm } from "../ui/use-api-form.ts";
import { fieldProps } from "../ui/use-validated-form.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { FormLayout } from "../ui/FormLayout.tsx";
import { toast } from "../ui/toast.ts";
import { DomainPanel } from "./DomainPanel.tsx";
import { domainForm } from "./domain-form.ts";
import type { DomainsTabData, OwnDomain } from "./domains.server.ts";
import styles from "./domains.module.css";
import { useWords } from "../ui/use-words.ts";
import { domainWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

/** The domains of an account: what each is waiting for, shows and looks like, and a form for another. */
export default function DomainsTab({ items, cards, refusal, team }: DomainsTabData) {
  const text = useWords(domainWords);
  return (
    <Stack gap="lg">
      {items.length === 0 && (
        <EmptyState title={text.none} icon={<IconWorld size={32} stroke={1.6} />}>
          {refusal ?? text.noneText}
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

function AddDomain({ team }: Pick<DomainsTabData, "team">) {
  const text = useWords(domainWords);
  const { revalidate } = useRevalidator();
  const { prove, dialog } = useReauthentication();
  const { fields, frame } = useApiForm({
    title: text.add.failed,
    schema: domainForm,
    otherwise: uiMessages.tryLater,
    unreached: uiMessages.offline,
    async submit(body) {
      const sent = { ...body, ...(team && { teamId: team.id }) };
      const { host } = await prove(() => api<OwnDomain>("POST", "/api/domains", sent));
      toast.success(text.add.done, text.add.doneText(host));
      revalidate();
    },
  });
  return (
    <section className={styles.panel}>
      <h2>{text.add.title}</h2>
      <FormLayout frame={frame} label={text.add.submit} busy={text.add.busy}>
        <TextInput
          label={text.add.label}
          placeholder="cards.example.com"
          description={text.add.hint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          {...fieldProps(fields.host)}
        />
      </FormLayout>
      {dialog}
    </section>
  );
}
