import { Button } from "@mantine/core";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { useReauthentication } from "../auth/reauthentication/use-reauthentication.tsx";
import { newFactor, type NewFactor } from "../account/security/second-factor/new-factor.ts";
import styles from "../auth/auth.module.css";
import { AuthLayout } from "../auth/AuthLayout.tsx";
import { returnPath } from "../auth/sign-in/return-path.ts";
import { page } from "../http/endpoint.server.ts";
import { api } from "../ui/api.ts";
import { authWords } from "../auth/words.en.ts";
import { metaTitle, useWords, useSentence } from "../ui/use-words.ts";
import { accountMessages } from "../account/messages.en.ts";

const FactorSetup = lazy(() => import("../account/security/second-factor/FactorSetup.tsx"));
const RecoveryCodes = lazy(() => import("../account/security/second-factor/RecoveryCodes.tsx"));

export const meta = metaTitle(authWords, ({ titles }) => titles.factor, "noindex");

/** Page to which users are redirected while they lack a required second factor. */
export const loader = page({ access: "signed-in", withoutFactor: true }, ({ user, request }) => {
  if (!user.lacksFactor) throw redirect(returnPath(request.url));
  return { returnTo: returnPath(request.url), username: user.username };
});

export default function SecondFactorFirst() {
  const { returnTo, username } = useLoaderData<typeof loader>();
  const { run, dialog } = useReauthentication();
  const { heading, lead, goOn, signOut: leave } = useWords(authWords).firstFactor;
  const sentence = useSentence();
  const [factor, setFactor] = useState<NewFactor>();
  const [codes, setCodes] = useState<string[]>();
  const [isBusy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    await run(async () => setFactor(await newFactor()));
    setBusy(false);
  }

  async function signOut() {
    await api("POST", "/api/logout").catch(() => {}); // the session ends on its own otherwise
    window.location.assign("/auth");
  }

  if (codes) {
    return (
      <AuthLayout>
        <h1>{sentence(accountMessages.factorOn)}</h1>
        <Suspense>
          {/* A fresh document: pages that were held back are asked for anew. */}
          <RecoveryCodes
            codes={codes}
            username={username}
            done={goOn}
            onDone={() => window.location.assign(returnTo)}
          />
        </Suspense>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {factor ? (
        <Suspense>
          <FactorSetup factor={factor} onConfirmed={setCodes} />
        </Suspense>
      ) : (
        <Button size="md" fullWidth disabled={isBusy} aria-busy={isBusy} onClick={begin}>
          {sentence(accountMessages.setUpApp)}
        </Button>
      )}
      <p className={styles.swap}>
        <button type="button" className={styles.plain} onClick={() => signOut()}>
          {leave}
        </button>
      </p>
      {dialog}
    </AuthLayout>
  );
}
