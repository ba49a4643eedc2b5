import { Alert, Stack, Tabs } from "@mantine/core";
import { redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import styles from "../auth/auth.module.css";
import { handleAuthForm } from "../auth/sign-in/auth-page.server.ts";
import { AuthLayout } from "../auth/AuthLayout.tsx";
import { FactorForm } from "../auth/factors/FactorForm.tsx";
import { ForgotForm } from "../auth/passwords/ForgotForm.tsx";
import { LoginForm } from "../auth/sign-in/LoginForm.tsx";
import { isRefusal } from "../auth/oidc/outcomes.ts";
import { providerWords } from "../auth/oidc/words.en.ts";
import { ProviderButton } from "../auth/oidc/ProviderButton.tsx";
import { PasskeyLogin } from "../auth/passkeys/PasskeyLogin.tsx";
import { passkeysUnavailableReason } from "../auth/passkeys/relying-party.server.ts";
import { RegisterForm } from "../auth/registration/RegisterForm.tsx";
import { returnPath } from "../auth/sign-in/return-path.ts";
import { PASSWORD_UPDATED, RESET_REQUESTED } from "../auth/notices.ts";
import { useWelcome } from "../auth/sign-in/use-welcome.ts";
import { authWords } from "../auth/words.en.ts";
import { formBody } from "../http/body.server.ts";
import { config } from "../config/config.server.ts";
import { page } from "../http/endpoint.server.ts";
import { PlanNote } from "../plans/PlanNote.tsx";
import { metaTitle, useWords, useSentence } from "../ui/use-words.ts";
import type { Message } from "../languages/message.ts";

export const meta = metaTitle(authWords, ({ titles }) => titles.login);

export const loader = page({ access: "anyone", withoutFactor: true }, ({ user, request }) => {
  if (user) throw redirect(returnPath(request.url));
  return {
    returnTo: returnPath(request.url),
    isRegistrationOpen: config.registration === "open",
    // Contact for people who need an invitation.
    askForInvitation: config.registration === "invite" ? config.support.email : null,
    provider: config.oidc ? { name: config.oidc.name, isOnly: config.oidc.isOnly } : null,
    hasPasskeys: passkeysUnavailableReason === null,
  };
});

export const action = page({ access: "anyone", methods: { POST: formBody } }, ({ request, body, clientAddress }) =>
  handleAuthForm({ request, clientAddress }, body),
);

/** Parameters passed on between the forms: redirect target, and choices of the landing page. */
const CARRIED_PARAMS = new Set(["to", "name", "theme", "plan", "lang"]);

const NOTICES: Record<string, readonly [title: Message, text: Message]> = {
  sent: RESET_REQUESTED,
  done: PASSWORD_UPDATED,
};

export default function Auth() {
  const { returnTo, isRegistrationOpen, askForInvitation, provider, hasPasskeys } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const welcome = useWelcome(returnTo);
  const { login, factor, forgot, register } = useWords(authWords);
  const [search] = useSearchParams();
  const formName = search.get("form");
  const pathOf = (form?: string) => {
    const carried = [...search].filter(([name]) => CARRIED_PARAMS.has(name));
    const query = new URLSearchParams([...(form ? [["form", form]] : []), ...carried]).toString();
    return query ? `/auth?${query}` : "/auth";
  };

  if (formName === "forgot") {
    return (
      <AuthLayout>
        <h1>{forgot.heading}</h1>
        <p className={styles.lead}>{forgot.lead}</p>
        <ForgotForm loginPath={pathOf()} lastResult={lastResult} />
      </AuthLayout>
    );
  }
  if (formName === "factor") {
    return (
      <AuthLayout>
        <h1>{factor.heading}</h1>
        <p className={styles.lead}>{factor.lead}</p>
        <FactorForm returnTo={returnTo} loginPath={pathOf()} lastResult={lastResult} />
      </AuthLayout>
    );
  }
  if (formName === "register" && isRegistrationOpen) {
    return (
      <AuthLayout>
        <h1>{register.heading}</h1>
        <p className={styles.lead}>{register.lead}</p>
        <RegisterForm returnTo={returnTo} lastResult={lastResult}>
          <PlanNote chosen={search.get("plan")} />
        </RegisterForm>
        <p className={styles.swap}>
          {`${register.haveOne} `}
          <Link to={pathOf()} className={styles.link}>
            {login.back}
          </Link>
        </p>
      </AuthLayout>
    );
  }
  const isByProviderOnly = provider?.isOnly === true && formName !== "password";
  return (
    <AuthLayout>
      <h1>{login.heading}</h1>
      <p className={styles.lead}>{login.lead}</p>
      <Tabs value="login">
        <Tabs.List mb="lg">
          <Tabs.Tab value="login">{login.tab}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login">
          <Notice provider={provider?.name} />
          {isByProviderOnly ? (
            <>
              <ProviderButton name={provider.name} returnTo={returnTo} />
              <p className={styles.swap}>
                <Link to={pathOf("password")} className={styles.link}>
                  {login.asAdministrator}
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
              {(hasPasskeys || provider) && <p className={styles.or}>{login.or}</p>}
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
          {`${login.newHere} `}
          <Link to={pathOf("register")} className={styles.link}>
            {register.button}
          </Link>
        </p>
      )}
      {askForInvitation !== null && (
        <p className={styles.swap}>
          {`${login.newHere} ${login.byInvitation} `}
          <a href={`mailto:${askForInvitation}`} className={styles.link}>
            {askForInvitation}
          </a>
        </p>
      )}
    </AuthLayout>
  );
}

/** Message of the link or redirect that led here. */
function Notice({ provider = "" }: { provider: string | undefined }) {
  const [search] = useSearchParams();
  const words = useWords(providerWords);
  const sentence = useSentence();
  const reset = search.get("reset") ?? "";
  const refusal = search.get("sso");
  if (isRefusal(refusal)) {
    const [title, text] = words[refusal];
    return (
      <Alert color="red" role="alert" title={title} mb="md">
        {text(provider)}
      </Alert>
    );
  }
  const notice = Object.hasOwn(NOTICES, reset) ? NOTICES[reset] : undefined;
  return (
    notice && (
      <Alert color="teal" role="status" title={sentence(notice[0])} mb="md">
        {sentence(notice[1])}
      </Alert>
    )
  );
}
