export const style = `
.embeds{display:grid;gap:14px}
.meishi .embeds iframe{height:360px;border:1px solid var(--line);border-radius:var(--rs);background:#fff}
`;
