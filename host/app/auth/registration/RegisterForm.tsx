import type { SubmissionResult } from "@conform-to/react";
import { type ReactNode, useEffect, useRef } from "react";
import { TextInput } from "@mantine/core";
import { useNavigate, useSearchParams } from "@remix-run/react";
import { EmailInput } from "../fields/AccountInputs.tsx";
import { initials } from "#sdk/card/initials.ts";
import { themeName, THEMES } from "#sdk/card/themes/list.ts";
import { readableTextColor } from "#sdk/page-runtime/colour.ts";
import { api } from "../../ui/api.ts";
import { fieldProps, useValidatedForm } from "../../ui/use-validated-form.ts";
import { FormLayout } from "../../ui/FormLayout.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { type LandingDraft, readLandingDraft } from "../../ui/landing-draft.ts";
import { toast } from "../../ui/toast.ts";
import { useWords } from "../../ui/use-words.ts";
import type { Registration } from "../auth.schema.ts";
import styles from "../auth.module.css";
import { afterSignUp } from "../sign-in/return-path.ts";
import { CardLink } from "./CardLink.tsx";
import { NewPasswordInput } from "../passwords/NewPasswordInput.tsx";
import { TermsNote } from "./TermsNote.tsx";
import { fieldWords } from "../fields/words.en.ts";
import { authWords } from "../words.en.ts";

interface Props {
  returnTo: string;
  lastResult?: SubmissionResult<string[]> | null;
  /** Contents of the account. */
  children: ReactNode;
}

/** Creates an account, if registration is open. The name typed into the landing page's card is filled in. */
export function RegisterForm({ returnTo, lastResult, children }: Props) {
  const { register } = useWords(authWords);
  const labels = useWords(fieldWords);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const plan = search.get("plan");
  const draft = useLandingDraft(returnTo);
  const { fields, frame } = useValidatedForm<Registration, Registration>({
    title: register.failed,
    loadCheck: () => import("../form-checks.ts").then(({ checkRegistration }) => checkRegistration),
    defaultValue: { fullName: search.get("name") ?? "" },
    lastResult,
    otherwise: register.otherwise,
    async submit(body) {
      await api("POST", "/api/register", body);
      toast.success(register.successful, register.created);
      navigate(afterSignUp(returnTo), { replace: true });
    },
  });
  const nameInput = useRef<HTMLInputElement>(null);
  useEffect(() => fillIn(nameInput.current, draft.name), [draft.name]);
  const colour = Object.hasOwn(THEMES, draft.theme ?? "") ? THEMES[draft.theme!] : undefined;
  return (
    <FormLayout frame={frame} label={register.button} busy={register.busy} intent="register" isWide>
      {draft.theme && colour && (
        <p className={styles.kept} role="note">
          <span
            aria-hidden
            className={styles.keptCard}
            style={{ background: colour, color: readableTextColor(colour) }}
          >
            {initials(draft.name ?? "")}
          </span>
          <span dir="auto">{register.kept(draft.name, themeName(draft.theme))}</span>
        </p>
      )}
      <TextInput
        ref={nameInput}
        label={labels.fullName}
        autoComplete="name"
        required
        withAsterisk={false}
        {...fieldProps(fields.fullName)}
      />
      <CardLink field={fields.username} fullName={fields.fullName.value ?? ""} email={fields.email.value ?? ""} />
      <EmailInput required field={fields.email} />
      <NewPasswordInput
        label={labels.password}
        required
        withAsterisk={false}
        {...fieldProps(fields.password, "password")}
      />
      {plan && <input type="hidden" name="plan" value={plan} />}
      {children}
      <TermsNote />
    </FormLayout>
  );
}

/** Puts the draft's name into an empty field, as if it were typed, so that the form knows of it. */
function fillIn(input: HTMLInputElement | null, name: string | undefined): void {
  if (!input || !name || input.value !== "") return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, name);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The card tried on the landing page: taken from the address, or from this browser's storage. */
function useLandingDraft(returnTo: string): LandingDraft {
  const isHydrated = useHydrated();
  const along = new URLSearchParams(returnTo.split("?")[1]);
  return isHydrated || along.has("theme") ? readLandingDraft(along) : {};
}
