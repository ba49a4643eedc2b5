/** The look of the pages before the sign-in: dark, without a library, inlined. */
export const style = `
:root{color-scheme:dark;--page:#171513;--deep:#100e0d;--card:#211e1c;--raised:#302c29;--line:#302c29;--strong:#3d3935;--field:#79736c;--text:#edebe8;--soft:#cbc7c2;--muted:#a8a29b;--amber:#f59e0b;--wash:#2b200f;--edge:#5f4415;--bright:#f8b636;--pale:#fbcb69;--ink:#1c1206;--good:#4ade80;--bad:#f87171}
*,::before,::after{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:84px;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-font-smoothing:antialiased;overflow-x:clip}
h1,h2,h3,p,ul,figure,blockquote,fieldset{margin:0;padding:0;border:0;min-width:0}
ul{list-style:none}
a{color:inherit;text-decoration:none}
img{display:block;max-width:100%;height:auto}
button,input,textarea{font:inherit;color:inherit}
:focus-visible{outline:2px solid var(--bright);outline-offset:3px}
svg.i{flex:none;width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:fixed;z-index:30;top:8px;inset-inline-start:8px;padding:10px 16px;border-radius:10px;background:var(--amber);color:var(--ink);font-weight:600}
.skip:not(:focus){clip-path:inset(50%)}
.land{max-width:1160px;margin:0 auto;padding:0 32px}
.block{padding-top:96px}
.sec{font-size:40px;line-height:1.1;letter-spacing:-.03em;font-weight:700;text-wrap:balance}
.block>.sec,.closing .sec{text-align:center}
.sub{margin-top:10px;text-align:center;color:var(--muted);font-size:17px;text-wrap:balance}
.card{background:var(--card);border:1px solid var(--line);border-radius:20px}
.dim{color:var(--muted)}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:44px;padding:0 18px;border:1px solid var(--strong);border-radius:10px;background:var(--card);color:var(--text);font-size:14px;font-weight:600;white-space:nowrap;cursor:pointer;transition:background-color .15s}
.btn:hover{background:var(--raised)}
.btn.p{background:var(--amber);border-color:transparent;color:var(--ink)}
.btn.p:hover{background:var(--bright)}
.btn.lg{min-height:52px;padding:0 26px;border-radius:14px;font-size:16px}
.btn[disabled]{opacity:.6}
.badge{display:inline-flex;align-items:center;min-height:24px;padding:0 10px;border-radius:12px;background:var(--amber);color:var(--ink);font-size:12px;font-weight:600}
.badge.quiet{background:var(--raised);color:var(--soft)}
.iconb{display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:10px;background:none;cursor:pointer}
.bar{position:sticky;z-index:20;top:0;background:var(--page);border-bottom:1px solid transparent}
@supports(animation-timeline:scroll()){.bar{animation:edge linear both;animation-timeline:scroll();animation-range:0 60px}@keyframes edge{to{border-color:var(--line)}}}
.bar>.land{display:flex;align-items:center;gap:28px;min-height:76px}
.brand{display:flex;align-items:center;gap:10px;font-size:17px;font-weight:700;letter-spacing:-.01em}
.mark{flex:none;width:28px;height:28px}
.wide{flex:1;display:flex;justify-content:flex-end;gap:28px}
.wide a{color:var(--soft);padding:10px 0}
.wide a:hover,.menu a:hover,.foot a:hover{color:var(--text)}
.narrow,.menu:not(:popover-open){display:none}
.menu{position:fixed;inset:0 0 0 auto;width:min(288px,86vw);height:100dvh;max-height:none;margin:0;padding:16px;border:0;border-inline-start:1px solid var(--line);background:var(--deep);color:var(--soft)}
.menu:popover-open{display:flex;flex-direction:column;gap:2px}
.menu::backdrop{background:#000a}
.menu .iconb{align-self:flex-end}
.menu a{display:flex;align-items:center;min-height:48px;padding:0 12px;border-radius:10px;font-size:16px;font-weight:500}
.hero{display:grid;grid-template-columns:minmax(0,1fr) 560px;gap:24px;align-items:center;padding-top:40px}
.hero h1{font-size:64px;line-height:1.02;letter-spacing:-.04em;font-weight:700;text-wrap:balance}
.hero em{font-style:normal;color:var(--bright)}
.lead{max-width:470px;margin:20px 0 28px;font-size:19px;color:var(--soft)}
.ctas{display:flex;flex-wrap:wrap;gap:12px}
.trust{display:flex;align-items:center;gap:12px;margin-top:28px;font-size:14px;color:var(--muted)}
.trust span{display:flex;flex:none}
.trust img{width:36px;height:36px;margin-inline-start:-10px;border-radius:50%;object-fit:cover;object-position:50% 0;background:var(--strong);box-shadow:0 0 0 3px var(--page)}
.trust img:first-child{margin:0}
.fan{position:relative;height:640px}
.fan::before{content:"";position:absolute;inset:10% 0;background:radial-gradient(closest-side,#f59e0b4d,transparent)}
.phone,.side{position:absolute;overflow:hidden;background:#000;box-shadow:0 0 0 1px var(--strong),0 30px 80px -30px #000}
.phone{inset-inline-start:50%;top:0;width:299px;height:625px;margin-inline-start:-149px;padding:8px;border-radius:43px}
.screen{width:283px;height:609px;overflow:hidden;border-radius:36px;background:#fff}
#sample{width:390px;height:840px;overflow:hidden;transform:scale(.7256);transform-origin:0 0}
.side{top:60px;width:246px;max-width:none;height:514px;padding:7px;border-radius:36px;object-fit:cover;object-position:50% 0}
.left{inset-inline-start:6px;transform:rotate(-9deg)}
.right{inset-inline-end:6px;transform:rotate(9deg)}
.dresser{position:relative;display:grid;gap:12px;max-width:470px;margin:20px auto 0;padding:16px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
.dresser>label span,.dresser legend{display:block;padding:0;margin-bottom:6px;font-size:14px;font-weight:550}
.dresser input[name=name]{width:100%}
input:not([type=radio]),textarea{min-height:44px;padding:0 12px;border:1px solid var(--field);border-radius:10px;background:var(--deep);font-size:16px}
textarea{display:block;width:100%;padding:10px 12px;resize:vertical}
::placeholder{color:var(--muted);opacity:1}
.dresser fieldset{display:flex;flex-wrap:wrap;gap:6px}
.chip{position:relative}
.chip input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}
.chip span{display:grid;place-items:center;min-height:36px;padding:0 14px;border:1px solid var(--strong);border-radius:18px;font-size:13px;font-weight:550;color:var(--soft)}
.chip :checked+span{border-color:var(--amber);background:var(--wash);color:var(--pale)}
.chip :focus-visible+span{outline:2px solid var(--bright);outline-offset:2px}
.features{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:20px;margin-top:40px}
.features li{padding:26px}
.features .tile{display:grid;place-items:center;width:44px;height:44px;border-radius:13px;background:var(--wash);color:var(--pale)}
.features h3{margin:18px 0 6px;font-size:17px;font-weight:650;letter-spacing:-.01em}
.features p{color:var(--muted)}
.themes{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:20px;margin-top:40px}
.pick{display:flex;flex-direction:column;width:100%;height:100%;padding:10px 10px 20px;text-align:start;cursor:pointer;transition:border-color .15s}
.pick:hover,.pick:focus-visible{border-color:var(--amber)}
.pick img{width:100%;height:340px;object-fit:cover;object-position:50% 0;border-radius:12px;background:var(--raised)}
.pick b{margin:16px 10px 2px;font-size:17px;font-weight:650}
.pick span{margin:0 10px;color:var(--muted)}
#all-themes{display:none}
#all-themes:target{display:block}
#all-themes .themes{margin-top:20px}
.more{margin-top:24px;text-align:center}
.more a{display:inline-block;padding:10px;color:var(--pale);font-weight:600;text-decoration:underline;text-underline-offset:4px}
.few,.themes-open .all{display:none!important}
.themes-open .few{display:inline-block!important}
.block:has(#all-themes:target) .all{display:none!important}
.block:has(#all-themes:target) .few{display:inline-block!important}
.promo{margin-top:96px;padding:72px 0;background:radial-gradient(90% 130% at 100% 0,#f59e0b2e,transparent 60%),var(--deep);border-block:1px solid var(--line)}
.promo>.land{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,6fr);gap:48px;align-items:center}
.promo p{margin-top:14px;font-size:17px;color:var(--soft)}
.promo picture img{width:100%;border-radius:16px;box-shadow:0 0 0 1px var(--strong),0 40px 90px -40px #000}
.ticks{display:grid;gap:10px;margin:20px 0 28px}
.ticks li,.plan li{display:flex;gap:10px;color:var(--soft)}
.ticks .i,.plan .i{width:18px;height:18px;margin-top:2px;color:var(--good)}
.price{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:20px;margin-top:40px}
.plan{position:relative;display:flex;flex-direction:column;padding:28px}
.plan.hot{border-color:var(--amber);background:linear-gradient(#f59e0b1f,transparent 40%),var(--card)}
.plan .badge{position:absolute;top:28px;inset-inline-end:24px}
.plan h3{font-size:18px;font-weight:600}
.amt{margin:12px 0 4px;font-size:44px;font-weight:700;letter-spacing:-.03em;line-height:1.1}
.amt small{margin-inline-start:3px;font-size:15px;font-weight:500;letter-spacing:0;color:var(--muted)}
.plan .not,.plan .not .i{color:var(--muted)}
.plan ul{display:grid;gap:10px;margin:20px 0 28px}
.plan .btn{margin-top:auto;min-height:48px}
.voices{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:20px;margin-top:40px}
.voices figure{display:flex;flex-direction:column;gap:16px;padding:26px}
.voices blockquote{flex:1;font-size:17px}
.voices figcaption{display:flex;align-items:center;gap:12px;font-size:13px;color:var(--muted)}
.voices figcaption span:not(.badge){flex:1}
.voices b{display:block;color:var(--text);font-size:14px}
.voices img{width:44px;height:44px;border-radius:50%;object-fit:cover;object-position:50% 0;background:var(--strong)}
.stars{display:flex;gap:3px}
.stars svg{width:20px;height:20px}
.stars .hollow{fill:var(--strong)}
.stars .full,.stars .half{fill:var(--amber)}
.stars .half{clip-path:inset(0 50% 0 0)}
.closing .card{padding:64px 32px;text-align:center;background:radial-gradient(70% 160% at 50% 0,#f59e0b33,transparent 65%),var(--card);border-color:var(--edge)}
.closing .btn{margin-top:28px}
.foot{margin-top:96px;padding:48px 0 32px;border-top:1px solid var(--line);background:var(--deep);color:var(--muted)}
.foot>div{display:grid;grid-template-columns:2fr 1fr 1fr 1fr;gap:32px}
.foot .brand{color:var(--text)}
.foot .brand+p{max-width:260px;margin-top:12px}
.foot h2{margin-bottom:6px;font-size:13px;font-weight:600;color:var(--text)}
.foot nav a{display:block;padding:6px 0}
.foot .small{padding-top:32px;font-size:13px}
.foot .small a{display:inline-block;margin-inline-start:16px;padding:6px 0;text-decoration:underline}
.toasts{position:fixed;z-index:40;inset:auto 16px 16px auto;display:grid;gap:8px;width:min(400px,calc(100vw - 32px))}
.toast{padding:14px 16px;border:1px solid var(--strong);border-inline-start:4px solid var(--amber);border-radius:12px;background:var(--raised);box-shadow:0 12px 32px -12px #000;animation:rise .28s cubic-bezier(.2,.8,.2,1)}
.toast b{display:block}
.toast p{color:var(--soft);font-size:14px}
.toast a{display:inline-block;padding:8px 0 4px;color:var(--pale);font-weight:600;text-decoration:underline;text-underline-offset:4px}
@keyframes rise{from{opacity:0;transform:translateY(12px)}}
dialog{width:min(520px,calc(100vw - 32px));padding:28px;border:1px solid var(--strong);border-radius:20px;background:var(--card);color:var(--text)}
dialog::backdrop{background:#000a}
dialog .iconb{position:absolute;top:12px;inset-inline-end:12px}
.sheet{max-width:584px;margin:56px auto 0;padding:0 32px}
.sheet .form{padding:32px;border:1px solid var(--line);border-radius:20px;background:var(--card)}
.form{display:grid;gap:16px}
.form h1,.form h2{font-size:28px;line-height:1.2;letter-spacing:-.02em;font-weight:700}
.form label span{display:block;margin-bottom:6px;font-size:14px;font-weight:550}
.form input{width:100%}
.form .wrong{margin-top:6px;color:var(--bad);font-size:13px}
.form [aria-invalid=true]{border-color:var(--bad)}
.trap{position:absolute;inset-inline-start:-9999px}
.prose{max-width:744px;padding-top:56px}
.prose h1{font-size:clamp(26px,7.2vw,40px);line-height:1.1;letter-spacing:-.03em}
.prose h2{margin:36px 0 8px;font-size:20px}
.prose p,.prose li{color:var(--soft);font-size:16px;line-height:1.65;overflow-wrap:anywhere;white-space:pre-line}
.prose p,.prose ul{margin-top:12px}
.prose ul{padding-inline-start:20px;list-style:disc}
@media(min-width:1101px){.hero{grid-template:auto 1fr/minmax(0,1fr) 560px;gap:20px 24px;align-items:start;padding-top:20px}.stage{display:contents}.fan{grid-area:1/2/3/3}.dresser{max-width:none;margin:0}.lead{margin:16px 0 20px}.trust{margin-top:18px}}
@media(max-width:1100px){.hero{grid-template-columns:minmax(0,1fr)}.stage{max-width:560px;width:100%;margin:24px auto 0}.promo>.land{grid-template-columns:minmax(0,1fr)}.pick img{height:300px}}
@media(max-width:900px){.features,.themes,.voices{gap:12px}.features li,.voices figure{padding:20px}.voices figcaption{flex-wrap:wrap}}
@media(max-width:768px){.dresser{max-width:none;margin:0}.fan{height:440px;overflow:clip}.dresser fieldset{flex-wrap:nowrap;margin-inline:-16px;padding-inline:16px;overflow-x:auto;scrollbar-width:none}.dresser legend{position:sticky;inset-inline-start:0}.land{padding:0 20px}.sheet{padding:0 16px}.bar>.land{gap:8px;min-height:64px}.bar .brand{flex:1}.wide{display:none}.narrow{display:grid}.hero{padding-top:24px}.prose{padding-top:32px}.hero h1{font-size:44px}.lead{font-size:18px}.block{padding-top:72px}.sec{font-size:32px}.side{display:none}.price{grid-template-columns:minmax(0,1fr)}.promo{margin-top:72px;padding:56px 0}.foot{margin-top:72px}.foot>div{grid-template-columns:1fr 1fr}.foot>div>div{grid-column:1/-1}.closing .card{padding:48px 20px}.trust{align-items:flex-start}}
@media(max-width:700px){.features,.themes,.voices{grid-template-columns:minmax(0,1fr)}.features li{display:grid;grid-template-columns:auto 1fr;column-gap:16px}.features .tile{grid-row:span 2}.features h3{margin:0 0 4px}.pick{display:grid;grid-template:1fr auto auto 1fr/auto 1fr;padding:8px}.pick img{grid-row:1/-1;width:112px;height:132px}.pick b{grid-row:2;margin-top:0}.pick span{grid-row:3}}
@media(max-width:400px){.bar .brand span{position:absolute;width:1px;overflow:hidden;clip-path:inset(50%)}}
@media(prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}html{scroll-behavior:auto}}
`
  .trim()
  .replaceAll("\n", "");
