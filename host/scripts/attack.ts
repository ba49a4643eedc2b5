// `npm run attack`: requests of our own for each entry of OWASP's Top 10 (2021) against a Meishi that is started for it.
// Prints what was tried, whether it was held off, and a table; exits non-zero when something got through.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, request as send } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { rootFolder } from "../../db/root.ts";
import { aCard, aUser, aUserWithPassword, PASSWORD, unique } from "../tests/builders.ts";
import { type Client, signedIn, visitor } from "../tests/client.ts";
import { type Host, startHost } from "../tests/host.ts";
import { build, isStale } from "./build.ts";

type Attempt = [what: string, isHeldOff: () => boolean | Promise<boolean>];
interface Target { host: Host; limited: Host; anyone: Client }

const run = promisify(execFile);
const EVIL = "https://evil.example";
const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0" };

async function person(host: Host, accessLevel: number, changes = {}) {
  const user = await aUser(host.database, { accessLevel });
  return { user, card: await aCard(host.database, user, changes), call: await signedIn(host, user) };
}

/** A request whose path and headers nobody tidies up before they are sent, as fetch does. */
function raw(host: Host, path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(host.url);
  return new Promise((resolve, reject) => {
    send({ hostname, port, path, headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode!, text }));
    }).on("error", reject).end();
  });
}

const status = async (answer: Promise<{ status: number }>) => (await answer).status;

