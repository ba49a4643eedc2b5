/** @jsxImportSource preact */
import type { Section, SectionProps } from "../section.ts";
import { style } from "./style.ts";

/**
 * Owners' embed codes, each in a frame of the server that is sandboxed without the server's origin: its scripts run,
 * but
 * reach neither the card, nor cookies, nor the embedding page.
 */
function Embeds({ card, links, words: { embeds: text } }: SectionProps) {
  return (
    <section class="embeds" aria-label={text.heading}>
      {card.embedCodes.map(
        (code, i) =>
          code.trim() && (
            <iframe
              key={i}
              src={links.embed(i)}
              title={text.frame(i + 1)}
              loading="lazy"
              referrerpolicy="no-referrer"
              sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms"
            />
          ),
      )}
    </section>
  );
}

export const embeds: Section = {
  name: "embeds",
  fullOnly: true,
  style,
  hasContent: (card) => card.embedCodes.some((code) => code.trim()),
  View: Embeds,
};
