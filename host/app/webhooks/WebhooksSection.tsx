import { Button } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { LazyModal } from "../ui/LazyModal.tsx";
import { useDialog } from "../ui/use-dialog.ts";
import { useWords } from "../ui/use-words.ts";
import { MAX_WEBHOOKS } from "./events.ts";
import type { NewSecret } from "./webhook-answers.ts";
import { WebhookItem } from "./WebhookItem.tsx";
import styles from "./webhooks.module.css";
import type { OwnWebhook } from "./webhooks.server.ts";
import { webhookWords } from "./words.en.ts";

const WebhookForm = lazy(() => import("./WebhookForm.tsx"));
const SecretDialog = lazy(() => import("./SecretDialog.tsx"));

interface Props {
  /** Result of `webhooks.list()` from the page's loader, which is revalidated after each change. */
  webhooks: OwnWebhook[];
}

/** The webhooks of an account: adding, testing, pausing, what they sent. */
export function WebhooksSection({ webhooks }: Props) {
  const text = useWords(webhookWords);
  const { revalidate } = useRevalidator();
  const form = useDialog<OwnWebhook | "new">();
  const secret = useDialog<NewSecret>();
  const isFull = webhooks.length >= MAX_WEBHOOKS;

  return (
    <section id="webhooks" className={styles.section} aria-labelledby="webhooks-title">
      <div className={styles.head}>
        <h2 id="webhooks-title">{text.title}</h2>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          disabled={isFull}
          onClick={() => form.open("new")}
        >
          {text.add.button}
        </Button>
      </div>
      <p className={styles.hint}>{isFull ? text.full(MAX_WEBHOOKS) : text.about}</p>
      {webhooks.length === 0 ? (
        <p className={styles.hint}>{text.none}</p>
      ) : (
        <ul className={styles.list} aria-label={text.title}>
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} onEdit={() => form.open(webhook)} onSecret={secret.open} />
          ))}
        </ul>
      )}
      <LazyModal
        opened={form.isOpen}
        onClose={form.close}
        title={form.content === "new" ? text.add.title : text.edit.title}
      >
        <Suspense>
          {form.content && (
            <WebhookForm
              webhook={form.content === "new" ? undefined : form.content}
              onCancel={form.close}
              onSaved={(created) => {
                form.close();
                revalidate();
                if (created) secret.open({ secret: created, isRotated: false });
              }}
            />
          )}
        </Suspense>
      </LazyModal>
      {secret.content && (
        <Suspense>
          <SecretDialog {...secret.content} isOpen={secret.isOpen} onClose={secret.close} />
        </Suspense>
      )}
    </section>
  );
}
