import type { SubmissionResult } from "@conform-to/react";
import { Group, PasswordInput } from "@mantine/core";
import { Link, useNavigate, useNavigation } from "@remix-run/react";
import { UsernameInput } from "../fields/AccountInputs.tsx";
import { api } from "../../ui/api.ts";
import { fieldProps, useValidatedForm } from "../../ui/use-validated-form.ts";
import { FormLayout } from "../../ui/FormLayout.tsx";
import { toast } from "../../ui/toast.ts";
import { useWords } from "../../ui/use-words.ts";
import styles from "../auth.module.css";
import type { Credentials } from "../auth.schema.ts";
import { useVisibility } from "../passwords/NewPasswordInput.tsx";
import type { PublicUser } from "../sessions/session.server.ts";
import { useWelcome } from "./use-welcome.ts";
import { fieldWords } from "../fields/words.en.ts";
import { authWords } from "../words.en.ts";
import { authMessages } from "../messages.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

interface Props {
  /** Redirect target after signing in. */
  returnTo: string;
  forgotPath: string;
  /** Page that asks for the second factor. */
  factorPath: string;
  /** Whether the browser may suggest passkeys in the username's field. */
  suggestsPasskeys: boolean;
  lastResult?: SubmissionResult<string[]> | null;
}

/** Username and password. With JavaScript by the API, without by the page's action. */
export function LoginForm({ returnTo, forgotPath, factorPath, suggestsPasskeys, lastResult }: Props) {
  const { login } = useWords(authWords);
  const labels = useWords(fieldWords);
  const visibility = useVisibility();
  const navigate = useNavigate();
  const isPosting = useNavigation().state !== "idle";
  const welcome = useWelcome(returnTo);
  const { fields, frame } = useValidatedForm<Credentials, Credentials>({
    title: login.failed,
    loadCheck: () => import("../form-checks.ts").then(({ checkCredentials }) => checkCredentials),
    lastResult,
    otherwise: authMessages.wrongCredentials,
    unreached: uiMessages.offline,
    async submit(body) {
      const answer = await api<PublicUser | { secondFactor: string[] }>("POST", "/api/login", body);
      if ("secondFactor" in answer) {
        toast.clear(); // errors of earlier attempts are obsolete
        navigate(factorPath);
      } else welcome(answer);
    },
  });
  const isPending = frame.isPending || isPosting;
  return (
    <FormLayout frame={{ ...frame, isPending }} label={login.button} busy={login.busy} intent="login" isWide>
      <UsernameInput
        required
        autoComplete={suggestsPasskeys ? "username webauthn" : "username"}
        description={login.orEmail}
        inputWrapperOrder={["label", "input", "description", "error"]}
        field={fields.username}
      />
      <PasswordInput
        label={labels.password}
        autoComplete="current-password"
        required
        withAsterisk={false}
        visibilityToggleButtonProps={visibility}
        {...fieldProps(fields.password, "password")}
      />
      <Group justify="flex-end" mt={-8}>
        <Link to={forgotPath} className={styles.link}>
          {login.forgot}
        </Link>
      </Group>
    </FormLayout>
  );
}
