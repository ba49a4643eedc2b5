import { cookieHeaders } from "../auth/sessions/cookies.server.ts";
import { Button, TextInput } from "@mantine/core";
import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation, useParams } from "@remix-run/react";
import { z } from "zod";
import styles from "../auth/auth.module.css";
import { handleForm } from "../auth/sign-in/auth-page.server.ts";
import { AuthLayout } from "../auth/AuthLayout.tsx";
import { ProviderButton } from "../auth/oidc/ProviderButton.tsx";
import { NewPasswordInput } from "../auth/passwords/NewPasswordInput.tsx";
import { CardLink } from "../auth/registration/CardLink.tsx";
import { TermsNote } from "../auth/registration/TermsNote.tsx";
import { formBody } from "../http/body.server.ts";
import { page } from "../http/endpoint.server.ts";
import { secondFactorRequired } from "../http/permitted-user.server.ts";
import { accept, getInvitation } from "../teams/invitations/accept.server.ts";
import { invitationWords } from "../teams/invitations/words.en.ts";
import { newAccount } from "../teams/invitations/new-account.ts";
import { api } from "../ui/api.ts";
import { fieldProps } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { metaTitle, useWords } from "../ui/use-words.ts";
import { fieldWords } from "../auth/fields/words.en.ts";
import { localeOfPage } from "../languages/account-language.server.ts";

export const meta = metaTitle(invitationWords, ({ pageTitle }) => pageTitle, "noindex");

const params = z.object({ token: z.string().max(100) });

export const loader = page(
  { access: "anyone", params, withoutFactor: true },
  ({ user, params: { token }, request }) => {
    if (user?.lacksFactor) throw secondFactorRequired();
    return getInvitation(token, user, localeOfPage(request, user));
  },
);

export const action = page(
  { access: "anyone", params, methods: { POST: formBody }, limit: "register" },
  async ({ user, params: { token }, body, request, clientAddress }) =>
    handleForm(body, user ? z.object({}) : newAccount, async (input) => {
      const { accepted, cookies } = await accept(token, user, input, { request, clientAddress });
      throw redirect(`/welcome?prepared=${accepted.cardId}`, { headers: cookieHeaders(...cookies) });
    }),
);

export default function Invitation() {
  const data = useLoaderData<typeof loader>();
  const words = useWords(invitationWords);
  if ("ended" in data)
    return (
      <AuthLayout>
        <h1>{words.ended}</h1>
        <p className={styles.lead}>{data.ended}</p>
        <Button component={Link} to="/auth" size="md" fullWidth>
          {words.signIn}
        </Button>
      </AuthLayout>
    );
  const { team, inviter, role, email, isCardPrepared, isSignedIn, signedInAs } = data;
  return (
    <AuthLayout>
      {team.logo && <img className={styles.logo} src={team.logo} alt="" />}
      <h1>{words.heading(team.name)}</h1>
      <p className={styles.lead}>
        {words.text(inviter, email, role === "manager")} {isCardPrepared && words.prepared}
      </p>
      {signedInAs !== null && <OtherAccount email={signedInAs} />}
      {signedInAs === null && (isSignedIn ? <AcceptSignedIn /> : <SignInOptions {...data} />)}
    </AuthLayout>
  );
}

interface Invited {
  email: string;
  /** Name entered by the team; empty if none. */
  fullName: string;
}

/** Ways to accept when signed out. */
function SignInOptions({
  hasAccount,
  provider,
  ...invited
}: { hasAccount: boolean; provider: string | null } & Invited) {
  const { token = "" } = useParams();
  if (provider !== null) return <ProviderButton name={provider} returnTo={`/invitation/${token}`} />;
  return hasAccount ? <SignInFirst /> : <NewAccount {...invited} />;
}

const signInFor = (token: string) => `/auth?to=${encodeURIComponent(`/invitation/${token}`)}`;

function SignInFirst() {
  const { token = "" } = useParams();
  const { signInFirst } = useWords(invitationWords);
  return (
    <Button component={Link} to={signInFor(token)} size="md" fullWidth>
      {signInFirst}
    </Button>
  );
}

/** Signed in with an account of another address: nothing can be accepted here. */
function OtherAccount({ email }: { email: string }) {
  const { token = "" } = useParams();
  const { otherAddress, signOut: leave } = useWords(invitationWords);
  async function signOut() {
    await api("POST", "/api/logout").catch(() => {});
    window.location.assign(`/invitation/${token}`);
  }
  return (
    <>
      <p className={styles.lead}>
        {otherAddress[0]}
        <b>{email}</b>
        {otherAddress[1]}
      </p>
      <Button onClick={() => void signOut()} size="md" fullWidth>
        {leave}
      </Button>
    </>
  );
}

function AcceptSignedIn() {
  const lastResult = useActionData<typeof action>();
  const words = useWords(invitationWords);
  const isPending = useNavigation().state !== "idle";
  const message = lastResult?.error?.[""]?.[0];
  return (
    <Form method="post">
      {message && <p role="alert">{message}</p>}
      <Button type="submit" size="md" fullWidth disabled={isPending}>
        {isPending ? words.joining : words.accept}
      </Button>
    </Form>
  );
}

function NewAccount({ email, fullName }: Invited) {
  const { token = "" } = useParams();
  const lastResult = useActionData<typeof action>();
  const words = useWords(invitationWords);
  const labels = useWords(fieldWords);
  const isPending = useNavigation().state !== "idle";
  const [form, field] = useForm({
    lastResult,
    defaultValue: { fullName },
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: newAccount }),
  });
  return (
    <FormLayout
      frame={{ form, title: words.failed, message: form.errors?.[0], isPending }}
      label={words.createAndJoin}
      busy={words.joining}
      isWide
    >
      <TextInput
        label={labels.fullName}
        autoComplete="name"
        required
        withAsterisk={false}
        {...fieldProps(field.fullName)}
      />
      <CardLink field={field.username} fullName={field.fullName.value ?? ""} email={email} invitation={token} />
      <NewPasswordInput
        label={labels.password}
        required
        withAsterisk={false}
        {...fieldProps(field.password, "password")}
      />
      <TermsNote />
    </FormLayout>
  );
}
