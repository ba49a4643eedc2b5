import { Button, type ButtonProps, Tabs } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconArrowBackUp, IconArrowForwardUp, IconCheck } from "@tabler/icons-react";
import { lazy, Suspense, type ComponentType, useState } from "react";
import type { Language } from "#sdk/languages.ts";
import type { FieldName } from "../cards/fields.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import styles from "./editor.module.css";
import type { EditorData } from "./editor.server.ts";
import { lockReason } from "./editor-card.ts";
import { LivePreview } from "./LivePreview.tsx";
import { Locked } from "./Locked.tsx";
import { ShareBar } from "./ShareBar.tsx";
import { BasicTab } from "./tabs/BasicTab.tsx";
import { type TabProps, useEditor } from "./use-editor.ts";
import { useWords } from "../ui/use-words.ts";
import { type EditorWords, editorWords } from "./words.en.ts";

type TabName = Exclude<keyof EditorWords["tabs"], "basic" | "loading">;

/** A tab with a single field is disabled if the team sets that field. */
const TABS: { value: TabName; field?: FieldName; Panel: ComponentType<TabProps> }[] = [
  { value: "design", Panel: lazy(() => import("./tabs/DesignTab.tsx")) },
  { value: "gallery", Panel: lazy(() => import("./tabs/GalleryTab.tsx")) },
  { value: "social", field: "socialLinks", Panel: lazy(() => import("./tabs/SocialTab.tsx")) },
  { value: "buttons", field: "customButtons", Panel: lazy(() => import("./tabs/ButtonsTab.tsx")) },
  { value: "form", field: "formConfig", Panel: lazy(() => import("./tabs/FormTab.tsx")) },
];
const EditorDialogs = lazy(() => import("./EditorDialogs.tsx"));
const EditorAlerts = lazy(() => import("./EditorAlerts.tsx"));
const ADVANCED: (typeof TABS)[number] = { value: "advanced", Panel: lazy(() => import("./tabs/AdvancedTab.tsx")) };

/** The advanced editor: tabs beside a live preview; edits stay here until they are saved. */
export function EditorPage({
  card: loaded,
  slugRefusal,
  owner,
  hasAdvanced,
  storedCss,
  renderedCard,
  wallets,
}: EditorData) {
  const text = useWords(editorWords);
  const editor = useEditor(loaded);
  const { card, edit, errorAt, isDirty, isSaving } = editor;
  const [tab, setTab] = useState<string | null>("basic");
  const [language, setLanguage] = useState<Language | null>(null);
  const [hasQr, setQr] = useState(false);
  const [isResetting, setResetting] = useState(false);
  // They stay mounted once one has been open, so that closing returns the focus.
  const [hadDialog, setHadDialog] = useState(false);
  const hasDialog = hasQr || isResetting || editor.other !== null || editor.blocker.state === "blocked";
  if (hasDialog && !hadDialog) setHadDialog(true);
  const tabs = hasAdvanced ? [...TABS, ADVANCED] : TABS;

  useHotkeys([["mod+S", () => void editor.save()]], []); // while typing, too
  useHotkeys([
    ["mod+Z", editor.undo],
    ["mod+shift+Z", editor.redo],
  ]); // a field undoes its own typing

  const isSaveOff = isSaving || !isDirty;
  const saveButton = (look: ButtonProps) => (
    // Not `disabled`, which would drop the focus right after the press.
    <Button
      {...look}
      onClick={() => editor.save()}
      aria-disabled={isSaveOff}
      data-disabled={isSaveOff || undefined}
      leftSection={<IconCheck size={18} aria-hidden />}
    >
      {isSaving ? text.saving : text.save}
    </Button>
  );
  const resetButton = (className?: string) => (
    <Button variant="default" className={className} onClick={() => setResetting(true)} disabled={isSaving}>
      {text.reset.button}
    </Button>
  );
  return (
    <>
      <PageHeader title={text.title}>
        {resetButton(styles.topReset)}
        {saveButton({ className: styles.topSave })}
      </PageHeader>
      <ShareBar owner={owner} card={editor.saved} wallets={wallets} onQr={() => setQr(true)} />
      {(editor.draft || editor.problem) && (
        <Suspense>
          <EditorAlerts
            hasDraft={editor.draft !== null}
            problem={editor.problem}
            refused={editor.refused}
            onGo={setTab}
            onRestore={editor.takeDraft}
            onDiscard={editor.dropDraft}
          />
        </Suspense>
      )}
      <div className={styles.editor}>
        <div>
          <Tabs value={tab} onChange={setTab} keepMounted={false}>
            <Tabs.List mb="lg" className={styles.tabs}>
              <Tabs.Tab value="basic">{text.tabs.basic}</Tabs.Tab>
              {tabs.map(({ value }) => (
                <Tabs.Tab key={value} value={value}>
                  {text.tabs[value]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="basic">
              <BasicTab card={card} edit={edit} errorAt={errorAt} slugRefusal={slugRefusal} onLanguage={setLanguage} />
            </Tabs.Panel>
            {tabs.map(({ value, field, Panel }) => (
              <Tabs.Panel key={value} value={value}>
                <Suspense fallback={<SkeletonRows label={text.tabs.loading(text.tabs[value])} />}>
                  <Locked lock={field && lockReason(card, field)}>
                    <Panel card={card} edit={edit} errorAt={errorAt} onRowFilled={editor.setRowFilled} />
                  </Locked>
                </Suspense>
              </Tabs.Panel>
            ))}
          </Tabs>
          <div className={styles.tools}>
            <Button
              variant="default"
              onClick={editor.undo}
              disabled={!editor.canUndo}
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
            >
              {text.undo}
            </Button>
            <Button
              variant="default"
              onClick={editor.redo}
              disabled={!editor.canRedo}
              leftSection={<IconArrowForwardUp size={18} aria-hidden />}
            >
              {text.redo}
            </Button>
            {resetButton()}
            {saveButton({ variant: "default" })}
          </div>
        </div>
        <LivePreview
          card={card}
          language={language}
          storedCss={storedCss}
          renderedCard={renderedCard}
          isDirty={isDirty}
          saveButton={saveButton({ radius: "xl" })}
          onGo={setTab}
        />
      </div>
      {hadDialog && (
        <Suspense>
          <EditorDialogs
            editor={editor}
            hasQr={hasQr}
            isResetting={isResetting}
            onClose={() => {
              setQr(false);
              setResetting(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
