import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { aCard, aUser, unique } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { type Host, sharedHost } from "../../tests/host.ts";
import { textFields } from "./fields.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

/** A user of this level with a card, and the client of that user. */
async function anOwner(accessLevel = 1) {
  const user = await aUser(host.database, { accessLevel });
  const card = await aCard(host.database, user);
  return { user, card, call: await signedIn(host, user) };
}

const stored = async (id: number) => {
  const {
    db,
    tables: { businessCards },
  } = host.database;
  const [card] = await db.select().from(businessCards).where(eq(businessCards.id, id));
  return card!;
};

describe("GET /api/business-cards", () => {
  test("lists the user's own cards only", async () => {
    const { call, card } = await anOwner();
    await anOwner();
    const response = await call("GET", "/api/business-cards");
    expect(response.status).toBe(200);
    expect(response.json<{ id: number }[]>().map(({ id }) => id)).toEqual([card.id]);
  });

  test("signed out: 401", async () => {
    const response = await visitor(host)("GET", "/api/business-cards");
    expect([response.status, response.text]).toEqual([401, "Authentication required"]);
  });
});

describe("POST /api/business-cards", () => {
  test("makes a card with a slug derived from the username, whatever level 1 sends", async () => {
    const user = await aUser(host.database, { username: unique("Zoë.M") });
    const call = await signedIn(host, user);
    const response = await call("POST", "/api/business-cards", { slug: "my-own-choice", name: "Zoë" });
    expect(response.status).toBe(201);
    expect(response.json()).toMatchObject({ name: "Zoë", theme: "minimalist", version: 1, userId: user.id });
    expect(response.json().slug).toMatch(/^zoe-m-/);
    const other = await aUser(host.database, { username: unique("Łør-ß") });
    expect((await (await signedIn(host, other))("POST", "/api/business-cards", {})).json().slug).toMatch(/^lor-ss-/);
  });

  test("a taken slug gets -2, then -3", async () => {
    const slug = unique("taken");
    await aCard(host.database, await aUser(host.database), { slug });
    const call = await signedIn(host, await aUser(host.database, { accessLevel: 4 }));
    expect((await call("POST", "/api/business-cards", { slug })).json().slug).toBe(`${slug}-2`);
    expect((await call("POST", "/api/business-cards", { slug })).json().slug).toBe(`${slug}-3`);
  });

  test("a taken slug of fifty characters is cut to make room for the number, and its card can be saved whole", async () => {
    const slug = unique("long").padEnd(50, "x");
    await aCard(host.database, await aUser(host.database), { slug });
    const call = await signedIn(host, await aUser(host.database, { accessLevel: 4 }));
    const card = (await call("POST", "/api/business-cards", { slug })).json();
    expect(card.slug).toBe(`${slug.slice(0, 44)}-2`);
    expect((await call("PUT", `/api/business-cards/${String(card.id)}`, card)).status).toBe(200);
  });

  test.for([
    [1, 1, "Basic users are limited to 1 business card"],
    [2, 1, "Manager users are limited to 1 business card"],
    [3, 3, "Developer users are limited to 3 business cards"],
  ] as const)("level %i: twenty requests at once make %i", async ([accessLevel, limit, message]) => {
    const call = await signedIn(host, await aUser(host.database, { accessLevel }));
    const responses = await Promise.all(Array.from({ length: 20 }, () => call("POST", "/api/business-cards", {})));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(limit);
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(20 - limit);
    expect(responses.find(({ status }) => status === 403)!.text).toBe(message);
  });

  test("a userId counts from level 5 only", async () => {
    const target = await aUser(host.database);
    const admin = await aUser(host.database, { accessLevel: 4 });
    const system = await aUser(host.database, { accessLevel: 5 });
    expect(
      (await (await signedIn(host, admin))("POST", "/api/business-cards", { userId: target.id })).json().userId,
    ).toBe(admin.id);
    expect(
      (await (await signedIn(host, system))("POST", "/api/business-cards", { userId: target.id })).json().userId,
    ).toBe(target.id);
  });
});

