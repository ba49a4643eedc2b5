// A program that opens connections to a port as fast as it can, asks for a page on each and resets it after 5 ms: in a
// process of its own, so that it does not slow who measures. Arguments: the port, milliseconds, more lines of the head.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const SIDE_BY_SIDE = 100;
const STAYING_MS = 5;

const [port, forMs, head = ""] = process.argv.slice(2);
const until = performance.now() + Number(forMs);

async function connectAndAbort(): Promise<void> {
  while (performance.now() < until) {
    const socket = connect(Number(port), "127.0.0.1").on("error", () => {});
    socket.write(`GET /view/demo HTTP/1.1\r\nhost: localhost:${port}\r\n${head}\r\n`);
    await sleep(STAYING_MS);
    socket.resetAndDestroy();
  }
}

await Promise.all(Array.from({ length: SIDE_BY_SIDE }, connectAndAbort));
