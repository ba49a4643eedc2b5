import { useEffect, useRef } from "react";
import type { RenderedCard } from "../rendered-cards/rendered-card.ts";
import { mountCard } from "../rendered-cards/mount-card.ts";
import styles from "./dashboard.module.css";

/** The upper part of a card in its theme, small. For the eye only. */
export function FeaturedPicture({ renderedCard }: { renderedCard: RenderedCard }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) mountCard(host.current, renderedCard);
  }, [renderedCard]);
  return (
    <div className={styles.picture} aria-hidden="true">
      <div ref={host} />
    </div>
  );
}
