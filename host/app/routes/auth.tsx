import { Alert, Stack, Tabs } from "@mantine/core";
import { type MetaFunction, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import styles from "../auth/auth.module.css";
import { answerAuthForm } from "../auth/auth-page.server.ts";
import { AuthFrame } from "../auth/AuthFrame.tsx";
import { FactorForm } from "../auth/factors/FactorForm.tsx";
import { ForgotForm } from "../auth/ForgotForm.tsx";
import { LoginForm } from "../auth/LoginForm.tsx";
import { isRefusal, OIDC_NOTICES } from "../auth/oidc/outcomes.ts";
import { ProviderButton } from "../auth/oidc/ProviderButton.tsx";
import { PasskeyLogin } from "../auth/passkeys/PasskeyLogin.tsx";
import { whyNoPasskeys } from "../auth/passkeys/relying-party.server.ts";
import { RegisterForm } from "../auth/RegisterForm.tsx";
import { returnPath } from "../auth/return-path.ts";
import { PASSWORD_UPDATED, RESET_ASKED } from "../auth/sentences.ts";
import { useWelcome } from "../auth/use-welcome.ts";
import { fields } from "../http/body.server.ts";
import { config } from "../config/config.server.ts";
import { page } from "../http/endpoint.server.ts";
import { PlanNote } from "../plans/PlanNote.tsx";
import { pageTitle } from "../ui/page-title.ts";

export const meta: MetaFunction = () => pageTitle("Login");

export const loader = page({ access: "anyone", withoutFactor: true }, ({ user, request }) => {
  if (user) throw redirect(returnPath(request.url));
  return {
    returnTo: returnPath(request.url),
    isRegistrationOpen: config.registration === "open",
    // Whom to ask where people need an invitation.
    askForInvitation: config.registration === "invite" ? config.support.email : null,
    provider: config.oidc ? { name: config.oidc.name, isOnly: config.oidc.isOnly } : null,
    hasPasskeys: whyNoPasskeys === null,
  };
});

export const action = page({ access: "anyone", methods: { POST: fields } }, ({ request, body, clientAddress }) =>
  answerAuthForm({ request, clientAddress }, body),
);

/** What goes along between the forms: where to go, and what was chosen on the landing page. */
const KEPT = new Set(["to", "name", "theme", "plan"]);

const NOTICES: Record<string, readonly [title: string, text: string]> = {
  sent: RESET_ASKED,
  done: PASSWORD_UPDATED,
};

export default function Auth() {
  const { returnTo, isRegistrationOpen, askForInvitation, provider, hasPasskeys } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const welcome = useWelcome(returnTo);
  const [search] = useSearchParams();
  const shown = search.get("form");
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
  if (shown === "factor") {
    return (
      <AuthFrame>
        <h1>Enter your code</h1>
        <p className={styles.lead}>Your account has a second factor.</p>
        <FactorForm returnTo={returnTo} loginPath={pathOf()} lastResult={lastResult} />
      </AuthFrame>
    );
  }
  if (shown === "register" && isRegistrationOpen) {
    return (
      <AuthFrame>
        <h1>Create your account</h1>
        <p className={styles.lead}>Your first card is free.</p>
        <RegisterForm returnTo={returnTo} lastResult={lastResult}>
          <PlanNote chosen={search.get("plan")} />
        </RegisterForm>
        <p className={styles.swap}>
          Already have an account?{" "}
          <Link to={pathOf()} className={styles.link}>
            Back to login
          </Link>
        </p>
      </AuthFrame>
    );
  }
  const isByProviderOnly = provider?.isOnly === true && shown !== "password";
  return (
    <AuthFrame>
      <h1>Welcome back</h1>
      <p className={styles.lead}>Sign in to your cards.</p>
      <Tabs value="login">
        <Tabs.List mb="lg">
          <Tabs.Tab value="login">Login</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login">
          <Notice provider={provider?.name} />
          {isByProviderOnly ? (
            <>
              <ProviderButton name={provider.name} returnTo={returnTo} />
              <p className={styles.swap}>
                <Link to={pathOf("password")} className={styles.link}>
                  Sign in as the administrator
                </Link>
              </p>
            </>
          ) : (
            <>
              <LoginForm
                returnTo={returnTo}
                forgotPath={pathOf("forgot")}
                factorPath={pathOf("factor")}
                suggestsPasskeys={hasPasskeys}
                lastResult={lastResult}
              />
              {(hasPasskeys || provider) && <p className={styles.or}>or</p>}
              <Stack gap="sm">
                {provider && <ProviderButton name={provider.name} returnTo={returnTo} />}
                {hasPasskeys && <PasskeyLogin onSignedIn={welcome} />}
              </Stack>
            </>
          )}
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
      {askForInvitation !== null && (
        <p className={styles.swap}>
          New here? Accounts are by invitation: ask the people whose team you join, or write to{" "}
          <a href={`mailto:${askForInvitation}`} className={styles.link}>
            {askForInvitation}
          </a>
        </p>
      )}
    </AuthFrame>
  );
}

/** What a link or a redirect that led here has to say. */
function Notice({ provider = "" }: { provider: string | undefined }) {
  const [search] = useSearchParams();
  const reset = search.get("reset") ?? "";
  const refusal = search.get("sso");
  if (isRefusal(refusal)) {
    const [title, text] = OIDC_NOTICES[refusal];
    return (
      <Alert color="red" role="alert" title={title} mb="md">
        {text(provider)}
      </Alert>
    );
  }
  const notice = Object.hasOwn(NOTICES, reset) ? NOTICES[reset] : undefined;
  return (
    notice && (
      <Alert color="teal" role="status" title={notice[0]} mb="md">
        {notice[1]}
      </Alert>
    )
  );
}
