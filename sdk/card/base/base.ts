/**
 * What every card shares, drawn as the default theme draws it. Pixels only, because the SDK stands on pages with other
 * root sizes; logical properties only, so that right-to-left needs no second stylesheet. Widths are the card's own
 * (container units): in an embedding page the window says nothing about the room the card has.
 */
export const baseStyle = `
.meishi{position:relative;background:var(--page);color:var(--ink);font:16px/1.55 var(--font);text-align:start;overflow-wrap:break-word;-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:transparent;overflow-x:clip}
.meishi *,.meishi ::before,.meishi ::after{box-sizing:border-box}
:where(.meishi) :where(h1,h2,p,ul,ol,dl,dd){margin:0;padding:0;list-style:none}
:where(.meishi a){color:inherit;text-decoration:none}
:where(.meishi) :where(button,input,textarea,select){font:inherit;color:inherit;margin:0}
:where(.meishi img,.meishi iframe){display:block;width:100%;height:100%;object-fit:cover;border:0}
.meishi svg{flex:none;width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.meishi :focus-visible{outline:3px solid var(--link);outline-offset:3px}
.meishi [hidden]{display:none}
.page{max-width:480px;margin:0 auto;container-type:inline-size}
.card-container{position:relative;display:flex;flex-direction:column;background:var(--ground,var(--surface));padding-bottom:24px}
.card-header{position:relative;height:132px}
.cover{position:absolute;inset:0;background:var(--cover);overflow:hidden}
.logo{position:absolute;top:16px;inset-inline-start:16px;width:48px;height:48px}
.meishi .logo{object-fit:contain}
.card-profile{position:relative;display:grid;justify-items:center;padding:0 20px;text-align:center}
.portrait{width:120px;height:120px;margin-top:-60px;border-radius:50%;border:4px solid var(--surface);background:var(--tint);overflow:hidden;position:relative}
.portrait img{object-position:50% 0}
.initials{display:grid;place-items:center;font:var(--hw) 40px/1 var(--head);color:var(--ink)}
.who{min-width:0;max-width:100%;padding-top:14px}
.who [dir]{text-align:-webkit-match-parent;text-align:match-parent}
h1{font:var(--hw) min(var(--h1),max(16px,var(--fit,99px)))/var(--hl) var(--head);letter-spacing:var(--ht);text-wrap:balance;overflow-wrap:anywhere;hyphens:auto}
.name>*{display:inline-block;max-width:100%}
.name h1{margin-inline-end:4px}
.pronouns{font-size:15px;line-height:1.4;overflow-wrap:anywhere}
.title{margin-top:6px;font-size:17px;line-height:1.4;text-wrap:balance}
.company{color:var(--muted);font-size:15px;text-wrap:balance}
.actions{display:flex;flex-wrap:wrap;gap:10px 6px;padding:20px 20px 4px}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:48px;padding:10px 16px;border:1px solid var(--line);border-radius:var(--rb);background:var(--surface);color:var(--ink);font:600 15px/1.2 var(--font);text-align:center;cursor:pointer;transition:transform .15s,filter .15s}
.actions .btn{flex:auto;gap:6px;padding-inline:8px}
.actions>:not(.primary){font-size:14px}
.actions :is(.primary,.wallet){flex-basis:100%}
.btn:hover{filter:brightness(.97)}
.btn:active{transform:scale(.98)}
.btn[aria-busy=true]{cursor:progress}
.btn.wallet{border-color:#a6a6a6;border-radius:8px;background:#000!important;color:#fff!important;text-transform:none}
.primary{background:var(--fill);color:var(--on);border-color:transparent}
.card-content{display:flex;flex-direction:column;gap:32px;padding:20px}
h2{font:600 17px/1.3 var(--head);margin-bottom:12px}
.card-footer{margin-top:auto;padding:12px 20px 0;text-align:center;font-size:14px;color:var(--muted)}
.card-footer a{display:inline-flex;align-items:center;min-height:44px;gap:4px}
.card-footer b{color:var(--ink)}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.toast{position:fixed;inset:auto 0 96px;z-index:9;width:fit-content;max-width:calc(100% - 32px);margin:0 auto;padding:10px 18px;border:1px solid transparent;border-radius:12px;background:var(--ink);font-size:15px;box-shadow:0 10px 30px -8px #0008}
.meishi .toast{color:var(--surface)}
.primary,.portrait,.logo,.qr,.custom .btn{color-scheme:only light}
@container(max-width:379px){.actions>:not(.primary,.wallet) svg{display:none}}
@container(max-width:359px){h1{--h1:clamp(24px,10cqi,38px)}.actions,.card-content{padding-inline:16px}.actions .btn{padding-inline:4px}}
@media(prefers-reduced-motion:no-preference){.portrait,.who{animation:rise .5s cubic-bezier(.2,.8,.2,1) both}.who{animation-delay:.06s}@keyframes rise{from{transform:translateY(10px)}}}
.meishi:is(:dir(rtl),:lang(ja),:lang(ko),:lang(zh)) *{letter-spacing:0!important;font-style:normal!important}
@media(prefers-reduced-motion:reduce){.meishi *{transition:none!important;animation:none!important}}
@media(forced-colors:active){.meishi svg{forced-color-adjust:auto}.rows svg,.portrait,.bar,.desk{border:1px solid}.cover{display:none}.meishi .btn{border:1px solid!important}}
`;
