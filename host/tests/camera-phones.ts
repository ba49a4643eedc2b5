import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { User } from "../../db/index.ts";
import { findChromium, QUIET_FLAGS } from "../scripts/chromium.ts";
import { aSession } from "./builders.ts";
import type { Host } from "./host.ts";

/** Browsers with a camera: Chromium takes what it sees from a file of JPEGs. */
export class CameraPhones {
  readonly #host: Host;
  readonly #folder = mkdtemp(join(tmpdir(), "meishi-camera-"));
  readonly #browsers: Browser[] = [];

  constructor(host: Host) {
    this.#host = host;
  }

  /** A phone of this user whose camera sees these pictures. */
  async open(user: User, pictures: Buffer[], size = { width: 390, height: 844 }): Promise<Page> {
    const { url, database } = this.#host;
    const film = join(await this.#folder, `${this.#browsers.length}.mjpeg`);
    await writeFile(film, Buffer.concat(pictures));
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [
        ...QUIET_FLAGS,
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
    this.#browsers.push(browser);
    const context = await browser.newContext({ viewport: size, baseURL: url, serviceWorkers: "allow" });
    const [name, value] = (await aSession(database, user)).split("=") as [string, string];
    await context.addCookies([{ name, value, url, httpOnly: true, sameSite: "Lax" }]);
    return context.newPage();
  }

  async close(): Promise<void> {
    await Promise.all(this.#browsers.map((browser) => browser.close()));
    await rm(await this.#folder, { recursive: true, force: true });
  }
}
