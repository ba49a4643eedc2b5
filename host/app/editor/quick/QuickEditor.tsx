import { Badge, Button } from "@mantine/core";
import { IconCheck, IconChevronLeft, IconQrcode } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { QrDialog } from "../../dashboard/QrDialog.tsx";
import { useCardLink } from "../../dashboard/use-card-link.ts";
import { ClientOnly } from "../../ui/ClientOnly.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { uiMessages } from "../../ui/messages.en.ts";
import { ViewButton } from "../../ui/ViewButton.tsx";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { useWords } from "../../ui/use-words.ts";
import styles from "../editor.module.css";
import quick from "./quick.module.css";
import type { EditorData } from "../editor.server.ts";
import { ShareButton } from "../ShareButton.tsx";
import { Wallets } from "../Wallets.tsx";
import { editorWords } from "../words.en.ts";
import { editorLanguageWords } from "../languages/words.en.ts";
import { Details } from "./Details.tsx";
import { QuickPreview, ThemeButton } from "./QuickPreview.tsx";
import { Social } from "./Social.tsx";
import { useQuickSave } from "./quick-save.ts";
import { quickWords } from "./words.en.ts";

const ConflictDialog = lazy(async () => ({ default: (await import("../ConflictDialog.tsx")).ConflictDialog }));

const BrandColor = lazy(() => import("./BrandColor.tsx"));
const LanguagesForm = lazy(() => import("./LanguagesForm.tsx"));

/** Edits one thing at a time and saves immediately; made for phones. */
export function QuickEditor({ card: loaded, slugRefusal, owner, storedCss, renderedCard, wallets }: EditorData) {
  const text = useWords(quickWords);
  const { card, saved, other, choose, isSaved, save } = useQuickSave(loaded);
  const [hadConflict, setHadConflict] = useState(false); // stays mounted, so that closing returns the focus
  const [hasQr, setQr] = useState(false);
  const [hasLanguages, setLanguages] = useState(false);
  const words = useWords(editorLanguageWords).quick;
  const { share } = useWords(editorWords);
  const link = useCardLink(saved);
  if (other && !hadConflict) setHadConflict(true);
  const advanced = `/card-editor/${card.id}`;
  return (
    <>
      <header className={quick.header}>
        <nav aria-label={text.trail}>
          <Link to="/dashboard">
            <IconChevronLeft size={20} aria-hidden />
            <span>{text.dashboard}</span>
          </Link>
        </nav>
        <h1>{text.title}</h1>
        <span role="status" className={styles.status}>
          {isSaved && (
            <Badge color="green" variant="light" tt="none" size="lg" leftSection={<IconCheck size={14} aria-hidden />}>
              {text.saved}
            </Badge>
          )}
        </span>
        <ShareButton card={saved} />
        <ViewButton slug={saved.slug} />
      </header>
      {owner && (
        <p>
          {share.editing[0]}
          <bdi>{owner}</bdi>
          {share.editing[1]}
        </p>
      )}
      <div className={quick.quick}>
        <div className={quick.side}>
          <QuickPreview card={card} storedCss={storedCss} renderedCard={renderedCard} save={save} />
          <div role="group" className={quick.ways} aria-label={share.name}>
            <CopyButton value={link} label={share.copy} done={uiMessages.linkCopied} />
            <Button
              variant="default"
              onClick={() => setQr(true)}
              leftSection={<IconQrcode size={18} stroke={1.8} aria-hidden />}
            >
              {share.viewQr}
            </Button>
            <Button component={Link} to={`/share/${card.id}`} variant="subtle">
              {share.more}
            </Button>
            <Wallets cardId={card.id} wallets={wallets} />
          </div>
        </div>
        <div className={styles.stack}>
          <Details card={card} owner={owner} slugRefusal={slugRefusal} save={save} />
          <Social card={card} save={save} />
          <section aria-labelledby="look">
            <h2 id="look">{text.look}</h2>
            <div className={quick.ways}>
              <ThemeButton card={card} save={save} />
              <ClientOnly fallback={<span className={quick.colour} />}>
                <BrandColor card={card} save={save} />
              </ClientOnly>
            </div>
          </section>
          <section aria-labelledby="more">
            <h2 id="more">{text.moreTitle}</h2>
            <p className={styles.hint}>{text.more}</p>
            <div className={quick.ways}>
              <Button variant="default" onClick={() => setLanguages(true)}>
                {words.open}
              </Button>
              <Button component={Link} to={advanced} variant="default">
                {text.advanced}
              </Button>
            </div>
          </section>
        </div>
      </div>
      <QrDialog card={saved} isOpen={hasQr} onClose={() => setQr(false)} />
      <LazyModal opened={hasLanguages} onClose={() => setLanguages(false)} title={words.title} size="lg">
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
