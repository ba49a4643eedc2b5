import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Switches for rules that are off by themselves. */
type Rules = Parameters<AxeBuilder["options"]>[0]["rules"];

/** What axe finds wrong with a page as it stands, or with a part of it: each rule and where it is broken. */
export async function axeFindings(page: Page, selector?: string, rules?: Rules): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"], ...(rules && { rules }) });
  // Outside legacy mode each run opens a second page, which costs more than the run; only frames need it.
  axe.setLegacyMode(page.frames().length === 1);
  if (selector) axe.include(selector);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
