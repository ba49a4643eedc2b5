import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { setImmediate as nextPass } from "node:timers/promises";

/** Makes Node's parser believe that another protocol follows, so that it stops reading. */
const STOP = 2;

type Parser = { onIncoming?: ((...args: unknown[]) => unknown) | null };

/**
 * Stops Node's parser once a request has closed its connection; it would parse the rest of the packet, thousands of
 * requests or chunks. Node has no public way to do this.
 */
export function stopParserOnClose(socket: Socket & { parser?: Parser | null }): void {
  const { parser } = socket;
  const onIncoming = parser?.onIncoming;
  if (!parser || !onIncoming) return;
  parser.onIncoming = (...request) => {
    const result = onIncoming(...request);
    return socket.destroyed ? STOP : result;
  };
}

/** What two guards need of Node's parser, and what no document promises. */
export interface ParserAbilities {
  /** Each chunk of a body is pushed as it is, see chunk-limit.ts. */
  pushesChunks: boolean;
  /** It can be stopped by stopParserOnClose(). */
  stops: boolean;
}

const CHUNKED = "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n1\r\nb\r\n0\r\n\r\n";
const NEXT = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
/** The event loop's passes that a connection in memory needs to be read. */
const PASSES = 5;

/** Tries both out in memory: a body in two chunks, then three requests, the second of which closes it. */
export async function tryParser(create: typeof createServer = createServer): Promise<ParserAbilities> {
  const lengths: (number | undefined)[] = [];
  let requests = 0;
  const server: Server = create((incoming: IncomingMessage) => {
    requests++;
    if (requests === 1) incoming.push = (chunk: Buffer | null) => (lengths.push(chunk?.length), true);
    if (requests === 3) incoming.socket.destroy();
  });
  const connection = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  server.emit("connection", connection);
  stopParserOnClose(connection as Socket);
  connection.push(CHUNKED + NEXT.repeat(3));
  for (let pass = 0; pass < PASSES; pass++) await nextPass();
  connection.destroy();
  return { pushesChunks: lengths.join() === "1,1,", stops: requests === 3 };
}
