/** @jsxImportSource preact */
import type { VNode } from "preact";

/** A drawing on 24 by 24 by name. They stand inline where they are used, so a page sends only those it shows. */
export type Glyphs = Record<string, () => VNode>;

/** The glyphs of the card's own controls; those of networks are with the social links (sections/social/glyphs.tsx). */
const glyphs: Glyphs = {
  phone: () => <path d="M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z" />,
  mail: () => <path d="M3 5h18v14H3zm0 1 9 7 9-7" />,
  web: () => <path d="M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0Zm0 0h18M12 3c-5 6-5 12 0 18 5-6 5-12 0-18Z" />,
  pin: () => (
    <>
      <path d="M12 21c-9-9-7-18 0-18s9 9 0 18Z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  save: () => <path d="M12 4v11m-5-4 5 5 5-5M4 20h16" />,
  share: () => <path d="M12 15V3m-4 4 4-4 4 4M7 11H5v10h14V11h-2" />,
  exchange: () => <path d="M4 8h15m-4-4 4 4-4 4m5 4H5m4-4-4 4 4 4" />,
  qr: () => <path d="M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h2v2m4-2v2m-6 4h2m2-2h2v2" />,
  chat: () => <path d="M4 5h16v11h-9l-5 4v-4H4zM8 9h8m-8 3h5" />,
  wallet: () => <path d="M17 8V5H6a2 2 0 0 0 0 4h14v11H6a2 2 0 0 1-2-2V7m12 7h1" />,
  play: () => <path d="M7 4v16l13-8Z" />,
  close: () => <path d="m6 6 12 12M18 6 6 18" />,
  link: () => <path d="m9 15 6-6m-4-3 2-2a5 5 0 0 1 7 7l-2 2M6 11l-2 2a5 5 0 0 0 7 7l2-2" />,
};

/** A glyph by name; unknown names get the link. Decorative: the control around it carries the words. */
export function Icon({ name, of = glyphs }: { name: string; of?: Glyphs }) {
  const draw = Object.hasOwn(of, name) ? of[name]! : glyphs.link!;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {draw()}
    </svg>
  );
}
