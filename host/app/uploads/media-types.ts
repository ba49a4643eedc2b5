const TYPES: Record<string, string> = { jpg: "image/jpeg", png: "image/png", gif: "image/gif" };

/** The media type of a stored file, by the extension we gave it. */
export const mediaTypeOf = (name: string) => TYPES[name.split(".").at(-1)!] ?? "application/octet-stream";
