import { Badge, Button, Group, Tabs, Text } from "@mantine/core";
import { IconDeviceFloppy, IconQrcode } from "@tabler/icons-react";
import { useBlocker } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { api, ApiError, sentenceOf } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Skeleton } from "../ui/Skeletons.tsx";
import { toast } from "../ui/toast.ts";
import { type EditedCard, useDraft } from "./draft.ts";
import styles from "./editor.module.css";
import { QrDialog } from "./QrDialog.tsx";
import { BasicInfo } from "./tabs/BasicInfo.tsx";

// What is not seen at once comes when it is: the card's themes, the colour picker.
const CardPreview = lazy(() => import("./CardPreview.tsx").then((module) => ({ default: module.CardPreview })));
const Design = lazy(() => import("./tabs/Design.tsx").then((module) => ({ default: module.Design })));
const Social = lazy(() => import("./tabs/Social.tsx").then((module) => ({ default: module.Social })));
const Buttons = lazy(() => import("./tabs/Buttons.tsx").then((module) => ({ default: module.Buttons })));

const TABS = [["basic", "Basic Info", BasicInfo], ["design", "Design", Design], ["social", "Social", Social], ["buttons", "Buttons", Buttons]] as const;

/** The advanced editor: edits stay here until they are saved, with the card as visitors will see it beside them. */
export function CardEditor({ initial }: { initial: EditedCard }) {
  const { card, saved, isDirty, canUndo, canRedo, change, dispatch } = useDraft(initial);
  const [isSaving, setSaving] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const [isQrOpen, setQrOpen] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);

  async function save() {
    setSaving(true);
    try {
      const updated = await api<EditedCard>("PUT", `/api/business-cards/${card.id}`, card);
      dispatch({ type: "saved", card: updated });
      setErrors({});
      toast.success("Card updated successfully");
    } catch (error) {
      // At the field where it is one field's; typed text stays.
      const path = error instanceof ApiError && error.status === 409 && card.slug !== saved.slug ? "slug" : undefined;
      const sentence = sentenceOf(error, "Failed to save changes");
      if (path) setErrors({ [path]: sentence });
      toast.failure("Failed to save card", sentence);
    } finally {
      setSaving(false);
    }
  }

  async function reset() {
    try {
      dispatch({ type: "reset", card: await api<EditedCard>("GET", `/api/business-cards/${card.id}`) });
      setErrors({});
    } catch (error) {
      toast.failure("Error", sentenceOf(error, "Failed to fetch card"));
    }
    setResetting(false);
  }

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isDirty]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === "s") {
        event.preventDefault();
        if (isDirty && !isSaving) void save();
      } else if (key === "z" && !(event.target as Element).matches("input, textarea")) {
        event.preventDefault();
        dispatch({ type: event.shiftKey ? "redo" : "undo" });
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const saveButton = (
    <Button onClick={save} disabled={!isDirty || isSaving} leftSection={<IconDeviceFloppy size={18} stroke={1.8} aria-hidden />} miw={164}>
      {isSaving ? "Saving..." : "Save Changes"}
    </Button>
  );

  return (
    <>
      <PageHeader title="Card Editor" subtitle={`/view/${saved.slug}`} trail={[{ label: "Dashboard", to: "/dashboard" }]}>
        <CopyButton value={typeof location === "undefined" ? "" : `${location.origin}/view/${saved.slug}`} label="Copy link" done="Card link has been copied to clipboard." />
        <Button variant="default" leftSection={<IconQrcode size={18} stroke={1.8} aria-hidden />} onClick={() => setQrOpen(true)}>View QR Code</Button>
        <Button variant="default" onClick={() => setResetting(true)}>Reset</Button>
        {saveButton}
      </PageHeader>
      <div className={styles.columns}>
        <div>
          <Tabs defaultValue="basic" keepMounted={false}>
            <Tabs.List mb="lg">{TABS.map(([value, label]) => <Tabs.Tab key={value} value={value}>{label}</Tabs.Tab>)}</Tabs.List>
            {TABS.map(([value, , Tab]) => (
              <Tabs.Panel key={value} value={value}>
                <Suspense fallback={<Skeleton height={320} />}><Tab card={card} errors={errors} change={change} /></Suspense>
              </Tabs.Panel>
            ))}
          </Tabs>
          <Group mt="xl" justify="space-between">
            <Group gap="xs">
              <Button variant="subtle" disabled={!canUndo} onClick={() => dispatch({ type: "undo" })}>Undo</Button>
              <Button variant="subtle" disabled={!canRedo} onClick={() => dispatch({ type: "redo" })}>Redo</Button>
            </Group>
            {saveButton}
          </Group>
        </div>
        <aside className={styles.aside}>
          <Group justify="space-between" mb="xs">
            <Text c="dimmed" size="sm">Live preview</Text>
            <Badge variant="light" color={isDirty ? "amber" : "green"} role="status">{isDirty ? "Unsaved changes" : "Saved"}</Badge>
          </Group>
          <Suspense fallback={<div className={styles.phone} />}><CardPreview card={card} /></Suspense>
        </aside>
      </div>
      <QrDialog slug={saved.slug} isOpen={isQrOpen} onClose={() => setQrOpen(false)} />
      <ConfirmDialog isOpen={isResetting} title="Reset the card?" confirm="Reset" isDestructive onConfirm={reset} onClose={() => setResetting(false)}>
        The card is loaded from the server again. Edits you have not saved are lost.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={blocker.state === "blocked"} title="Leave without saving?" confirm="Leave" cancel="Stay" isDestructive
        onConfirm={() => blocker.proceed?.()} onClose={() => blocker.reset?.()}
      >
        Edits you have not saved are lost.
      </ConfirmDialog>
    </>
  );
}
