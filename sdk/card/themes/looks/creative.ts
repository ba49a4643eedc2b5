import type { ThemeStyles } from "../theme.ts";

/** A poster with stickers: thick black lines, hard shadows, colour blocks. */
export const look: ThemeStyles = {
  line: "A poster with a sticker on it.",
  order: ["buttons", "rows", "social", "about", "gallery", "video", "embeds", "location", "form"],
  colors: {
    page: "#fff3d1",
    surface: "#ffffff",
    tint: "#ffd84d",
    ink: "#111111",
    muted: "#4a4438",
    on: "#ffffff",
    accent: "#ff5c39",
    link: "#4a1fe0",
    line: "#111111",
    field: "#111111",
  },
  tokens: `
--r:0px;
--rb:14px;
--rs:14px;
--shadow:4px 4px 0 #111;
--hw:900;
--ht:-.05em;
--h1:48px;
--hl:.94;
--cover:radial-gradient(circle at 14% 84%,#ff5c39 0 58px,transparent 59px),radial-gradient(circle at 88% 18%,#ffd84d 0 74px,transparent 75px),conic-gradient(from 90deg at 62% 74%,#19c39c 25%,transparent 0),repeating-linear-gradient(45deg,#ffffff24 0 2px,transparent 2px 16px),#5b2eff;
background:radial-gradient(#11111124 1.5px,transparent 2px) 0 0/18px 18px,var(--page);
`,
  css: `
.card-container{gap:16px;padding-inline:16px;padding-top:16px;background:none;box-shadow:none!important;overflow:visible}
.card-header{height:150px}
.cover{border:2.5px solid #111;border-radius:20px}
.logo{inset-inline:auto 14px;top:auto;bottom:-30px;width:72px;height:72px;z-index:2;rotate:12deg}
.card-profile{justify-items:start;text-align:start;padding:0 4px}
.portrait{width:164px;height:164px;margin:-92px 0 0 12px;border:2.5px solid #111;border-radius:20px;rotate:-4deg;box-shadow:var(--shadow)}
.initials{font-size:72px}
.who{padding-top:18px}
h1{text-wrap:wrap}
.title{font-weight:600;font-size:18px;margin-top:10px}
.company{display:inline-block;max-width:100%;margin-top:8px;padding:3px 10px;border:2px solid #111;border-radius:8px;background:var(--tint);font-weight:700;color:var(--ink);rotate:-1deg}
.actions,.card-content{padding:0}
.card-content{gap:22px}
.btn{border:2.5px solid #111;font-weight:800;box-shadow:var(--shadow)}
.btn:active{transform:translate(3px,3px);box-shadow:1px 1px 0 #111}
.custom .btn{border-color:#111;min-height:58px;font-size:17px;justify-content:space-between}
.custom .btn::after{content:"↗"/""}
.rows{border:2.5px solid #111;border-radius:18px;overflow:hidden;background:var(--panel);box-shadow:var(--shadow)}
.rows a{padding:10px 14px}
.rows li+li{border-top:2.5px solid #111}
.rows svg{border:2px solid #111}
.rows li:nth-child(3n+2) svg{background:#ffb3a1;color:#111}
.rows li:nth-child(3n) svg{background:#9fe8d3;color:#111}
.rows span{font-weight:600}
.rows b{font-weight:500}
.card-social{--seven:start;justify-content:flex-start}
.card-social a{border:2.5px solid #111;border-radius:12px;color:#111}
.card-social li:nth-child(3n+2) a{background:#ffb3a1}
.card-social li:nth-child(3n) a{background:#9fe8d3}
h2{width:fit-content;padding:4px 12px;font:900 22px/1.2 var(--head);letter-spacing:-.03em;background:#111;color:#fff;rotate:-1.5deg;border-radius:6px}
.about,.loc,.msg{padding:20px;border:2.5px solid #111;border-radius:18px;background:var(--panel);box-shadow:var(--shadow)}
.about{background:#9fe8d3;color:#111}
.video,.gallery a,.desk,.frame{border:2.5px solid #111!important}
.sheet h2,.desk h2{max-width:calc(100% - 72px);margin:0 auto 8px}
.form :is(input:not([type=checkbox]),textarea,select){border-width:2.5px}
.bar{border-radius:18px}
.bar .btn,.url .btn{box-shadow:none;border-color:transparent}
`,
};
