import { describe, expect, test } from "vitest";
import { acceptedLanguage, resolveLanguage, languageOfRequest, requestedLanguages } from "./visitor-language.server.ts";

const ask = (path: string, accept?: string) =>
  new Request(`https://cards.example.com${path}`, {
    headers: accept === undefined ? {} : { "accept-language": accept },
  });

describe("what a browser accepts", () => {
  test.for([
    ["de", "de"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["hu,pl;q=0.9,en;q=0.8", "pl"],
    ["en;q=0.2, fr;q=0.7", "fr"],
    ["zh-Hant-TW,zh;q=0.9", "zh"],
    ["PT-br", "pt"],
    ["iw-IL", "he"],
    ["de;q=0, fr;q=0.1", "fr"],
    ["fr;q=0", "en"],
    ["*", "en"],
    ["*;q=0.1, he", "he"],
    ["", "en"],
    ["xx, yy;q=0.9", "en"],
    ["kok", "en"],
    ["../../etc/passwd", "en"],
    [";;q=,,;=,*/*", "en"],
    ["de;q=nonsense", "en"],
  ] as const)("%s: %s", ([header, language]) => expect(acceptedLanguage(header)).toBe(language));

  test("is read to its thousandth character, in no time", () => {
    const began = performance.now();
    expect(acceptedLanguage(`${"xx-yy;q=0.5,".repeat(700)}de`)).toBe("en");
    expect(acceptedLanguage(`de,${"a".repeat(8_192)}`)).toBe("de");
    expect(acceptedLanguage(",".repeat(8_192))).toBe("en");
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe("the language of an answer", () => {
  test("is the one asked for by name, else the one fixed, else the browser's", () => {
    const requested = requestedLanguages(ask("/view/ada?lang=fr", "ja"));
    expect(resolveLanguage(requested, "ar")).toBe("fr");
    expect(resolveLanguage({ accepted: "ja" }, "ar")).toBe("ar");
    expect(resolveLanguage({ accepted: "ja" }, null)).toBe("ja");
  });

  test.for(["?lang=../..", "?lang=", "?lang=xx", "?lang=%00", "?lang=de%2f", "?lang=toString", "?slang=de", "?lang"])(
    "%s is as if it were not there",
    (query) => expect(languageOfRequest(ask(`/view/ada${query}`, "nl"))).toBe("nl"),
  );

  test.for(["?lang=de", "?s=qr&lang=de", "?lang=de-CH&s=qr", "?lang=DE"])("%s is German", (query) =>
    expect(languageOfRequest(ask(`/view/ada${query}`, "nl"))).toBe("de"),
  );
});
