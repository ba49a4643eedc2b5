import type { CSSProperties } from "react";
import { initialsOf } from "../ui/Initials.tsx";
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
      {card.profilePicture ? <img src={card.profilePicture} alt="" /> : initialsOf(card.name ?? card.slug)}
    </span>
  );
}

/** A card in small: cover, portrait, name and the shape of its buttons. For the eye only. */
export function CardPicture({ card }: { card: DashboardCard }) {
  return (
    <div className={styles.picture} style={lookStyle(card)} aria-hidden="true">
      <div className={styles.cover} />
      <Portrait card={card} />
      <strong>{card.name ?? card.slug}</strong>
      <small>{card.title}</small>
      <i />
      <span className={styles.lines}>
        <b />
        <b />
      </span>
    </div>
  );
}
