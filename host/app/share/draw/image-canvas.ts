import { loadSharp } from "../../runtime/load-sharp.ts";
import type { Line } from "./text-layout.ts";
import { codeTile, outlines } from "./outlines.ts";
import type { Anchor, Frame, Canvas } from "./canvas.ts";

const GAP = 12;
/** Pixels of a point in previews. */
const SCALE = 2.4;
const RENDER_TIMEOUT = { seconds: 15 };

interface Page {
  width: number;
  height: number;
  parts: string[];
}

/** A document as a picture, for previews: its first two pages, trimmed. */
export class ImageCanvas implements Canvas {
  readonly #pages: Page[] = [];
  #ids = 0;

  page(width: number, height: number): Frame {
    this.#pages.push({ width, height, parts: [] });
    return { x: 0, y: 0, width, height };
  }

  marks(): void {}

  fill({ x, y, width, height }: Frame, colors: string[]): void {
    const id = `g${this.#ids++}`;
    const [from, to = from] = colors;
    this.#add(
      `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id})"/>`,
    );
  }

  circle(x: number, y: number, radius: number, color: string): void {
    this.#add(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`);
  }

  image(picture: Uint8Array, { x, y, width, height }: Frame): void {
    this.#add(`<image x="${x}" y="${y}" width="${width}" height="${height}" href="${dataUrl(picture)}"/>`);
  }

  portrait(picture: Uint8Array, x: number, y: number, radius: number): void {
    const id = `c${this.#ids++}`;
    const side = 2 * radius;
    this.#add(
      `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>`,
      `<image clip-path="url(#${id})" x="${x - radius}" y="${y - radius}" width="${side}" height="${side}" href="${dataUrl(picture)}"/>`,
    );
  }

  line(line: Line, size: number, x: number, y: number, color: string, anchor: Anchor): void {
    this.#add(outlines(line, size, x - line.width * size * { left: 0, middle: 0.5, right: 1 }[anchor], y, color));
  }

  code(content: string, x: number, y: number, width: number): void {
    this.#add(codeTile(content, x, y, width));
  }

  async finish(): Promise<Buffer> {
    const sharp = await loadSharp();
    const pages = this.#pages.slice(0, 2);
    const width = pages.reduce((sum, page) => sum + page.width, GAP * (pages.length - 1));
    const height = Math.max(...pages.map((page) => page.height));
    let x = 0;
    const pageSvgs = pages.map(({ width: own, height: tall, parts }) => {
      const page = `<svg x="${x}" width="${own}" height="${tall}"><rect width="${own}" height="${tall}" fill="#ffffff"/>${parts.join("")}</svg>`;
      x += own + GAP;
      return page;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * SCALE)}" height="${Math.round(height * SCALE)}" viewBox="0 0 ${width} ${height}">${pageSvgs.join("")}</svg>`;
    return sharp(Buffer.from(svg)).png({ palette: true }).timeout(RENDER_TIMEOUT).toBuffer();
  }

  #add(...parts: string[]): void {
    this.#pages.at(-1)!.parts.push(...parts);
  }
}

const dataUrl = (picture: Uint8Array) =>
  `data:image/${picture[0] === 0xff ? "jpeg" : "png"};base64,${Buffer.from(picture).toString("base64")}`;
