import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

const after = (to: string) => returnPath(`https://cards.example.com/auth?to=${encodeURIComponent(to)}`);

test("leads back to the page that was asked for", () => {
  expect(after("/analytics/7?range=weekly")).toBe("/analytics/7?range=weekly");
});

test.for([
  "", "dashboard", "https://evil.example.com/", "//evil.example.com", "/\\evil.example.com", "/\t/evil.example.com",
  "/\n/evil.example.com", "\t//evil.example.com", "javascript:alert(1)", "/auth", "/auth?to=/users",
])("%j leads to the dashboard", (to) => {
  expect(after(to)).toBe("/dashboard");
});

test("without a wish it is the dashboard", () => {
  expect(returnPath("https://cards.example.com/auth")).toBe("/dashboard");
});

test("a name and theme chosen on the landing page go along", () => {
  expect(returnPath("https://cards.example.com/auth?name=Grace+Example&theme=tech&form=register")).toBe("/dashboard?name=Grace+Example&theme=tech");
  expect(returnPath("https://cards.example.com/auth?name=")).toBe("/dashboard");
});
