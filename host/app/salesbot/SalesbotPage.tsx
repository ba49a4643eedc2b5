import { Alert, Badge, Button } from "@mantine/core";
import { IconArrowLeft, IconDeviceFloppy, IconInfoCircle, IconMessages } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { LEVEL } from "../access.ts";
import { api, sentenceOf } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";
import type { OwnSalesbot } from "./config.server.ts";
import { checkDraft, type Draft, type DraftErrors, draftOf, isSame } from "./draft.ts";
import { AdvancedSection } from "./form/AdvancedSection.tsx";
import { BasicSection } from "./form/BasicSection.tsx";
import { BusinessSection } from "./form/BusinessSection.tsx";
import { HoursSection } from "./form/HoursSection.tsx";
import { KnowledgeSection } from "./form/KnowledgeSection.tsx";
import { ListField } from "./form/ListField.tsx";
import { Section } from "./form/Section.tsx";
import styles from "./salesbot.module.css";
import { LIMITS } from "./salesbot.schema.ts";
import { SnippetPanel } from "./SnippetPanel.tsx";
import { TrialChat } from "./TrialChat.tsx";
import { useLeaveWarning } from "./use-leave-warning.ts";

export interface SalesbotPageProps {
  card: { id: number; slug: string; name: string | null; company: string | null };
  /** Whether the card's owner has the level that the assistant needs. */
  isOwnerEntitled: boolean;
  hasModel: boolean;
  host: string;
  unread: number;
}

type Loaded = { state: "loading" } | { state: "failed"; message: string } | { state: "loaded"; stored: OwnSalesbot };

/** The configuration of a card's assistant, with a chat beside it that tries what is not saved yet. */
export function SalesbotPage(props: SalesbotPageProps) {
  const { card } = props;
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    setLoaded({ state: "loading" });
    api<OwnSalesbot>("GET", `/api/salesbot/${card.id}/config`).then(
      (stored) => !isGone && setLoaded({ state: "loaded", stored }),
      (error: unknown) => !isGone && setLoaded({ state: "failed", message: sentenceOf(error, "Something went wrong. Please try again.") }));
    return () => {
      isGone = true;
    };
  }, [card.id, attempt]);

  if (loaded.state === "loaded") return <Configuration key={card.id} {...props} stored={loaded.stored} onSaved={(stored) => setLoaded({ state: "loaded", stored })} />;
  return (
    <>
      <Header {...props} />
      {loaded.state === "loading"
        ? <p role="status">Loading Salesbot configuration...</p>
        : <ErrorPanel title="The configuration could not be loaded" message={loaded.message} onRetry={() => setAttempt(attempt + 1)} />}
    </>
  );
}

function Header({ card, unread, isActive }: SalesbotPageProps & { isActive?: boolean }) {
  return (
    <PageHeader title="AI Salesbot Configuration" subtitle={(
      <span className={styles.subtitle}>
        {card.name ?? card.company ?? card.slug}
        <Badge component="span" variant="light">Level 2+ Feature</Badge>
        {isActive !== undefined && <Badge component="span" variant="light" color={isActive ? "green" : "gray"}>{isActive ? "Active" : "Inactive"}</Badge>}
      </span>
    )}>
      <Button component={Link} to={`/salesbot/${card.id}/conversations`} variant="default" leftSection={<IconMessages size={18} stroke={1.8} aria-hidden />}>
        Conversations{unread > 0 ? ` (${unread} new)` : ""}
      </Button>
      <Button component={Link} to="/dashboard" variant="default" leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}>Back to Dashboard</Button>
    </PageHeader>
  );
}

interface ConfigurationProps extends SalesbotPageProps {
  stored: OwnSalesbot;
  onSaved: (stored: OwnSalesbot) => void;
}

function Configuration({ stored, onSaved, ...props }: ConfigurationProps) {
  const { card, isOwnerEntitled, hasModel, host } = props;
  const user = useUser();
  const [draft, setDraft] = useState<Draft>(() => draftOf(stored));
  const [base, setBase] = useState<Draft>(draft);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [isSaving, setSaving] = useState(false);
  const isChanged = !isSame(draft, base);
  const blocker = useLeaveWarning(isChanged && !isSaving);

  function change(changes: Partial<Draft>) {
    setDraft((current) => ({ ...current, ...changes }));
    setErrors({});
  }

  async function save() {
    const checked = checkDraft(draft);
    if ("errors" in checked) {
      setErrors(checked.errors);
      return toast.failure("Validation error", "Please check your form data and try again.");
    }
    setSaving(true);
    try {
      const saved = await api<OwnSalesbot>("POST", `/api/salesbot/${card.id}/config`, checked.settings);
      const next = draftOf(saved);
      setDraft(next);
      setBase(next);
      onSaved(saved);
      toast.success("Configuration saved");
    } catch (error) {
      toast.failure("Save failed", sentenceOf(error, "Failed to save configuration. Please try again."));
    } finally {
      setSaving(false);
    }
  }

  const fields = { draft, errors, onChange: change };
  return (
    <>
      <Header {...props} isActive={stored.isEnabled && isOwnerEntitled} />
      {!isOwnerEntitled && (
        <Alert mb="md" icon={<IconInfoCircle aria-hidden />} color="amber">The card's owner is below level 2: the assistant stays off for visitors until that changes.</Alert>
      )}
      <div className={styles.columns}>
        <form className={styles.sections} noValidate onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}>
          <BasicSection cardId={card.id} {...fields} />
          <BusinessSection {...fields} />
          <Section title="Lead Qualification" about="Asked one at a time, in natural places of the talk.">
            <ListField noun="Question" placeholder="What's your timeline for making a decision?" rows={draft.questions} most={LIMITS.questions} longest={LIMITS.question}
              error={errors.leadQualificationQuestions} onChange={(questions) => change({ questions })} />
          </Section>
          <KnowledgeSection {...fields} />
          <HoursSection {...fields} />
          <AdvancedSection {...fields} hasModel={hasModel} tokensSpentToday={stored.tokensSpentToday} />
          <div className={styles.saveBar}>
            <span role="status">{isChanged ? "You have unsaved changes." : "All changes are saved."}</span>
            <Button type="submit" disabled={isSaving} aria-busy={isSaving} leftSection={<IconDeviceFloppy size={18} stroke={1.8} aria-hidden />}>
              {isSaving ? "Saving..." : "Save Configuration"}
            </Button>
          </div>
        </form>
        <aside className={styles.side}>
          <TrialChat cardId={card.id} draft={draft} />
          {user.accessLevel >= LEVEL.developer && <SnippetPanel host={host} slug={card.slug} />}
        </aside>
      </div>
      <ConfirmDialog isOpen={blocker.state === "blocked"} title="Leave without saving?" confirm="Leave" cancel="Stay" isDestructive
        onConfirm={() => blocker.proceed?.()} onClose={() => blocker.reset?.()}>
        Your changes to the configuration are not saved yet.
      </ConfirmDialog>
    </>
  );
}
