import { Badge, Button, Group } from "@mantine/core";
import { useState } from "react";
import { api } from "../ui/api.ts";
import { useFormatDateTime } from "../ui/locale.ts";
import { toast } from "../ui/toast.ts";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { outcomeInWords } from "./delivery-words.ts";
import type { OwnDelivery } from "./deliveries.server.ts";
import type { WebhookEvent } from "./events.ts";
import type { DeliveryPage } from "./webhook-answers.ts";
import styles from "./webhooks.module.css";
import { webhookWords } from "./words.en.ts";

const COLORS = { pending: "amber", delivered: "teal", failed: "red" } as const;

interface Props {
  /** API path of the webhook. */
  path: string;
  /** The newest ones. */
  first: DeliveryPage;
  /** Whether what waits is sent. */
  isActive: boolean;
  isLoading: boolean;
  onRefresh: () => unknown;
}

/** Deliveries of a webhook, each with its body and *Send again*. */
export default function DeliveryList({ path, first, isActive, isLoading, onRefresh }: Props) {
  const text = useWords(webhookWords).deliveries;
  const [older, setOlder] = useState<{ after: DeliveryPage; pages: DeliveryPage[] }>();
  const { call, isBusy } = useCall(text.failed);
  // Older pages belong to the list that they continue.
  const pages = [first, ...(older?.after === first ? older.pages : [])];
  const { next } = pages.at(-1)!;

  const loadOlder = () =>
    call(async () => {
      const page = await api<DeliveryPage>("GET", `${path}/deliveries?limit=20&cursor=${next}`);
      setOlder({ after: first, pages: [...pages.slice(1), page] });
    });

  return (
    <>
      {first.items.length === 0 && <p className={styles.hint}>{text.none}</p>}
      {first.items.length > 0 && (
        <ul className={styles.deliveries} aria-label={text.show}>
          {pages.flatMap(({ items }) =>
            items.map((delivery) => (
              <Delivery key={delivery.id} path={path} delivery={delivery} isActive={isActive} onChanged={onRefresh} />
            )),
          )}
        </ul>
      )}
      <Group gap="xs">
        <Button variant="default" disabled={isLoading} onClick={() => void onRefresh()}>
          {isLoading ? text.loading : text.refresh}
        </Button>
        {next !== null && (
          <Button variant="default" disabled={isBusy} onClick={loadOlder}>
            {isBusy ? text.loading : text.older}
          </Button>
        )}
      </Group>
    </>
  );
}

interface DeliveryProps {
  path: string;
  delivery: OwnDelivery;
  isActive: boolean;
  onChanged: () => unknown;
}

function Delivery({ path, delivery, isActive, onChanged }: DeliveryProps) {
  const words = useWords(webhookWords);
  const text = words.deliveries;
  const formatDateTime = useFormatDateTime();
  const { call, isBusy } = useCall(text.notSent);
  const { id, event, status, attempts, nextAttemptAt, createdAt, body } = delivery;
  const details = [
    attempts > 0 && text.attempts(attempts),
    outcomeInWords(words, delivery),
    isActive && status === "pending" && attempts > 0 && nextAttemptAt && text.next(formatDateTime(nextAttemptAt)),
  ];

  const resend = () =>
    call(async () => {
      const result = await api<OwnDelivery>("POST", `${path}/deliveries/${id}/resend`);
      if (result.status === "delivered") toast.success(text.arrived);
      else toast.failure(text.notArrived, outcomeInWords(words, result));
      await onChanged();
    });

  return (
    <li>
      <details>
        <summary>
          <span>
            {words.events[event as WebhookEvent]} <Badge color={COLORS[status]}>{text.states[status]}</Badge>
          </span>
          <span className={styles.hint}>{[formatDateTime(createdAt), ...details].filter(Boolean).join(" · ")}</span>
        </summary>
        <pre className={styles.body} tabIndex={0} aria-label={event}>
          {JSON.stringify(body, null, 2)}
        </pre>
        <Button variant="default" disabled={isBusy} aria-busy={isBusy} onClick={resend}>
          {isBusy ? text.sending : text.again}
        </Button>
      </details>
    </li>
  );
}
