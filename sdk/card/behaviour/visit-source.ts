export interface VisitSource {
  source: string;
  campaign?: string;
}

/** How a visitor got here, by the address of the card's own page. */
export function visitSource(): VisitSource {
  const said = new URLSearchParams(location.search);
  return { source: said.get("s") ?? "link", campaign: said.get("c") ?? undefined };
}
