import type { Vocabulary } from "./vocabulary.ts";

export const ro: Vocabulary = {
  country: "RO",
  titles:
    "director, directoare, director general, administrator, administratoare, președinte, președintă, vicepreședinte, fondator, fondatoare, cofondator, proprietar, proprietară, asociat, asociată, șef, șefă, șef serviciu, responsabil, responsabilă, inginer, ingineră, arhitect, arhitectă, avocat, avocată, notar, medic, stomatolog, asistent, asistentă, kinetoterapeut, psiholog, farmacist, farmacistă, veterinar, profesor, profesoară, cercetător, consultant, consultantă, consilier, consilieră, analist, specialist, specialistă, tehnician, agent, agentă, reprezentant, reprezentantă, coordonator, coordonatoare, secretar, secretară, contabil, contabilă, auditor, economist, economistă, designer, programator, programatoare, jurnalist, jurnalistă, redactor, fotograf, traducător, traducătoare, bucătar, instalator, electrician, zugrav, tâmplar, manager, expert",
  fields:
    "vânzări, marketing, financiar, comercial, comercială, tehnic, tehnică, resurse umane, achiziții, producție, proiect, proiecte, calitate, logistică, dezvoltare, departament, export, relații clienți",
  legalForms: "s.r.l., srl, s.a., sa, p.f.a., pfa, s.c.s., s.n.c.",
  businesses:
    "sc, s.c., grup, grupul, cabinet, birou, agenție, clinică, spital, farmacie, universitatea, școala, liceul, institutul, primăria, ministerul, fundația, asociația, banca, asigurări, editura, tipografia, brutărie, restaurant, cafenea, hotel, pensiunea, construcții, transporturi, servicii, soluții, sisteme, atelier, muzeul, teatrul, galeria, studio",
  degrees: "dr., ing., prof., ec., av., conf.",
  addressing: "dl., dna., d-na, domnul, doamna",
  names:
    "ion, ioan, gheorghe, vasile, constantin, nicolae, mihai, alexandru, andrei, cristian, marius, adrian, florin, gabriel, ionuț, bogdan, răzvan, vlad, radu, ștefan, cătălin, sorin, dan, lucian, ciprian, ovidiu, liviu, tudor, maria, elena, ana, ioana, andreea, mihaela, cristina, daniela, alexandra, gabriela, simona, raluca, roxana, oana, alina, diana, ștefania, ileana, mirela, carmen, monica, laura, irina, corina, loredana, anca, delia",
  at: "la",
  introductions: "sunt, mă numesc, numele meu este, aici",
  from: "de la, din partea",
  common:
    "sunt, este, și, pentru, care, că, mă, vă, vă rog, mulțumesc, bună, ziua, numărul, telefonul, sunați, din, dar, sau",
  labels: {
    name: "nume, nume și prenume, persoană de contact",
    title: "funcție, funcția, post",
    company: "firmă, societate, companie",
    phone: "telefon, tel, fix, birou",
    mobile: "mobil, mob",
    home: "acasă",
    fax: "fax",
    email: "e-mail, email",
    website: "site, web",
    address: "adresă, adresa, sediu",
  },
  streets: "str., strada, bd., bulevardul, b-dul, calea, piața, șos., șoseaua, aleea, bl., ap., et., sc.",
  countries: "RO=românia, MD=moldova",
  noise:
    "cu stimă, cu respect, cu deosebită considerație, toate cele bune, mulțumesc, bună ziua, stimate, stimată, salut, trimis de pe, de la:, trimis:, subiect:, către:, c.u.i., cui, cif, program, orar, nr. reg. com.",
  recipients: "către",
};
