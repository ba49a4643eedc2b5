import { splitComponents, type Property, unescapeValue } from "../../cards/vcard-reader.ts";
import { splitName } from "../../cards/vcard.ts";
import type { DeviceCard } from "./vcard-text.ts";

type ById<T> = Record<string, T>;

/**
 * A contact as JSContact (RFC 9553), version 2.0 of it (RFC 9982). Only what is there: a member without anything in it
 * is left out.
 */
export function toJsContact({ uid, isGroup, details, properties }: DeviceCard) {
  const { name, company, title, emails, phones, tags, notes } = details;
  const all = (propertyName: string) => properties.filter((one) => one.name === propertyName);
  const links = all("URL").map(({ value }) => ({ uri: unescapeValue(value) }));
  const addresses = all("ADR")
    .map(({ value }) => ({ full: splitComponents(value).filter(Boolean).join(", ") }))
    .filter(({ full }) => full !== "");
  const members = [...all("MEMBER"), ...all("X-ADDRESSBOOKSERVER-MEMBER")].map(({ value }) => value.trim());
  return {
    "@type": "Card",
    version: "2.0",
    uid: uid ?? "",
    kind: isGroup ? "group" : name === null && company !== null ? "org" : "individual",
    ...(name !== null && { name: { ...componentsOf(name, all("N")[0]), full: name } }),
    ...listed("organizations", "o", company === null ? [] : [{ name: company }]),
    ...listed("titles", "t", title === null ? [] : [{ name: title, kind: "title" }]),
    ...listed(
      "emails",
      "e",
      emails.map((address) => ({ address })),
    ),
    ...listed(
      "phones",
      "p",
      phones.map((number) => ({ number })),
    ),
    ...(tags.length > 0 && { keywords: trueFor(tags) }),
    ...listed("notes", "n", notes === null ? [] : [{ note: notes }]),
    ...listed("links", "l", links),
    ...listed("addresses", "a", addresses),
    ...(members.length > 0 && { members: trueFor(members) }),
  };
}

/** Entries of a map by ids that say nothing, as the standard has it. */
function listed<Key extends string, T>(key: Key, prefix: string, items: readonly T[]): Partial<Record<Key, ById<T>>> {
  if (items.length === 0) return {};
  const byId = Object.fromEntries(items.map((item, i) => [`${prefix}${i + 1}`, item]));
  return { [key]: byId } as Partial<Record<Key, ById<T>>>;
}

const trueFor = (names: readonly string[]): Record<string, true> =>
  Object.fromEntries(names.map((name) => [name, true]));

function componentsOf(name: string, property: Property | undefined) {
  const [family = "", first = "", second = "", prefix = "", suffix = ""] = property
    ? splitComponents(property.value)
    : [];
  const parts = property ? { family, first, second, prefix, suffix } : fromText(name);
  const components = [
    { kind: "title", value: parts.prefix },
    { kind: "given", value: parts.first },
    { kind: "given2", value: parts.second },
    { kind: "surname", value: parts.family },
    { kind: "generation", value: parts.suffix },
  ].filter(({ value }) => value !== "");
  return components.length > 0 ? { components } : {};
}

function fromText(name: string) {
  const { given: first, additional: second, ...others } = splitName(name);
  return { ...others, first, second };
}
