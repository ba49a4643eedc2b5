import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { runExportStep } from "./export-queue.server.ts";
import type { Sender } from "./sender-queue.server.ts";
import { errorFields, log } from "./log.server.ts";

/** Bytes that are packed in one step. */
export const STEP_BYTES = 64 * 1024;
/** Pictures and the like do not get smaller. */
const PACKED = /\.(?:jpe?g|png|gif|webp|mp4|zip)$/i;

/** A file of a zip, and what it holds. */
export type ZipEntry = { name: string; parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

export const textEntry = (name: string, content: string): ZipEntry => ({ name, parts: [strToU8(content)] });

/** A zip that is made while it is sent, a step at a time and of each reader in turn. */
export function zipStream(reader: Sender, files: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const pieces = zipped(files);
  let hasLeft = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        for (;;) {
          const { value, done } = await runExportStep(reader, () => pieces.next());
          if (hasLeft) return; // nothing may be handed to a stream that is cancelled
          if (done) return controller.close();
          if (value.length > 0) return controller.enqueue(value);
        }
      } catch (error) {
        log("error", "export failed", { userId: reader.id, ...errorFields(error) });
        controller.error(error);
      }
    },
    async cancel() {
      hasLeft = true;
      await pieces.return(undefined);
    },
  });
}

/** One piece for each step of the work, empty where the packing keeps what it was given. */
async function* zipped(files: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  const flush = () => {
    const piece = Buffer.concat(ready);
    ready = [];
    return piece;
  };
  for await (const { name, parts } of files) {
    const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const part of parts) {
      for (let from = 0; from < part.length; from += STEP_BYTES) {
        file.push(part.subarray(from, from + STEP_BYTES));
        yield flush();
      }
    }
    file.push(new Uint8Array(), true);
    yield flush();
  }
  zip.end();
  yield flush();
}
