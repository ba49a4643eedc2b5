import { Button } from "@mantine/core";
import { useForm } from "@conform-to/react";
import { Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import styles from "../auth/auth.module.css";
import { handleForm } from "../auth/sign-in/auth-page.server.ts";
import { emailToken } from "../auth/auth.schema.ts";
import { AuthLayout } from "../auth/AuthLayout.tsx";
import { inspectLink, redeemLink } from "../auth/email/email-links.server.ts";
import { formBody } from "../http/body.server.ts";
import { page } from "../http/endpoint.server.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { metaTitle, useWords } from "../ui/use-words.ts";
import { linkWords } from "../auth/email/words.en.ts";
import { authWords } from "../auth/words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

export const meta = metaTitle(linkWords, ({ pageTitle }) => pageTitle, "noindex");

/** Does not redeem the link, as mail scanners and previews open it, too. */
export const loader = page({ access: "anyone" }, async ({ request, user }) => {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, link: await inspectLink(token), isSignedIn: user !== null };
});

export const action = page({ access: "anyone", methods: { POST: formBody }, limit: "emailLink" }, ({ body, user }) =>
  handleForm(body, emailToken, async ({ token }) => ({ done: await redeemLink(token, user) })),
);

export default function ConfirmEmail() {
  const { token, link, isSignedIn } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { reset } = useWords(authWords);
  const { links, dashboard, signIn, account, busy } = useWords(linkWords);
  const isPending = useNavigation().state !== "idle";
  const done = result && "done" in result ? result.done : undefined;
  const [form, fields] = useForm<{ token: string }, unknown, string[]>({
    lastResult: result && !("done" in result) ? result : undefined,
  });
  const message = form.errors?.[0] ?? fields.token.errors?.[0];

  if (done) {
    const { title, text } = links[done.kind].done;
    const isUndone = done.kind === "undo";
    return (
      <AuthLayout>
        <h1>{title}</h1>
        <p className={styles.lead} role="status">
          {text(done.email)}
        </p>
        <Button component={Link} to={isUndone ? "/auth?form=forgot" : "/dashboard"} size="md" fullWidth>
          {isUndone ? reset.heading : isSignedIn ? dashboard : signIn}
        </Button>
      </AuthLayout>
    );
  }
  if (!("email" in link)) {
    const { title, text } = links[link.state];
    return (
      <AuthLayout>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
        <Button component={Link} to="/account" size="md" fullWidth>
          {account}
        </Button>
      </AuthLayout>
    );
  }
  const { title, text, action: label } = links[link.state].asks;
  return (
    <AuthLayout>
      <h1>{title}</h1>
      <p className={styles.lead}>{text(link.email)}</p>
      <FormLayout frame={{ form, title: uiMessages.failed, message, isPending }} label={label} busy={busy} isWide>
        <input type="hidden" name="token" value={token} />
      </FormLayout>
    </AuthLayout>
  );
}
