import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { rootFolder } from "../../db/root.ts";
import { fetchedFolder } from "../scripts/fetched.ts";
import { aCard, aUser } from "./builders.ts";
import { signedIn, visitor } from "./client.ts";
import { freePort, type Host, startAndExit, startHost } from "./host.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

const owner = async () => {
  const user = await aUser(host.database);
  return { call: await signedIn(host, user), card: await aCard(host.database, user) };
};

describe("a static file", () => {
  const file = (headers: Record<string, string>, method = "GET") =>
    visitor(host)(method, "/sdk/v1.js", undefined, headers);

  test("is not sent again to whoever has it, through a proxy that compresses, too", async () => {
    const { headers } = await file({});
    const etag = headers.get("etag")!;
    for (const header of [etag, `W/${etag}`, `"a", ${etag}`, `"a",W/${etag}`, "*"])
      for (const method of ["GET", "HEAD"]) {
        const again = await file({ "if-none-match": header }, method);
        expect([header, again.status, again.text, again.headers.get("etag")]).toEqual([header, 304, "", etag]);
        expect(again.headers.get("cache-control")).toBe(headers.get("cache-control"));
      }
    expect((await file({ "if-none-match": '"a", W/"b"' })).status).toBe(200);
  });

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip", "gzip"],
    ["*;q=0", null],
    ["identity", null],
  ])("comes in the coding that the client prefers: %s", async (header, encoding) => {
    const got = await file({ "accept-encoding": header });
    expect([got.status, got.headers.get("content-encoding"), got.headers.get("vary")]).toEqual([
      200,
      encoding,
      "accept-encoding",
    ]);
    expect(got.text).toBe((await file({ "accept-encoding": "identity" })).text);
    const head = await file({ "accept-encoding": header }, "HEAD");
    expect([head.status, head.text, head.headers.get("content-length")]).toEqual([
      200,
      "",
      got.headers.get("content-length"),
    ]);
  });

  test("is sent whole where a range is requested", async () => {
    const whole = await file({});
    const part = await file({ range: "bytes=0-9", "if-range": whole.headers.get("etag")! });
    expect([part.status, part.text]).toEqual([200, whole.text]);
  });
});