const CATEGORIES: [id: string, name: string, attempts: (target: Target) => Promise<Attempt[]>][] = [
  ["A01", "Broken access control", async ({ host, anyone }) => {
    const owner = await person(host, 2);
    const thief = await person(host, 3);
    const { id, slug } = owner.card;
    const foreign: [string, string, unknown?][] = [
      ["GET", `/api/business-cards/${id}`], ["PUT", `/api/business-cards/${id}`, { name: "Stolen" }], ["DELETE", `/api/business-cards/${id}`],
      ["GET", `/api/business-cards/user/${owner.user.id}`], ["GET", `/api/analytics/${id}`], ["GET", `/api/analytics/${id}/export?type=all`],
      ["GET", `/api/business-cards/${id}/submissions`], ["GET", `/api/salesbot/${id}/conversations`], ["POST", `/api/salesbot/${id}/config`, { isEnabled: true }],
      ["GET", "/api/users"], ["PUT", `/api/users/${owner.user.id}`, { username: "stolen", fullName: "X", email: "x@example.com" }],
      ["PATCH", `/api/users/${owner.user.id}`, { password: "stolen it" }], ["DELETE", `/api/users/${owner.user.id}`], ["DELETE", "/api/users/1"],
    ];
    return [
      ...foreign.map(([method, path, body]): Attempt => [`${method} ${path.replace(/\d+/, "{other}")} by another user`, async () => await status(thief.call(method, path, body)) === 403]),
      ...foreign.map(([method, path, body]): Attempt => [`${method} ${path.replace(/\d+/, "{other}")} by a visitor`, async () => await status(anyone(method, path, body)) === 401]),
      ["raising one's own level", async () => {
        const { id: own, username, email } = thief.user;
        await thief.call("PUT", `/api/users/${own}`, { username, email, fullName: "Thief", accessLevel: 5 });
        return (await thief.call("GET", "/api/user")).json().accessLevel === 3;
      }],
      ["a card moved to another owner", async () => {
        await thief.call("PUT", `/api/business-cards/${thief.card.id}`, { userId: 1 });
        return (await thief.call("GET", `/api/business-cards/${thief.card.id}`)).json().userId === thief.user.id;
      }],
      ["a write from another site with the user's cookie", async () => await status(owner.call("PUT", `/api/business-cards/${id}`, { name: "X" }, { origin: EVIL })) === 403],
      ["a form of another site (text/plain JSON)", async () => await status(owner.call("PUT", `/api/business-cards/${id}`, "{\"name\":\"X\"}", { "content-type": "text/plain" })) === 415],
      ["another site reading an answer with cookies", async () => {
        const { headers } = await owner.call("GET", "/api/user", undefined, { origin: EVIL });
        return headers.get("access-control-allow-origin") === null && headers.get("access-control-allow-credentials") === null;
      }],
      ["files outside of the uploads", async () => {
        const paths = ["/uploads/../cards.db", "/uploads/..%2fcards.db", "/uploads/%2e%2e%2fcards.db", "/pictures/400/..%2f..%2fcards.db", "/..%2f..%2fpackage.json", "/assets/../../server.js"];
        return (await Promise.all(paths.map((path) => status(raw(host, path))))).every((code) => code === 404 || code === 400);
      }],
      ["a paused card by its id and slug", async () => {
        await owner.call("PUT", `/api/business-cards/${id}`, { isPaused: true });
        return (await Promise.all([`/api/card/${id}`, `/view/${slug}`, `/api/vcard/${id}`].map((path) => status(anyone("GET", path))))).every((code) => code === 404);
      }],
    ];
  }],
  ["A02", "Cryptographic failures", async ({ host, anyone }) => {
    const name = unique("crypt");
    const answer = await anyone("POST", "/api/register", { username: name, password: "my own secret", email: `${name}@example.com` });
    const { id } = answer.json<{ id: number }>();
    const cookie = answer.headers.get("set-cookie")!;
    const token = /meishi_session=([^;]+)/.exec(cookie)![1]!;
    const { db, tables: { sessions, users } } = host.database;
    return [
      ["reading the password from the database: argon2id", async () => (await db.select().from(users).where(eq(users.id, id)))[0]!.password.startsWith("$argon2id$")],
      ["using a stolen session table: tokens are stored as hashes", async () => (await db.select().from(sessions)).every(({ tokenHash }) => tokenHash !== token)],
      ["a password or hash in any answer", () => !/password|argon2/.test(answer.text)],
      ["a script reading the cookie", () => /HttpOnly/.test(cookie) && /SameSite=Lax/.test(cookie)],
      ["guessing a session: 256 random bits", () => Buffer.from(token, "base64url").length === 32],
      ["another local account reading the generated secret", () => {
        const path = join(host.dataDir, "session-secret");
        return !existsSync(path) || (statSync(path).mode & 0o077) === 0; // made with its first use
      }],
    ];
  }],
  ["A03", "Injection", async ({ host, anyone }) => {
    const script = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>";
    const own = await person(host, 3, { name: script, company: script, about: script, title: script });
    const sql = ["' OR 1=1 --", "1; DROP TABLE users", "\" OR \"\"=\"", "%' UNION SELECT password FROM users --"];
    return [
      ["SQL in sign-in, addresses and searches", async () => {
        const codes = await Promise.all(sql.flatMap((text) => [
          status(anyone("POST", "/api/login", { username: text, password: text })), status(anyone("GET", `/api/card/${encodeURIComponent(text)}`)),
          status(own.call("GET", `/api/analytics/${own.card.id}?cursor=${encodeURIComponent(text)}`)),
        ]));
        return codes.every((code) => code >= 400 && code < 500) && await status(anyone("GET", "/api/card/demo")) === 200;
      }],
      ["HTML in a card's texts", async () => !(await anyone("GET", `/view/${own.card.slug}`)).text.includes("<script>alert(1)")],
      ["javascript: in links", async () => {
        await own.call("PUT", `/api/business-cards/${own.card.id}`, {
          website: "javascript:alert(1)", socialLinks: { linkedin: "javascript:alert(1)" }, customButtons: [{ text: "x", url: "javascript:alert(1)", backgroundColor: "#fff" }],
        });
        return !/href="\s*javascript:/i.test((await anyone("GET", `/view/${own.card.slug}`)).text);
      }],
      ["CSS that leaves the card or loads from elsewhere", async () => {
        await own.call("PUT", `/api/business-cards/${own.card.id}`, { customizations: { customCss: "</style><script>1</script> body{display:none} .card-header{background:url(https://evil.example/x)}" } });
        const { text } = await anyone("GET", `/view/${own.card.slug}`);
        return !text.includes("evil.example/x") && !text.includes("<script>1</script>");
      }],
      ["lines in a contact file", async () => {
        await own.call("PUT", `/api/business-cards/${own.card.id}`, { name: "Ada\r\nTEL:+666", title: "x\nEND:VCARD" });
        const { text } = await anyone("GET", `/api/vcard/${own.card.id}`);
        return !/^TEL:\+666/m.test(text) && text.match(/^END:VCARD/gm)?.length === 1;
      }],
      ["formulas in an exported table", async () => {
        await anyone("POST", `/api/card/${own.card.slug}/submissions`, { formData: { name: "=HYPERLINK(\"https://evil.example\")", email: "a@example.com", message: "+1+1" }, consent: true }, BROWSER);
        const { text } = await own.call("GET", `/api/analytics/${own.card.id}/export?type=submissions`);
        return text.includes("HYPERLINK") && !/"[=+@-]/.test(text);
      }],
      ["header lines in a redirect", async () => (await own.call("GET", "/auth?to=/x%0d%0aset-cookie:a=b")).headers.get("set-cookie") === null],
    ];
  }],
  ["A04", "Insecure design", async ({ host, limited }) => {
    const rookie = await aUser(host.database, { accessLevel: 1 });
    const call = await signedIn(host, rookie);
    return [
      ["ten cards at the same time where one is allowed", async () => {
        const codes = await Promise.all(Array.from({ length: 10 }, () => status(call("POST", "/api/business-cards", {}))));
        return codes.filter((code) => code === 201).length === 1 && (await call("GET", "/api/business-cards")).json<object[]>().length === 1;
      }],
      ["forms without end from one address", async () => {
        const codes: number[] = [];
        for (let n = 0; n < 40; n++) codes.push(await status(visitor(limited)("POST", "/api/card/demo/submissions", { formData: { name: "a", email: "a@example.com", message: `${n}` }, consent: true })));
        return codes.includes(429);
      }],
      ["a body of 30 MB", async () => await status(call("PUT", "/api/business-cards/1", JSON.stringify({ about: "x".repeat(30e6) }))) === 413],
    ];
  }],
  ["A05", "Security misconfiguration", async ({ anyone }) => {
    const page = await anyone("GET", "/auth");
    const names = ["content-security-policy", "x-content-type-options", "referrer-policy", "permissions-policy", "cross-origin-opener-policy"];
    return [
      ["a page without its headers", () => names.every((name) => page.headers.has(name))],
      ["an inline script under the content policy", () => !/script-src[^;]*unsafe/.test(page.headers.get("content-security-policy")!)],
      ["the server telling what it is made of", () => !page.headers.has("x-powered-by") && !page.headers.has("server")],
      ["files that are not meant to be served", async () => (await Promise.all(["/.env", "/.git/config", "/package.json", "/server.js", "/data/cards.db", "/host/server.ts"].map((path) => status(anyone("GET", path))))).every((code) => code === 404)],
      ["a stack trace in an answer", async () => !/node_modules|\bat \w+ \(/.test((await anyone("POST", "/api/login", "{")).text + (await anyone("GET", "/api/card/%E0%A4%A")).text)],
      ["methods nobody serves", async () => [404, 405].includes(await status(anyone("PROPFIND", "/api/user")))],
      ["being framed by another site", () => page.headers.get("content-security-policy")!.includes("frame-ancestors 'none'")],
    ];
  }],
  ["A06", "Vulnerable and outdated components", async () => [
    // Not synchronously: the connections to the servers would be closed meanwhile, without our noticing.
    ["licences and known holes: npm run licences", () =>
      run(process.execPath, [join(rootFolder, "node_modules/tsx/dist/cli.mjs"), join(rootFolder, "host/scripts/licences.ts"), "--quiet"]).then(() => true, () => false)],
  ]],
  ["A07", "Identification and authentication failures", async ({ host, limited, anyone }) => {
    const user = await aUserWithPassword(host.database);
    const login = (username: string, password: string, headers = {}) => anyone("POST", "/api/login", { username, password }, headers);
    return [
      ["learning names by the words of sign-in", async () => (await login(user.username, "wrong one")).text === (await login("nobody-here", "wrong one")).text],
      ["learning names by the time of sign-in", async () => {
        const real = await admin(limited);
        const times: Record<string, number[]> = { [real]: [], "nobody-here": [] };
        for (let n = 0; n < 15; n++) {
          for (const [name, taken] of Object.entries(times)) { // in turn: what else the machine does meets both
            const started = performance.now();
            await login(name, "wrong one");
            taken.push(performance.now() - started);
          }
        }
        const [known, unknown] = Object.values(times).map((taken) => taken.sort((a, b) => a - b)[7]!);
        const ratio = known! / unknown!;
        return ratio > 0.5 && ratio < 2;
      }],
      ["learning addresses by password reset", async () => {
        const [known, unknown] = [await anyone("POST", "/api/reset-password", { email: user.email }), await anyone("POST", "/api/reset-password", { email: "nobody@example.com" })];
        return known.status === unknown.status && known.text === unknown.text;
      }],
      ["guessing a password without end", async () => {
        const codes: number[] = [];
        for (let n = 0; n < 15; n++) codes.push(await status(visitor(limited)("POST", "/api/login", { username: "admin", password: `guess ${n}` })));
        return codes.includes(429);
      }],
      ["a session planted before sign-in", async () => {
        const planted = "meishi_session=" + "A".repeat(43);
        const cookie = (await login(user.username, PASSWORD, { cookie: planted, origin: host.url })).headers.get("set-cookie")!;
        return !cookie.startsWith(planted) && await status(anyone("GET", "/api/user", undefined, { cookie: planted })) === 401;
      }],
      ["a session after signing out", async () => {
        const cookie = (await login(user.username, PASSWORD)).headers.get("set-cookie")!.split(";")[0]!;
        await anyone("POST", "/api/logout", undefined, { cookie, origin: host.url });
        return await status(anyone("GET", "/api/user", undefined, { cookie })) === 401;
      }],
      ["a short password", async () => await status(anyone("POST", "/api/register", { username: unique("weak"), password: "12345", email: "weak@example.com" })) === 400],
    ];
  }],
  ["A08", "Software and data integrity failures", async ({ host, anyone }) => {
    const own = await person(host, 2);
    return [
      ["__proto__ and constructor in JSON", async () => {
        await own.call("PUT", `/api/business-cards/${own.card.id}`, "{\"__proto__\":{\"accessLevel\":5},\"constructor\":{\"prototype\":{\"x\":1}},\"name\":\"Ada\"}");
        return (await own.call("GET", "/api/user")).json().accessLevel === 2 && await status(own.call("GET", "/api/users")) === 403;
      }],
      ["a page uploaded as a picture", async () => {
        const form = new FormData();
        form.set("cardId", String(own.card.id));
        form.set("file", new Blob(["GIF89a<script>alert(1)</script>"], { type: "image/gif" }), "x.gif");
        return [400, 415].includes(await status(own.call("POST", "/api/upload", form)));
      }],
      ["an SVG with a script, served as it came", async () => {
        const form = new FormData();
        form.set("cardId", String(own.card.id));
        form.set("file", new Blob(["<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\" height=\"300\"><script>alert(1)</script><rect width=\"300\" height=\"300\"/></svg>"], { type: "image/svg+xml" }), "x.svg");
        const { url } = (await own.call("POST", "/api/upload", form)).json<{ url: string }>();
        const served = await anyone("GET", url);
        return served.headers.get("content-type") === "image/png" && /sandbox/.test(served.headers.get("content-security-policy")!);
      }],
      ["parts of the SDK without integrity hashes", async () => /sha(256|384|512)-/.test((await anyone("GET", "/sdk/manifest.json")).text)],
      ["packages without integrity in the lockfile", () => {
        const { packages } = JSON.parse(readFileSync(join(rootFolder, "package-lock.json"), "utf8")) as { packages: Record<string, { integrity?: string; link?: boolean }> };
        return Object.entries(packages).every(([path, { integrity, link }]) => path === "" || link || integrity);
      }],
    ];
  }],
  ["A09", "Security logging and monitoring failures", async ({ host, anyone }) => {
    await anyone("POST", "/api/login", { username: "mallory\n{\"level\":\"forged\"}", password: "typed a secret" });
    const admin5 = await person(host, 5);
    const victim = await aUser(host.database);
    await admin5.call("PATCH", `/api/users/${victim.id}`, { fullName: "Changed Name" });
    return [
      ["a failed sign-in that leaves no trace", () => host.output().includes("sign-in failed")],
      ["a password or name in the log", () => !host.output().includes("typed a secret") && !host.output().includes("mallory")],
      ["a forged line in the log", () => !host.output().includes("forged")],
      ["administration without an audit", async () => (await host.database.db.select().from(host.database.tables.auditLog)).some((row) => JSON.stringify(row).includes("fullName"))],
    ];
  }],
  ["A10", "Server-side request forgery", async ({ host, anyone }) => {
    const calls: string[] = [];
    const inside = createServer((request, response) => {
      calls.push(request.url!);
      response.end("inside");
    }).listen(0);
    await once(inside, "listening");
    inside.unref();
    const url = `http://127.0.0.1:${(inside.address() as { port: number }).port}`;
    const own = await person(host, 3, { profilePicture: `${url}/a.png`, logoUrl: `${url}/b.png`, coverPhoto: `${url}/c.png`, videoUrl: `${url}/d`, embedCodes: [`<img src="${url}/e">`] });
    return [
      ["pictures, films and embeds at inner addresses", async () => {
        const { id, slug } = own.card;
        for (const path of [`/view/${slug}`, `/api/vcard/${id}`, `/view/${slug}/preview.png`, `/icons/card-${slug}/icon-192.png`, `/api/card/${slug}/embeds/0`, `/api/qr/${slug}.png?logo=1`]) await anyone("GET", path);
        return calls.length === 0;
      }],
      ["an SVG that loads from inside or from the disk", async () => {
        const form = new FormData();
        form.set("cardId", String(own.card.id));
        form.set("file", new Blob([`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="300"><image xlink:href="${url}/f.png" width="9" height="9"/><image href="file:///etc/passwd" width="9" height="9"/><rect width="300" height="300"/></svg>`], { type: "image/svg+xml" }), "x.svg");
        await own.call("POST", "/api/upload", form);
        return calls.length === 0;
      }],
      ["the Host header in links of pages and mails", async () => {
        const answer = await raw(host, "/view/demo", { host: "evil.example", "x-forwarded-host": "evil.example" });
        return answer.status === 200 && !answer.text.includes("evil.example");
      }],
    ];
  }],
];

/** The first user, whose name everybody knows. */
const admin = async ({ database: { db, tables: { users } } }: Host) => (await db.select().from(users).where(eq(users.id, 1)))[0]!.username;

if (isStale()) await build();
const host = await startHost({ RATE_LIMITS: "off" });
const limited = await startHost();
const rows: string[] = [];
let got = 0;
try {
  for (const [id, name, attempts] of CATEGORIES) {
    console.log(`\n${id} ${name}`);
    let held = 0;
    const list = await attempts({ host, limited, anyone: visitor(host) });
    for (const [what, isHeldOff] of list) {
      const isHeld = await Promise.resolve().then(isHeldOff).catch((error: unknown) => (console.error(error), false));
      console.log(`  ${isHeld ? "held off" : "GOT THROUGH"}  ${what}`);
      if (isHeld) held++;
      else got++;
    }
    rows.push(`| ${id} | ${name} | ${list.length} | ${held} |`);
  }
} finally {
  await Promise.all([host.stop(), limited.stop()]);
}
console.log(`\n| OWASP 2021 | | tried | held off |\n|---|---|---|---|\n${rows.join("\n")}`);
process.exit(got === 0 ? 0 : 1);
