import Papa from "papaparse";
import { strFromU8, unzipSync } from "fflate";
import { decodeText } from "../input/decode-text.ts";
import { type LinkPage, linkPageIn, linksInTable } from "./link-page.ts";
import { importMessages } from "./messages.en.ts";
import type { Message } from "../languages/message.ts";

const MAX_BYTES = 8 * 1024 * 1024;
/** A file in an archive, unpacked: small ones may unpack to gigabytes. */
const MAX_UNPACKED = 8 * 1024 * 1024;

/** Reads the export of another service in the browser; it is sent nowhere. */
export async function readExport(file: File): Promise<LinkPage | { problem: Message }> {
  if (file.size > MAX_BYTES) return { problem: importMessages.fileTooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return (
    (bytes[0] === 0x50 && bytes[1] === 0x4b ? inArchive(bytes) : inText(decodeText(bytes))) ?? {
      problem: importMessages.notAnExport,
    }
  );
}

/** The file of an archive with most links; name and bio may be in another one. */
function inArchive(bytes: Uint8Array): LinkPage | undefined {
  let remainingBytes = MAX_UNPACKED;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        /\.(?:json|csv)$/i.test(name) && originalSize <= remainingBytes && ((remainingBytes -= originalSize), true),
    });
    const texts = Object.values(files).map((content) => strFromU8(content));
    const pages = texts.flatMap((text) => inText(text) ?? []).toSorted((a, b) => b.links.length - a.links.length);
    const [largest] = pages;
    return largest && { ...largest, name: firstOf(pages, "name"), bio: firstOf(pages, "bio") };
  } catch {
    return undefined; // damaged
  }
}

const firstOf = (pages: LinkPage[], field: "name" | "bio") => pages.find((page) => page[field])?.[field] ?? null;

function inText(text: string): LinkPage | undefined {
  const start = text.replace(/^\uFEFF/, "").trimStart();
  if (/^[[{]/.test(start)) {
    try {
      return linkPageIn(JSON.parse(start));
    } catch {
      return undefined;
    }
  }
  return linksInTable(Papa.parse<string[]>(start, { skipEmptyLines: true, preview: 2_000 }).data);
}
