/**
 * The chat window's sheet: px only, so that no page's font size reaches it; logical properties, so that rtl is the same
 * sheet. Declarations stand in the order that compresses best.
 */
export const chatStyles = `
.w{all:initial;display:flex;flex-direction:column;overflow:hidden;width:320px;border-radius:20px;height:460px;background:#fff;font:15px/1.45 system-ui;-webkit-text-size-adjust:100%;color:#1c1917;box-shadow:0 0 0 1px #00000014,var(--shade,0 24px 64px -12px #00000073);color-scheme:only light}
.w,:where(.w *){box-sizing:border-box;margin:0;padding:0}
.m .w{position:fixed;bottom:var(--y);max-width:calc(100vw - 32px);max-height:calc(100dvh - 32px)}
.left .w{left:var(--x)}.right .w{right:var(--x)}
[hidden]{display:none}
svg{display:block;width:20px;height:20px;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;fill:none}
:where(.w) button,textarea{color:inherit;font:inherit;border:0;background:none}
:where(.w) button{cursor:pointer}
:where(.w) :focus-visible{outline:3px solid #1c1917;outline-offset:2px}
.b u{position:absolute;top:-2px;border:2px solid #fff;inset-inline-end:-2px;height:14px;border-radius:50%;background:#d92d20;width:14px}
.hd{touch-action:none;align-items:center;display:flex;flex:none;gap:10px;height:64px;padding-inline:16px 8px;background:var(--c);color:var(--ci)}
.hd div{flex:1;min-width:0}
.hd h2{font-size:15px;line-height:1.25}
.hd p{font-size:13px;line-height:1.3}
.hd div>*{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.hd button,form button{place-items:center;display:grid;flex:none;width:40px;height:40px;border-radius:50%}
.hd button:hover,.chips button:hover{background:#0000001a}
.hd :focus-visible{outline-color:var(--ci);outline-offset:-4px}
.face{object-fit:cover;flex:none;width:36px;height:36px;border-radius:50%}
span.face{place-items:center;display:grid;background:#22303c;color:#f5b84a}
.log{flex:1;display:flex;flex-direction:column-reverse;overflow-y:auto;overscroll-behavior:contain}
ol{display:flex;flex-direction:column;margin-bottom:auto;list-style:none;gap:12px;padding:16px 14px}
li{display:flex;gap:8px;align-items:flex-end;max-width:88%}
li>div{min-width:0}
li .face{width:24px;height:24px}
li p,.dots{background:#f3f1ef;border-radius:16px;border-end-start-radius:4px}
li p{overflow-wrap:anywhere;padding:9px 13px;white-space:pre-line}
a{color:inherit;text-underline-offset:2px}
.same{margin-top:-6px}
li:has(+.same) .face{visibility:hidden}
.me{align-self:flex-end}
.me p{background:var(--c);color:var(--ci);border-end-start-radius:16px;border-end-end-radius:4px}
.dots{display:flex;gap:5px;padding:14px}
.dots i{background:#78716c;width:7px;height:7px;border-radius:50%}
.err p{background:#fdecea;color:#7a1c14}
li button{min-height:36px;font-weight:600;color:#7a1c14}
.chips{display:flex;flex:none;padding:0 14px 10px;overflow-x:auto;scrollbar-width:none;gap:6px}
.chips button{flex:none;padding:0 10.5px;border:1px solid #d6d3d1;background:#fff;font-size:14px;border-radius:18px;min-height:36px;font-weight:500}
form{display:flex;flex:none;border:1px solid #8c857f;align-items:flex-end;gap:8px;margin:0 12px;padding:4px;padding-inline-start:14px;border-radius:24px}
form:focus-within{border-color:#1c1917;box-shadow:0 0 0 1px #1c1917}
textarea{flex:1;min-width:0;min-height:40px;field-sizing:content;outline:0!important;font-size:16px;line-height:24px;resize:none;max-height:112px;padding:8px 0}
textarea::placeholder{opacity:1;color:#78716c}
form button{background:var(--c);color:var(--ci)}
form button:disabled{cursor:default;background:#eceae8;color:#78716c}
.w[dir=rtl] form svg{transform:scaleX(-1)}
.ft{flex:none;padding:8px 12px max(10px,env(safe-area-inset-bottom));text-align:center;color:#78716c;font-size:11.5px;line-height:1.3}
.say{margin:-2px 14px 8px;text-align:start;padding:0}
.mini{height:64px;border-radius:18px}
.mini>:not(.hd){display:none}
@media(max-width:480px){
.m .w:not(.mini){height:var(--vh,100%);max-width:none;max-height:none;inset:var(--top,0) 0 auto;border-radius:0;box-shadow:none;width:100%}
.m .w:not(.mini) .hd{height:calc(64px + env(safe-area-inset-top));padding-top:env(safe-area-inset-top)}
}
@media(prefers-reduced-motion:no-preference){
.dots i{animation:dot 1.2s infinite}.dots i+i{animation-delay:.15s}.dots i+i+i{animation-delay:.3s}
@keyframes dot{0%,60%,100%{opacity:.5}30%{opacity:1;transform:translateY(-4px)}}
.m .w{animation:rise .18s ease-out}@keyframes rise{0%{opacity:0;transform:translateY(12px)}}
}
@media(forced-colors:active){.w,form button,li p,.dots{border:1px solid}.hd{border-bottom:1px solid}.dots i{background:CanvasText}}`;
