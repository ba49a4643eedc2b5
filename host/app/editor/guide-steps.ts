import { safeLink, urlOf } from "#sdk/card/links.ts";
import type { SectionName } from "#sdk/card/card-data.ts";
import { asVisitor } from "../rendered-cards/as-visitor.ts";
import type { EditorCard } from "./editor-card.ts";

export interface GuideStep {
  tab: "basic" | "design" | "gallery" | "social" | "buttons";
  /** Whether a visitor sees what the step asks for. */
  isDone(card: EditorCard): boolean;
}

const shows = ({ customizations }: EditorCard, section: SectionName) => !customizations.hidden?.includes(section);
const isFilled = (text: string | null) => Boolean(text?.trim());

/** The five steps to a finished card; each is done when visitors see what it asks for. */
export const GUIDE_STEPS: GuideStep[] = [
  {
    tab: "basic",
    isDone: (card) =>
      isFilled(card.name) &&
      isFilled(card.title) &&
      shows(card, "rows") &&
      card.contacts.some(({ kind }) => kind === "phone" || kind === "email"),
  },
  {
    tab: "design",
    isDone: ({ profilePicture, coverPhoto, theme, customizations: { colors } }) =>
      Boolean(profilePicture || coverPhoto || theme !== "minimalist" || Object.keys(colors ?? {}).length > 0),
  },
  { tab: "gallery", isDone: (card) => shows(card, "gallery") && card.gallery.some(({ url }) => isFilled(url)) },
  {
    tab: "social",
    isDone: (card) =>
      shows(card, "social") && Object.values(card.socialLinks).some((link) => safeLink(urlOf(link)) !== null),
  },
  {
    tab: "buttons",
    isDone: (card) =>
      shows(card, "buttons") && card.customButtons.some(({ text, url }) => isFilled(text) && safeLink(url) !== null),
  },
];

/** The steps that are done, on the card as visitors will see it. */
export function completedSteps(card: EditorCard): GuideStep["tab"][] {
  const visibleCard = asVisitor(card);
  return GUIDE_STEPS.filter((step) => step.isDone(visibleCard)).map(({ tab }) => tab);
}

export const progressOf = (completed: readonly string[]) => Math.round((100 * completed.length) / GUIDE_STEPS.length);
