/** One form that a visitor sent, as its owner gets it. */
export interface ReceivedForm {
  id: number;
  cardId: number;
  /** Answers by field id. */
  formData: Record<string, string>;
  consentText: string | null;
  submitterLocation: string | null;
  submitterDevice: string | null;
  /** ISO 3166. */
  country: string | null;
  timestamp: string;
}
