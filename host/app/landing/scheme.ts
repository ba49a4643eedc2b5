/** Applies the color scheme chosen in the application before first paint; dark by default. The key is Mantine's. */
export const schemeScript =
  'try{let s=localStorage.getItem("mantine-color-scheme-value");' +
  'if(s=="light"||s=="auto"&&matchMedia("(prefers-color-scheme:light)").matches)document.documentElement.dataset.scheme="light"}catch{}';

/** The light look: other values of the same tokens, and of what is no token. */
export const lightStyle = `
:root[data-scheme=light]{color-scheme:light;--page:#faf9f7;--deep:#f3f1ee;--card:#fff;--raised:#f3f1ee;--line:#e4e0db;--strong:#cbc5bc;--field:#8c857f;--text:#1c1917;--soft:#3a3530;--muted:#625c55;--bright:#b46508;--pale:#8a4c0c;--wash:#fdf0d9;--edge:#e9c27e;--good:#15703a;--bad:#a81717}
[data-scheme=light] .btn.p:hover{background:#f8b636}
[data-scheme=light] .phone,[data-scheme=light] .side,[data-scheme=light] .promo picture img{box-shadow:0 0 0 1px var(--strong),0 30px 80px -30px #0006}
`.replaceAll("\n", "");
