import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type S3Server, startS3 } from "../../tests/s3-server.ts";
import { NotFound, Unavailable } from "../errors.ts";
import { folderStorage } from "./folder-storage.server.ts";
import { s3Storage } from "./s3-storage.server.ts";
import type { Storage } from "./storage-interface.server.ts";
import { parseStorageUrl } from "../config/storage-url.ts";

const PICTURE = new Uint8Array([0, 1, 2, 253, 254, 255]);
let s3: S3Server;
let folder: string;
const stores: Record<string, Storage> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "meishi-storage-"));
  s3 = await startS3();
  stores.folder = folderStorage(join(folder, "uploads"));
  stores.S3 = s3Storage(parseStorageUrl(s3.url)!, 300);
});
beforeEach(() => s3.behave("well"));
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const names = async (storage: Storage) => {
  const listed: string[] = [];
  for await (const { name } of storage.list()) listed.push(name);
  return listed.sort();
};

describe.each(["folder", "S3"])("%s", (kind) => {
  test("gives back the very bytes, lists them, and forgets them", async () => {
    const storage = stores[kind]!;
    await storage.check();
    expect(await names(storage)).toEqual([]);
    await storage.write("a.png", PICTURE);
    await storage.write("pwa/b.png", PICTURE);
    expect([...(await storage.read("a.png"))]).toEqual([...PICTURE]);
    expect([...(await storage.read("/uploads/pwa/b.png"))]).toEqual([...PICTURE]);
    expect(await names(storage)).toEqual(["a.png", "pwa/b.png"]);
    await storage.remove("a.png");
    await storage.remove("a.png");
    await storage.remove("pwa/b.png");
    await expect(storage.read("a.png")).rejects.toBeInstanceOf(NotFound);
    expect(await names(storage)).toEqual([]);
  });

  test.each(["../cards.db", "/uploads/../session-secret", "a/../../b", ".hidden", "a\\b", ""])(
    "leads nowhere else: %j",
    async (name) => {
      await expect(stores[kind]!.read(name)).rejects.toBeInstanceOf(NotFound);
      await expect(stores[kind]!.write(name, PICTURE)).rejects.toThrow();
      await expect(stores[kind]!.remove(name)).rejects.toThrow();
    },
  );
});

describe.each(["folder", "S3"])("%s", (kind) => {
  test("keeps what was set aside until it is emptied, out of sight, and knows whose it is", async () => {
    const storage = stores[kind]!;
    await storage.write("aside.png", PICTURE);
    await storage.setAside("aside.png");
    await storage.setAside("aside.png");
    await expect(storage.read("aside.png")).rejects.toBeInstanceOf(NotFound);
    expect(await storage.readOwner()).toBeUndefined();
    await storage.writeOwner("one");
    await storage.writeOwner("two");
    expect(await storage.readOwner()).toBe("two");
    expect(await names(storage)).toEqual([]);
    expect(await storage.emptyQuarantine(new Date(Date.now() - 60_000))).toBe(0);
    expect(await storage.emptyQuarantine(new Date(Date.now() + 60_000))).toBe(1);
  });
});

test("a bucket of more than one page is listed whole", async () => {
  const storage = s3Storage(parseStorageUrl(s3.url)!);
  for (let i = 0; i < 1_010; i += 101) {
    await Promise.all(Array.from({ length: 101 }, (_, n) => storage.write(`many/${i + n}.png`, PICTURE)));
  }
  expect(await names(storage)).toHaveLength(1_010);
});

describe("a service that", () => {
  test.each(["failing", "silent"] as const)(
    "is %s: Unavailable for all, and as before when it is back",
    async (mood) => {
      const storage = stores.S3!;
      await storage.write(`${mood}.png`, PICTURE);
      s3.behave(mood);
      await expect(storage.write("half.png", PICTURE)).rejects.toBeInstanceOf(Unavailable);
      await expect(storage.read(`${mood}.png`)).rejects.toBeInstanceOf(Unavailable);
      await expect(storage.remove(`${mood}.png`)).rejects.toBeInstanceOf(Unavailable);
      await expect(names(storage)).rejects.toBeInstanceOf(Unavailable);
      await storage.check();
      s3.behave("well");
      expect(await storage.read(`${mood}.png`)).toEqual(PICTURE);
      await expect(storage.read("half.png")).rejects.toBeInstanceOf(NotFound);
    },
  );

  test("is not there: Unavailable", async () => {
    const nowhere = s3Storage(parseStorageUrl("s3://A:B@127.0.0.1:1/cards?tls=off")!);
    await expect(nowhere.read("a.png")).rejects.toBeInstanceOf(Unavailable);
  });

  test("knows neither key nor bucket stops the start and says which, without the secret", async () => {
    const wrongKey = s3Storage(parseStorageUrl(s3.url.replace("S3RVER:S3RVER", "S3RVER:wrong-secret"))!);
    await expect(wrongKey.check()).rejects.toThrow(/^STORAGE_URL cannot be used: the service refuses the key \(403\)$/);
    const wrongBucket = s3Storage(parseStorageUrl(s3.url.replace("/cards/", "/nothing/"))!);
    await expect(wrongBucket.check()).rejects.toThrow(/^STORAGE_URL cannot be used: there is no such bucket$/);
  });
});

test("unfinished files of a folder are not listed, and a folder in the place of a file is none", async () => {
  mkdirSync(join(folder, "uploads/odd.png"), { recursive: true });
  writeFileSync(join(folder, "uploads/.half.png.part"), "half");
  expect(await names(stores.folder!)).toEqual([]);
  await expect(stores.folder!.read("odd.png")).rejects.toBeInstanceOf(NotFound);
});
