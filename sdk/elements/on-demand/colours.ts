import type { CardData } from "../../card/card-data.ts";
import type * as colours from "../../card/owner-colours.ts";

/**
 * Stands in for sdk/card/owner-colours.ts in the element: what follows from an owner's colours comes for the cards that
 * have some.
 */
let real: typeof colours | undefined;

/** Fetches it if the card needs it. */
export async function loadColours({ customizations: { colors } }: CardData): Promise<void> {
  if (Object.keys(colors ?? {}).length) real = await import("../../card/owner-colours.ts");
}

export const ownerColours: typeof colours.ownerColours = (theme, colors) => real?.ownerColours(theme, colors) ?? "";
