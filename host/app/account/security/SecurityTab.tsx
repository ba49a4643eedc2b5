import { Alert } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import { isRefusal, OIDC_NOTICES } from "../../auth/oidc/outcomes.ts";
import { useUser } from "../../ui/user.ts";
import { DeleteAccount } from "../DeleteAccount.tsx";
import { FirstPasswordForm, PasswordForm } from "../PasswordForm.tsx";
import { Section } from "../Section.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { Provider } from "./Provider.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import type { Security } from "./security.server.ts";
import { Sessions } from "./Sessions.tsx";

/** How one signs in, and where one is signed in. */
export default function SecurityTab({ security, isDemo }: { security: Security; isDemo: boolean }) {
  const { sessions, mailNewDevice, hasPassword, provider, isProviderOnly } = security;
  return (
    <>
      <Notice provider={provider?.name ?? ""} />
      {!isProviderOnly && <OwnWaysIn security={security} />}
      {provider && (
        <Section
          title={provider.name}
          about={
            isProviderOnly ? `You sign in with ${provider.name}.` : `Sign in here with your ${provider.name} account.`
          }
        >
          <Provider {...provider} isOnlyWay={isProviderOnly || !hasPassword} />
        </Section>
      )}
      <Section
        title="Where you are signed in"
        about="End a session that you do not recognize, then change your password."
      >
        <Sessions sessions={sessions} mailNewDevice={mailNewDevice} />
      </Section>
      <Section title="Delete account" about="Permanently deletes your account and all its cards." isDangerous>
        <DeleteAccount isDemo={isDemo} hasPassword={hasPassword} />
      </Section>
    </>
  );
}

/** Password, passkeys and second factor. */
function OwnWaysIn({ security: { hasPassword, passkeys, whyNoPasskeys, factor } }: { security: Security }) {
  const { username } = useUser();
  return (
    <>
      {hasPassword ? (
        <Section title="Password" about="Changing it signs you out on all other devices.">
          <PasswordForm username={username} />
        </Section>
      ) : (
        <Section title="Password" about="You have none yet. With one you can also sign in without the provider.">
          <FirstPasswordForm username={username} />
        </Section>
      )}
      <Section title="Passkeys" about="Sign in with your fingerprint, face or screen lock instead of a password.">
        <Passkeys passkeys={passkeys} whyNot={whyNoPasskeys} />
      </Section>
      <Section
        title="Second factor"
        about="After your password, Meishi asks for a code of an app on your phone. A stolen password is not enough then."
      >
        <SecondFactor {...factor} />
      </Section>
    </>
  );
}

/** What somebody who comes back from the provider reads. */
function Notice({ provider }: { provider: string }) {
  const [search] = useSearchParams();
  const refusal = search.get("sso");
  if (isRefusal(refusal)) {
    const [title, text] = OIDC_NOTICES[refusal];
    return (
      <Alert color="red" role="alert" title={title} mb="md">
        {text(provider)}
      </Alert>
    );
  }
  if (!search.has("connected") && !search.has("proven")) return null;
  const [title, text] = search.has("connected")
    ? ["Connected", `${provider} signs you in here from now on.`]
    : ["Thank you", "For the next ten minutes you can change how you sign in."];
  return (
    <Alert color="teal" role="status" title={title} mb="md">
      {text}
    </Alert>
  );
}
