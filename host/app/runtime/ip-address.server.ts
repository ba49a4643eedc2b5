import { isIPv4, isIPv6 } from "node:net";

/**
 * Truncates an IP to a network of many households: IPv4 keeps /24 (192.0.2.0), IPv6 /48 (2001:db8:1::). Null if it is
 * no IP.
 */
export function truncateAddress(ip: string): string | null {
  if (isIPv4(ip)) return ip.replace(/\.\d+$/, ".0");
  if (!isIPv6(ip)) return null;
  const groups = expand(ip.split("%")[0]!);
  const mapped = mappedIPv4(groups);
  if (mapped) return truncateAddress(mapped);
  return `${hex(groups.slice(0, 3))}::`;
}

/**
 * Key of one customer's network: an IPv4 itself, the /64 of an IPv6, in which devices choose IPs freely. Other texts
 * are returned unchanged.
 */
export function networkKey(ip: string): string {
  if (!ip.includes(":") || !isIPv6(ip)) return ip; // the first is cheap, and asked for each connection
  const groups = expand(ip.split("%")[0]!);
  return mappedIPv4(groups) ?? `${hex(groups.slice(0, 4))}::/64`;
}

const hex = (groups: number[]) => groups.map((group) => group.toString(16)).join(":");

/** The eight groups of an IPv6 address. */
function expand(ip: string): number[] {
  const groups = ip.replace(
    /\b(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, a: string, b: string, c: string, d: string) =>
      `${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`,
  );
  const [head = "", tail] = groups.split("::");
  const groupsOf = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  if (tail === undefined) return groupsOf(head);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** ::ffff:a.b.c.d is an IPv4 address that came over an IPv6 socket. */
function mappedIPv4(groups: number[]): string | null {
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return null;
  return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join(".");
}
