// `npm run pictures`: the pictures and the film of the README, from a running product with invented people. Look at
// them before committing.
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { rootFolder } from "../../db/root.ts";
import type { BusinessCard, User } from "../../db/index.ts";
import { demoCard, demoSalesbot } from "../../db/seed/demo.ts";
import { aCard, aUser } from "../tests/builders.ts";
import { signedIn, visitor } from "../tests/client.ts";
import { aConversation } from "../tests/conversation.ts";
import type { Host } from "../tests/host.ts";
import { Film } from "./film.ts";
import { shoot } from "./pictures.ts";
import { openStudio, type Studio, visits } from "./studio.ts";

const FOLDER = join(rootFolder, "host/docs/pictures");
const PHONE = { width: 390, height: 780 };

interface Scene {
  host: Host;
  look: Studio["look"];
  owner: User;
  card: BusinessCard;
}

/** Mara with the card of the demo and its assistant. */
async function theOwner(host: Host): Promise<{ owner: User; card: BusinessCard }> {
  const { database } = host;
  const owner = await aUser(database, { fullName: "Mara Ellington", username: "mara", accessLevel: 3 });
  const card = await aCard(database, owner, { ...demoCard, slug: "mara-ellington" });
  await database.transaction((tx) =>
    tx.insert(database.tables.salesbotConfigs).values({ ...demoSalesbot, cardId: card.id }),
  );
  return { owner, card };
}

/** People who wrote, chatted and left their details. */
async function peopleWrite({ host, owner, card }: Scene): Promise<void> {
  const anyone = visitor(host);
  const MESSAGES = [
    ["Jonas Reidel", "Do you also plan the opening of an architect's studio, for about eighty people?"],
    ["Leila Marchand", "We are looking for a long table for twenty, on the first weekend of May."],
    ["Victor Ashdown", "Please send the brochure to our office as well."],
  ];
  for (const [name, message] of MESSAGES) {
    const email = `${name!.toLowerCase().replace(" ", ".")}@example.com`;
    const sent = await anyone("POST", `/api/card/${card.slug}/submissions`, {
      formData: { name, email, message },
      consent: true,
    });
    expect(sent.status, sent.text).toBe(201);
  }
  await anyone("POST", `/api/card/${card.slug}/exchange`, {
    name: "Odette Laurens",
    email: "odette@example.com",
    phone: "+1 202 555 0177",
    consent: true,
  });
  const ask = aConversation(anyone, card);
  for (const message of ["Hello, I am Kaia Torrens.", "What does a product launch cost?", "kaia.torrens@example.com"])
    await ask(message);
  const other = aConversation(anyone, card);
  for (const message of ["Do you travel to the islands?", "Can you cook for 300 people on a boat?"])
    await other(message);
  const call = await signedIn(host, owner);
  for (const [name, company] of [
    ["Pim van Looy", "Studio Bonk"],
    ["Rafael Dumont", "Lindholm College"],
  ])
    await call("POST", "/api/contacts", { name, company, email: `${name!.split(" ")[0]!.toLowerCase()}@example.com` });
}

