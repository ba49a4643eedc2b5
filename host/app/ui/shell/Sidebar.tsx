import { IconChevronLeft, IconChevronRight, IconLogout, IconSettings } from "@tabler/icons-react";
import { Link, useLocation, useNavigate } from "@remix-run/react";
import { Initials } from "../Initials.tsx";
import { Logo } from "../Logo.tsx";
import { api } from "../api.ts";
import styles from "./Sidebar.module.css";
import { CONTACTS, INBOX, isCurrent, selectedCard, type SidebarLink, sidebarLinks, USERS } from "./sidebar-links.ts";
import { ThemeChoice } from "./ThemeChoice.tsx";
import { useAppData, useUser } from "../user.ts";
import { useCall } from "../use-call.ts";
import { useWords } from "../use-words.ts";
import { shellWords } from "./words.en.ts";

interface Props {
  /** The button beside the brand: collapses and expands, or closes the slide-out. */
  toggle: { label: string; isExpanded: boolean; onClick: () => void };
}

/** Brand, links and the signed-in user; the same beside the page and in the slide-out of small screens. */
export function Sidebar({ toggle }: Props) {
  const words = useWords(shellWords);
  const user = useUser();
  const { cardId, unread, shared, wishes: planRequests, isInTeam } = useAppData();
  const { pathname } = useLocation();
  const { cards, settings } = sidebarLinks(user.accessLevel, selectedCard(pathname, cardId), isInTeam);
  const Chevron = toggle.isExpanded ? IconChevronLeft : IconChevronRight;
  return (
    <>
      <div className={styles.brand}>
        <Link to="/dashboard" className={styles.home}>
          <Logo />
          <span>Meishi</span>
        </Link>
        <button
          type="button"
          className={styles.icon}
          aria-label={toggle.label}
          aria-expanded={toggle.isExpanded}
          onClick={toggle.onClick}
        >
          <Chevron size={20} aria-hidden />
        </button>
      </div>
      <nav className={styles.nav} aria-label={words.main}>
        <Links
          links={cards}
          pathname={pathname}
          badges={{ [INBOX]: [unread, words.unread(unread)], [CONTACTS]: [shared, words.shared(shared)] }}
        />
        {/* Seldom needed: open where the page is one of them. */}
        <details className={styles.settings} open={settings.some(({ to }) => isCurrent(to, pathname))}>
          <summary className={styles.link} data-tip={words.settings}>
            <IconSettings size={20} stroke={1.8} aria-hidden />
            <span>{words.settings}</span>
            <CountBadge badge={[planRequests, words.wishes(planRequests)]} />
          </summary>
          <Links
            links={settings}
            pathname={pathname}
            badges={{ [USERS]: [planRequests, words.wishes(planRequests)] }}
          />
          <ThemeChoice />
        </details>
      </nav>
      <Me name={user.fullName ?? user.username} email={user.email} />
    </>
  );
}

interface LinksProps {
  links: SidebarLink[];
  pathname: string;
  /** Number of pending items by link, and its label. */
  badges: Record<string, [count: number, said: string]>;
}

function Links({ links, pathname, badges }: LinksProps) {
  const words = useWords(shellWords);
  return (
    <ul>
      {links.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link
            to={to}
            prefetch="intent"
            className={styles.link}
            data-tip={words.links[label] ?? label}
            aria-current={isCurrent(to, pathname) ? "page" : undefined}
          >
            <Icon size={20} stroke={1.8} aria-hidden />
            <span>{words.links[label] ?? label}</span>
            <CountBadge badge={badges[to]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function CountBadge({ badge: [count, label] = [0, ""] }: { badge: [count: number, said: string] | undefined }) {
  return count > 0 && <small aria-label={label}>{count}</small>;
}

function Me({ name, email }: { name: string; email: string }) {
  const words = useWords(shellWords);
  const navigate = useNavigate();
  const { call, isBusy: isSigningOut } = useCall(words.notSignedOut, { leavesPage: true });

  async function signOut() {
    const isDone = await call(() => api("POST", "/api/logout"), words.signedOut, words.signedOutText);
    if (isDone) navigate("/auth");
  }

  return (
    <div className={styles.me}>
      <Initials name={name} />
      <div className={styles.who}>
        <b title={name}>
          <bdi>{name}</bdi>
        </b>
        <small title={email}>{email}</small>
      </div>
      <button
        type="button"
        className={styles.icon}
        data-tip={words.signOut}
        aria-label={words.signOut}
        data-leads-on
        disabled={isSigningOut}
        onClick={signOut}
      >
        <IconLogout size={20} stroke={1.8} aria-hidden />
      </button>
    </div>
  );
}
