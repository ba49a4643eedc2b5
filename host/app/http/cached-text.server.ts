import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { etagOf, isNotModified } from "./conditional-request.ts";
import { type Encoding, negotiateEncoding } from "./negotiate-encoding.ts";

/** From this size on, in bytes, the best compression would keep a thread of Node's from others for a second. */
const LARGE = 200_000;

/** High compression, off the event loop: each text is compressed once and served many times. */
const ENCODERS: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  identity: async (plain) => plain,
  gzip: (plain) => promisify(gzip)(plain, { level: plain.length < LARGE ? 9 : 5 }),
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: plain.length < LARGE ? 11 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
};

/** A text that is sent many times, with its ETag; each encoding is made when the first client takes it. */
export class CachedText {
  readonly #plain: Buffer;
  readonly #etag: string;
  readonly #headers: Record<string, string>;
  readonly #made: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(text: string, headers: Record<string, string>) {
    this.#plain = Buffer.from(text);
    this.#etag = etagOf(this.#plain);
    this.#headers = {
      ...headers,
      etag: this.#etag,
      vary: ["accept-encoding", headers.vary].filter(Boolean).join(", "),
    };
  }

  /** The text in an encoding that the client takes, or 304 when it has it already. */
  async response(request: Request): Promise<Response> {
    if (isNotModified(request.headers.get("if-none-match"), this.#etag))
      return new Response(null, { status: 304, headers: this.#headers });
    const encoding = negotiateEncoding(request.headers.get("accept-encoding"));
    const body = await (this.#made[encoding] ??= ENCODERS[encoding](this.#plain));
    return new Response(new Uint8Array(body), {
      headers: {
        ...this.#headers,
        ...(encoding !== "identity" && { "content-encoding": encoding }),
        "content-length": String(body.length),
      },
    });
  }
}
