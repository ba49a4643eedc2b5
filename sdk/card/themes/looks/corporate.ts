import type { ThemeStyles } from "../theme.ts";

/** A boardroom nameplate: split, squared, exact. */
export const look: ThemeStyles = {
  line: "A split header and a list that means business.",
  order: ["rows", "social", "about", "buttons", "video", "gallery", "embeds", "location", "form"],
  colors: {
    page: "#e8ecf1",
    surface: "#ffffff",
    tint: "#eff3f8",
    ink: "#0f1f33",
    muted: "#4c5b6e",
    on: "#ffffff",
    accent: "#2f6fed",
    link: "#1f56c4",
    line: "#dce3ec",
    field: "#75859a",
  },
  tokens: `
--r:4px;
--rb:4px;
--rs:4px;
--shadow:0 1px 2px #0f1f331f,0 18px 40px -24px #0f1f3366;
--font:"Avenir Next",Avenir,"Segoe UI","Helvetica Neue","Nimbus Sans",Arial,sans-serif;
--hw:700;
--ht:-.015em;
--h1:27px;
--hl:1.14;
--room:58cqi - 40px;
--cover:linear-gradient(90deg,#ffffff0d 1px,transparent 1px) 0 0/28px 100%,linear-gradient(160deg,#16395f,#0b1f36);
`,
  css: `
.card-header{position:absolute;inset:0 0 auto;height:276px}
.cover{inset-inline-end:42%}
.card-header:has(.cover img){position:relative;height:130px}
.card-header:has(.cover img) .cover{inset:0}
.card-header:has(.cover img)+.card-profile{--top:24px}
.logo{top:24px;inset-inline-start:20px;width:44px;height:44px}
.card-profile{grid-template-columns:58% 42%;min-height:276px;padding:0;text-align:start;align-items:end;background:none;color:#fff}
.portrait{grid-area:1/2;width:100%;height:100%;margin:0;border:0;border-radius:0;min-height:276px}
.portrait img{position:absolute;inset:0}
.initials{background:var(--tint)}
&[data-long] .card-profile{grid-template-columns:1fr}
&[data-long]{--room:100cqi - 40px}
&[data-long] .who{padding-top:196px}
&[data-long] .portrait{grid-area:1/1;place-self:start end;width:44%;height:172px;min-height:0;z-index:1}
.who{grid-area:1/1;align-self:stretch;display:flex;flex-direction:column;justify-content:flex-end;width:100%;padding:var(--top,88px) 16px 22px 20px;background:var(--cover)}
h1{text-wrap:wrap}
.title{font-size:15px;line-height:1.35;margin-top:8px}
.company{font-size:14px;color:#c3d3e6}
.who::before{content:"";order:1;width:36px;height:3px;margin-top:14px;background:#6fa0ff}
.actions{gap:0;padding:0;border-bottom:1px solid var(--line)}
.actions .btn{border:0;border-radius:0;min-height:56px}
.actions button~.btn{border-inline-start:1px solid var(--line)}
.actions .primary{background:var(--save,#1f56c4)}
.card-content{gap:28px}
.rows li{border-bottom:1px solid var(--line)}
.rows svg{width:20px;height:20px;padding:0;background:none;color:var(--link)}
.rows a{min-height:58px;gap:16px}
.card-social.card-social{gap:0;max-width:none;border:1px solid var(--line);border-radius:4px;justify-content:stretch}
.card-social li{flex:1;min-width:48px}
.card-social li+li{border-inline-start:1px solid var(--line)}
.card-social a{width:100%;border-radius:0;background:none}
h2{display:flex;align-items:center;gap:8px;font:700 12px/1.4 var(--font);letter-spacing:.1em;text-transform:uppercase}
h2::before{content:"";width:14px;height:3px;background:var(--accent)}
.sheet h2,.desk h2{justify-content:center;font-size:18px;letter-spacing:0;text-transform:none}
.sheet h2::before,.desk h2::before{content:none}
.qr,.url,.bar,.bar .btn,.url .btn,.sheet{border-radius:4px}
`,
};
