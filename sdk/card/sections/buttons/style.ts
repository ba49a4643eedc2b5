export const style = `
.custom{display:grid;gap:10px}
.meishi .custom .btn{background:var(--c,#d9bd90);color:var(--ci,#1c1917);border-color:color-mix(in srgb,currentColor 12%,transparent);min-height:52px}
.custom span{overflow-wrap:anywhere}
.custom .btn:dir(rtl)::after{scale:-1 1}
`;
