import { gzipSync } from "node:zlib";
import { expect, test } from "./fixtures.ts";

// The static list of a route's files (scripts/check-size.ts) does not know what a page imports by itself as soon as it
// stands, so this looks at what really comes.

const BUDGET_KB = 180;

test("no page of owners loads more than 180 KB of JavaScript before somebody does something", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
}) => {
  test.setTimeout(90_000);
  const user = await makeUser({ accessLevel: 5 });
  const card = await makeCard(user, {
    theme: "corporate",
    customizations: { customCss: ".card-header { opacity: 0.9 }" },
    formConfig: { enabled: true, fields: [{ id: "name", label: "Name", type: "text" }] },
  });
  await fetch(`${host.url}/api/card-views`, {
    method: "POST",
    body: JSON.stringify({ cardId: card.id }),
    headers: {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    },
  });
  await signIn(user);

  const sizes = new Map<string, number>();
  let loaded: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    loaded.push(
      (async () => {
        const { pathname } = new URL(response.url());
        if (!sizes.has(pathname)) sizes.set(pathname, gzipSync(await response.body(), { level: 9 }).length);
        return pathname;
      })(),
    );
  });

  const rows: { path: string; kb: number }[] = [];
  for (const [path, ready] of [
    [`/card-editor/${card.id}`, "region[name='Live preview'] >> css=h1"],
    [`/mobile-editor/${card.id}`, "region[name='Your card'] >> css=h1"],
    // Charts may be above the budget: they come only when a card has something to chart.
    [`/analytics/${card.id}`, "css=.recharts-surface"],
    [`/share/${card.id}`, "css=img[alt^='QR code for']"],
    [`/salesbot/${card.id}`, "css=[aria-label='Test chat']"],
    ["/account", "css=input[name=fullName]"],
    ["/account?tab=security", "css=input[name=newPassword]"],
    ["/pwa-settings", "css=[role=tabpanel] img"],
  ] as const) {
    loaded = [];
    await page.goto("about:blank");
    await page.goto(path);
    await page
      .locator(ready.startsWith("region") ? `role=${ready}` : ready)
      .first()
      .waitFor();
    await page.waitForLoadState("networkidle");
    const files = new Set(await Promise.all(loaded));
    rows.push({
      path: path.replace(/\d+/, ":id"),
      kb: [...files].reduce((sum, file) => sum + sizes.get(file)!, 0) / 1024,
    });
  }
  rows.sort((a, b) => b.kb - a.kb);
  console.log(rows.map(({ path, kb }) => `${kb.toFixed(1).padStart(7)} KB  ${path}`).join("\n"));
  expect(
    rows.filter(({ path, kb }) => kb > BUDGET_KB && !path.startsWith("/analytics/")).map(({ path }) => path),
  ).toEqual([]);
});
