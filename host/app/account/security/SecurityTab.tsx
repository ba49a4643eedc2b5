import { useSearchParams } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useUser } from "../../ui/user.ts";
import { DeleteAccount } from "../deletion/DeleteAccount.tsx";
import { PasswordForm } from "../PasswordForm.tsx";
import { AccountSection } from "../AccountSection.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { SecondFactor } from "./second-factor/SecondFactor.tsx";
import type { Security } from "./security.server.ts";
import { Sessions } from "./Sessions.tsx";
import { useWords } from "../../ui/use-words.ts";
import { securityWords } from "./words.en.ts";

// Most accounts sign in by password alone.
const FirstPasswordForm = lazy(() => import("../FirstPasswordForm.tsx"));
// Few accounts have any; the page for developers makes them.
const KeysPart = lazy(() => import("./KeysPart.tsx"));
const Provider = lazy(() => import("./Provider.tsx"));
const ProviderNotice = lazy(() => import("./ProviderNotice.tsx"));

/** How one signs in, and where one is signed in. */
export default function SecurityTab({ security, isDemo }: { security: Security; isDemo: boolean }) {
  const text = useWords(securityWords);
  const [search] = useSearchParams();

  const isBack = ["sso", "connected", "proven"].some((param) => search.has(param));
  const { keys, sessions, mailNewDevice, hasPassword, provider, isProviderOnly } = security;
  return (
    <>
      {isBack && (
        <Suspense>
          <ProviderNotice provider={provider?.name ?? ""} />
        </Suspense>
      )}
      {!isProviderOnly && <OwnWaysIn security={security} />}
      {provider && (
        <AccountSection
          title={provider.name}
          about={isProviderOnly ? text.provider.only(provider.name) : text.provider.too(provider.name)}
        >
          <Suspense>
            <Provider {...provider} isOnlyWay={isProviderOnly || !hasPassword} />
          </Suspense>
        </AccountSection>
      )}
      <AccountSection title={text.sessions.title} about={text.sessions.about}>
        <Sessions sessions={sessions} mailNewDevice={mailNewDevice} />
      </AccountSection>
      {keys && keys.length > 0 && (
        <Suspense>
          <KeysPart keys={keys} />
        </Suspense>
      )}
      <AccountSection title={text.deletion.title} about={text.deletion.about} isDangerous>
        <DeleteAccount isDemo={isDemo} hasPassword={hasPassword} />
      </AccountSection>
    </>
  );
}

/** Password, passkeys and second factor. */
function OwnWaysIn({ security: { hasPassword, passkeys, whyNoPasskeys, factor } }: { security: Security }) {
  const text = useWords(securityWords);
  const { username } = useUser();
  return (
    <>
      {hasPassword ? (
        <AccountSection title={text.password.title} about={text.password.about}>
          <PasswordForm username={username} />
        </AccountSection>
      ) : (
        <AccountSection title={text.password.title} about={text.password.none}>
          <Suspense>
            <FirstPasswordForm username={username} />
          </Suspense>
        </AccountSection>
      )}
      <AccountSection title={text.passkeys.title} about={text.passkeys.about}>
        <Passkeys passkeys={passkeys} whyNot={whyNoPasskeys} />
      </AccountSection>
      <AccountSection title={text.factor.title} about={text.factor.about}>
        <SecondFactor {...factor} />
      </AccountSection>
    </>
  );
}
