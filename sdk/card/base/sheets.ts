/**
 * Sheets are native popovers: they open, close and give the focus back without script, from the bottom or as a dialog.
 */
export const sheetStyle = `
.sheet{position:fixed;inset:auto 0 0;width:100%;max-width:480px;max-height:92vh;margin:0 auto;padding:28px 20px 24px;border:1px solid transparent;border-radius:24px 24px 0 0;background:var(--surface);color:var(--ink);font:16px/1.55 var(--font);text-align:center;overflow:auto;box-shadow:0 -10px 60px #0005}
.sheet::before{content:"";position:absolute;top:10px;inset-inline-start:50%;width:36px;height:4px;margin-inline-start:-18px;border-radius:2px;background:var(--field)}
.sheet::backdrop{background:#0c0a09a6}
.sheet h2{font-size:20px;margin:0 36px 4px}
.sheet p{color:var(--muted);font-size:15px}
.sheet .btn{width:100%;margin-top:10px}
.close{position:absolute;top:12px;inset-inline-end:12px;display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:50%;background:none;cursor:pointer}
.url{display:flex;align-items:center;gap:8px;margin-top:16px;padding:5px;padding-inline-start:16px;border:1px solid var(--field);border-radius:14px;text-align:start}
.url span{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:15px;user-select:all}
.sheet .url .btn{width:auto;margin:0;min-height:44px;border-radius:10px}
.grid4{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:8px 2px;margin:20px 0 4px;font-size:13px;overflow-wrap:anywhere}
.grid4 a{display:grid;justify-items:center;gap:6px}
.grid4 svg{width:56px;height:56px;padding:16px;border-radius:18px;background:var(--tint)}
.qr{display:block;width:220px;height:220px;margin:18px auto 10px;padding:10px;border-radius:16px;background:#fff;border:1px solid var(--line)}
.meishi .qr{width:220px;height:220px}
.tabs{display:flex;gap:4px;margin:14px 0 12px;padding:4px;border-radius:14px;background:var(--tint)}
.tabs label{flex:1;padding:9px 8px;border-radius:10px;font-weight:600;font-size:14px;line-height:1.4;cursor:pointer}
.tabs label:has(:checked){background:var(--surface);box-shadow:0 0 0 1px var(--field)}
.tabs label:has(:focus-visible){outline:3px solid var(--link);outline-offset:2px}
.code-contact,.sheet:has([value=contact]:checked) .code-link{display:none}
.sheet:has([value=contact]:checked) .code-contact{display:block}
.steps{counter-reset:s;display:grid;gap:12px;margin:18px 0 8px;text-align:start}
.steps li{counter-increment:s;display:flex;gap:12px;align-items:center}
.steps li::before{content:counter(s);flex:none;width:32px;height:32px;border-radius:50%;background:var(--tint);font-weight:700;line-height:32px;text-align:center}
.meishi:not([data-js]) [data-copy]{display:none}
@supports not selector(:popover-open){.sheet:not(.open){display:none}}
@media(min-width:600px){.sheet{inset:0;margin:auto;height:fit-content;width:400px;border-radius:24px}.sheet::before{display:none}}
@media(prefers-reduced-motion:no-preference){.sheet{transition:translate .28s cubic-bezier(.2,.8,.2,1),opacity .2s}@starting-style{.sheet:popover-open{translate:0 32px;opacity:0}}}
`;
