import { ActionIcon, Button, FileButton, Loader } from "@mantine/core";
import { IconCamera, IconPalette } from "@tabler/icons-react";
import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { themeName } from "#sdk/card/themes/list.ts";
import type { FieldName } from "../../cards/fields.ts";
import { resetFileInput } from "../../ui/reset-file-input.ts";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { toast } from "../../ui/toast.ts";
import type { PictureKind } from "../../uploads/upload.schema.ts";
import { CardPreview } from "../CardPreview.tsx";
import type { RenderedCard } from "../../rendered-cards/rendered-card.ts";
import { type EditorCard, lockReason, type StoredCss } from "../editor-card.ts";
import { LockIcon } from "../Locked.tsx";
import styles from "./quick.module.css";
import { ACCEPT, usePictureUpload } from "../picture-upload.tsx";
import { measureCard, type ButtonPosition, layoutButtons } from "./overlay-layout.ts";
import type { QuickSave } from "./quick-save.ts";
import { useWords } from "../../ui/use-words.ts";
import { type QuickWords, quickWords } from "./words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";
import { sentence } from "../../languages/message.ts";

const ThemeChoice = lazy(async () => ({ default: (await import("../ThemeChoice.tsx")).ThemeChoice }));

interface ThemeProps {
  card: EditorCard;
  save: QuickSave;
  /** On the card, where it says which theme that is; else a plain button. */
  isOverlay?: boolean;
}

/** Opens the choice of a theme. */
export function ThemeButton({ card, save, isOverlay = false }: ThemeProps) {
  const text = useWords(quickWords);
  const [isChoosing, setChoosing] = useState(false);
  const lock = lockReason(card, "theme");
  return (
    <>
      <Button
        variant="default"
        className={isOverlay ? `${styles.overlay} ${styles.themeButton}` : undefined}
        aria-label={
          lock
            ? `${text.themeIs(themeName(card.theme))}. ${lock}`
            : isOverlay
              ? text.changeTheme(themeName(card.theme))
              : undefined
        }
        leftSection={lock ? <LockIcon /> : <IconPalette size={16} aria-hidden />}
        onClick={() => (lock ? toast.failure(text.theme, lock) : setChoosing(true))}
      >
        {isOverlay ? text.themeIs(themeName(card.theme)) : text.chooseLook}
      </Button>
      <LazyModal opened={isChoosing} onClose={() => setChoosing(false)} title={text.chooseTheme} size="lg">
        <Suspense>
          <ThemeChoice
            card={card}
            onChoose={(theme) => {
              setChoosing(false);
              void save({ theme }, text.themeFailed);
            }}
          />
        </Suspense>
      </LazyModal>
    </>
  );
}

interface Props {
  card: EditorCard;
  storedCss: StoredCss;
  renderedCard: RenderedCard;
  save: QuickSave;
}

/** A card's pictures: the part that shows each, and the words of its button. */
const PICTURES = [
  { field: "coverPhoto", kind: "coverPhoto", part: "cover", label: "changeCover" },
  { field: "profilePicture", kind: "profilePicture", part: "photo", label: "changePhoto" },
  { field: "logoUrl", kind: "logo", part: "logo", label: "changeLogo" },
] as const;

/** The card, with buttons on it that change its pictures and theme. */
export function QuickPreview({ card, storedCss, renderedCard, save }: Props) {
  const text = useWords(quickWords);
  const { positions, onRender } = useButtonPositions(text);
  const isPlaced = Object.keys(positions).length > 0;
  return (
    <section className={styles.quickPreview} aria-label={text.yourCard}>
      {/* For a finger only: the tile it opens is a button. */}
      <div className={styles.quickCard} onClick={openTileOf}>
        <CardPreview card={card} storedCss={storedCss} renderedCard={renderedCard} isPressable onRender={onRender} />
        {PICTURES.filter(({ field }) => field !== "logoUrl" || card.logoUrl).map(({ field, kind, part, label }) => (
          <PictureButton
            key={field}
            card={card}
            field={field}
            kind={kind}
            label={text[label]}
            short={text[part]}
            position={positions[part]}
            isPlaced={isPlaced}
            save={save}
          />
        ))}
      </div>
      <div className={styles.themeBar}>
        <ThemeButton card={card} save={save} isOverlay />
      </div>
    </section>
  );
}

