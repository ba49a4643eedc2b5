import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { client } from "../scripts/client-manifest.ts";
import { aCard, aUser, aUserWithPassword, PASSWORD } from "./builders.ts";
import { signedIn, visitor } from "./client.ts";
import { type Host, sharedHost, startHost } from "./host.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const VISITOR_PAGES = [
  "/",
  "/view/demo",
  "/view/nobody",
  "/privacy",
  "/terms",
  "/imprint",
  "/data-processing",
  "/processors",
  "/accessibility",
  "/contact-sales",
  "/offline/card",
];
const OWNER_PAGES = ["/dashboard", "/account", "/guide", "/pwa-settings", "/users", "/no/such/page", "/auth"];

async function pages() {
  const user = await aUser(host.database, { accessLevel: 5 });
  const card = await aCard(host.database, user);
  const call = await signedIn(host, user);
  const owned = [
    `/analytics/${card.id}`,
    `/card-editor/${card.id}`,
    `/mobile-editor/${card.id}`,
    `/salesbot/${card.id}`,
    `/inbox?card=${card.id}`,
  ];
  return Promise.all(
    [...VISITOR_PAGES, ...OWNER_PAGES, ...owned].map(async (path) => {
      const response = await (path === "/auth" ? visitor(host) : call)("GET", path);
      return { path, ...response };
    }),
  );
}

describe("every page", () => {
  test("has a content policy without unsafe scripts, whose nonce or hashes its inline styles and scripts carry", async () => {
    for (const { path, headers, text } of await pages()) {
      const policy = headers.get("content-security-policy") ?? "";
      const directives = new Map(policy.split("; ").map((part) => [part.split(" ")[0]!, part]));
      expect(directives.get("default-src"), path).toBe("default-src 'none'");
      expect(directives.get("script-src"), path).toMatch(
        /^script-src 'self'(?: 'nonce-[\w+/]{22}=='| 'sha256-[\w+/]{43}=')?$/,
      );
      expect(directives.get("style-src"), path).not.toContain("unsafe");
      expect(directives.get("base-uri"), path).toBe("base-uri 'none'");
      expect(directives.get("frame-ancestors"), path).toMatch(/^frame-ancestors '(?:none|self)'$/);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      const inline = [...text.matchAll(/<(script|style)\b(?![^>]*(?:\bsrc=|ld\+json))([^>]*)>/g)];
      if (nonce)
        expect(
          inline.filter(([, , attributes]) => !attributes!.includes(`nonce="${nonce}"`)).map(([tag]) => tag),
          path,
        ).toEqual([]);
      else
        for (const [, script] of text.matchAll(/<script\b(?![^>]*(?:\bsrc=|ld\+json))[^>]*>(.*?)<\/script>/gs)) {
          const hash = createHash("sha256").update(script!).digest("base64");
          expect(directives.get("script-src"), path).toContain(`'sha256-${hash}'`);
        }
    }
  });

  test("runs no WebAssembly, but for the one that reads cards of paper", async () => {
    const call = await signedIn(host, await aUser(host.database));
    const isAllowed = (headers: Headers) => headers.get("content-security-policy")?.includes("'wasm-unsafe-eval'");
    const others = await Promise.all(["/contacts", "/cards/mine/show"].map((path) => call("GET", path)));
    for (const { headers } of [...(await pages()), ...others]) expect(isAllowed(headers)).not.toBe(true);
    const scan = await call("GET", "/scan");
    expect(isAllowed(scan.headers)).toBe(true);
    expect(scan.headers.get("content-security-policy")).not.toContain("'unsafe-eval'");
    const worker = readdirSync(join(client, "assets")).find((name) => name.startsWith("read-paper.worker-"));
    const { headers } = await call("GET", `/assets/${worker}`);
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
  });

  test("says how browsers are to treat it", async () => {
    for (const { path, headers } of await pages()) {
      expect(
        {
          sniff: headers.get("x-content-type-options"),
          referrer: headers.get("referrer-policy"),
          opener: headers.get("cross-origin-opener-policy"),
          resource: headers.get("cross-origin-resource-policy"),
          https: headers.get("strict-transport-security"),
          camera: headers.get("permissions-policy")?.includes("camera=()"),
        },
        path,
      ).toEqual({
        sniff: "nosniff",
        referrer: "strict-origin-when-cross-origin",
        opener: "same-origin",
        resource: "same-origin",
        https: null,
        camera: true,
      });
    }
  });

  test("has a nonce of its own each time", async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await visitor(host)("GET", "/auth")).headers.get("content-security-policy")),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });
});

test("an answer that is no page may run nothing, wherever it is opened", async () => {
  for (const path of ["/api/card/demo", "/api/user", "/api/qr/demo.svg", "/healthz"]) {
    const { headers } = await visitor(host)("GET", path);
    expect(headers.get("content-security-policy"), path).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

describe("behind https", () => {
  test("browsers are told to stay there, and the session's cookie is Secure, HttpOnly, Lax and bound to this host", async () => {
    const secure = await startHost({ PUBLIC_URL: "https://cards.example.com" });
    onTestFinished(() => secure.stop());
    const page = await visitor(secure)("GET", "/view/demo");
    expect(page.headers.get("strict-transport-security")).toBe("max-age=31536000");
    const user = await aUserWithPassword(secure.database);
    const response = await visitor(secure)("POST", "/api/login", { username: user.username, password: PASSWORD });
    const cookie = response.headers.get("set-cookie")!;
    expect(cookie.split("; ").slice(1)).toEqual(
      expect.arrayContaining(["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]),
    );
    expect(cookie).not.toContain("Domain");
  });
});
