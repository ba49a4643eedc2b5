import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { rootFolder } from "../../db/root.ts";
import { startHost } from "./host.ts";

const sdk = join(rootFolder, "sdk");

test("after an upgrade the parts of an older version are still served, for ever and to any page", async () => {
  const { version } = JSON.parse(readFileSync(join(sdk, "dist/manifest.json"), "utf8")) as { version: string };
  const old = `0.9.0-${process.pid}`;
  const hadVersions = existsSync(join(sdk, "versions"));
  onTestFinished(() => rmSync(join(sdk, "versions", hadVersions ? old : ""), { recursive: true }));
  cpSync(join(sdk, "dist", version), join(sdk, "versions", old), { recursive: true });
  const host = await startHost();
  onTestFinished(() => host.stop());

  for (const [name, type] of [
    ["chat.js", "text/javascript; charset=utf-8"],
    ["chat.js.map", "application/json"],
  ] as const) {
    const response = await fetch(`${host.url}/sdk/${old}/${name}`);
    expect(await response.text()).toBe(readFileSync(join(sdk, "dist", version, name), "utf8"));
    expect(
      Object.fromEntries(
        ["content-type", "cache-control", "access-control-allow-origin", "cross-origin-resource-policy"].map(
          (header) => [header, response.headers.get(header)],
        ),
      ),
    ).toEqual({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
  }
  expect((await fetch(`${host.url}/sdk/${version}/chat.js`)).status).toBe(200);
  expect((await fetch(`${host.url}/sdk/0.8.0-gone/chat.js`)).status).toBe(404);
});
