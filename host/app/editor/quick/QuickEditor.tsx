import { Badge, Button } from "@mantine/core";
import { IconAdjustments, IconCheck } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { QrDialog } from "../../dashboard/QrDialog.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { useWords } from "../../ui/use-words.ts";
import styles from "../editor.module.css";
import quick from "./quick.module.css";
import type { EditorData } from "../editor.server.ts";
import { ShareBar } from "../ShareBar.tsx";
import { editorLanguageWords } from "../languages/words.en.ts";
import { Details } from "./Details.tsx";
import { QuickPreview } from "./QuickPreview.tsx";
import { Social } from "./Social.tsx";
import { useQuickSave } from "./quick-save.ts";
import { quickWords } from "./words.en.ts";

const ConflictDialog = lazy(async () => ({ default: (await import("../ConflictDialog.tsx")).ConflictDialog }));

const LanguagesForm = lazy(() => import("./LanguagesForm.tsx"));

/** Edits one thing at a time and saves immediately; made for phones. */
export function QuickEditor({ card: loaded, slugRefusal, owner, storedCss, renderedCard, wallets }: EditorData) {
  const t = useWords(quickWords);
  const { card, saved, other, choose, isSaved, save } = useQuickSave(loaded);
  const [hadConflict, setHadConflict] = useState(false); // stays mounted, so that closing returns the focus
  const [hasQr, setQr] = useState(false);
  const [hasLanguages, setLanguages] = useState(false);
  const words = useWords(editorLanguageWords).quick;
  if (other && !hadConflict) setHadConflict(true);
  const advanced = `/card-editor/${card.id}`;
  return (
    <>
      <PageHeader title={t.title} trail={[{ label: t.dashboard, to: "/dashboard" }]}>
        <span role="status" className={styles.status}>
          {isSaved && (
            <Badge color="green" variant="light" tt="none" size="lg" leftSection={<IconCheck size={14} aria-hidden />}>
              {t.saved}
            </Badge>
          )}
        </span>
        <Button
          component={Link}
          to={advanced}
          variant="default"
          leftSection={<IconAdjustments size={18} stroke={1.8} aria-hidden />}
        >
          {t.advanced}
        </Button>
      </PageHeader>
      <ShareBar owner={owner} card={saved} wallets={wallets} onQr={() => setQr(true)} />
      <div className={quick.quick}>
        <QuickPreview card={card} storedCss={storedCss} renderedCard={renderedCard} save={save} />
        <div className={styles.stack}>
          <Details card={card} owner={owner} slugRefusal={slugRefusal} save={save} />
          <Social card={card} save={save} />
          <section className={quick.more}>
            <p>{t.more}</p>
            <Button component={Link} to={advanced} variant="default">
              {t.open}
            </Button>
          </section>
          <section className={quick.more}>
            <p>{words.text}</p>
            <Button variant="default" onClick={() => setLanguages(true)}>
              {words.open}
            </Button>
          </section>
        </div>
      </div>
      <QrDialog card={saved} isOpen={hasQr} onClose={() => setQr(false)} />
      <LazyModal
        opened={hasLanguages}
        onClose={() => setLanguages(false)}
        title={words.title}
        size="lg"
        closeButtonProps={{ "aria-label": t.close }}
      >
        <LanguagesForm card={card} save={save} onClose={() => setLanguages(false)} />
      </LazyModal>
      {hadConflict && (
        <Suspense>
          <ConflictDialog saved={saved} other={other} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}
