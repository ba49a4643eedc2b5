/** The part of tesseract.js-core that we use, which has no types: Tesseract's C++ API in the browser. */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  export interface TesseractApi {
    /** 0 unless it failed. `mode` 1 is the neural network alone. */
    Init(path: null, language: string, mode: number): number;
    /** Reads `/input`; 1 if it failed. `angle` in radians. */
    SetImageFile(exifOrientation: number, angle: number): number;
    FindLines(): void;
    /** Gradient of the text lines, in radians. */
    GetGradient(): number;
    SetVariable(name: string, value: string): void;
    Recognize(monitor: null): void;
    /** Rows of blocks, paragraphs, lines and words with their places, in pixels. */
    GetTSVText(page: number): string;
    /** Frees the picture and what was read of it. */
    Clear(): void;
  }
  interface Core {
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => TesseractApi;
  }
  export default function startCore(options: {
    wasmBinary: ArrayBuffer;
    TesseractProgress?: (percent: number) => void;
    print?: (line: string) => void;
    printErr?: (line: string) => void;
  }): Promise<Core>;
}
