import type { Vocabulary } from "./vocabulary.ts";

export const nl: Vocabulary = {
  country: "NL",
  titles:
    "directeur, directrice, -manager, manager, hoofd, eigenaar, eigenaresse, oprichter, oprichtster, medeoprichter, medeoprichtster, mede-oprichter, vennoot, bestuurder, voorzitter, bestuursvoorzitter, zaakvoerder, zaakvoerster, -adviseur, adviseur, consulent, -ingenieur, ingenieur, architect, -architect, advocaat, advocate, notaris, -arts, arts, huisarts, tandarts, verpleegkundige, fysiotherapeut, -therapeut, psycholoog, apotheker, dierenarts, docent, docente, leraar, lerares, hoogleraar, onderzoeker, -onderzoeker, -medewerker, medewerker, medewerkster, -ontwerper, ontwerper, vormgever, ontwikkelaar, -ontwikkelaar, programmeur, journalist, redacteur, -redacteur, schrijver, fotograaf, vertaler, tolk, kok, bakker, inkoper, verkoper, -verkoper, vertegenwoordiger, accountant, boekhouder, controller, secretaris, secretaresse, assistent, assistente, coördinator, -coördinator, projectleider, -leider, teamleider, afdelingshoofd, stagiair, stagiaire, wethouder, burgemeester, makelaar, -makelaar, monteur, installateur, aannemer, hovenier, bloemist, specialist, -specialist, beheerder, -beheerder, planner, curator, conservator, zelfstandige, zzp'er, recruiter, ondernemer, bedrijfsleider, relatiebeheerder, loodgieter, elektricien, schilder, metselaar, timmerman, dakdekker, slotenmaker, oppas, gastouder, schoonmaker, schoonmaakster, kapper, kapster, naaister, chauffeur, monteur, hovenier, tuinman, huisbaas, dierenarts, bakker, slager, bloemist, fysio, -fysiotherapeut, -therapeut, osteopaat, verloskundige, logopedist, diëtist, bijlesleraar, -houder, registeraccountant, -accountant, balie, penningmeester, dominee, bedrijfsleider, -leider, -oloog, -ologe, kinderarts, huisarts, specialist",
  fields:
    "commercieel, commerciële, technisch, financieel, algemeen, verkoop, inkoop, marketing, personeelszaken, communicatie, projecten, klantenservice, afdeling, logistiek, kwaliteit, onderzoek, bestuur, lid, adjunct, plaatsvervangend, binnendienst, buitendienst",
  legalForms:
    "b.v., bv, n.v., nv, v.o.f., vof, b.v.b.a., bvba, c.v., u.a., stichting, coöperatie, vzw, maatschap, comm.v",
  businesses:
    "groep, -groep, bureau, -bureau, adviesbureau, bank, verzekeringen, universiteit, hogeschool, school, -school, instituut, ziekenhuis, -ziekenhuis, kliniek, praktijk, -praktijk, apotheek, kantoor, advocaten, advocatenkantoor, notarissen, accountants, administratiekantoor, architecten, ingenieurs, uitgeverij, drukkerij, bakkerij, slagerij, brouwerij, restaurant, hotel, garage, autobedrijf, bouwbedrijf, bouw, aannemersbedrijf, installatiebedrijf, schildersbedrijf, transport, reizen, makelaardij, makelaars, vastgoed, gemeente, provincie, ministerie, vereniging, fonds, museum, theater, galerie, boekhandel, winkel, werkplaats, atelier, studio, & zonen, en zonen, gebroeders, gebr., oplossingen, systemen, diensten, techniek, handelsonderneming, kwekerij, zorg",
  degrees: "dr., ir., ing., drs., mr., prof., prof.dr., prof.dr.ir., dr.ir., bc.",
  addressing: "dhr., mw., mevr., heer, mevrouw, de heer",
  names:
    "jan, johan, johannes, cornelis, hendrik, willem, pieter, piet, gerrit, henk, kees, klaas, bart, bas, daan, sem, lucas, levi, finn, thijs, jesse, ruben, lars, stijn, jasper, jeroen, joost, maarten, marco, martijn, michiel, niels, paul, peter, rob, robert, roel, ronald, sander, sjoerd, teun, tim, tom, vincent, wouter, wim, arjan, arie, dirk, edwin, erik, evert, floris, frank, frits, geert, gijs, guus, hans, hugo, jaap, joris, koen, luuk, mark, mathijs, rik, rens, siem, sven, teunis, tijmen, diederik, maria, johanna, anna, elisabeth, cornelia, wilhelmina, annemarie, anke, anouk, astrid, bianca, carla, daphne, debby, elke, ellen, els, emma, esther, eva, femke, fleur, floor, froukje, ilse, inge, ingrid, iris, janneke, jolanda, judith, julia, karin, kim, lieke, linda, lisa, liesbeth, lotte, maaike, manon, margriet, marieke, marijke, marije, marjolein, marloes, mirjam, monique, nienke, noor, petra, roos, sanne, sara, saskia, simone, sophie, suzanne, tessa, truus, wendy, willemijn, yvonne, hanneke, heleen, jet, mieke, lien, griet, pieter-jan, annelies, katrien, tine, veerle, wouter, dries, jef, karel, lieven",
  at: "bij, @",
  introductions: "met, ik ben, dit is, mijn naam is, u spreekt met, ik heet, heet, dit is het nummer van",
  from: "van, van de, van het, bij, bij de, voor",
  common:
    "ik, ben, is, dit, dat, mijn, onze, u, je, we, het, een, op, kan, met, daar, hier, bellen, mail, nummer, hallo, graag, als, bel, mij, voor, naar, om, niet",
  labels: {
    name: "naam, contact, contactpersoon",
    title: "functie",
    company: "bedrijf, organisatie, werkgever",
    phone: "telefoon, tel, t, kantoor, direct, vast, doorkiesnummer",
    mobile: "mobiel, mobile, mob, gsm, m, 06",
    home: "thuis, privé",
    fax: "fax, f",
    email: "e-mail, email, mail, e",
    website: "website, web, internet, site, w, i",
    address: "adres, bezoekadres, postadres",
  },
  streets:
    "-straat, straat, -laan, laan, -weg, weg, -plein, plein, -gracht, gracht, -kade, kade, -singel, singel, -dijk, -steeg, -pad, -hof, -park, -dreef, -markt, postbus, -ring, lei, -lei, -steenweg, steenweg, bus, verdieping, -burgwal, -haven",
  countries: "NL=nederland, BE=belgië, DE=duitsland, SR=suriname, FR=frankrijk",
  noise:
    "met vriendelijke groet, met vriendelijke groeten, vriendelijke groeten, vriendelijke groet, mvg, hartelijke groet, hartelijke groeten, groeten, groet, groetjes, hoogachtend, bedankt, dank, beste, hallo, geachte, verzonden, dit bericht, deze e-mail, kvk, k.v.k., btw, iban, openingstijden, volg ons, van:, onderwerp:, disclaimer, werkdagen, aanwezig, ik werk, connecties, volgers, denk aan, mijn netwerk, vacatures, berichten, bericht, verbinden, connectie maken, meer, info, contactgegevens, connecties, volgen, volgers, standhouder, exposant, bezoeker, spreker, over ons, diensten, ons team, groetjes, gr, hoi, ervaring, opleiding, gemeenschappelijke connecties",
  recipients: "aan, kopie",
};
