/** The clock of this browser; UTC where it says none, as in browsers that hide it. */
export function browserTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    if (timeZone && timeZone !== "Etc/Unknown") {
      new Intl.DateTimeFormat("en", { timeZone });
      return timeZone;
    }
  } catch {
    // a name that the browser itself does not know
  }
  return "UTC";
}
