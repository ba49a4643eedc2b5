import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { type PasswordChoice, passwordChoice } from "../account/account.schema.ts";
import { useState } from "react";
import styles from "../auth/auth.module.css";
import { handleForm } from "../auth/sign-in/auth-page.server.ts";
import { AuthLayout } from "../auth/AuthLayout.tsx";
import { NewPasswordInput, useVisibility } from "../auth/passwords/NewPasswordInput.tsx";
import { isUsable, resetPassword } from "../auth/passwords/reset.server.ts";
import { formBody } from "../http/body.server.ts";
import { page } from "../http/endpoint.server.ts";
import { type FormValidator, fieldProps } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { metaTitle, useWords } from "../ui/use-words.ts";
import { fieldWords } from "../auth/fields/words.en.ts";
import { authWords } from "../auth/words.en.ts";

export const meta = metaTitle(authWords, ({ titles }) => titles.reset, "noindex");

export const loader = page({ access: "anyone" }, async ({ request }) => {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, isUsable: await isUsable(token) };
});

export const action = page(
  { access: "anyone", methods: { POST: formBody }, limit: "resetPassword" },
  ({ body, clientAddress }) =>
    handleForm(body, passwordChoice, async ({ token, newPassword }) => {
      await resetPassword(token, newPassword, clientAddress);
      throw redirect("/auth?reset=done");
    }),
);

const FORGOT_PATH = "/auth?form=forgot";

export default function ResetPassword() {
  const { token, isUsable: isLinkUsable } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { reset: words, forgot } = useWords(authWords);
  const labels = useWords(fieldWords);
  const visibility = useVisibility();
  const isPending = useNavigation().state !== "idle";
  const [loaded, setLoaded] = useState<{ check: FormValidator<PasswordChoice> }>();
  const [form, field] = useForm<PasswordChoice, PasswordChoice, string[]>({
    lastResult,
    shouldRevalidate: loaded ? "onInput" : "onSubmit",
    ...(loaded && { onValidate: ({ formData }) => loaded.check(formData) as never }),
  });
  // Until the check has come, the server checks.
  const onFocus = () =>
    void import("../account/form-checks.ts")
      .then(({ checkPasswordChoice }) => setLoaded({ check: checkPasswordChoice }))
      .catch(() => {});
  const message = form.errors?.[0] ?? field.token.errors?.[0];
  const frame = { form, title: forgot.failed, message, isPending, onFocus };
  if (!isLinkUsable && !lastResult) {
    return (
      <AuthLayout>
        <h1>{words.expired}</h1>
        <p className={styles.lead}>{words.expiredText}</p>
        <Button component={Link} to={FORGOT_PATH} size="md" fullWidth>
          {words.again}
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      <h1>{words.heading}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <FormLayout
        frame={frame}
        label={words.button}
        busy={words.busy}
        isWide
        hint={
          <>
            {" "}
            <Link to={FORGOT_PATH} className={styles.link}>
              {words.again}
            </Link>
          </>
        }
      >
        <input type="hidden" name="token" value={token} />
        <NewPasswordInput
          label={labels.newPassword}
          required
          withAsterisk={false}
          {...fieldProps(field.newPassword, "password")}
        />
        <PasswordInput
          label={labels.confirmPassword}
          autoComplete="new-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={visibility}
          {...fieldProps(field.confirmPassword, "password")}
        />
      </FormLayout>
    </AuthLayout>
  );
}
