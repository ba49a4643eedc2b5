export const style = `
.rows a{display:flex;align-items:center;gap:14px;min-height:60px;padding:8px 0}
.rows svg{width:44px;height:44px;padding:12px;border-radius:var(--rs);background:var(--tint)}
.rows span{min-width:0;flex:1;overflow-wrap:anywhere}
.rows bdi{justify-self:start;min-width:0}
.rows b{display:block;overflow-wrap:normal;font-weight:400;font-size:13px;line-height:1.3;color:var(--muted)}
`;
