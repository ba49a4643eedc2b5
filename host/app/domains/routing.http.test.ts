import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCard, aSession, aUser, unique } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { aDomain, callAs } from "../../tests/domain-builders.ts";
import { type Host, startHost } from "../../tests/host.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({
    PUBLIC_URL: "https://meishi.example",
    RATE_LIMITS: "off",
    METRICS_TOKEN: "a long metrics token",
  });
});
afterAll(() => host.stop());

async function aSite(level = 3, isMain = false) {
  const user = await aUser(host.database, { accessLevel: level });
  const root = await aCard(host.database, user, { name: "Ada Root", profilePicture: null, indexable: true });
  const second = await aCard(host.database, user, { name: "Ben Second", indexable: true });
  const domain = await aDomain(host.database, user, { cardId: root.id, isMain });
  await expect.poll(async () => (await callAs(host, domain.host, "/")).status, { timeout: 5_000 }).toBe(200);
  return { user, root, second, domain, origin: `https://${domain.host}`, call: await signedIn(host, user) };
}
type Site = Awaited<ReturnType<typeof aSite>>;

let site: Site;
beforeEach(async () => {
  site ??= await aSite();
});
const get = (path: string, headers: Record<string, string> = {}) => callAs(host, site.domain.host, path, { headers });

const aPicture = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

