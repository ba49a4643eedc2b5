import { catalogue } from "../languages/catalogue.ts";

/** Domains of an account or a team. */
export const words = {
  states: {
    waiting: { label: "Waiting for records", text: "Set these records where your domain is managed." },
    live: { label: "Live", text: "Visitors see your cards here." },
    failing: {
      label: "Records missing",
      text: "If the records are not back within 14 days, the domain is removed from your account.",
    },
  },
  none: "Use your own domain",
  noneText: "Visitors open cards.example.com instead of this site's address. You need a domain of your own.",
  add: {
    title: "Add a domain",
    submit: "Add domain",
    busy: "Adding...",
    label: "Domain",
    hint: "A subdomain just for your cards works best: your website stays where it is.",
    failed: "The domain could not be added",
    done: "Domain added",
    doneText: (host: string) => `Set the records of ${host} now.`,
  },
  check: {
    now: "Check now",
    busy: "Checking...",
    right: "The records are correct",
    rightText: (host: string) => `${host} leads to your cards.`,
    notYet: "Not yet",
    notFound: "The records were not found.",
    failed: "The records could not be checked",
    never: "Not checked yet; we look every few minutes.",
    last: "Last checked:",
  },
  look: "Check these records",
  missing: "What is missing",
  main: {
    badge: "Main address",
    make: "Make main address",
    stop: "Stop sharing this address",
    changed: "Main address changed",
    removed: "Main address removed",
    failed: "The main address could not be changed",
  },
  open: "Open",
  loading: "Loading the settings",
  remove: {
    button: "Remove",
    title: "Remove this domain?",
    confirm: "Remove domain",
    busy: "Removing...",
    done: "Domain removed",
    doneText: (host: string) => `${host} no longer shows your cards.`,
    failed: "The domain could not be removed",
    /** Its host stands between the two. */
    text: ["Links and codes with", "will stop working immediately. Your cards keep their other addresses."],
  },
  settings: {
    title: "Card and look",
    save: "Save domain",
    saving: "Saving...",
    saved: "Domain saved",
    failed: "The domain could not be saved",
    first: "First page",
    firstTeam: (host: string) => `What opens at ${host}. Each card of the team opens at ${host}/slug.`,
    firstOwn: (host: string) => `The card that opens at ${host}. Your other cards open at ${host}/slug.`,
    directory: "The team directory",
    directoryLater: "The team directory, once it is public",
    noCard: "No card",
    appName: "App name",
    appNameText: "Shown under the icon when visitors install it. Leave blank for the name on the card",
    color: "App colour",
    colorText: "The bar around the page. Leave blank for the colour of the card's theme",
    icon: "Icon",
    iconText:
      "In the browser's tab and on phones. Square, 512x512 recommended. Without one, the card's own icon is used",
    upload: {
      uploading: "Uploading icon...",
      uploaded: "Icon uploaded",
      failed: "Failed to upload icon. Please try again.",
    },
  },
  records: {
    title: "DNS records",
    hint: "If your provider adds your domain to each name automatically, enter only the part before it.",
    type: "Type",
    name: "Name",
    value: "Value",
    copied: { name: "Name copied", value: "Value copied" },
    copy: { name: (type: string) => `Copy name of ${type}`, value: (type: string) => `Copy value of ${type}` },
  },
};

export type DomainWords = typeof words;
export const domainWords = catalogue("domains", words);
