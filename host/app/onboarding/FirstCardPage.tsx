import { Button, TextInput, type TextInputProps } from "@mantine/core";
import { useNavigate, useRevalidator, useSearchParams } from "@remix-run/react";
import { type FormEvent, lazy, type ReactNode, Suspense, useDeferredValue, useState } from "react";
import { THEMES, themeName } from "#sdk/card/themes/list.ts";
import type { CardStart } from "../dashboard/card-actions.ts";
import { CardPreview } from "../editor/CardPreview.tsx";
import { type EditorCard, lockReason } from "../editor/editor-card.ts";
import { Locked } from "../editor/Locked.tsx";
import { sentence } from "../languages/message.ts";
import { ApiError, api } from "../ui/api.ts";
import { fieldProps, useValidatedForm } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";
import { clearLandingDraft, readLandingDraft } from "../ui/landing-draft.ts";
import { uiMessages } from "../ui/messages.en.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";
import { useWords } from "../ui/use-words.ts";
import { usePictureUrl } from "../ui/use-picture-url.ts";
import { blankCard } from "./blank-card.ts";
import type { FirstCard, FirstCardForm } from "./first-card.ts";
import styles from "./first-run.module.css";
import { PortraitChoice } from "./PortraitChoice.tsx";
import { firstRunWords } from "./words.en.ts";

/** With it comes the table of networks, for who adds more. */
const LinkToCard = lazy(async () => ({ default: (await import("./LinkToCard.tsx")).LinkToCard }));

type TypedName = "name" | "title" | "company" | "phone" | "email";

const INPUTS: Record<TypedName, TextInputProps> = {
  name: { required: true, autoComplete: "name" },
  title: { autoComplete: "organization-title" },
  company: { autoComplete: "organization" },
  phone: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email" },
};

const TYPED = Object.keys(INPUTS) as TypedName[];

interface Props {
  /** The card that an invitation has prepared; null where this page creates one. */
  prepared: EditorCard | null;
  isHydrated: boolean;
}

/** What makes a card, under or beside the card itself, which shows what is typed. */
export function FirstCardPage({ prepared, isHydrated }: Props) {
  const words = useWords(firstRunWords);
  const user = useUser();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [photo, setPhoto] = useState<Blob | null>(null);
  const photoUrl = usePictureUrl(photo);
  const [start] = useState<EditorCard>(() => {
    if (prepared) return prepared;
    const { name, theme } = isHydrated ? readLandingDraft(search) : {};
    const card = { ...blankCard(user), name: name ?? user.fullName ?? user.username, phone: user.phone };
    return { ...card, email: user.email, ...(theme && theme in THEMES && { theme }) };
  });
  const [typed, setTyped] = useState<Partial<Record<TypedName | "theme", string>>>({});
  const card = { ...start, ...typed, contacts: [], ...(photoUrl && { profilePicture: photoUrl }) };

  const { fields, frame } = useValidatedForm<FirstCardForm, FirstCard>({
    title: words.failed,
    loadCheck: () => import("./first-card.ts").then(({ checkFirstCard }) => checkFirstCard),
    defaultValue: { ...Object.fromEntries(TYPED.map((name) => [name, start[name]])), website: prepared?.website ?? "" },
    otherwise: uiMessages.tryAgain,
    async submit({ socialLinks, ...value }) {
      const links = socialLinks && { socialLinks: { ...start.socialLinks, ...socialLinks } };
      const id = prepared ? await update({ ...value, ...links }) : await create({ ...value, ...links });
      if (id !== undefined && photo) await (await import("../dashboard/contact-photo.ts")).setPortrait(id, photo);
      // Before the page gets shorter, or it would be seen to jump.
      window.scrollTo(0, 0);
      await import("./LiveCard.tsx");
      if (prepared) navigate(`/welcome?card=${prepared.id}`, { replace: true });
      else revalidate();
    },
  });

  async function create(value: CardStart): Promise<number | undefined> {
    try {
      const sent = { userId: user.id, slug: user.username, ...value };
      return (await api<{ id: number }>("POST", "/api/business-cards", sent)).id;
    } catch (error) {
      // Another tab was first: its card is shown.
      if (!(error instanceof ApiError && error.status === 403)) throw error;
      toast.success(words.there, words.thereText);
    } finally {
      clearLandingDraft();
    }
  }

  async function update(value: CardStart): Promise<number> {
    const own = Object.entries(value).filter(([field]) => !start.lockedFields?.includes(field));
    await api("PUT", `/api/business-cards/${start.id}`, { ...Object.fromEntries(own), version: start.version });
    return start.id;
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const values = new FormData(currentTarget);
    const entries = [...TYPED, "theme"].map((name) => [name, values.get(name) ?? undefined]);
    setTyped(Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as typeof typed);
  }

  const lock = (field: Parameters<typeof lockReason>[1]) => lockReason(start, field);
  return (
    <>
      <PageHeader title={words.heading} />
      <div className={styles.first}>
        <div className={styles.live}>
          <CardPreview card={card} isSample />
        </div>
        <FormLayout frame={frame} label={words.create} busy={words.creating} isWide onInput={onInput}>
          {lock("profilePicture") === undefined && (
            <PortraitChoice url={photoUrl ?? start.profilePicture ?? undefined} onChange={setPhoto} />
          )}
          {TYPED.map((name) => {
            const reason = lock(name);
            const isPublic = name === "phone" || name === "email";
            return (
              <TextInput
                key={name}
                label={words.fields[name]}
                dir="auto"
                readOnly={reason !== undefined}
                inputWrapperOrder={["label", "input", "description", "error"]}
                description={reason ? sentence(reason) : isPublic && words.onCard}
                {...INPUTS[name]}
                {...fieldProps(fields[name])}
              />
            );
          })}
          {lock("website") === undefined && (
            <More isOpen={fields.website.errors !== undefined}>
              <Suspense>
                <LinkToCard website={fields.website} network={fields.network} />
              </Suspense>
            </More>
          )}
          <Locked lock={lock("theme")}>
            <Look card={card} />
          </Locked>
        </FormLayout>
      </div>
      <LeaveWarning isUnsaved={photo !== null || Object.keys(typed).length > 0}>{words.leave}</LeaveWarning>
    </>
  );
}

function More({ isOpen: isFaulty, children }: { isOpen: boolean; children: ReactNode }) {
  const words = useWords(firstRunWords);
  const [isOpen, setOpen] = useState(false);
  // Its values are sent while it is folded, too.
  return (
    <>
      {!isOpen && !isFaulty && (
        <Button variant="subtle" onClick={() => setOpen(true)} className={styles.more}>
          {words.more}
        </Button>
      )}
      <div hidden={!isOpen && !isFaulty}>{children}</div>
    </>
  );
}

/** The card in each theme, small. */
function Look({ card }: { card: EditorCard }) {
  const words = useWords(firstRunWords);
  const deferredCard = useDeferredValue(card); // ten cards must not hold up typing
  return (
    <fieldset className={styles.themes}>
      <legend>{words.look}</legend>
      <div>
        {Object.keys(THEMES).map((theme) => (
          // The card is no part of the label, whose name would be all words on it.
          <div key={theme} className={styles.theme}>
            <span className={styles.picture} aria-hidden="true">
              <span>
                <CardPreview card={{ ...deferredCard, theme }} isSample />
              </span>
            </span>
            <label>
              <input type="radio" name="theme" value={theme} defaultChecked={theme === card.theme} />
              {themeName(theme)}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
