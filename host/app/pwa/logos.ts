/** How a picture fills its square. */
export type Fit =
  /** All of it is seen; what it does not cover stays transparent. */
  | "contain"
  /** It covers the square, faces kept: portraits. */
  | "cover";

export interface Artwork {
  bytes: Uint8Array;
  fit: Fit;
  /** Version without rounded corners or transparency, for platforms that crop it; it needs no margin. */
  fullBleed?: Uint8Array;
}

/** Our own mark, for sites and cards without an icon of their own. */
export const PRODUCT_LOGO: Artwork = { fit: "contain", bytes: productLogo(7), fullBleed: productLogo(0) };

/** A plain card on a ground of this color, for owners' domains without an icon. */
export function plainLogo(color: string): Artwork {
  const ground = /^#[\da-f]{3,8}$/i.test(color) ? color : "#44403c";
  const renderLogo = (radius: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${ground}"/>` +
        '<rect x="8" y="6" width="16" height="20" rx="3" fill="#fff"/><g fill="#78716c"><circle cx="16" cy="13" r="3"/>' +
        '<rect x="11.5" y="19" width="9" height="2" rx="1"/></g></svg>',
    );
  return { fit: "contain", bytes: renderLogo(7), fullBleed: renderLogo(0) };
}

function productLogo(radius: number): Buffer {
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">' +
      `<rect width="32" height="32" rx="${radius}" fill="#1c1206"/><g transform="translate(4.8 4.8) scale(.7)">` +
      '<rect x="3" y="5" width="18" height="22" rx="4" fill="#8a4c0c" transform="rotate(-8 12 16)"/>' +
      '<rect x="9" y="4" width="18" height="24" rx="4" fill="#f59e0b"/><circle cx="18" cy="12.5" r="3.5" fill="#1c1206"/>' +
      '<rect x="12.5" y="19" width="11" height="3" rx="1.5" fill="#1c1206"/></g></svg>',
  );
}
