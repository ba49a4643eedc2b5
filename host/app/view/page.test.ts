import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { type CardData, TEXT_FIELDS } from "#sdk/card/card-data.ts";
import { aBareCard, aCard } from "#sdk/card/tests/a-card.ts";
import { themes } from "#sdk/card/themes/index.ts";
import { rootFolder } from "#db/root.ts";
import { renderMissingCard, renderOffline, renderServerError } from "./message-pages.server.tsx";
import { renderCardPage } from "./page.server.tsx";

const options = { origin: "https://cards.example.com", scripts: ["/sdk/page.js"] };
const page = (changes: Partial<CardData> = {}) => renderCardPage(aCard(changes), options).html;
const bodyOf = (html: string) => html.slice(html.indexOf("<body"));
const gzip = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

describe("every theme", () => {
  test.each(themes.map(({ name }) => name))("%s shows all that is on the card, and its own styles only", (theme) => {
    const html = page({ theme });
    const body = bodyOf(html);
    expect(html).toContain(`data-theme="${theme}"`);
    for (const other of themes.filter(({ name }) => name !== theme))
      expect(html).not.toContain(`[data-theme=${other.name}]`);
    for (const words of [
      "Mara Ellington",
      "Founder &amp; Event Planner",
      "Harbour Lane Events",
      "Save Contact",
      "Share",
      "QR Code",
      "+1 202 555 0143",
      "14 Harbour Lane, Port Wren",
      "Book a free planning call",
      "I plan weddings",
      "Show Map",
      "Hide Map",
      "Powered by",
    ])
      expect(body).toContain(words);
    expect(body).toContain('href="https://harbourlane.example.com/"');
    expect(body).toContain('href="/api/vcard/7"');
    expect(body.match(/<img [^>]*pictures\/480\/g\d/g)).toHaveLength(8);
  });

  test.each(TEXT_FIELDS)("shows a card's %s", (name) => {
    const value = aCard()[name] ?? "Words of its own";
    // Of an address, what stays of it in another width or player.
    const words = /^\S*\/\S*$/.test(value) ? /([\w.-]+?)(?:\.\w+)?\/?$/.exec(value)![1]! : value.split("\n")[0]!;
    const times = (html: string) => html.replaceAll("&amp;", "&").split(words).length;
    // Drawn from either of two fields.
    const logo = null;
    expect(times(page({ logo, [name]: value }))).toBeGreaterThan(times(page({ logo, [name]: null })));
  });

  test("one that nobody knows is shown as default", () => {
    expect(page({ theme: "<neon>" })).toContain('data-theme="default"');
  });
});

describe("a card with little on it", () => {
  test("shows the name, initials, and no empty section", () => {
    const body = bodyOf(renderCardPage(aBareCard({ name: "Dr. Rafael Dumont" }), options).html);
    expect(body).toContain(">RD</div>");
    expect(body).not.toMatch(/<section class="(about|clip|pics|loc|msg|embeds)|<ul class="|null|undefined/);
  });

  test("without any name goes by its company, then by its slug", () => {
    expect(page({ name: null })).toContain('<h1 dir="auto">Harbour Lane Events</h1>');
    expect(page({ name: " ", company: null })).toContain('<h1 dir="auto">mara-ellington</h1>');
  });

  test("takes website and about from customizations when the card has none", () => {
    const body = bodyOf(
      page({
        website: null,
        about: null,
        customizations: { website: "http://other.example.com", about: "From there" },
      }),
    );
    expect(body).toContain('href="http://other.example.com/"');
    expect(body).toContain("From there");
  });
});

