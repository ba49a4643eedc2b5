import type { Browser } from "@playwright/test";
import type { ContactText } from "../tests/contact-texts/contact-texts.ts";

/** A drawn card of an invented person. */
export interface PaperCard {
  look: string;
  html: string;
  person: ContactText["person"];
}

type Person = [name: string, title: string, company: string, email: string, phone: string, address: string];

const PEOPLE: Person[] = [
  [
    "Marcus Ellery",
    "Sales Manager",
    "Northgate Systems Inc.",
    "marcus.ellery@northgate.com",
    "+1 503 555 0177",
    "88 Pine Street, Portland, OR 97201",
  ],
  [
    "Imogen Hale",
    "Head of Events",
    "Tidewell Events Ltd",
    "imogen.hale@tidewell.co.uk",
    "+44 20 7946 0321",
    "14 Canal Wharf, Leeds LS10 1NW",
  ],
  [
    "Jürgen Großmann",
    "Geschäftsführer",
    "Hansen Metallbau GmbH",
    "j.grossmann@hansen-metallbau.de",
    "+49 431 5550123",
    "Industriestraße 48, 24143 Kiel",
  ],
  [
    "Käthe Überreiter",
    "Leiterin Einkauf",
    "Ölmühle Brück AG",
    "kaethe@oelmuehle-brueck.de",
    "+49 30 901820",
    "Hauptstraße 12, 10115 Berlin",
  ],
  [
    "Hélène Castaing",
    "Directrice générale",
    "Castaing Énergies SAS",
    "h.castaing@castaing.fr",
    "+33 5 56 55 01 01",
    "18 rue des Lilas, 33000 Bordeaux",
  ],
  [
    "Benoît Lefèvre",
    "Chef de projet",
    "Atelier Boréal SARL",
    "benoit@atelierboreal.fr",
    "+33 4 72 55 01 23",
    "2 place Royale, 69003 Lyon",
  ],
  [
    "Lucía Fernández",
    "Directora de Marketing",
    "Bodegas Peñalara, S.L.",
    "lucia@penalara.es",
    "+34 915 55 01 23",
    "Calle Mayor 15, 28013 Madrid",
  ],
  [
    "Íñigo Núñez",
    "Gerente de Ventas",
    "Grupo Solana S.A.",
    "inigo.nunez@solana.es",
    "+34 944 55 50 12",
    "Gran Vía 40, 48009 Bilbao",
  ],
  [
    "Matteo Bellandi",
    "Responsabile Vendite",
    "Ceramiche Bellandi S.r.l.",
    "m.bellandi@bellandi.it",
    "+39 059 555 0123",
    "Via Emilia 120, 41121 Modena",
  ],
  [
    "Nicolò Però",
    "Direttore commerciale",
    "Officine Alpi S.p.A.",
    "nicolo@officinealpi.it",
    "+39 011 555 0199",
    "Corso Garibaldi 8, 10122 Torino",
  ],
  [
    "João Conceição",
    "Diretor Comercial",
    "Cortiça do Vale, Lda.",
    "joao@corticadovale.pt",
    "+351 21 555 0123",
    "Rua da Prata 45, 1100-415 Lisboa",
  ],
  [
    "Inês Caldeira",
    "Advogada",
    "Caldeira & Pinto Advogados",
    "ines@caldeirapinto.pt",
    "+351 22 555 0190",
    "Rua do Carmo 6, 4050-165 Porto",
  ],
];

interface Look {
  name: string;
  /** Of the table, or whatever the card lies on. */
  scene: string;
  style: (n: number) => string;
  content?: (person: Person) => string;
  isNoisy?: boolean;
}

const TABLE = "background:linear-gradient(115deg,#54483d,#2a231d)";
const lines = (texts: string[]) => texts.map((text) => text.replace("&", "&amp;")).join("<br>");
/** Seen from the side and turned, each card in another way. */
const tilt = (n: number) =>
  `transform:perspective(2200px) rotateX(${18 + (n % 4) * 3}deg) rotateY(${(n % 3) * 8 - 8}deg)
    rotate(${((n % 7) - 3) * 3}deg) scale(.92)`;

const plainCard = ([name, title, company, email, phone, address]: Person) =>
  `<b style="font-size:38px">${lines([company])}</b><br><b>${name}</b><br>${lines([title, phone, email, address])}`;
const twoColumns = ([name, title, company, email, phone, address]: Person) =>
  `<div style="display:flex;justify-content:space-between;align-items:center;height:100%;font-size:22px">
    <div><b style="font-size:30px">${name}</b><br>${title}<br><br><b>${lines([company])}</b></div>
    <div>${lines([phone, email, ...address.split(", ")])}</div></div>`;
const capitals = ([name, title, company, email, phone, address]: Person) =>
  `<b style="font-size:34px;letter-spacing:2px">${name.toUpperCase()}</b><br><i>${title}</i><br><br>
    ${lines([company, address, `T ${phone}`, `E ${email}`])}`;

const LOOKS: Look[] = [
  { name: "flat", scene: "background:#fdfdfb", style: () => "width:1100px;height:640px" },
  { name: "tilted, with blur and noise", scene: TABLE, style: (n) => `${tilt(n)};filter:blur(0.8px)`, isNoisy: true },
  {
    name: "light on dark",
    scene: "background:linear-gradient(60deg,#e9e4da,#c9c2b4)",
    style: (n) => `background:#16233a;color:#f4f1ea;${tilt(n + 2)}`,
  },
  { name: "two columns", scene: TABLE, style: (n) => `transform:rotate(${(n % 5) - 2}deg)`, content: twoColumns },
  {
    name: "serif, in capitals, small",
    scene: TABLE,
    style: (n) => `font-family:'DejaVu Serif',serif;font-size:22px;${tilt(n + 1)}`,
    content: capitals,
  },
];

/** Twelve people in six languages, each in five looks. */
export const paperCards = (): PaperCard[] =>
  LOOKS.flatMap(({ name: look, scene, style, content = plainCard, isNoisy }) =>
    PEOPLE.map((person, n) => ({
      look,
      html: `<body style="margin:0;height:900px;overflow:hidden;display:grid;place-items:center;${scene}">
        <div style="width:960px;height:560px;padding:60px;box-sizing:border-box;background:#fbfaf7;color:#1d1b19;
          font:30px/1.45 'DejaVu Sans',sans-serif;${style(n)}">${content(person)}</div>${isNoisy ? NOISE : ""}`,
      person: expected(person),
    })),
  );

const NOISE = `<svg style="position:fixed;inset:0;opacity:.16" width="1200" height="900"><filter id="n">
  <feTurbulence baseFrequency=".9" seed="7"/></filter><rect width="1200" height="900" filter="url(#n)"/></svg>`;

const expected = ([name, title, company, email, phone]: Person): PaperCard["person"] => ({
  name,
  title,
  company,
  emails: [email],
  phones: [{ value: phone }],
});

/** As a phone takes them: 1,200 by 900 pixels, as JPEG. */
export async function photographs(browser: Browser, cards: readonly PaperCard[]): Promise<Buffer[]> {
  const camera = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  const pictures: Buffer[] = [];
  for (const { html } of cards) {
    await camera.setContent(html);
    pictures.push(await camera.screenshot({ type: "jpeg", quality: 75 }));
  }
  await camera.close();
  return pictures;
}
