import { describe, expect, test } from "vitest";
import { NETWORK_KEYS } from "../networks/networks.ts";
import { linkProblem, classifyLink, type ClassifiedLink } from "./classify-link.ts";

const network = (key: string, url: string | null, sent = url) => ({ state: "network", network: key, url, sent });

test.each<[typed: string, placed: unknown]>([
  ["", { state: "none" }],
  ["kesslerhomes.example", { state: "website", url: "https://kesslerhomes.example" }],
  ["https://www.kesslerhomes.example/en", { state: "website", url: "https://www.kesslerhomes.example/en" }],
  ["instagram.com/kesslerhomes", network("instagram", "https://instagram.com/kesslerhomes")],
  ["https://m.facebook.com/kesslerhomes?mibextid=x", network("facebook", "https://facebook.com/kesslerhomes")],
  ["t.me/kesslerhomes", network("telegram", "https://t.me/kesslerhomes")],
  ["in/maxmuster", network("linkedin", "https://www.linkedin.com/in/maxmuster")],
  ["rosa@gmail.com", network("gmail", "mailto:rosa@gmail.com")],
])("%j needs no question", (typed, placed) => expect(classifyLink(typed, undefined)).toEqual(placed));

describe("what several networks have", () => {
  const asking = (typed: string) =>
    (classifyLink(typed, undefined) as Extract<ClassifiedLink, { state: "asking" }>).networks;

  test.each(["@kesslerhomes", "kesslerhomes"])("%j asks for the network, with an example", (typed) => {
    expect(asking(typed)).toEqual(expect.arrayContaining(["instagram", "twitter", "tiktok", "linkedin"]));
    expect(String(linkProblem(classifyLink(typed, undefined)))).toContain("instagram.com/kesslerhomes");
  });

  test("a number asks for those that have numbers", () => {
    expect(asking("+1 503 555 0177")).toEqual(["whatsapp", "viber", "telegram"]);
    expect(classifyLink("+1 503 555 0177", "whatsapp")).toEqual(network("whatsapp", "https://wa.me/15035550177"));
    expect(classifyLink("503 555 0177", "whatsapp")).toEqual(network("whatsapp", null, "503 555 0177"));
  });

  test.each(NETWORK_KEYS.filter((key) => asking("@kesslerhomes").includes(key)))("%s makes a link of it", (key) =>
    expect(classifyLink("@kesslerhomes", key)).toMatchObject({ state: "network", network: key }),
  );
});

test.each(["a whole sentence", "rosa@kessler.example", "javascript:alert(1)", "linkedin.com", "🏠"])(
  "%j is refused with an example",
  (typed) => expect(String(linkProblem(classifyLink(typed, "instagram")))).toMatch(/, such as /),
);
