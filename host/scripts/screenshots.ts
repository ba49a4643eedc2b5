// `npm run screenshots`: every page from a small phone to a wide desk, dark and light, into host/screenshots, to be
// looked at. `npm run screenshots -- dashboard guide` takes only pages whose name holds one of the words.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../db/root.ts";
import { aUser } from "../tests/builders.ts";
import { makePictures } from "./pictures.ts";
import { aDemoOwner, openStudio, type Studio } from "./studio.ts";

const FOLDER = join(rootFolder, "host/screenshots");
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

interface Shot {
  name: string;
  path: string;
  user?: { id: number };
}

async function shots({ host }: Studio): Promise<Shot[]> {
  const {
    user: admin,
    cards: [card],
  } = await aDemoOwner(host, 5);
  const {
    user: owner,
    cards: [own],
  } = await aDemoOwner(host, 2, ["default"]);
  const newcomer = await aUser(host.database, { fullName: "N. Ewcomer", username: "newcomer" });
  const developer = await aUser(host.database, { fullName: "D. Eveloper", username: "developer", accessLevel: 3 });
  const visitors = [
    "/",
    "/auth",
    "/auth?form=register",
    "/auth?form=forgot",
    "/auth?form=factor",
    "/auth?sso=unverified",
    "/view/demo",
    "/view/nobody",
    "/nothing-here",
    "/contact-sales",
    "/privacy",
    "/terms",
    "/imprint",
    "/data-processing",
    "/processors",
    "/accessibility",
  ];
  const pages = ["/dashboard", "/account", "/account?tab=security", "/guide", "/users", "/pwa-settings"];
  const aboutCard = ["/card-editor/", "/mobile-editor/", "/analytics/", "/salesbot/"];
  return [
    ...visitors.map((path) => ({ name: path === "/" ? "landing" : path, path })),
    { name: "landing-signed-in", path: "/", user: owner },
    ...pages.map((path) => ({ name: `${path}-admin`, path, user: admin })),
    ...aboutCard.map((path) => ({ name: `${path}admin`, path: path + card!.id, user: admin })),
    { name: "dashboard-one-card", path: "/dashboard", user: owner },
    { name: "code-owner", path: `/cards/${own!.id}/show`, user: owner },
    { name: "conversations-owner", path: "/inbox?kind=conversation", user: owner },
    { name: "analytics-owner", path: `/analytics/${own!.id}`, user: owner },
    { name: "dashboard-empty", path: "/dashboard", user: newcomer },
    { name: "users-denied", path: "/users", user: newcomer },
    { name: "salesbot-denied", path: `/salesbot/${own!.id}`, user: newcomer },
    { name: "guide-developer", path: "/guide#developer", user: developer },
  ];
}

async function takeAll(words: string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const studio = await openStudio();
  try {
    for (const { name, path, user } of await shots(studio)) {
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
      for (const size of SIZES) {
        for (const scheme of ["dark", "light"] as const) {
          const file = join(FOLDER, `${name.replace(/\W+/g, "-").replace(/^-|-$/g, "")}-${size.width}-${scheme}.png`);
          await studio.look(path, { ...size, scheme, user }, (page) =>
            page.screenshot({ path: file, fullPage: true, animations: "disabled" }),
          );
          console.log(file);
        }
      }
    }
  } finally {
    await studio.close();
  }
}

const words = process.argv.slice(2);
await (words[0] === "pictures" ? makePictures() : takeAll(words));