const keep = async (page: Page, name: string) =>
  void (await sharp(await shoot(page))
    .webp({ quality: 80, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`)));

async function takePictures({ look, owner, card }: Scene): Promise<void> {
  await look(`/view/${card.slug}`, { ...PHONE, scale: 2 }, (page) => keep(page, "card"));
  await look(`/mobile-editor/${card.id}`, { width: 600, height: 780, scale: 2, user: owner }, (page) =>
    keep(page, "editor"),
  );
  await look("/inbox", { width: 1280, height: 1020, scale: 1.5, user: owner }, async (page) => {
    await page.getByRole("link", { name: /Kaia Torrens/ }).click();
    await page.waitForURL(/conversation=/);
    await page.waitForLoadState("networkidle");
    await page.mouse.move(0, 0);
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Inbox/ })).toContainText(
      "4",
    );
    await keep(page, "inbox");
  });
}

/** A phone's camera over the code of a paper card. */
const viewfinder = (code: string, isFramed: boolean) => `<!doctype html><meta charset="utf-8"><style>
  body{margin:0;height:780px;background:radial-gradient(circle at 50% 40%,#5b4636,#1c130d);display:grid;place-items:center;font:17px system-ui,sans-serif;color:#3a2618}
  .paper{width:270px;padding:26px;border-radius:10px;background:#fffaf2;transform:rotate(-4deg);box-shadow:0 30px 60px #0009;text-align:center}
  .paper img{width:190px;height:190px}.paper b{display:block;margin-top:12px;font-size:20px}
  .frame{position:absolute;width:230px;height:230px;translate:0 -34px;border:3px solid #fc0;border-radius:18px;opacity:${Number(isFramed)}}
  .link{position:absolute;bottom:90px;padding:12px 22px;border-radius:99px;background:#fc0;font-weight:600;opacity:${Number(isFramed)}}
</style><div class="paper"><img src="${code}"><b>Mara Ellington</b>Harbour Lane Events</div><div class="frame"></div><div class="link">meishi.example.com</div>`;

/** Scan, card, chat, and the owner's answer: at most 15 seconds. */
async function makeFilm({ host, look, owner, card }: Scene): Promise<void> {
  const film = new Film(360);
  const svg = await (await fetch(`${host.url}/api/qr/${card.slug}.svg`)).text();
  const code = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  await look("/offline/card", PHONE, async (page) => {
    for (const isFramed of [false, true]) {
      await page.goto("about:blank"); // where no content policy forbids the style
      await page.setContent(viewfinder(code, isFramed));
      await film.show(page, isFramed ? 900 : 700);
    }
  });
  await look(`/view/${card.slug}`, { ...PHONE, scale: 2 }, async (page) => {
    await film.show(page, 1_400);
    await film.scroll(page, 420);
    await film.show(page, 500);
    await page.getByRole("button", { name: /Open chat$/ }).click();
    const chat = page.getByRole("dialog", { name: /^Chat with / });
    const field = chat.getByRole("textbox", { name: "Message" });
    await expect(chat.getByRole("log").getByRole("listitem").first()).toContainText(/\w{3}/);
    await film.show(page, 700);
    await field.focus();
    await film.type(page, "Do you travel?");
    await page.keyboard.press("Enter");
    await expect(chat.getByRole("log")).toContainText("Port Wren");
    await film.show(page, 1_300);
    await chat.getByRole("button", { name: "Talk to a person" }).click();
    await expect(chat).toContainText("I have let Mara know.");
    await film.show(page, 1_200);

    await look("/inbox?kind=conversation", { ...PHONE, scale: 2, user: owner }, async (inbox) => {
      await inbox.getByRole("link", { name: /Waits for you/ }).click();
      const thread = inbox.getByRole("region", { name: "Visitor" });
      await expect(thread).toContainText("The visitor asks for you.");
      await inbox.waitForLoadState("networkidle");
      await thread.getByRole("textbox", { name: "Write an answer" }).focus();
      await inbox.evaluate(() => scrollTo({ top: 0, behavior: "instant" })); // to whose chat it is
      await inbox.waitForFunction(() => scrollY === 0);
      await film.show(inbox, 900);
      await film.type(inbox, "Mara here. Where is the party?");
      await thread.getByRole("button", { name: "Send" }).click();
      await inbox.mouse.move(0, 0); // a phone has no pointer over what moved under it
      await expect(thread).toContainText("Mara Ellington answers.");
      await film.show(inbox, 900);
      await expect(chat.getByRole("log")).toContainText("Where is the party?");
    });
    await film.show(page, 2_000);
  });
  if (film.seconds > 15) throw new Error(`The film takes ${film.seconds} s`);
  await film.save(join(FOLDER, "film.webp"));
  console.log(`Film: ${film.seconds} s, ${Math.round(statSync(join(FOLDER, "film.webp")).size / 1_000)} KB`);
}

mkdirSync(FOLDER, { recursive: true });
const { host, look, close } = await openStudio();
try {
  const scene = { host, look, ...(await theOwner(host)) };
  await makeFilm(scene); // before others write, so that its conversation is the only one
  await peopleWrite(scene);
  await visits(host, scene.card.id, 40);
  await takePictures(scene);
} finally {
  await close();
}
