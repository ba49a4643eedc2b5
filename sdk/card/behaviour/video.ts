import { safeDocument } from "../../page-runtime/page.ts";

/** Replaces the poster with the provider's player, of which nothing loads before this click. */
export function playVideo(poster: HTMLAnchorElement): void {
  const frame = safeDocument.createElement("iframe");
  frame.className = "video";
  frame.src = poster.dataset.player ?? "";
  frame.title = poster.textContent ?? "";
  frame.allow = "autoplay; encrypted-media; picture-in-picture";
  frame.allowFullscreen = true;
  frame.referrerPolicy = "strict-origin-when-cross-origin"; // YouTube refuses to play without a referrer
  poster.replaceWith(frame);
  frame.focus();
}
