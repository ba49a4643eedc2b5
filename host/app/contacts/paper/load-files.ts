const GZIP = /\.gz$/;

/** Loads and decompresses our own files; `onProgress` gets the fraction loaded. Throws if one cannot be loaded. */
export async function loadFiles(
  urls: readonly string[],
  onProgress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const responses = await Promise.all(urls.map((url) => fetch(url)));
  const failed = responses.find(({ ok }) => !ok);
  if (failed) throw new Error(`${failed.url}: ${failed.status}`);
  const sizes = responses.map(({ headers }) => Number(headers.get("content-length")) || 0);
  const loaded = urls.map(() => 0);
  const counted = (i: number) =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        loaded[i]! += part.length;
        // For compressed responses, Content-Length is less than the bytes read.
        const total = sum(sizes.map((size, j) => Math.max(size, loaded[j]!)));
        onProgress(sum(loaded) / total);
        controller.enqueue(part);
      },
    });
  return Promise.all(
    responses.map(async ({ body }, i) => {
      const plain = body!.pipeThrough(counted(i));
      const unpacked = GZIP.test(urls[i]!) ? plain.pipeThrough(new DecompressionStream("gzip")) : plain;
      return new Uint8Array(await new Response(unpacked).arrayBuffer());
    }),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
