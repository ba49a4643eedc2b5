import { beforeAll, describe, expect, test } from "vitest";
import type { EmbeddedCard, EmbeddedSheets } from "../../sdk/page-runtime/answer.ts";
import { aCard, aUser, aUserWithPassword, PASSWORD } from "./builders.ts";
import { signedIn, visitor } from "./client.ts";
import { type Host, sharedHost } from "./host.ts";
import { findMail } from "./outbox.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const get = (path: string, accept = "en", more: Record<string, string> = {}) =>
  visitor(host)("GET", path, undefined, { "accept-language": accept, ...more });

describe("a card's page", () => {
  test("comes in the browser's language, and tells caches so", async () => {
    const german = await get("/view/demo", "de-AT,de;q=0.9,en;q=0.8");
    expect(german.text).toContain('<html lang="de">');
    expect(german.text).toContain("Kontakt speichern");
    expect(german.headers.get("vary")).toContain("accept-language");
    const etag = german.headers.get("etag")!;
    expect((await get("/view/demo", "de", { "if-none-match": etag })).status).toBe(304);
    expect((await get("/view/demo", "fr", { "if-none-match": etag })).status).toBe(200);
  });

  test("is one document for English, for any language, and for none of ours", async () => {
    const { text } = await get("/view/demo", "en");
    for (const header of ["*", "en-GB,en;q=0.9", "hu", "", "de;q=0", `${"x".repeat(8_000)}`, "../../.."])
      expect((await get("/view/demo", header)).text, header.slice(0, 20)).toBe(text);
    expect((await get("/view/demo?lang=en", "de")).text).toBe(text);
  });

  test("in a language asked for by name beats the browser; an unknown name is not heard", async () => {
    expect((await get("/view/demo?lang=ar", "de")).text).toContain('<html lang="ar" dir="rtl">');
    for (const name of ["../..", "xx", "", "%00..", "a".repeat(4_000)]) {
      const response = await get(`/view/demo?lang=${name}`, "de");
      if (name.startsWith("%00")) expect(response.status).toBe(400);
      else
        expect([response.status, response.text.includes('<html lang="de">')], name.slice(0, 10)).toEqual([200, true]);
    }
  });

  test("in the language that its owner fixed, for whoever asks for none", async () => {
    const user = await aUser(host.database, { accessLevel: 2 });
    const card = await aCard(host.database, user);
    const owner = await signedIn(host, user);
    const changed = await owner("PUT", `/api/business-cards/${card.id}`, { language: "ja" });
    expect([changed.status, changed.json().language]).toEqual([200, "ja"]);
    expect((await get(`/view/${card.slug}`, "de")).text).toContain('<html lang="ja">');
    expect((await get(`/view/${card.slug}?lang=de`, "fr")).text).toContain('<html lang="de">');
    const wrong = await owner("PUT", `/api/business-cards/${card.id}`, { language: "xx" });
    expect(wrong).toMatchObject({ status: 400, text: expect.stringMatching(/The language must be one of en, /) });
    await owner("PUT", `/api/business-cards/${card.id}`, { language: null });
    expect((await get(`/view/${card.slug}`, "de")).text).toContain('<html lang="de">');
  });

  test("that is not there, and the pages for no network, are in it too", async () => {
    const missing = await get("/view/nobody-here", "it");
    expect([missing.status, missing.headers.get("vary")]).toEqual([404, expect.stringContaining("accept-language")]);
    expect(missing.text).toContain("Biglietto non trovato");
    expect((await get("/offline/card", "ko")).text).toContain('<html lang="ko">');
    expect((await get("/api/card/demo/embeds/0", "pl")).status).toBe(404);
  });
});

