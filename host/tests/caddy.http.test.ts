import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCard, aUser } from "./builders.ts";
import { aDomain } from "./domain-builders.ts";
import { freePort, type Host, startHost } from "./host.ts";

const hasCaddy = spawnSync("caddy", ["version"]).status === 0;
if (!hasCaddy) console.warn("Skipped: Caddy is not installed (apt-get install caddy).");

describe.skipIf(!hasCaddy)("behind Caddy with certificates on demand", () => {
  let host: Host;
  let caddy: ChildProcess;
  let folder: string;
  let port: number;
  let domain: string;

  beforeAll(async () => {
    host = await startHost({ PUBLIC_URL: "https://meishi.example", TRUST_PROXY: "1" });
    const user = await aUser(host.database, { accessLevel: 3 });
    const card = await aCard(host.database, user, { name: "Ada behind Caddy" });
    domain = (await aDomain(host.database, user, { cardId: card.id })).host;
    port = await freePort();
    folder = mkdtempSync(join(tmpdir(), "meishi-caddy-"));
    const upstream = new URL(host.url).port;
    // As host/deploy/Caddyfile has it, with an authority of its own in place of Let's Encrypt.
    const lines = [
      "{",
      "  admin off",
      "  auto_https disable_redirects",
      "  skip_install_trust",
      `  https_port ${port}`,
      `  on_demand_tls {`,
      `    ask http://127.0.0.1:${upstream}/internal/domain`,
      "  }",
      "}",
      "https:// {",
      "  tls internal {",
      "    on_demand",
      "  }",
      "  @inside path /metrics /internal/*",
      "  respond @inside 404",
      `  reverse_proxy 127.0.0.1:${upstream}`,
      "}",
    ];
    const config = join(folder, "Caddyfile");
    writeFileSync(config, `${lines.join("\n")}\n`);
    caddy = spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
      env: { NODE_ENV: "test", PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let output = "";
    caddy.stderr!.on("data", (part: Buffer) => (output += part.toString()));
    await new Promise<void>((resolve, reject) => {
      caddy.stderr!.on("data", () => output.includes("serving initial configuration") && resolve());
      caddy.once("exit", () => reject(new Error(`Caddy ended:\n${output}`)));
    });
  });
  afterAll(async () => {
    if (caddy?.exitCode === null) {
      const ended = once(caddy, "exit");
      caddy.kill();
      await ended;
    }
    await host?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  /** The answer to a page over TLS for a name; rejects where the handshake fails. */
  async function open(name: string, path: string): Promise<{ certificateFor: string | undefined; text: string }> {
    const socket: TLSSocket = connect({ host: "127.0.0.1", port, servername: name, rejectUnauthorized: false });
    await once(socket, "secureConnect");
    const certificateFor = socket.getPeerCertificate().subjectaltname;
    let text = "";
    socket.on("data", (part: Buffer) => (text += part.toString()));
    // Not ended: Caddy would take that for a visitor who has gone.
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${name}\r\nconnection: close\r\n\r\n`);
    await once(socket, "close");
    return { certificateFor, text };
  }

  test("a known host gets its certificate and keeps its Host", async () => {
    await expect
      .poll(() => open(domain, "/").catch((error: unknown) => String(error)), { timeout: 20_000 })
      .toEqual({
        certificateFor: `DNS:${domain}`,
        text: expect.stringMatching(/^HTTP\/1\.1 200 [\s\S]*Ada behind Caddy/) as string,
      });
    const page = await open(domain, "/");
    expect(page.text).toContain(`<link rel="canonical" href="https://${domain}/"`);
    const inside = await open(domain, `/internal/domain?domain=${domain}`);
    expect(inside.text).toMatch(/^HTTP\/1\.1 404/);
  });

  test("an unknown one is refused at the handshake", async () => {
    await expect(open("stranger.example", "/")).rejects.toThrow();
  });
});
