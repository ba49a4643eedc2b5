/** Scopes of API keys, in the order shown to owners. */
export const SCOPES = [
  "cards:read",
  "cards:write",
  "contacts:read",
  "contacts:write",
  "inbox:read",
  "inbox:write",
  "analytics:read",
  "team:read",
  "team:write",
] as const;
export type Scope = (typeof SCOPES)[number];

/** Scope required by a call; `any` accepts every key. */
export type RequiredScope = Scope | "any";

/** Permissions of a request by its key. */
export interface KeyGrant {
  id: number;
  scopes: readonly string[];
  mcpWrites: boolean;
}

export const MAX_KEYS = 20;
export const MAX_KEY_NAME = 60;
