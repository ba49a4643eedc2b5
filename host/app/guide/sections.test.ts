import { describe, expect, it } from "vitest";
import { guideSections, searchGuide } from "./sections.ts";

const support = { email: "help@example.com", phone: "+1 503 555 0177" };
const titles = (level: number, query = "") =>
  searchGuide(guideSections(level, support), query).map(({ title }) => title);

describe("guide", () => {
  it("has Developer Features for exactly level 3", () => {
    expect([1, 2, 3, 4, 5].filter((level) => titles(level).includes("Developer Features"))).toEqual([3]);
  });

  it("lists the sections in order", () => {
    expect(titles(1)).toEqual([
      "Getting Started",
      "Creating a Business Card",
      "Customizing Your Card",
      "Sharing Your Card",
      "Understanding Analytics",
      "Contacts",
      "Working in a Team",
      "Mobile Optimization Tips",
      "Getting Support",
    ]);
  });

  it("finds sections that hold all words, whatever their case", () => {
    expect(titles(1, "QR png")).toEqual(["Sharing Your Card"]);
    expect(titles(1, "help@example.com")).toEqual(["Getting Support"]);
    expect(titles(1, "9AM-5pm")).toEqual(["Getting Support"]);
    expect(titles(1, "data-position")).toEqual([]);
    expect(titles(1, "  ")).toHaveLength(9);
  });
});
