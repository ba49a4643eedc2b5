import type { Vocabulary } from "./vocabulary.ts";

export const no: Vocabulary = {
  country: "NO",
  titles:
    "daglig leder, administrerende direktør, direktør, -direktør, -sjef, sjef, -leder, -ansvarlig, -konsulent, -ingeniør, ingeniør, sivilingeniør, -selger, selger, -arkitekt, -assistent, -koordinator, -utvikler, utvikler, -rådgiver, rådgiver, seniorrådgiver, medarbeider, gründer, eier, styreleder, advokat, advokatfullmektig, lege, tannlege, sykepleier, fysioterapeut, psykolog, lærer, rektor, forsker, eiendomsmegler, megler, revisor, regnskapsfører, snekker, tømrer, elektriker, rørlegger, maler, barnevakt, frisør, fotograf, redaktør, tekniker, innkjøper, byggeleder, prosjektleder",
  fields:
    "salg, marked, økonomi, personal, innkjøp, produksjon, utvikling, kvalitet, kundeservice, kommunikasjon, norge, norden, avdeling",
  legalForms: "as, asa, ans, da, enk",
  businesses:
    "-verksted, byrå, -byrå, bygg, -bygg, forening, kommune, universitet, høgskole, skole, sykehus, bakeri, eiendom, gruppen, & sønn, & sønner, regnskap, rør, elektro, transport, brygge, sjømat",
  degrees: "siv.ing., dr.ing., cand.jur.",
  addressing: "herr, fru",
  names:
    "jan, per, bjørn, ole, lars, kjell, knut, arne, svein, thomas, hans, geir, tor, morten, terje, odd, erik, martin, andreas, john, anders, rune, trond, tore, øyvind, håvard, eirik, espen, stian, kristian, magnus, sindre, vegard, sigurd, anne, inger, kari, marit, ingrid, liv, eva, berit, astrid, hilde, anna, solveig, marianne, randi, ida, nina, maria, elisabeth, kristin, bente, heidi, silje, hanne, tone, grete, tove, gunn, ragnhild, siri, guro, maren, tuva, hege, mari",
  at: "hos, ved",
  introductions: "jeg heter, mitt navn er, her er, heter",
  from: "fra, hos, ved",
  common:
    "jeg, er, og, det, med, til, ikke, har, kan, hei, takk, ring, meg, deg, vi, min, mitt, nummeret, som, når, etter, fra, hun, han, skal, vil, vår, vårt, våre, jobber",
  labels: {
    name: "navn, kontaktperson",
    title: "tittel, stilling",
    company: "firma, bedrift",
    phone: "telefon, tlf, tel, direkte, sentralbord, kontor",
    mobile: "mobil, mob",
    home: "privat",
    fax: "faks",
    email: "e-post, epost",
    website: "nettside, hjemmeside",
    address: "adresse, besøksadresse",
  },
  streets: "-gata, -gate, -veien, -vegen, -vei, -plass, -torget, gate, vei, postboks, etg",
  countries: "NO=norge, SE=sverige, DK=danmark",
  noise:
    "med vennlig hilsen, vennlig hilsen, beste hilsen, hilsen, mvh, hei, takk, sendt fra min iphone, fra:, sendt:, emne:, til:, org.nr, org. nr, åpningstider, følg oss, forbindelser, melding, mer, kontaktinformasjon, utstiller, deltaker",
  recipients: "til, kopi",
};
