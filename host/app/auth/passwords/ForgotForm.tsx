import type { SubmissionResult } from "@conform-to/react";
import { Stack } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link, useNavigate } from "@remix-run/react";
import { EmailInput } from "../fields/AccountInputs.tsx";
import { api } from "../../ui/api.ts";
import { useValidatedForm } from "../../ui/use-validated-form.ts";
import { FormLayout } from "../../ui/FormLayout.tsx";
import { toast } from "../../ui/toast.ts";
import { useWords } from "../../ui/use-words.ts";
import styles from "../auth.module.css";
import type { ResetRequest } from "../auth.schema.ts";
import { RESET_REQUESTED } from "../notices.ts";
import { authWords } from "../words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

interface Props {
  loginPath: string;
  lastResult?: SubmissionResult<string[]> | null;
}

/** Asks for a reset link; says the same whether the address is known or not, and gives way to the login form. */
export function ForgotForm({ loginPath, lastResult }: Props) {
  const { forgot, login } = useWords(authWords);
  const navigate = useNavigate();
  const { fields, frame } = useValidatedForm<ResetRequest, ResetRequest>({
    title: forgot.failed,
    loadCheck: () => import("../form-checks.ts").then(({ checkReset }) => checkReset),
    lastResult,
    otherwise: uiMessages.tryLater,
    async submit(body) {
      await api("POST", "/api/reset-password", body);
      toast.success(...RESET_REQUESTED);
      navigate(loginPath);
    },
  });
  return (
    <Stack gap="md">
      <FormLayout frame={frame} label={forgot.button} busy={forgot.busy} intent="forgot" isWide>
        <EmailInput required field={fields.email} />
      </FormLayout>
      <Link to={loginPath} className={styles.link}>
        <IconArrowLeft size={16} aria-hidden />
        {login.back}
      </Link>
    </Stack>
  );
}
