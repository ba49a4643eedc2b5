import { Invalid } from "../../errors.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { hashPassword } from "./password.server.ts";
import { isCommon, isRepetitive, MIN_DIFFERENT } from "./password-strength.ts";
import { authMessages } from "../messages.en.ts";

const common = async () => (loading ??= commonPasswords().then((list) => new Set(list.split("\n"))));
let loading: Promise<Set<string>> | undefined;

/**
 * The hash of a newly chosen password. Throws Invalid for its field if the password is among the first guesses. This is
 * the only function that makes such a hash, so no form can forget the rule.
 */
export async function hashNewPassword(password: string, field = "password"): Promise<string> {
  if (isRepetitive(password))
    throw Invalid.field(field, "too_repetitive", authMessages.differentCharacters(MIN_DIFFERENT));
  if (isCommon(password, await common())) throw Invalid.field(field, "too_common", authMessages.passwordCommon);
  return hashPassword(password);
}
