// Columns of a sheet for networks, by their names: `LinkedIn`, `Twitter`, `WhatsApp number`.
import { networkName } from "#sdk/card/sections/social/networks.ts";
import { parseNetworkLink, needsCountry } from "../../networks/parse-link.ts";
import { NETWORK_KEYS, type NetworkKey } from "../../networks/networks.ts";
import type { Text } from "../../languages/message.ts";

export type NetworkColumn = `network:${NetworkKey}`;

const keyIn = (column: NetworkColumn) => column.slice("network:".length) as NetworkKey;

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\b(?:url|link|profile?|page|account|handle|name|number|nummer|konto|seite)\b/g, "")
    .replace(/[^a-z]/g, "");

const COLUMN_OF = new Map<string, NetworkColumn>([
  ...NETWORK_KEYS.flatMap((key) =>
    [key, networkName(key)].map((name) => [plain(name), `network:${key}`] as [string, NetworkColumn]),
  ),
  ["x", "network:twitter"],
]);

/** The column that a heading names; undefined if it names no network. */
export const networkColumn = (heading: string): NetworkColumn | undefined =>
  COLUMN_OF.get(plain(heading.slice(0, 100)));

export const isNetworkColumn = (column: string): column is NetworkColumn => column.startsWith("network:");

/** The column's heading in the table. */
export const networkHeading = (column: NetworkColumn): string => networkName(keyIn(column));

type Row = Partial<Record<NetworkColumn, string>>;

const filled = (row: Row): [key: NetworkKey, typed: string][] =>
  Object.entries(row).flatMap(([column, typed]) =>
    isNetworkColumn(column) && typed?.trim() ? [[keyIn(column), typed.trim()]] : [],
  );

/** The links in these columns of a row, as they are typed. */
export const socialLinksIn = (row: Row): Record<string, string> => Object.fromEntries(filled(row));

/** The entries that cannot be links of their networks. Numbers are left to the server, which knows their countries. */
export const linkProblems = (row: Row): Text[] =>
  filled(row).flatMap(([key, typed]) => (needsCountry(key, typed) ? [] : (parseNetworkLink(key, typed).problem ?? [])));
