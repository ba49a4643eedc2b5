import { BlockList, isIP } from "node:net";

/** Hosts that the operator permits beyond those that everybody may reach. */
export interface AllowList {
  /** Names of hosts, in lower case. */
  hosts: ReadonlySet<string>;
  networks: BlockList;
}

/** Reads names of hosts, IPs and networks (`10.1.0.0/16`), by commas or blanks; undefined if one of them is none. */
export function parseAllowList(text: string): AllowList | undefined {
  const hosts = new Set<string>();
  const networks: [string, number][] = [];
  for (const entry of text.toLowerCase().split(/[\s,]+/)) {
    const [ip = "", prefix] = entry.replace(/^\[(.*)\]$/, "$1").split("/");
    const bits = isIP(ip) === 4 ? 32 : 128;
    if (isIP(ip) && /^\d{1,3}$/.test(prefix ?? `${bits}`) && Number(prefix ?? bits) <= bits)
      networks.push([ip, Number(prefix ?? bits)]);
    else if (/^(?![\d.]+$)[a-z\d_][a-z\d._-]*$/.test(entry)) hosts.add(entry);
    else if (entry !== "") return undefined;
  }
  return { hosts, networks: networkList(networks) };
}

export function networkList(networks: readonly (readonly [network: string, prefix: number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, familyOf(network));
  return list;
}

/** Whether a text is an IP of these networks. */
export const isInList = (list: BlockList, ip: string) => isIP(ip) !== 0 && list.check(ip, familyOf(ip));

const familyOf = (ip: string) => (isIP(ip) === 4 ? "ipv4" : "ipv6");
