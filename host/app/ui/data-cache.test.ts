import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cachedLoader, clearCache, evictStale, onStaleServed, SETTINGS_FRESH_MS } from "./data-cache.ts";

/** A route whose server counts how often it was asked. */
function aRoute(options?: Parameters<typeof cachedLoader>[0]) {
  let requests = 0;
  const loader = cachedLoader(options);
  const visit = (path = "/guide") =>
    loader<number>({
      request: new Request(`http://localhost${path}`),
      serverLoader: (async () => ++requests) as never,
    });
  return visit;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("remembered data", () => {
  it("is shown without asking again for 30 s", async () => {
    const visit = aRoute();
    expect(await visit()).toBe(1);
    vi.advanceTimersByTime(29_000);
    expect(await visit()).toBe(1);
  });

  it("is shown after 30 s too, with word that it is to be fetched anew", async () => {
    const visit = aRoute();
    await visit();
    vi.advanceTimersByTime(31_000);
    const listener = vi.fn();
    const stop = onStaleServed(listener);
    expect(await visit()).toBe(1);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    evictStale();
    expect(await visit()).toBe(2);
  });

  it("is dropped after 60 s", async () => {
    const visit = aRoute();
    await visit();
    vi.advanceTimersByTime(61_000);
    expect(await visit()).toBe(2);
  });

  it("belongs to one address", async () => {
    const visit = aRoute();
    expect(await visit("/analytics/1?range=daily")).toBe(1);
    expect(await visit("/analytics/1?range=weekly")).toBe(2);
    expect(await visit("/analytics/1?range=daily")).toBe(1);
  });

  it("is forgotten after a write", async () => {
    const visit = aRoute();
    await visit();
    clearCache();
    expect(await visit()).toBe(2);
  });

  it("of settings is fresh for five minutes", async () => {
    const visit = aRoute({ freshMs: SETTINGS_FRESH_MS });
    await visit();
    vi.advanceTimersByTime(299_000);
    evictStale();
    expect(await visit()).toBe(1);
    vi.advanceTimersByTime(2_000);
    expect(await visit()).toBe(2);
  });

  it("does not include failures, which are not tried again", async () => {
    const loader = cachedLoader();
    const serverLoader = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValueOnce("up");
    const visit = () => loader({ request: new Request("http://localhost/users"), serverLoader: serverLoader as never });
    await expect(visit()).rejects.toThrow("down");
    expect(serverLoader).toHaveBeenCalledOnce();
    expect(await visit()).toBe("up");
  });
});
