/** @jsxImportSource preact */
import { Icon } from "../../icons.tsx";
import type { Section, SectionProps } from "../section.ts";
import { style } from "./style.ts";

function Location({ card, words: { location: text } }: SectionProps) {
  const address = card.address ?? "";
  return (
    <section class="loc" id="location">
      <h2>{text.heading}</h2>
      <p>
        <bdi>{address}</bdi>
      </p>
      <details class="map">
        <summary class="btn">
          <Icon name="pin" />
          <span class="show">{text.show}</span>
          <span class="hide">{text.hide}</span>
        </summary>
        <div class="frame" data-map={address}>
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
            target="_blank"
            rel="noopener"
          >
            {text.open}
          </a>
        </div>
      </details>
    </section>
  );
}

export const location: Section = {
  name: "location",
  fullOnly: true,
  style,
  hasContent: (card) => Boolean(card.address?.trim()),
  View: Location,
};
