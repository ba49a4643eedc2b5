import type { Vocabulary } from "./vocabulary.ts";

export const da: Vocabulary = {
  country: "DK",
  titles:
    "adm. direktør, administrerende direktør, direktør, -direktør, -chef, chef, -leder, leder, -ansvarlig, -konsulent, konsulent, -ingeniør, ingeniør, -sælger, sælger, -arkitekt, -assistent, -koordinator, -udvikler, udvikler, -rådgiver, rådgiver, medarbejder, -medarbejder, stifter, medstifter, indehaver, ejer, medejer, formand, næstformand, kasserer, advokat, advokatfuldmægtig, læge, tandlæge, sygeplejerske, fysioterapeut, psykolog, lærer, skoleleder, forsker, lektor, ejendomsmægler, mægler, revisor, bogholder, tømrer, tømrermester, elektriker, vvs-montør, maler, murer, murermester, snedker, rengøringshjælp, barnepige, frisør, fotograf, designer, redaktør, tekniker, indkøber, salgsrepræsentant, partner",
  fields:
    "salg, marked, økonomi, personale, indkøb, produktion, udvikling, kvalitet, kundeservice, kommunikation, danmark, norden, afdeling",
  legalForms: "a/s, aps, i/s, k/s, ivs, p/s, amba",
  businesses:
    "-værksted, -bureau, bureau, byg, -byg, -firma, tømrerfirma, forening, -forening, kommune, -kommune, universitet, skole, -skole, hospital, bageri, ejendomme, gruppen, & søn, & sønner, vinduer, møbler, tandklinik, klinik, rengøring, vvs, maskinfabrik, gartneri, brdr",
  degrees: "cand.merc., cand.jur., cand.mag., cand.polyt., cand.scient., civ.ing.",
  addressing: "hr., fru",
  names:
    "peter, jens, michael, lars, thomas, henrik, søren, christian, martin, jan, morten, anders, jesper, mads, niels, rasmus, hans, per, ole, kim, jørgen, torben, bent, claus, erik, frederik, mikkel, kasper, jeppe, troels, jakob, anne, kirsten, mette, hanne, anna, helle, susanne, lene, maria, marianne, inge, karen, lone, bente, camilla, pia, louise, charlotte, jette, tina, lise, gitte, signe, line, ida, freja, astrid, birgitte, dorthe, annette, trine, sofie, maja",
  at: "hos, ved",
  introductions: "jeg hedder, mit navn er, det er, jeg er, hedder",
  from: "fra, hos, ved",
  common:
    "jeg, er, og, det, med, til, ikke, har, kan, hej, tak, ring, mig, dig, vi, min, mit, nummeret, hilsen, som, når, efter, fra, hun, han, skal, vil, vores, sidder, arbejder, deres",
  labels: {
    name: "navn, kontaktperson",
    title: "titel, stilling",
    company: "firma, virksomhed",
    phone: "telefon, tlf, tel, direkte, hovednummer, kontor",
    mobile: "mobil, mobilnr",
    home: "privat",
    fax: "fax",
    email: "e-mail, mail",
    website: "hjemmeside, web",
    address: "adresse",
  },
  streets: "-gade, -vej, -stræde, -torvet, -plads, -allé, gade, vej, torv, havnegade, sal, postboks",
  countries: "DK=danmark, SE=sverige, NO=norge, DE=tyskland",
  noise:
    "med venlig hilsen, venlig hilsen, venlige hilsner, mange hilsner, de bedste hilsner, hilsen, kh, mvh, vh, hej, tak, sendt fra, sendt fra min iphone, fra:, sendt:, emne:, til:, cvr, cvr-nr, cvr.nr, åbningstider, følg os, forbindelser, besked, mere, kontaktoplysninger, udstiller, deltager",
  recipients: "til, kopi",
};
