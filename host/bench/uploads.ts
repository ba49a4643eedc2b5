import { readFileSync } from "node:fs";
import sharp from "sharp";
import { aCard, aSession, aUser } from "../tests/builders.ts";
import { type Host, startHost } from "../tests/host.ts";

const AT_ONCE = 20;
const SAMPLE_MS = 10;
const MB = 1024 * 1024;

/** Memory of the server while many pictures of 2 MB arrive at once, against what it holds when idle. */
export async function benchUploads(): Promise<string[]> {
  const host = await startHost({ RATE_LIMITS: "off" });
  const user = await aUser(host.database);
  const card = await aCard(host.database, user);
  const headers = { cookie: await aSession(host.database, user), origin: host.url };
  const bytes = await aPictureOf2Mb();

  async function upload(): Promise<void> {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(bytes)], "photo.jpg"));
    form.append("cardId", String(card.id));
    form.append("type", "coverPhoto");
    const response = await fetch(`${host.url}/api/upload`, { method: "POST", body: form, headers });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  }

  await upload(); // loads the image library, which is no cost of many uploads
  const idle = memoryOf(host);
  let peak = idle;
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(host))), SAMPLE_MS);
  const started = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, upload));
  const seconds = (performance.now() - started) / 1000;
  clearInterval(sampling);
  await host.stop();
  const above = peak - idle;
  const sent = (AT_ONCE * bytes.length) / MB;
  return [
    `${AT_ONCE} uploads of ${(bytes.length / MB).toFixed(1)} MB at once: peak ${above.toFixed(0)} MB above idle (${idle.toFixed(0)} MB), ` +
      `${(above / sent).toFixed(2)} of the ${sent.toFixed(0)} MB sent (aim < 5), in ${seconds.toFixed(1)} s`,
  ];
}

/** Resident memory, MB. */
const memoryOf = ({ process: { pid } }: Host) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** A photo's size and a photo's pixels: noise, which compresses as badly as leaves do. */
async function aPictureOf2Mb(): Promise<Buffer> {
  const noise = sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
  const pixels = await noise.png({ compressionLevel: 0 }).toBuffer();
  let made = Buffer.alloc(0);
  for (let quality = 20; made.length < 2 * MB && quality <= 95; quality += 10)
    made = await sharp(pixels).jpeg({ quality }).toBuffer();
  return made;
}
