import type { SubmissionResult } from "@conform-to/react";
import { Alert, Button, Stack, TextInput } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Form, Link, useNavigate } from "@remix-run/react";
import { api } from "../ui/api.ts";
import { fieldProps, useApiForm } from "../ui/api-form.ts";
import { toast } from "../ui/toast.ts";
import styles from "./auth.module.css";
import { resetRequest } from "./auth.schema.ts";

/** Asks for a reset link; says the same whether the address is known or not, and gives way to the login form. */
export function ForgotForm({
  loginPath,
  lastResult,
}: {
  loginPath: string;
  lastResult?: SubmissionResult<string[]> | null;
}) {
  const navigate = useNavigate();
  const { form, fields, isPending, failure } = useApiForm({
    schema: resetRequest,
    lastResult,
    otherwise: "Please try again in a moment.",
    async submit(body) {
      await api("POST", "/api/reset-password", body);
      toast.success("Password reset initiated", "If your email is registered, you will receive a password reset link");
      navigate(loginPath);
    },
    onFailure: (sentence) => toast.failure("Password reset failed", sentence),
  });
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
    >
      <Stack gap="md">
        {failure && (
          <Alert color="red" role="alert" title="Password reset failed">
            {failure}
          </Alert>
        )}
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          {...fieldProps(fields.email)}
        />
        <Button type="submit" name="intent" value="forgot" size="md" disabled={isPending} aria-busy={isPending}>
          {isPending ? "Sending..." : "Send reset link"}
        </Button>
        <Link to={loginPath} className={styles.link}>
          <IconArrowLeft size={16} aria-hidden />
          Back to login
        </Link>
      </Stack>
    </Form>
  );
}
