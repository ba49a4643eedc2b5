/** Web NFC as far as it is used here; Chrome on Android has it. */
interface Reader {
  write(message: { records: { recordType: "url"; data: string }[] }, options: Options): Promise<void>;
  makeReadOnly?(options: { signal: AbortSignal }): Promise<void>;
}
interface Options {
  overwrite: boolean;
  signal: AbortSignal;
}

const readerOf = () => (window as unknown as { NDEFReader?: new () => Reader }).NDEFReader;

export const hasNfc = () => readerOf() !== undefined;
/** Whether tags can be locked, too. */
export const canLock = () => typeof readerOf()?.prototype.makeReadOnly === "function";

type Written = "written" | "occupied" | "refused" | "failed";

/**
 * Writes an address to the tag that is held to the phone. A tag that has something on it is `occupied` unless it may be
 * overwritten; `refused` if the person or the system does not allow it.
 */
export async function writeTag(url: string, { overwrite, signal }: Options): Promise<Written> {
  try {
    await new (readerOf()!)().write({ records: [{ recordType: "url", data: url }] }, { overwrite, signal });
    return "written";
  } catch (error) {
    if ((error as Error).name !== "NotAllowedError") return "failed";
    // The error is the same for an occupied tag and for denied NFC; only the former depends on `overwrite`.
    return overwrite || (await isDenied()) ? "refused" : "occupied";
  }
}

async function isDenied(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "nfc" as PermissionName })).state === "denied";
  } catch {
    return false;
  }
}

/** Locks the tag for good. */
export async function lockTag(signal: AbortSignal): Promise<boolean> {
  try {
    await new (readerOf()!)().makeReadOnly!({ signal });
    return true;
  } catch {
    return false;
  }
}
