import type { ThemeStyles } from "../theme.ts";

/** A page from a magazine: tall arch, thin rules, wide capitals, no rounded corner. */
export const look: ThemeStyles = {
  line: "Framed like a page of a magazine.",
  order: ["social", "rows", "buttons", "about", "gallery", "video", "embeds", "location", "form"],
  colors: {
    page: "#f6e9e2",
    surface: "#fffbf8",
    tint: "#f8ece6",
    ink: "#3a2228",
    muted: "#7a5a5f",
    on: "#ffffff",
    accent: "#b08d57",
    link: "#7a3646",
    line: "#e3cfc5",
    field: "#a2827f",
  },
  tokens: `
--r:0px;
--rb:0px;
--rs:0px;
--shadow:none;
--head:Didot,"Bodoni 72","Bodoni MT","Noto Serif Display","Noto Serif",Georgia,serif;
--hw:400;
--ht:-.005em;
--h1:42px;
--hl:1.04;
--room:100cqi - 76px;
--cover:linear-gradient(160deg,#f8ece6,#e9cfc3);
`,
  css: `
.card-container{padding-inline:14px;background:var(--page)}
.card-container::before{content:"";position:absolute;inset:14px;border:1px solid var(--accent);pointer-events:none}
.card-header{height:auto;padding-top:44px}
.cover{display:none}
.cover:has(img){display:block;position:relative;inset:auto;height:120px;margin:-29px 1px 24px}
.logo{position:relative;inset:auto;margin:0 auto 22px;width:52px;height:52px}
.portrait{width:220px;height:286px;margin:0;border:0;border-radius:110px 110px 0 0;outline:1px solid var(--accent);outline-offset:8px}
.initials{font-size:84px;background:var(--cover)}
.who{padding-top:34px}
.title,.company{margin-top:14px;font-size:12px;line-height:1.6;letter-spacing:.2em;text-transform:uppercase}
.company{margin-top:4px}
.btn{font-size:12px;letter-spacing:.14em;text-transform:uppercase;background:none;border-color:var(--field)}
.primary{background:var(--fill);border-color:transparent}
.actions>:not(.primary){font-size:11px;letter-spacing:.02em}
.card-social a{width:46px;height:46px;border-color:var(--accent);background:none;color:var(--link)}
.card-content{gap:44px}
.rows{text-align:center}
.rows li+li::before{content:"";display:block;width:28px;height:1px;margin:6px auto;background:var(--accent)}
.rows svg{display:none}
.rows b{font-size:11px;letter-spacing:.18em;text-transform:uppercase;margin-bottom:2px}
.rows span{font:18px/1.4 var(--head)}
.rows b{font-family:var(--font)}
h2{font:400 28px/1.15 var(--head);text-align:center}
.about:not([data-long-text]),.loc{text-align:center}
.gallery{grid-template-columns:1fr 1fr}
.gallery li:last-child:last-child{grid-column:auto}
.gallery li:last-child:last-child a{height:auto;aspect-ratio:1}
.gallery li:first-child:first-child{grid-area:auto/span 2!important}
.gallery li:first-child:first-child a{aspect-ratio:3/2}
.gallery li:last-child:nth-child(even){grid-column:span 2}
.gallery li:last-child:nth-child(even) a{aspect-ratio:3/2}
.qr,.url,.bar,.bar .btn,.url .btn,.sheet{border-radius:0}
`,
};