describe("the contact form", () => {
  const body = { formData: { name: "Ada", email: "nonsense" }, consent: true };
  const send = (language: string, more: object = {}) =>
    visitor(host)(
      "POST",
      "/api/card/demo/submissions",
      { ...body, ...more },
      { "accept-language": language, accept: "application/problem+json" },
    );

  test("answers in the language it was read in, else in the browser's", async () => {
    const messages = async (answer: ReturnType<typeof send>) =>
      (await answer).json<{ errors: { message: string }[] }>().errors.map(({ message }) => message);
    expect(await messages(send("en"))).toEqual(["Please enter a valid email"]);
    expect(await messages(send("es"))).toEqual(["Introduce un correo electrónico válido"]);
    expect(await messages(send("es", { "meishi.language": "de" }))).toEqual([
      "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    ]);
    expect(await messages(send("es", { "meishi.language": "../.." }))).toEqual([
      "Introduce un correo electrónico válido",
    ]);
    const response = await send("nl", { formData: { name: "Ada", email: "ada@example.com" } });
    expect(response.json().message).toBe("Thank you. Mara answers within a working day."); // the owner's own words
  });

  test("without script comes back as it was read", async () => {
    const form = new URLSearchParams({
      name: "Ada",
      email: "nonsense",
      "meishi.consent": "on",
      "meishi.language": "fr",
    });
    const response = await fetch(`${host.url}/view/demo`, {
      method: "POST",
      headers: { origin: host.url, "accept-language": "en" },
      body: form,
    });
    const text = await response.text();
    expect([response.status, text.includes('<html lang="fr">')]).toEqual([400, true]);
    expect(text).toContain("Veuillez saisir une adresse e-mail valide");
  });
});

describe("on other sites", () => {
  test("a finished card is in the page's language, which the script names, else in the browser's", async () => {
    const fetchCard = async (path: string, accept: string) => (await get(path, accept)).json<EmbeddedCard>();
    const french = await fetchCard("/sdk/card/demo?lang=fr", "de");
    expect([french.language, french.open]).toEqual(["fr", { fr: "Ouvrir le chat" }]);
    expect(JSON.stringify(french.tree)).toContain("Enregistrer le contact");
    expect((await fetchCard("/sdk/card/demo?lang=hu", "de")).language).toBe("de");
    expect((await fetchCard("/sdk/card/demo", "ja")).language).toBe("ja");
    expect((await get("/sdk/card/demo", "ja")).headers.get("vary")).toBe("accept-encoding, accept-language");
    const sheets = (await get("/sdk/card/demo/sheets?lang=he", "de")).json<EmbeddedSheets>();
    expect(sheets.words.copied).toBe("הקישור הועתק");
  });

  test("a script made before the page's language is known says Open chat in all of them", async () => {
    const { text, headers } = await get("/sdk/v1.js?card=demo", "tr");
    expect(text).toContain('"language":"tr","open":{"en":"Open chat","de":"Chat öffnen"');
    expect(headers.get("vary")).toContain("accept-language");
  });
});

describe("the owner's own words", () => {
  const owned = async () => {
    const user = await aUser(host.database, { accessLevel: 2 });
    const card = await aCard(host.database, user, { title: "Baker", company: "Rye & Co", about: "We bake." });
    const owner = await signedIn(host, user);
    const put = (body: object) => owner("PUT", `/api/business-cards/${card.id}`, body);
    return { card, put, path: `/view/${card.slug}` };
  };
  const hreflangs = (text: string) =>
    [...text.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, code, href]) => [
      code,
      href!.replace(host.url, ""),
    ]);
  const canonical = (text: string) => /<link rel="canonical" href="([^"]+)"/.exec(text)![1]!.replace(host.url, "");

  test("show in the visitor's language, what is missing in the card's own", async () => {
    const { card, put, path } = await owned();
    const buttons = [
      { text: "Order", url: "https://example.com/1", backgroundColor: "#123456" },
      { text: "Visit", url: "https://example.com/2", backgroundColor: "#123456" },
    ];
    const translations = { de: { title: "Bäckerin", customButtons: [{}, { text: "Besuchen" }] }, fr: { about: " " } };
    const changed = await put({ customButtons: buttons, translations });
    expect([changed.status, changed.json().translations]).toEqual([
      200,
      { de: { title: "Bäckerin", customButtons: [{}, { text: "Besuchen" }] } },
    ]);
    const german = (await get(path, "de")).text;
    for (const words of ["Bäckerin", "Rye &amp; Co", "Order", "Besuchen", "We bake."]) expect(german).toContain(words);
    expect(german).not.toContain(">Visit<");
    expect((await get(path, "fr")).text).toContain("Baker");
    const tree = (await get(`/sdk/card/${card.slug}?lang=de`)).text;
    expect(tree).toContain("Bäckerin");
    expect((await get(`/api/vcard/${card.id}?lang=de`)).text).toContain("TITLE:Bäckerin");
    expect((await get(`/api/vcard/${card.id}`)).text).toContain("TITLE:Baker");
    expect(german).toContain(`href="/api/vcard/${card.id}?lang=de"`);
  });

  test("have addresses of their own, and no other language has", async () => {
    const { put, path } = await owned();
    expect(hreflangs((await get(path)).text)).toEqual([]);
    await put({ language: "en", translations: { de: { title: "Bäckerin" } } });
    const german = (await get(`${path}?lang=de`)).text;
    expect(hreflangs(german)).toEqual([
      ["en", path],
      ["de", `${path}?lang=de`],
      ["x-default", path],
    ]);
    expect(canonical(german)).toBe(`${path}?lang=de`);
    expect(canonical((await get(`${path}?lang=ja`)).text)).toBe(path);
    expect(canonical((await get(path)).text)).toBe(path);
  });

  test.for([
    { translations: { xx: { title: "?" } } },
    { translations: { de: { title: "x".repeat(101) } } },
    { translations: { de: { about: 7 } } },
    { translations: [1] },
    { translations: { de: "Bäckerin" } },
    { language: "../.." },
  ])("%j: 400", async (body) => {
    const { put } = await owned();
    expect((await put(body)).status).toBe(400);
  });
});

