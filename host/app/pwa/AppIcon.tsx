import { IconPhoto } from "@tabler/icons-react";
import { useState } from "react";
import { useWords } from "../ui/use-words.ts";
import { pwaWords } from "./words.en.ts";
import styles from "./previews.module.css";

interface Props {
  /** Empty: the placeholder. */
  src: string;
  /** Words for those who do not see it; empty where a caption says it already. */
  alt?: string;
  shape?: "circle" | "squircle" | "square";
  /** Colour behind a transparent icon. */
  background?: string;
  className?: string;
}

/** An icon as a system draws it; a placeholder stands in where it cannot be loaded. */
export function AppIcon({ src, alt = "", shape = "square", background, className = "" }: Props) {
  const words = useWords(pwaWords);
  const [failed, setFailed] = useState<string>();
  const isVisible = src !== "" && failed !== src;
  return (
    <span className={`${styles.icon} ${className}`} data-shape={shape} style={{ background }}>
      {isVisible ? (
        <img
          ref={(image) => image?.complete && image.naturalWidth === 0 && setFailed(src)}
          src={src}
          alt={alt}
          onError={() => setFailed(src)}
        />
      ) : (
        <IconPhoto className={styles.placeholder} role="img" aria-label={alt || words.noIcon} />
      )}
    </span>
  );
}
