import { describe, expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

const ORIGIN = "https://cards.example.com";
const after = (to: string) => returnPath(`${ORIGIN}/auth?to=${encodeURIComponent(to)}`);

test.for(["/analytics/7?range=weekly", "/", "/users?q=a%2F%2Fb", "/view/ada", "/a/b//c", "/card-editor/7?tab=design"])(
  "leads back to %s",
  (to) => {
    expect(after(to)).toBe(to);
  },
);

const EVIL = [
  "https://evil.example/",
  "http:evil.example",
  "https:/evil.example",
  "https:evil.example",
  "HTTPS://evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "//evil.example/%2f..",
  "//cards.example.com@evil.example",
  "//cards.example.com.evil.example",
  "//cards.example.com:444/",
  "//[::1]/",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "\\evil.example",
  "/\\/evil.example",
  "//\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "\u00a0//evil.example",
  "/.//evil.example",
  "/./\\evil.example",
  "/.\\/evil.example",
  "/..//evil.example",
  "/../..//evil.example",
  "/x/..//evil.example",
  "/x/y/../..//evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "/%2E/%2e//evil.example",
  "/x/%2e%2e//evil.example",
  "/x/.%2e//evil.example",
  "/.\t//evil.example",
  "/.///evil.example",
  "/.////evil.example",
  "/x/..\\\\evil.example",
  "/.//evil.example?to=/dashboard",
  "/.//evil.example#/dashboard",
  "?to=//evil.example",
  "#//evil.example",
  "@evil.example",
  ".evil.example",
  ":443@evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://cards.example.com/1",
  "vbscript:x",
  "file:///etc/passwd",
  "http://[",
  "//",
  "",
  "dashboard",
];

describe("what leads elsewhere", () => {
  test("is tried in more than forty ways", () => expect(EVIL.length).toBeGreaterThan(40));

  test.for(EVIL)("%j stays on our own site", (to) => {
    const path = after(to);
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    expect(path).toBe("/dashboard");
  });

  // A path of ours may hold such words; what counts is where a browser goes.
  test.for([
    "/%2f/evil.example",
    "/%5cevil.example",
    "/%09/evil.example",
    "/;//evil.example",
    "/@evil.example",
    "//evil.example%2f@cards.example.com",
  ])("%j is a path of ours", (to) => {
    expect(new URL(after(to), ORIGIN).origin).toBe(ORIGIN);
  });

  test.for(["/auth", "/auth?to=/users", "/./auth", "/x/../auth", "/auth#x"])("%j would lead in a circle", (to) => {
    expect(after(to)).toBe("/dashboard");
  });
});

describe("what is no page", () => {
  test.for([
    "/api/logout",
    "/api",
    "/api?x",
    "/API/logout",
    "/%61pi/logout",
    "/a%70i%2flogout",
    "/x/../api/logout",
    "/x/%2e%2e/api/logout",
    "\t/api/logout",
    "/a\npi/logout",
    "/api\\logout",
    "/\u0061pi/logout",
    "/api/user/export?x=/users",
    "/uploads/a.jpg",
    "/pictures/400/a.jpg",
    "/sdk/v1.js",
    "/metrics",
  ])("%j leads to the dashboard", (to) => {
    expect(after(to)).toBe("/dashboard");
  });

  test.for(["/apiary", "/view/api", "/users?q=/api/logout", "/view/100%25"])("%j is a page", (to) => {
    expect(after(to)).toBe(to);
  });
});

test("without a wish it is the dashboard", () => {
  expect(returnPath(`${ORIGIN}/auth`)).toBe("/dashboard");
});

test("a name and theme chosen on the landing page go along", () => {
  expect(returnPath(`${ORIGIN}/auth?name=Grace+Example&theme=tech&form=register`)).toBe(
    "/dashboard?name=Grace+Example&theme=tech",
  );
  expect(returnPath(`${ORIGIN}/auth?name=`)).toBe("/dashboard");
});
