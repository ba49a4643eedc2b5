import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import type { z } from "zod";
import { ApiError, sentenceOf } from "./api.ts";

interface Options<S extends z.ZodObject> {
  schema: S;
  defaultValue?: DefaultValue<z.input<S>>;
  /** The answer of the page's action, for browsers without JavaScript. */
  lastResult?: SubmissionResult<string[]> | null;
  /** Calls the API with what was parsed. */
  submit: (value: z.output<S>) => Promise<unknown>;
  /** The field a refusal of the server belongs to; shown beside it. */
  fieldOf?: (sentence: string) => string | undefined;
  onFailure?: (sentence: string, error: unknown) => void;
  /** What a user reads when the server said nothing. */
  otherwise: string;
}

/**
 * A form that is checked by the API's own schema and sent to the API. Fields are tied to their errors;
 * what was typed stays after a failure.
 */
export function useApiForm<S extends z.ZodObject>({ schema, defaultValue, lastResult, submit, fieldOf, onFailure, otherwise }: Options<S>) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refusal, setRefusal] = useState<SubmissionResult<string[]>>();

  const [form, fields] = useForm<z.input<S>>({
    lastResult: refusal ?? lastResult,
    constraint: getZodConstraint(schema),
    defaultValue,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }) as never,
    async onSubmit(event, { formData }) {
      event.preventDefault();
      const submission = parseWithZod(formData, { schema });
      if (submission.status !== "success" || isPending) return;
      setPending(true);
      setFailure(undefined);
      try {
        await submit(submission.value as z.output<S>);
      } catch (error) {
        const sentence = sentenceOf(error, otherwise);
        const field = error instanceof ApiError ? fieldOf?.(sentence) : undefined;
        if (field) setRefusal(submission.reply({ fieldErrors: { [field]: [sentence] } } as never) as SubmissionResult<string[]>);
        else setFailure(sentence);
        onFailure?.(sentence, error);
      } finally {
        setPending(false);
      }
    },
  });
  return { form, fields, isPending, failure };
}

/** What ties an input to its field: name, value, error. Passwords are not written back into the page. */
export function fieldProps(field: { id: string; name: string; errors?: string[]; initialValue?: unknown; key?: string }, type: "text" | "password" = "text") {
  return {
    id: field.id,
    name: field.name,
    error: field.errors?.[0],
    ...(type === "text" && { defaultValue: typeof field.initialValue === "string" ? field.initialValue : undefined }),
  };
}
