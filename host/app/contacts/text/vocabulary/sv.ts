import type { Vocabulary } from "./vocabulary.ts";

export const sv: Vocabulary = {
  country: "SE",
  titles:
    "vd, verkställande direktör, -chef, chef, -ledare, -ansvarig, ansvarig, -konsult, konsult, -ingenjör, ingenjör, civilingenjör, -säljare, säljare, -arkitekt, arkitekt, -assistent, -direktör, direktör, -koordinator, samordnare, -samordnare, -utvecklare, utvecklare, -rådgivare, rådgivare, -handläggare, grundare, medgrundare, ägare, delägare, ordförande, advokat, jurist, läkare, tandläkare, sjuksköterska, sjukgymnast, fysioterapeut, psykolog, lärare, rektor, forskare, docent, -mäklare, mäklare, revisor, -ekonom, redovisningskonsult, projektledare, snickare, elektriker, rörmokare, målare, städare, barnvakt, frisör, fotograf, formgivare, journalist, redaktör, -tekniker, tekniker, inköpare, kurator, präst, arbetsledare, platschef",
  fields:
    "försäljning, marknad, ekonomi, personal, inköp, produktion, utveckling, kvalitet, kundtjänst, kommunikation, biträdande, affärsutveckling, sverige, norden, avdelning",
  legalForms: "ab, hb, kb, ek. för., aktiebolag",
  businesses:
    "-verkstad, -byrå, byrå, -byggen, bygg, -bygg, -konsult, förening, -förening, förbund, kommun, -kommun, region, universitet, högskola, skola, -skola, vårdcentral, sjukhus, bageri, fastigheter, åkeri, gruppen, -gruppen, bolaget, -bolaget, bröderna, & söner, & son, tandvård, redovisning, måleri, snickeri, trädgård, städ, kraft, -kraft",
  degrees: "civ.ing., fil.dr, tekn.dr, leg.",
  addressing: "herr, fru",
  names:
    "anders, erik, lars, karl, per, johan, nils, lennart, emil, jan, olof, mikael, gunnar, sven, bengt, bo, fredrik, åke, göran, magnus, mats, björn, stefan, torbjörn, hans, mattias, henrik, jonas, oskar, gustav, axel, niklas, rasmus, viktor, jesper, anna, karin, kristina, lena, emma, birgitta, ingrid, sofia, annika, åsa, eva, maria, malin, jenny, ulrika, elin, ida, astrid, linnea, sara, hanna, gunilla, agneta, helena, cecilia, camilla, johanna, josefin, susanne, marianne, inger, kerstin, maja, ebba, saga, tove, frida",
  at: "på, hos, vid",
  introductions: "jag heter, mitt namn är, det är, här är, jag är, heter",
  from: "från, på, hos",
  common:
    "jag, är, och, att, det, på, med, för, till, inte, har, kan, hej, tack, ring, mig, dig, vi, min, mitt, numret, hälsa, som, när, efter, från, du, hon, han, ska, vill, vår, vårt, våra, sitter, jobbar",
  labels: {
    name: "namn, kontaktperson",
    title: "titel, befattning, roll",
    company: "företag, arbetsgivare",
    phone: "telefon, tel, tfn, växel, direkt, direktnr, kontor, arbete",
    mobile: "mobil, mobilnummer, mob",
    home: "hem, bostad",
    fax: "fax",
    email: "e-post, epost, mejl, mail",
    website: "hemsida, webb, webbplats",
    address: "adress, besöksadress, postadress",
  },
  streets: "-gatan, -vägen, -torget, -gränd, -allén, -backen, gata, väg, box, plan, tr",
  countries: "SE=sverige, NO=norge, DK=danmark, FI=finland, DE=tyskland",
  noise:
    "med vänlig hälsning, med vänliga hälsningar, vänliga hälsningar, vänlig hälsning, bästa hälsningar, hälsningar, mvh, vänligen, hej, tack på förhand, skickat från, skickat, skickat från min iphone, från:, skickat:, ämne:, till:, org.nr, org. nr, orgnr, momsreg, öppettider, följ oss, kontakter, meddelande, mer, kontaktinformation, kontaktuppgifter, anslut, fler än, gemensamma kontakter:, om, erfarenhet, utställare, deltagare, talare",
  recipients: "till, kopia",
};