test("a large file comes whole from the disk, also where somebody leaves in the middle of it", async () => {
  const assets = join(rootFolder, "host/build/client/assets");
  const name = readdirSync(assets).find((file) => /^deu\.traineddata.*\.gz$/.test(file))!;
  const bytes = readFileSync(join(assets, name));
  const url = `${host.url}/assets/${name}`;
  const controller = new AbortController();
  const left = await fetch(url, { signal: controller.signal });
  controller.abort();
  const [whole, head] = [await fetch(url), await fetch(url, { method: "HEAD" })];
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  for (const { status, headers } of [left, whole, head])
    expect([status, headers.get("content-length"), headers.get("content-encoding")]).toEqual([
      200,
      String(bytes.length),
      null,
    ]);
  const again = await fetch(url, { headers: { "if-none-match": whole.headers.get("etag")! } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test.each([
  "/view/demo",
  "/view/demo/preview.png",
  "/view/demo/manifest.webmanifest",
  "/manifest.webmanifest",
  "/api/qr/demo.svg",
  "/api/common-passwords",
  "/sdk/v1.js?card=demo",
  "/sdk/card/demo",
])("what caches may keep is not sent again to whoever has it: %s", async (path) => {
  const call = visitor(host);
  const first = await call("GET", path);
  const etag = first.headers.get("etag")!;
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]+"$/)]);
  for (const method of ["GET", "HEAD"]) {
    const again = await call(method, path, undefined, { "if-none-match": `"a", W/${etag}` });
    expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
    expect(again.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
  }
  expect((await call("GET", path, undefined, { "if-none-match": '"a"' })).status).toBe(200);
});

describe("every request", () => {
  test("has an id, and no sniffing of types", async () => {
    const response = await visitor(host)("GET", "/api/card/demo");
    expect(response.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("an error is one plain sentence, or problem details for a program that asks", async () => {
    const plain = await visitor(host)("GET", "/api/user");
    expect([plain.headers.get("content-type"), plain.text]).toEqual([
      "text/plain; charset=utf-8",
      "Authentication required",
    ]);
    const { call, card } = await owner();
    const put = (body: object) =>
      call("PUT", `/api/business-cards/${card.id}`, body, { accept: "application/problem+json" });
    const problem = await put({ name: 7, email: "x" });
    expect(problem.headers.get("content-type")).toBe("application/problem+json");
    expect(problem.json()).toMatchObject({
      status: 400,
      title: "Bad Request",
      errors: [
        { path: "name", message: "Name must be text" },
        { path: "email", message: "Please enter a valid email" },
      ],
    });
    expect((await put({ socialLinks: { x: "javascript:alert(1)" } })).json()).toMatchObject({
      status: 400,
      errors: [{ path: "socialLinks.x", message: expect.stringMatching(/such as/) }],
    });
    const browser = await call(
      "PUT",
      `/api/business-cards/${card.id}`,
      { name: 7 },
      { accept: "application/json", "sec-fetch-site": "same-origin" },
    );
    expect(browser.text).toBe("Name must be text");
    const script = await call(
      "PUT",
      `/api/business-cards/${card.id}`,
      { name: 7 },
      { accept: "application/problem+json", "sec-fetch-site": "same-origin" },
    );
    expect(script.json()).toMatchObject({ errors: [{ path: "name", message: "Name must be text" }] });
  });

  test("a wrong method: 405 with Allow, before 401", async () => {
    const response = await visitor(host)("PATCH", "/api/business-cards", {});
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    const read = await visitor(host)("GET", "/api/login");
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("broken JSON: 400; another type: 415; over 1 MB: 413", async () => {
    const { call, card } = await owner();
    const path = `/api/business-cards/${card.id}`;
    const broken = await call("PUT", path, '{"name":');
    expect([broken.status, broken.text]).toEqual([400, "The request is not valid JSON."]);
    for (const type of ["text/plain", "application/x-www-form-urlencoded"])
      expect((await call("PUT", path, "name=x", { "content-type": type })).status).toBe(415);
    expect(
      (
        await visitor(host)("POST", "/api/login", "username=a&password=b", {
          "content-type": "application/x-www-form-urlencoded",
        })
      ).status,
    ).toBe(415);
    const nothing = await visitor(host)("POST", "/api/login");
    expect([nothing.status, nothing.text]).toEqual([400, "Username is required, Password is required"]);
    const large = await call("PUT", path, JSON.stringify({ about: "x".repeat(5 * 1024 * 1024) }));
    expect([large.status, large.text]).toEqual([413, "The request is too large: at most 1 MB."]);
  });

  test("a value of another kind: 400 that says which kind; what is nested without end, or hides U+0000 in a string: 400", async () => {
    const { call, card } = await owner();
    const put = async (body: unknown) => {
      const { status, text } = await call("PUT", `/api/business-cards/${card.id}`, body);
      return [status, text];
    };
    expect(await put({ version: "7" })).toEqual([400, "version must be a number"]);
    expect(await put({ isPaused: "yes" })).toEqual([400, "isPaused must be true or false"]);
    expect(await put({ embedCodes: {} })).toEqual([400, "embedCodes must be a list"]);
    expect(await put({ socialLinks: [] })).toEqual([400, "socialLinks must be an object"]);
    expect(await put(`{"x":${"[".repeat(50_000)}${"]".repeat(50_000)}}`)).toEqual([
      400,
      "The request is nested too deeply.",
    ]);
    expect(await put({ gallery: JSON.stringify([{ url: "/uploads/a.png", alt: "a\0b" }]) })).toEqual([
      400,
      "Text must not contain the character U+0000.",
    ]);
  });

  test("half of a surrogate pair, which PostgreSQL cannot keep in JSON: 400, in a name of a field too", async () => {
    const { card } = await owner();
    const send = (formData: unknown) =>
      visitor(host)("POST", `/api/card/${card.slug}/submissions`, { formData, consent: true });
    for (const formData of [{ message: "a\ud800b" }, { "\udfff": "a" }, JSON.stringify({ message: "a\ud800b" })]) {
      const { status, text } = await send(formData);
      expect([status, text]).toEqual([400, "Text must not contain half of a character."]);
    }
    expect((await send({ name: "Ada", email: "ada@example.com", message: "whole: \ud83d\ude00" })).status).toBe(201);
  });

  test("U+0000 in an address: 404 in its path, 400 in its query", async () => {
    expect((await visitor(host)("GET", "/api/card/a%00b")).status).toBe(404);
    expect((await visitor(host)("GET", "/view/a%00b")).text).toContain("Card Not Found");
    expect((await visitor(host)("GET", "/api/qr/demo.svg?size=%00")).text).toBe(
      "Text must not contain the character U+0000.",
    );
  });

  test("HEAD answers the headers only", async () => {
    const response = await visitor(host)("HEAD", "/api/card/demo");
    expect([response.status, response.text]).toEqual([200, ""]);
  });
});

describe("a write from another site", () => {
  test.for([
    ["a foreign Origin", { origin: "https://evil.example" }],
    ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }],
    ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }],
  ] as const)("%s: 403, nothing changed", async ([, headers]) => {
    const { call, card } = await owner();
    const response = await call("PUT", `/api/business-cards/${card.id}`, { name: "Stolen" }, headers);
    expect(response.status).toBe(403);
    expect((await call("GET", `/api/business-cards/${card.id}`)).json().name).toBe(card.name);
  });

  test("a cookie with neither Origin nor Sec-Fetch-Site: 403", async () => {
    const user = await aUser(host.database);
    const { aSession } = await import("./builders.ts");
    const cookie = await aSession(host.database, user);
    expect((await visitor(host)("POST", "/api/business-cards", {}, { cookie })).status).toBe(403);
  });
});

describe("pages", () => {
  test("signed out: led to /auth and back", async () => {
    const response = await visitor(host)("GET", "/dashboard?tab=1");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/auth?to=%2Fdashboard%3Ftab%3D1"]);
  });

  test("signed in at /auth: led to the dashboard", async () => {
    const { call } = await owner();
    const response = await call("GET", "/auth");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/dashboard"]);
    expect((await call("GET", "/auth?to=//evil.example")).headers.get("location")).toBe("/dashboard");
  });

  test("somebody else's card, or none, at its numbers or its editor: led to the dashboard, which says why", async () => {
    const [{ call }, other] = [await owner(), await owner()];
    const ledTo = async (path: string) => (await call("GET", path)).headers.get("location");
    expect(await ledTo(`/analytics/${other.card.id}`)).toBe("/dashboard?notice=analyticsDenied");
    expect(await ledTo("/analytics/999999")).toBe("/dashboard?notice=analyticsFailed");
    expect(await ledTo(`/card-editor/${other.card.id}`)).toBe("/dashboard?notice=editDenied");
    expect(await ledTo("/card-editor/999999")).toBe("/dashboard?notice=editFailed");
  });

  test("anything else: '404 Page Not Found'", async () => {
    const response = await visitor(host)("GET", "/no/such/page");
    expect(response.status).toBe(404);
    expect(response.text).toContain("404 Page Not Found");
  });
});

describe("health", () => {
  test("/healthz and /readyz", async () => {
    expect((await visitor(host)("GET", "/healthz")).status).toBe(200);
    expect((await visitor(host)("GET", "/readyz")).status).toBe(200);
  });

  test.each(["/healthz", "/readyz", "/internal/domain"])("%s is only read", async (path) => {
    const response = await visitor(host)("POST", path, {});
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("GET");
  });
});

describe("start and stop", () => {
  test("prints the URL, the administrator, the generated password once and the demo card", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "meishi-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const first = await startHost({ DATA_DIR: dataDir, ADMIN_PASSWORD: "" });
    const password = /Password \(shown once\): (\S+)/.exec(first.output())![1]!;
    expect(first.output()).toContain(`Meishi is running at ${first.url}`);
    expect(first.output()).toContain("Administrator: admin");
    expect(first.output()).toContain(`${first.url}/view/demo`);
    expect(first.output()).toMatch(/^Version \d+\.\d+\.\d+$/m);
    expect((await visitor(first)("POST", "/api/login", { username: "admin", password })).json()).toMatchObject({
      id: 1,
      accessLevel: 5,
    });
    await first.stop();
    const again = await startHost({ DATA_DIR: dataDir });
    onTestFinished(() => again.stop());
    expect(again.output().split("\n").slice(0, 3)).toEqual([
      `Meishi is running at ${again.url}`,
      "Administrator: admin",
      `Demo card: ${again.url}/view/demo`,
    ]);
  });

  test("SEED=none makes the administrator only", async () => {
    const bare = await startHost({ SEED: "none" });
    onTestFinished(() => bare.stop());
    expect((await visitor(bare)("GET", "/api/card/demo")).status).toBe(404);
  });

  test("SIGTERM finishes and exits with 0", async () => {
    const other = await startHost();
    other.process.kill("SIGTERM");
    const [code] = (await once(other.process, "exit")) as [number];
    expect(code).toBe(0);
    await other.stop();
  });

  test.for([
    ["DATABASE_URL", "mysql://root:secret@localhost/x", "DATABASE_URL must be file:PATH or postgres://…"],
    [
      "DATABASE_URL",
      "file:/dev/null/cards.db",
      /^DATABASE_URL cannot be opened .*: check that the database exists and may be written$/,
    ],
    ["DATABASE_URL", "postgres://nobody:secret@127.0.0.1:1/none", /^DATABASE_URL cannot be opened \(ECONNREFUSED\)/],
    ["PORT", "http", "PORT must be a port number from 0 to 65535"],
    ["PORT", "0x50", "PORT must be a port number from 0 to 65535"],
    ["HOST", "999.1.1.1", "HOST must be an address of this machine"],
    ["MAIL_FROM", "Meishi", "MAIL_FROM must be an address such as Meishi <cards@example.com>"],
    ["PUBLIC_URL", "https://example.com/cards", "PUBLIC_URL must be an origin such as https://cards.example.com"],
    ["TRUST_PROXY", "yes", "TRUST_PROXY must be a number of proxies from 0 to 10"],
    ["PUBLIC_URL", "cards.example.com", "PUBLIC_URL must be an origin such as https://cards.example.com"],
    ["SEED", "all", "SEED must be demo or none"],
    [
      "STORAGE_URL",
      "s3://key:secret@files.example.com",
      "STORAGE_URL must be s3://KEY:SECRET@HOST[:PORT]/BUCKET[/PREFIX][?region=REGION][&tls=off]",
    ],
  ] as const)("%s=%s stops the start with one line", async ([name, value, line]) => {
    const dataDir = mkdtempSync(join(tmpdir(), "meishi-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const { code, output } = await startAndExit({ DATA_DIR: dataDir, PORT: String(await freePort()), [name]: value });
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(output.trim()).toMatch(line);
    expect(output).not.toContain("secret");
  });

  test("a port in use stops the start with one line", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "meishi-"));
    const server = createServer().listen(0);
    onTestFinished(() => {
      server.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const { code, output } = await startAndExit({ DATA_DIR: dataDir, PORT: String(port) });
    expect(code).toBe(1);
    expect(output.trim()).toBe(`PORT ${port} is in use: stop what uses it, or choose another`);
  });
});

test("no loader or action of the built bundle is made without endpoint()", async () => {
  process.env.DATABASE_URL = "memory:";
  const build = (await import(join(rootFolder, "host/build/server/index.js"))) as {
    routes: Record<string, { module: Record<string, unknown> } | undefined>;
  };
  const made = Object.entries(build.routes).flatMap(([id, route]) =>
    (["loader", "action"] as const).flatMap((name) =>
      route?.module[name] ? [{ id, name, handler: route.module[name] }] : [],
    ),
  );
  expect(made.length).toBeGreaterThan(10);
  const unwrapped = made.filter(({ handler }) => !(Symbol.for("meishi.endpoint") in (handler as object)));
  expect(unwrapped.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});

test("what only some requests need is loaded with the first of them, not at the start", () => {
  const loaded = new Set<string>();
  const packages = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(
      /^(?:import|export)\s*(?:[^"';]*?from\s*)?"([^"]+)"/gm,
    )) {
      if (name.startsWith(".")) load(join(dirname(file), name));
      else packages.add(name);
    }
  };
  load(join(rootFolder, "host/build/server/index.js"));
  expect(packages).toContain("@remix-run/node");
  for (const heavy of ["sharp", "css-tree/parser", "openai", "libphonenumber-js", "nodemailer", "maxmind"])
    expect(packages).not.toContain(heavy);
});

test("the same bundle answers on @remix-run/serve", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "meishi-"));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(fetchedFolder("remix-serve"), "node_modules/@remix-run/serve/dist/cli.js"), "host/build/server/index.js"],
    {
      cwd: rootFolder,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_FORMAT: "json",
      },
    },
  );
  onTestFinished(async () => {
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("remix-serve") && resolve());
    child.once("exit", () => reject(new Error("remix-serve ended")));
  });
  const url = `http://localhost:${port}`;
  expect((await fetch(`${url}/api/user`)).status).toBe(401);
  expect((await fetch(`${url}/auth`)).status).toBe(200);
  expect((await fetch(`${url}/api/card/nobody-has-this`)).status).toBe(404);
});
