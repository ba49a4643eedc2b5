import type { ThemeStyles } from "../theme.ts";

/** Motion and heat. The person fills the screen, the name is a headline. */
export const look: ThemeStyles = {
  line: "Your photo edge to edge, with bold type.",
  order: ["rows", "social", "buttons", "about", "video", "gallery", "embeds", "location", "form"],
  colors: {
    page: "#fff6f2",
    surface: "#ffffff",
    tint: "#ffe9e0",
    ink: "#22101f",
    muted: "#6b5262",
    on: "#ffffff",
    accent: "#ff7a3d",
    link: "#b0124f",
    line: "#f3dad2",
    field: "#a07a86",
  },
  tokens: `
--r:0px;
--rb:10px;
--rs:10px;
--shadow:0 14px 30px -14px #c2185b73;
--head:"Avenir Next Condensed","Roboto Condensed",sans-serif-condensed,Bahnschrift,"Nimbus Sans Narrow","Arial Narrow",sans-serif;
--hw:800;
--ht:-.01em;
--h1:60px;
--hl:.9;
--room:(100cqi - 40px)*.88;
--cover:linear-gradient(135deg,#ff8a3d,#e02d6f 55%,#6a1b9a);
`,
  css: `
.card-header{height:0}
.cover{height:min(660px,150cqi)}
.card-header:has(.cover img):has(+* .initials){height:130px}
.card-header:has(+* .initials) .cover:has(img){height:100%}
.card-header:not(:has(+* .initials)) .cover img{display:none}
.logo{top:20px;width:44px;height:44px;z-index:2}
.card-profile{min-height:min(660px,150cqi);align-content:end;padding:0;text-align:start;color:#fff;clip-path:polygon(0 0,100% 0,100% calc(100% - 52px),0 100%)}
.portrait{position:absolute;inset:0;width:100%;height:100%;margin:0;border:0;border-radius:0;background:#2a0a23;animation:none}
.portrait img{height:auto;aspect-ratio:4/5;mask:linear-gradient(#000 75%,#0000)}
.initials{background:var(--cover);font-size:min(240px,54cqi);padding-bottom:170px;color:#fff5}
.who{position:relative;width:100%;margin-top:200px;padding:76px 20px 60px;background:linear-gradient(#2a0a2300,#2a0a2380 40px,#2a0a23d4 76px,#2a0a23)}
h1{text-transform:uppercase;text-wrap:wrap}
.title{font-weight:600;margin-top:10px}
.company{color:#fff}
.who::before{content:"";display:block;width:56px;height:6px;margin-bottom:12px;background:var(--accent);transform:skewX(-24deg)}
.actions{padding-top:6px}
.btn{background:var(--tint);border-color:transparent}
.primary{background:var(--fill);box-shadow:var(--shadow)}
.rows svg{background:var(--primary);color:var(--on)}
.rows a{border-bottom:1px solid var(--line)}
.card-social{--seven:start;justify-content:flex-start}
.card-social a{border-radius:10px;background:linear-gradient(135deg,#d12668,#6a1b9a);color:#fff}
h2{font:800 24px/1 var(--head);text-transform:uppercase}
.custom .btn{justify-content:space-between;padding-inline:20px}
.custom .btn::after{content:"→"/""}
`,
};