describe("GET /api/business-cards/{id}", () => {
  test("gives the owner the card with its owner's level", async () => {
    const { call, card, user } = await anOwner(2);
    expect((await call("GET", `/api/business-cards/${card.id}`)).json()).toMatchObject({
      id: card.id,
      slug: card.slug,
      socialLinks: {},
      user: { id: user.id, accessLevel: 2 },
    });
  });

  test("another's card: 403 up to level 3, 200 from level 4", async () => {
    const { card } = await anOwner();
    for (const [level, status] of [
      [1, 403],
      [3, 403],
      [4, 200],
      [5, 200],
    ] as const) {
      const call = await signedIn(host, await aUser(host.database, { accessLevel: level }));
      expect((await call("GET", `/api/business-cards/${card.id}`)).status).toBe(status);
    }
  });

  test("unknown: 404 'Card not found'", async () => {
    const { call } = await anOwner();
    const response = await call("GET", "/api/business-cards/999999");
    expect([response.status, response.text]).toEqual([404, "Card not found"]);
  });

  test.for(["7e0", "0x7", "7abc", "[7]", "-1", "1.0", "%20", "9".repeat(30)])("an id %s is none", async (id) => {
    const { call } = await anOwner();
    expect((await call("GET", `/api/business-cards/${id}`)).status).toBe(404);
  });
});

