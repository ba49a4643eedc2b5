import { createSecretCipher } from "../../config/secret-cipher.server.ts";
import { Invalid } from "../../errors.ts";
import { UNKNOWN_CURSOR } from "../../http/cursor.ts";
import type { Position } from "./find.server.ts";

const cipher = createSecretCipher("positions in the contacts of teams");

/**
 * A position in the contacts of a team, which managers cannot read: lists are in order of what is stored, such as the
 * name under which a member keeps somebody.
 */
export const sealPosition = (team: number, position: Position): Position => [
  cipher.encrypt(team, JSON.stringify(position)),
  0,
];

/** Opens one; throws Invalid if it is made up. */
export function openPosition(team: number, [sealed]: Position): Position {
  const text = typeof sealed === "string" ? cipher.decrypt(team, sealed) : null;
  if (text === null) throw Invalid.field("cursor", "invalid", UNKNOWN_CURSOR);
  return JSON.parse(text) as Position;
}
