import { Alert, Button } from "@mantine/core";
import { IconDeviceFloppy, IconInfoCircle, IconMessageChatbot } from "@tabler/icons-react";
import { useRevalidator } from "@remix-run/react";
import { useRef, useState } from "react";
import { LEVEL } from "../access.ts";
import { ApiError, api } from "../ui/api.ts";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";
import type { OwnSalesbot } from "./config.server.ts";
import { CoverageMeter } from "./CoverageMeter.tsx";
import {
  checkDraft,
  type Draft,
  type DraftErrors,
  draftOf,
  errorsByField,
  hasSameSettings,
  listItem,
} from "./draft.ts";
import { AdvancedSection } from "./form/AdvancedSection.tsx";
import { BasicSection } from "./form/BasicSection.tsx";
import { BusinessSection } from "./form/BusinessSection.tsx";
import { HoursSection } from "./form/HoursSection.tsx";
import { KnowledgeSection } from "./form/KnowledgeSection.tsx";
import { ListField } from "./form/ListField.tsx";
import { PersonSection } from "./form/PersonSection.tsx";
import { Section } from "./form/Section.tsx";
import styles from "./salesbot.module.css";
import { LIMITS } from "./limits.ts";
import { SnippetPanel } from "./SnippetPanel.tsx";
import { TrialChat } from "./TrialChat.tsx";
import { Header, type SalesbotPageProps } from "./Header.tsx";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { salesbotWords } from "./words.en.ts";

interface ConfigurationProps extends SalesbotPageProps {
  /** Configuration when the page was opened. */
  initial: OwnSalesbot;
}

/** The form and, beside it, the chat that tries what is not saved yet. */
export function Configuration({ initial, ...props }: ConfigurationProps) {
  const text = useWords(salesbotWords);
  const { card, isOwnerEntitled, hasModel, host, topics } = props;
  const { revalidate } = useRevalidator();
  const user = useUser();
  const [stored, setStored] = useState(initial);
  const [draft, setDraft] = useState<Draft>(() => draftOf(initial, text.first));
  const [base, setBase] = useState<Draft>(draft);
  const [errors, setErrors] = useState<DraftErrors>({});
  const { call, isBusy: isSaving } = useCall(text.failed, {
    otherwise: text.failedText,
    onFailure: (error) => error instanceof ApiError && setErrors(errorsByField(error.errors)),
  });
  const form = useRef<HTMLFormElement>(null);
  const trial = useRef<HTMLDivElement>(null);
  const isChanged = !hasSameSettings(draft, base);

  function change(changes: Partial<Draft>) {
    setDraft((current) => ({ ...current, ...changes }));
    setErrors({});
  }

  const save = () =>
    call(async () => {
      const checked = await checkDraft(draft);
      if ("errors" in checked) {
        setErrors(checked.errors);
        // The field may be far above the button that was pressed.
        requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
        return toast.failure(text.invalid, text.invalidText);
      }
      const saved = await api<OwnSalesbot>("POST", `/api/salesbot/${card.id}/config`, checked.settings);
      const next = draftOf(saved);
      setDraft(next);
      setBase(next);
      setStored(saved);
      revalidate(); // updates the coverage
      toast.success(text.saved);
    });

  /** A new entry for a question, its answer ready to be typed. */
  function addAnswer(question: string) {
    const entry = listItem({ question, answer: "" });
    change({ knowledge: [...draft.knowledge, entry] });
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[data-entry="${entry.key}"]`)?.focus());
  }

  function goTo(section: string) {
    form.current?.querySelector<HTMLElement>(`[data-place="${section}"] :is(button, input, textarea)`)?.focus();
  }

  const fields = { draft, errors, onChange: change };
  return (
    <>
      <Header {...props} isActive={stored.isEnabled && isOwnerEntitled} />
      {!isOwnerEntitled && (
        <Alert mb="md" icon={<IconInfoCircle aria-hidden />} color="amber">
          {text.ownerTooLow}
        </Alert>
      )}
      <div className={styles.columns}>
        <form
          ref={form}
          className={styles.sections}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <KnowledgeSection {...fields} />
          <BasicSection cardId={card.id} {...fields} />
          <BusinessSection {...fields} />
          <Section title={text.question.title} about={text.question.about}>
            <ListField
              words={text.question}
              placeholder={text.question.example}
              rows={draft.questions}
              maxItems={LIMITS.questions}
              maxLength={LIMITS.question}
              error={errors.leadQualificationQuestions}
              onChange={(questions) => change({ questions })}
            />
          </Section>
          <HoursSection {...fields} />
          <PersonSection {...fields} />
          <AdvancedSection {...fields} hasModel={hasModel} tokensSpentToday={stored.tokensSpentToday} />
          <div className={styles.bar}>
            <Button
              className={styles.test}
              variant="default"
              radius="xl"
              leftSection={<IconMessageChatbot size={18} stroke={1.8} aria-hidden />}
              onClick={() => trial.current?.querySelector("textarea")?.focus()}
            >
              {text.trial.short}
            </Button>
            {(isChanged || isSaving || stored.createdAt === null) && (
              <div className={styles.saveBar}>
                <span role="status">{isChanged ? text.changed : text.notYet}</span>
                <Button
                  type="submit"
                  disabled={isSaving}
                  aria-busy={isSaving}
                  leftSection={<IconDeviceFloppy size={18} stroke={1.8} aria-hidden />}
                >
                  {isSaving ? text.saving : text.save}
                </Button>
              </div>
            )}
          </div>
        </form>
        <aside className={styles.side}>
          <div ref={trial}>
            <TrialChat cardId={card.id} draft={draft} />
          </div>
          <CoverageMeter topics={topics} cardId={card.id} onAnswer={addAnswer} onGoTo={goTo} />
          {user.accessLevel >= LEVEL.developer && <SnippetPanel host={host} slug={card.slug} />}
        </aside>
      </div>
      <LeaveWarning isUnsaved={isChanged && !isSaving}>{text.leave}</LeaveWarning>
    </>
  );
}
