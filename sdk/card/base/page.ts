/** The card as a page of its own: it fills a phone, gets a bar at the thumb, and a QR panel beside it on a desk. */
export const pageStyle = `
.card-container{min-height:100vh;min-height:100dvh;padding-bottom:104px}
.bar{position:fixed;bottom:max(16px,env(safe-area-inset-bottom));z-index:5;inset-inline:16px;display:flex;gap:2px;padding:5px;border-radius:16px;background:var(--ink);color:var(--surface);box-shadow:0 10px 30px -8px #0008}
[data-chat] .bar{inset-inline:16px 88px}
.bar .btn{flex:1;min-height:46px;border-radius:12px;padding:8px 12px;white-space:nowrap}
.meishi .bar .icon{flex:none;width:46px;padding:0;background:none;color:inherit;border-color:transparent}
.notice{display:flex;gap:10px;align-items:center;padding:10px 20px;background:#1c1917;color:#fff;font-size:14px;line-height:1.4}
.languages{padding:4px 20px 0;text-align:center;font-size:14px;color:var(--muted)}
.languages button{display:inline-flex;align-items:center;gap:6px;min-height:44px;padding:0 12px;border:0;background:none;color:inherit;cursor:pointer}
.meishi .languages svg{width:16px;height:16px}
.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:10px;margin-top:12px;overflow-wrap:anywhere}
.choices [aria-current]{border-color:var(--ink)}
.desk{display:none}
@media(max-width:359px){.bar .btn{padding:8px;font-size:14px}.bar .primary svg{display:none}}
@media(max-width:599px){.page{max-width:none}}
@media(min-width:600px){.meishi{min-height:100vh;padding:40px 24px 64px}.card-container{min-height:0;padding-bottom:24px;border-radius:var(--r);box-shadow:var(--shadow);overflow:hidden}.bar{display:none}}
@media(min-width:1024px){.meishi{display:grid;grid-template-columns:480px 300px;gap:56px;justify-content:center;align-items:start}.page{width:480px;margin:0}
.desk{display:block;position:sticky;top:40px;padding:28px;border:1px solid var(--line);border-radius:max(var(--r),8px);background:var(--surface);text-align:center}.desk h2{margin-bottom:4px}.desk p{color:var(--muted);font-size:15px}.desk .btn{width:100%;margin-top:10px}}
@media(prefers-reduced-motion:no-preference){@supports(animation-timeline:scroll()){@media(max-width:599px){.bar{visibility:hidden;animation:bar linear both;animation-timeline:scroll();animation-range:360px 440px}@keyframes bar{from{translate:0 110px}to{visibility:visible}}}}}
@media print{
@page{margin:16mm}
.meishi{display:flex;flex-wrap:wrap;justify-content:center;align-items:flex-start;gap:8mm;min-height:0;padding:0;background:none;print-color-adjust:exact}
.meishi.meishi.meishi{color-scheme:light;--page:#fff;--surface:#fff;--ground:#fff;--ink:#000;--muted:#444;--link:#000}
.page{width:110mm;max-width:none;margin:0}
.card-container{min-height:0;box-shadow:none;border:1px solid #bbb;border-radius:8px;padding-bottom:12px;overflow:hidden}
.actions,.bar,.card-social,.custom,.clip,.pics,.embeds,.loc,.msg,.sheet,.notice,.toast,.languages,.desk .btn{display:none!important}
.meishi.meishi .desk{display:block;position:static;width:58mm;border:0!important;padding:0;box-shadow:none;text-align:center;background:none;color:#000}
}
`;
