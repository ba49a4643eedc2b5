import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Switches for rules that are off by themselves. */
type Rules = Parameters<AxeBuilder["options"]>[0]["rules"];

/** Every run sends it to the page, which compiles it: less than half of what the library would send. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with a page as it stands, or with a part of it: each rule and where it is broken. */
export async function axeFindings(page: Page, selector?: string, rules?: Rules): Promise<string[]> {
  const axe = new AxeBuilder({ page, axeSource }).options({ resultTypes: ["violations"], ...(rules && { rules }) });
  // Outside legacy mode each run opens a second page, which costs more than the run; only frames need it.
  axe.setLegacyMode(page.frames().length === 1);
  if (selector) axe.include(selector);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
