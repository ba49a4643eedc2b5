import { type Browser, chromium, type Page } from "@playwright/test";
import type { BusinessCard, NewBusinessCard, User } from "../../db/index.ts";
import { THEMES } from "../../sdk/card/themes/list.ts";
import { DAY_MS } from "../app/config/durations.ts";
import type { Locale } from "../app/languages/locales.ts";
import { aCard, aSession, aUser } from "../tests/builders.ts";
import { type Host, startHost } from "../tests/host.ts";
import { findChromium } from "./chromium.ts";

export interface View {
  width: number;
  height: number;
  scheme?: "dark" | "light";
  /** Device pixels per CSS pixel. */
  scale?: number;
  user?: { id: number };
}

/** A running Meishi with people and cards in it, and a browser to take pictures with. */
export interface Studio {
  host: Host;
  /** Opens a page at that size, waits until its pictures are there, and hands it over. */
  look<T>(path: string, view: View, use: (page: Page) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export async function openStudio(): Promise<Studio> {
  const host = await startHost({ RATE_LIMITS: "off" });
  const browser: Browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
  });

  async function look<T>(
    path: string,
    { width, height, scheme = "dark", scale = 1, user }: View,
    use: (page: Page) => Promise<T>,
  ): Promise<T> {
    const context = await browser.newContext({
      baseURL: host.url,
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: "reduce",
      colorScheme: scheme,
    });
    try {
      if (user) {
        const [name, value] = (await aSession(host.database, user)).split("=") as [string, string];
        await context.addCookies([{ name, value, url: host.url }]);
      }
      await context.addInitScript((chosen) => localStorage.setItem("mantine-color-scheme-value", chosen), scheme);
      // Without a window Chromium blocks notifications, whatever is granted, and pages would say so.
      await context.addInitScript(() => {
        if ("Notification" in window) Object.defineProperty(Notification, "permission", { value: "default" });
      });
      const page = await context.newPage();
      await page.goto(path, { waitUntil: "networkidle" });
      await loadLazyPictures(page);
      return await use(page);
    } finally {
      await context.close();
    }
  }

  return {
    host,
    look,
    async close() {
      await browser.close();
      await host.stop();
    },
  };
}

async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = "eager";
        return image.decode().catch(() => undefined); // a missing picture is seen in the screenshot
      }),
    ),
  );
}

/** Somebody of that level with cards in several themes; everybody and everything is invented. */
export async function aDemoOwner(
  { database }: Host,
  accessLevel: number,
  themes = Object.keys(THEMES),
  locale: Locale = "en",
): Promise<{ user: User; cards: BusinessCard[] }> {
  const username = `mara${accessLevel}${locale === "en" ? "" : locale}`;
  const user = await aUser(database, {
    fullName: "Mara Ellington",
    username,
    email: `${username}@harbourlane.example.com`,
    accessLevel,
    locale,
  });
  const cards = [];
  for (const theme of themes) {
    const { slug, ...card } = personCard(theme, themes.length === 1);
    const own = locale === "en" ? { slug } : { slug: `${slug}-${locale}`, ...inGerman };
    cards.push(await aCard(database, user, { ...card, ...own }));
  }
  return { user, cards };
}

