import { expect, test } from "vitest";
import { changedContacts, contactsOf } from "./contacts.ts";

const work = { kind: "phone", label: "work", value: "+1 503 555 0177" } as const;
const mobile = { kind: "phone", label: "mobile", value: "+1 503 555 0188" } as const;
const mail = { kind: "email", label: "home", value: "rosa@example.com" } as const;
const empty = { phone: null, email: null, address: null, website: null, contacts: [] };
const card = { ...empty, phone: work.value, email: mail.value, contacts: [work, mobile, mail] };

test("a card from before has its single fields as contacts", () => {
  expect(contactsOf({ ...empty, phone: "1", website: "https://example.com" })).toEqual([
    { kind: "phone", label: "work", value: "1" },
    { kind: "website", label: "work", value: "https://example.com" },
  ]);
});

test("the first of each kind is the single field", () => {
  expect(changedContacts(empty, { contacts: [mobile, work, mail] })).toEqual({
    ...empty,
    phone: mobile.value,
    email: mail.value,
    contacts: [mobile, work, mail],
  });
});

test("a changed single field wins over the list that came with it, and keeps its label", () => {
  const { phone, contacts } = changedContacts(card, { ...card, phone: "999 99 99" });
  expect(phone).toBe("999 99 99");
  expect(contacts).toEqual([{ ...work, value: "999 99 99" }, mobile, mail]);
});

test("a single field that is the same does not undo a changed list", () => {
  expect(changedContacts(card, { ...card, contacts: [mobile, mail] })).toMatchObject({
    phone: mobile.value,
    contacts: [mobile, mail],
  });
});

test("an empty list leaves the single fields", () => {
  expect(changedContacts(card, { contacts: [] })).toEqual({ ...card, contacts: [work, mail] });
});

test("a single field that is emptied makes the next one the first", () => {
  expect(changedContacts(card, { phone: null })).toMatchObject({ phone: mobile.value, contacts: [mobile, mail] });
});

test("a new card's single field and list are put together, none twice", () => {
  expect(changedContacts(empty, { phone: work.value, contacts: [mobile] }).contacts).toEqual([work, mobile]);
  expect(changedContacts(empty, { phone: work.value, contacts: [mobile, work] }).contacts).toEqual([work, mobile]);
});
