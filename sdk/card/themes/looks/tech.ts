import type { ThemeStyles } from "../theme.ts";

/** A terminal at night: grid, glow, monospace, one bright colour. */
export const look: ThemeStyles = {
  line: "A terminal that greets by name.",
  order: ["rows", "social", "buttons", "about", "video", "gallery", "embeds", "location", "form"],
  colors: {
    page: "#070b10",
    surface: "#0d141b",
    tint: "#14202a",
    ink: "#e6f1f5",
    muted: "#93a7b3",
    on: "#04140e",
    accent: "#5cc8ff",
    link: "#2bd49c",
    line: "#22323e",
    field: "#5b7180",
  },
  portrait: 100,
  tokens: `
--r:14px;
--rb:8px;
--rs:8px;
--shadow:0 0 0 1px #22323e,0 24px 60px -24px #000;
--head:ui-monospace,"SF Mono","Cascadia Mono","JetBrains Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;
--hw:700;
--ht:-.04em;
--h1:29px;
--hl:1.15;
--cover:radial-gradient(70% 110% at 78% 0,#2bd49c5c 0,#2bd49c00 70%),radial-gradient(60% 100% at 8% 0,#5cc8ff40 0,#5cc8ff00 70%),linear-gradient(#ffffff0f 1px,transparent 1px) 0 0/100% 24px,linear-gradient(90deg,#ffffff0f 1px,transparent 1px) 0 0/24px 100%,#0a1118;
color-scheme:dark;
`,
  css: `
.card-header{height:150px;border-bottom:1px solid var(--line)}
.logo{inset-inline:auto 20px;top:20px;width:44px;height:44px}
.card-profile{justify-items:start;text-align:start}
.portrait{width:100px;height:100px;margin-top:-50px;border:3px solid var(--surface);border-radius:28px;box-shadow:0 0 0 2px var(--primary),0 0 28px #2bd49c59}
.who::before{content:"$ whoami"/"";direction:ltr;unicode-bidi:isolate;text-align:start;display:block;margin-bottom:4px;font:14px/1.5 var(--head);color:var(--primary)}
&:dir(rtl){--head:var(--font)}
&:dir(rtl) .who::before{text-align:end}
.who{padding-top:18px}
.title{font-size:16px}
.company{font:14px/1.5 var(--head)}
.company::before{content:"@ "/""}
.btn{background:var(--tint);border-color:var(--field)}
.btn:hover{filter:brightness(1.15)}
.primary{background:var(--fill);border-color:transparent;box-shadow:0 0 24px -6px #2bd49c99}
.rows li{border-bottom:1px dashed var(--line)}
.rows svg{width:18px;height:18px;padding:0;background:none;color:var(--primary)}
.rows a{min-height:52px;font:14px/1.5 var(--head)}
.rows span{display:grid;grid-template-columns:80px minmax(0,1fr);gap:10px;align-items:baseline}
.rows b{font-size:13px}
.card-social{--seven:start;justify-content:flex-start}
.card-social a{border:1px solid var(--line);border-radius:10px;color:var(--ink)}
.card-social a:hover{color:var(--primary);border-color:var(--primary)}
h2{font:700 15px/1.4 var(--head)}
h2::before{content:"# "/"";color:var(--primary)}
.sheet h2::before,.desk h2::before{content:none}
.custom .btn{font-family:var(--head);font-size:14px}
.bar{background:#1b2934;color:var(--ink);outline:1px solid var(--field)}
.video{background:#000}
.company{color:var(--muted)}
.notice{background:#1b2934}
`,
};
