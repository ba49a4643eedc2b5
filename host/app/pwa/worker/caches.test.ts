import { beforeEach, describe, expect, test, vi } from "vitest";
import { cacheGeneration, findSaved, clearPrivateCache, save } from "./caches.ts";

/** The browser's store, whose disk holds so many answers; Node has none. */
class Disk {
  readonly caches = new Map<string, Map<string, Response>>();
  /** Saved last, perhaps before the whole answer was there. */
  arriving: string | undefined;
  constructor(private readonly capacity: number) {}

  async open(name: string) {
    const entries = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (key: string | { url: string }) => entries.delete(typeof key === "string" ? key : key.url),
      put: async (url: string, response: Response) => {
        const used = [...this.caches.values()].reduce((sum, { size }) => sum + size, 0);
        if (used >= this.capacity) throw new DOMException("The disk is full", "QuotaExceededError");
        this.arriving = url;
        await response.clone().text();
        entries.set(url, response);
      },
    };
  }

  async match(url: string, { cacheName }: { cacheName: string }) {
    return this.caches.get(cacheName)?.get(url)?.clone();
  }

  async delete(name: string) {
    return this.caches.delete(name);
  }

  urls = (name: string) => [...(this.caches.get(name)?.keys() ?? [])];
}

let disk: Disk;
const useDisk = (capacity = Infinity) => vi.stubGlobal("caches", (disk = new Disk(capacity)));
beforeEach(() => useDisk());

const url = (n: number | string) => `https://cards.example.com/${n}`;
const picture = (age = 0) => new Response("picture", { headers: { date: new Date(Date.now() - age).toUTCString() } });

describe("limits", () => {
  test("of 151 pictures the oldest goes; one that is saved again is the newest", async () => {
    for (let n = 0; n < 150; n++) await save("meishi-pictures", url(n), picture());
    await save("meishi-pictures", url(0), picture());
    await save("meishi-pictures", url("new"), picture());
    expect(disk.urls("meishi-pictures")).toHaveLength(150);
    expect(await findSaved("pictures", url(0))).toBeDefined();
    expect(await findSaved("pictures", url(1))).toBeUndefined();
  });

  test("of 201 pages the oldest goes", async () => {
    for (let n = 0; n <= 200; n++) await save("meishi-pages", url(n), new Response("page"));
    expect(disk.urls("meishi-pages")).toHaveLength(200);
    expect(await findSaved("pages", url(0))).toBeUndefined();
  });

  test("a picture lives 30 days", async () => {
    const day = 86_400_000;
    await save("meishi-pictures", url("young"), picture(29 * day));
    await save("meishi-pictures", url("old"), picture(31 * day));
    expect([
      (await findSaved("pictures", url("young"))) !== undefined,
      await findSaved("pictures", url("old")),
    ]).toEqual([true, undefined]);
  });
});

describe("a full disk", () => {
  test("costs the pictures, and the page is saved", async () => {
    useDisk(3);
    for (let n = 0; n < 3; n++) await save("meishi-pictures", url(n), picture());
    await save("meishi-pages", url("card"), new Response("page"));
    expect(disk.urls("meishi-pictures")).toEqual([]);
    expect(await (await findSaved("pages", url("card")))!.text()).toBe("page");
  });

  test("without pictures on it leaves the answer whole and the pages as they were", async () => {
    useDisk(1);
    await save("meishi-pages", url("card"), new Response("page"));
    const response = new Response("other page");
    await expect(save("meishi-pages", url("other"), response)).resolves.toBeUndefined();
    expect(await response.text()).toBe("other page");
    expect(disk.urls("meishi-pages")).toEqual([url("card")]);
  });
});

describe("another user", () => {
  const PAGES = "meishi-private-pages";

  test("does not find what was asked for before", async () => {
    const since = cacheGeneration();
    await clearPrivateCache();
    await save(PAGES, url("hers"), new Response("hers"), since);
    expect(disk.urls(PAGES)).toEqual([]);
  });

  test("keeps what is saved while an answer of the one before still arrives", async () => {
    const { readable, writable } = new TransformStream();
    const saving = save(PAGES, url("hers"), new Response(readable));
    await vi.waitFor(() => expect(disk.arriving).toBe(url("hers")));
    await clearPrivateCache();
    const since = cacheGeneration();
    await save(PAGES, url("his"), new Response("his"), since);
    await writable.close();
    await saving;
    await save(PAGES, url("his too"), new Response("his too"), since);
    expect(disk.urls(PAGES)).toEqual([url("his"), url("his too")]);
  });
});

test.for([
  [404, false],
  [500, false],
  [206, false],
  [200, true],
] as const)("an answer of %i is saved: %s", async ([status, isSaved]) => {
  await save("meishi-pages", url("x"), new Response("x", { status }));
  expect((await findSaved("pages", url("x"))) !== undefined).toBe(isSaved);
});
