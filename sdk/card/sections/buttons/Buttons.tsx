/** @jsxImportSource preact */
import type { CardData } from "../../card-data.ts";
import { textColorOn, colorStops } from "../../colours.ts";
import { safeLink } from "../../links.ts";
import type { Section, SectionProps } from "../section.ts";
import { style } from "./style.ts";

/**
 * Buttons with a label and a link that may be pressed, each with its place in the owner's list: clicks are counted by
 * it.
 */
function visibleButtons(card: CardData) {
  return card.customButtons.flatMap((button, index) => {
    const href = safeLink(button.url);
    return href && button.text.trim() ? [{ index, href, label: button.text, color: button.backgroundColor }] : [];
  });
}

function Buttons({ card }: SectionProps) {
  return (
    <div class="custom">
      {visibleButtons(card).map(({ index, href, label }) => (
        <a
          key={index}
          class={`btn c${index}`}
          href={href}
          target="_blank"
          rel="noopener"
          data-track={`custom:button-${index}`}
        >
          <span dir="auto">{label}</span>
        </a>
      ))}
    </div>
  );
}

/**
 * The owners' button colours as rules (a style attribute would need a looser content policy), each with an ink that
 * reads.
 */
function rules(card: CardData): string {
  return visibleButtons(card)
    .flatMap(({ index, color }) => {
      const ground = colorStops(color);
      return ground ? [`.c${index}{--c:${ground[0]};--ci:${textColorOn(ground)}}`] : [];
    })
    .join("\n");
}

export const buttons: Section = {
  name: "buttons",
  style,
  rules,
  hasContent: (card) => visibleButtons(card).length > 0,
  View: Buttons,
};
