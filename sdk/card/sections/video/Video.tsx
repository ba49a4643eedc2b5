/** @jsxImportSource preact */
import { displayName } from "../../contact.ts";
import { Icon } from "../../icons.tsx";
import type { Section, SectionProps } from "../section.ts";
import { style } from "./style.ts";
import { videoSource } from "./video-source.ts";

function Video({ card, links, words: { video: text } }: SectionProps) {
  const source = videoSource(card.videoUrl, links.origin);
  if (!source) return null;
  return (
    <section class="clip">
      <h2>{text.heading}</h2>
      {source.kind === "file" ? (
        <video
          class="video"
          controls
          playsInline
          preload="none"
          src={source.url}
          aria-label={text.by(displayName(card))}
        />
      ) : (
        <a class="video" href={source.page} target="_blank" rel="noopener" data-player={source.player}>
          <Icon name="play" />
          <span>
            <bdi>{text.by(displayName(card))}</bdi>
          </span>
        </a>
      )}
    </section>
  );
}

export const video: Section = {
  name: "video",
  style,
  hasContent: (card) => videoSource(card.videoUrl, "https://host") !== null,
  View: Video,
};
