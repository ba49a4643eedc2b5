import type { ThemeStyles } from "../theme.ts";

/** Warm and sure: the safe choice for any owner, and what an unknown theme value gets. */
export const look: ThemeStyles = {
  line: "Warm and sure, for anybody.",
  order: ["rows", "social", "buttons", "about", "video", "gallery", "embeds", "location", "form"],
  colors: {
    page: "#f5f5f4",
    surface: "#ffffff",
    tint: "#fef3dc",
    ink: "#1c1917",
    muted: "#57534e",
    on: "#1c1917",
    accent: "#b45309",
    link: "#92400e",
    line: "#e7e5e4",
    field: "#8c857f",
  },
  portrait: 120,
  tokens: `
--r:24px;
--rb:14px;
--rs:12px;
--shadow:0 1px 2px #1c191714,0 12px 32px -12px #1c191729;
--hw:700;
--ht:-.02em;
--h1:28px;
--hl:1.15;
--cover:radial-gradient(60% 120% at 82% 0,#fde68a 0,#fde68a00 70%),radial-gradient(70% 140% at 10% 100%,#ea580c 0,#ea580c00 70%),linear-gradient(120deg,#f59e0b,#fbbf24);
`,
  css: `
`,
};
