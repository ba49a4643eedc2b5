import { parseWithZod } from "@conform-to/zod/v4";
import { passwordForm, profile } from "./account.schema.ts";

export const checkProfile = (formData: FormData) => parseWithZod(formData, { schema: profile });
export const checkPassword = (formData: FormData) => parseWithZod(formData, { schema: passwordForm });
