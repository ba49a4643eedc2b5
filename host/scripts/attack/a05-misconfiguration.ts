import { type Category, status } from "./attempt.ts";

export const misconfiguration: Category = {
  id: "A05",
  name: "Security misconfiguration",
  attempts: async ({ anyone }) => {
    const page = await anyone("GET", "/auth");
    const names = [
      "content-security-policy",
      "x-content-type-options",
      "referrer-policy",
      "permissions-policy",
      "cross-origin-opener-policy",
    ];
    return [
      ["a page without its headers", () => names.every((name) => page.headers.has(name))],
      [
        "an inline script under the content policy",
        () => !/script-src[^;]*unsafe/.test(page.headers.get("content-security-policy")!),
      ],
      ["the server telling what it is made of", () => !page.headers.has("x-powered-by") && !page.headers.has("server")],
      [
        "files that are not meant to be served",
        async () =>
          (
            await Promise.all(
              ["/.env", "/.git/config", "/package.json", "/server.js", "/data/cards.db", "/host/server.ts"].map(
                (path) => status(anyone("GET", path)),
              ),
            )
          ).every((code) => code === 404),
      ],
      [
        "a stack trace in an answer",
        async () =>
          !/node_modules|\bat \w+ \(/.test(
            (await anyone("POST", "/api/login", "{")).text + (await anyone("GET", "/api/card/%E0%A4%A")).text,
          ),
      ],
      ["methods nobody serves", async () => [404, 405].includes(await status(anyone("PROPFIND", "/api/user")))],
      [
        "being framed by another site",
        () => page.headers.get("content-security-policy")!.includes("frame-ancestors 'none'"),
      ],
    ];
  },
};
