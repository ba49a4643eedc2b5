import { Badge, Button, Switch } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import type { ApiKey } from "../../auth/keys/keys.server.ts";
import { useReauthentication } from "../../auth/reauthentication/use-reauthentication.tsx";
import { MAX_KEYS } from "../../auth/keys/scopes.ts";
import { api } from "../../ui/api.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useFormatDate } from "../../ui/locale.ts";
import { uiMessages } from "../../ui/messages.en.ts";
import { toast } from "../../ui/toast.ts";
import { SkeletonRows } from "../../ui/Skeletons.tsx";
import { useCall } from "../../ui/use-call.ts";
import { useDialog } from "../../ui/use-dialog.ts";
import { useWords } from "../../ui/use-words.ts";
import styles from "../security/security.module.css";
import { keysWords } from "./words.en.ts";

/** Most visits make none. */
const NewKey = lazy(() => import("./NewKey.tsx"));

/** The account's keys: made, ended, and allowed to write for an AI. */
export default function Keys({ keys }: { keys: ApiKey[] }) {
  const text = useWords(keysWords);
  const { revalidate } = useRevalidator();
  const { call, isBusy } = useCall(uiMessages.failed, { otherwise: uiMessages.offline });
  const { run, dialog } = useReauthentication();
  const [isCreating, setCreating] = useState(false);
  const removal = useDialog<ApiKey>();

  async function end(key: ApiKey) {
    removal.close();
    await call(() => api("DELETE", `/api/keys/${key.id}`), text.ended);
    revalidate();
  }
  async function allowWrites({ id }: ApiKey, mcpWrites: boolean) {
    await run(async () => {
      await api("PATCH", `/api/keys/${id}`, { mcpWrites });
      toast.success(mcpWrites ? text.mcpOn : text.mcpOff);
    });
    revalidate();
  }

  return (
    <>
      {keys.length === 0 && !isCreating && <p>{text.none}</p>}
      {keys.length > 0 && (
        <ul className={styles.list} aria-label={text.title}>
          {keys.map((key) => (
            <KeyItem
              key={key.id}
              apiKey={key}
              isBusy={isBusy}
              onEnd={() => removal.open(key)}
              onAllowWrites={(isOn) => void allowWrites(key, isOn)}
            />
          ))}
        </ul>
      )}
      {isCreating ? (
        <Suspense fallback={<SkeletonRows label={text.loading} />}>
          <NewKey onCreated={revalidate} onClose={() => setCreating(false)} />
        </Suspense>
      ) : (
        keys.length < MAX_KEYS && <Button onClick={() => setCreating(true)}>{text.make}</Button>
      )}
      <ConfirmDialog
        isOpen={removal.isOpen}
        title={text.ask}
        confirm={text.confirm}
        isDestructive
        onConfirm={() => removal.content && void end(removal.content)}
        onClose={removal.close}
      >
        <b>{removal.content?.name}</b> {text.askText}
      </ConfirmDialog>
      {dialog}
    </>
  );
}

interface ItemProps {
  apiKey: ApiKey;
  isBusy: boolean;
  onEnd: () => void;
  onAllowWrites: (isOn: boolean) => void;
}

function KeyItem({ apiKey, isBusy, onEnd, onAllowWrites }: ItemProps) {
  const text = useWords(keysWords);
  const formatDate = useFormatDate();
  const { name, prefix, scopes, mcpWrites, lastUsedAt, expiresAt } = apiKey;
  const hasExpired = expiresAt !== null && new Date(expiresAt) <= new Date();
  const facts = [
    `${prefix}…`,
    text.used(lastUsedAt && formatDate(lastUsedAt)),
    expiresAt && !hasExpired && text.until(formatDate(expiresAt)),
  ];
  return (
    <li>
      <IconKey size={20} stroke={1.8} aria-hidden />
      <div>
        <b>
          {name} {hasExpired && <Badge color="gray">{text.expired}</Badge>}
        </b>
        <small>{facts.filter(Boolean).join(" · ")}</small>
        <br />
        <small>{scopes.join(", ")}</small>
        {scopes.some((scope) => scope.endsWith(":write")) && (
          <Switch
            mt={8}
            size="xs"
            label={text.mcpWrites}
            aria-label={`${text.mcpWrites}: ${name}`}
            checked={mcpWrites}
            disabled={isBusy}
            onChange={(event) => onAllowWrites(event.currentTarget.checked)}
          />
        )}
      </div>
      <Button size="xs" variant="subtle" color="red" disabled={isBusy} onClick={onEnd} aria-label={text.endOne(name)}>
        {text.end}
      </Button>
    </li>
  );
}
