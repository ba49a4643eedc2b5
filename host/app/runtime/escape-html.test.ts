import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("a text shows as it is, in an element and in an attribute with either quote", () => {
  expect(escapeHtml(`Ada & "Co" <b>O'Neil</b> &amp; مرحبا`)).toBe(
    "Ada &amp; &quot;Co&quot; &lt;b&gt;O&#39;Neil&lt;/b&gt; &amp;amp; مرحبا",
  );
  expect(escapeHtml("")).toBe("");
});
