import { Alert, Button, Checkbox, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { MAX_KEY_NAME, type Scope, SCOPES } from "../../auth/keys/scopes.ts";
import { useReauthentication } from "../../auth/reauthentication/use-reauthentication.tsx";
import { DAY_MS } from "../../config/durations.ts";
import { api } from "../../ui/api.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { toast } from "../../ui/toast.ts";
import { useWords } from "../../ui/use-words.ts";
import styles from "../security/security.module.css";
import { keysWords } from "./words.en.ts";

const DAYS = [30, 90, 365];

interface Props {
  onCreated: () => void;
  onClose: () => void;
}

/** The form for a key, and then the key, which is shown once. */
export default function NewKey({ onCreated, onClose }: Props) {
  const text = useWords(keysWords);
  const { run, dialog } = useReauthentication();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<string[]>(["contacts:read"]);
  const [days, setDays] = useState(String(DAYS[1]));
  const [isPending, setPending] = useState(false);
  const [key, setKey] = useState<string>();

  async function create(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    await run(async () => {
      const expiresAt = days === "" ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
      const made = await api<{ key: string }>("POST", "/api/keys", { name, scopes, expiresAt });
      setKey(made.key);
      toast.success(text.created);
      onCreated();
    });
    setPending(false);
  }

  if (key !== undefined)
    return (
      <Alert color="teal" title={text.newKey} role="status">
        <code className={styles.key}>{key}</code>
        <Group mt="md">
          <CopyButton value={key} label={text.copy} />
          <Button variant="subtle" onClick={onClose}>
            {text.done}
          </Button>
        </Group>
      </Alert>
    );
  return (
    <>
      <form onSubmit={(event) => void create(event)}>
        <Stack>
          <TextInput
            label={text.name}
            placeholder={text.namePlaceholder}
            value={name}
            maxLength={MAX_KEY_NAME}
            required
            autoFocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Checkbox.Group label={text.scopes} value={scopes} onChange={setScopes}>
            <Stack gap={8} mt={8}>
              {SCOPES.map((scope: Scope) => (
                <Checkbox key={scope} value={scope} label={`${text.scope[scope]} (${scope})`} />
              ))}
            </Stack>
          </Checkbox.Group>
          <NativeSelect
            label={text.expires}
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
            data={[
              ...DAYS.map((count) => ({ value: String(count), label: text.days(count) })),
              { value: "", label: text.never },
            ]}
          />
          <Group>
            <Button type="submit" disabled={isPending || scopes.length === 0} aria-busy={isPending}>
              {text.create}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {text.cancel}
            </Button>
          </Group>
        </Stack>
      </form>
      {dialog}
    </>
  );
}
