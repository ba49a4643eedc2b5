import { Switch } from "@mantine/core";
import { useState } from "react";
import { AppIcon } from "./AppIcon.tsx";
import previews from "./previews.module.css";
import styles from "./pwa.module.css";
import { DEFAULT_MASKABLE, DEFAULT_PWA_SETTINGS, type IconSlot, type PwaSettings } from "./pwa-settings.ts";
import { UploadCard } from "./UploadCard.tsx";
import { useWords } from "../ui/use-words.ts";
import { pwaWords } from "./words.en.ts";

const SLOTS: readonly IconSlot[] = ["icon192", "icon512", "iconMaskable"];

interface Props {
  settings: PwaSettings;
  isOwn: (slot: IconSlot) => boolean;
  onChange: (icons: PwaSettings["icons"]) => void;
}

export function IconsTab({ settings: { icons, backgroundColor }, isOwn, onChange }: Props) {
  const text = useWords(pwaWords);
  const [hasSafeZone, setSafeZone] = useState(true);
  return (
    <div className={styles.cards}>
      {SLOTS.map((slot) => (
        <UploadCard
          key={slot}
          slot={slot}
          title={text.icons[slot].title}
          hint={text.icons[slot].hint}
          words={text.icons.words}
          isFilled={isOwn(slot)}
          onUploaded={(path) => onChange({ ...icons, [slot]: path })}
          footer={
            slot === "iconMaskable" && (
              <Switch
                label={text.icons.safeZone}
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
            alt={text.icons.current(text.icons[slot].title)}
            background={slot === "iconMaskable" ? backgroundColor : undefined}
          />
          {slot === "iconMaskable" && hasSafeZone && <SafeZone />}
        </UploadCard>
      ))}
    </div>
  );
}

/** Circle outside of which platforms may crop. */
function SafeZone() {
  const text = useWords(pwaWords);
  return (
    <svg className={previews.safeZone} viewBox="0 0 100 100" role="img" aria-label={text.icons.safeZoneLabel}>
      <path fillRule="evenodd" d="M0 0h100v100H0Zm50 10a40 40 0 1 0 0 80 40 40 0 0 0 0-80Z" />
      <circle cx="50" cy="50" r="40" />
    </svg>
  );
}
