import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type MetaFunction, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { passwordChoice } from "../account/account.schema.ts";
import styles from "../auth/auth.module.css";
import { answerForm } from "../auth/auth-page.server.ts";
import { AuthFrame } from "../auth/AuthFrame.tsx";
import { NewPasswordInput, VISIBILITY } from "../auth/NewPasswordInput.tsx";
import { isUsable, resetPassword } from "../auth/reset.server.ts";
import { fields } from "../http/body.server.ts";
import { page } from "../http/endpoint.server.ts";
import { fieldProps } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { CHOOSE_PASSWORD, LINK_EXPIRED } from "../auth/sentences.ts";

export const meta: MetaFunction = () => [...pageTitle("Reset password"), { name: "robots", content: "noindex" }];

export const loader = page({ access: "anyone" }, async ({ request }) => {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, isUsable: await isUsable(token) };
});

export const action = page({ access: "anyone", methods: { POST: fields }, limit: "resetPassword" }, ({ body }) =>
  answerForm(body, passwordChoice, async ({ token, newPassword }) => {
    await resetPassword(token, newPassword);
    throw redirect("/auth?reset=done");
  }),
);

const ASK_AGAIN = { path: "/auth?form=forgot", label: "Request a new link" };

export default function ResetPassword() {
  const { token, isUsable } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const isPending = useNavigation().state !== "idle";
  const [form, field] = useForm({
    lastResult,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: passwordChoice }),
  });
  const message = form.errors?.[0] ?? field.token.errors?.[0];
  const frame = { form, title: "Password reset failed", message, isPending };
  if (!isUsable && !lastResult) {
    return (
      <AuthFrame>
        <h1>{LINK_EXPIRED}</h1>
        <p className={styles.lead}>It was already used, or is older than 30 minutes. Your password has not changed.</p>
        <Button component={Link} to={ASK_AGAIN.path} size="md" fullWidth>
          {ASK_AGAIN.label}
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <h1>{CHOOSE_PASSWORD}</h1>
      <p className={styles.lead}>You will be signed out on all other devices.</p>
      <FormFrame
        frame={frame}
        label="Save new password"
        busy="Saving..."
        isWide
        hint={
          <>
            {" "}
            <Link to={ASK_AGAIN.path} className={styles.link}>
              {ASK_AGAIN.label}
            </Link>
          </>
        }
      >
        <input type="hidden" name="token" value={token} />
        <NewPasswordInput
          label="New password"
          required
          withAsterisk={false}
          {...fieldProps(field.newPassword, "password")}
        />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={VISIBILITY}
          {...fieldProps(field.confirmPassword, "password")}
        />
      </FormFrame>
    </AuthFrame>
  );
}
