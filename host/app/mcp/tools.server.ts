import { cardTools } from "./card-tools.server.ts";
import { contactTools } from "./contact-tools.server.ts";
import { inboxTools } from "./inbox-tools.server.ts";
import type { Tool } from "./tool.ts";

/** All tools; a key sees those within its scopes, and those that write once its owner switched them on. */
export const TOOLS: readonly Tool[] = [...contactTools, ...inboxTools, ...cardTools];

/** A tool as the page for developers lists it. */
export interface ToolSummary {
  name: string;
  description: string;
  scope: string;
  /** Names of the hints that are true. */
  hints: string[];
}

/** A tool as pages show it to people. */
export const summarizeTools = (): ToolSummary[] =>
  TOOLS.map(({ name, description, scope, annotations }) => ({
    name,
    description,
    scope,
    hints: Object.entries(annotations).flatMap(([hint, isTrue]) => (isTrue === true ? [hint] : [])),
  }));
