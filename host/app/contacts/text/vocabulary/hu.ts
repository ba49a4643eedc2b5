import type { Vocabulary } from "./vocabulary.ts";

export const hu: Vocabulary = {
  country: "HU",
  titles:
    "igazgató, -igazgató, ügyvezető, ügyvezető igazgató, vezérigazgató, vezető, -vezető, tulajdonos, alapító, társalapító, elnök, alelnök, helyettes, mérnök, -mérnök, építész, ügyvéd, közjegyző, orvos, fogorvos, nővér, gyógytornász, pszichológus, gyógyszerész, állatorvos, tanár, docens, professzor, kutató, tanácsadó, elemző, szakértő, technikus, értékesítő, képviselő, koordinátor, asszisztens, titkár, titkárnő, könyvelő, könyvvizsgáló, közgazdász, tervező, fejlesztő, programozó, grafikus, újságíró, szerkesztő, fotós, fordító, szakács, beszerző, menedzser, -menedzser, referens, -referens, munkatárs, villanyszerelő, vízvezeték-szerelő, festő, asztalos, fodrász, polgármester",
  fields:
    "értékesítési, marketing, pénzügyi, műszaki, kereskedelmi, gazdasági, humán, beszerzési, minőségügyi, projekt, termék, logisztikai, osztály, ügyfélkapcsolati, export",
  legalForms: "kft., zrt., nyrt., bt., kkt., e.v., rt.",
  businesses:
    "csoport, iroda, ügyvédi iroda, műhely, klinika, kórház, rendelő, gyógyszertár, egyetem, főiskola, iskola, gimnázium, intézet, önkormányzat, alapítvány, egyesület, bank, biztosító, kiadó, nyomda, pékség, étterem, kávézó, szálloda, borászat, pincészet, ingatlan, építőipari, szolgáltató, kereskedelmi, múzeum, színház, galéria, stúdió",
  degrees: "dr., dr, prof., ifj., id., özv.",
  addressing: "úr, asszony",
  names:
    "kovács, szabó, nagy, tóth, horváth, varga, kiss, molnár, németh, farkas, balogh, papp, takács, juhász, lakatos, mészáros, simon, fekete, szilágyi, török, fehér, balázs, gál, szűcs, kocsis, fodor, pintér, szalai, sipos, magyar, lukács, bíró, király, katona, lászló, jakab, bogdán, balog, boros, sándor, kelemen, antal, somogyi, fülöp, orosz, vincze, hegedűs, deák, pásztor, bálint, istván, jános, zoltán, sándor, ferenc, gábor, attila, péter, tamás, zsolt, tibor, andrás, csaba, imre, györgy, miklós, róbert, gergely, bence, ádám, katalin, éva, ilona, zsuzsanna, erzsébet, ágnes, judit, andrea, ildikó, krisztina, eszter, réka, zsófia, nóra, anikó, dóra, orsolya, tímea, beáta",
  at: "",
  introductions: "vagyok, a nevem, itt",
  from: "",
  common: "vagyok, és, hogy, nem, kérem, köszönöm, üdvözlettel, szia, helló, hívjon, számom, telefonszámom, jó, napot",
  labels: {
    name: "név, kapcsolattartó",
    title: "beosztás, pozíció",
    company: "cég, cégnév, munkahely",
    phone: "telefon, tel, vezetékes, központ",
    mobile: "mobil, mob, mobiltelefon",
    home: "otthon",
    fax: "fax",
    email: "e-mail, email",
    website: "honlap, weboldal, web",
    address: "cím, székhely",
  },
  streets: "utca, u., út, tér, körút, krt., sétány, köz, em., emelet",
  countries: "HU=magyarország, HU=budapest",
  noise:
    "üdvözlettel, tisztelettel, szívélyes üdvözlettel, köszönettel, köszönöm, kedves, szia, tisztelt, elküldve, feladó:, küldve:, tárgy:, címzett:, adószám, cégjegyzékszám, nyitvatartás, kapcsolat, kiállító",
  recipients: "címzett, másolat",
};
