export const style = `
.card-social{display:flex;flex-wrap:wrap;justify-content:center;gap:10px}
.card-social:has(>:nth-child(7):last-child){align-self:var(--seven,center);width:100%;max-width:240px}
.card-social a{display:grid;place-items:center;width:48px;height:48px;border:1px solid transparent;border-radius:50%;background:var(--tint);transition:transform .15s}
.card-social a:hover{transform:translateY(-2px)}
.card-social svg{width:22px;height:22px}
`;
