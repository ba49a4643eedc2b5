import { expect, it } from "vitest";
import { levelLabel } from "./levels.ts";

it("names levels as each page does", () => {
  expect([1, 2, 3, 4, 5].map((level) => levelLabel(level, "account"))).toEqual([
    "Basic",
    "Professional",
    "Enterprise",
    "Editor",
    "Admin",
  ]);
  expect([1, 2, 3, 4, 5].map((level) => levelLabel(level, "users"))).toEqual([
    "User",
    "Manager",
    "Developer",
    "Admin",
    "System Admin",
  ]);
  expect([4, 5].map((level) => levelLabel(level, "dashboard"))).toEqual(["Admin", "Admin"]);
  expect(levelLabel(undefined, "dashboard")).toBe("Guest");
});
