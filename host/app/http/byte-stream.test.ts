import { expect, test } from "vitest";
import { toByteStream } from "./byte-stream.ts";

const CHUNK = "é".repeat(500);

test("a reader who waits keeps two pieces at most, whatever the answer comes to", async () => {
  let made = 0;
  async function* chunks() {
    for (let n = 0; n < 10_000; n++) {
      made++;
      yield CHUNK;
    }
  }
  const reader = toByteStream(chunks()).getReader();
  const { value } = await reader.read();
  expect(value!.length).toBeGreaterThanOrEqual(64 * 1024);
  expect(value!.length).toBeLessThan(64 * 1024 + 1_000);
  expect(made).toBeLessThanOrEqual(2 * 66);
  await reader.cancel();
});

test("short chunks are one piece, and nothing is lost", async () => {
  async function* chunks() {
    for (const text of ["a", "", "ü", "b"]) yield text;
  }
  const pieces: string[] = [];
  const write = (piece: Uint8Array) => void pieces.push(new TextDecoder().decode(piece));
  await toByteStream(chunks()).pipeTo(new WritableStream({ write }));
  expect(pieces).toEqual(["aüb"]);
});
