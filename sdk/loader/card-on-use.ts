import { reportFailure } from "../page-runtime/request.ts";
import type * as element from "../elements/card.ts";
import { serverOrigin, loadChunk } from "./chunks.ts";

/** Stands in for elements/card.ts in the script for one card's button: few of its pages have a card element too. */
export const showCard: typeof element.showCard = (target, options, ...rest) =>
  loadChunk("element", serverOrigin).then(
    (part) => part.showCard(target, options, ...rest),
    (thrown) => {
      reportFailure(options.card, thrown, target);
      return false;
    },
  );
