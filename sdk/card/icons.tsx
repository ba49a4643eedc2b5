/** @jsxImportSource preact */
import { type VNode } from "preact";

/** Every glyph, drawn on 24 by 24. They stand inline where they are used, so a page sends only those it shows. */
const glyphs: Record<string, () => VNode> = {
  phone: () => <path d="M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z" />,
  mail: () => <path d="M3 5h18v14H3zm0 1 9 7 9-7" />,
  web: () => <path d="M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0Zm0 0h18M12 3c-5 6-5 12 0 18 5-6 5-12 0-18Z" />,
  pin: () => <><path d="M12 21c-9-9-7-18 0-18s9 9 0 18Z" /><circle cx="12" cy="10" r="2.5" /></>,
  save: () => <path d="M12 4v11m-5-4 5 5 5-5M4 20h16" />,
  share: () => <path d="M12 15V3m-4 4 4-4 4 4M7 11H5v10h14V11h-2" />,
  qr: () => <path d="M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h2v2m4-2v2m-6 4h2m2-2h2v2" />,
  chat: () => <path d="M4 5h16v11h-9l-5 4v-4H4zM8 9h8m-8 3h5" />,
  play: () => <path d="M7 4v16l13-8Z" />,
  close: () => <path d="m6 6 12 12M18 6 6 18" />,
  offline: () => <path d="M3 3l18 18M5 12a10 10 0 0 1 4-2m6 1a10 10 0 0 1 4 2M8 16a6 6 0 0 1 7 0M12 20h.01M2 9a15 15 0 0 1 4-2.5m5-1.5A15 15 0 0 1 22 9" />,
  linkedin: () => <path d="M5 9v11M5 4v.5M10 20V9m0 5c1-6 9-7 9 0v6" stroke-width="3" />,
  twitter: () => <path d="m4 4 12 16h4L8 4Zm0 16 6-6.5M20 4l-6 6.5" />,
  instagram: () => <><rect x="3" y="3" width="18" height="18" rx="5" /><circle cx="12" cy="12" r="4" /><path d="M17 7h.01" stroke-width="2.5" /></>,
  facebook: () => <path d="M17 3h-2c-3 0-4 2-4 4v14M7 12h8" stroke-width="3" />,
  whatsapp: () => <><path d="m3 21 1.5-5A9 9 0 1 1 8 19.5Z" /><path d="M9 8c-1 3 4 8 7 7" stroke-width="2.5" /></>,
  viber: () => <><path d="M12 3c7 0 9 2 9 8s-2 8-9 8l-4 3v-4c-4-1-5-3-5-7 0-6 2-8 9-8Z" /><path d="M9 8c0 4 3 7 7 7M13 7c2 0 4 2 4 4" /></>,
  telegram: () => <path d="m3 11 18-7-3 16-6-5-3 3-1-5 8-6-9 5Z" />,
  skype: () => <><path d="M5 14A8 8 0 0 1 14 4a5 5 0 0 1 5 7 8 8 0 0 1-9 9 5 5 0 0 1-5-6Z" /><path d="M15 9c-2-2-6-1-6 1 0 3 6 1 6 4 0 2-4 3-6 1" /></>,
  gmail: () => <path d="M4 19V6l8 7 8-7v13" stroke-width="2.5" />,
  wechat: () => <path d="M9 4c-9 1-8 9-4 11l-1 3 4-2h1M15 10c-7 0-8 8-1 9h2l3 2-1-3c5-2 4-8-3-8ZM6.5 8h.01M11 8h.01M13 14h.01M17 14h.01" />,
  youtube: () => <><rect x="2" y="5" width="20" height="14" rx="4" /><path d="m10 9 5 3-5 3Z" /></>,
  video: () => <><rect x="3" y="6" width="12" height="12" rx="3" /><path d="m15 11 6-4v10l-6-4" /></>,
  threads: () => <path d="M18 8c-2-7-13-6-13 4s11 11 13 5c2-7-10-7-9-2 1 3 7 2 6-4-1-3-5-3-6-1" />,
  tiktok: () => <path d="M13 3v12a4 4 0 1 1-4-4M13 3c0 3 3 5 6 5" stroke-width="2.5" />,
  pinterest: () => <path d="M9 21 12 9M8 13c-3-5 1-9 5-8 5 1 4 10-1 10-1 0-2-1-2-2" />,
  snapchat: () => <path d="M12 3c4 0 5 3 5 6l2 1-2 2c0 2 2 3 4 4-1 1-3 1-4 3-2-1-3 1-5 1s-3-2-5-1c-1-2-3-2-4-3 2-1 4-2 4-4l-2-2 2-1c0-3 1-6 5-6Z" />,
  discord: () => <path d="M8 6C5 6 3 12 3 17l4 2 1-2h8l1 2 4-2c0-5-2-11-5-11l-1 1H9ZM9 13h.01M15 13h.01" />,
  medium: () => <><circle cx="7" cy="12" r="4.5" fill="currentColor" /><ellipse cx="16" cy="12" rx="2" ry="4.5" fill="currentColor" /><path d="M21 8v8" /></>,
  link: () => <path d="m9 15 6-6m-4-3 2-2a5 5 0 0 1 7 7l-2 2M6 11l-2 2a5 5 0 0 0 7 7l2-2" />,
};

/** A glyph by name; unknown names get the link. Decorative: the control around it carries the words. */
export function Icon({ name }: { name: string }) {
  const draw = Object.hasOwn(glyphs, name) ? glyphs[name]! : glyphs.link!;
  return <svg viewBox="0 0 24 24" aria-hidden="true">{draw()}</svg>;
}
