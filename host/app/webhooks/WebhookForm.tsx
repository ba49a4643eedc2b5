import { Checkbox, TextInput } from "@mantine/core";
import { useReauthentication } from "../auth/reauthentication/use-reauthentication.tsx";
import { api } from "../ui/api.ts";
import { useApiForm } from "../ui/use-api-form.ts";
import { fieldProps } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { uiMessages } from "../ui/messages.en.ts";
import { toast } from "../ui/toast.ts";
import { useWords } from "../ui/use-words.ts";
import { WEBHOOK_EVENTS } from "./events.ts";
import { webhookForm } from "./webhook-form.ts";
import styles from "./webhooks.module.css";
import type { OwnWebhook } from "./webhooks.server.ts";
import { webhookWords } from "./words.en.ts";

interface Props {
  /** The one to change; a new one without it. */
  webhook?: OwnWebhook;
  onCancel: () => void;
  /** With the secret of a new one. */
  onSaved: (secret?: string) => void;
}

/** Address and events of a webhook. */
export default function WebhookForm({ webhook, onCancel, onSaved }: Props) {
  const words = useWords(webhookWords);
  const text = webhook ? words.edit : words.add;
  const checked: readonly string[] = webhook?.events ?? ["contact.created", "message.created"];
  const { prove, dialog } = useReauthentication();
  const { fields, frame } = useApiForm({
    title: text.failed,
    schema: webhookForm,
    defaultValue: { url: webhook?.url },
    otherwise: uiMessages.tryLater,
    unreached: uiMessages.offline,
    async submit(body) {
      if (webhook) {
        await prove(() => api("PATCH", `/api/webhooks/${webhook.id}`, body));
        toast.success(words.edit.saved);
        onSaved();
      } else onSaved((await prove(() => api<{ secret: string }>("POST", "/api/webhooks", body))).secret);
    },
  });
  const [error] = fields.events.errors ?? [];
  return (
    <>
      <FormLayout frame={frame} label={text.submit} busy={text.busy} onCancel={onCancel}>
        <TextInput
          label={words.add.url}
          placeholder="https://example.com/hook"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          {...fieldProps(fields.url)}
        />
        <fieldset className={styles.events} aria-describedby={error && "webhook-events-error"}>
          <legend>{words.add.events}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              name={fields.events.name}
              value={event}
              label={words.events[event]}
              description={event}
              defaultChecked={checked.includes(event)}
            />
          ))}
          {error && (
            <p id="webhook-events-error" className={styles.error}>
              {error}
            </p>
          )}
        </fieldset>
      </FormLayout>
      {dialog}
    </>
  );
}
