import { ColorInput, Switch, Textarea, TextInput } from "@mantine/core";
import styles from "./pwa.module.css";
import { characters, PWA_TEXT, type PwaSettings } from "./pwa-settings.ts";
import { SplashArt } from "./SplashArt.tsx";
import { UploadCard } from "./UploadCard.tsx";
import { useWords } from "../ui/use-words.ts";
import { pwaWords } from "./words.en.ts";

/** Errors by field. */
export type SettingsErrors = Partial<Record<string, string>>;

interface Props {
  settings: PwaSettings;
  errors: SettingsErrors;
  hasOwnSplash: boolean;
  onChange: (change: Partial<PwaSettings>) => void;
}

const SWATCHES = ["#F59E0B", "#1C1206", "#0B7A75", "#2563EB", "#7C3AED", "#D9213F", "#F5F5F4", "#FFFFFF"];

/** Names, colours and the splash screen. */
export function AppearanceTab({ settings, errors, hasOwnSplash, onChange }: Props) {
  const text = useWords(pwaWords);
  return (
    <div className={styles.appearance}>
      <section className={styles.card}>
        <h2>{text.name.title}</h2>
        <TextInput
          label={text.name.app}
          value={settings.appName}
          error={errors.appName}
          required
          withAsterisk={false}
          description={<Counter field="appName" text={settings.appName} hint={text.name.appText} />}
          onChange={(event) => onChange({ appName: event.currentTarget.value })}
        />
        <TextInput
          label={text.name.short}
          value={settings.shortName}
          error={errors.shortName}
          required
          withAsterisk={false}
          description={<Counter field="shortName" text={settings.shortName} hint={text.name.shortText} />}
          onChange={(event) => onChange({ shortName: event.currentTarget.value })}
        />
        <Textarea
          label={text.name.description}
          value={settings.description}
          error={errors.description}
          autosize
          minRows={2}
          description={<Counter field="description" text={settings.description} hint={text.name.descriptionText} />}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      </section>
      <section className={styles.card}>
        <h2>{text.colours.title}</h2>
        <ColorInput
          label={text.colours.theme}
          description={text.colours.themeText}
          value={settings.themeColor}
          error={errors.themeColor}
          fixOnBlur={false}
          swatches={SWATCHES}
          swatchesPerRow={8}
          withEyeDropper={false}
          onChange={(themeColor) => onChange({ themeColor })}
        />
        <ColorInput
          label={text.colours.background}
          description={text.colours.backgroundText}
          value={settings.backgroundColor}
          error={errors.backgroundColor}
          fixOnBlur={false}
          swatches={SWATCHES}
          swatchesPerRow={8}
          withEyeDropper={false}
          onChange={(backgroundColor) => onChange({ backgroundColor })}
        />
      </section>
      <section className={styles.card}>
        <h2>{text.splash.title}</h2>
        <p className={styles.hint}>{text.splash.text}</p>
        <Switch
          label={text.splash.enable}
          checked={settings.enableSplashScreen}
          onChange={(event) => onChange({ enableSplashScreen: event.currentTarget.checked })}
        />
      </section>
      {settings.enableSplashScreen && (
        <UploadCard
          slot="splashImage"
          title={text.splash.image}
          hint={text.splash.hint}
          words={text.splash.words}
          isFilled={hasOwnSplash}
          onUploaded={(splashImage) => onChange({ splashImage })}
        >
          <SplashArt settings={settings} />
        </UploadCard>
      )}
    </div>
  );
}

/** How many characters of how many, beside what the field is for. */
function Counter({ field, text, hint }: { field: keyof typeof PWA_TEXT; text: string; hint: string }) {
  const used = characters(text.trim());
  return (
    <span className={styles.counter}>
      <span>{hint}</span>
      <span data-over={used > PWA_TEXT[field] || undefined}>
        {used}/{PWA_TEXT[field]}
      </span>
    </span>
  );
}