describe("mails", () => {
  test("to people are in the account's language, else the request's; to owners in theirs", async () => {
    const user = await aUser(host.database, { accessLevel: 1 });
    const card = await aCard(host.database, user);
    const me = await signedIn(host, user);
    const path = `/api/users/${user.id}`;
    for (const locale of ["xx", "fr", 1, ""]) expect((await me("PUT", path, { locale })).status).toBe(400);
    const reset = (language: string) =>
      visitor(host)("POST", "/api/reset-password", { email: user.email }, { "accept-language": language });
    const subjects = async () => {
      const { mailOutbox } = host.database.tables;
      const rows = await host.database.db.select().from(mailOutbox);
      return rows.filter(({ recipient }) => recipient === user.email).map(({ subject }) => subject);
    };
    await reset("de");
    await expect.poll(subjects).toEqual(["Ihr Meishi-Passwort zurücksetzen"]);
    expect((await me("PUT", path, { locale: "en" })).json().locale).toBe("en");
    await reset("de");
    await expect.poll(async () => (await subjects()).at(-1)).toBe("Reset your Meishi password");
    expect((await me("PUT", path, { locale: "de" })).status).toBe(200);
    const form = { formData: { name: "Ada", email: "ada@example.com", message: "Hi" }, consent: true };
    await visitor(host)("POST", `/api/card/${card.slug}/submissions`, form, { "accept-language": "en" });
    await expect.poll(async () => (await subjects()).at(-1)).toBe("Neue Nachricht von Ada");
    expect((await me("GET", "/api/user")).json().locale).toBe("de");
    expect((await me("PUT", path, { locale: null })).json()).not.toHaveProperty("locale");
  });
});

