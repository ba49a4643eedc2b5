/** How a visitor got here: the address of the card's own page says it; those of other sites say nothing about us. */
export function cameBy(origin = ""): { source: string; campaign?: string } {
  if (origin) return { source: "embed" };
  const said = new URLSearchParams(location.search);
  return { source: said.get("s") ?? "link", campaign: said.get("c") ?? undefined };
}
