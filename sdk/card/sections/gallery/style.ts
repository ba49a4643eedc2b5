export const style = `
.gallery{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:6px}
.gallery a{position:relative;display:block;aspect-ratio:1;border-radius:var(--rs);overflow:hidden;background:var(--tint)}
.gallery img{position:absolute}
.gallery:has(li:nth-child(8)) li:first-child{grid-area:span 2/span 2}
.gallery li:nth-child(3n+2):last-child{grid-column:span 2}
.gallery li:nth-child(3n+2):last-child a{height:100%;aspect-ratio:auto}
.gallery li:nth-child(3n+1):last-child{grid-column:1/-1}
.gallery li:nth-child(3n+1):last-child a{aspect-ratio:16/9}
.lightbox{position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:#0c0a09f2;color:#fff;touch-action:pan-y pinch-zoom;user-select:none}
.lightbox[open]{display:grid;grid-template-rows:minmax(0,1fr) auto;place-items:center}
.meishi .lightbox img{width:auto;height:auto;max-width:100%;max-height:100%;object-fit:contain}
.lightbox p{padding:12px 64px 24px;font-size:15px;text-align:center}
.lightbox button{position:absolute;width:48px;height:48px;padding:0;border:1px solid transparent;border-radius:50%;background:#1c1917cc;color:#fff;font:28px/1 var(--font);cursor:pointer}
.lightbox :focus-visible{outline-color:#fff}
.lightbox .leave{top:12px;inset-inline-end:12px}
.lightbox .previous{top:calc(50% - 24px);inset-inline-start:12px}
.lightbox .next{top:calc(50% - 24px);inset-inline-end:12px}
.lightbox :is(.previous,.next):dir(rtl){scale:-1 1}
`;