describe("the Host", () => {
  test("decides before anything else; an unknown one is told so", async () => {
    for (const path of ["/", "/view/demo", "/favicon.svg", "/api/user", "/sdk/v1.js", "/metrics", "/assets/x.js"]) {
      const answer = await callAs(host, "stranger.example", path);
      expect([path, answer.status]).toEqual([path, 421]);
      expect(answer.text).toMatch(/^Nothing is served under this host\./);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  test("of PUBLIC_URL, localhost and loopback addresses is the main one", async () => {
    for (const name of ["meishi.example", "MEISHI.example.:443", "localhost", "127.0.0.1:9", "[::1]:80", "127.1.2.3"])
      expect([name, (await callAs(host, name, "/auth")).status]).toEqual([name, 200]);
  });

  test("may have a port, capitals, a dot at its end and letters of any script", async () => {
    const { host: name } = site.domain;
    for (const spelled of [`${name}:8443`, name.toUpperCase(), `${name}.`, `${name}.:80`])
      expect([spelled, (await callAs(host, spelled, "/")).status]).toEqual([spelled, 200]);
    const { user, root } = site;
    await aDomain(host.database, user, { host: "xn--bcher-kva.example", cardId: root.id });
    const typed = Buffer.from("Bücher.example").toString("latin1");
    await expect.poll(async () => (await callAs(host, typed, "/")).status).toBe(200);
  });

  test.for(["a b", "cards@example.com", "[::1", "a/b", "%00"])("%j is refused", async (name) => {
    expect([400, 421]).toContain((await callAs(host, name, "/")).status);
  });

  /** Sends exactly these lines. */
  async function raw(...lines: string[]): Promise<string> {
    const socket = connect(Number(new URL(host.url).port), "127.0.0.1");
    let text = "";
    socket.on("data", (part: Buffer) => (text += part.toString()));
    socket.write([...lines, "connection: close", "", ""].join("\r\n"));
    await once(socket, "close");
    return text.split("\r\n")[0]!;
  }

  test("given twice is 400, whatever the path", async () => {
    const { host: name } = site.domain;
    for (const path of ["/", "/healthz", "/internal/domain?domain=x.example", "/favicon.svg"])
      expect(await raw(`GET ${path} HTTP/1.1`, "host: meishi.example", `Host: ${name}`)).toContain(" 400 ");
    expect(await raw(`GET / HTTP/1.1`, `host: ${name}`, `host: ${name}`)).toContain(" 400 ");
  });

  test("may stand in the request's target only if it is the same", async () => {
    const { host: name } = site.domain;
    expect(await raw(`GET http://${name}/ HTTP/1.1`, `host: ${name}`)).toContain(" 200 ");
    expect(await raw(`GET http://${name}/ HTTP/1.1`, "host: meishi.example")).toContain(" 400 ");
  });

  test("any will do for what balancers and proxies ask", async () => {
    for (const name of ["stranger.example", "10.0.0.7:3000", site.domain.host]) {
      expect((await callAs(host, name, "/healthz")).status).toBe(200);
      expect((await callAs(host, name, "/readyz")).status).toBe(200);
    }
  });

  test("X-Forwarded-Host counts behind a trusted proxy only", async () => {
    const forwarded = { "x-forwarded-host": site.domain.host };
    const anyone = await callAs(host, "stranger.example", "/", { headers: forwarded });
    expect(anyone.status).toBe(421);
    expect((await callAs(host, "meishi.example", "/auth", { headers: forwarded })).status).toBe(200);
    const trusting = await startHost({ PUBLIC_URL: "https://meishi.example", TRUST_PROXY: "1" });
    try {
      const user = await aUser(trusting.database, { accessLevel: 3 });
      const card = await aCard(trusting.database, user);
      const { host: name } = await aDomain(trusting.database, user, { cardId: card.id });
      const ask = (headers: Record<string, string>) => callAs(trusting, "app1:3000", "/", { headers });
      await expect.poll(async () => (await ask({ "x-forwarded-host": name })).status).toBe(200);
      expect((await ask({ "x-forwarded-host": `meishi.example, ${name}` })).status).toBe(200);
      expect((await ask({ "x-forwarded-host": `${name}, stranger.example` })).status).toBe(421);
      expect((await ask({ "x-forwarded-host": "a b" })).status).toBe(400);
    } finally {
      await trusting.stop();
    }
  });
});

describe("an own domain", () => {
  test("shows its card at / and the owner's others by their slug", async () => {
    const { root, second, origin } = site;
    const first = await get("/");
    expect(first.text).toContain("Ada Root");
    expect(first.text).toContain(`<link rel="canonical" href="${origin}/"`);
    expect(first.text).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    const other = await get(`/${second.slug}`);
    expect(other.text).toContain("Ben Second");
    expect(other.text).toContain(`<link rel="canonical" href="${origin}/${second.slug}"`);
    expect((await get(`/${root.slug}`)).text).toContain(`<link rel="canonical" href="${origin}/"`);
  });

  test("leads older addresses to the new ones", async () => {
    const { second, call } = site;
    const view = await get(`/view/${second.slug}?s=qr`);
    expect([view.status, view.headers.location]).toEqual([308, `/${second.slug}?s=qr`]);
    const slug = unique("renamed");
    await call("PUT", `/api/business-cards/${second.id}`, { slug });
    const renamed = await get(`/${second.slug}`);
    expect([renamed.status, renamed.headers.location]).toEqual([308, `/${slug}`]);
    second.slug = slug;
  });

  test("shows nobody else's card, in no way", async () => {
    const stranger = await aCard(host.database, await aUser(host.database, { accessLevel: 3 }));
    for (const path of [
      `/${stranger.slug}`,
      `/view/${stranger.slug}`,
      `/view/${stranger.slug}/preview.png`,
      `/api/card/${stranger.slug}`,
      `/api/card/${stranger.id}`,
      `/api/vcard/${stranger.id}`,
      `/sdk/card/${stranger.slug}`,
      `/sdk/v1.js?card=${stranger.slug}`,
      `/api/qr/${stranger.slug}.svg`,
      `/api/salesbot/${stranger.id}/welcome`,
      "/demo",
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test("has everything that a card needs", async () => {
    const { root, second } = site;
    for (const path of [
      `/api/card/${root.slug}`,
      `/api/vcard/${root.id}`,
      `/api/qr/${second.slug}.svg`,
      `/view/${root.slug}/preview.png`,
      `/icons/card-${root.slug}/icon-192.png`,
      "/manifest.webmanifest",
      `/view/${second.slug}/manifest.webmanifest`,
      "/sw.js",
      "/register-sw.js",
      "/sdk/v1.js",
      `/sdk/v1.js?card=${root.slug}`,
      `/sdk/card/${root.slug}`,
      `/sdk/card/${root.slug}/sheets`,
      "/offline/card",
      "/favicon.ico",
      "/api/config/maps",
      "/robots.txt",
      "/sitemap.xml",
    ])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    const body = JSON.stringify({ cardId: root.id });
    for (const path of ["/api/card-views", "/api/card-saves"])
      expect((await callAs(host, site.domain.host, path, { method: "POST", body })).status).toBe(201);
    const { id: others } = await aCard(host.database, await aUser(host.database));
    for (const [path, more] of [
      ["/api/card-views", {}],
      ["/api/card-saves", {}],
      ["/api/card-clicks", { linkType: "website", linkId: "primary" }],
    ] as const) {
      const event = JSON.stringify({ cardId: others, ...more });
      expect([path, (await callAs(host, site.domain.host, path, { method: "POST", body: event })).status]).toEqual([
        path,
        404,
      ]);
    }
    const form = JSON.stringify({ formData: { name: "Eve", email: "eve@example.com", message: "Hi" }, consent: true });
    const sent = await callAs(host, site.domain.host, `/api/card/${root.slug}/submissions`, {
      method: "POST",
      body: form,
      headers: { origin: site.origin },
    });
    expect(sent.status).toBe(201);
  });

  test("lets a visitor talk to a person: as it comes, by polling, and with a sign of typing", async () => {
    const { root, domain, call } = site;
    await call("POST", `/api/salesbot/${root.id}/config`, { isEnabled: true });
    const chat = `/api/salesbot/${root.id}/chat`;
    const post = (path: string, body: string) => callAs(host, domain.host, path, { method: "POST", body });
    const { sessionId } = JSON.parse((await post(chat, JSON.stringify({ message: "Hello" }))).text) as {
      sessionId: string;
    };
    const polled = await get(`${chat}/${sessionId}/messages?after=1`);
    expect([polled.status, polled.text]).toEqual([200, expect.stringContaining('"role":"assistant"')]);
    const { port } = new URL(host.url);
    const path = `${chat}/${sessionId}/events?after=1`;
    const stream = request({ host: "127.0.0.1", port, path, headers: { host: domain.host }, agent: false }).end();
    const [events] = (await once(stream, "response")) as [IncomingMessage];
    expect([events.statusCode, events.headers["content-type"]]).toEqual([200, "text/event-stream; charset=utf-8"]);
    const [first] = (await once(events, "data")) as [Buffer];
    expect(first.toString()).toContain("event: state");
    stream.destroy();
    expect((await post(`${chat}/${sessionId}/typing`, "")).status).toBe(204);
    const { id: others } = await aCard(host.database, await aUser(host.database));
    expect((await get(`/api/salesbot/${others}/chat/${sessionId}/messages`)).text).toBe(
      "There is nothing at this address.",
    );
  });

  test("takes the contact form without script, and answers with its own page", async () => {
    const { root, origin } = site;
    const answer = await callAs(host, site.domain.host, `/view/${root.slug}`, {
      method: "POST",
      body: "name=Eve&email=eve%40example.com&message=Hi",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin", origin },
    });
    expect([200, 400]).toContain(answer.status);
    expect(answer.text).toContain(`<link rel="canonical" href="${origin}/"`);
  });

  test("knows no session: sign-in, dashboard, administration and their calls are not there", async () => {
    const cookie = await aSession(host.database, site.user);
    for (const path of [
      "/auth",
      "/dashboard",
      "/dashboard.data",
      "/account",
      "/users",
      "/guide",
      "/api/user",
      "/api/users",
      "/api/business-cards",
      `/api/business-cards/${site.root.id}`,
      "/api/domains",
      "/api/pwa-settings",
      `/api/salesbot/${site.root.id}/config`,
      "/api/common-passwords",
      "/assets/landing.js",
      "/landing/hero.png",
      "/imprint",
      "/metrics",
      "/_root.data",
      "/internal/other",
    ])
      expect([path, (await get(path, { cookie })).status]).toEqual([path, 404]);
    for (const path of ["/api/login", "/api/logout", "/api/register", "/auth", "/", `/${site.root.slug}`])
      expect([path, (await callAs(host, site.domain.host, path, { method: "POST", body: "{}" })).status]).toEqual([
        path,
        404,
      ]);
    const view = { method: "POST", body: JSON.stringify({ cardId: site.root.id }), headers: { cookie } };
    expect((await callAs(host, site.domain.host, "/api/card-views", view)).status).toBe(404);
    expect((await callAs(host, site.domain.host, "/api/card-views", { ...view, headers: {} })).status).toBe(201);
  });

  test("has no word of Meishi from level 3", async () => {
    for (const path of ["/", `/${site.second.slug}`, "/manifest.webmanifest", "/offline/card", "/no-such-card"]) {
      const { text } = await get(path);
      const words = text.replace(/<style>[\s\S]*?<\/style>/g, "").replace(/class="meishi"/g, "");
      expect([path, words]).toEqual([path, expect.not.stringMatching(/meishi/i)]);
    }
    expect((await visitor(host)("GET", `/view/${site.root.slug}`)).text).toContain("Powered by");
  });

  test("carries its name and color, an app of its own and no other's scope", async () => {
    await site.call("PATCH", `/api/domains/${site.domain.id}`, { appName: "Acme cards", themeColor: "#123456" });
    expect(JSON.parse((await get("/manifest.webmanifest")).text)).toMatchObject({
      id: "/",
      scope: "/",
      start_url: "/",
      name: "Acme cards",
      theme_color: "#123456",
    });
    expect(JSON.parse((await get(`/view/${site.second.slug}/manifest.webmanifest`)).text)).toMatchObject({
      scope: `/${site.second.slug}`,
      start_url: `/${site.second.slug}`,
      name: "Ben Second",
      theme_color: "#123456",
    });
    expect((await get("/")).text).toContain('<meta name="theme-color" content="#123456"');
  });

  test("has icons of its own, and none of ours or of others", async () => {
    const own = await aSite();
    const folder = `/icons/domain-${own.domain.id}`;
    const page = await callAs(host, own.domain.host, "/");
    expect(page.text).toContain(`<link rel="icon" href="${folder}/icon-192.png`);
    const plain = await callAs(host, own.domain.host, `${folder}/icon-192.png`);
    const ours = await callAs(host, "meishi.example", "/icons/icon-192x192.png");
    expect([plain.status, plain.text === ours.text]).toEqual([200, false]);
    const form = new FormData();
    form.set("file", new Blob([await aPicture("#0a7d32")], { type: "image/png" }), "icon.png");
    form.set("type", "icon");
    form.set("domainId", String(own.domain.id));
    const { url } = (await own.call("POST", "/api/upload", form)).json<{ url: string }>();
    const changed = await own.call("PATCH", `/api/domains/${own.domain.id}`, { icon: url });
    expect(changed.json()).toMatchObject({ icon: url });
    expect((await callAs(host, own.domain.host, `${folder}/icon-192.png`)).text).not.toBe(plain.text);
    expect((await callAs(host, own.domain.host, `${folder}-${own.second.slug}/icon-192.png`)).status).toBe(200);
    for (const path of [
      `/icons/card-${site.root.slug}/icon-192.png`,
      `/icons/domain-${site.domain.id}/icon-192.png`,
      `${folder}-${site.second.slug}/icon-192.png`,
    ])
      expect([path, (await callAs(host, own.domain.host, path)).status]).toEqual([path, 404]);
    const foreign = await own.call("PATCH", `/api/domains/${own.domain.id}`, { icon: "https://evil.example/x.png" });
    expect(foreign.status).toBe(400);
    form.set("domainId", String(site.domain.id));
    expect((await own.call("POST", "/api/upload", form)).status).toBe(403);
  });

  test("lists in its sitemap what may be found there", async () => {
    const { user, origin, second } = site;
    const hidden = await aCard(host.database, user, { indexable: true, customizations: { searchable: false } });
    const unlisted = await aCard(host.database, user);
    const paused = await aCard(host.database, user, { indexable: true, isPaused: true });
    const { text } = await get("/sitemap.xml");
    expect(text).toContain(`<loc>${origin}/</loc>`);
    expect(text).toContain(`<loc>${origin}/${second.slug}</loc>`);
    for (const { slug } of [hidden, unlisted, paused]) expect(text).not.toContain(slug);
    expect((await get("/robots.txt")).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect((await callAs(host, "meishi.example", "/sitemap.xml")).status).toBe(404);
  });

  test("a paused card is not there, nor one that is gone", async () => {
    const own = await aSite();
    await own.call("PUT", `/api/business-cards/${own.root.id}`, { isPaused: true });
    expect((await callAs(host, own.domain.host, "/")).status).toBe(404);
    const system = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
    expect((await system("DELETE", `/api/business-cards/${own.root.id}`)).status).toBe(204);
    expect((await callAs(host, own.domain.host, "/")).status).toBe(404);
    expect((await callAs(host, own.domain.host, `/${own.second.slug}`)).status).toBe(200);
  });
});

describe("a card's best address", () => {
  test("is on the main domain, wherever the card is shown", async () => {
    const own = await aSite(4);
    const aside = await aDomain(host.database, own.user, { cardId: own.second.id });
    const anyone = visitor(host);
    expect((await anyone("GET", `/view/${own.second.slug}`)).text).toContain(
      `<link rel="canonical" href="https://meishi.example/view/${own.second.slug}"`,
    );
    await own.call("PATCH", `/api/domains/${own.domain.id}`, { isMain: true });
    const url = `${own.origin}/${own.second.slug}`;
    const page = (await anyone("GET", `/view/${own.second.slug}`)).text;
    for (const place of [
      `<link rel="canonical" href="${url}"`,
      `<meta property="og:url" content="${url}"`,
      `<meta property="og:image" content="${own.origin}/view/${own.second.slug}/preview.png`,
      `"url":"${url}"`,
      `data-copy="${url}"`,
    ])
      expect(page).toContain(place);
    await expect.poll(async () => (await callAs(host, aside.host, "/")).text).toContain(`href="${url}"`);
    expect((await anyone("GET", `/api/vcard/${own.second.id}`)).text.replace(/\r\n /g, "")).toContain(url);
    expect((await anyone("GET", `/api/card/${own.second.slug}`)).json()).toMatchObject({ url });
    expect((await own.call("GET", `/api/business-cards/${own.root.id}`)).json()).toMatchObject({
      url: `${own.origin}/`,
    });
    expect((await anyone("GET", `/view/${own.root.slug}`)).text).toContain(`href="${own.origin}/"`);
    expect((await callAs(host, own.domain.host, "/sitemap.xml")).text).toContain(url);
    expect((await callAs(host, aside.host, "/sitemap.xml")).text).not.toContain("<loc>");

    await own.call("PATCH", `/api/domains/${own.domain.id}`, { isMain: false });
    expect((await anyone("GET", `/api/card/${own.second.slug}`)).json()).not.toHaveProperty("url");
  });

  test("pages of one host are never given to another", async () => {
    const own = await aSite();
    const path = `/view/${own.root.slug}`;
    const [onMain, onOwn] = [await callAs(host, "meishi.example", path), await callAs(host, own.domain.host, "/")];
    for (let n = 0; n < 3; n++) {
      expect((await callAs(host, "meishi.example", path)).text).toBe(onMain.text);
      expect((await callAs(host, own.domain.host, "/")).text).toBe(onOwn.text);
    }
    expect(onMain.headers.etag).not.toBe(onOwn.headers.etag);
    expect(onMain.text).not.toContain(own.domain.host);
    expect(onOwn.text).not.toContain("meishi.example");
  });
});

describe("a proxy's question", () => {
  const ask = (domain: string, headers: Record<string, string> = {}, agent?: Agent) =>
    callAs(host, "10.0.0.9:3000", `/internal/domain?domain=${encodeURIComponent(domain)}`, { headers, agent });

  test("is answered for the hosts that are served", async () => {
    expect((await ask(site.domain.host)).status).toBe(200);
    expect((await ask(`${site.domain.host.toUpperCase()}.`)).status).toBe(200);
    expect((await ask("meishi.example")).status).toBe(200);
    const pending = await aDomain(host.database, site.user, { state: "waiting" });
    for (const name of ["stranger.example", pending.host, "localhost", "", "a b", "x".repeat(5_000), "127.0.0.1"])
      expect([name.slice(0, 30), (await ask(name)).status]).toEqual([name.slice(0, 30), 404]);
  });

  test("is refused from outside, and with a wrong secret", async () => {
    const { host: name } = site.domain;
    expect((await ask(name, { "x-forwarded-for": "203.0.113.7" })).status).toBe(403);
    expect((await ask(name, { "x-internal-secret": "wrong" })).status).toBe(403);
    const secret = "a secret of the proxy's";
    const guarded = await startHost({ INTERNAL_SECRET: secret, PUBLIC_URL: "https://meishi.example" });
    try {
      const call = (headers: Record<string, string>) =>
        callAs(guarded, "app1:3000", "/internal/domain?domain=meishi.example", { headers });
      const passedOn = { "x-forwarded-for": "203.0.113.7" };
      expect((await call({ ...passedOn, "x-internal-secret": secret })).status).toBe(200);
      expect((await call({ ...passedOn, "x-internal-secret": `${secret}s` })).status).toBe(403);
      expect((await call(passedOn)).status).toBe(403);
    } finally {
      await guarded.stop();
    }
  });

  test("10,000 unknown hosts cost little and get no certificate", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    for (let n = 0; n < 10_000; n += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => ask(`x${n + i}.example`, {}, agent)));
      expect(answers.every(({ status }) => status === 404 || status === 429)).toBe(true);
    }
    agent.destroy();
    expect((await ask(site.domain.host)).status).toBe(200);
  }, 60_000);
});
