import { expect, test } from "vitest";
import { fitText } from "./text-layout.ts";

const words = async (text: string, room: Omit<Parameters<typeof fitText>[1], "weight">) => {
  const { lines, size } = await fitText(text, { weight: "bold", ...room });
  return {
    size,
    lines: lines.map(({ runs }) =>
      runs
        .map((run) => run.text)
        .join("")
        .trim(),
    ),
  };
};

test("a name is made smaller before one of its words is broken", async () => {
  const { lines, size } = await words("Anna Königsberger", { width: 130, maxLines: 3, size: 22, minSize: 10 });
  expect(lines).toEqual(["Anna", "Königsberger"]);
  expect(size).toBeGreaterThan(10);
});

test("a word that is too long at every size is broken at the largest", async () => {
  const { lines, size } = await words("N".repeat(30), { width: 130, maxLines: 3, size: 12, minSize: 10 });
  expect(lines.join("")).toBe("N".repeat(30));
  expect(size).toBe(12);
});

test("what fits at no size ends in an ellipsis", async () => {
  const { lines, size } = await words("Wolfe ".repeat(30), { width: 130, maxLines: 2, size: 12, minSize: 10 });
  expect([lines.length, size]).toEqual([2, 10]);
  expect(lines.at(-1)).toMatch(/…$/);
});

test("Japanese, which has no blanks, keeps its size", async () => {
  const { lines, size } = await words("田中太郎代表取締役", { width: 90, maxLines: 2, size: 16, minSize: 8 });
  expect([lines.join(""), size]).toEqual(["田中太郎代表取締役", 16]);
});
