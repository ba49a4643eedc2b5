import Bowser from "bowser";

export type DeviceClass = "mobile" | "tablet" | "desktop";

interface Device {
  class: DeviceClass;
  /** For people: `Mobile · iOS · Safari`. */
  text: string;
}

const DEVICE_CLASS_LABELS: Record<DeviceClass, string> = { mobile: "Mobile", tablet: "Tablet", desktop: "Desktop" };
const MAX_USER_AGENT = 1_000;

/**
 * A visitor's kind of device, from client hints sent by default and the user agent; null if unknown. Without versions,
 * which would reveal more than owners need.
 */
export function deviceOf(headers: Headers): Device | null {
  const userAgent = headers.get("user-agent")?.slice(0, MAX_USER_AGENT) ?? "";
  const parsed = userAgent === "" ? null : Bowser.parse(userAgent);
  const system = unquoted(headers.get("sec-ch-ua-platform")) ?? parsed?.os.name;
  const deviceClass = classOf(headers, parsed, system);
  if (deviceClass === null) return null;
  const parts = [DEVICE_CLASS_LABELS[deviceClass], system, parsed?.browser.name].filter(
    (part) => part !== undefined && part !== "",
  );
  return { class: deviceClass, text: parts.join(" · ") };
}

function classOf(
  headers: Headers,
  parsed: Bowser.Parser.ParsedResult | null,
  system: string | undefined,
): DeviceClass | null {
  const type = parsed?.platform.type;
  // The hint is "not mobile" on tablets too: only a phone's yes is certain.
  if (headers.get("sec-ch-ua-mobile") === "?1" && type !== "tablet") return "mobile";
  if (type === "mobile" || type === "tablet" || type === "desktop") return type;
  if (headers.get("sec-ch-ua-mobile") === "?0") return system === "Android" ? "tablet" : "desktop";
  return null;
}

/** A client hint is a quoted string: `"macOS"`. */
function unquoted(hint: string | null): string | undefined {
  return hint?.match(/^"([\w .+-]{1,40})"$/)?.[1];
}

/** The class in the text of a device, as stored with an event. */
export function parseDeviceClass(text: string | null): DeviceClass | null {
  const first = text?.split(" · ")[0];
  return (
    (Object.keys(DEVICE_CLASS_LABELS) as DeviceClass[]).find((name) => DEVICE_CLASS_LABELS[name] === first) ?? null
  );
}
