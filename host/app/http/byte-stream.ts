/** A piece ends with the chunk that makes it this long. */
const PIECE_BYTES = 64 * 1024;

/**
 * A body of any length that is made while its reader takes it, in pieces whose bytes are counted: one waits for its
 * reader, and no chunk behind it is made. So a chunk is as little as can be made at a time, such as one row.
 */
export function toByteStream(chunks: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let text = "";
        for (let bytes = 0; bytes < PIECE_BYTES;) {
          const { value, done } = await chunks.next();
          if (done) {
            if (text !== "") controller.enqueue(encoder.encode(text));
            controller.close();
            return;
          }
          text += value;
          bytes += Buffer.byteLength(value);
        }
        controller.enqueue(encoder.encode(text));
      },
      async cancel() {
        await chunks.return();
      },
    },
    { highWaterMark: 1 },
  );
}
