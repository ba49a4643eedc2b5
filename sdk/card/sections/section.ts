import type { FunctionComponent } from "preact";
import type { CardData, SectionName } from "../card-data.ts";
import type { CardLinks } from "../links.ts";
import type { CardWords } from "../words/en.ts";
import type { FormState } from "./form/form-fields.ts";

export type CardVariant = "preview" | "full";

export interface SectionProps {
  card: CardData;
  links: CardLinks;
  words: CardWords;
  /** How the contact form stands, when the page answers a form sent without script. */
  form?: FormState;
}

/** One part of the card's body: its words and markup, its rules, and when there is anything to show. */
export interface Section {
  name: SectionName;
  /** Left out of the short preview. */
  fullOnly?: boolean;
  style: string;
  /** Rules that follow from what is on one card; they come after the theme's. */
  rules?(card: CardData): string;
  hasContent(card: CardData): boolean;
  View: FunctionComponent<SectionProps>;
}
