import { execFile } from "node:child_process";
import { constants, setPriority } from "node:os";
import { promisify } from "node:util";
import { rootFolder } from "#db/root.ts";
import { Invalid, PayloadTooLarge, Unavailable } from "../errors.ts";
import { plainSvg } from "./plain-svg.ts";
import { uploadMessages } from "./messages.en.ts";

/** Processor time: far more than a drawing takes that was made to be looked at. Tests have less of it. */
export const RASTERIZE_LIMITS = { seconds: 5 };
/** The longest that it may take on a busy machine, where it comes last. */
const TIMEOUT_MS = 12_000;
/** Each step of a filter keeps a picture of its own in memory. */
const MAX_FILTER_STEPS = 40;
const MAX_PNG_BYTES = 32 * 1024 * 1024;
const TOO_MANY_PIXELS = 3;

/** Reads an SVG and writes it as PNG. A text, because it must run from the sources and from the bundle alike. */
const PROGRAM = `
const { buffer } = await import("node:stream/consumers");
const { default: sharp } = await import("sharp");
const [width, height, maxPixels] = process.argv.slice(1).map(Number);
const svg = await buffer(process.stdin);
const size = await sharp(svg, { limitInputPixels: false }).metadata();
if (size.width * size.height > maxPixels) process.exit(${TOO_MANY_PIXELS});
const density = Math.min(2400, Math.max(1, 72 * Math.min(width / size.width, height / size.height)));
const png = await sharp(svg, { limitInputPixels: maxPixels, failOn: "error", density })
  .resize(width, height, { fit: "inside" }).png({ compressionLevel: 9 }).toBuffer();
process.stdout.write(png);
`;

interface Size {
  width: number;
  height: number;
}

/**
 * An SVG as PNG, as large as fits. In a process of its own: a few filters keep librsvg busy for minutes, in steps that
 * nothing inside the process can end. Throws TooLarge, Invalid for a drawing that takes too long or is broken, or
 * Unavailable where the machine had no time for it.
 */
export async function rasterizeSvg(svg: Uint8Array, { width, height }: Size, maxPixels: number): Promise<Buffer> {
  if ((new TextDecoder("latin1").decode(svg).match(/<(?:\w+:)?fe[A-Z]/g)?.length ?? 0) > MAX_FILTER_STEPS)
    throw new Invalid(uploadMessages.tooElaborate);
  const sizes = [width, height, maxPixels].map(String);
  const limited = ["-c", `ulimit -t ${RASTERIZE_LIMITS.seconds}; exec "$0" "$@"`, process.execPath];
  const running = promisify(execFile)("/bin/sh", [...limited, "--input-type=module", "-e", PROGRAM, "--", ...sizes], {
    cwd: rootFolder,
    env: { NODE_ENV: "production", VIPS_CONCURRENCY: "1" }, // none of our secrets
    encoding: "buffer",
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
    maxBuffer: MAX_PNG_BYTES,
  });
  const { pid, stdin } = running.child;
  if (pid) yieldToRequests(pid);
  stdin?.on("error", () => {}); // a process that has ended reads no more: its exit says why
  stdin?.end(plainSvg(svg));
  try {
    return (await running).stdout;
  } catch (error) {
    const { killed, code, signal } = error as { killed?: boolean; code?: unknown; signal?: unknown };
    if (code === TOO_MANY_PIXELS) throw new PayloadTooLarge(uploadMessages.tooManyPixels);
    if (killed) throw new Unavailable(uploadMessages.busy);
    throw new Invalid(signal === null ? uploadMessages.damaged : uploadMessages.tooElaborate);
  }
}

function yieldToRequests(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // it has ended already, or the system has no priorities
  }
}
