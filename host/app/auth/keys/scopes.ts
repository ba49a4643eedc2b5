/** What a key may be allowed, in the order in which owners choose. */
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

/** What a call asks of a key; `any`: that it is one. */
export type RequiredScope = Scope | "any";

/** What a request may do by its key. */
export interface KeyGrant {
  id: number;
  scopes: readonly string[];
  mcpWrites: boolean;
}

export const MAX_KEYS = 20;
export const MAX_KEY_NAME = 60;
