import { themeOf } from "#sdk/card/themes/index.ts";
import { Initials } from "../ui/Initials.tsx";
import type { ShownCard } from "./Dashboard.tsx";
import styles from "./dashboard.module.css";

/** A small picture of a card: its cover and its portrait, in its theme's colours. */
export function CardArt({ card, isLarge }: { card: ShownCard; isLarge?: boolean }) {
  const theme = themeOf(card.theme);
  return (
    <div
      className={styles.art} data-large={isLarge || undefined} aria-hidden
      style={{ ["--art-cover" as string]: theme.colors.primary, ["--art-tint" as string]: theme.colors.tint }}
    >
      {card.coverPhoto && <img src={card.coverPhoto} alt="" className={styles.cover} />}
      <div className={styles.portrait}>
        {card.profilePicture ? <img src={card.profilePicture} alt="" /> : <Initials name={card.name ?? card.slug} />}
      </div>
    </div>
  );
}
