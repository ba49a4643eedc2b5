/** Devices that contacts can be brought to, in the order of the page. */
export const DEVICE_KINDS = ["iphone", "android", "mac", "thunderbird", "other"] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** The kind of phone that a browser runs on; elsewhere an iPhone, as most people want their contacts on a phone. */
export const deviceKindOf = (userAgent: string): DeviceKind => (/Android/i.test(userAgent) ? "android" : "iphone");
