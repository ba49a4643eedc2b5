import { parseWithZod } from "@conform-to/zod/v4";
import type { FormValidator } from "../ui/use-validated-form.ts";
import {
  type FirstPassword,
  firstPasswordForm,
  type PasswordChange,
  type PasswordChoice,
  passwordChoice,
  passwordForm,
  type Profile,
  profile,
} from "./account.schema.ts";

export const checkProfile: FormValidator<Profile> = (formData) => parseWithZod(formData, { schema: profile });
export const checkFirstPassword: FormValidator<FirstPassword> = (formData) =>
  parseWithZod(formData, { schema: firstPasswordForm });
export const checkPasswordChange: FormValidator<PasswordChange> = (formData) =>
  parseWithZod(formData, { schema: passwordForm });
export const checkPasswordChoice: FormValidator<PasswordChoice> = (formData) =>
  parseWithZod(formData, { schema: passwordChoice });