/** Elements of the card that show a tile's value. */
const PARTS: [selector: string, field: string][] = [
  ["h1", "name"],
  [".title", "title"],
  [".company", "company"],
  ["a[href^='tel:']", "phone"],
  ["a[href^='mailto:']", "email"],
  [".about", "about"],
];

/** The card takes no clicks, so the part under the finger is looked up by its place. */
function openTileOf({ currentTarget, target, clientX: x, clientY: y }: MouseEvent<HTMLDivElement>): void {
  const { shadowRoot } = currentTarget.firstElementChild!;
  if (target !== shadowRoot?.host) return;
  const part = PARTS.find(([selector]) =>
    [...shadowRoot.querySelectorAll(selector)].some((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }),
  );
  if (part) document.querySelector<HTMLButtonElement>(`button[data-field="${part[1]}"]`)?.click();
}

/** The buttons' places, measured on the drawn card, and again when pictures load or the window changes. */
function useButtonPositions({ cover, photo, logo }: QuickWords) {
  const [positions, setPositions] = useState<ReturnType<typeof layoutButtons>>({});
  const observer = useRef<ResizeObserver | null>(null);
  const onRender = useCallback(
    (root: ShadowRoot) => {
      openActions(root);
      observer.current?.disconnect();
      observer.current = new ResizeObserver(() =>
        setPositions(layoutButtons(measureCard(root), { cover, photo, logo })),
      );
      observer.current.observe(root.host); // also calls back immediately
    },
    [cover, photo, logo],
  );
  useEffect(() => () => observer.current?.disconnect(), []);
  return { positions, onRender };
}

/** Cards that have their behaviour. */
const behaving = new WeakSet<Element>();

/** Lets the row under the name, and the sheets it opens, be used; the rest of a card that is being edited is inert. */
function openActions(root: ShadowRoot): void {
  const card = root.querySelector(".meishi");
  root.querySelector<HTMLElement>(".container")!.inert = false;
  for (const part of root.querySelectorAll<HTMLElement>(".card-container > *")) part.inert = !part.matches(".actions");
  if (!card || behaving.has(card)) return;
  behaving.add(card);
  const parts = Promise.all([import("#sdk/card/behaviour.ts"), import("#sdk/card/words/en.ts")]);
  void parts.then(([{ enhance }, { words }]) => enhance(root, { words: words.script }));
}

interface ButtonProps {
  card: EditorCard;
  kind: PictureKind;
  field: FieldName;
  label: string;
  short: string;
  /** Unknown before the card is drawn, and where a theme does not show the picture. */
  position: ButtonPosition | undefined;
  /** Whether the card is drawn; before that the button would be seen to move. */
  isPlaced: boolean;
  save: QuickSave;
}

function PictureButton({ card, kind, field, label, short, position, isPlaced, save }: ButtonProps) {
  const text = useWords(quickWords);
  const { upload, take, dialog } = usePictureUpload(
    card.id,
    kind,
    (url) => void save({ [field]: url }, uiMessages.notUploaded),
  );
  const isBusy = upload.state === "uploading";
  const overlayProps = {
    className: styles.overlay,
    "aria-label": label,
    "aria-disabled": isBusy,
    "data-disabled": isBusy || undefined,
    "data-small": position?.isSmall || undefined,
    style: position
      ? { left: position.left, top: position.top }
      : { visibility: isPlaced ? undefined : ("hidden" as const) },
  };
  const lock = lockReason(card, field);
  if (lock)
    return (
      <ActionIcon
        {...overlayProps}
        aria-label={`${label}: ${sentence(lock)}`}
        data-small
        size={40}
        onClick={() => toast.failure(label, lock)}
      >
        <LockIcon />
      </ActionIcon>
    );
  return (
    <>
      <FileButton accept={ACCEPT} onChange={take} disabled={isBusy} inputProps={{ onClick: resetFileInput }}>
        {(props) =>
          position?.isSmall ? (
            <ActionIcon {...props} {...overlayProps} size={40}>
              {isBusy ? <Loader size={18} color="white" /> : <IconCamera size={18} aria-hidden />}
            </ActionIcon>
          ) : (
            <Button {...props} {...overlayProps} leftSection={<IconCamera size={16} aria-hidden />}>
              {isBusy ? text.uploading : short}
            </Button>
          )
        }
      </FileButton>
      {dialog}
    </>
  );
}
