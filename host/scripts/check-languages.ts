// Prints what a card's page weighs in each language, with every section filled, in the heaviest theme; fails above the
// budget of the document.
import { gzipSync } from "node:zlib";
import { aCard } from "../../sdk/card/tests/a-card.ts";
import { themes } from "../../sdk/card/themes/index.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../sdk/languages.ts";
import { renderCardPage } from "../app/view/page.server.tsx";

const LIMIT = 14_000;
const options = { origin: "https://cards.example.com", scripts: ["/sdk/page-00000000.js", "/register-sw.js"] };

const heaviest = LANGUAGES.map((language) => {
  const sizes = themes.map(({ name }) => {
    const { html } = renderCardPage(aCard({ theme: name }), { ...options, language });
    return { name, bytes: gzipSync(html, { level: 9 }).length };
  });
  return { language, ...sizes.reduce((most, one) => (one.bytes > most.bytes ? one : most)) };
});
for (const { language, name, bytes } of heaviest) {
  const kb = (bytes / 1_000).toFixed(1);
  console.log(`${language}  ${LANGUAGE_NAMES[language].padEnd(12)} ${kb.padStart(5)} KB  in ${name}, at most 14 KB`);
}
const over = heaviest.filter(({ bytes }) => bytes > LIMIT);
for (const { language, bytes } of over) console.error(`A card's page in ${language} weighs ${bytes} bytes.`);
process.exit(over.length > 0 ? 1 : 0);
