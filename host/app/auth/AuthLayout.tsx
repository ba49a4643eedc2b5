import { IconChartBar, IconDeviceFloppy, IconQrcode } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "@remix-run/react";
import { Logo } from "../ui/Logo.tsx";
import { useWords } from "../ui/use-words.ts";
import styles from "./auth.module.css";
import { authWords } from "./words.en.ts";

/** The page around every form of a visitor: way home, the form, and what Meishi is good for beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { about } = useWords(authWords);
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header>
          <Link to="/" reloadDocument className={styles.home}>
            <Logo size={32} />
            Meishi
          </Link>
        </header>
        <main className={styles.form}>{children}</main>
      </div>
      <aside className={styles.panel} aria-label={about.label}>
        <div className={styles.sample} aria-hidden="true">
          <span className={styles.portrait}>ME</span>
          <b>Mara Example</b>
          <small>{about.role}</small>
        </div>
        <h2>{about.heading}</h2>
        <ul>
          <li>
            <IconQrcode size={20} stroke={1.8} aria-hidden />
            {about.shared}
          </li>
          <li>
            <IconDeviceFloppy size={20} stroke={1.8} aria-hidden />
            {about.saved}
          </li>
          <li>
            <IconChartBar size={20} stroke={1.8} aria-hidden />
            {about.seen}
          </li>
        </ul>
      </aside>
    </div>
  );
}
