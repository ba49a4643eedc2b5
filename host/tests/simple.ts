import { expect, type Page } from "@playwright/test";

/** Buttons in the primary colour, in what fits on the screen now or in the open dialog. Runs in the page. */
function filledInView(): string[] {
  const probe = document.body.appendChild(document.createElement("i"));
  const primaries = ["--mantine-primary-color-filled", "--amber"]
    .filter((name) => getComputedStyle(document.documentElement).getPropertyValue(name) !== "")
    .map((name) => {
      probe.style.background = `var(${name})`;
      return getComputedStyle(probe).backgroundColor;
    });
  probe.remove();
  const dialogs = document.querySelectorAll("[role=dialog]:not([aria-hidden=true]), dialog[open]");
  const root = [...dialogs].at(-1) ?? document.body;
  return [...root.querySelectorAll<HTMLElement>("a, button")]
    .filter((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      return (
        primaries.includes(getComputedStyle(button).backgroundColor) &&
        x > 0 &&
        x < innerWidth &&
        y > 0 &&
        y < innerHeight &&
        button.contains(document.elementFromPoint(x, y))
      );
    })
    .map(({ textContent, ariaLabel }) => (ariaLabel ?? textContent ?? "").trim());
}

/** Looks at a page screen by screen: in none may more than one button stand out. */
export async function expectOneFilled(page: Page, name: string): Promise<void> {
  const problems: string[] = [];
  await page.evaluate(() => scrollTo(0, 0));
  for (let top = 0, isEnd = false; !isEnd;) {
    const filled = await page.evaluate(filledInView);
    if (filled.length > 1) problems.push(`${name} at ${top} px: ${filled.join(", ")}`);
    const { y, height } = await page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: "instant" });
      return { y: scrollY, height: innerHeight };
    });
    isEnd = y <= top || height === 0;
    top = y;
  }
  expect.soft(problems).toEqual([]);
}

/** Words that somebody reads on the screen now: without placeholders, skip link, the card and its thumbnails. */
export const wordsInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let count = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (parent.closest("script, style, [class*=skip], [aria-hidden=true], [class*=theme_]")) continue;
      if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      range.selectNodeContents(node);
      const isSeen = [...range.getClientRects()].some(
        ({ top, bottom, left, right, width }) =>
          width > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      );
      if (isSeen) count += node.textContent!.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }
    return count;
  });

/** Notes what moves on a page from its start, without what follows an input. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && value >= 0.001)
          // a text area that fits its text by some pixels
          shifts.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(" | ")}`);
    }).observe({ type: "layout-shift", buffered: true });
  });

export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
