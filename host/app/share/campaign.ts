/** A named code and link of a card, and what it has brought. */
export interface Campaign {
  id: number;
  name: string;
  /** In the link and on printed codes: it stays when the campaign is renamed. */
  code: string;
  url: string;
  note: string | null;
  /** Whether visits still count for it. An ended campaign's code goes on showing the card. */
  isActive: boolean;
  views: number;
  saves: number;
  /** Messages sent through the card's form. */
  leads: number;
}

export const CAMPAIGN_LIMITS = { name: 60, note: 300, perCard: 500 } as const;

/** Saves and messages per hundred views, formatted for `locale`; a dash without views. */
export function conversionOf(
  { views, saves, leads }: Pick<Campaign, "views" | "saves" | "leads">,
  locale: string,
): string {
  if (views === 0) return "–";
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return `${(((saves + leads) / views) * 100).toLocaleString(locale, digits)} %`;
}