describe("owners' texts and links", () => {
  const maliciousText = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&`;

  test("HTML in every text stays text", () => {
    const html = page({
      slug: "x",
      theme: maliciousText,
      ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, maliciousText])),
      website: maliciousText,
      videoUrl: maliciousText,
      profilePicture: `/${maliciousText}`,
      coverPhoto: `/${maliciousText}`,
      logoUrl: `/${maliciousText}`,
      faviconUrl: `/${maliciousText}`,
      socialLinks: { [maliciousText]: "https://a.example.com" },
      customButtons: [{ text: maliciousText, url: "https://a.example.com", backgroundColor: maliciousText }],
      gallery: [{ url: `/${maliciousText}`, alt: maliciousText }],
      embedCodes: [maliciousText],
      formConfig: {
        enabled: true,
        title: maliciousText,
        consentText: maliciousText,
        thankYou: maliciousText,
        fields: [{ id: "a", label: maliciousText, type: "choice", options: [maliciousText] }],
      },
      customizations: {
        about: maliciousText,
        website: maliciousText,
        colors: {
          primary: maliciousText,
          background: { from: maliciousText, to: maliciousText, angle: maliciousText as unknown as number },
          text: maliciousText,
          accent: maliciousText,
        },
      },
    });
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
    expect(html.match(/<script/g)).toHaveLength(3); // the JSON-LD, our own and the chat's
    expect(html.match(/<style/g)).toHaveLength(1);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://x/1",
  ])("a link to %j is not on the page", (url) => {
    const html = page({
      website: url,
      videoUrl: url,
      socialLinks: { linkedin: url },
      customButtons: [{ text: "Press", url, backgroundColor: "#fff" }],
      gallery: [{ url }],
      profilePicture: url,
      coverPhoto: url,
      logoUrl: url,
      faviconUrl: url,
      customizations: { website: url },
    });
    expect(html).not.toMatch(/(href|src|data-player|content)="\s*(java\s*script|data|vbscript|file|blob):/i);
    expect(html).not.toContain("alert(1)</script>");
    expect(html).not.toContain(">Press<");
  });

  test("links of apps and addresses without https stay usable", () => {
    const body = bodyOf(page({ website: "www.example.com/a b" }));
    expect(body).toContain('href="whatsapp://send?phone=12025550143"');
    expect(body).toContain('href="https://www.example.com/a%20b"');
    expect(body).toContain('data-track="social:mastodon"');
  });

  test("a name in Arabic turns the card around", () => {
    expect(page({ name: "ليان الحدّاد" })).toMatch(/class="meishi"[^>]* dir="rtl"/);
    expect(page()).toMatch(/class="meishi"[^>]* dir="ltr"/);
  });
});

describe("customizations", () => {
  const sections = (changes: Partial<CardData>) =>
    [...bodyOf(page(changes)).matchAll(/class="(rows|card-social|custom|about|clip|pics|embeds|loc|msg)"/g)].map(
      ([, name]) => name,
    );

  test("the owner's order comes first, the theme's follows", () => {
    expect(sections({ customizations: { order: ["form", "about"] } })).toEqual([
      "msg",
      "about",
      "rows",
      "card-social",
      "custom",
      "clip",
      "pics",
      "embeds",
      "loc",
    ]);
  });

  test("hidden sections, and names that are none, are not shown", () => {
    expect(
      sections({ customizations: { hidden: ["gallery", "video", "embeds"], order: ["nonsense" as "rows", "rows"] } }),
    ).toEqual(["rows", "card-social", "custom", "about", "loc", "msg"]);
  });

  test("colours become tokens, readable whatever the owner picked", () => {
    const html = page({
      customizations: {
        colors: { primary: { from: "#d6336c", to: "#5f3dc4", angle: 90 }, background: "#14213d", text: "#14213d" },
      },
    });
    expect(html).toContain("--fill:linear-gradient(90deg,#d6336c,#5f3dc4)");
    expect(html).toMatch(/--ink:#(?!14213d)/);
  });

  test("cleaned CSS has a style element of its own, and no way out of it", () => {
    const { html, contentSecurityPolicy } = renderCardPage(aCard(), {
      ...options,
      customCss: ".meishi h1{color:red}</style><b>",
    });
    expect(html).toContain("<style>.meishi h1{color:red}\\3c /style>\\3c b></style>");
    expect(contentSecurityPolicy.match(/'sha256-/g)).toHaveLength(2);
  });
});

describe("the document", () => {
  test("tells search engines and link previews who this is", () => {
    const html = page();
    expect(html).toContain("<title>Mara Ellington, Harbour Lane Events</title>");
    expect(html).toContain('<link rel="canonical" href="https://cards.example.com/view/mara-ellington"/>');
    expect(html).toMatch(
      /property="og:image" content="https:\/\/cards\.example\.com\/view\/mara-ellington\/preview\.png\?v=4"/,
    );
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!);
    expect(data).toMatchObject({ "@type": "Person", name: "Mara Ellington", jobTitle: "Founder & Event Planner" });
  });

  test("asks search engines away unless the owner says otherwise", () => {
    expect(page()).toContain('content="noindex, nofollow"');
    expect(page({ indexable: true, customizations: { searchable: false } })).toContain('content="noindex, nofollow"');
    expect(page({ indexable: true })).toContain('content="index, follow');
  });

  test("needs no script to save, call, write, share, read the code or send the form", () => {
    const body = bodyOf(page());
    expect(body).toMatch(/<a class="btn primary" href="\/api\/vcard\/7"/);
    expect(body).toContain('href="tel:+12025550143"');
    expect(body).toContain('href="mailto:mara@harbourlane.example.com"');
    expect(body).toContain('popovertarget="sheet-qr"');
    expect(body).toMatch(/<form class="form" method="post" action="\/view\/mara-ellington#form"/);
    expect(body).not.toMatch(/ style="| on\w+="/);
  });

  test("loads nothing of other hosts before a tap", () => {
    expect(bodyOf(page({ videoUrl: "https://vimeo.com/76979871" }))).not.toMatch(
      / src(set)?="https?:\/\/(?!cards\.example\.com)/,
    );
  });

  test("offers the chat of a card whose assistant is on, by the same launcher as other sites", () => {
    expect(page()).toContain('<script async src="/sdk/v1.js?card=mara-ellington"></script>');
    expect(renderCardPage(aBareCard(), options).html).not.toContain("v1.js");
  });

  test("fits its budgets: 14 KB with its CSS, 18 KB with its script, in every theme", async () => {
    const script = await build({
      entryPoints: [`${rootFolder}/sdk/card/page.ts`],
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2020",
      write: false,
    });
    const scriptBytes = gzip(script.outputFiles[0]!.contents);
    for (const { name } of themes) {
      const bytes = gzip(page({ theme: name }));
      expect(bytes, name).toBeLessThan(14_000);
      expect(bytes + scriptBytes, `${name} with script`).toBeLessThan(18_000);
    }
  });
});

describe("pages for what is not there", () => {
  test("say what happened and lead back", () => {
    expect(renderMissingCard().html).toContain("<h1>Card Not Found</h1>");
    expect(renderMissingCard().html).toMatch(/<a class="btn primary" href="\/">Return to Home<\/a>/);
    expect(renderOffline("card").html).toContain("<h1>You are offline</h1>");
    expect(renderServerError("<b>1</b>").html).toContain("Reference &lt;b>1&lt;/b>");
  });
});
