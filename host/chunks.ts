// Which modules share a file. Left alone, Rollup makes one for each set of modules that the same pages use: up to 96 a
// page, most of a few hundred bytes, each costing the browser two milliseconds. scripts/check-size.ts limits them.
//
// A page that uses one module of a chunk loads them all, so a chunk holds what nearly the same pages use. It imports
// only from those before it and from the icons; the build fails for a circle.
import { normalizePath } from "vite";
import { rootFolder } from "../db/root.ts";

const named = (folder: string, names: string): string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}`);

/**
 * Files without their last extension, and whole folders; the longer name wins. List no folder that has something to be
 * loaded later, such as words of other languages.
 */
export const CHUNKS: Record<string, string[]> = {
  // What bundlers write themselves, for chunks and for what stays outside them.
  helpers: ["commonjsHelpers", "vite/preload-helper"],
  // What each page of owners loads first.
  libraries: [
    ...named(
      "node_modules",
      `@babel/runtime @mantine/hooks @mantine/notifications @mantine/store @remix-run/react @remix-run/router
       @remix-run/server-runtime clsx get-nonce react react-dom react-remove-scroll react-remove-scroll-bar
       react-router react-router-dom react-style-singleton react-transition-group scheduler tslib turbo-stream
       use-callback-ref use-sidecar`,
    ),
    ...named("node_modules/@tabler/icons-react/dist/esm", "createReactComponent defaultAttributes"),
    "node_modules/@mantine/core/esm/core",
    ...named(
      "node_modules/@mantine/core/esm/components",
      "Button CloseButton Loader Notification Portal Transition UnstyledButton VisuallyHidden",
    ),
  ],
  // Our own modules that each page needs, and small lists and limits that several share.
  shared: [
    ...named("host/app", "access errors config/durations contacts/contact rendered-cards/mount-card"),
    ...named("host/app", "auth/limits cards/lost-links/lost-links"),
    ...named("host/app", "dashboard/notices dashboard/use-card-link"),
    ...named("host/app", "cards/messages.en dashboard/messages.en input/labels.en input/lookup-key input/messages.en"),
    ...named("host/app", "languages/access-messages.en languages/error-messages.en ui/messages.en"),
    ...named("host/app/languages", "catalogue locales message"),
    ...named("host/app/pwa", "install/InstallPrompt install/install-prompt install/use-install-state worker-client"),
    ...named(
      "host/app/ui",
      `ErrorPage Initials Logo api data-cache reset-file-input use-hydrated landing-draft levels local locale nonce
       page-title refetch shell/sidebar-links shell/sidebar-state toast ui.module use-call use-dialog use-mounted use-words user
       words.en`,
    ),
    ...named("sdk/card", "initials link-schemes themes/list"),
    "sdk/normal-form",
  ],
  // The fields of a card, which editors, forms and tables go through.
  fields: named("host/app/cards", "fields field-labels.en limits"),
  // What most pages are built from.
  parts: [
    ...named(
      "node_modules/@mantine/core/esm/components",
      "ActionIcon Alert Anchor Badge FileButton Group Input InputBase Paper Stack Tabs Text TextInput",
    ),
    ...named(
      "host/app/ui",
      `ConfirmDialog CopyButton EmptyState ErrorPanel HiddenParams LazyModal LeaveWarning NextPage PageHeader Skeletons
       StatTile ViewButton ClientOnly controls.module use-picture-url`,
    ),
  ],
  inputs: [
    ...named("node_modules/@mantine/core/esm/components", "Checkbox NativeSelect Combobox/Combobox.module.css"),
    ...named("node_modules/@mantine/core/esm/components/Combobox", "ComboboxChevron get-parsed-combobox-data"),
    ...named("node_modules/@mantine/core/esm/utils", "InlineInput InputsGroupFieldset"),
  ],
  menus: [
    "node_modules/@floating-ui",
    ...named("node_modules/@mantine/core/esm/components", "Accordion/AccordionChevron FocusTrap Menu Overlay Popover"),
    "node_modules/@mantine/core/esm/utils/Floating",
  ],
  // Numbers as they are typed, dialled and judged.
  numbers: [
    ...named("host/app/networks", "international-number phone-problem single-address"),
    ...named("sdk", "card/tel-link digits"),
  ],
  // What the editors and the first page share.
  editor: [
    ...named(
      "host/app/editor",
      `CardPreview Locked ShareButton UrlInput editor-card editor-state input-types
       languages/sync-translations languages/words.en locked.module messages.en networks picture-upload themes.module
       use-editor-state words.en`,
    ),
    ...named("sdk/card", "links sections/social/networks"),
  ],
};

const chunks = new Map(Object.entries(CHUNKS).flatMap(([chunk, paths]) => paths.map((path) => [path, chunk] as const)));

const root = `${normalizePath(rootFolder)}/`;
const ICONS = "node_modules/@tabler/icons-react/dist/esm/icons/";

/** The modules that draw the frame of owners' pages. */
const FRAME = /\/host\/app\/(?:ui\/shell\/(?:Sidebar\.tsx|sidebar-links\.ts|ThemeChoice\.tsx)|routes\/_app\.tsx)/;

type ModuleInfo = (id: string) => { importers: readonly string[] } | null;

/** The chunk of a module, for Rollup's `output.manualChunks`; undefined leaves it to Rollup. */
export function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: ModuleInfo }): string | undefined {
  const path = id
    .replace(/^\0|[?].*$/g, "") // what Rollup's plugins put around a name
    .replace(/^.*\/(?=node_modules\/)/, "")
    .replace(root, "")
    .replace(/\.\w+$/, "");
  if (path.startsWith(ICONS)) {
    const { importers } = getModuleInfo(id)!;
    if (importers.some((importer) => FRAME.test(importer))) return "shared";
    return importers.length > 1 ? "icons" : undefined;
  }
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
    const chunk = chunks.get(path.slice(0, end));
    if (chunk) return chunk;
  }
  return undefined;
}
