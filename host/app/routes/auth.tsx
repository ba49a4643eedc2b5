import { Alert, Tabs } from "@mantine/core";
import { type MetaFunction, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import styles from "../auth/auth.module.css";
import { answerAuthForm } from "../auth/auth-page.server.ts";
import { AuthFrame } from "../auth/AuthFrame.tsx";
import { ForgotForm } from "../auth/ForgotForm.tsx";
import { LoginForm } from "../auth/LoginForm.tsx";
import { RegisterForm } from "../auth/RegisterForm.tsx";
import { returnPath } from "../auth/return-path.ts";
import { PASSWORD_UPDATED, RESET_ASKED } from "../auth/sentences.ts";
import { fields } from "../http/body.server.ts";
import { config } from "../config/config.server.ts";
import { page } from "../http/endpoint.server.ts";
import { pageTitle } from "../ui/page-title.ts";

export const meta: MetaFunction = () => pageTitle("Login");

export const loader = page({ access: "anyone" }, ({ user, request }) => {
  if (user) throw redirect(returnPath(request.url));
  return { returnTo: returnPath(request.url), isRegistrationOpen: config.isRegistrationOpen };
});

export const action = page({ access: "anyone", methods: { POST: fields } }, ({ request, body, clientAddress }) =>
  answerAuthForm(request, body, clientAddress),
);

/** What goes along between the forms: where to go, and what was chosen on the landing page. */
const KEPT = new Set(["to", "name", "theme"]);

const NOTICES: Record<string, readonly [title: string, text: string]> = {
  sent: RESET_ASKED,
  done: PASSWORD_UPDATED,
};

export default function Auth() {
  const { returnTo, isRegistrationOpen } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [search] = useSearchParams();
  const shown = search.get("form");
  const reset = search.get("reset") ?? "";
  const notice = Object.hasOwn(NOTICES, reset) ? NOTICES[reset] : undefined;
  const pathOf = (form?: string) => {
    const kept = [...search].filter(([name]) => KEPT.has(name));
    const query = new URLSearchParams([...(form ? [["form", form]] : []), ...kept]).toString();
    return query ? `/auth?${query}` : "/auth";
  };

  if (shown === "forgot") {
    return (
      <AuthFrame>
        <h1>Reset your password</h1>
        <p className={styles.lead}>We will email you a link that works for 30 minutes.</p>
        <ForgotForm loginPath={pathOf()} lastResult={lastResult} />
      </AuthFrame>
    );
  }
  if (shown === "register" && isRegistrationOpen) {
    return (
      <AuthFrame>
        <h1>Create your account</h1>
        <p className={styles.lead}>Your first card is free.</p>
        <RegisterForm returnTo={returnTo} lastResult={lastResult} />
        <p className={styles.swap}>
          Already have an account?{" "}
          <Link to={pathOf()} className={styles.link}>
            Back to login
          </Link>
        </p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <h1>Welcome back</h1>
      <p className={styles.lead}>Sign in to your cards.</p>
      <Tabs value="login">
        <Tabs.List mb="lg">
          <Tabs.Tab value="login">Login</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login">
          {notice && (
            <Alert color="teal" role="status" title={notice[0]} mb="md">
              {notice[1]}
            </Alert>
          )}
          <LoginForm returnTo={returnTo} forgotPath={pathOf("forgot")} lastResult={lastResult} />
        </Tabs.Panel>
      </Tabs>
      {isRegistrationOpen && (
        <p className={styles.swap}>
          New here?{" "}
          <Link to={pathOf("register")} className={styles.link}>
            Create account
          </Link>
        </p>
      )}
    </AuthFrame>
  );
}
