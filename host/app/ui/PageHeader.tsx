import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "./use-words.ts";
import { uiWords } from "./words.en.ts";
import styles from "./ui.module.css";

interface Props {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Pages above this one, outermost first; the current page is not among them. */
  trail?: { label: string; to: string }[];
  /** Buttons at the end of the line; full width on phones. */
  children?: ReactNode;
}

/** The top of every owner page: way back, h1, one line of explanation, actions. */
export function PageHeader({ title, subtitle, trail = [], children }: Props) {
  return (
    <header className={styles.header}>
      {trail.length > 0 && <Breadcrumbs trail={trail} />}
      <div className={styles.headline}>
        <div>
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  );
}

function Breadcrumbs({ trail }: { trail: { label: string; to: string }[] }) {
  const words = useWords(uiWords);
  return (
    <nav aria-label={words.trail}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }, i) => (
          <li key={to}>
            {trail.length === 1 && <IconChevronLeft size={14} aria-hidden />}
            {i > 0 && <IconChevronRight size={14} aria-hidden />}
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
