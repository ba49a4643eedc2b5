/** Our mark, as it stands in the middle of a code. */
export const markSvg = (width: number, dark: string, light: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 32 32">` +
  `<rect width="32" height="32" rx="7" fill="${light}"/><rect x="7" y="4" width="18" height="24" rx="4" fill="${dark}"/>` +
  `<circle cx="16" cy="12.5" r="3.5" fill="${light}"/><rect x="10.5" y="19" width="11" height="3" rx="1.5" fill="${light}"/></svg>`;
