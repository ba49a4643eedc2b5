/** @jsxImportSource preact */
import type { FunctionComponent } from "preact";
import type { CardData } from "../../card/card-data.ts";
import type { CardLinks } from "../../card/links.ts";

/**
 * Stands in for sdk/card/parts/Sheets.tsx in the element: the sheets come over the wire when a visitor reaches for the
 * card.
 */
type Sheet = FunctionComponent<{ card: CardData; links: CardLinks }>;
let real: { ShareSheet: Sheet; QrSheet: Sheet; IphoneSheet: Sheet } | undefined;

/** The sheets' rules, once they are here. */
export let sheetStyle = "";

export const haveSheets = (): boolean => Boolean(real);

/** Fetches the sheets and their rules; the card is drawn again afterwards. */
export async function loadSheets(): Promise<void> {
  const [parts, rules] = await Promise.all([
    import("../../card/parts/Sheets.tsx"),
    import("../../card/base/sheets.ts"),
  ]);
  real = parts;
  sheetStyle = rules.sheetStyle;
}

export const ShareSheet: Sheet = (props) => (real ? <real.ShareSheet {...props} /> : null);
export const QrSheet: Sheet = (props) => (real ? <real.QrSheet {...props} /> : null);
export const IphoneSheet: Sheet = (props) => (real ? <real.IphoneSheet {...props} /> : null);
