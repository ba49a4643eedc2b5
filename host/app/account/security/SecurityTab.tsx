import { useUser } from "../../ui/user.ts";
import { DeleteAccount } from "../DeleteAccount.tsx";
import { PasswordForm } from "../PasswordForm.tsx";
import { Section } from "../Section.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { Provider } from "./Provider.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import type { Security } from "./security.server.ts";
import { Sessions } from "./Sessions.tsx";

/** How one signs in, and where one is signed in. */
export default function SecurityTab({ security, isDemo }: { security: Security; isDemo: boolean }) {
  const { username } = useUser();
  const { sessions, factor, passkeys, whyNoPasskeys, mailNewDevice, provider } = security;
  return (
    <>
      <Section title="Password" about="Changing it signs you out on all other devices.">
        <PasswordForm username={username} />
      </Section>
      <Section title="Passkeys" about="Sign in with your fingerprint, face or screen lock instead of a password.">
        <Passkeys passkeys={passkeys} whyNot={whyNoPasskeys} />
      </Section>
      <Section
        title="Second factor"
        about="After your password, Meishi asks for a code of an app on your phone. A stolen password is not enough then."
      >
        <SecondFactor {...factor} />
      </Section>
      {provider && (
        <Section title={provider.name} about={`Sign in here with your ${provider.name} account.`}>
          <Provider {...provider} />
        </Section>
      )}
      <Section
        title="Where you are signed in"
        about="End a session that you do not recognize, then change your password."
      >
        <Sessions sessions={sessions} mailNewDevice={mailNewDevice} />
      </Section>
      <Section title="Delete account" about="Permanently deletes your account and all its cards." isDangerous>
        <DeleteAccount isDemo={isDemo} />
      </Section>
    </>
  );
}
