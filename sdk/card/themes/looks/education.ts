import type { ThemeStyles } from "../theme.ts";

/** An index card from a good library: ruled lines, a red margin, a crest. */
export const look: ThemeStyles = {
  line: "An index card with a red margin.",
  order: ["rows", "social", "about", "buttons", "video", "gallery", "embeds", "location", "form"],
  colors: {
    page: "#e9eef5",
    surface: "#ffffff",
    tint: "#eaf1fa",
    ink: "#14233b",
    muted: "#4d5b72",
    on: "#ffffff",
    accent: "#e8a317",
    link: "#1d4e89",
    line: "#d3deec",
    field: "#76859c",
  },
  portrait: 108,
  tokens: `
--r:10px;
--rb:8px;
--rs:8px;
--shadow:0 1px 2px #14233b1a,0 10px 28px -14px #14233b40;
--font:Charter,"Bitstream Charter","Charis SIL",Cambria,"Noto Serif",Georgia,serif;
--hw:700;
--ht:-.01em;
--h1:clamp(21px,7cqi,27px);
--hl:1.14;
--room:100cqi - 180px;
--cover:linear-gradient(#ffffff17 1px,transparent 1px) 0 0/100% 16px,linear-gradient(90deg,#ffffff17 1px,transparent 1px) 0 0/16px 100%,linear-gradient(100deg,#12305b,#1d4e89);
`,
  css: `
.card-container::before{content:"";position:absolute;inset-block:0;inset-inline-start:15px;width:1px;background:#e3a79a}
.card-header{height:112px;border-bottom:5px solid var(--accent)}
.logo{inset-inline:auto 20px;top:20px;width:60px;height:60px}
.card-profile{grid-template-columns:108px 1fr;gap:16px;justify-items:start;text-align:start;padding-inline:32px 20px}
.portrait{width:108px;height:136px;margin-top:-52px;border-radius:6px;box-shadow:0 6px 16px -6px #14233b66}
.who{padding-top:16px;display:flex;flex-direction:column}
.company{order:-1;font:600 12px/1.35 var(--font);font-family:system-ui,sans-serif;letter-spacing:.06em;text-transform:uppercase;color:var(--link);margin-bottom:6px;text-wrap:wrap}
h1{text-wrap:wrap}
&[data-long]{--room:100cqi - 56px}
&[data-long] .who{grid-column:1/-1;padding-top:12px}
.title{font-size:16px;font-style:italic;color:var(--muted)}
.actions,.card-content{padding-inline:32px 20px}
.btn{font-family:system-ui,sans-serif;border-color:var(--field)}
.primary{border-color:transparent}
.rows li{border-bottom:1px solid #b9d0ea}
.rows svg{background:none;width:20px;height:20px;padding:0;color:var(--link)}
.rows a{min-height:56px;gap:12px}
.rows b{font-style:italic}
.card-social{--seven:start;justify-content:flex-start}
.card-social a{width:44px;height:44px;border:1px solid var(--field);border-radius:8px;background:none;color:var(--link)}
h2{font:700 19px/1.25 var(--head)}
h2::after{content:"";display:block;width:40px;height:3px;margin-top:6px;background:var(--accent)}
.sheet h2::after,.desk h2::after{margin-inline:auto}
.about p{background:repeating-linear-gradient(transparent 0 27px,#b9d0ea 27px 28px);line-height:28px}
`,
};
