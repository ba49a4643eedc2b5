export const style = `
.msg{scroll-margin-top:16px}
.form{display:grid;gap:14px}
.form label{display:block;font-weight:600;font-size:14px}
.form small{font-weight:400;font-size:13px;color:var(--muted)}
.form :is(input:not([type=checkbox]),textarea,select){display:block;width:100%;min-height:48px;margin-top:6px;padding:11px 14px;border:1px solid var(--field);border-radius:min(var(--rs),14px);background:var(--surface);font:16px/1.5 var(--font)}
.form .check{display:flex;gap:10px;align-items:flex-start;font-weight:400;color:var(--muted)}
.form [type=checkbox]{flex:none;width:22px;height:22px;accent-color:var(--primary)}
.form [aria-invalid]{box-shadow:0 0 0 2px currentColor}
.error{margin-top:8px;font-size:14px;font-weight:600}
.error::before{content:"⚠ "/""}
.form:has(.primary:disabled) .error{visibility:hidden}
.thanks{scroll-margin-top:80px}
.thanks:empty{display:none}
`;
