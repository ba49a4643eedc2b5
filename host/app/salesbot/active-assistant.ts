import type { BusinessCard, SalesbotConfig, User } from "#db/index.ts";
import type { AssistantContext } from "./engine/facts/facts.ts";

/** An assistant that is switched on, with its card and owner. */
export interface ActiveAssistant {
  card: BusinessCard;
  owner: Pick<User, "id" | "email" | "emailConfirmedAt" | "phone" | "locale">;
  row: SalesbotConfig;
  facts: AssistantContext;
}
