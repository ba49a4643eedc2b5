import { catalogue } from "../../languages/catalogue.ts";
import { OIDC_NOTICES } from "./outcomes.ts";

/** Why a sign-in at the provider did not work. */
export const words = OIDC_NOTICES;

export type ProviderWords = typeof words;
export const providerWords = catalogue("auth/oidc", words);
