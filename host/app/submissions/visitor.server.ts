import { isIPv4, isIPv6 } from "node:net";
import Bowser from "bowser";

/** What is kept of whoever sends something: never enough to find the person again. */
export interface Visitor {
  ip: string | null;
  location: string | null;
  device: string | null;
}

/** An address cut to its network: IPv4 /24, IPv6 /48. */
export function truncatedAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, ".0");
  if (!isIPv6(plain)) return null;
  const head = plain.split("::")[0]!.split(":").filter(Boolean).slice(0, 3);
  return `${head.join(":")}::`;
}

export function visitorOf(request: Request, clientAddress: string): Visitor {
  const agent = request.headers.get("user-agent");
  const known = agent ? Bowser.parse(agent) : null;
  const device = known && [known.browser.name, known.os.name, known.platform.type].filter(Boolean).join(", ");
  return { ip: truncatedAddress(clientAddress), location: null, device: device || null };
}
