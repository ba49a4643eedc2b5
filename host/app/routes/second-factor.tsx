import { Button } from "@mantine/core";
import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { newFactor, type NewFactor, SET_UP_APP } from "../account/security/new-factor.ts";
import styles from "../auth/auth.module.css";
import { AuthFrame } from "../auth/AuthFrame.tsx";
import { returnPath } from "../auth/return-path.ts";
import { page } from "../http/endpoint.server.ts";
import { api, ApiError, NOT_DONE, sentenceOf, UNREACHED } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import { titled, useSay, useWords } from "../ui/use-words.ts";
import { authWords } from "../auth/words/index.ts";

const FactorSetup = lazy(() => import("../account/security/FactorSetup.tsx"));

const title = titled(authWords, ({ titles }) => titles.factor);
export const meta: MetaFunction = (args) => [...title(args), { name: "robots", content: "noindex" }];

/** Where everything leads as long as a second factor is required and there is none. */
export const loader = page({ access: "signed-in", withoutFactor: true }, ({ user, request }) => {
  if (!user.lacksFactor) throw redirect(returnPath(request.url));
  return { returnTo: returnPath(request.url) };
});

export default function SecondFactorFirst() {
  const { returnTo } = useLoaderData<typeof loader>();
  const { heading, lead, goOn, signOut: leave } = useWords(authWords).firstFactor;
  const say = useSay();
  const [factor, setFactor] = useState<NewFactor>();
  const [isBusy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    try {
      setFactor(await newFactor());
    } catch (error) {
      // Whoever signed in a while ago does so again.
      if (error instanceof ApiError && error.code === "fresh_proof") await signOut(window.location.href);
      else toast.failure(NOT_DONE, sentenceOf(error, UNREACHED));
    } finally {
      setBusy(false);
    }
  }

  async function signOut(comeBackTo?: string) {
    await api("POST", "/api/logout").catch(() => {}); // the session ends on its own otherwise
    const path = comeBackTo && comeBackTo.slice(window.location.origin.length);
    window.location.assign(path ? `/auth?to=${encodeURIComponent(path)}` : "/auth");
  }

  return (
    <AuthFrame>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {factor ? (
        <Suspense>
          {/* A fresh document: pages that were held back are asked for anew. */}
          <FactorSetup factor={factor} done={goOn} onDone={() => window.location.assign(returnTo)} />
        </Suspense>
      ) : (
        <Button size="md" fullWidth disabled={isBusy} aria-busy={isBusy} onClick={begin}>
          {say(SET_UP_APP)}
        </Button>
      )}
      <p className={styles.swap}>
        <button type="button" className={styles.plain} onClick={() => signOut()}>
          {leave}
        </button>
      </p>
    </AuthFrame>
  );
}
