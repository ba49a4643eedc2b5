import { Alert, Badge, Button, Center, Loader, Tabs } from "@mantine/core";
import { IconDeviceFloppy, IconInfoCircle } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { LEVEL } from "../access.ts";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Skeleton } from "../ui/Skeletons.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";
import type { SettingsErrors } from "./AppearanceTab.tsx";
import { IconsTab } from "./IconsTab.tsx";
import styles from "./pwa.module.css";
import type { PwaSettings, PwaSlot } from "./pwa-settings.ts";
import type { pwaSettingsInput } from "./pwa.schema.ts";
import { saveSettings } from "./settings-client.ts";
import { useWords } from "../ui/use-words.ts";
import { pwaWords } from "./words.en.ts";

// Tabs that are not seen at first.
const AppearanceTab = lazy(() => import("./AppearanceTab.tsx").then((module) => ({ default: module.AppearanceTab })));
const PreviewTab = lazy(() => import("./PreviewTab.tsx").then((module) => ({ default: module.PreviewTab })));

interface Props {
  loaded: PwaSettings | undefined;
  /** Slots with a picture that this user has uploaded before. */
  ownPictures: readonly PwaSlot[];
}

/**
 * The settings of the installable app: icons, names, colours, splash screen, and how they will look. `loaded` is
 * undefined as long as they are on their way to a page that the server has drawn.
 */
export function PwaSettingsPage({ loaded, ownPictures }: Props) {
  const text = useWords(pwaWords);
  const [edited, setEdited] = useState<PwaSettings>();
  const [saved, setSaved] = useState<PwaSettings>();
  const stored = saved ?? loaded;
  const settings = edited ?? stored;
  const [isSaving, setSaving] = useState(false);
  const [tab, setTab] = useState<string | null>("icons");

  const errors = useSettingsErrors(edited);

  async function save() {
    if (!settings) return;
    if (Object.keys(errors).length > 0) {
      setTab("appearance");
      return toast.failure(text.failed, Object.values(errors).join(", "));
    }
    setSaving(true);
    try {
      const updated = await saveSettings(settings);
      setEdited(updated);
      setSaved(updated);
      toast.success(text.saved);
    } catch {
      toast.failure(text.failed, text.failedText);
    } finally {
      setSaving(false);
    }
  }

  const change = (changes: Partial<PwaSettings>) =>
    setEdited((current = stored) => current && { ...current, ...changes });

  return (
    <>
      <PageHeader
        subtitle={text.subtitle}
        title={
          <span className={styles.title}>
            {text.title}{" "}
            <Badge className={styles.badge} variant="light">
              {text.admin}
            </Badge>
          </span>
        }
      >
        <Button
          onClick={save}
          loading={isSaving}
          disabled={!settings}
          data-busy={isSaving || undefined}
          leftSection={<IconDeviceFloppy size={18} stroke={1.8} aria-hidden />}
        >
          {isSaving ? text.saving : text.save}
        </Button>
      </PageHeader>
      <Reach />
      {settings ? (
        <Tabs value={tab} onChange={setTab} className={styles.tabs} keepMounted={false}>
          <Tabs.List aria-label={text.tabs.name}>
            <Tabs.Tab value="icons">{text.tabs.icons}</Tabs.Tab>
            <Tabs.Tab value="appearance">{text.tabs.appearance}</Tabs.Tab>
            <Tabs.Tab value="preview">{text.tabs.preview}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="icons">
            <IconsTab
              settings={settings}
              isOwn={(slot) => ownPictures.includes(slot) || settings.icons[slot] !== loaded?.icons[slot]}
              onChange={(icons) => change({ icons })}
            />
          </Tabs.Panel>
          <Tabs.Panel value="appearance">
            <Suspense fallback={<Skeleton height={320} />}>
              <AppearanceTab
                settings={settings}
                errors={errors}
                hasOwnSplash={ownPictures.includes("splashImage") || settings.splashImage !== loaded?.splashImage}
                onChange={change}
              />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="preview">
            <Suspense fallback={<Skeleton height={320} />}>
              <PreviewTab settings={settings} />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      ) : (
        <Center mih={280} role="status" aria-label={text.loading}>
          <Loader />
        </Center>
      )}
      <LeaveWarning isUnsaved={!isSaving && JSON.stringify(settings) !== JSON.stringify(stored)}>
        {text.unsaved}
      </LeaveWarning>
    </>
  );
}

/** How far a save reaches, which depends on the level. */
function Reach() {
  const text = useWords(pwaWords);
  const { accessLevel } = useUser();
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} className={styles.note} variant="light">
      {accessLevel >= LEVEL.admin ? text.reachAll : text.reachOwn}
    </Alert>
  );
}

type Schema = typeof pwaSettingsInput;

/** Errors by the server's rules, which are loaded with the first change. */
function useSettingsErrors(edited: PwaSettings | undefined): SettingsErrors {
  const [schema, setSchema] = useState<Schema>();
  const isEdited = edited !== undefined;
  useEffect(() => {
    if (isEdited) void import("./pwa.schema.ts").then((module) => setSchema(() => module.pwaSettingsInput));
  }, [isEdited]);
  if (!schema || !edited) return {};
  const { error } = schema.safeParse(edited);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}
