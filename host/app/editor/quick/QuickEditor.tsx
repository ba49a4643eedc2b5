import { Badge, Button } from "@mantine/core";
import { IconAdjustments, IconCheck } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { QrDialog } from "../../dashboard/QrDialog.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import styles from "../editor.module.css";
import quick from "./quick.module.css";
import type { EditorData } from "../editor.server.ts";
import { ShareBar } from "../ShareBar.tsx";
import { Details } from "./Details.tsx";
import { QuickPreview } from "./QuickPreview.tsx";
import { Social } from "./Social.tsx";
import { useQuickSave } from "./quick-save.ts";

const ConflictDialog = lazy(async () => ({ default: (await import("../ConflictDialog.tsx")).ConflictDialog }));

/** Edits one thing at a time and saves immediately; made for phones. */
export function QuickEditor({ card: loaded, slugRefusal, owner, storedCss, drawn, wallets }: EditorData) {
  const { card, saved, other, choose, isSaved, save } = useQuickSave(loaded);
  const [hadConflict, setHadConflict] = useState(false); // stays once it was open: closing gives the focus back
  const [hasQr, setQr] = useState(false);
  if (other && !hadConflict) setHadConflict(true);
  const advanced = `/card-editor/${card.id}`;
  return (
    <>
      <PageHeader title="Edit card" trail={[{ label: "Dashboard", to: "/dashboard" }]}>
        <span role="status" className={styles.status}>
          {isSaved && (
            <Badge color="green" variant="light" tt="none" size="lg" leftSection={<IconCheck size={14} aria-hidden />}>
              Saved
            </Badge>
          )}
        </span>
        <Button
          component={Link}
          to={advanced}
          variant="default"
          leftSection={<IconAdjustments size={18} stroke={1.8} aria-hidden />}
        >
          Advanced editor
        </Button>
      </PageHeader>
      <ShareBar owner={owner} card={saved} wallets={wallets} onQr={() => setQr(true)} />
      <div className={quick.quick}>
        <QuickPreview card={card} storedCss={storedCss} drawn={drawn} save={save} />
        <div className={styles.stack}>
          <Details card={card} slugRefusal={slugRefusal} save={save} />
          <Social card={card} save={save} />
          <section className={quick.more}>
            <p>Custom buttons and the gallery are in the advanced editor.</p>
            <Button component={Link} to={advanced} variant="default">
              Open it
            </Button>
          </section>
        </div>
      </div>
      <QrDialog card={saved} isOpen={hasQr} onClose={() => setQr(false)} />
      {hadConflict && (
        <Suspense>
          <ConflictDialog saved={saved} other={other} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}
