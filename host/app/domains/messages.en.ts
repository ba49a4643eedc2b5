import { messages } from "../languages/message.ts";

export const words = {
  hostMissing: "Enter a domain, such as cards.example.com.",
  hostTooLong: "A domain has at most 253 characters.",
  nameTooLong: "At most 45 characters.",
  badColor: "Enter a colour such as #b45309.",
  cardMissing: "Choose the card to show.",
  iconMissing: "Upload the icon first.",
  inUse: "This domain is in use by another account.",
  alreadyAdded: "You have already added this domain.",
  directoryOfTeam: "Only a team's domain can show a directory.",
  cardNotFound: "Card not found",
  teamNotFound: "Team not found",
  notFound: "Domain not found",
  tooManyChecks: "You have checked too often.",
  notLive: "A domain can be the main address once it is live.",
  hostIsAddress: "Enter a name, such as cards.example.com, not an IP address.",
  hostOnly: "Enter only the host name, such as cards.example.com, without https://, port or path.",
  hostUnknown: "This name does not exist on the internet.",
  hostInvalid: "This is not a valid domain. It looks like cards.example.com.",
  hostCharacters: "A domain can only have letters, digits and hyphens.",
  hostMixesAlphabets: "This domain mixes letters of different alphabets, which could pass for another name.",
  hostIsOurs: "This host belongs to this site. Enter a domain of your own.",
  hostIsSuffix: "Nobody can own this domain ending. Enter a domain under it.",
  freed: (host: string) => `${host} was kept for 14 days without its records and is free again.`,
  ownedElsewhere: (host: string) =>
    `${host} is in use by another account, which has proven to own it. If it is yours, remove that account's records: the name is free 14 days later.`,
  proofDiffers: (name: string, token: string) => `The TXT record at ${name} says something else. Set it to ${token}.`,
  proofMissing: (name: string, token: string) =>
    `There is no TXT record at ${name}. Set it to ${token}; it can take an hour until it is seen.`,
  circle: (host: string, circle: string, fix: string) => `The CNAME of ${host} leads in a circle (${circle}). ${fix}`,
  someElsewhere: (host: string, addresses: string) =>
    `Some visitors are led elsewhere: remove the record of ${host} with ${addresses}.`,
  leadsNowhere: (host: string, fix: string) => `${host} leads nowhere yet. ${fix}`,
  leadsElsewhere: (host: string, target: string, fix: string) => `${host} leads to ${target}. ${fix}`,
  setAddress: (addresses: readonly string[]) => `Set its A or AAAA record to ${addresses.join(" or ")}.`,
  setAlias: (mainHost: string) => `Set its CNAME record to ${mainHost}.`,
  unanswered: (name: string, why: string) => `The name server for ${name} ${why}. We will try again automatically.`,
  hostMax: (max: number) => `A domain has at most ${max} characters.`,
};

export type DomainMessages = typeof words;
export const domainMessages = messages("domains/messages", words);
