import type { Page } from "@playwright/test";
import { THEMES } from "../../sdk/card/themes/list.ts";
import { expect, test } from "./fixtures.ts";

const full = {
  name: "Mara Ellington",
  title: "Founder & Event Planner",
  company: "Harbour Lane Events",
  phone: "+1 202 555 0143",
  email: "mara@harbourlane.example.com",
  address: "14 Harbour Lane, Port Wren",
  about: "I plan weddings, launches and long-table dinners along the coast.",
  customButtons: [{ text: "Book a call", url: "https://example.com/call", backgroundColor: "#22303c" }],
  gallery: ["g1", "g2"].map((name) => ({ url: `/demo/${name}.svg`, alt: name })),
  formConfig: { enabled: true },
};

/** A language that does not exist: every word is 40 % longer, as none of ours is. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector(".meishi")!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement!.closest("bdi[dir=ltr],.url,h1"))
        text.data = text.data.replace(/\p{L}+/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)));
    }
  });

/** What stands out of the window, or of the sheet it is in. */
const outside = (page: Page, box: string) =>
  page.evaluate((selector) => {
    const frame = document.querySelector(selector)!.getBoundingClientRect();
    return [...document.querySelectorAll(`${selector} :is(a,button,h2,p,label,input,textarea,summary,li,small)`)]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return (
          width > 1 &&
          (left < frame.left - 1 || right > frame.right + 1 || element.scrollWidth > element.clientWidth + 1)
        );
      })
      .filter((element) => getComputedStyle(element).display !== "inline")
      .map((element) => `${element.tagName} ${element.textContent}`);
  }, box);

for (const theme of Object.keys(THEMES))
  for (const language of ["en", "ar"])
    test(`words 40 % longer fit ${theme} in ${language} at every width`, async ({ page, makeUser, makeCard }) => {
      const card = await makeCard(await makeUser(), { ...full, theme });
      await page.goto(`/view/${card.slug}?lang=${language}`);
      await lengthen(page);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
        expect(await outside(page, ".page"), `${width} px`).toEqual([]);
        for (const sheet of ["#sheet-share", "#sheet-qr", "#sheet-iphone", "#sheet-language"]) {
          await page.locator(sheet).evaluate((element: HTMLElement) => element.showPopover());
          expect(await outside(page, sheet), `${sheet}, ${width} px`).toEqual([]);
          await page.locator(sheet).evaluate((element: HTMLElement) => element.hidePopover());
        }
      }
    });
