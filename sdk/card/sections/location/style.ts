export const style = `
.loc{scroll-margin-top:16px}
.map summary{list-style:none;width:100%;margin-top:12px}
.map summary::-webkit-details-marker{display:none}
.map[open] .show,.map:not([open]) .hide{display:none}
.map .frame{position:relative;display:grid;place-items:center;height:250px;margin-top:12px;border-radius:var(--rs);overflow:hidden;border:1px solid var(--line);background:var(--tint);text-align:center}
.map .frame a{padding:12px;text-decoration:underline}
.map .spinner::before{content:"";display:block;width:28px;height:28px;margin:0 auto 8px;border:3px solid var(--line);border-top-color:currentcolor;border-radius:50%;animation:turn 1s linear infinite}
@keyframes turn{to{rotate:1turn}}
.map iframe{position:absolute;inset:0}
.map .banner{position:absolute;inset:0 0 auto;z-index:1;padding:8px 12px;background:#1c1917;color:#fff;font-size:14px;line-height:1.4}
`;
