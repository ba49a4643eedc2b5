/** @jsxImportSource preact */
import type { CardData } from "../../card-data.ts";
import { Icon } from "../../icons.tsx";
import { safeLink, urlOf } from "../../links.ts";
import type { Section, SectionProps } from "../section.ts";
import { networkGlyphs } from "./glyphs.tsx";
import { quotedName } from "./networks.ts";
import { style } from "./style.ts";

/** The glyph of a network; the link's for one that has none. */
export const NetworkIcon = ({ name }: { name: string }) => <Icon name={name} of={networkGlyphs} />;

function visibleLinks(card: CardData) {
  return Object.entries(card.socialLinks).flatMap(([key, link]) => {
    const href = safeLink(urlOf(link));
    return href ? [{ key, href, label: quotedName(key) }] : [];
  });
}

function Social({ card }: SectionProps) {
  return (
    <ul class="card-social">
      {visibleLinks(card).map(({ key, href, label }) => (
        <li key={key}>
          <a
            href={href}
            target="_blank"
            rel="noopener me"
            aria-label={label}
            title={label}
            data-track={`social:${key}`}
          >
            <NetworkIcon name={key} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export const social: Section = {
  name: "social",
  style,
  hasContent: (card) => visibleLinks(card).length > 0,
  View: Social,
};
