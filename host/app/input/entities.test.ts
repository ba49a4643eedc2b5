import { expect, test } from "vitest";
import { decodeEntities } from "./entities.ts";

test.each([
  ["M&uuml;ller &amp; S&#246;hne", "Müller & Söhne"],
  ["&Auml;&szlig;&eacute;&yuml;&nbsp;&euro;&ndash;", "Äßéÿ\u00a0€–"],
  ["&lt;b&gt; &quot;x&quot; &apos;y&#39;", "<b> \"x\" 'y'"],
  ["&#xE9;&#X1F600;", "é😀"],
  ["&amp;amp;", "&amp;"],
  ["R&D; A&B, ?a=1&copy=2 &; &#; &#0; &#x110000; &nobody;", "R&D; A&B, ?a=1&copy=2 &; &#; &#0; &#x110000; &nobody;"],
])("%j says %j", (text, decoded) => expect(decodeEntities(text)).toBe(decoded));
