/** A card drawn by the server: its markup, and the style sheets for it. */
export interface RenderedCard {
  html: string;
  sheets: string[];
}
