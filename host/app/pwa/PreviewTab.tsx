import { IconArrowLeft, IconMinus, IconSquare, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { AppIcon } from "./AppIcon.tsx";
import styles from "./previews.module.css";
import { DEFAULT_MASKABLE, DEFAULT_PWA_SETTINGS, type PwaSettings } from "./pwa-settings.ts";
import { SplashArt } from "./SplashArt.tsx";
import { useWords } from "../ui/use-words.ts";
import { pwaWords } from "./words.en.ts";

/** How the installed app looks on Android, iOS and the desktop, before it is saved. */
export function PreviewTab({ settings }: { settings: PwaSettings }) {
  const text = useWords(pwaWords);
  return (
    <div className={styles.mockups}>
      <MockUp name="Android">
        <AndroidScreen settings={settings} />
      </MockUp>
      <MockUp name="iOS">
        <IosScreen settings={settings} />
      </MockUp>
      <MockUp name={text.desktop}>
        <DesktopScreen settings={settings} />
      </MockUp>
    </div>
  );
}

function MockUp({ name, children }: { name: string; children: ReactNode }) {
  const text = useWords(pwaWords);
  return (
    <figure className={styles.mockup} aria-label={text.preview(name)}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}

function AndroidScreen({ settings }: { settings: PwaSettings }) {
  const { icons, backgroundColor, shortName } = settings;
  // Without one drawn for it the large icon gets a margin, our mark none: the mock-up shows what the manifest will
  // give.
  const isOwn = icons.iconMaskable !== icons.icon512 && icons.iconMaskable !== DEFAULT_PWA_SETTINGS.icons.iconMaskable;
  const isMark = icons.icon512 === DEFAULT_PWA_SETTINGS.icons.icon512;
  const src = isOwn ? icons.iconMaskable : isMark ? DEFAULT_MASKABLE : icons.icon512;
  return (
    <div className={styles.devices}>
      <Phone os="android">
        <Home>
          <AppIcon
            src={src}
            shape="circle"
            background={backgroundColor}
            className={isOwn || isMark ? "" : styles.padded}
          />
          <span className={styles.iconName}>{shortName}</span>
        </Home>
      </Phone>
      {settings.enableSplashScreen && (
        <Phone os="android">
          <SplashArt settings={settings} />
        </Phone>
      )}
    </div>
  );
}

function IosScreen({ settings }: { settings: PwaSettings }) {
  const { icons, backgroundColor, shortName } = settings;
  return (
    <div className={styles.devices}>
      <Phone os="ios">
        <Home>
          <AppIcon src={icons.icon192} shape="squircle" background={backgroundColor} />
          <span className={styles.iconName}>{shortName}</span>
        </Home>
      </Phone>
      {settings.enableSplashScreen && (
        <Phone os="ios">
          <SplashArt settings={settings} />
        </Phone>
      )}
    </div>
  );
}

function DesktopScreen({ settings }: { settings: PwaSettings }) {
  const { icons, themeColor, shortName } = settings;
  return (
    <div className={styles.desktop}>
      <div className={styles.window}>
        <div className={styles.titlebar} style={{ background: themeColor, color: textColorOn(themeColor) }}>
          <IconArrowLeft size={14} aria-hidden />
          <AppIcon src={icons.icon192} className={styles.tiny} />
          <span className={styles.iconName}>{shortName}</span>
          <span className={styles.controls} aria-hidden>
            <IconMinus size={13} />
            <IconSquare size={11} />
            <IconX size={13} />
          </span>
        </div>
        {settings.enableSplashScreen ? <SplashArt settings={settings} /> : <div className={styles.blank} />}
      </div>
      <div className={styles.dock} aria-hidden>
        <i />
        <i />
        <AppIcon src={icons.icon192} className={styles.dockIcon} />
        <i />
      </div>
    </div>
  );
}

function Phone({ os, children }: { os: "android" | "ios"; children: ReactNode }) {
  return (
    <div className={styles.phone} data-os={os}>
      {children}
    </div>
  );
}

/** A home screen with other apps around ours. */
function Home({ children }: { children: ReactNode }) {
  return (
    <div className={styles.home}>
      <i aria-hidden />
      <i aria-hidden />
      <i aria-hidden />
      <span className={styles.ours}>{children}</span>
      <i aria-hidden />
      <i aria-hidden />
      <i aria-hidden />
      <i aria-hidden />
    </div>
  );
}

/** Dark or white, by the brightness a title bar decides with (YIQ). */
function textColorOn(color: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  const digits = short ? `${short[1]!}${short[1]!}${short[2]!}${short[2]!}${short[3]!}${short[3]!}` : color.slice(1);
  const [r = 0, g = 0, b = 0] = (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return (r * 299 + g * 587 + b * 114) / 1000 > 140 ? "#1c1206" : "#ffffff";
}
