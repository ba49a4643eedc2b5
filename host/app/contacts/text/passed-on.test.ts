import { describe, expect, test } from "vitest";
import { readText } from "./read-text.ts";

describe("who is passed on in a message", () => {
  test.each([
    ["that plumber I was on about is Dave Pargeter, 07532 900629, tell him Jill sent you", "Dave Pargeter", "plumber"],
    ["le numéro de la nounou c'est Maëlys Le Goff 07 68 41 20 95, dispo le mercredi", "Maëlys Le Goff", "nounou"],
    ["Скидываю: Гульнара Сафина, репетитор, 8 916 482 17 35, берёт недорого", "Гульнара Сафина", "репетитор"],
  ])("%j is whom the number is of", (text, name, title) => {
    expect(readText(text, "GB").fields).toMatchObject({ name, title, phones: [{}] });
  });

  test("is not who sends it", () => {
    const { fields, others } = readText(
      "[02/04/2025, 18:07:33] Bev Lyle: The builder is called Gareth Pryce\n[02/04/2025, 18:08:10] Bev Lyle: gareth@pryce.example",
    );
    expect([fields.name, others]).toEqual(["Gareth Pryce", []]);
  });

  test("has a title in doubt that the message says of nobody", () => {
    expect(readText("my lawyer's number: Ada Lund, 07532 900629", "GB")).toMatchObject({
      fields: { name: "Ada Lund", title: "lawyer" },
      doubtful: ["title"],
    });
  });
});
