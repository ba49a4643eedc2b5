/** @jsxImportSource preact */
import type { Glyphs } from "../../icons.tsx";

/** The networks' glyphs, drawn for this card in its own line: they come with the social links, not with every card. */
export const networkGlyphs: Glyphs = {
  linkedin: () => <path d="M5 9v11M5 4v.5M10 20V9m0 5c1-6 9-7 9 0v6" stroke-width="3" />,
  twitter: () => <path d="m4 4 12 16h4L8 4Zm0 16 6-6.5M20 4l-6 6.5" />,
  instagram: () => (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" stroke-width="2.5" />
    </>
  ),
  facebook: () => <path d="M17 3h-2c-3 0-4 2-4 4v14M7 12h8" stroke-width="3" />,
  whatsapp: () => (
    <>
      <path d="m3 21 1.5-5A9 9 0 1 1 8 19.5Z" />
      <path d="M9 8c-1 3 4 8 7 7" stroke-width="2.5" />
    </>
  ),
  viber: () => (
    <>
      <path d="M12 3c7 0 9 2 9 8s-2 8-9 8l-4 3v-4c-4-1-5-3-5-7 0-6 2-8 9-8Z" />
      <path d="M9 8c0 4 3 7 7 7M13 7c2 0 4 2 4 4" />
    </>
  ),
  telegram: () => <path d="m3 11 18-7-3 16-6-5-3 3-1-5 8-6-9 5Z" />,
  skype: () => (
    <>
      <path d="M5 14A8 8 0 0 1 14 4a5 5 0 0 1 5 7 8 8 0 0 1-9 9 5 5 0 0 1-5-6Z" />
      <path d="M15 9c-2-2-6-1-6 1 0 3 6 1 6 4 0 2-4 3-6 1" />
    </>
  ),
  gmail: () => <path d="M4 19V6l8 7 8-7v13" stroke-width="2.5" />,
  wechat: () => (
    <path d="M9 4c-9 1-8 9-4 11l-1 3 4-2h1M15 10c-7 0-8 8-1 9h2l3 2-1-3c5-2 4-8-3-8ZM6.5 8h.01M11 8h.01M13 14h.01M17 14h.01" />
  ),
  youtube: () => (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3Z" />
    </>
  ),
  video: () => (
    <>
      <rect x="3" y="6" width="12" height="12" rx="3" />
      <path d="m15 11 6-4v10l-6-4" />
    </>
  ),
  threads: () => <path d="M18 8c-2-7-13-6-13 4s11 11 13 5c2-7-10-7-9-2 1 3 7 2 6-4-1-3-5-3-6-1" />,
  tiktok: () => <path d="M13 3v12a4 4 0 1 1-4-4M13 3c0 3 3 5 6 5" stroke-width="2.5" />,
  pinterest: () => <path d="M9 21 12 9M8 13c-3-5 1-9 5-8 5 1 4 10-1 10-1 0-2-1-2-2" />,
  snapchat: () => (
    <path d="M12 3c4 0 5 3 5 6l2 1-2 2c0 2 2 3 4 4-1 1-3 1-4 3-2-1-3 1-5 1s-3-2-5-1c-1-2-3-2-4-3 2-1 4-2 4-4l-2-2 2-1c0-3 1-6 5-6Z" />
  ),
  discord: () => <path d="M8 6C5 6 3 12 3 17l4 2 1-2h8l1 2 4-2c0-5-2-11-5-11l-1 1H9ZM9 13h.01M15 13h.01" />,
  medium: () => (
    <>
      <circle cx="7" cy="12" r="4.5" fill="currentColor" />
      <path d="M16 7.5c2.7 0 2.7 9 0 9s-2.7-9 0-9Z" fill="currentColor" />
      <path d="M21 8v8" />
    </>
  ),
};
