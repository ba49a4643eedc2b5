import { createSecretCipher } from "../../config/secret-cipher.server.ts";
import { Invalid } from "../../errors.ts";
import { UNKNOWN_CURSOR } from "../../http/cursor.ts";
import type { Position } from "./find.server.ts";

const cipher = createSecretCipher("positions in the contacts of teams");

/**
 * The position behind a page. In the contacts of a team it is sealed: lists are in order of what is stored, such as the
 * name under which a member keeps somebody, which managers must not read.
 */
export const sealPosition = (team: number | undefined, position: Position): Position | string =>
  team === undefined ? position : cipher.encrypt(team, JSON.stringify(position));

/** Opens one; throws Invalid if it is made up. */
export function openPosition(team: number | undefined, cursor: Position | string): Position {
  if (team === undefined && typeof cursor !== "string") return cursor;
  const text = team !== undefined && typeof cursor === "string" ? cipher.decrypt(team, cursor) : null;
  if (text === null) throw Invalid.field("cursor", "invalid", UNKNOWN_CURSOR);
  return JSON.parse(text) as Position;
}
