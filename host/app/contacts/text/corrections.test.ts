import { expect, test } from "vitest";
import { isSplittable, splitName, swapNameAndCompany } from "./corrections.ts";

const details = { name: null, company: null, title: null, emails: [], phones: [], notes: null };

test("name and company change places", () => {
  expect(swapNameAndCompany({ ...details, name: "Acme", company: "Ada Quill" })).toMatchObject({
    name: "Ada Quill",
    company: "Acme",
  });
});

test("a name with more in its line is split at a sign, else after two words", () => {
  expect(splitName({ ...details, name: "Ada Quill, Editor" })).toMatchObject({ name: "Ada Quill", title: "Editor" });
  expect(splitName({ ...details, name: "Ada Quill Pennant Press", title: "Editor" })).toMatchObject({
    name: "Ada Quill",
    company: "Pennant Press",
    title: "Editor",
  });
});

test("a name of two words is not split", () => {
  expect(isSplittable({ ...details, name: "Ada Quill" })).toBe(false);
  expect(splitName({ ...details, name: "Ada Quill" }).name).toBe("Ada Quill");
});
