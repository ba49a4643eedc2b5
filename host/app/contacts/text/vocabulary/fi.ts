import type { Vocabulary } from "./vocabulary.ts";

export const fi: Vocabulary = {
  country: "FI",
  titles:
    "toimitusjohtaja, -johtaja, johtaja, -päällikkö, päällikkö, -vastaava, -asiantuntija, asiantuntija, -insinööri, insinööri, -suunnittelija, suunnittelija, -kehittäjä, -edustaja, myyjä, arkkitehti, asianajaja, lakimies, lääkäri, hammaslääkäri, opettaja, rehtori, tutkija, omistaja, perustaja, yrittäjä, puheenjohtaja, sihteeri, kirjanpitäjä, tilintarkastaja, sähköasentaja, putkimies, -hoitaja, hoitaja, konsultti, koordinaattori, assistentti, valokuvaaja, toimittaja, isännöitsijä",
  fields: "myynti, markkinointi, talous, henkilöstö, osto, tuotanto, kehitys, laatu, asiakaspalvelu, viestintä",
  legalForms: "oy, oyj, ky, ry, osk, tmi, oy ab",
  businesses:
    "yhtiö, yhtiöt, ryhmä, toimisto, -toimisto, liike, -liike, koulu, yliopisto, sairaala, kaupunki, rakennus, palvelu, palvelut, huolto, leipomo, konepaja",
  degrees: "di, ktm, ft",
  addressing: "herra, rouva",
  names:
    "juhani, matti, timo, juha, kari, mikko, jari, antti, jukka, mika, markku, pekka, hannu, heikki, seppo, janne, ari, sami, ville, marko, petri, lauri, eero, tuomas, olli, teemu, anna, maria, anne, päivi, pirjo, tuula, sari, minna, kaisa, leena, tiina, marja, liisa, eeva, johanna, hanna, katja, satu, riikka, aino, heidi, kirsi, laura, jaana, mervi, outi",
  at: "",
  introductions: "nimeni on, olen, täällä",
  from: "",
  common: "olen, on, ja, että, kanssa, minun, hei, kiitos, soita, numero, tämä, terveisin",
  labels: {
    name: "nimi, yhteyshenkilö",
    title: "titteli, asema",
    company: "yritys",
    phone: "puhelin, puh, vaihde, toimisto",
    mobile: "matkapuhelin, gsm, kännykkä",
    home: "koti",
    fax: "faksi",
    email: "sähköposti",
    website: "kotisivut, verkkosivu",
    address: "osoite, käyntiosoite",
  },
  streets: "-katu, -tie, -kuja, -polku, -tori, katu, tie, pl",
  countries: "FI=suomi, SE=ruotsi, EE=viro",
  noise:
    "ystävällisin terveisin, terveisin, parhain terveisin, yt, t., hei, kiitos, lähetetty iphonesta, lähettäjä:, lähetetty:, aihe:, vastaanottaja:, y-tunnus, aukioloajat, kontaktit, viesti, lisää, yhteystiedot, näytteilleasettaja",
  recipients: "vastaanottaja, kopio",
};
