import { create } from "qrcode";
import PDFDocument from "pdfkit";
import type { Line } from "./text-layout.ts";
import { type Anchor, BLEED, type Frame, MM, type Canvas } from "./canvas.ts";

type Cmyk = [c: number, m: number, y: number, k: number];

/** Around the trimmed page: the bleed, and room for the marks. */
const MARGIN = 9 * MM;
const MARK = 5 * MM;

/**
 * Ink for a colour: all grey is taken over by black, so that of cyan, magenta and yellow one is always left out and no
 * place gets more than 300 %.
 */
function toCmyk(hex: string): Cmyk {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, "$&$&") : hex;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const k = 1 - Math.max(r, g, b);
  const share = (part: number) => (k === 1 ? 0 : Math.round(((1 - part - k) / (1 - k)) * 100));
  return [share(r), share(g), share(b), Math.round(k * 100)];
}

/** A document for the printer: pages with boxes and marks, letters in embedded fonts, codes as shapes, CMYK inks. */
export class PdfCanvas implements Canvas {
  readonly #doc: PDFKit.PDFDocument;
  readonly #bytes: Promise<Buffer>;

  constructor(title: string) {
    this.#doc = new PDFDocument({
      autoFirstPage: false,
      info: { Title: title, Producer: "Meishi", Creator: "Meishi" },
    });
    const chunks: Buffer[] = [];
    this.#doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    this.#bytes = new Promise((resolve, reject) => {
      this.#doc.on("end", () => resolve(Buffer.concat(chunks)));
      this.#doc.on("error", reject);
    });
  }

  finish(): Promise<Buffer> {
    this.#doc.end();
    return this.#bytes;
  }

  page(width: number, height: number, isCut: boolean): Frame {
    const margin = isCut ? MARGIN : 0;
    const [outerWidth, outerHeight] = [width + 2 * margin, height + 2 * margin];
    this.#doc.addPage({ size: [outerWidth, outerHeight], margin: 0 });
    const trim = [margin, margin, margin + width, margin + height];
    const bleed = isCut ? BLEED : 0;
    Object.assign((this.#doc.page as unknown as { dictionary: { data: object } }).dictionary.data, {
      TrimBox: trim,
      BleedBox: [trim[0]! - bleed, trim[1]! - bleed, trim[2]! + bleed, trim[3]! + bleed],
    });
    const frame = { x: margin, y: margin, width, height };
    if (isCut) this.marks([margin, margin + width], [margin, margin + height], frame);
    return frame;
  }

  marks(columns: number[], rows: number[], { x, y, width, height }: Frame): void {
    const doc = this.#doc;
    doc.lineWidth(0.25).strokeColor([100, 100, 100, 100]);
    const gap = BLEED + 0.5 * MM;
    for (const column of columns) {
      doc.moveTo(column, y - gap).lineTo(column, y - gap - MARK);
      doc.moveTo(column, y + height + gap).lineTo(column, y + height + gap + MARK);
    }
    for (const row of rows) {
      doc.moveTo(x - gap, row).lineTo(x - gap - MARK, row);
      doc.moveTo(x + width + gap, row).lineTo(x + width + gap + MARK, row);
    }
    doc.stroke();
  }

  fill({ x, y, width, height }: Frame, colors: string[]): void {
    const doc = this.#doc;
    doc.rect(x, y, width, height);
    if (colors.length < 2) {
      doc.fill(toCmyk(colors[0]!));
      return;
    }
    const gradient = doc.linearGradient(x, y, x + width, y + height);
    colors.forEach((color, i) => gradient.stop(i / (colors.length - 1), toCmyk(color) as unknown as string));
    doc.fill(gradient);
  }

  line(line: Line, size: number, x: number, y: number, color: string, anchor: Anchor): void {
    const doc = this.#doc;
    const start = x - line.width * size * { left: 0, middle: 0.5, right: 1 }[anchor];
    for (const { face, text, x: offset } of line.runs) {
      doc.registerFont(face.key, face.data);
      doc.font(face.key).fontSize(size).fillColor(toCmyk(color));
      if (face.thickness > 0) {
        doc.strokeColor(toCmyk(color)).lineJoin("round");
        doc.lineWidth((size * face.thickness) / 1_000);
      }
      doc.text(text, start + offset * size, y, {
        lineBreak: false,
        baseline: "alphabetic",
        fill: true,
        stroke: face.thickness > 0,
      });
    }
  }

  /** Drawn as shapes, to be sharp at any size and pure black. */
  code(content: string, x: number, y: number, width: number): void {
    const { size, data } = create(content, { errorCorrectionLevel: "M" }).modules;
    const module = width / (size + 8);
    const doc = this.#doc;
    doc.rect(x, y, width, width).fill([0, 0, 0, 0]);
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        if (!data[row * size + column]) continue;
        const from = column;
        while (column + 1 < size && data[row * size + column + 1]) column++;
        // A hair taller than a module, or viewers show seams between rows.
        doc.rect(x + (from + 4) * module, y + (row + 4) * module, (column + 1 - from) * module, module * 1.02);
      }
    }
    doc.fill([0, 0, 0, 100]);
  }

  circle(x: number, y: number, radius: number, color: string): void {
    this.#doc.circle(x, y, radius).fill(toCmyk(color));
  }

  image(picture: Uint8Array, { x, y, width, height }: Frame): void {
    this.#doc.image(Buffer.from(picture), x, y, { fit: [width, height], align: "center", valign: "center" });
  }

  portrait(picture: Uint8Array, x: number, y: number, radius: number): void {
    const doc = this.#doc;
    doc.save();
    doc.circle(x, y, radius).clip();
    doc.image(Buffer.from(picture), x - radius, y - radius, { width: 2 * radius, height: 2 * radius });
    doc.restore();
  }
}
