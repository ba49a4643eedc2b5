import { useSearchParams } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useUser } from "../../ui/user.ts";
import { DeleteAccount } from "../DeleteAccount.tsx";
import { PasswordForm } from "../PasswordForm.tsx";
import { Section } from "../Section.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import type { Security } from "./security.server.ts";
import { Sessions } from "./Sessions.tsx";

// Most accounts sign in by password alone.
const FirstPasswordForm = lazy(() => import("../FirstPasswordForm.tsx"));
const Provider = lazy(() => import("./Provider.tsx"));
const ProviderNotice = lazy(() => import("./ProviderNotice.tsx"));

/** How one signs in, and where one is signed in. */
export default function SecurityTab({ security, isDemo }: { security: Security; isDemo: boolean }) {
  const [search] = useSearchParams();
  const isBack = ["sso", "connected", "proven"].some((said) => search.has(said));
  const { sessions, mailNewDevice, hasPassword, provider, isProviderOnly } = security;
  return (
    <>
      {isBack && (
        <Suspense>
          <ProviderNotice provider={provider?.name ?? ""} />
        </Suspense>
      )}
      {!isProviderOnly && <OwnWaysIn security={security} />}
      {provider && (
        <Section
          title={provider.name}
          about={
            isProviderOnly ? `You sign in with ${provider.name}.` : `Sign in here with your ${provider.name} account.`
          }
        >
          <Suspense>
            <Provider {...provider} isOnlyWay={isProviderOnly || !hasPassword} />
          </Suspense>
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
          <Suspense>
            <FirstPasswordForm username={username} />
          </Suspense>
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
