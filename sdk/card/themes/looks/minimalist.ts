import type { ThemeStyles } from "../theme.ts";

/** White space and type. Nothing that is not information. */
export const look: ThemeStyles = {
  line: "Big type, plenty of space, nothing else.",
  order: ["rows", "social", "buttons", "about", "video", "gallery", "embeds", "location", "form"],
  colors: {
    page: "#fafaf9",
    surface: "#fafaf9",
    tint: "#f0efed",
    ink: "#18181b",
    muted: "#5b5b63",
    on: "#ffffff",
    accent: "#52525b",
    link: "#18181b",
    line: "#e0dfdc",
    field: "#85858c",
  },
  portrait: 88,
  tokens: `
--r:0px;
--rb:999px;
--rs:8px;
--shadow:none;
--hw:600;
--ht:-.045em;
--h1:44px;
--hl:1;
--cover:none;
`,
  css: `
.card-header{display:flex;height:auto;padding:24px 24px 0;min-height:0}
.cover{display:none}
.cover:has(img){display:block;position:relative;inset:auto;width:100%;height:110px;border-radius:16px}
.logo{top:32px;inset-inline:auto 24px;width:40px;height:40px}
.card-profile{justify-items:start;text-align:start;padding:0 24px}
.portrait{width:88px;height:88px;margin-top:8px;border:0}
.card-header:has(.cover img)+.card-profile .portrait{margin:-44px 0 0 16px;border:4px solid var(--surface)}
.who{padding-top:28px}
.title{margin-top:14px}
.actions{padding:28px 24px 4px}
.btn{background:none}
.primary{background:var(--fill)}
.card-content{padding:20px 24px;gap:40px}
.rows li{border-top:1px solid var(--line)}
.rows li:last-child{border-bottom:1px solid var(--line)}
.rows svg{display:none}
.rows span{display:grid;grid-template-columns:84px 1fr;gap:12px;align-items:baseline}
.rows b{font-size:14px}
.card-social.card-social{justify-content:flex-start;gap:4px;max-width:none;--seven:start;margin-inline-start:-12px}
.card-social a{width:44px;height:44px;background:none}
h2{font-size:14px;font-weight:500;color:var(--muted)}
.sheet h2{font-weight:600;color:var(--ink)}
.gallery{gap:4px}
`,
};
