import { safeDocument } from "../../page-runtime/page.ts";
import type { Context } from "./context.ts";
import { filled } from "../words/filled.ts";

const ZOOM = 15;
/**
 * Half the width and height, in degrees, of what OpenStreetMap's frame shows at zoom 15 in a box of about 440 by 250.
 */
const HALF_WIDTH = 0.0095;
const HALF_HEIGHT = 0.0054;

async function json<T>(url: string): Promise<T> {
  const response = await fetch(url, { credentials: url.startsWith("/") ? "same-origin" : "omit" });
  if (!response.ok) throw new Error((await response.text()) || response.statusText);
  return response.json() as Promise<T>;
}

function openStreetMap(location: { lat: number; lon: number } | null): string {
  const box = location
    ? [location.lon - HALF_WIDTH, location.lat - HALF_HEIGHT, location.lon + HALF_WIDTH, location.lat + HALF_HEIGHT]
    : [-170, -60, 170, 75];
  const marker = location ? `&marker=${location.lat},${location.lon}` : "";
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join(",")}&layer=mapnik${marker}`;
}

function message(box: HTMLElement, className: string, words: string): void {
  const line = safeDocument.createElement("p");
  line.className = className;
  line.setAttribute("role", "status");
  line.textContent = words;
  box.append(line);
}

/**
 * Fills the opened box: Google's frame when the server has a key, else OpenStreetMap's; asked of the server only now.
 */
export async function showMap(context: Context, details: HTMLDetailsElement): Promise<void> {
  const box = details.querySelector<HTMLElement>("[data-map]");
  if (!details.open || !box || box.dataset.state) return;
  const address = box.dataset.map ?? "";
  const fallback = [...box.childNodes];
  box.dataset.state = "loading";
  box.replaceChildren();
  message(box, "spinner", context.words.mapLoading);
  try {
    const { googleMapsApiKey } = await json<{ googleMapsApiKey: string | null }>(`${context.origin}/api/config/maps`);
    const coordinates = googleMapsApiKey
      ? null
      : await json<{ lat: number; lon: number } | null>(`${context.origin}/api/card/${context.cardId}/location`);
    const frame = safeDocument.createElement("iframe");
    frame.title = filled(context.words.mapTitle, address);
    frame.src = googleMapsApiKey
      ? `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(googleMapsApiKey)}&q=${encodeURIComponent(address)}&zoom=${ZOOM}`
      : openStreetMap(coordinates);
    box.replaceChildren(frame);
    if (!googleMapsApiKey && !coordinates) message(box, "banner", filled(context.words.mapNotFound, address));
    box.dataset.state = "ready";
  } catch (error) {
    box.replaceChildren();
    message(box, "failed", filled(context.words.mapFailed, error instanceof Error ? error.message : String(error)));
    box.append(...fallback);
    delete box.dataset.state; // closing and opening again tries again
  }
}