describe("every mail has its German", () => {
  const german = { "accept-language": "de" };
  const mailsTo = async (email: string) => {
    const { mailOutbox } = host.database.tables;
    const rows = await host.database.db.select().from(mailOutbox);
    return rows.filter(({ recipient }) => recipient === email);
  };
  const subjectTo = async (email: string) => (await mailsTo(email)).at(-1)?.subject;

  test("a sign-in from a new device: in the account's language, else the request's", async () => {
    for (const [locale, accept, subject] of [
      ["de", "en", "Neue Anmeldung an Ihrem Konto"],
      [null, "de", "Neue Anmeldung an Ihrem Konto"],
      ["en", "de", "New sign-in to your account"],
    ] as const) {
      const user = await aUserWithPassword(host.database, { locale });
      const body = { username: user.username, password: PASSWORD };
      const from = (agent: string) => ({ "accept-language": accept, "user-agent": agent });
      for (const agent of ["Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", "Mozilla/5.0 (iPhone) Safari/605"])
        expect((await visitor(host)("POST", "/api/login", body, from(agent))).status).toBe(200);
      const { html, text } = (await findMail(host, user.email, subject))!;
      expect(html).toContain(subject.startsWith("Neue") ? '<html lang="de">' : '<html lang="en">');
      if (subject.startsWith("Neue")) expect(text).toContain("Alle anderen werden dann abgemeldet.");
    }
  });

  test("a new account, and an invitation to a team, in the language of who asks", async () => {
    const body = { username: "neu-hier", password: "eine lange Parole", email: "neu@example.com" };
    expect((await visitor(host)("POST", "/api/register", body, german)).status).toBe(201);
    await expect.poll(() => subjectTo("neu@example.com")).toBe("E-Mail-Adresse bestätigen");
    const owner = await signedIn(host, await aUser(host.database, { accessLevel: 3, fullName: "Ada" }));
    const team = (await owner("POST", "/api/teams", { name: "Backstube" })).json<{ id: number }>();
    const invite = (email: string) => owner("POST", `/api/teams/${team.id}/invitations`, { emails: [email] }, german);
    await invite("noch-niemand@example.com");
    await expect.poll(() => subjectTo("noch-niemand@example.com")).toBe("Ada lädt Sie ins Team Backstube ein");
    const english = await aUser(host.database, { locale: "en" });
    await invite(english.email);
    await expect.poll(() => subjectTo(english.email)).toBe("Ada invites you to Backstube");
  });

  test("a wish for a plan, in the language of each administrator", async () => {
    const administrators = await Promise.all(
      (["de", "en"] as const).map((locale) => aUser(host.database, { accessLevel: 5, locale })),
    );
    const owner = await signedIn(host, await aUser(host.database, { fullName: "Ada" }));
    expect((await owner("POST", "/api/plan-requests", { plan: "professional" })).status).toBe(201);
    const subjects = await Promise.all(administrators.map(({ email }) => subjectTo(email)));
    expect(subjects).toEqual(["Ada möchte den Tarif Professional", "Ada asks for the Professional plan"]);
  });
});

