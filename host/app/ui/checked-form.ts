import { type DefaultValue, type Submission, type SubmissionResult, useForm } from "@conform-to/react";
import { useState } from "react";
import { ApiError, sentenceOf } from "./api.ts";

/** Checks a form's values: the parsed result, or the errors by field. */
export type Check<Value> = (formData: FormData) => Submission<Record<string, unknown>, string[], Value>;

export interface FormOptions<Input, Value> {
  defaultValue?: DefaultValue<Input>;
  /** The answer of the page's action, for browsers without JavaScript. */
  lastResult?: SubmissionResult<string[]> | null;
  /** Calls the API with what was parsed. */
  submit: (value: Value) => Promise<unknown>;
  /** The field a refusal of the server belongs to; shown beside it. */
  fieldOf?: (sentence: string) => string | undefined;
  onFailure?: (sentence: string, error: unknown) => void;
  /** What a user reads when the server said nothing. */
  otherwise: string;
  /** The same when no server was reached at all. */
  unreached?: string;
}

interface CheckedOptions<Input, Value> extends FormOptions<Input, Value> {
  /** Brings the check; it comes when somebody goes into the form, so that the page does not wait for it. */
  loadCheck?: () => Promise<Check<Value>>;
  /** The check, where the page has it anyway. */
  check?: Check<Value>;
  constraint?: Record<string, object>;
}

/**
 * A form that is checked here and sent to the API. Fields are tied to their errors; what was typed stays after a
 * failure.
 */
export function useCheckedForm<Input extends Record<string, unknown>, Value>({
  loadCheck,
  check: given,
  constraint,
  defaultValue,
  lastResult,
  submit,
  fieldOf,
  onFailure,
  otherwise,
  unreached = otherwise,
}: CheckedOptions<Input, Value>) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refusal, setRefusal] = useState<SubmissionResult<string[]>>();
  const [loaded, setLoaded] = useState<{ check: Check<Value> }>();
  const check = given ?? loaded?.check;

  async function getCheck(): Promise<Check<Value>> {
    if (check) return check;
    const found = await loadCheck!();
    setLoaded({ check: found });
    return found;
  }

  const [form, fields] = useForm<Input, Value, string[]>({
    lastResult: refusal ?? lastResult,
    constraint: constraint as never,
    defaultValue,
    shouldValidate: "onSubmit",
    shouldRevalidate: check ? "onInput" : "onSubmit",
    ...(check && { onValidate: ({ formData }) => check(formData) as never }),
    onSubmit(event, { formData }) {
      event.preventDefault();
      if (!isPending) void checkAndSend(formData);
    },
  });

  async function checkAndSend(formData: FormData): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      const submission = (await getCheck())(formData);
      if (submission.status !== "success") return setRefusal(submission.reply());
      await send(submission);
    } catch {
      setFailure(unreached); // the check did not arrive
    } finally {
      setPending(false);
    }
  }

  async function send(submission: Extract<ReturnType<Check<Value>>, { status: "success" }>): Promise<void> {
    try {
      await submit(submission.value);
    } catch (error) {
      // A proxy's own page, which has no sentence, is no answer of ours either.
      const isAnswered = error instanceof ApiError && error.status < 500;
      const sentence = sentenceOf(error, isAnswered ? otherwise : unreached);
      const field = error instanceof ApiError ? fieldOf?.(sentence) : undefined;
      if (field) setRefusal(submission.reply({ fieldErrors: { [field]: [sentence] } }));
      else setFailure(sentence);
      onFailure?.(sentence, error);
    }
  }

  /** For the form element: going into it brings the check. */
  const onFocus = () => void getCheck().catch(() => {}); // asked for again on submit, which tells
  return { form, fields, isPending, failure, onFocus };
}

/** What ties an input to its field: name, value, error. Passwords are not written back into the page. */
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
