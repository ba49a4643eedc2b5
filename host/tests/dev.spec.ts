import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "@playwright/test";
import { rootFolder } from "../../db/root.ts";
import { ADMIN, freePort } from "./host.ts";

const MADE = new Set([".git", "node_modules", "build", "dist", "data", "test-results", "screenshots"]);

/** The sources alone, as after a fresh `git clone` and `npm ci`. */
function freshClone(): string {
  const folder = mkdtempSync(join(tmpdir(), "meishi-clone-"));
  cpSync(rootFolder, folder, { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  symlinkSync(join(rootFolder, "node_modules"), join(folder, "node_modules"));
  return folder;
}

test("npm run dev: visitors' and owners' pages work from a fresh clone, scripts and styles included", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = freshClone();
  const url = `http://localhost:${await freePort()}`;
  const dev = spawn(process.execPath, ["--import", "tsx", "host/scripts/dev.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "development",
      PORT: new URL(url).port,
      DATA_DIR: join(folder, "data"),
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on(
    "response",
    (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
  );
  page.on("console", (message) => /Content Security Policy/.test(message.text()) && problems.push(message.text()));
  let printed = "";
  try {
    await new Promise<void>((resolve, reject) => {
      dev.stdout.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes("Meishi is running at")) resolve();
      });
      dev.once("exit", (code) => reject(new Error(`ended with ${code}`)));
    });
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.goto(`${url}/view/demo`);
    await page.getByRole("button", { name: "QR Code" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();

    await page.goto(`${url}/auth`, { waitUntil: "networkidle" });
    await page.getByLabel("Username").fill(ADMIN.username);
    await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible({ timeout: 30_000 });
    expect(problems).toEqual([]);
    expect(printed, "a library is missing in optimizeDeps of vite.config.ts").not.toContain("dependencies changed");
  } finally {
    dev.kill();
    if (dev.exitCode === null) await once(dev, "exit");
    rmSync(folder, { recursive: true, force: true });
  }
});
