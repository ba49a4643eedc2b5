import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Pictures of pages, one after the other, each for its time: an animated WebP. */
export class Film {
  private readonly frames: { picture: Buffer; ms: number }[] = [];
  private readonly width: number;

  constructor(width: number) {
    this.width = width;
  }

  /** Seconds so far. */
  get seconds(): number {
    return this.frames.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
  }

  async show(page: Page, ms: number): Promise<void> {
    const picture = await sharp(await page.screenshot({ animations: "disabled", caret: "hide" }))
      .resize({ width: this.width })
      .png()
      .toBuffer();
    const last = this.frames.at(-1);
    if (last?.picture.equals(picture)) last.ms += ms;
    else this.frames.push({ picture, ms });
  }

  /** Scrolls in steps that the eye takes for one movement. */
  async scroll(page: Page, by: number, steps = 8): Promise<void> {
    for (let step = 0; step < steps; step++) {
      await page.mouse.wheel(0, by / steps);
      await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))));
      await this.show(page, 70);
    }
  }

  /** Types into what has the focus, a few letters a frame. */
  async type(page: Page, text: string): Promise<void> {
    for (const [letters] of text.matchAll(/.{1,5}/g)) {
      await page.keyboard.type(letters);
      await this.show(page, 110);
    }
  }

  async save(file: string): Promise<void> {
    await sharp(
      this.frames.map(({ picture }) => picture),
      { join: { animated: true } },
    )
      .webp({ quality: 70, effort: 6, minSize: true, loop: 0, delay: this.frames.map(({ ms }) => ms) })
      .toFile(file);
  }
}
