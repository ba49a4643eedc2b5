import { writeSync } from "node:fs";
import { type Debugger, type InspectorNotification, Session } from "node:inspector";
import { workerData } from "node:worker_threads";

export interface WatchdogData {
  /** The event loop's heartbeats, and how often it has stalled. */
  shared: Int32Array;
  isJson: boolean;
  replaceAfterMs?: number;
}

/** An event loop without a heartbeat for this long has stalled. */
const STALL_MS = 2_000;
const CHECK_MS = 250;
/** A loop inside native code cannot be inspected. */
const ASK_MS = 1_000;
const FRAMES = 6;

const { shared, isJson, replaceAfterMs = Infinity } = workerData as WatchdogData;
let beats = 0;
let since = performance.now();
let isReported = false;

setInterval(() => {
  const now = Atomics.load(shared, 0);
  const stoodMs = performance.now() - since;
  if (now !== beats) {
    if (isReported) write("event loop goes on", { ms: Math.round(stoodMs) });
    [beats, since, isReported] = [now, performance.now(), false];
  } else if (stoodMs > replaceAfterMs) {
    write("event loop stands still: process is replaced", { ms: Math.round(stoodMs) });
    process.kill(process.pid, "SIGKILL");
  } else if (stoodMs > STALL_MS && !isReported) {
    isReported = true;
    Atomics.add(shared, 1, 1);
    whatItDoes((at) => write("event loop stands still", { at }));
  }
}, CHECK_MS);

/** Pauses the main thread briefly to read its stack. */
function whatItDoes(tell: (at: string) => void): void {
  const session = new Session();
  session.connectToMainThread();
  const end = (at: string) => {
    clearTimeout(timer);
    tell(at);
    session.post("Debugger.resume");
    session.disconnect();
  };
  const timer = setTimeout(() => end("native code"), ASK_MS);
  session.once("Debugger.paused", ({ params }: InspectorNotification<Debugger.PausedEventDataType>) =>
    end(params.callFrames.slice(0, FRAMES).map(placeOf).join(" | ")),
  );
  session.post("Debugger.enable");
  session.post("Debugger.pause");
}

function placeOf({ functionName, url, location }: Debugger.CallFrame): string {
  return `${functionName || "anonymous"} (${url.split("/").slice(-2).join("/")}:${location.lineNumber + 1})`;
}

/** Writes to the file descriptor: a thread's process.stdout goes through the stalled loop. */
function write(message: string, fields: Record<string, string | number>): void {
  const line = isJson
    ? JSON.stringify({ time: new Date().toISOString(), level: "error", message, ...fields })
    : `error: ${message}${Object.entries(fields)
        .map(([name, value]) => ` ${name}=${value}`)
        .join("")}`;
  writeSync(1, `${line}\n`);
}
