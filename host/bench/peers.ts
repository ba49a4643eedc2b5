import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";

const run = promisify(execFile);

/** A button of somebody else's, as its maker's snippet puts it on a page. */
export interface Peer {
  name: string;
  version: string;
  /** Where the bench's page serves its script, and that script. */
  file: string;
  bytes: Buffer;
  page: string;
}

/** Cal.com's snippet, shortened by the calls that a floating button does not need. */
const CAL = `<script>(function (C, A, L) { let p = function (a, ar) { a.q.push(ar); }; let d = C.document; C.Cal = C.Cal || function () {
  let cal = C.Cal; let ar = arguments; if (!cal.loaded) { cal.ns = {}; cal.q = cal.q || [];
  d.head.appendChild(d.createElement("script")).src = A; cal.loaded = true; } p(cal, ar); }; })(window, "/peer-cal.js", "init");
  Cal("init", { origin: location.origin }); Cal("floatingButton", { calLink: "demo" });</script>`;

const TYPEBOT = `<script type="module">import Typebot from "/peer-typebot.js";
  Typebot.initBubble({ typebot: "demo", apiHost: location.origin });</script>`;

const PACKAGES = [
  { name: "Cal.com", npm: "@calcom/embed-core", path: "dist/embed/embed.js", file: "peer-cal.js", page: CAL },
  { name: "Typebot", npm: "@typebot.io/js", path: "dist/web.js", file: "peer-typebot.js", page: TYPEBOT },
];

/**
 * Fetches the peers' packages from the registry for this run only: their licences do not let us keep them. Without a
 * network there are none, and the bench goes on.
 */
export async function peerFiles(): Promise<Peer[]> {
  const folder = await mkdtemp(join(tmpdir(), "meishi-peers-"));
  try {
    return await Promise.all(PACKAGES.map((entry) => fetched(folder, entry)));
  } catch (error) {
    console.log(`  Cal.com and Typebot could not be fetched: ${(error as Error).message.split("\n")[0]}`);
    return [];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fetched(folder: string, { name, npm, path, file, page }: (typeof PACKAGES)[number]): Promise<Peer> {
  const { stdout } = await run("npm", ["pack", npm, "--json", "--pack-destination", folder], { cwd: folder });
  const [{ filename, version }] = JSON.parse(stdout) as [{ filename: string; version: string }];
  const { stdout: bytes } = await run("tar", ["-xzOf", join(folder, filename), `package/${path}`], {
    encoding: "buffer",
    maxBuffer: 16 * 1024 * 1024,
  });
  return { name, version, file, page, bytes: brotliCompressSync(bytes) };
}
