import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { withCurrentLocale, withRequestLocale, localeFor } from "./account-language.server.ts";

const accepting = (language: string) =>
  new Request("https://example.com", { headers: { "accept-language": language } });
const language = async () => {
  await sleep(1);
  return localeFor({ locale: null });
};

describe("a mail to an account without a language", () => {
  test("is written in that of the request, whichever requests end meanwhile", async () => {
    const long = withRequestLocale(accepting("de"), async () => [await language(), await sleep(20), await language()]);
    const short = await Promise.all([
      withRequestLocale(accepting("en"), language),
      withRequestLocale(accepting("de"), language),
    ]);
    expect(short).toEqual(["en", "de"]);
    expect(await long).toEqual(["de", undefined, "de"]);
  });

  test("is written in that of the request after its answer, too", async () => {
    let later!: Promise<string>;
    await withRequestLocale(accepting("de"), () => {
      later = withCurrentLocale(async () => (await sleep(20), language()));
    });
    expect(await later).toBe("de");
  });

  test("is English where there is no request, and in a request that fails for the next one", async () => {
    await expect(withRequestLocale(accepting("de"), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await language()).toBe("en");
    expect(await withRequestLocale(accepting("de"), language)).toBe("de");
  });
});
