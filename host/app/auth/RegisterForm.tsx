import type { SubmissionResult } from "@conform-to/react";
import { Alert, Button, Stack, TextInput } from "@mantine/core";
import { Form, useNavigate, useSearchParams } from "@remix-run/react";
import { api, UNREACHED } from "../ui/api.ts";
import { fieldProps, useApiForm } from "../ui/api-form.ts";
import { toast } from "../ui/toast.ts";
import { registration } from "./auth.schema.ts";
import { fieldOfTaken } from "./field-of-taken.ts";
import { NewPasswordInput } from "./NewPasswordInput.tsx";

/** Makes an account, where registration is open. Who comes from the landing page's card brings the name typed there. */
export function RegisterForm({
  returnTo,
  lastResult,
}: {
  returnTo: string;
  lastResult?: SubmissionResult<string[]> | null;
}) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { form, fields, isPending, failure } = useApiForm({
    schema: registration,
    defaultValue: { fullName: search.get("name") ?? "" },
    lastResult,
    otherwise: "Could not create account",
    unreached: UNREACHED,
    fieldOf: fieldOfTaken,
    async submit(body) {
      await api("POST", "/api/register", body);
      toast.success("Registration successful", "Your account has been created");
      navigate(returnTo, { replace: true });
    },
    onFailure: (sentence) => toast.failure("Registration failed", sentence),
  });
  const message = failure ?? form.errors?.[0];
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
          <Alert color="red" role="alert" title="Registration failed">
            {message}
          </Alert>
        )}
        <TextInput label="Full name" autoComplete="name" {...fieldProps(fields.fullName)} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          {...fieldProps(fields.email)}
        />
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          description="3 to 20 letters, digits, dots or hyphens"
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...fieldProps(fields.username)}
        />
        <NewPasswordInput label="Password" required withAsterisk={false} {...fieldProps(fields.password, "password")} />
        <Button type="submit" name="intent" value="register" size="md" disabled={isPending} aria-busy={isPending}>
          {isPending ? "Creating account..." : "Create account"}
        </Button>
      </Stack>
    </Form>
  );
}
