import { gzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { loadFiles } from "./load-files.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server with these files. */
function serve(files: Record<string, Uint8Array<ArrayBuffer>>) {
  vi.stubGlobal("fetch", (url: string) => {
    const file = files[url];
    const headers = { "content-length": String(file?.length ?? 0) };
    return Promise.resolve(file ? new Response(file, { headers }) : new Response("", { status: 404 }));
  });
}
const ABC = new TextEncoder().encode("abc".repeat(500));

test("packed files are unpacked once, others stay as they are", async () => {
  serve({ "/a.gz": new Uint8Array(gzipSync(ABC)), "/a.wasm": ABC });
  expect(await loadFiles(["/a.gz", "/a.wasm"], () => undefined)).toEqual([ABC, ABC]);
});

test("progress ends with the whole", async () => {
  serve({ "/a.wasm": ABC });
  const progress: number[] = [];
  await loadFiles(["/a.wasm"], (done) => progress.push(done));
  expect(progress.at(-1)).toBe(1);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
});

test("a file that does not come is an error", async () => {
  serve({ "/a.wasm": ABC });
  await expect(loadFiles(["/a.wasm", "/b.gz"], () => undefined)).rejects.toThrow("404");
});