describe("the pages before a card", () => {
  const german = [
    ["/", "Einmal tippen"],
    ["/contact-sales", "Vertrieb kontaktieren"],
    ["/privacy", "Datenschutz"],
    ["/terms", "Nutzungsbedingungen"],
    ["/imprint", "Impressum"],
    ["/data-processing", "Art. 28 DSGVO"],
    ["/processors", "Vom Betreiber eingerichtet"],
    ["/accessibility", "Was noch nicht funktioniert"],
    ["/auth", "Willkommen zurück"],
    ["/auth?form=register", "Konto anlegen"],
    ["/auth?form=forgot", "Passwort zurücksetzen"],
    ["/auth?form=factor", "Code eingeben"],
    ["/auth?sso=failed", "konnte nicht geprüft werden"],
    ["/reset-password?token=x", "Dieser Link ist abgelaufen"],
    ["/confirm-email?token=x", "Dieser Link ist ungültig"],
    ["/invitation/x", "Diese Einladung ist nicht mehr gültig"],
    ["/nothing-here", "404: Seite nicht gefunden"],
  ] as const;

  test.each(german)("%s is German for a German browser and by ?lang=de, English for others", async (path, words) => {
    const named = `${path}${path.includes("?") ? "&" : "?"}lang=de`;
    for (const response of [
      await get(path, "de-AT,de;q=0.9,en;q=0.8"),
      await get(named, "en"),
      await get(path, "fr,de"),
    ]) {
      expect(response.text).toContain('<html lang="de"');
      expect(response.text).toContain(words);
    }
    for (const header of ["en", "*", "", "hu", "fr", "en, de"]) {
      const { text } = await get(path, header);
      expect([text.includes('<html lang="en"'), text.includes(words)], header).toEqual([true, false]);
    }
    expect((await get(`${path.split("?")[0]}?lang=xx`, "de")).text).toContain('<html lang="de"');
  });

  test("the landing page is one document for English, and offers German in the language asked for by name", async () => {
    const { text, headers } = await get("/", "en");
    for (const header of ["*", "", "hu", "en-GB"]) expect((await get("/", header)).text).toBe(text);
    expect(headers.get("vary")).toContain("accept-language");
    expect(text).toContain('hreflang="de" lang="de">Deutsch</a>');
    expect(text).toContain('rel="alternate" hreflang="x-default"');
    const named = (await get("/?lang=de", "en")).text;
    expect(named).toContain('href="/auth?lang=de"');
    expect(named).toContain('href="/?lang=de#features"');
    expect(named).toContain('href="/?lang=en" hreflang="en" lang="en">English</a>');
  });

  test("are in the account's language for who is signed in, whatever the browser says", async () => {
    const user = await aUser(host.database, { locale: "de" });
    const owner = await signedIn(host, user);
    const inEnglish = { "accept-language": "en" };
    expect((await owner("GET", "/", undefined, inEnglish)).text).toContain('<html lang="de"');
    expect((await owner("GET", "/nothing-here", undefined, inEnglish)).text).toContain("404: Seite nicht gefunden");
    expect((await owner("GET", "/?lang=en", undefined, inEnglish)).text).toContain('<html lang="en"');
    await owner("PUT", `/api/users/${user.id}`, { locale: null });
    expect((await owner("GET", "/", undefined, inEnglish)).text).toContain('<html lang="en"');
  });

  test("say what is wrong with a form in their language, without a script too", async () => {
    const form = (path: string, fields: Record<string, string>, language: string) =>
      visitor(host)("POST", path, new URLSearchParams(fields).toString(), {
        "content-type": "application/x-www-form-urlencoded",
        "accept-language": language,
        "sec-fetch-site": "same-origin",
      });
    const wrong = { intent: "login", username: "nobody-here", password: "wrong password" };
    expect((await form("/auth", wrong, "de")).text).toContain("Benutzername oder Passwort ist falsch");
    expect((await form("/auth", wrong, "en")).text).toContain("Invalid username or password");
    const sales = { name: "", email: "nonsense", message: "" };
    const response = await form("/contact-sales", sales, "de");
    expect(response.text).toContain("Bitte prüfen Sie die markierten Felder.");
    expect(response.text).toContain("Bitte geben Sie eine gültige E-Mail-Adresse ein");
  });

  test("the API speaks English in any language", async () => {
    const response = await visitor(host)(
      "POST",
      "/api/login",
      { username: "x", password: "y" },
      { "accept-language": "de" },
    );
    expect(response.text).toContain("Invalid username or password");
  });
});

describe("what the API refuses", () => {
  const login = (headers: Record<string, string>) =>
    visitor(host)("POST", "/api/login", { username: "nobody", password: "wrong-password" }, headers);

  test("is said in English, whatever a browser accepts, and in German to a page of ours that asks for it", async () => {
    const problem = { accept: "application/problem+json" };
    const english = await login({ ...problem, "accept-language": "de" });
    expect(english.json().detail).toBe("Invalid username or password");
    const german = await login({ ...problem, "meishi-locale": "de" });
    const message = "Benutzername oder Passwort ist falsch";
    expect(german.json()).toEqual({
      ...english.json(),
      detail: message,
      errors: [{ path: "", code: "wrong_credentials", message }],
    });
    expect((await login({ ...problem, "meishi-locale": "xx" })).json()).toEqual(english.json());
  });

  test("by a schema, too", async () => {
    const refused = await visitor(host)("POST", "/api/reset-password", {}, { "meishi-locale": "de" });
    expect([refused.status, refused.text]).toEqual([400, "Bitte geben Sie eine gültige E-Mail-Adresse ein"]);
  });
});
