import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { TextInput } from "@mantine/core";
import { useNavigate, useSearchParams } from "@remix-run/react";
import { EmailInput } from "./AccountInputs.tsx";
import { api, UNREACHED } from "../ui/api.ts";
import { fieldProps, useCheckedForm } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { toast } from "../ui/toast.ts";
import { useWords } from "../ui/use-words.ts";
import type { Registration } from "./auth.schema.ts";
import { afterSignUp } from "./return-path.ts";
import { NewUsernameInput } from "./NewUsernameInput.tsx";
import { NewPasswordInput } from "./NewPasswordInput.tsx";
import { TermsBox } from "./TermsBox.tsx";
import { fieldWords } from "./field-words/index.ts";
import { authWords } from "./words/index.ts";

interface Props {
  returnTo: string;
  lastResult?: SubmissionResult<string[]> | null;
  /** What the account will allow. */
  children: ReactNode;
}

/** Makes an account, where registration is open. Who comes from the landing page's card brings the name typed there. */
export function RegisterForm({ returnTo, lastResult, children }: Props) {
  const { register } = useWords(authWords);
  const labels = useWords(fieldWords);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const plan = search.get("plan");
  const { fields, frame } = useCheckedForm<Registration, Registration>({
    title: register.failed,
    loadCheck: () => import("./form-checks.ts").then(({ checkRegistration }) => checkRegistration),
    defaultValue: { fullName: search.get("name") ?? "" },
    lastResult,
    otherwise: register.otherwise,
    unreached: UNREACHED,
    async submit(body) {
      await api("POST", "/api/register", body);
      toast.success(register.successful, register.created);
      navigate(afterSignUp(returnTo), { replace: true });
    },
  });
  return (
    <FormFrame frame={frame} label={register.button} busy={register.busy} intent="register" isWide>
      <TextInput label={labels.fullName} autoComplete="name" {...fieldProps(fields.fullName)} />
      <EmailInput required field={fields.email} />
      <NewUsernameInput field={fields.username} />
      <NewPasswordInput
        label={labels.password}
        required
        withAsterisk={false}
        {...fieldProps(fields.password, "password")}
      />
      {plan && <input type="hidden" name="plan" value={plan} />}
      {children}
      <TermsBox field={fields.acceptTerms} />
    </FormFrame>
  );
}
