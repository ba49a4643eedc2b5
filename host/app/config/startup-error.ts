/** A wrong setting or an unusable resource: stops the start with this one line. */
export class StartupError extends Error {
  override name = "StartError";
}
