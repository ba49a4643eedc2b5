import { type CardData, type Customizations } from "../../card/card-data.ts";
import type * as real from "../../card/owner-colours.ts";
import { type Theme } from "../../card/themes/theme.ts";

/** Stands in for sdk/card/owner-colours.ts in the element: the reckoning comes over the wire for a card with colours of its own. */
let loaded: typeof real | undefined;

export async function loadOwnerColours({ customizations }: CardData): Promise<void> {
  if (Object.values(customizations.colors ?? {}).some(Boolean)) loaded = await import("../../card/owner-colours.ts");
}

/** As in sdk/card/owner-colours.ts, once it is here. */
export const ownerColours = (theme: Theme, colors: Customizations["colors"]): string => loaded?.ownerColours(theme, colors) ?? "";
