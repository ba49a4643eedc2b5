import { describe, expect, test } from "vitest";
import { strToU8, zipSync } from "fflate";
import { toCardUpdate, linkPageIn, mapLinks } from "./link-page.ts";
import { readExport } from "./read-export.ts";
import { importMessages } from "./messages.en.ts";

const file = (content: unknown, name = "export.json") =>
  new File(
    [
      content instanceof Uint8Array
        ? new Uint8Array(content)
        : typeof content === "string"
          ? content
          : JSON.stringify(content),
    ],
    name,
  );

const LINKSTACK = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  littlelink_name: "ada",
  littlelink_description: "<p>Countess &amp; <strong>engineer</strong></p><p>London</p><script>alert(1)</script>",
  image_data: "QUJD",
  links: [
    { link: "https://shop.example.com", title: "Shop", order: 2, button_id: 1, click_number: 7, type: "link" },
    { link: "https://github.com/ada", title: "github", order: 1, button_id: 94, type: null },
    { link: null, title: "<h3>More</h3>", order: 3, button_id: 42, type: "heading" },
    { link: '{"first_name":"Ada"}', title: "My card", order: 4, button_id: 96, type: "vcard" },
  ],
};
const LINKBREEZE = {
  version: 1,
  exportedAt: "2026-06-01T10:00:00.000Z",
  profile: [
    {
      id: 1,
      displayName: "Ada",
      bio: "Engineer",
      socialLinks: '[{"platform":"linkedin","url":"https://linkedin.com/in/ada"}]',
    },
  ],
  links: [
    { id: 2, title: "Blog", url: "https://ada.example.com/blog", orderIndex: 1, isActive: true, type: "url" },
    { id: 3, title: "Old", url: "https://ada.example.com/old", orderIndex: 2, isActive: false, type: "url" },
    { id: 1, title: "Video", url: "https://youtube.com/@ada", orderIndex: 0, isActive: true, type: "url" },
  ],
  settings: [],
  themes: [],
};
const LINKTREE = {
  account: {
    username: "ada",
    pageTitle: "Ada L.",
    description: "Engines & poems",
    links: [
      { id: 1, type: "CLASSIC", title: "Shop", url: "https://shop.example.com", position: 1 },
      { id: 2, type: "HEADER", title: "Read", url: "", position: 0 },
    ],
    socialLinks: [{ type: "INSTAGRAM", url: "https://www.instagram.com/ada/" }],
  },
};

describe("an export", () => {
  test("of LinkStack has name, bio without markup, and links in their order", () => {
    expect(linkPageIn(LINKSTACK)).toEqual({
      service: "LinkStack",
      name: "Ada Lovelace",
      bio: "Countess & engineer\nLondon\nalert(1)",
      links: [
        { title: "github", url: "https://github.com/ada" },
        { title: "Shop", url: "https://shop.example.com" },
      ],
    });
    expect(linkPageIn({ links: LINKSTACK.links })).toMatchObject({ service: "LinkStack", name: null });
  });

  test("of LinkBreeze leaves out what is switched off", () => {
    expect(linkPageIn(LINKBREEZE)).toEqual({
      service: "LinkBreeze",
      name: "Ada",
      bio: "Engineer",
      links: [
        { title: "Video", url: "https://youtube.com/@ada" },
        { title: "Blog", url: "https://ada.example.com/blog" },
        { title: "linkedin", url: "https://linkedin.com/in/ada" },
      ],
    });
  });

  test("of Linktree, as its data, its page's data, a table or a list", async () => {
    const whole = {
      service: "Linktree",
      name: "Ada L.",
      bio: "Engines & poems",
      links: [
        { title: "Shop", url: "https://shop.example.com" },
        { title: "INSTAGRAM", url: "https://www.instagram.com/ada/" },
      ],
    };
    expect(linkPageIn(LINKTREE)).toEqual(whole);
    expect(linkPageIn({ props: { pageProps: LINKTREE } })).toEqual(whole);
    const one = { links: [{ title: "Shop", url: "https://shop.example.com" }] };
    expect(
      await readExport(file("Title,URL,Clicks\r\nShop,https://shop.example.com,7\r\n", "links.csv")),
    ).toMatchObject(one);
    expect(linkPageIn([{ title: "Shop", url: "https://shop.example.com" }])).toMatchObject(one);
  });

  test("in an archive, with the profile in another file", async () => {
    const zip = zipSync({
      "data/profile.json": strToU8(
        JSON.stringify({ ...LINKTREE.account, links: [{ title: "x", url: "https://x.example" }] }),
      ),
      "data/links.csv": strToU8("Link Title,Link URL\nA,https://a.example\nB,https://b.example\nC,https://c.example\n"),
      "photo.jpg": new Uint8Array(10),
    });
    expect(await readExport(file(zip, "linktree.zip"))).toMatchObject({ name: "Ada L.", links: { length: 3 } });
  });

  test.each([
    ["nothing", ""],
    ["half of one", '{"links": [{"ti'],
    ["another JSON", { hello: [1, 2] }],
    ["a number", "7"],
    ["a letter", "Dear Ada,\nhow are you?"],
    ["a damaged archive", new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])],
    ["no links", { account: { username: "ada", links: [] } }],
    ["links that are none", { links: [1, null, "x", { url: 7 }] }],
  ])("that is %s is refused in words", async (_, content) => {
    expect(await readExport(file(content))).toEqual({ problem: String(importMessages.notAnExport) });
  });

  test("of gigabytes in a small archive is not unpacked", async () => {
    const zip = zipSync({ "links.json": new Uint8Array(40 * 1024 * 1024) });
    expect(zip.length).toBeLessThan(100_000);
    expect(await readExport(file(zip, "bomb.zip"))).toEqual({ problem: String(importMessages.notAnExport) });
    expect(await readExport(file(new Uint8Array(9 * 1024 * 1024)))).toEqual({
      problem: "The file is larger than 8 MB.",
    });
  });
});

describe("on a card", () => {
  const page = (...urls: string[]) => ({
    service: "Linktree",
    name: null,
    bio: null,
    links: urls.map((url) => ({ title: "T", url })),
  });
  const empty = { socialLinks: {}, customButtons: [] };

  test("links of networks become networks, one each, others buttons", () => {
    const places = mapLinks(
      page("https://www.instagram.com/ada", "https://www.instagram.com/other", "shop.example.com"),
      empty,
    );
    expect(places).toMatchObject([
      { network: "instagram", title: "Instagram", problem: null },
      { network: null, title: "T", url: "https://www.instagram.com/other", problem: null },
      { network: null, url: "https://shop.example.com", problem: null },
    ]);
    expect(toCardUpdate(empty, places, { name: "Ada", bio: null })).toEqual({
      name: "Ada",
      socialLinks: { instagram: "https://www.instagram.com/ada" },
      customButtons: [
        { text: "T", url: "https://www.instagram.com/other" },
        { text: "T", url: "https://shop.example.com" },
      ],
    });
  });

  test("what it has already, what is no link and what has no room is said", () => {
    const has = {
      socialLinks: {},
      customButtons: [{ text: "Shop", url: "https://shop.example.com", backgroundColor: "" }],
    };
    expect(
      mapLinks(page("https://shop.example.com", "javascript:alert(1)"), has).map(({ problem }) => problem),
    ).toEqual(["The card already has it.", "A card cannot have this link."]);
    const many = Array.from({ length: 22 }, (_, i) => `https://${i}.example.com`);
    expect(mapLinks(page(...many), has).filter(({ problem }) => problem)).toHaveLength(3);
  });
});
