/** @jsxImportSource preact */

/** The landing page's glyphs, drawn on 24 by 24 like the card's own. */
const glyphs = {
  palette:
    "M12 3a9 9 0 1 0 0 18c2 0 2-1.5 1.5-2.5S13.5 16 15 16h2a4 4 0 0 0 4-4c0-5-4-9-9-9ZM7.5 11h.01M10 7.5h.01M14.5 7.5h.01M17 11h.01",
  qr: "M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h2v2m4-2v2m-6 4h2m2-2h2v2",
  pencil: "M4 20h4L20 8l-4-4L4 16zM13 7l4 4",
  chart: "M4 20V10m5 10V4m6 16v-8m5 8V7",
  save: "M12 4v11m-5-4 5 5 5-5M4 20h16",
  team: "M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 9c1-9 13-9 14 0M16 4a4 4 0 0 1 0 8m2 2c3 1 4 4 4 7",
  globe: "M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0Zm0 0h18M12 3c-5 6-5 12 0 18 5-6 5-12 0-18Z",
  phone: "M9 2h6a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3ZM11 18h2",
  share: "M12 15V3m-4 4 4-4 4 4M7 11H5v10h14V11h-2",
  check: "m5 13 4 4L19 7",
  cross: "m7 7 10 10M17 7 7 17",
  menu: "M4 7h16M4 12h16M4 17h16",
  arrow: "M5 12h14m-6-6 6 6-6 6",
} as const;

type Glyph = keyof typeof glyphs;

export function Icon({ name }: { name: Glyph }) {
  return (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={glyphs[name]} />
    </svg>
  );
}

export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 28 28" aria-hidden="true">
      <rect x="3" y="2" width="17" height="22" rx="4" fill="#7a4a05" transform="rotate(-8 11 13)" />
      <rect x="8" y="4" width="17" height="22" rx="4" fill="#f59e0b" />
      <circle cx="16.5" cy="12" r="3.4" fill="#1c1206" />
      <rect x="11.5" y="18.5" width="10" height="2.6" rx="1.3" fill="#1c1206" />
    </svg>
  );
}
