import { expect, test } from "vitest";
import { plainEmail, plainPhone } from "./single-address.ts";

test.each([
  ["mailto:ada@example.com", "ada@example.com"],
  ["MAILTO:ada@example.com?subject=Hi&body=x", "ada@example.com"],
  ["mailto:ada%2Bcards@example.com", "ada+cards@example.com"],
  ["Ada Lovelace <ada@example.com>", "ada@example.com"],
  ['"Lovelace, Ada" <ada@example.com>', "ada@example.com"],
  ["<ada@example.com>", "ada@example.com"],
  ["<mailto:ada@example.com>", "ada@example.com"],
  ["\u2068ada@example.com\u2069 ", "ada@example.com"],
  ["ada\u200d@example.com", "ada@example.com"],
  ["[Ada](mailto:ada@example.com)", "ada@example.com"],
  ["[ada@example.com](ada@example.com)", "ada@example.com"],
  ["#mailto:ada@example.com#", "ada@example.com"],
  ["ada@example.com#mailto:ada@example.com#", "ada@example.com"],
  ["ada@example.com.", "ada@example.com"],
  ["ada@example.com;", "ada@example.com"],
  ["“ada@example.com”", "ada@example.com"],
  ["„ada@example.com“,", "ada@example.com"],
  ["'ada@example.com'", "ada@example.com"],
  ['"ada@example.com".', "ada@example.com"],
  // More than one, or none, stays as it was typed and is refused.
  ["ada@example.com, ben@example.com", "ada@example.com, ben@example.com"],
  ["Ada <ada@example.com>, Ben <ben@example.com>", "Ada <ada@example.com>, Ben <ben@example.com>"],
  ["mailto:%zz", "%zz"],
])("%j is the address %j", (typed, address) => expect(plainEmail(typed)).toBe(address));

test.each([
  ["tel:+49-30-901820", "+49-30-901820"],
  ["TEL:+1%20503%20555%200177", "+1 503 555 0177"],
  ["tel:+1-555-555-5555;ext=5555", "+1-555-555-5555 x5555"],
  ["callto:+493090182", "+493090182"],
  ["sms:+493090182?body=Hi", "+493090182"],
  ["tel:7042;phone-context=example.com", "7042"],
  ["\u202a+49 170 1234567\u202c", "+49 170 1234567"],
  ["030 90 18 20", "030 90 18 20"],
  ["sms:+491701234567,+491701234568?body=Hi", "+491701234567"],
  ["SMSTO:+491701234567:Hello", "+491701234567"],
  ["٠٥٠١٢٣٤٥٦٧", "0501234567"],
  ["+٩٧١ ٥٠ ١٢٣", "+971 50 123"],
  ["۰۹۱۲۳۴۵۶۷۸۹", "09123456789"],
  ["०९८७६५४३२१०", "09876543210"],
  ["＋８１－９０－９９９９－８８８８", "+81-90-9999-8888"],
  ["０９０ー９９９９ー８８８８", "090-9999-8888"],
  ["030\u20119018\u221220", "030-9018-20"],
])("%j is the number %j", (typed, number) => expect(plainPhone(typed)).toBe(number));
