import type { DecodeResult, DecodeRequest } from "./read-code.worker.ts";

/** Picture to search for codes. */
interface Picture {
  source: CanvasImageSource;
  width: number;
  height: number;
}

/** A part of a picture, in its own pixels. */
interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The longer side that it is drawn with. */
  side: number;
  isInverted?: boolean;
}

/** The Shape Detection API, which TypeScript does not know: Chrome on Android and macOS has it. */
interface BarcodeDetector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
type BarcodeDetectorClass = (new (options: { formats: string[] }) => BarcodeDetector) & {
  getSupportedFormats(): Promise<string[]>;
};

let detector: Promise<BarcodeDetector | null> | undefined;

function findDetector(): Promise<BarcodeDetector | null> {
  detector ??= (async () => {
    const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
    const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
    return Detector && formats.includes("qr_code") ? new Detector({ formats: ["qr_code"] }) : null;
  })();
  return detector;
}

/** Reads by the browser where it can, else by jsQR in a worker, tried on one part of the picture after the other. */
export async function decode(picture: Picture, crops: readonly Crop[]): Promise<string | null> {
  const browserDetector = await findDetector();
  // Some browsers have the class without the service behind it.
  const [code] = browserDetector
    ? await browserDetector.detect(picture.source).catch(() => ((detector = Promise.resolve(null)), []))
    : [];
  if (code?.rawValue) return code.rawValue;
  if (browserDetector && (await findDetector())) return null;
  for (const crop of crops) {
    const text = await readCrop(picture.source, crop);
    if (text !== null) return text;
  }
  return null;
}

let canvas: HTMLCanvasElement | undefined;

function readCrop(source: CanvasImageSource, { x, y, width, height, side, isInverted = false }: Crop) {
  const scale = Math.min(1, side / Math.max(width, height));
  canvas ??= document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return decodeInWorker(context.getImageData(0, 0, canvas.width, canvas.height), isInverted);
}

let worker: Worker | undefined;
let lastId = 0;
const pending = new Map<number, { resolve: (text: string | null) => void; reject: (error: Error) => void }>();

function decodeInWorker(pixels: ImageData, isInverted: boolean): Promise<string | null> {
  worker ??= startWorker();
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject });
    worker!.postMessage({ id, pixels, isInverted } satisfies DecodeRequest, [pixels.data.buffer]);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL("./read-code.worker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data: { id, text } }: MessageEvent<DecodeResult>) => {
    pending.get(id)?.resolve(text);
    pending.delete(id);
  };
  started.onerror = () => {
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error("The reader of codes did not start."));
    pending.clear();
  };
  return started;
}

/** Areas of the nth frame to search: the whole, or its middle at full resolution, where small codes are readable. */
export function cropsOfFrame(n: number, width: number, height: number): Crop[] {
  const middle = Math.min(width, height) * 0.7;
  const crops: Crop[] = [
    { x: 0, y: 0, width, height, side: 960 },
    { x: (width - middle) / 2, y: (height - middle) / 2, width: middle, height: middle, side: 800 },
    { x: 0, y: 0, width, height, side: 720, isInverted: true },
  ];
  return [crops[n % crops.length]!];
}

/** A picture is looked at as a whole, then part by part: a code may be small in a large photo. */
export function cropsOfImage(width: number, height: number): Crop[] {
  const whole = { x: 0, y: 0, width, height, isInverted: true };
  const parts = [0, 0.25, 0.5].flatMap((top) =>
    [0, 0.25, 0.5].map((left) => ({
      x: left * width,
      y: top * height,
      width: width / 2,
      height: height / 2,
      side: 1_200,
      isInverted: true,
    })),
  );
  return [{ ...whole, side: 800 }, { ...whole, side: 1_600 }, ...parts];
}
