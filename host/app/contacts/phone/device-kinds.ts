/** What contacts can be brought to, as the page offers it. */
export const DEVICE_KINDS = ["iphone", "android", "mac", "thunderbird", "other"] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Which of them a browser runs on; a phone where that is not clear, as most people want their contacts there. */
export function deviceKindOf(userAgent: string): DeviceKind {
  if (/Android/i.test(userAgent)) return "android";
  if (/iPhone|iPad/i.test(userAgent)) return "iphone";
  return "iphone";
}
