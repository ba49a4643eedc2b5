import {
  type DefaultValue,
  type FormMetadata,
  type Submission,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { useState } from "react";
import { type FieldError, messagesByPath } from "../errors.ts";
import { ApiError, errorMessage } from "./api.ts";
import { cataloguesLoaded } from "../languages/catalogue.ts";
import { sentence, type Text } from "../languages/message.ts";
import { toast } from "./toast.ts";

/** Checks a form's values: the parsed result, or the errors by field. */
export type FormValidator<Value> = (formData: FormData) => Submission<Record<string, unknown>, string[], Value>;

export interface FormOptions<Input, Value> {
  /** Title of a failure, in the form and in a toast. */
  title: Text;
  defaultValue?: DefaultValue<Input>;
  /** The answer of the page's action, for browsers without JavaScript. */
  lastResult?: SubmissionResult<string[]> | null;
  /** Calls the API with what was parsed. */
  submit: (value: Value) => Promise<unknown>;
  /** Message if the server sent none. */
  otherwise: Text;
  /** Message if no server was reached. */
  unreached?: Text;
}

interface CheckedOptions<Input, Value> extends FormOptions<Input, Value> {
  /** Loads the validator when the form gets focus, so that the page need not wait for it. */
  loadCheck?: () => Promise<FormValidator<Value>>;
  /** The check, where the page has it anyway. */
  check?: FormValidator<Value>;
}

/** State of a form for FormLayout. */
export interface FormHandle {
  form: Pick<FormMetadata<Record<string, unknown>, string[]>, "id" | "onSubmit" | "noValidate">;
  title: Text;
  /** Error of the whole form; those of fields are shown beside them. */
  message?: string;
  isPending: boolean;
  onFocus?: () => void;
}

/**
 * A form that is checked here and sent to the API. The server's errors stand at their fields, those of no field of the
 * form above it; what was typed stays after a failure.
 */
export function useValidatedForm<Input extends Record<string, unknown>, Value>({
  title,
  loadCheck,
  check: providedCheck,
  defaultValue,
  lastResult,
  submit,
  otherwise,
  unreached = otherwise,
}: CheckedOptions<Input, Value>) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refusal, setRefusal] = useState<SubmissionResult<string[]>>();
  const [loaded, setLoaded] = useState<{ check: FormValidator<Value> }>();
  const check = providedCheck ?? loaded?.check;

  async function getCheck(): Promise<FormValidator<Value>> {
    if (check) return check;
    const validator = await loadCheck!();
    await cataloguesLoaded();
    setLoaded({ check: validator });
    return validator;
  }

  const [form, fields] = useForm<Input, Value, string[]>({
    lastResult: refusal ?? lastResult,
    defaultValue,
    shouldValidate: "onSubmit",
    shouldRevalidate: check ? "onInput" : "onSubmit",
    ...(check && { onValidate: ({ formData }) => check(formData) as never }),
    onSubmit(event, { formData }) {
      event.preventDefault();
      if (!isPending) void checkAndSend(formData, event.currentTarget);
    },
  });

  async function checkAndSend(formData: FormData, element: HTMLFormElement): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      const submission = (await getCheck())(formData);
      if (submission.status !== "success") return setRefusal(submission.reply());
      await send(submission, element);
    } catch {
      setFailure(sentence(unreached)); // the check did not arrive
    } finally {
      setPending(false);
    }
  }

  async function send(
    submission: Extract<ReturnType<FormValidator<Value>>, { status: "success" }>,
    element: HTMLFormElement,
  ): Promise<void> {
    try {
      await submit(submission.value);
    } catch (error) {
      // A proxy's own page, which has no sentence, is no answer of ours either.
      const isAnswered = error instanceof ApiError && error.status < 500;
      const failureMessage = errorMessage(error, isAnswered ? otherwise : unreached);
      const errors: readonly FieldError[] = error instanceof ApiError ? error.errors : [];
      const fieldErrors = errors.filter(({ path }) => path !== "" && element.elements.namedItem(path) !== null);
      const others = errors.filter((one) => !fieldErrors.includes(one));
      if (fieldErrors.length === 0) setFailure(failureMessage);
      else {
        setRefusal(submission.reply({ fieldErrors: messagesByPath(fieldErrors) }));
        setFailure(others.map(({ message }) => message).join(" ") || undefined);
      }
      if (!isCoveredByToasts(element)) toast.failure(title, failureMessage);
    }
  }

  /** For the form element: going into it brings the check. */
  const onFocus = () => void getCheck().catch(() => {}); // loaded again on submit, which reports failures
  const message = failure ?? form.errors?.[0];
  const frame: FormHandle = { form, title, message, isPending, ...(loadCheck && { onFocus }) };
  return { fields, frame };
}

/** On a phone a toast covers the buttons of a dialog, whose form says the same. */
const isCoveredByToasts = (form: HTMLFormElement) =>
  form.closest("[role=dialog]") !== null && window.matchMedia("(max-width: 36em)").matches;

/** Props that tie an input to its field: name, value, error. Passwords are not written back into the page. */
export function fieldProps(
  field: { id: string; name: string; errors?: string[]; initialValue?: unknown; key?: string },
  type: "text" | "password" = "text",
) {
  return {
    id: field.id,
    name: field.name,
    error: field.errors?.[0],
    // Mantine says it of its other inputs.
    ...(type === "password" && { "aria-invalid": field.errors?.[0] !== undefined }),
    ...(type === "text" && { defaultValue: typeof field.initialValue === "string" ? field.initialValue : undefined }),
  };
}
