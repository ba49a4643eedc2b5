import { Button, TextInput } from "@mantine/core";
import { Link, useRevalidator, useSearchParams } from "@remix-run/react";
import { IconPencil } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { THEMES, themeName } from "#sdk/card/themes/list.ts";
import { EmailNotice } from "../account/EmailNotice.tsx";
import type { EmailState } from "../auth/email/email-links.server.ts";
import { useCardLink } from "../dashboard/use-card-link.ts";
import { ShareBar } from "../editor/ShareBar.tsx";
import { ApiError, api } from "../ui/api.ts";
import { fieldProps, useValidatedForm } from "../ui/checked-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { useHydrated } from "../ui/hydrated.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";
import type { FirstCard, FirstCardForm } from "./first-card.ts";
import { LinkToCard } from "./LinkToCard.tsx";
import { PortraitChoice } from "./PortraitChoice.tsx";
import styles from "./first-run.module.css";
import { clearLandingDraft, readLandingDraft } from "../ui/landing-draft.ts";
import { useWords } from "../ui/use-words.ts";
import { firstRunWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

interface Props {
  /** The first card, once it is made. */
  card: { id: number; name: string | null; slug: string; url?: string } | null;
  email: EmailState;
}

/** Directly after signing up: what makes a card, and then how to hand it over. */
export function WelcomePage({ card, email }: Props) {
  const isHydrated = useHydrated(); // what this browser keeps of the landing page, the server cannot know
  const user = useUser();
  return (
    <>
      {card ? <Live card={card} /> : <FirstCardForm key={String(isHydrated)} isHydrated={isHydrated} />}
      <div className={styles.email}>
        <EmailNotice email={user.email} state={email} />
      </div>
    </>
  );
}

function FirstCardForm({ isHydrated }: { isHydrated: boolean }) {
  const words = useWords(firstRunWords);
  const user = useUser();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [draft] = useState(() => (isHydrated ? readLandingDraft(search) : {}));
  const chosen = draft.theme && draft.theme in THEMES ? draft.theme : "minimalist";
  const { fields, frame } = useValidatedForm<FirstCardForm, FirstCard>({
    title: words.failed,
    loadCheck: () => import("./first-card.ts").then(({ checkFirstCard }) => checkFirstCard),
    defaultValue: { name: draft.name || user.fullName || user.username, email: user.email },
    otherwise: uiMessages.tryAgain,
    async submit(value) {
      const start = { slug: user.username, phone: user.phone, ...value };
      try {
        const { id } = await api<{ id: number }>("POST", "/api/business-cards", { userId: user.id, ...start });
        if (photo) await (await import("../dashboard/contact-photo.ts")).setPortrait(id, photo);
      } catch (error) {
        // Another tab was first: its card is shown.
        if (!(error instanceof ApiError && error.status === 403)) throw error;
        toast.success(words.there, words.thereText);
      }
      clearLandingDraft();
      revalidate();
    },
  });
  return (
    <>
      <PageHeader title={words.heading} subtitle={words.lead} />
      <div className={styles.form}>
        <FormLayout frame={frame} label={words.create} busy={words.creating} isWide>
          <TextInput label={words.name} dir="auto" required autoComplete="name" {...fieldProps(fields.name)} />
          <PortraitChoice photo={photo} onChange={setPhoto} />
          <TextInput
            label={words.email}
            type="email"
            autoComplete="email"
            inputWrapperOrder={["label", "input", "description", "error"]}
            description={words.emailHint}
            {...fieldProps(fields.email)}
          />
          <LinkToCard website={fields.website} network={fields.network} />
          <fieldset className={styles.themes}>
            <legend>{words.theme}</legend>
            {Object.keys(THEMES).map((theme) => (
              <label key={theme} className={styles.theme}>
                <input type="radio" name="theme" value={theme} defaultChecked={theme === chosen} />
                <img
                  className={styles.picture}
                  src={`/landing/theme-${theme}.webp`}
                  alt=""
                  width="390"
                  height="840"
                  loading="lazy"
                />
                <span>{themeName(theme)}</span>
              </label>
            ))}
          </fieldset>
        </FormLayout>
      </div>
    </>
  );
}

function Live({ card }: { card: NonNullable<Props["card"]> }) {
  const words = useWords(firstRunWords);
  const link = useCardLink(card);
  // The button that made it was at the end of a longer page.
  useEffect(() => {
    window.scrollTo(0, 0); // answers a promise in newer browsers, which must not become the effect's end
  }, []);
  return (
    <>
      <PageHeader title={words.live.heading} subtitle={words.live.lead}>
        <Button
          component={Link}
          to={`/mobile-editor/${card.id}`}
          variant="default"
          leftSection={<IconPencil size={18} stroke={1.8} aria-hidden />}
        >
          {words.live.more}
        </Button>
        <Button component={Link} to="/dashboard" variant="default">
          {words.live.dashboard}
        </Button>
      </PageHeader>
      <img
        className={styles.code}
        src={`/api/qr/${card.slug}.svg`}
        alt={words.live.code(link)}
        width={280}
        height={280}
      />
      <ShareBar card={card} />
    </>
  );
}
