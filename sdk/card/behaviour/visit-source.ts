export interface VisitSource {
  source: string;
  campaign?: string;
}

/** How a visitor got here, by the address of the card's own page. */
export function visitSource(): VisitSource {
  const query = new URLSearchParams(location.search);
  return { source: query.get("s") ?? "link", campaign: query.get("c") ?? undefined };
}
