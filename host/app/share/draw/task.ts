/** What drawings show of a card. Plain data: it goes to the thread that draws. */
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
  /** What the code contains. */
  code: string;
  /** What a poster says above its code. */
  greeting: string;
  /** A picture of what is printed instead of the document. */
  isPreview?: boolean;
}
