/** A card's data for drawings. Plain data, as it is sent to the worker. */
export interface CardPerson {
  name: string;
  title: string | null;
  company: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  address: string | null;
  initials: string;
  direction: "ltr" | "rtl";
  /** The card's address as it is read: without https. */
  link: string;
  /** One colour, or the two of a gradient. */
  primary: string[];
  onPrimary: string;
  /** JPEG; the initials stand in where there is none. */
  portrait: Uint8Array | null;
  /** PNG. */
  logo: Uint8Array | null;
}

export type PaperSize = "metric" | "us";

export type Drawing =
  | { kind: "card"; size: PaperSize }
  | { kind: "sheet"; size: PaperSize }
  | { kind: "badge"; size: "a6" | "tag" }
  | { kind: "poster"; size: PaperSize }
  | { kind: "background"; design: 1 | 2 | 3 }
  | { kind: "lockscreen" };

export interface DrawingTask {
  drawing: Drawing;
  person: CardPerson;
  /** Content of the code. */
  code: string;
  /** Text above a poster's code. */
  greeting: string;
  /** A picture of what is printed instead of the document. */
  isPreview?: boolean;
}
