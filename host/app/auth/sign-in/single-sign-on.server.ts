import { FIRST_USER_ID } from "../../access.ts";
import { config } from "../../config/config.server.ts";
import { Forbidden } from "../../errors.ts";
import { authMessages } from "../messages.en.ts";

/** Whether an account may sign in without the provider. User 1 always may, in case the provider fails. */
export const maySignInWithoutSso = (userId: number): boolean => !config.oidc?.isOnly || userId === FIRST_USER_ID;

export function requireLocalSignIn(userId: number): void {
  if (!maySignInWithoutSso(userId)) throw onlyAtProvider(config.oidc!.name);
}

/** The provider, if only it creates accounts here. */
export const requiredProvider = (): string | null => (config.oidc?.isOnly ? config.oidc.name : null);

/** Throws Refused if only the provider creates accounts, because one with a password could never sign in again. */
export function requireLocalAccounts(): void {
  const name = requiredProvider();
  if (name !== null) throw onlyAtProvider(name);
}

const onlyAtProvider = (name: string) => new Forbidden(authMessages.onlyAtProvider(name), "single_sign_on");
