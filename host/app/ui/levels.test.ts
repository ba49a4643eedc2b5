import { expect, it } from "vitest";
import { initialsOf } from "./Initials.tsx";
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

it("takes initials of the first and the last word, whole characters", () => {
  expect(initialsOf("Mara Ellington")).toBe("ME");
  expect(initialsOf("  ada  maria de  silva ")).toBe("AS");
  expect(initialsOf("𝒵oe")).toBe("𝒵");
  expect(initialsOf("")).toBe("");
});
