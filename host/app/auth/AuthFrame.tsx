import { IconChartBar, IconDeviceFloppy, IconQrcode } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "@remix-run/react";
import { Mark } from "../ui/Mark.tsx";
import styles from "./auth.module.css";

/** The page around every form of a visitor: way home, the form, and what Meishi is good for beside it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header>
          <Link to="/" reloadDocument className={styles.home}>
            <Mark size={32} />
            Meishi
          </Link>
        </header>
        <main className={styles.form}>{children}</main>
      </div>
      <aside className={styles.panel} aria-label="About Meishi">
        <div className={styles.sample} aria-hidden="true">
          <span className={styles.portrait}>ME</span>
          <b>Mara Example</b>
          <small>Architect, Example Studio</small>
        </div>
        <h2>A business card that people keep</h2>
        <ul>
          <li>
            <IconQrcode size={20} stroke={1.8} aria-hidden />
            Shared by link, QR code or contact file
          </li>
          <li>
            <IconDeviceFloppy size={20} stroke={1.8} aria-hidden />
            Saved to a phone with one tap, no app needed
          </li>
          <li>
            <IconChartBar size={20} stroke={1.8} aria-hidden />
            You see views, clicks and saves as they happen
          </li>
        </ul>
      </aside>
    </div>
  );
}
