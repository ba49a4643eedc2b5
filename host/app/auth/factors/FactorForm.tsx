import type { SubmissionResult } from "@conform-to/react";
import { Stack, TextInput } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { useState } from "react";
import { api } from "../../ui/api.ts";
import { fieldProps, useValidatedForm } from "../../ui/use-validated-form.ts";
import { FormLayout } from "../../ui/FormLayout.tsx";
import { useWords } from "../../ui/use-words.ts";
import styles from "../auth.module.css";
import type { FactorCode } from "../auth.schema.ts";
import type { PublicUser } from "../sessions/session.server.ts";
import { useWelcome } from "../sign-in/use-welcome.ts";
import { fieldWords } from "../fields/words.en.ts";
import { authWords } from "../words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

interface Props {
  returnTo: string;
  loginPath: string;
  lastResult?: SubmissionResult<string[]> | null;
}

/** The second step of a sign-in: a code of the authenticator app, or one of the recovery codes. */
export function FactorForm({ returnTo, loginPath, lastResult }: Props) {
  const { factor, login } = useWords(authWords);
  const [isRecovery, setRecovery] = useState<boolean>();
  // Separate forms, so that an error in one kind of code is not shown for the other.
  const isSwitched = isRecovery !== undefined;
  return (
    <Stack gap="md">
      <CodeForm
        key={String(isRecovery)}
        isRecovery={isRecovery ?? false}
        returnTo={returnTo}
        lastResult={isSwitched ? undefined : lastResult}
      />
      <button type="button" className={styles.plain} onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? factor.useApp : factor.useRecovery}
      </button>
      <Link to={loginPath} className={styles.link}>
        <IconArrowLeft size={16} aria-hidden />
        {login.back}
      </Link>
    </Stack>
  );
}

interface CodeProps extends Pick<Props, "returnTo" | "lastResult"> {
  isRecovery: boolean;
}

function CodeForm({ isRecovery, returnTo, lastResult }: CodeProps) {
  const { factor, login } = useWords(authWords);
  const labels = useWords(fieldWords);
  const welcome = useWelcome(returnTo);
  const { fields, frame } = useValidatedForm<FactorCode, FactorCode>({
    title: login.failed,
    loadCheck: () => import("../form-checks.ts").then(({ checkFactor }) => checkFactor),
    lastResult,
    otherwise: uiMessages.tryLater,
    unreached: uiMessages.offline,
    submit: async (body) => welcome(await api<PublicUser>("POST", "/api/login/factor", body)),
  });
  return (
    <FormLayout frame={frame} label={factor.button} busy={login.busy} intent="factor" isWide>
      <TextInput
        label={isRecovery ? factor.recovery : labels.code}
        description={isRecovery ? factor.recoveryHint : factor.appHint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        inputMode={isRecovery ? "text" : "numeric"}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
        withAsterisk={false}
        {...fieldProps(fields.code)}
      />
    </FormLayout>
  );
}
