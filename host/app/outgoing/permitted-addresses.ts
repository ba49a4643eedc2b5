import { isIP } from "node:net";
import { type AllowList, isInList, networkList } from "../config/allow-list.ts";

/** IPs of `localhost`, without a lookup (RFC 6761 §6.3). */
export const LOOPBACK = ["127.0.0.1", "::1"];

/** The registries of special-purpose addresses (RFC 6890 and its updates). */
const special = networkList([
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10], // shared by a provider's customers, Alibaba's metadata among them
  ["127.0.0.0", 8],
  ["168.63.129.16", 32], // Azure's metadata, the only public address with this purpose
  ["169.254.0.0", 16], // link-local: the metadata of most others
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24], // relays to 6to4
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["2001::", 23], // Teredo, ORCHID, benchmarks
  ["2001:db8::", 32],
  ["2002::", 16], // 6to4: carries an IPv4 address
  ["3fff::", 20],
]);

/** Globally routable IPv6; mapped, translated and local addresses are outside. */
const publicIpv6 = networkList([["2000::", 3]]);

/** Whether we may connect to an IP. What cannot be read as one does not pass. */
export const isPermittedIp = (ip: string, { networks }: AllowList): boolean =>
  isInList(networks, ip) || (!isInList(special, ip) && (isIP(ip) === 4 || isInList(publicIpv6, ip)));

/** Whether the operator has permitted a URL's host by its name or IP. */
export const isAllowedHost = (host: string, { hosts, networks }: AllowList): boolean =>
  hosts.has(host) ||
  isInList(networks, host) ||
  (host === "localhost" && LOOPBACK.some((ip) => isInList(networks, ip)));