/** Each visitor has another phone: the same one is counted as one visitor, and its saves as one. */
const phoneBrowser = (visitor: number) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_${visitor} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.${visitor} Mobile/15E148 Safari/604.1`;
const DAYS = 28;
const FOLLOWED = [
  ["website", "primary"],
  ["social", "linkedin"],
  ["phone", "primary"],
  ["custom", "button-0"],
  ["social", "instagram"],
];

/**
 * People open the card on the days of four weeks, follow links and save it, so that there is something to see in its
 * numbers.
 */
export async function visits({ url }: Host, cardId: number, count: number): Promise<void> {
  for (let visit = 0; visit < count; visit++) {
    // Steps of 11 and 7 visit all days and hours in no visible order, later weeks a little more than earlier ones.
    const day = ((visit * 11) % DAYS) * (visit % 3 === 0 ? 0.4 : 1);
    const timestamp = new Date(Date.now() - day * DAY_MS - ((visit * 7) % 12) * 3_600_000 - 60_000).toISOString();
    const send = async (path: string, body: object) => {
      const response = await fetch(url + path, {
        method: "POST",
        body: JSON.stringify({ cardId, timestamp, ...body }),
        headers: { "content-type": "application/json", "user-agent": phoneBrowser(visit) },
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    };
    await send("/api/card-views", {});
    const [linkType, linkId] = FOLLOWED[visit % FOLLOWED.length]!;
    if (visit % 3 > 0) await send("/api/card-clicks", { linkType, linkId });
    if (visit % 4 === 0) await send("/api/card-saves", {});
  }
}

/** The card of the person who stands for a theme; one without a person of its own borrows the default's. */
function personCard(theme: string, isOnly: boolean): Omit<NewBusinessCard, "userId"> {
  const person = people[theme] ? theme : "default";
  const [name, title, company, about, button, socials] = people[person]!;
  const word = name.split(" ").at(-1)!.toLowerCase();
  const site = `${company.toLowerCase().replace(/[^a-z]+/g, "")}.example.com`;
  return {
    theme,
    name,
    title,
    company,
    about,
    slug: `${name.toLowerCase().replace(/[^a-z]+/g, "-")}${isOnly ? "" : `-${theme}`}`,
    phone: "+1 202 555 0143",
    email: `${word}@${site}`,
    website: `https://${site}`,
    address: "14 Harbour Lane, Port Wren",
    profilePicture: person === "default" ? "/demo/portrait.svg" : `/people/${person}.svg`,
    logoUrl: person === "default" ? "/demo/logo.svg" : `/people/logo-${person}.svg`,
    socialLinks: socials.split(" ").map((network) => [network, `https://${network}.example.com/${word}`]),
    customButtons: [{ text: button, url: `https://${site}/start`, backgroundColor: "#d9bd90" }],
  };
}

/** What the default person's card says in German. */
const inGerman = {
  title: "Gründerin & Eventplanerin",
  about: "Ich plane Hochzeiten, Premieren und Essen an langen Tafeln, überall an der Küste.",
  customButtons: [
    {
      text: "Kostenloses Planungsgespräch",
      url: "https://harbourlaneevents.example.com/start",
      backgroundColor: "#d9bd90",
    },
  ],
};

type Person = [name: string, title: string, company: string, about: string, button: string, socials: string];

const people: Record<string, Person> = {
  default: [
    "Mara Ellington",
    "Founder & Event Planner",
    "Harbour Lane Events",
    "I plan weddings, launches and long-table dinners along the coast.",
    "Book a free planning call",
    "linkedin instagram facebook whatsapp youtube",
  ],
  nonprofit: [
    "Amara Okeliwe",
    "Director of Programmes",
    "Open Wells Foundation",
    "Clean water within ten minutes of every front door.",
    "Give a week of water",
    "facebook instagram youtube whatsapp",
  ],
  tech: [
    "Ravi Menhar",
    "Founder & Staff Engineer",
    "Latchkey Systems",
    "Building boring, dependable key management for small teams.",
    "Read the docs",
    "linkedin twitter discord telegram",
  ],
  minimalist: [
    "Jonas Reidel",
    "Architect",
    "Studio Reidel",
    "Houses, small libraries and one very quiet chapel.",
    "See selected work",
    "linkedin instagram medium pinterest",
  ],
  dynamic: [
    "Kaia Torrens",
    "Performance Coach",
    "Northside Athletics",
    "I help busy people run faster, lift better and sleep like children.",
    "Start a trial week",
    "instagram youtube tiktok whatsapp",
  ],
  corporate: [
    "Victor Ashdown",
    "Managing Director",
    "Ashdown & Pell Partners",
    "Advising family-owned manufacturers on growth, succession and sale.",
    "Arrange a meeting",
    "linkedin twitter gmail skype",
  ],
  education: [
    "Dr. Rafael Dumont",
    "Reader in Marine Biology",
    "Lindholm College",
    "I teach the sea to people who get seasick.",
    "Office hours",
    "linkedin youtube medium discord",
  ],
  health: [
    "Dr. Leila Marchand",
    "Paediatrician",
    "Juniper Family Practice",
    "Children get a sticker, parents get an answer.",
    "Book an appointment",
    "whatsapp viber facebook instagram",
  ],
  beauty: [
    "Odette Laurens",
    "Make-up Artist",
    "Maison Odette",
    "Skin first, colour second.",
    "Request a date",
    "instagram tiktok pinterest youtube",
  ],
  creative: [
    "Pim van Looy",
    "Illustrator & Art Director",
    "Studio Bonk",
    "Posters, packaging and murals with too much pink in them.",
    "Hire me for something odd",
    "instagram discord threads medium",
  ],
};
