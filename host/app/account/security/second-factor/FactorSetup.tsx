import { Stack, Text, TextInput } from "@mantine/core";
import { factorCode } from "../../../auth/auth.schema.ts";
import { useApiForm } from "../../../ui/use-api-form.ts";
import { fieldProps } from "../../../ui/use-validated-form.ts";
import { FormLayout } from "../../../ui/FormLayout.tsx";
import { api } from "../../../ui/api.ts";
import type { NewFactor } from "./new-factor.ts";
import styles from "../security.module.css";
import { useWords } from "../../../ui/use-words.ts";
import { factorWords } from "./words.en.ts";
import { uiMessages } from "../../../ui/messages.en.ts";

interface Props {
  factor: NewFactor;
  /** The factor is on: these are its recovery codes. */
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel?: () => void;
}

/** Scans the code, and proves it by a first code of the app. */
export default function FactorSetup({ factor, onConfirmed, onCancel }: Props) {
  const text = useWords(factorWords);
  const { fields, frame } = useApiForm({
    title: uiMessages.failed,
    schema: factorCode,
    otherwise: uiMessages.tryLater,
    unreached: uiMessages.offline,
    async submit(body) {
      const { recoveryCodes } = await api<{ recoveryCodes: string[] }>("POST", "/api/totp/confirm", body);
      onConfirmed(recoveryCodes);
    },
  });
  return (
    <FormLayout frame={frame} label={text.turnOn} busy={text.checking} onCancel={onCancel}>
      <Text c="dimmed">{text.scan}</Text>
      <img src={factor.picture} alt={text.picture} className={styles.qr} />
      <Stack gap={4}>
        <Text size="sm" c="dimmed">
          {text.type}
        </Text>
        <code className={styles.key}>{factor.secret.match(/.{1,4}/g)!.join(" ")}</code>
      </Stack>
      <TextInput
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        required
        withAsterisk={false}
        {...fieldProps(fields.code)}
      />
    </FormLayout>
  );
}
