import { Button, TextInput } from "@mantine/core";
import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type MetaFunction, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation, useParams } from "@remix-run/react";
import { z } from "zod";
import styles from "../auth/auth.module.css";
import { answerForm } from "../auth/auth-page.server.ts";
import { AuthFrame } from "../auth/AuthFrame.tsx";
import { NewPasswordInput } from "../auth/NewPasswordInput.tsx";
import { TermsBox } from "../auth/TermsBox.tsx";
import { fields } from "../http/body.server.ts";
import { page } from "../http/endpoint.server.ts";
import { accept, lookAt } from "../teams/accept.server.ts";
import { newAccountForm } from "../teams/new-account.ts";
import { api } from "../ui/api.ts";
import { fieldProps } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { pageTitle } from "../ui/page-title.ts";

export const meta: MetaFunction = () => [...pageTitle("Invitation"), { name: "robots", content: "noindex" }];

const params = z.object({ token: z.string().max(100) });

export const loader = page({ access: "anyone", params }, ({ user, params: { token } }) => lookAt(token, user));

export const action = page(
  { access: "anyone", params, methods: { POST: fields }, limit: "register" },
  async ({ user, params: { token }, body, request, clientAddress }) =>
    answerForm(body, user ? z.object({}) : newAccountForm, async (sent) => {
      const { accepted, cookie } = await accept(token, user, sent, { request, clientAddress });
      throw redirect(`/card-editor/${accepted.cardId}`, cookie ? { headers: { "set-cookie": cookie } } : undefined);
    }),
);

export default function Invitation() {
  const data = useLoaderData<typeof loader>();
  if ("ended" in data)
    return (
      <AuthFrame>
        <h1>This invitation has ended</h1>
        <p className={styles.lead}>{data.ended}</p>
        <Button component={Link} to="/auth" size="md" fullWidth>
          Go to sign-in
        </Button>
      </AuthFrame>
    );
  const { team, inviter, role, email, hasAccount, isSignedIn, signedInAs } = data;
  return (
    <AuthFrame>
      {team.logo && <img className={styles.logo} src={team.logo} alt="" />}
      <h1>Join {team.name}</h1>
      <p className={styles.lead}>
        {inviter ?? "Somebody"} invites {email} to the team{role === "manager" && " as a manager"}. A business card is
        ready for you.
      </p>
      {signedInAs !== null && <OtherAccount email={signedInAs} />}
      {signedInAs === null && (isSignedIn ? <AcceptSignedIn /> : hasAccount ? <SignInFirst /> : <NewAccount />)}
    </AuthFrame>
  );
}

const signInFor = (token: string) => `/auth?to=${encodeURIComponent(`/invitation/${token}`)}`;

function SignInFirst() {
  const { token = "" } = useParams();
  return (
    <Button component={Link} to={signInFor(token)} size="md" fullWidth>
      Sign in to accept
    </Button>
  );
}

/** Signed in with an account of another address: nothing can be accepted here. */
function OtherAccount({ email }: { email: string }) {
  const { token = "" } = useParams();
  async function signOut() {
    await api("POST", "/api/logout").catch(() => {});
    window.location.assign(`/invitation/${token}`);
  }
  return (
    <>
      <p className={styles.lead}>
        You are signed in as <b>{email}</b>, which is another address.
      </p>
      <Button onClick={() => void signOut()} size="md" fullWidth>
        Sign out and go on
      </Button>
    </>
  );
}

function AcceptSignedIn() {
  const lastResult = useActionData<typeof action>();
  const isPending = useNavigation().state !== "idle";
  const message = lastResult?.error?.[""]?.[0];
  return (
    <Form method="post">
      {message && <p role="alert">{message}</p>}
      <Button type="submit" size="md" fullWidth disabled={isPending}>
        {isPending ? "Joining..." : "Accept the invitation"}
      </Button>
    </Form>
  );
}

function NewAccount() {
  const lastResult = useActionData<typeof action>();
  const isPending = useNavigation().state !== "idle";
  const [form, field] = useForm({
    lastResult,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: newAccountForm }),
  });
  return (
    <FormFrame
      frame={{ form, title: "You could not join", message: form.errors?.[0], isPending }}
      label="Create account and join"
      busy="Joining..."
      isWide
    >
      <TextInput label="Full name" autoComplete="name" required withAsterisk={false} {...fieldProps(field.fullName)} />
      <TextInput
        label="Username"
        autoComplete="username"
        required
        withAsterisk={false}
        {...fieldProps(field.username)}
      />
      <NewPasswordInput label="Password" required withAsterisk={false} {...fieldProps(field.password, "password")} />
      <TermsBox field={field.acceptTerms} />
    </FormFrame>
  );
}
