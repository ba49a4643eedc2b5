import { lazy, Suspense } from "react";
import { EmailNotice } from "../account/EmailNotice.tsx";
import type { EmailState } from "../auth/email/email-links.server.ts";
import type { EditorCard } from "../editor/editor-card.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useUser } from "../ui/user.ts";
import { FirstCardPage } from "./FirstCardPage.tsx";
import styles from "./first-run.module.css";
import type { Live } from "./LiveCard.tsx";

const LiveCard = lazy(() => import("./LiveCard.tsx"));

interface Props {
  /** The card that is live; null before there is one. */
  live: Live | null;
  /** The card that an invitation has prepared, until it is saved here. */
  prepared: EditorCard | null;
  email: EmailState;
}

/** Directly after signing up: what makes a card, and then how to hand it over. */
export function WelcomePage({ live, prepared, email }: Props) {
  const user = useUser();
  const notice = (
    <div className={styles.email}>
      <EmailNotice email={user.email} state={email} isLine />
    </div>
  );
  if (!live)
    return (
      <>
        <FirstCard prepared={prepared} />
        {notice}
      </>
    );
  // The notice comes with the card, or it would stand at the top until the card is there.
  return (
    <Suspense>
      <LiveCard {...live} />
      {notice}
    </Suspense>
  );
}

/** What this browser keeps of the landing page, the server cannot know. */
function FirstCard({ prepared }: Pick<Props, "prepared">) {
  const isHydrated = useHydrated();
  return <FirstCardPage key={String(isHydrated)} prepared={prepared} isHydrated={isHydrated} />;
}
