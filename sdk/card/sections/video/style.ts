export const style = `
.video{position:relative;display:block;width:100%;aspect-ratio:16/9;border-radius:var(--rs);overflow:hidden;background:#1c1917;color:#fff}
.video::before{content:"";position:absolute;inset:0;background:var(--cover);opacity:.7}
.video::after{content:"";position:absolute;inset:40% 0 0;background:linear-gradient(transparent,#000b)}
.video svg{position:absolute;inset:0;margin:auto;width:64px;height:64px;padding:18px 16px 18px 20px;border-radius:50%;background:#fff;color:#111;fill:currentColor;z-index:1;transition:transform .15s}
.video:hover svg{transform:scale(1.06)}
.video span{position:absolute;inset:auto 16px 12px;z-index:1;overflow:hidden;font-weight:600;font-size:15px;line-height:1.35;text-overflow:ellipsis;white-space:nowrap}
@media(forced-colors:active){.video{border:1px solid}.video svg{background:Canvas;color:CanvasText;border:1px solid}}
`;
