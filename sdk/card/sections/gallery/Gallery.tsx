/** @jsxImportSource preact */
import type { CardData } from "../../card-data.ts";
import { displayName } from "../../contact.ts";
import { type CardLinks, pictureLink } from "../../links.ts";
import type { Section, SectionProps } from "../section.ts";
import { style } from "./style.ts";

function pictures(card: CardData, links: CardLinks) {
  return card.gallery.flatMap(({ url, alt }) => {
    const src = pictureLink(url, links);
    return src ? [{ src, alt }] : [];
  });
}

function Gallery({ card, links, words: { gallery: text } }: SectionProps) {
  const all = pictures(card, links);
  /** Pictures that span columns: the first of many, and the last where it would leave a gap in its row. */
  const isWide = (i: number) => (i === 0 && all.length > 7) || (i === all.length - 1 && all.length % 3 > 0);
  return (
    <section class="pics">
      <h2>{text.heading}</h2>
      <ul class="gallery">
        {all.map(({ src, alt }, i) => (
          <li key={i}>
            <a href={src} data-picture={i}>
              <img
                {...links.picture(src, 240, 480, 960)}
                sizes={isWide(i) ? "320px" : "160px"}
                alt={alt || text.picture(i + 1, all.length, displayName(card))}
                width="480"
                height="480"
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const gallery: Section = {
  name: "gallery",
  fullOnly: true,
  style,
  hasContent: (card) => card.gallery.some(({ url }) => Boolean(url)),
  View: Gallery,
};
