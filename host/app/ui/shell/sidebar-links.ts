import {
  IconBook2,
  IconChartBar,
  IconCode,
  IconDeviceMobile,
  IconHistory,
  IconHome,
  IconMessages,
  IconPencil,
  type IconProps,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { LEVEL } from "../../access.ts";

export interface SidebarLink {
  to: string;
  label: string;
  icon: ComponentType<IconProps>;
}

export const INBOX = "/inbox";
export const CONTACTS = "/contacts";
/** A page outside of the frame, for readers without an account, too. */
const DEVELOPERS = "/developers";
export const USERS = "/users";

/** The links of the sidebar for a level; those about a card or a team only where there is, or can be, one. */
export function sidebarLinks(
  level: number,
  cardId: number | null,
  isInTeam = false,
): { cards: SidebarLink[]; settings: SidebarLink[] } {
  return {
    cards: [
      { to: "/dashboard", label: "Dashboard", icon: IconHome },
      ...(cardId === null
        ? []
        : [
            { to: `/editor/${cardId}`, label: "Card Editor", icon: IconPencil },
            { to: `/analytics/${cardId}`, label: "Advanced Analytics", icon: IconChartBar },
            { to: INBOX, label: "Inbox", icon: IconMessages },
          ]),
      { to: CONTACTS, label: "Contacts", icon: IconUsers },
    ],
    settings: [
      { to: "/account", label: "Account", icon: IconUser },
      ...(isInTeam || level >= LEVEL.developer ? [{ to: "/team", label: "Team", icon: IconUsersGroup }] : []),
      { to: "/guide", label: "Guide", icon: IconBook2 },
      ...(level >= LEVEL.developer ? [{ to: DEVELOPERS, label: "Developers", icon: IconCode }] : []),
      ...(level >= LEVEL.admin
        ? [
            { to: USERS, label: "User Management", icon: IconUsers },
            { to: "/activity", label: "Activity", icon: IconHistory },
          ]
        : []),
      ...(level >= LEVEL.basic ? [{ to: "/pwa-settings", label: "PWA Settings", icon: IconDeviceMobile }] : []),
    ],
  };
}

const EDITORS = /^\/(?:editor|card-editor|mobile-editor)\/([^/]+)/;

/** The card a page is about, by its address; `otherwise` on pages about none. */
export function selectedCard(pathname: string, otherwise: number | null): number | null {
  const id = pathname.match(
    /^\/(?:editor|card-editor|mobile-editor|analytics|salesbot|share)\/(\d{1,15})(?:\/|$)/,
  )?.[1];
  return id === undefined ? otherwise : Number(id);
}

/**
 * Whether a link leads to the current page: all editors of a card count as Card Editor, and the list
 * of all cards as User Management.
 */
export function isCurrent(to: string, pathname: string): boolean {
  const edited = pathname.match(EDITORS)?.[1];
  if (edited !== undefined) return to === `/editor/${edited}`;
  if (to === USERS && pathname === "/cards") return true;
  return pathname === to || pathname.startsWith(`${to}/`);
}
