/** @jsxImportSource preact */
import { type CardData } from "../../card-data.ts";
import { Icon } from "../../icons.tsx";
import { safeLink } from "../../safe-link.ts";
import { networkGlyphs } from "../../network-glyphs.tsx";
import { type Section, type SectionProps } from "../section.ts";
import { networkOf } from "./networks.ts";
import { style } from "./style.ts";

function shown(card: CardData) {
  return Object.entries(card.socialLinks).flatMap(([key, url]) => {
    const href = safeLink(url);
    return href ? [{ key, href, ...networkOf(key) }] : [];
  });
}

function Social({ card }: SectionProps) {
  return (
    <ul class="card-social">
      {shown(card).map(({ key, href, label, icon }) => (
        <li key={key}>
          <a href={href} target="_blank" rel="noopener me" aria-label={label} title={label} data-track={`social:${key}`}>
            <Icon name={icon} of={networkGlyphs} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export const social: Section = { name: "social", style, hasContent: (card) => shown(card).length > 0, View: Social };
