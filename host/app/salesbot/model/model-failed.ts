/**
 * The model has no usable answer, so the built-in engine replies. `reason` is for the log and quotes nobody.
 */
export class ModelFailed extends Error {
  override name = "ModelFailed";
  constructor(
    readonly reason: string,
    readonly tokens = 0,
  ) {
    super(reason);
  }
}
