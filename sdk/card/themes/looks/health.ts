import type { ThemeStyles } from "../theme.ts";

/** Calm and clean. Large soft targets that a worried person can hit. */
export const look: ThemeStyles = {
  line: "A soft wave and large, calm tiles.",
  order: ["rows", "social", "buttons", "about", "video", "gallery", "embeds", "location", "form"],
  colors: {
    page: "#ddf3ef",
    surface: "#ffffff",
    tint: "#e4f5f2",
    ink: "#12312f",
    muted: "#48625f",
    on: "#ffffff",
    accent: "#f2786b",
    link: "#0a6c67",
    line: "#d3e8e4",
    field: "#6e8d89",
  },
  pagePaint: "linear-gradient(#ddf3ef,#f6fbfa 520px)",
  portrait: 136,
  tokens: `
--r:32px;
--rb:999px;
--rs:24px;
--shadow:0 16px 40px -20px #0b7a7559;
--font:ui-rounded,"SF Pro Rounded","Hiragino Maru Gothic ProN",Quicksand,"Arial Rounded MT Bold",system-ui,sans-serif;
--hw:700;
--ht:-.01em;
--h1:29px;
--hl:1.15;
--cover:radial-gradient(220px 140px at 12% 0,#8ed8cc 0,#8ed8cc00 100%),radial-gradient(260px 180px at 96% 20%,#ffd9cf 0,#ffd9cf00 100%),linear-gradient(#bfe8e0,#dff4ef);
`,
  css: `
.card-container{background:none;box-shadow:none!important}
.card-header{height:176px}
.cover{border-radius:0 0 50% 50%/0 0 56px 56px}
.logo{width:52px;height:52px}
.portrait{width:136px;height:136px;margin-top:-84px;border:6px solid #fff;box-shadow:0 0 0 6px #0b7a7526,var(--shadow)}
.who{padding-top:20px}
.title{font-weight:600;color:var(--link)}
.btn{background:var(--tint);border-color:transparent;min-height:54px;font-weight:700}
.primary{background:var(--fill);box-shadow:var(--shadow)}
.actions .btn:not(.primary){background:var(--panel)}
.rows{display:grid;gap:12px}
.rows a{padding:16px;border-radius:24px;background:var(--panel);box-shadow:var(--shadow);font-size:15px;line-height:1.4;font-weight:600}
.rows svg{border-radius:16px;color:var(--link)}
.card-social a{width:52px;height:52px;background:var(--panel);color:var(--link);box-shadow:var(--shadow)}
h2{font:700 20px/1.25 var(--head)}
.about,.loc,.msg{padding:22px 20px;border-radius:28px;background:var(--panel);box-shadow:var(--shadow)}
.initials{color:var(--link)}
`,
};
