const LABELS = {
  account: ["Basic", "Professional", "Enterprise", "Editor", "Admin"],
  users: ["User", "Manager", "Developer", "Admin", "System Admin"],
  dashboard: ["Basic", "Professional", "Enterprise", "Admin", "Admin"],
} as const;

/** The name of an access level, which differs between the account page, the user table and the dashboard. */
export function levelLabel(level: number | null | undefined, page: keyof typeof LABELS): string {
  return LABELS[page][(level ?? 0) - 1] ?? "Guest";
}
