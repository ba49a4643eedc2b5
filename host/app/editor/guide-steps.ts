import type { EditorCard } from "./editor-card.ts";

export interface GuideStep {
  tab: "basic" | "design" | "gallery" | "social" | "buttons";
  label: string;
  isDone(card: EditorCard): boolean;
}

/** The five steps to a finished card; each is done when the card holds what it asks for. */
export const GUIDE_STEPS: GuideStep[] = [
  {
    tab: "basic",
    label: "Basic info",
    isDone: (card) => Boolean(card.name && card.title && (card.phone || card.email)),
  },
  {
    tab: "design",
    label: "Design",
    isDone: (card) =>
      Boolean(card.profilePicture || card.coverPhoto || card.customizations.colors || card.theme !== "minimalist"),
  },
  { tab: "gallery", label: "Gallery", isDone: (card) => card.gallery.length > 0 },
  { tab: "social", label: "Social links", isDone: (card) => Object.keys(card.socialLinks).length > 0 },
  { tab: "buttons", label: "Buttons", isDone: (card) => card.customButtons.length > 0 },
];

export const completedSteps = (card: EditorCard) =>
  GUIDE_STEPS.filter((step) => step.isDone(card)).map(({ tab }) => tab);
export const progressOf = (completed: readonly string[]) => Math.round((100 * completed.length) / GUIDE_STEPS.length);
