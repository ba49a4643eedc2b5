/** @jsxImportSource preact */
import { type FunctionComponent } from "preact";
import type * as share from "../../card/behaviour/share.ts";
import type * as behaviour from "../../card/behaviour/sheets.ts";
import { type CardData } from "../../card/card-data.ts";
import { type CardLinks } from "../../card/links.ts";

/** Stands in for the sheets in the element, their parts, rules and script: they come over the wire when a visitor reaches for the card. */
type Sheet = FunctionComponent<{ card: CardData; links: CardLinks }>;
type Parts = { ShareSheet: Sheet; QrSheet: Sheet; IphoneSheet: Sheet };
let real: (Parts & typeof behaviour & typeof share) | undefined;

/** The sheets' rules, once they are here. */
export let sheetStyle = "";

export const haveSheets = (): boolean => Boolean(real);

/** Fetches the sheets and their rules; the card is drawn again afterwards. */
export async function loadSheets(): Promise<void> {
  const [parts, rules, opening, sharing] = await Promise.all([
    import("../../card/parts/Sheets.tsx"), import("../../card/base/sheets.ts"),
    import("../../card/behaviour/sheets.ts"), import("../../card/behaviour/share.ts"),
  ]);
  real = { ...parts, ...opening, ...sharing };
  sheetStyle = rules.sheetStyle;
}

export const ShareSheet: Sheet = (props) => real ? <real.ShareSheet {...props} /> : null;
export const QrSheet: Sheet = (props) => real ? <real.QrSheet {...props} /> : null;
export const IphoneSheet: Sheet = (props) => real ? <real.IphoneSheet {...props} /> : null;

// Nothing opens, closes or shares before the sheets are here.
export const showSheet: typeof behaviour.showSheet = (...given) => Boolean(real?.showSheet(...given));
export const hideSheet: typeof behaviour.hideSheet = (...given) => real?.hideSheet(...given);
export const toggleSheet: typeof behaviour.toggleSheet = (...given) => real?.toggleSheet(...given);
export const shareBySystem: typeof share.shareBySystem = (...given) => real?.shareBySystem(...given);
export const copyLink: typeof share.copyLink = async (...given) => real?.copyLink(...given);
