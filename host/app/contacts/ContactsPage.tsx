import { Alert, Anchor, Button, Stack, Text } from "@mantine/core";
import { Link, useNavigation, useSearchParams } from "@remix-run/react";
import {
  IconBell,
  IconChevronDown,
  IconClipboardText,
  IconDeviceMobile,
  IconDownload,
  IconPlus,
  IconScan,
  IconUpload,
} from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useFormatNumber } from "../ui/locale.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import type { Contact } from "./people/serialize.server.ts";
import { MAX_COUNTED } from "./contact.ts";
import { ContactList } from "./ContactList.tsx";
import { Filters } from "./Filters.tsx";
import type { ContactSettings } from "./settings.server.ts";
import styles from "./contacts.module.css";
import { useSharedText } from "./text/use-shared-text.ts";
import { useWords } from "../ui/use-words.ts";
import { contactsWords } from "./words.en.ts";

// Not needed for most visits.
const AddDialog = lazy(() => import("./AddDialog.tsx"));
const BulkBar = lazy(() => import("./BulkBar.tsx"));
const ExportDialog = lazy(() => import("./import/ExportDialog.tsx"));
const ImportDialog = lazy(() => import("./import/ImportDialog.tsx"));
const PasteDialog = lazy(() => import("./text/PasteDialog.tsx"));
const SettingsDialog = lazy(() => import("./SettingsDialog.tsx"));

interface Props {
  items: Contact[];
  /** `cursor` of the next page; null on the last one. */
  next: string | null;
  total: number;
  /** All contacts of the account, whatever the search. */
  all: number;
  due: number;
  settings: ContactSettings;
}

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;
type Dialog = "add" | "export" | "import" | "paste" | "settings";

/** Address book with search, filters, sorting and bulk changes. */
export function ContactsPage({ items, next, total, all, due, settings }: Props) {
  const text = useWords(contactsWords);
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const count = useFormatNumber();
  const isLoading = useNavigation().state === "loading";
  const isFiltered = ["search", "stage", "tag", "source", "card", "due"].some((name) => search.get(name));
  const isOnlyDue = search.get("due") === "true";
  const close = () => setDialog(null);
  const shared = useSharedText(() => setDialog("paste"));
  // Contacts chosen on another page or in another search are not visible.
  const chosenIds = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id);

  const add = (
    <Button onClick={() => setDialog("add")} leftSection={<IconPlus {...icon} />}>
      {text.add}
    </Button>
  );
  return (
    <Stack gap="lg" className={styles.page} data-folded={(all > 0 && !isUnfolded) || undefined}>
      <PageHeader title={text.title} subtitle={all === 0 ? text.empty : text.count(all === 1, count(all))}>
        {all > 0 && add}
        {all > 0 && (
          <Button
            variant="default"
            className={styles.unfold}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
            rightSection={<IconChevronDown {...icon} />}
          >
            {text.more}
          </Button>
        )}
        <Button component={Link} to="/scan" variant="default" data-extra leftSection={<IconScan {...icon} />}>
          {text.scan}
        </Button>
        <Button
          variant="default"
          data-extra
          onClick={() => setDialog("paste")}
          leftSection={<IconClipboardText {...icon} />}
        >
          {text.paste}
        </Button>
        <Button variant="default" data-extra onClick={() => setDialog("import")} leftSection={<IconUpload {...icon} />}>
          {text.import}
        </Button>
        {all > 0 && (
          <Button
            variant="default"
            data-extra
            onClick={() => setDialog("export")}
            leftSection={<IconDownload {...icon} />}
          >
            {text.export}
          </Button>
        )}
        <Button
          component={Link}
          to="/contacts/phone"
          variant="default"
          data-extra
          leftSection={<IconDeviceMobile {...icon} />}
        >
          {text.onPhone}
        </Button>
        <Button variant="default" data-extra onClick={() => setDialog("settings")}>
          {text.settings}
        </Button>
      </PageHeader>
      {due > 0 && !isOnlyDue && (
        <Alert color="amber" icon={<IconBell {...icon} />} title={text.due}>
          <Anchor component={Link} to="?due=true">
            {text.waiting(due === 1, count(due))}
          </Anchor>
        </Alert>
      )}
      {(all > 0 || isFiltered) && <Filters search={search} stages={settings.stages} />}
      {items.length === 0 &&
        (isFiltered ? (
          <Text role="status">
            {isOnlyDue ? text.nobodyDue : text.nobodyFound}{" "}
            <Anchor component={Link} to="/contacts">
              {text.showAll}
            </Anchor>
          </Text>
        ) : (
          <EmptyState title={text.none} action={add}>
            {text.noneText}
          </EmptyState>
        ))}
      {isFiltered && items.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {text.found(total === MAX_COUNTED, count(total))}
        </Text>
      )}
      {items.length > 0 && <ContactList items={items} chosen={chosen} onChoose={setChosen} isLoading={isLoading} />}
      {next !== null && (
        <Button component={Link} to={`?${withCursor(search, next)}`} variant="default" style={{ alignSelf: "center" }}>
          {text.next}
        </Button>
      )}
      {chosenIds.length > 0 && (
        <Suspense>
          <BulkBar ids={chosenIds} stages={settings.stages} onDone={() => setChosen(new Set())} />
        </Suspense>
      )}
      {dialog && (
        <Suspense>
          {dialog === "add" && <AddDialog onClose={close} />}
          {dialog === "export" && <ExportDialog search={search} onClose={close} />}
          {dialog === "import" && <ImportDialog onClose={close} />}
          {dialog === "paste" && <PasteDialog shared={shared} onClose={close} />}
          {dialog === "settings" && <SettingsDialog settings={settings} onClose={close} />}
        </Suspense>
      )}
    </Stack>
  );
}

function withCursor(search: URLSearchParams, cursor: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set("cursor", cursor);
  return next;
}
