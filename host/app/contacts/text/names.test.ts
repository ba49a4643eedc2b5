import { describe, expect, test } from "vitest";
import { readText } from "./read-text.ts";

describe("a name", () => {
  test.each([
    ["GÜLŞEN IŞIKLI\nİhracat Müdürü", "Gülşen Işıklı"],
    ["COGNOME: Brancaleoni\nNOME: Ruggero", "Ruggero Brancaleoni"],
    ["JOAQUÍN\nETXEGARAI LIZARRAGA\nChief Data Officer", "Joaquín Etxegarai Lizarraga"],
    ["課長\n柏原 遼太郎\nKASHIWABARA Ryotaro\nr.kashiwabara@minato.example", "柏原 遼太郎"],
    ["Ruggero\nCapo Officina\nruggero.brancaleoni@brenta.example", "Ruggero Brancaleoni"],
    ["Siobhán O'Rourke MRICS (she/her)\nDirector", "Siobhán O'Rourke"],
    ["Priya Rao\n500+ connections\nMessage  Follow  More", "Priya Rao"],
  ])("of %j is read as it is written in full", (text, name) => {
    expect(readText(text).fields.name).toBe(name);
  });
});
