import type { ReactNode } from "react";
import styles from "./ui.module.css";

interface Props {
  title: string;
  /** One sentence of what will come here. */
  children: ReactNode;
  /** The one button that does it. */
  action?: ReactNode;
  /** Instead of the drawn card, for lists of other things. */
  icon?: ReactNode;
}

/** Shown where there is nothing yet: a drawing, one sentence, one button. */
export function EmptyState({ title, children, action, icon }: Props) {
  return (
    <section className={styles.empty}>
      {icon ? (
        <span className={styles.emptyIcon} aria-hidden="true">
          {icon}
        </span>
      ) : (
        <CardDrawing />
      )}
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  );
}

function CardDrawing() {
  return (
    <svg className={styles.ghost} viewBox="0 0 132 84" aria-hidden="true">
      <rect width="132" height="84" rx="12" className={styles.ghostBack} transform="rotate(-7 66 42)" />
      <g transform="rotate(4 66 42)">
        <rect width="132" height="84" rx="12" fill="var(--mantine-color-amber-5)" />
        <g fill="#1c1206">
          <circle cx="28" cy="30" r="11" />
          <rect x="52" y="22" width="52" height="7" rx="2" />
          <rect x="52" y="36" width="36" height="6" rx="2" opacity="0.6" />
          <rect x="17" y="58" width="98" height="10" rx="2" opacity="0.25" />
        </g>
      </g>
    </svg>
  );
}
