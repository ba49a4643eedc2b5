import { describe, expect, it } from "vitest";
import { isCurrent, selectedCard, sidebarLinks } from "./sidebar-links.ts";

const labels = (level: number, cardId: number | null) => {
  const { cards, settings } = sidebarLinks(level, cardId);
  return [...cards, ...settings].map(({ label }) => label);
};

describe("sidebar links", () => {
  it("show User Management from level 4 on", () => {
    expect(labels(3, 7)).not.toContain("User Management");
    expect(labels(4, 7)).toEqual([
      "Dashboard",
      "Card Editor",
      "Advanced Analytics",
      "Inbox",
      "Contacts",
      "Account",
      "Team",
      "Guide",
      "Developers",
      "User Management",
      "Activity",
      "PWA Settings",
    ]);
  });

  it("show the Inbox at every level", () => {
    expect(labels(1, 7)).toContain("Inbox");
  });

  it("leave out what needs a card when there is none", () => {
    expect(labels(1, null)).toEqual(["Dashboard", "Contacts", "Account", "Guide", "PWA Settings"]);
  });

  it("lead to the card the page is about", () => {
    expect(selectedCard("/analytics/12", 3)).toBe(12);
    expect(selectedCard("/mobile-editor/12", 3)).toBe(12);
    expect(selectedCard("/account", 3)).toBe(3);
    expect(selectedCard("/analytics/x", null)).toBeNull();
  });

  it("are current on their page, the editors all under one link", () => {
    expect(isCurrent("/dashboard", "/dashboard")).toBe(true);
    expect(isCurrent("/editor/5", "/card-editor/5")).toBe(true);
    expect(isCurrent("/editor/5", "/mobile-editor/5")).toBe(true);
    expect(isCurrent("/editor/5", "/mobile-editor/6")).toBe(false);
    expect(isCurrent("/analytics/5", "/card-editor/5")).toBe(false);
    expect(isCurrent("/inbox", "/salesbot/5")).toBe(false);
    expect(isCurrent("/users", "/cards")).toBe(true);
  });
});
