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
import type { PwaSettings } from "./pwa-settings.ts";
import type { pwaSettingsInput } from "./pwa.schema.ts";
import { saveSettings } from "./settings-client.ts";

// Tabs that are not seen at first.
const AppearanceTab = lazy(() =>
  import("./AppearanceTab.tsx").then(({ AppearanceTab }) => ({ default: AppearanceTab })),
);
const PreviewTab = lazy(() => import("./PreviewTab.tsx").then(({ PreviewTab }) => ({ default: PreviewTab })));

/**
 * The settings of the installable app: icons, names, colours, splash screen, and how they will look. `loaded` is
 * undefined as long as they are on their way to a page that the server has drawn.
 */
export function PwaSettingsPage({ loaded }: { loaded: PwaSettings | undefined }) {
  const [edited, setEdited] = useState<PwaSettings>();
  const [saved, setSaved] = useState<PwaSettings>();
  const stored = saved ?? loaded;
  const settings = edited ?? stored;
  const [isSaving, setSaving] = useState(false);
  const [tab, setTab] = useState<string | null>("icons");

  const errors = useSettingsErrors(settings);

  async function save() {
    if (!settings) return;
    if (Object.keys(errors).length > 0) {
      setTab("appearance");
      return toast.failure("Save failed", Object.values(errors).join(", "));
    }
    setSaving(true);
    try {
      const answer = await saveSettings(settings);
      setEdited(answer);
      setSaved(answer);
      toast.success("Settings saved");
    } catch {
      toast.failure("Save failed", "Could not save your PWA settings. Please try again.");
    } finally {
      setSaving(false);
    }
  }

  const change = (changes: Partial<PwaSettings>) =>
    setEdited((current = stored) => current && { ...current, ...changes });

  return (
    <>
      <PageHeader
        subtitle="How your installed app looks on phones and computers"
        title={
          <span className={styles.title}>
            PWA Settings{" "}
            <Badge className={styles.badge} variant="light">
              Admin
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
          {isSaving ? "Saving..." : "Save PWA Settings"}
        </Button>
      </PageHeader>
      <Reach />
      {settings ? (
        <Tabs value={tab} onChange={setTab} className={styles.tabs} keepMounted={false}>
          <Tabs.List aria-label="Settings">
            <Tabs.Tab value="icons">Icons</Tabs.Tab>
            <Tabs.Tab value="appearance">Appearance</Tabs.Tab>
            <Tabs.Tab value="preview">Preview</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="icons">
            <IconsTab settings={settings} onChange={(icons) => change({ icons })} />
          </Tabs.Panel>
          <Tabs.Panel value="appearance">
            <Suspense fallback={<Skeleton height={320} />}>
              <AppearanceTab settings={settings} errors={errors} onChange={change} />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="preview">
            <Suspense fallback={<Skeleton height={320} />}>
              <PreviewTab settings={settings} />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      ) : (
        <Center mih={280} role="status" aria-label="Loading settings">
          <Loader />
        </Center>
      )}
      <LeaveWarning isUnsaved={!isSaving && JSON.stringify(settings) !== JSON.stringify(stored)}>
        Your settings have unsaved changes.
      </LeaveWarning>
    </>
  );
}

/** How far a save reaches, which depends on the level. */
function Reach() {
  const { accessLevel } = useUser();
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} className={styles.note} variant="light">
      {accessLevel >= LEVEL.admin
        ? "These settings apply to the whole site: its installed app, and every card whose owner has not chosen other settings."
        : "These settings apply to your own cards: their pages, and the app people get when they install one of them."}
    </Alert>
  );
}

type Schema = typeof pwaSettingsInput;

/** The same rules as the server's, so that both say the same; they come when there is something to check. */
function useSettingsErrors(settings: PwaSettings | undefined): SettingsErrors {
  const [schema, setSchema] = useState<Schema>();
  const isLoaded = settings !== undefined;
  useEffect(() => {
    if (isLoaded) void import("./pwa.schema.ts").then((module) => setSchema(() => module.pwaSettingsInput));
  }, [isLoaded]);
  if (!schema || !settings) return {};
  const { error } = schema.safeParse(settings);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}
