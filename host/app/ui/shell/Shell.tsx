import { VisuallyHidden } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { Link, useLocation, useNavigation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Logo } from "../Logo.tsx";
import styles from "./Shell.module.css";
import side from "./Sidebar.module.css";
import { useRevalidateOnFocus } from "../refetch.ts";
import { Sidebar } from "./Sidebar.tsx";
import { useSidebarState } from "./sidebar-state.ts";
import { useWords } from "../use-words.ts";
import { shellWords } from "./words.en.ts";

/** The frame of protected pages: sidebar with the links this user may follow, content beside it. */
export function Shell({ children }: { children: ReactNode }) {
  const words = useWords(shellWords);
  const { isCollapsed, setCollapsed } = useSidebarState();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useRevalidateOnFocus();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <ProgressLine />
      <aside className={side.side} aria-label={words.sidebar}>
        <Sidebar
          toggle={{
            label: isCollapsed ? words.expand : words.collapse,
            isExpanded: !isCollapsed,
            onClick: () => setCollapsed(!isCollapsed),
          }}
        />
      </aside>
      <TopBar />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.wrap}>{children}</div>
      </main>
    </div>
  );
}

/**
 * Below 768 px: brand and the button that slides the sidebar out. A <dialog> traps focus and closes on Escape by
 * itself.
 */
function TopBar() {
  const words = useWords(shellWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();

  const close = () => dialog.current?.close();
  /** Closes the slide-out after a press beside it or on a link or action, whose dialogs it would hide. */
  function closeAfter({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget || (target as Element).closest("a, [data-leads-on]")) close();
  }

  useEffect(() => {
    if (isOpen) dialog.current?.showModal(); // after its content is there, so that focus goes into it
  }, [isOpen]);
  useEffect(close, [pathname]);
  useEffect(() => {
    const wide = window.matchMedia("(min-width: 48em)");
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  return (
    <header className={side.topbar}>
      <Link to="/dashboard" className={side.home}>
        <Logo />
        <span>Meishi</span>
      </Link>
      <button
        type="button"
        className={side.icon}
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} stroke={1.8} aria-hidden />
      </button>
      <dialog
        ref={dialog}
        className={side.drawer}
        aria-label={words.menu}
        onClose={() => setOpen(false)}
        onClick={closeAfter}
      >
        <div className={side.drawerSide}>
          {isOpen && <Sidebar toggle={{ label: words.closeMenu, isExpanded: true, onClick: close }} />}
        </div>
      </dialog>
    </header>
  );
}

/** A line at the top edge while a page loads; it waits a moment, so that quick pages show none. */
function ProgressLine() {
  const words = useWords(shellWords);
  const isLoading = useNavigation().state !== "idle";
  return (
    <div role="status" className={styles.progress} data-loading={isLoading || undefined}>
      {isLoading && <VisuallyHidden component="span">{words.loading}</VisuallyHidden>}
    </div>
  );
}

/** After each navigation the new page's heading gets focus, as if a document had been loaded. */
function useFocusOnNavigation(main: RefObject<HTMLElement>): void {
  const { pathname } = useLocation();
  const previousPath = useRef(pathname);
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    const heading = main.current?.querySelector<HTMLElement>("h1");
    if (heading) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, main]);
}
