import type { Vocabulary } from "./vocabulary.ts";

export const cs: Vocabulary = {
  country: "CZ",
  titles:
    "ředitel, ředitelka, generální ředitel, jednatel, jednatelka, vedoucí, manažer, manažerka, majitel, majitelka, zakladatel, zakladatelka, společník, společnice, předseda, předsedkyně, místopředseda, zástupce, zástupkyně, inženýr, konstruktér, konstruktérka, projektant, projektantka, architekt, architektka, advokát, advokátka, notář, notářka, právník, lékař, lékařka, zubař, zubní lékař, zubní lékařka, sestra, fyzioterapeut, fyzioterapeutka, psycholog, psycholožka, lékárník, veterinář, učitel, učitelka, profesor, docent, vědecký pracovník, výzkumník, konzultant, konzultantka, poradce, poradkyně, analytik, analytička, specialista, specialistka, technik, obchodník, obchodní zástupce, prodejce, asistent, asistentka, sekretářka, recepční, účetní, auditor, ekonom, ekonomka, hospodář, hospodářka, programátor, vývojář, vývojářka, grafik, grafička, novinář, redaktor, redaktorka, fotograf, fotografka, překladatel, překladatelka, kuchař, nákupčí, mluvčí, tajemník, tajemnice, starosta, starostka, děkan, rektor, instalatér, elektrikář, malíř, truhlář, zedník, uklízečka, kadeřnice, chůva, trenér, trenérka, majster, mistr, kurátor, kurátorka, riaditeľ, riaditeľka, konateľ, konateľka, vedúci, vedúca",
  fields:
    "obchodní, technický, technická, finanční, výrobní, marketing, prodej, nákup, konstrukce, výroby, vývoje, kvality, školy, oddělení, provozní, personální, projektů, logistiky, zákaznický, úseku",
  legalForms: "s.r.o., s. r. o., spol. s r.o., spol. s r. o., a.s., v.o.s., k.s., z.s., o.p.s., o.z.",
  businesses:
    "zš, gymnázium, škola, základní škola, univerzita, ústav, nemocnice, poliklinika, ordinace, lékárna, úřad, ministerstvo, nadace, spolek, banka, pojišťovna, nakladatelství, tiskárna, knihkupectví, pekárna, pekařství, cukrárna, restaurace, kavárna, hotel, pivovar, vinařství, reality, stavby, stavební, doprava, cestovní kancelář, služby, systémy, technologie, strojírny, strojírna, družstvo, dílna, truhlářství, autoservis, muzeum, divadlo, galerie, studio, ateliér, kancelář, advokátní kancelář, skupina, centrum, obchod, bratři, synové",
  degrees:
    "ing., mgr., bc., mudr., mddr., judr., rndr., phdr., mvdr., doc., prof., paeddr., ing. arch., dis., bca., mga., ph.d.",
  addressing: "pan, paní, slečna",
  names:
    "jiří, jan, petr, josef, pavel, martin, tomáš, jaroslav, miroslav, zdeněk, václav, františek, michal, milan, karel, jakub, lukáš, david, vladimír, ladislav, ondřej, marek, stanislav, roman, vojtěch, filip, radek, antonín, matěj, aleš, miloslav, daniel, adam, dominik, libor, luboš, rostislav, bohumil, radim, štěpán, šimon, marie, jana, eva, hana, anna, lenka, kateřina, věra, lucie, alena, petra, veronika, jaroslava, tereza, martina, jitka, helena, michaela, zuzana, ludmila, ivana, monika, barbora, markéta, zdeňka, jarmila, dana, kristýna, vlasta, pavla, iveta, renata, simona, šárka, dagmar, eliška, adéla, klára, nikola, zdenka, radka, andrea, blanka, magdaléna",
  at: "ve společnosti, u",
  introductions: "tady, jmenuji se, jsem",
  from: "ze, od, ze společnosti, z firmy, ve společnosti",
  common:
    "jsem, je, jste, pro, že, jako, nebo, ale, prosím, děkuji, dobrý, den, ahoj, moje, můj, číslo, telefonu, zavolejte, volejte, posílám, s pozdravem, příloze, který, která, máte, bude, jeho, její",
  labels: {
    name: "jméno, jméno a příjmení, kontaktní osoba",
    title: "funkce, pozice, pracovní pozice",
    company: "společnost, zaměstnavatel",
    phone: "telefon, tel, pevná linka, ústředna, kancelář",
    mobile: "mobil, mob, mobilní telefon",
    home: "domů",
    fax: "fax",
    email: "e-mail, email, mail",
    website: "web, www, internet",
    address: "adresa, sídlo",
  },
  streets: "ulice, ul., náměstí, nám., třída, tř., nábřeží, nábř., sídliště, č.p., čp., patro",
  countries: "CZ=česko, CZ=česká republika, SK=slovensko, SK=slovenská republika, CZ=praha, CZ=brno",
  noise:
    "s pozdravem, s přátelským pozdravem, s úctou, děkuji, zdraví, hezký den, dobrý den, vážený pane, vážená paní, ahoj, odesláno z, odesláno z iphonu, od:, odesláno:, předmět:, komu:, ič, ičo, ič:, dič, dič:, ičo:, zapsaná v, zapsána v, obchodní rejstřík, otevírací doba, úřední hodiny, ordinační hodiny, kontakty, kontakt, tato zpráva, spojení, vystavovatel",
  recipients: "komu, kopie",
};
