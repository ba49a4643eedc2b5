import type { ThemeStyles } from "../theme.ts";

/** A warm hand on the shoulder: sunrise, paper, serif. The cause comes before the phone number. */
export const look: ThemeStyles = {
  line: "A sunrise, an arch, and the cause first.",
  order: ["buttons", "rows", "social", "about", "video", "gallery", "embeds", "location", "form"],
  colors: {
    page: "#fbf6ec",
    surface: "#fffdf8",
    tint: "#e8f0e3",
    ink: "#22312a",
    muted: "#56645b",
    on: "#ffffff",
    accent: "#c2522d",
    link: "#1f6b4a",
    line: "#e6dcc8",
    field: "#8a8672",
  },
  tokens: `
--r:0px;
--rb:16px;
--rs:16px;
--shadow:none;
--head:"Iowan Old Style","Palatino Linotype",Palatino,P052,"Noto Serif",Georgia,serif;
--hw:700;
--ht:-.01em;
--h1:33px;
--hl:1.12;
--cover:repeating-radial-gradient(circle at 50% 100%,#f7c873 0 34px,#f2b155 34px 68px,#e8924a 68px 102px,#d97742 102px 136px,#c2603a 136px 170px,#a84f38 170px 204px,#8a4136 204px 320px);
`,
  css: `
.card-header{height:218px}
.cover{clip-path:ellipse(78% 100% at 50% 0)}
.logo{width:44px;height:44px}
.portrait{width:152px;height:184px;margin-top:-142px;border-radius:76px 76px 20px 20px;border-width:5px}
.title{font:italic 18px/1.4 var(--head)}
.company{font-weight:600;color:var(--link)}
.btn{background:var(--tint);border-color:transparent}
.primary{background:var(--fill)}
.custom .btn{min-height:56px;font-size:16px}
.rows svg{border-radius:50%;color:var(--link)}
.card-social a{color:var(--link)}
h2{font:700 23px/1.2 var(--head)}
.rows,.about,.form{padding:18px 20px;border:1px solid var(--line);border-radius:20px;background:var(--panel)}
.rows{padding-block:6px}
.rows li+li{border-top:1px solid var(--line)}
`,
};
