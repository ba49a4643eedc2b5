import { Switch } from "@mantine/core";
import { useState } from "react";
import { AppIcon } from "./AppIcon.tsx";
import previews from "./previews.module.css";
import styles from "./pwa.module.css";
import { DEFAULT_MASKABLE, DEFAULT_PWA_SETTINGS, type IconSlot, type PwaSettings } from "./pwa-settings.ts";
import { UploadCard } from "./UploadCard.tsx";

const CARDS: readonly { slot: IconSlot; title: string; hint: string }[] = [
  { slot: "icon192", title: "192x192 app icon", hint: "Shown on home screens and in menus. PNG, JPG or SVG, square." },
  {
    slot: "icon512",
    title: "512x512 large icon",
    hint: "Shown while installing and starting. PNG, JPG or SVG, square.",
  },
  {
    slot: "iconMaskable",
    title: "Maskable adaptive icon",
    hint: "Android crops it to any shape: keep design inside the inner 80% safe zone.",
  },
];

const WORDS = {
  idle: ["Click to upload", "or drop a file here"],
  uploaded: ["Uploaded successfully", "Click to replace"],
  success: ["Icon uploaded", "Your PWA icon has been updated"],
  failure: ["Upload failed", "Could not upload the icon. Please try again."],
} as const;

interface Props {
  settings: PwaSettings;
  onChange: (icons: PwaSettings["icons"]) => void;
}

export function IconsTab({ settings: { icons, backgroundColor }, onChange }: Props) {
  const [hasSafeZone, setSafeZone] = useState(true);
  return (
    <div className={styles.cards}>
      {CARDS.map(({ slot, title, hint }) => (
        <UploadCard
          key={slot}
          slot={slot}
          title={title}
          hint={hint}
          words={WORDS}
          isFilled={icons[slot] !== DEFAULT_PWA_SETTINGS.icons[slot]}
          onUploaded={(path) => onChange({ ...icons, [slot]: path })}
          footer={
            slot === "iconMaskable" && (
              <Switch
                label="Show safe zone"
                checked={hasSafeZone}
                onChange={(event) => setSafeZone(event.currentTarget.checked)}
              />
            )
          }
        >
          <AppIcon
            src={
              slot === "iconMaskable" && icons[slot] === DEFAULT_PWA_SETTINGS.icons[slot]
                ? DEFAULT_MASKABLE
                : icons[slot]
            }
            alt={`Current ${title}`}
            background={slot === "iconMaskable" ? backgroundColor : undefined}
          />
          {slot === "iconMaskable" && hasSafeZone && <SafeZone />}
        </UploadCard>
      ))}
    </div>
  );
}

/** What lies outside of the circle may be cut away. */
function SafeZone() {
  return (
    <svg className={previews.safeZone} viewBox="0 0 100 100" role="img" aria-label="Safe zone: the inner 80%">
      <path fillRule="evenodd" d="M0 0h100v100H0Zm50 10a40 40 0 1 0 0 80 40 40 0 0 0 0-80Z" />
      <circle cx="50" cy="50" r="40" />
    </svg>
  );
}
