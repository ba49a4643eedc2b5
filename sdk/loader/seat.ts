import type { CardData } from "../card/card-data.ts";
import type { LaunchOptions } from "./options.ts";

/** A chat window that belongs to a launcher. */
export interface ChatWindow {
  readonly isVisible: boolean;
  open(): void;
  close(): void;
  destroy(): void;
}

/** What a launcher and its window share. */
export interface Seat {
  options: LaunchOptions;
  /** Null when the host could not say. */
  card: CardData | null;
  base: HTMLElement;
  button: HTMLButtonElement;
  window?: ChatWindow;
}
