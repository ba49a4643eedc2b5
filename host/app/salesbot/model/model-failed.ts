import type { Objection } from "./grounds.ts";

/** The model has no usable answer, so the built-in engine replies. `reason` is for the log and has no personal data. */
export class ModelFailed extends Error {
  override name = "ModelFailed";
  constructor(readonly reason: string) {
    super(reason);
  }
}

/** A sentence of the model broke a rule of the guard; `cause` says which. */
export class Overruled extends ModelFailed {
  override name = "Overruled";
  constructor(override readonly cause: Objection) {
    super(cause.rule);
  }
}
