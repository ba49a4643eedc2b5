import { ColorInput, Switch, Textarea, TextInput } from "@mantine/core";
import styles from "./pwa.module.css";
import { characters, PWA_TEXT, type PwaSettings } from "./pwa-settings.ts";
import { SplashArt } from "./SplashArt.tsx";
import { UploadCard } from "./UploadCard.tsx";

/** What is wrong, by field. */
export type SettingsErrors = Partial<Record<string, string>>;

interface Props {
  settings: PwaSettings;
  errors: SettingsErrors;
  onChange: (change: Partial<PwaSettings>) => void;
}

const SWATCHES = ["#F59E0B", "#1C1206", "#0B7A75", "#2563EB", "#7C3AED", "#D9213F", "#F5F5F4", "#FFFFFF"];

const SPLASH_WORDS = {
  idle: ["Click to upload", "Recommended 1000x1000"],
  uploaded: ["Splash Screen Uploaded", "Ready for PWA installation"],
  success: ["Splash image uploaded", "Your PWA splash screen image has been updated"],
  failure: ["Upload failed", "Could not upload the splash image. Please try again."],
} as const;

/** Names, colours and the splash screen. */
export function AppearanceTab({ settings, errors, onChange }: Props) {
  return (
    <div className={styles.appearance}>
      <section className={styles.card}>
        <h2>Name</h2>
        <TextInput
          label="App name"
          value={settings.appName}
          error={errors.appName}
          required
          withAsterisk={false}
          description={
            <Counter field="appName" text={settings.appName} says="The full name, shown while installing." />
          }
          onChange={(event) => onChange({ appName: event.currentTarget.value })}
        />
        <TextInput
          label="Short name"
          value={settings.shortName}
          error={errors.shortName}
          required
          withAsterisk={false}
          description={<Counter field="shortName" text={settings.shortName} says="Shown under the icon." />}
          onChange={(event) => onChange({ shortName: event.currentTarget.value })}
        />
        <Textarea
          label="Description"
          value={settings.description}
          error={errors.description}
          autosize
          minRows={2}
          description={<Counter field="description" text={settings.description} says="One line for app lists." />}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      </section>
      <section className={styles.card}>
        <h2>Colours</h2>
        <ColorInput
          label="Theme colour"
          description="The bar around the app."
          value={settings.themeColor}
          error={errors.themeColor}
          fixOnBlur={false}
          swatches={SWATCHES}
          swatchesPerRow={8}
          withEyeDropper={false}
          onChange={(themeColor) => onChange({ themeColor })}
        />
        <ColorInput
          label="Background colour"
          description="Behind the icon while the app starts."
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
        <h2>Splash screen</h2>
        <p className={styles.hint}>Shown while the installed app starts.</p>
        <Switch
          label="Enable splash screen"
          checked={settings.enableSplashScreen}
          onChange={(event) => onChange({ enableSplashScreen: event.currentTarget.checked })}
        />
      </section>
      {settings.enableSplashScreen && (
        <UploadCard
          slot="splashImage"
          title="Splash image"
          hint="PNG, JPG or SVG, recommended 1000x1000."
          words={SPLASH_WORDS}
          isFilled={settings.splashImage !== null}
          onUploaded={(splashImage) => onChange({ splashImage })}
        >
          <SplashArt settings={settings} />
        </UploadCard>
      )}
    </div>
  );
}

/** How many characters of how many, beside what the field is for. */
function Counter({ field, text, says }: { field: keyof typeof PWA_TEXT; text: string; says: string }) {
  const used = characters(text.trim());
  return (
    <span className={styles.counter}>
      <span>{says}</span>
      <span data-over={used > PWA_TEXT[field] || undefined}>
        {used}/{PWA_TEXT[field]}
      </span>
    </span>
  );
}
