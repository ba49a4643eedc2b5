/** A wrong setting or an unusable resource: stops the start with this one line. */
export class StartError extends Error {
  override name = "StartError";
}
