import type { CSSProperties } from "react";
import { initials } from "#sdk/card/initials.ts";
import styles from "./dashboard.module.css";
import type { DashboardCard } from "./dashboard.server.ts";

type Look = CSSProperties & Record<`--${string}`, string>;

/** A card's colours as properties of its small picture. */
export const lookStyle = ({ look, coverPhoto }: DashboardCard): Look => ({
  "--c-primary": look.primary,
  "--c-accent": look.accent,
  "--c-surface": look.surface,
  "--c-ink": look.ink,
  ...(coverPhoto && { "--c-cover": `url(${JSON.stringify(coverPhoto)})` }),
});

/** The portrait of a small picture: the photo, else initials. */
export function Portrait({ card }: { card: DashboardCard }) {
  return (
    <span className={styles.portrait} aria-hidden="true">
      {card.profilePicture ? <img src={card.profilePicture} alt="" /> : initials(card.name ?? card.slug)}
    </span>
  );
}
