/** What the assistant is doing. */
export type Phase =
  | { kind: "idle" }
  /** The greeting is on its way; a visitor who is quicker does not have to wait. */
  | { kind: "greeting" }
  | { kind: "waiting" }
  | { kind: "answering"; text: string }
  | { kind: "failed" };

export const IDLE: Phase = { kind: "idle" };
