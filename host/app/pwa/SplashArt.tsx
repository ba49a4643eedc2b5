import { useState } from "react";
import { AppIcon } from "./AppIcon.tsx";
import styles from "./previews.module.css";
import { type PwaSettings, UPLOADED } from "./pwa-settings.ts";
import { useWords } from "../ui/use-words.ts";
import { pwaWords } from "./words.en.ts";

/** Content of the splash screen: the uploaded image, else the large icon with the app's name. */
export function SplashArt({ settings: { splashImage, icons, appName, backgroundColor } }: { settings: PwaSettings }) {
  const text = useWords(pwaWords);
  // One time per mounting: the address differs from the one the browser has kept, and does not change while typing.
  const [openedAt] = useState(() => Date.now());
  const [failed, setFailed] = useState<string>();
  const image = splashImage && splashImage !== UPLOADED && failed !== splashImage ? splashImage : null;
  return (
    <span className={styles.splash} style={{ background: backgroundColor }}>
      {image ? (
        <img src={`${image}?t=${openedAt}`} alt={text.splash.preview} onError={() => setFailed(image)} />
      ) : (
        <>
          <AppIcon src={icons.icon512} className={styles.splashIcon} />
          <span className={styles.splashName}>{appName}</span>
        </>
      )}
    </span>
  );
}
