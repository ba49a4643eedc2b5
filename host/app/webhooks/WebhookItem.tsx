import { Badge, Button, Group } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { api } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useFormatDateTime } from "../ui/locale.ts";
import { toast } from "../ui/toast.ts";
import { useCall } from "../ui/use-call.ts";
import { useDialog } from "../ui/use-dialog.ts";
import { useWords } from "../ui/use-words.ts";
import { outcomeInWords } from "./delivery-words.ts";
import type { OwnDelivery } from "./deliveries.server.ts";
import type { WebhookEvent } from "./events.ts";
import styles from "./webhooks.module.css";
import type { DeliveryPage, NewSecret } from "./webhook-answers.ts";
import type { OwnWebhook } from "./webhooks.server.ts";
import { type WebhookWords, webhookWords } from "./words.en.ts";

const DeliveryList = lazy(() => import("./DeliveryList.tsx"));

type State = "on" | "paused" | "failing" | "off";
const COLORS = { on: "teal", paused: "gray", failing: "amber", off: "red" } as const satisfies Record<State, string>;

function stateOf({ isActive, failingSince }: OwnWebhook): State {
  if (isActive) return failingSince ? "failing" : "on";
  return failingSince ? "off" : "paused";
}

interface Props {
  webhook: OwnWebhook;
  onEdit: () => void;
  onSecret: (secret: NewSecret) => void;
}

/** One webhook, with what can be done with it. */
export function WebhookItem({ webhook, onEdit, onSecret }: Props) {
  const text = useWords(webhookWords);
  const formatDateTime = useFormatDateTime();
  const { revalidate } = useRevalidator();
  const [first, setFirst] = useState<DeliveryPage>();
  const { id, url, isActive, failingSince } = webhook;
  const state = stateOf(webhook);
  const path = `/api/webhooks/${id}`;
  const change = isActive ? text.pause : text.resume;
  const changing = useCall(change.failed);
  const testing = useCall(text.test.error);
  const loading = useCall(text.deliveries.failed);

  const load = () => loading.call(async () => setFirst(await api<DeliveryPage>("GET", `${path}/deliveries?limit=20`)));
  const toggle = () =>
    changing.call(async () => {
      await api("PATCH", path, { isActive: !isActive });
      revalidate();
    }, change.done);
  const sendTest = () =>
    testing.call(async () => {
      const delivery = await api<OwnDelivery>("POST", `${path}/test`);
      if (delivery.status === "delivered") toast.success(text.test.delivered);
      else toast.failure(text.test.failed, outcomeInWords(text, delivery));
      if (first) await load();
    });
  const rotate = async (close: () => void) => {
    const { secret } = await api<{ secret: string }>("POST", `${path}/rotate`);
    close();
    onSecret({ secret, isRotated: true });
  };
  const remove = async (close: () => void) => {
    await api("DELETE", path);
    close();
    revalidate();
  };

  return (
    <li className={styles.panel}>
      <div className={styles.head}>
        <h3>{url}</h3>
        <Badge color={COLORS[state]}>{text.states[state]}</Badge>
      </div>
      <p className={styles.hint}>{webhook.events.map((event) => text.events[event as WebhookEvent]).join(" · ")}</p>
      {state === "failing" && <p className={styles.hint}>{text.failingText(formatDateTime(failingSince!))}</p>}
      {state === "off" && <p className={styles.hint}>{text.offText}</p>}
      <Group gap="xs" role="group" aria-label={text.more(url)}>
        <Button
          variant="default"
          aria-expanded={first !== undefined}
          disabled={loading.isBusy}
          onClick={() => (first ? setFirst(undefined) : void load())}
        >
          {first ? text.deliveries.hide : loading.isBusy ? text.deliveries.loading : text.deliveries.show}
        </Button>
        <Button variant="default" disabled={testing.isBusy} aria-busy={testing.isBusy} onClick={sendTest}>
          {testing.isBusy ? text.deliveries.sending : text.test.button}
        </Button>
        <Button variant="default" disabled={changing.isBusy} onClick={toggle}>
          {change.button}
        </Button>
        <Button variant="subtle" onClick={onEdit}>
          {text.edit.button}
        </Button>
        <ActionButton text={text.rotate} act={rotate} />
        <ActionButton text={text.remove} act={remove} isDestructive />
      </Group>
      {first && (
        <Suspense>
          <DeliveryList path={path} first={first} isActive={isActive} isLoading={loading.isBusy} onRefresh={load} />
        </Suspense>
      )}
    </li>
  );
}

interface ActionProps {
  text: WebhookWords["rotate"] & { done?: string };
  isDestructive?: boolean;
  /** Closes the question once the server has answered. */
  act: (close: () => void) => Promise<void>;
}

/** A button that asks first. */
function ActionButton({ text, isDestructive, act }: ActionProps) {
  const dialog = useDialog<true>();
  const { call } = useCall(text.failed);
  return (
    <>
      <Button variant="subtle" color={isDestructive ? "red" : undefined} onClick={() => dialog.open(true)}>
        {text.button}
      </Button>
      <ConfirmDialog
        {...{ isOpen: dialog.isOpen, title: text.title, confirm: text.confirm, busy: text.busy, isDestructive }}
        onConfirm={() => call(() => act(dialog.close), text.done)}
        onClose={dialog.close}
      >
        {text.text}
      </ConfirmDialog>
    </>
  );
}
