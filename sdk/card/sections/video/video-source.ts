import { webLink } from "../../links.ts";

/** How a video plays: in the frame of its host, by the browser itself, or not at all. */
type VideoSource = { kind: "frame"; page: string; player: string } | { kind: "file"; url: string };

const YOUTUBE_ID = /^[\w-]{6,20}$/;

function youtubeId(url: URL): string | null {
  const host = url.hostname.replace(/^(www|m|music)\./, "");
  const [first, second] = url.pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return first ?? null;
  if (host !== "youtube.com" && host !== "youtube-nocookie.com") return null;
  return (
    url.searchParams.get("v") ?? (["embed", "shorts", "live", "v"].includes(first ?? "") ? (second ?? null) : null)
  );
}

/** YouTube as its embed form, Vimeo as its player form, anything else as a file; null when it is no web address. */
export function videoSource(typed: string | null, origin: string): VideoSource | null {
  if (typed?.startsWith("/") && !typed.startsWith("//")) return { kind: "file", url: origin + typed };
  const page = webLink(typed);
  if (!page) return null;
  const url = new URL(page);
  const id = youtubeId(url);
  if (id && YOUTUBE_ID.test(id))
    return { kind: "frame", page, player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` };
  const vimeo = /^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname) && /\/(\d+)(?:\/([0-9a-f]+))?/.exec(url.pathname);
  if (vimeo) {
    const hash = vimeo[2] ?? url.searchParams.get("h");
    return {
      kind: "frame",
      page,
      player: `https://player.vimeo.com/video/${vimeo[1]}?autoplay=1${hash ? `&h=${encodeURIComponent(hash)}` : ""}`,
    };
  }
  return { kind: "file", url: page };
}
