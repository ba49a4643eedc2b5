import { expect, test } from "vitest";
import { videoSource } from "./video-source.ts";

const play = (url: string) => videoSource(url, "https://cards.example.com");

test.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ?t=3",
  "youtube.com/shorts/dQw4w9WgXcQ",
  "https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ",
  "https://www.youtube.com/embed/dQw4w9WgXcQ",
  "https://www.youtube.com/live/dQw4w9WgXcQ",
])("%s plays in YouTube's embed form", (url) => {
  expect(play(url)).toMatchObject({
    kind: "frame",
    player: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
  });
});

test("Vimeo plays in its player form, unlisted ones with their key", () => {
  expect(play("https://vimeo.com/76979871")).toMatchObject({
    player: "https://player.vimeo.com/video/76979871?autoplay=1",
  });
  expect(play("https://vimeo.com/76979871/ab12cd34ef")).toMatchObject({
    player: "https://player.vimeo.com/video/76979871?autoplay=1&h=ab12cd34ef",
  });
});

test("anything else is a file", () => {
  expect(play("https://example.com/film.mp4")).toEqual({ kind: "file", url: "https://example.com/film.mp4" });
  expect(play("/uploads/film.mp4")).toEqual({ kind: "file", url: "https://cards.example.com/uploads/film.mp4" });
  expect(play("https://youtube.com.evil.example.com/watch?v=dQw4w9WgXcQ")).toMatchObject({ kind: "file" });
});

test("what is no web address is no video", () => {
  expect(play("javascript:alert(1)")).toBeNull();
  expect(videoSource(null, "")).toBeNull();
});
