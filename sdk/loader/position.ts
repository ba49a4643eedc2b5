import type { ChatConfig } from "../page-runtime/answer.ts";
import type { LaunchOptions } from "./options.ts";

/** A chat window that belongs to a launcher. */
interface ChatWindow {
  readonly isVisible: boolean;
  open(): void;
  close(): void;
  destroy(): void;
}

/** Shared by a launcher and its window. */
export interface LauncherContext {
  options: LaunchOptions;
  /** Null if the server could not provide it. */
  card: ChatConfig | null;
  base: HTMLElement;
  button: HTMLButtonElement;
  window?: ChatWindow;
}
