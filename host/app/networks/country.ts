/** The country that a browser's languages speak of: `de-AT` Austria, `de` alone Germany; undefined for `*` or none. */
export function countryOfLanguages(accepted: string | null): string | undefined {
  for (const part of (accepted ?? "").slice(0, 200).split(",")) {
    const language = part.split(";")[0]!.trim();
    if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language)) continue;
    try {
      return new Intl.Locale(language).maximize().region;
    } catch {
      continue;
    }
  }
  return undefined;
}