describe("PUT /api/business-cards/{id}", () => {
  test("changes what is sent, keeps the rest and counts the version", async () => {
    const { call, card } = await anOwner(2);
    const response = await call("PUT", `/api/business-cards/${card.id}`, {
      title: "Pilot",
      socialLinks: { LinkedIn: "linkedin.com/in/ada", "My Site": "https://ada.example.com", gone: "" },
      customButtons: [{ text: "Book", url: "https://book.example.com" }],
      customizations: '{"website":"ada.example.com","colors":{"primary":"#abc"}}',
    });
    expect(response.status).toBe(200);
    expect(response.json()).toMatchObject({
      name: card.name,
      title: "Pilot",
      version: 2,
      socialLinks: { linkedin: "https://linkedin.com/in/ada", mysite: "https://ada.example.com" },
      customButtons: [{ text: "Book", url: "https://book.example.com", backgroundColor: "#d9bd90" }],
      customizations: { website: "https://ada.example.com", colors: { primary: "#abc" } },
    });
  });

  test("takes the whole card back as it was given", async () => {
    const { call, card } = await anOwner();
    const { user: _, ...whole } = (await call("GET", `/api/business-cards/${card.id}`)).json();
    const response = await call("PUT", `/api/business-cards/${card.id}`, { ...whole, about: "New" });
    expect(response.json()).toMatchObject({ ...whole, about: "New", version: 2, updatedAt: expect.any(String) });
  });

  test("pronouns go to visitors, the owner and the contact file; blank takes them away", async () => {
    const { call, card } = await anOwner();
    const put = (pronouns: string) => call("PUT", `/api/business-cards/${card.id}`, { pronouns });
    expect((await put(" they/them; sie ")).json()).toMatchObject({ pronouns: "they/them; sie" });
    expect((await visitor(host)("GET", `/api/card/${card.slug}`)).json()).toMatchObject({ pronouns: "they/them; sie" });
    expect((await visitor(host)("GET", `/view/${card.slug}`)).text).toContain(">they/them; sie</p>");
    expect((await visitor(host)("GET", `/api/vcard/${card.id}`)).text).toContain("\r\nX-PRONOUNS:they/them\\; sie\r\n");
    expect((await put("")).json()).toMatchObject({ pronouns: null });
    expect((await visitor(host)("GET", `/api/vcard/${card.id}`)).text).not.toContain("PRONOUNS");
  });

  test.for(textFields)("$label over $limit characters: 400 that names the field", async ({ name, label, limit }) => {
    const { call, card } = await anOwner();
    const response = await call(
      "PUT",
      `/api/business-cards/${card.id}`,
      { [name]: "x".repeat(limit + 1) },
      { accept: "application/problem+json" },
    );
    expect(response.status).toBe(400);
    expect(response.json<{ errors: object[] }>().errors).toContainEqual(
      expect.objectContaining({ path: name, message: `${label} must be at most ${limit} characters` }),
    );
  });

  test("an old version: 409, nothing changed", async () => {
    const { call, card } = await anOwner();
    await call("PUT", `/api/business-cards/${card.id}`, { title: "first", version: 1 });
    const response = await call("PUT", `/api/business-cards/${card.id}`, { title: "second", version: 1 });
    expect(response.status).toBe(409);
    expect((await stored(card.id)).title).toBe("first");
  });

  test("saves at the same moment that name no version are all taken", async () => {
    const { call, card } = await anOwner();
    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, i) => call("PUT", `/api/business-cards/${card.id}`, { title: `save ${i}` })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await stored(card.id)).toMatchObject({ version: 6 });
  });

  test("a taken slug: 409 with the sentence; a free one leaves the old address leading on", async () => {
    const { call, card } = await anOwner(2);
    const other = await anOwner(2);
    const conflict = await call("PUT", `/api/business-cards/${card.id}`, { slug: other.card.slug });
    expect([conflict.status, conflict.text]).toEqual([409, "That URL slug is already taken."]);

    const slug = unique("renamed");
    expect((await call("PUT", `/api/business-cards/${card.id}`, { slug: slug.toUpperCase() })).json().slug).toBe(slug);
    const old = await visitor(host)("GET", `/view/${card.slug}?s=qr`);
    expect([old.status, old.headers.get("location")]).toEqual([308, `/view/${slug}?s=qr`]);
    expect((await visitor(host)("GET", `/api/card/${card.slug}`)).json()).toMatchObject({ id: card.id, slug });
  });

  test("the slug refusals apply only when it changes", async () => {
    const { call, card } = await anOwner(1);
    expect((await call("PUT", `/api/business-cards/${card.id}`, { slug: card.slug, title: "x" })).status).toBe(200);
    const response = await call("PUT", `/api/business-cards/${card.id}`, { slug: unique("other") });
    expect([response.status, response.text]).toEqual([
      403,
      "Level 1 users cannot edit the card URL slug. Please contact your administrator.",
    ]);
  });

  test("customCss from below level 3 is left out and the stored one stays", async () => {
    const user = await aUser(host.database, { accessLevel: 2 });
    const card = await aCard(host.database, user, { customizations: { customCss: ".card-header{color:red}" } });
    const call = await signedIn(host, user);
    const response = await call("PUT", `/api/business-cards/${card.id}`, {
      customizations: { customCss: "body{}", about: "x" },
    });
    expect(response.json().customizations).toEqual({ customCss: ".card-header{color:red}", about: "x" });
  });

  test("id, userId, createdAt and unknown fields are ignored", async () => {
    const { call, card, user } = await anOwner(4);
    const response = await call("PUT", `/api/business-cards/${card.id}`, {
      id: 1,
      userId: 1,
      createdAt: "2001-01-01",
      nonsense: { a: 1 },
    });
    expect(response.json()).toMatchObject({ id: card.id, userId: user.id, createdAt: card.createdAt.toISOString() });
    expect(response.json()).not.toHaveProperty("nonsense");
  });

  test("another's card: 403, nothing changed", async () => {
    const { card } = await anOwner();
    const otherUser = await anOwner(3);
    const response = await otherUser.call("PUT", `/api/business-cards/${card.id}`, { name: "Stolen" });
    expect([response.status, response.text]).toEqual([403, "You don't have permission to edit this card."]);
    const renamed = await otherUser.call("PUT", `/api/business-cards/${card.id}`, { slug: unique("stolen") });
    expect([renamed.status, renamed.text]).toEqual([403, "Only admins or the card owner can edit the URL slug."]);
    expect(await stored(card.id)).toMatchObject({ name: card.name, slug: card.slug });
  });

  test.for([
    ["a slug of 2 characters", { slug: "ab" }, "Slug must be at least 3 characters"],
    ["a slug of digits", { slug: "12345" }, "Slug must contain a letter"],
    ["a slug with a space", { slug: "my card" }, "Slug may contain only letters, digits and hyphens between them"],
    ["a name of 10,000 characters", { name: "x".repeat(10_000) }, "Name must be at most 100 characters"],
    ["a javascript: link", { website: "javascript:alert(1)" }, "Website must be a link such as https://example.com"],
    [
      "a javascript: social link",
      { socialLinks: { twitter: "javascript:alert(1)" } },
      "Enter your X (Twitter) name or link, such as @kesslerhomes.",
    ],
    [
      "a data: button",
      { customButtons: [{ text: "x", url: "data:text/html,x" }] },
      "Button URL must be a link such as https://example.com",
    ],
    [
      "a button without label",
      { customButtons: [{ text: " ", url: "https://a.example" }] },
      "Button label is required",
    ],
    [
      "a colour that is none",
      { customizations: { colors: { primary: "red;}" } } },
      "Primary colour must be a colour such as #d9bd90",
    ],
    [
      "a picture by javascript:",
      { gallery: [{ url: "javascript:alert(1)" }] },
      "Picture must be an uploaded file or a link such as https://example.com/picture.jpg",
    ],
    ...[
      "/api/user/export",
      "/uploads/../api/logout",
      "/uploads/%2e%2e/x.jpg",
      "/auth",
      "/uploads/",
      "//a.example/x.jpg",
    ].map(
      (path) =>
        [
          `${path} as a picture`,
          { profilePicture: path },
          "Profile picture must be an uploaded file or a link such as https://example.com/picture.jpg",
        ] as const,
    ),
    [
      "51 pictures",
      { gallery: Array.from({ length: 51 }, () => ({ url: "/uploads/a.jpg" })) },
      "A gallery can have at most 50 images",
    ],
    ["an e-mail without @", { email: "ada" }, "Please enter a valid email"],
    ["JSON that is none", { gallery: "[{" }, "gallery is not valid JSON"],
    ["a number for a name", { name: 7 }, "Name must be text"],
    ["U+0000", { name: "a\0b" }, "Text must not contain the character U+0000."],
  ] as const)("%s: 400 with a sentence, nothing changed", async ([, body, message]) => {
    const { call, card } = await anOwner(5);
    const response = await call("PUT", `/api/business-cards/${card.id}`, body);
    expect([response.status, response.text]).toEqual([400, message]);
    expect(await stored(card.id)).toEqual(card);
  });

  test("nine pictures are stored: eight is advice", async () => {
    const { call, card } = await anOwner();
    const gallery = Array.from({ length: 9 }, (_, i) => ({ url: `/uploads/${i}.jpg` }));
    expect((await call("PUT", `/api/business-cards/${card.id}`, { gallery })).json().gallery).toEqual(gallery);
  });
});

