/** User-Agent patterns of address book programs; the first match counts. */
const PROGRAMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bDAVx5\b|\bDAVdroid\b/i, "DAVx⁵"],
  [/^iOS\/|\bdataaccessd\b|\biPhone\b|\biPad\b/i, "iPhone, iPad"],
  [/^macOS\/|\bAddressBook(?:Core)?\b|\bMac OS X\b/i, "macOS"],
  [/\bThunderbird\b/i, "Thunderbird"],
  [/\bEvolution\b/i, "Evolution"],
  [/\bvdirsyncer\b/i, "vdirsyncer"],
  [/\bCardBook\b/i, "CardBook"],
  [/\bOutlook\b|\bCalDavSynchronizer\b/i, "Outlook"],
];
const MAX_USER_AGENT = 500;

/** Which program on what device sends a request, for its owner to recognize; null if none that we know. */
export function deviceOfProgram(userAgent: string): string | null {
  const text = userAgent.slice(0, MAX_USER_AGENT);
  return PROGRAMS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
