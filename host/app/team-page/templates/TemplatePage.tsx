import { Alert, Button, Tabs, TextInput } from "@mantine/core";
import { Link, useNavigate, useRevalidator } from "@remix-run/react";
import { IconCheck } from "@tabler/icons-react";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { canSaveCustomCss } from "../../access.ts";
import type { TemplateField } from "../../cards/compose.ts";
import editor from "../../editor/editor.module.css";
import type { TabProps } from "../../editor/use-editor.ts";
import { LeaveWarning } from "../../ui/LeaveWarning.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { SkeletonRows } from "../../ui/Skeletons.tsx";
import { useUser } from "../../ui/user.ts";
import { ApiError, api, errorMessage } from "../../ui/api.ts";
import { sentence } from "../../languages/message.ts";
import { LockableSection } from "./LockableField.tsx";
import { toRequestBody, cardOf, useDraft } from "./template-draft.ts";
import type { TemplatePageData } from "./template-page.server.ts";
import { TemplatePreview } from "./TemplatePreview.tsx";
import { TemplatePictures, TemplateTexts } from "./TemplateTexts.tsx";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import { type TemplateWords, templateWords } from "./words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

/** Tabs of the card's own editor, with the fields that each edits. */
const TABS: { value: keyof TemplateWords["tabs"]; fields: TemplateField[]; Panel: ComponentType<TabProps> }[] = [
  {
    value: "design",
    fields: ["theme", "customizations"],
    Panel: lazy(() => import("../../editor/tabs/DesignTab.tsx")),
  },
  { value: "social", fields: ["socialLinks"], Panel: lazy(() => import("../../editor/tabs/SocialTab.tsx")) },
  { value: "buttons", fields: ["customButtons"], Panel: lazy(() => import("../../editor/tabs/ButtonsTab.tsx")) },
  { value: "form", fields: ["formConfig"], Panel: lazy(() => import("../../editor/tabs/FormTab.tsx")) },
];
const GALLERY: (typeof TABS)[number] = {
  value: "gallery",
  fields: ["gallery"],
  Panel: lazy(() => import("../../editor/tabs/GalleryTab.tsx")),
};
const ADVANCED: (typeof TABS)[number] = {
  value: "advanced",
  fields: ["embedCodes"],
  Panel: lazy(() => import("../../editor/tabs/AdvancedTab.tsx")),
};

/** What is wrong with the template's own name, and with the fields of its cards: `values.name` is theirs. */
function errorsOf(error: unknown): { ownName?: string; ofFields: Record<string, string> } {
  const list = error instanceof ApiError ? error.errors : [];
  const ofFields = list.flatMap(({ path, message }) => {
    const [, field] = /^values\.(.+)/.exec(path) ?? [];
    return field ? [[field, message] as const] : [];
  });
  return { ownName: list.find(({ path }) => path === "name")?.message, ofFields: Object.fromEntries(ofFields) };
}

/** Fields and rules of a template, beside a card that uses it. */
export function TemplatePage({ team, template, start, uses, cards, sample }: TemplatePageData) {
  const text = useWords(templateWords);
  const { draft, isDirty, setName, edit, setRule } = useDraft(template ?? start);
  const [failure, setFailure] = useState<unknown>();
  const { call, isBusy: saving } = useCall(uiMessages.failed, { leavesPage: true, onFailure: setFailure });
  const [isSaved, setSaved] = useState(false);
  const user = useUser();
  const navigate = useNavigate();
  const card = cardOf(draft, sample?.id ?? 0);
  const { ownName, ofFields } = errorsOf(failure);
  const rule = { rules: draft.rules, setRule };
  const list = `/team?tab=templates&team=${team.id}`;
  const tabs = [
    ...TABS,
    ...(card.id === 0 ? [] : [GALLERY]),
    ...(canSaveCustomCss({ id: user.id, level: user.accessLevel }) ? [ADVANCED] : []),
  ];

  // Once the warning below knows that nothing is lost.
  useEffect(() => {
    if (isSaved) navigate(list);
  }, [isSaved, navigate, list]);

  async function save() {
    setFailure(undefined);
    const path = `/api/teams/${team.id}/templates`;
    const body = toRequestBody(draft);
    const isDone = await call(
      () =>
        template
          ? api("PUT", `${path}/${template.id}`, { ...body, version: template.version })
          : api("POST", path, body),
      text.saved,
      text.savedText(uses.total),
    );
    setSaved(isDone);
  }

  return (
    <>
      <PageHeader title={template ? template.name : text.new} trail={[{ label: team.name, to: list }]}>
        <Button component={Link} to={list} variant="default">
          {text.cancel}
        </Button>
        <Button
          onClick={() => !saving && save()}
          aria-disabled={saving}
          data-disabled={saving || undefined}
          leftSection={<IconCheck size={18} aria-hidden />}
        >
          {saving ? text.saving : text.save}
        </Button>
      </PageHeader>
      {failure !== undefined && <Failure error={failure} />}
      <div className={editor.editor}>
        <div>
          <TextInput
            label={text.name}
            mb="md"
            maxLength={100}
            value={draft.name}
            error={ownName}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <p className={editor.hint}>{text.about}</p>
          <Tabs defaultValue="texts" keepMounted={false}>
            <Tabs.List mb="lg" className={editor.tabs}>
              <Tabs.Tab value="texts">{text.tabs.texts}</Tabs.Tab>
              <Tabs.Tab value="pictures">{text.tabs.pictures}</Tabs.Tab>
              {tabs.map(({ value }) => (
                <Tabs.Tab key={value} value={value}>
                  {text.tabs[value]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="texts">
              <TemplateTexts card={card} edit={edit} errors={ofFields} {...rule} />
            </Tabs.Panel>
            <Tabs.Panel value="pictures">
              <TemplatePictures card={card} edit={edit} {...rule} />
            </Tabs.Panel>
            {tabs.map(({ value, fields, Panel }) => (
              <Tabs.Panel key={value} value={value}>
                <LockableSection fields={fields} {...rule}>
                  <Suspense fallback={<SkeletonRows label={text.loading(text.tabs[value])} />}>
                    <Panel card={card} edit={edit} />
                  </Suspense>
                </LockableSection>
              </Tabs.Panel>
            ))}
          </Tabs>
        </div>
        <TemplatePreview draft={draft} sample={sample} cards={cards} uses={uses} list={list} template={template} />
      </div>
      <LeaveWarning isUnsaved={isDirty && !isSaved}>{text.unsaved}</LeaveWarning>
    </>
  );
}

/** Why it was not saved; where another manager was faster, the way to what they saved. */
function Failure({ error }: { error: unknown }) {
  const text = useWords(templateWords);
  const { revalidate } = useRevalidator();
  const isConflict = error instanceof ApiError && error.code === "changed";
  return (
    <Alert color="red" mb="md" role="alert" title={text.notSaved}>
      {sentence(errorMessage(error, uiMessages.tryAgain))}
      {isConflict && (
        <Button mt="sm" variant="default" display="block" onClick={revalidate}>
          {text.discard}
        </Button>
      )}
    </Alert>
  );
}
