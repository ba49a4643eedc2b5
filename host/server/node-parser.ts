import type { Socket } from "node:net";

/** Makes Node's parser believe that another protocol follows, so that it stops reading. */
const STOP = 2;

type Parser = { onIncoming?: ((...args: unknown[]) => unknown) | null };

/**
 * Stops Node's parser once a request has closed its connection; it would parse the rest of the packet, thousands of
 * requests or chunks. Node has no public way to do this. If its parser changes, the rest is parsed as before.
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