describe("DELETE /api/business-cards/{id}", () => {
  test("takes level 5", async () => {
    const owner = await anOwner(4);
    expect((await owner.call("DELETE", `/api/business-cards/${owner.card.id}`)).status).toBe(403);
    const system = await anOwner(5);
    expect((await system.call("DELETE", `/api/business-cards/${owner.card.id}`)).status).toBe(204);
    expect((await system.call("DELETE", `/api/business-cards/${owner.card.id}`)).status).toBe(404);
  });
});

describe("GET /api/business-cards/user/{userId}", () => {
  test("is for that user and administrators", async () => {
    const owner = await anOwner();
    const path = `/api/business-cards/user/${owner.user.id}`;
    expect((await owner.call("GET", path)).json<unknown[]>()).toHaveLength(1);
    expect((await (await anOwner(3)).call("GET", path)).status).toBe(403);
    expect((await (await anOwner(4)).call("GET", path)).json<unknown[]>()).toHaveLength(1);
    expect((await visitor(host)("GET", path)).status).toBe(401);
  });
});

describe("GET /api/card/{slug}", () => {
  test("is open to any site and tells nothing of the account", async () => {
    const { card, user } = await anOwner();
    const response = await visitor(host)("GET", `/api/card/${card.slug}`);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.json()).toMatchObject({
      id: card.id,
      slug: card.slug,
      user: { id: user.id, accessLevel: 1 },
      salesbot: { isEnabled: false, botName: "Salesbot", avatarUrl: null },
    });
    expect(response.text).not.toContain(user.email);
  });

  test("takes the id too", async () => {
    const { card } = await anOwner();
    expect((await visitor(host)("GET", `/api/card/${card.id}`)).json().slug).toBe(card.slug);
  });

  test("keeps custom CSS to itself", async () => {
    const user = await aUser(host.database, { accessLevel: 3 });
    const card = await aCard(host.database, user, {
      customizations: { customCss: ".card-header{color:red}", about: "x" },
    });
    expect((await visitor(host)("GET", `/api/card/${card.slug}`)).json().customizations).toEqual({ about: "x" });
  });

  test("unknown and paused: 404 'Card not found'", async () => {
    const { card, call } = await anOwner();
    expect((await call("PUT", `/api/business-cards/${card.id}`, { isPaused: true })).status).toBe(200);
    for (const path of [
      "/api/card/nobody-has-this",
      `/api/card/${card.slug}`,
      `/api/qr/${card.slug}.svg`,
      `/api/vcard/${card.id}`,
    ]) {
      const response = await visitor(host)("GET", path);
      expect([response.status, response.text]).toEqual([404, "Card not found"]);
    }
    const page = await visitor(host)("GET", `/view/${card.slug}`);
    expect(page.status).toBe(404);
    expect(page.text).toContain("Card Not Found");
    expect((await call("PUT", `/api/business-cards/${card.id}`, { isPaused: false })).status).toBe(200);
    expect((await visitor(host)("GET", `/view/${card.slug}`)).status).toBe(200);
  });
});

