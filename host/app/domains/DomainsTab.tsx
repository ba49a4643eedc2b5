import { Alert, Button, Group, Stack, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconPlus, IconWorld } from "@tabler/icons-react";
import { api, UNREACHED } from "../ui/api.ts";
import { fieldProps, useApiForm } from "../ui/api-form.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { toast } from "../ui/toast.ts";
import { DomainPanel } from "./DomainPanel.tsx";
import { domainForm } from "./domain-form.ts";
import type { DomainsOfAccount, OwnDomain } from "./domains.server.ts";
import styles from "./domains.module.css";

/** The domains of an account: what each is waiting for, shows and looks like, and a form for another. */
export default function DomainsTab({ items, cards, refusal }: DomainsOfAccount) {
  return (
    <Stack gap="lg">
      {items.length === 0 && (
        <EmptyState title="Your cards under your own name" icon={<IconWorld size={32} stroke={1.6} />}>
          {refusal ?? "Visitors open cards.example.com instead of this site's address. It takes a domain that you own."}
        </EmptyState>
      )}
      {items.map((domain) => (
        <DomainPanel key={domain.id} domain={domain} cards={cards} />
      ))}
      {refusal === null ? (
        <AddDomain key={items.length} />
      ) : (
        items.length > 0 && <p className={styles.hint}>{refusal}</p>
      )}
    </Stack>
  );
}

function AddDomain() {
  const { revalidate } = useRevalidator();
  const { form, fields, isPending, failure } = useApiForm({
    schema: domainForm,
    otherwise: "Please try again in a moment.",
    unreached: UNREACHED,
    fieldOf: () => "host",
    async submit(body) {
      const { host } = await api<OwnDomain>("POST", "/api/domains", body);
      toast.success("Domain added", `Set the records of ${host} now.`);
      revalidate();
    },
  });
  return (
    <form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate} className={styles.panel}>
      <Stack gap="md">
        <h2>Add a domain</h2>
        {failure && (
          <Alert color="red" role="alert" title="The domain could not be added">
            {failure}
          </Alert>
        )}
        <TextInput
          label="Domain"
          placeholder="cards.example.com"
          description="A name of its own for your cards is best: your website stays where it is."
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          {...fieldProps(fields.host)}
        />
        <Group justify="flex-end">
          <Button
            type="submit"
            disabled={isPending}
            aria-busy={isPending}
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          >
            {isPending ? "Adding..." : "Add domain"}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
