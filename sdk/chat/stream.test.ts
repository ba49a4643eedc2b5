import { expect, test } from "vitest";
import { eventReader, type StreamEvent } from "./stream.ts";

function read(...parts: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const feed = eventReader((event) => events.push(event));
  parts.forEach(feed);
  return events;
}

const TEXT = ': hello\nevent: delta\ndata: {"text":"a"}\n\nevent: done\nid: 3\ndata: one\ndata: two\n\n';
const EVENTS = [
  { event: "delta", data: '{"text":"a"}' },
  { event: "done", data: "one\ntwo" },
];

test("events are cut at blank lines", () => {
  expect(read(TEXT)).toEqual(EVENTS);
});

test("pieces may end anywhere", () => {
  for (let at = 1; at < TEXT.length; at++) expect(read(TEXT.slice(0, at), TEXT.slice(at))).toEqual(EVENTS);
  expect(read(...TEXT)).toEqual(EVENTS);
});

test("lines may end in CR LF, cut in between too", () => {
  const text = TEXT.replaceAll("\n", "\r\n");
  expect(read(text)).toEqual(EVENTS);
  expect(read(...text)).toEqual(EVENTS);
});

test("an event without a name is a message; one that is not finished is none", () => {
  expect(read("data:x\n\ndata: y")).toEqual([{ event: "message", data: "x" }]);
});