describe("GET /api/vcard/{cardId}", () => {
  test("is a file named from the card, with the portrait as a small JPEG", async () => {
    const response = await visitor(host)("GET", "/api/vcard/1");
    expect(response.headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="Mara_Ellington.vcf"');
    const photo = Buffer.from(
      /PHOTO;ENCODING=b;TYPE=JPEG:([^:]+)END/.exec(response.text)![1]!.replace(/\s/g, ""),
      "base64",
    );
    expect(photo.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(photo.length).toBeLessThan(25_000);
  });

  test("holds the website and the about text that the page shows, be they in the customizations; a code leaves the text out", async () => {
    const card = await aCard(host.database, await aUser(host.database), {
      name: "Ada",
      website: null,
      about: null,
      customizations: { website: "ada.example.com", about: "Since 2019." },
    });
    const { text } = await visitor(host)("GET", `/api/vcard/${card.id}`);
    expect(text).toContain("item1.URL:https://ada.example.com/\r\n");
    expect(text).toContain("NOTE:Since 2019.\r\n");
    expect((await visitor(host)("GET", `/api/qr/${card.slug}.svg?holds=contact`)).status).toBe(200);
  });
});

describe("GET /api/qr/{slug}", () => {
  test("SVG and PNG, 200 px by default", async () => {
    const svg = await visitor(host)("GET", "/api/qr/demo.svg");
    expect(svg.headers.get("content-type")).toBe("image/svg+xml");
    expect(svg.text).toContain('width="200"');
    expect((await visitor(host)("GET", "/api/qr/demo.png")).headers.get("content-type")).toBe("image/png");
  });

  test.for(["size=49", "size=2001", "size=abc", "ec=X", "dark=red", "light=%23gggggg", "logo=perhaps"])(
    "%s: 400",
    async (query) => {
      expect((await visitor(host)("GET", `/api/qr/demo.svg?${query}`)).status).toBe(400);
    },
  );

  test.for(["size=50", "size=2000", "ec=H", "dark=%23112233", "light=fff", "logo=1"])("%s: 200", async (query) => {
    expect((await visitor(host)("GET", `/api/qr/demo.png?${query}`)).status).toBe(200);
  });

  test("unknown: 404", async () => {
    expect((await visitor(host)("GET", "/api/qr/nobody-has-this.svg")).status).toBe(404);
    expect((await visitor(host)("GET", "/api/qr/demo.gif")).status).toBe(404);
  });
});

describe("GET /view/{slug}", () => {
  test("is one document with its style, and 304 when the browser has it", async () => {
    const { card } = await anOwner();
    const page = await visitor(host)("GET", `/view/${card.slug}`);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.text).toContain("<h1");
    expect(page.text).toContain(`/api/vcard/${card.id}`);
    const again = await visitor(host)("GET", `/view/${card.slug}`, undefined, {
      "if-none-match": page.headers.get("etag")!,
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test("shows a change at once", async () => {
    const { card, call } = await anOwner();
    await visitor(host)("GET", `/view/${card.slug}`);
    await call("PUT", `/api/business-cards/${card.id}`, { name: "Grace Example" });
    expect((await visitor(host)("GET", `/view/${card.slug}`)).text).toContain("Grace Example");
  });
});

describe("GET /api/addresses", () => {
  test("names every address that ends with a card, old ones too, to who may edit it", async () => {
    const { user, card, call } = await anOwner(2);
    const old = card.slug;
    await call("PUT", `/api/business-cards/${card.id}`, { slug: `${old}-new` });
    const second = await aCard(host.database, user);
    expect((await call("GET", `/api/addresses?card=${card.id}`)).json()).toEqual([`${old}-new`, old]);
    expect((await call("GET", `/api/addresses?user=${user.id}`)).json()).toEqual([`${old}-new`, second.slug, old]);
    const otherUser = await anOwner(3);
    expect((await otherUser.call("GET", `/api/addresses?card=${card.id}`)).status).toBe(403);
    expect((await otherUser.call("GET", `/api/addresses?user=${user.id}`)).status).toBe(403);
    expect((await visitor(host)("GET", `/api/addresses?card=${card.id}`)).status).toBe(401);
    const admin = await anOwner(4);
    expect((await admin.call("GET", `/api/addresses?user=${user.id}`)).status).toBe(200);
    expect((await admin.call("GET", "/api/addresses")).status).toBe(400);
    expect((await admin.call("GET", "/api/addresses?card=999999")).status).toBe(404);
  });
});
