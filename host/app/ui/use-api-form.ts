import type { DefaultValue } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { type FormValidator, type FormOptions, useValidatedForm } from "./use-validated-form.ts";

interface Options<S extends z.ZodObject> extends Omit<FormOptions<z.input<S>, z.output<S>>, "defaultValue"> {
  schema: S;
  defaultValue?: DefaultValue<z.input<S>>;
}

/** A form that is checked by the API's own schema and sent to the API; for code that comes on use, as Zod does. */
export function useApiForm<S extends z.ZodObject>({ schema, ...options }: Options<S>) {
  return useValidatedForm<z.input<S>, z.output<S>>({
    ...options,
    check: ((formData) => parseWithZod(formData, { schema })) as FormValidator<z.output<S>>,
  });
}
