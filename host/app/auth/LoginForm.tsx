import type { SubmissionResult } from "@conform-to/react";
import { Alert, Button, Group, PasswordInput, Stack, TextInput } from "@mantine/core";
import { Form, Link, useNavigate, useNavigation } from "@remix-run/react";
import { api, UNREACHED } from "../ui/api.ts";
import { fieldProps, useApiForm } from "../ui/api-form.ts";
import { toast } from "../ui/toast.ts";
import styles from "./auth.module.css";
import { credentials } from "./auth.schema.ts";
import { VISIBILITY } from "./NewPasswordInput.tsx";
import type { PublicUser } from "./session.server.ts";

interface Props {
  /** Where to go when signed in. */
  returnTo: string;
  forgotPath: string;
  lastResult?: SubmissionResult<string[]> | null;
}

/** Username and password. With JavaScript by the API, without by the page's action. */
export function LoginForm({ returnTo, forgotPath, lastResult }: Props) {
  const navigate = useNavigate();
  const isPosting = useNavigation().state !== "idle";
  const { form, fields, isPending, failure } = useApiForm({
    schema: credentials,
    lastResult,
    otherwise: "Invalid username or password",
    unreached: UNREACHED,
    async submit(body) {
      const user = await api<PublicUser>("POST", "/api/login", body);
      toast.success("Login successful", `Welcome back, ${user.fullName ?? user.username}!`);
      navigate(returnTo, { replace: true });
    },
    onFailure: (sentence) => toast.failure("Login failed", sentence),
  });
  const message = failure ?? form.errors?.[0];
  const isBusy = isPending || isPosting;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
    >
      <Stack gap="md">
        {message && (
          <Alert color="red" role="alert" title="Login failed">
            {message}
          </Alert>
        )}
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          {...fieldProps(fields.username)}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={VISIBILITY}
          {...fieldProps(fields.password, "password")}
        />
        <Group justify="flex-end" mt={-8}>
          <Link to={forgotPath} className={styles.link}>
            Forgot password?
          </Link>
        </Group>
        <Button type="submit" name="intent" value="login" size="md" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? "Signing in..." : "Login"}
        </Button>
      </Stack>
    </Form>
  );
}
