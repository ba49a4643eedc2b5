import { catalogue } from "../../languages/catalogue.ts";

/** The frame of owners' pages: sidebar, menu, theme. */
export const words = {
  skip: "Skip to content",
  sidebar: "Sidebar",
  menu: "Menu",
  closeMenu: "Close menu",
  expand: "Expand sidebar",
  collapse: "Collapse sidebar",
  loading: "Loading…",
  main: "Main",
  settings: "Settings",
  signOut: "Sign out",
  signedOut: "Logged out",
  signedOutText: "You've been successfully logged out",
  newVersion: "A new version of Meishi is ready",
  reload: "Reload",
  notSignedOut: "Logout failed",
  themes: {
    name: "Theme",
    light: "Light theme",
    dark: "Dark theme",
    auto: "System theme",
    lightTip: "Light",
    darkTip: "Dark",
    autoTip: "System",
  },
  /** By their English label; one that is not here stays as it is. */
  links: {} as Record<string, string>,
  unread: (count: number) => `${count} unread`,
  shared: (count: number) => (count === 1 ? "1 person shared details" : `${count} people shared details`),
  wishes: (count: number) => (count === 1 ? "1 plan request" : `${count} plan requests`),
};

export type ShellWords = typeof words;
export const shellWords = catalogue("ui/shell", words);
