import { parseWithZod } from "@conform-to/zod/v4";
import type { Check } from "../ui/checked-form.ts";
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

export const checkProfile: Check<Profile> = (formData) => parseWithZod(formData, { schema: profile });
export const checkFirstPassword: Check<FirstPassword> = (formData) =>
  parseWithZod(formData, { schema: firstPasswordForm });
export const checkPassword: Check<PasswordChange> = (formData) => parseWithZod(formData, { schema: passwordForm });
export const checkChoice: Check<PasswordChoice> = (formData) => parseWithZod(formData, { schema: passwordChoice });
