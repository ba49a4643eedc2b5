import type { Vocabulary } from "./vocabulary.ts";

export const it: Vocabulary = {
  country: "IT",
  titles:
    "direttore, direttrice, responsabile, amministratore, amministratrice, amministratore delegato, ad, presidente, vicepresidente, fondatore, fondatrice, cofondatore, cofondatrice, co-fondatore, co-fondatrice, socio, socia, titolare, proprietario, proprietaria, ingegnere, architetto, architetta, avvocato, avvocata, notaio, notaia, commercialista, medico, chirurgo, chirurga, infermiere, infermiera, dentista, odontoiatra, fisioterapista, psicologo, psicologa, farmacista, veterinario, veterinaria, professore, professoressa, docente, insegnante, ricercatore, ricercatrice, consulente, analista, tecnico, tecnica, commerciale, venditore, venditrice, agente, rappresentante, coordinatore, coordinatrice, assistente, segretario, segretaria, segretario generale, contabile, revisore, economista, progettista, designer, grafico, grafica, sviluppatore, sviluppatrice, programmatore, programmatrice, giornalista, redattore, redattrice, editore, editrice, fotografo, fotografa, traduttore, traduttrice, interprete, cuoco, cuoca, chef, enologo, enologa, specialista, supervisore, capo, vicedirettore, vicedirettrice, dirigente, impiegato, impiegata, addetto, addetta, geometra, sindaco, sindaca, rettore, rettrice, preside, stagista, tirocinante, artigiano, artigiana, restauratore, restauratrice, curatore, curatrice, buyer, acquirente, capoprogetto, procuratore, procuratrice, agronomo, agronoma, geologo, geologa, libero professionista, idraulico, elettricista, imbianchino, muratore, falegname, fabbro, tata, babysitter, colf, donna delle pulizie, parrucchiere, parrucchiera, sarta, sarto, autista, meccanico, giardiniere, padrone di casa, veterinaria, panettiere, macellaio, fioraio, fiorista, osteopata, ostetrica, logopedista, nutrizionista, podologo, personal trainer, allenatore, allenatrice, geometra, tesoriere, parroco, sindaco, dirigente, dirigente medico, primario, capo officina, ortopedico, ortopedica, fisiatra, dermatologo, dermatologa, cardiologo, cardiologa, pediatra, ginecologo, ginecologa, oculista, psichiatra, neurologo, neurologa, urologo, urologa, veterinario",
  fields:
    "vendite, generale, commerciale, marketing, finanziario, finanziaria, tecnico, tecnica, risorse umane, acquisti, prodotto, progetti, progetto, produzione, comunicazione, sviluppo, qualità, logistica, ufficio, area, reparto, di, delle, unico, unica, creativo, creativa, artistico, artistica, estero, export, clienti, ricerca, amministrazione",
  legalForms:
    "s.r.l., srl, s.r.l.s., srls, s.p.a., spa, s.n.c., snc, s.a.s., sas, s.s., soc. coop., s.c.a r.l., scarl, società cooperativa, onlus, stp, s.t.p., a.p.s., s.a., sagl",
  businesses:
    "gruppo, studio, fratelli, f.lli, figli, & figli, e figli, associati, & associati, studio legale, studio tecnico, officina, officine, laboratorio, laboratori, clinica, ospedale, farmacia, università, politecnico, scuola, istituto, accademia, liceo, comune, comune di, ministero, fondazione, associazione, cooperativa, cantina, cantine, azienda, azienda agricola, tenuta, fattoria, ristorante, trattoria, osteria, pizzeria, bar, caffè, hotel, albergo, agriturismo, panificio, pasticceria, gelateria, libreria, tipografia, edizioni, editrice, galleria, museo, teatro, banca, cassa, assicurazioni, immobiliare, costruzioni, edilizia, impianti, trasporti, viaggi, consulenza, consulenze, servizi, soluzioni, sistemi, tecnologie, industrie, ceramiche, tessuti, arredamenti, mobili, moda, agenzia, energia, centro, bottega, camera, autofficina",
  degrees:
    "dott., dott.ssa, dr., dr.ssa, ing., arch., avv., prof., prof.ssa, geom., rag., cav., on., dott, dottoressa, dottor",
  addressing: "sig., sig.ra, sig.na, signor, signora, egr.",
  names:
    "giuseppe, giovanni, antonio, mario, luigi, francesco, angelo, vincenzo, pietro, salvatore, carlo, franco, domenico, bruno, paolo, michele, giorgio, aldo, sergio, luciano, andrea, marco, alessandro, matteo, lorenzo, leonardo, davide, luca, stefano, roberto, simone, riccardo, federico, fabio, alberto, alessio, claudio, daniele, emanuele, enrico, filippo, gabriele, giacomo, gianluca, gianni, giulio, jacopo, massimo, maurizio, mattia, nicola, nicolò, raffaele, renato, silvio, tommaso, umberto, valerio, vittorio, edoardo, elia, ettore, ivan, manuel, mirko, samuele, dario, diego, maria, anna, giuseppina, rosa, angela, giovanna, teresa, lucia, carmela, caterina, francesca, antonietta, carla, elena, concetta, rita, margherita, franca, paola, laura, giulia, chiara, sara, martina, federica, alessandra, valentina, silvia, elisa, ilaria, roberta, barbara, cristina, daniela, donatella, elisabetta, emanuela, eleonora, emma, aurora, sofia, alice, giorgia, greta, beatrice, bianca, camilla, claudia, costanza, benedetta, arianna, azzurra, ludovica, lisa, loredana, manuela, marina, marta, michela, monica, nicoletta, noemi, ornella, patrizia, raffaella, rebecca, sabrina, serena, simona, sonia, stefania, susanna, tiziana, veronica, viola, vittoria, ginevra, gaia, irene, luisa, matilde, miriam, fabiola, flavia",
  at: "presso, @, in",
  introductions: "sono, mi chiamo, il mio nome è, parla, qui, ti presento, vi presento, le presento, si chiama",
  from: "di, della, del, dell', dello, per, presso",
  common:
    "sono, mi, il, la, lo, i, gli, le, un, una, è, e, o, mio, mia, al, a, da, come, che, chiamo, lavoro, trovi, trova, occupo, numero, ciao, buongiorno, grazie, nostro, vostro, email, per, con, senti, chiama, chiamami, lavora, lui, lei, suo, sua",
  labels: {
    name: "nome, nominativo, contatto, referente",
    title: "ruolo, qualifica, posizione, mansione",
    company: "azienda, ditta, società, ragione sociale",
    phone: "telefono, tel, t, ufficio, centralino, diretto, fisso",
    mobile: "cellulare, cell, mobile, mob, cel, m, c",
    home: "casa, privato, abitazione",
    fax: "fax, f",
    email: "e-mail, email, mail, posta elettronica, e, posta, pec",
    website: "sito, sito web, web, internet, w",
    address: "indirizzo, sede, sede legale, sede operativa",
  },
  streets:
    "via, viale, v.le, piazza, p.zza, piazzale, p.le, corso, c.so, largo, vicolo, strada, str., località, loc., frazione, fraz., lungomare, lungarno, lungotevere, piano, interno, scala, zona industriale, z.i., c.p., casella postale, contrada, salita, calle, borgo, rione",
  countries: "IT=italia, CH=svizzera, SM=san marino, FR=francia, DE=germania, ES=spagna",
  noise:
    "cordiali saluti, distinti saluti, saluti, un saluto, un cordiale saluto, grazie, grazie mille, buongiorno, buona giornata, gentile, caro, cara, ciao, inviato da, questo messaggio, le informazioni, p.iva, p. iva, partita iva, c.f., cod. fisc., codice fiscale, rea, r.e.a., cap. soc., iscritta al, orari, orario, seguici, da:, oggetto:, inviato:, privacy, a presto, collegamenti, aperto, i nostri, in fede, home, rete, lavoro, messaggistica, collegati, messaggio, altro, informazioni, informazioni di contatto, più di, segui, follower, espositore, relatore, relatrice, visitatore, chi siamo, lo studio, professionisti, aree di attività, contatti, lavora con noi, un abbraccio, baci, esperienza, formazione, iscritto all'albo, si occupa di",
  recipients: "a, copia, ccn",
};
