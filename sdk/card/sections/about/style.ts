export const style = `
.about p{white-space:pre-line}
.about p+p{margin-top:12px}
`;
