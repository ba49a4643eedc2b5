/** What people say in other words than a business does, a line for each thing; see `en/everyday.ts`. */
export const everyday = `bambino, bambina, bimbo, bimba, figlio, figlia, piccolo, neonato, ragazzino, minorenne, nipote, ragazzo, ragazza, adolescente
genitori, padre, madre, mamma, papà, nonno, nonna, famiglia
pensionato, anziano, terza età, over 65
allievo, studente, apprendista, alunno
principiante, mai fatto, da zero, inesperto, prima volta, alle prime armi
adulto, maggiorenne
donna, signora, donne
uomo, signore, uomini
capo, titolare, proprietario, padrone, responsabile, gestisce, dirige
squadra, personale, dipendente, collaboratore, collega, gente, chi lavora
cliente, visitatore, ospite, invitato
parcheggiare, parcheggio, posto auto, lasciare la macchina, sosta, garage
autobus, bus, treno, stazione, metro, fermata, tram, mezzi
macchina, auto, veicolo, furgone
bici, bicicletta
riparare, riparazione, aggiustare, rotto, guasto, sistemare, non funziona, guastato, rovinato
danno, danneggiare, rompere, graffio, rovinare
pulire, pulizia, lavare, pulizie
sporco, polvere, sporcare
cambiare, cambio, sostituire, sostituzione
restituire, reso, riportare, rimandare indietro
rimborso, rimborsare, soldi indietro, indietro i soldi
garanzia, garantito, si rompe di nuovo
reclamo, lamentarsi, insoddisfatto, non contento, lamentela
disdire, disdetta, smettere, recedere, recesso, interrompere
annullare, cancellare, non posso venire, imprevisto, rinunciare, annullamento
spostare, rimandare, rinviare, altro giorno, cambiare data
perdere, mancare, assente, assenza, saltare, dimenticare
recuperare, recupero
aspettare, attesa, lista d'attesa, coda, quanto ci vuole, tempi
posto, libero, disponibile, disponibilità
iscriversi, iscrizione, iscrivere, registrarsi, tesserarsi
prenotare, prenotazione, appuntamento, riservare, fissare
provare, prova, lezione di prova, assaggio
economico, sconto, risparmiare, ridotto, offerta, meno caro, agevolazione, promozione, riduzione
fratello, sorella, secondo figlio, gemelli
caro, prezzo, costo, costare, costa, quanto, tariffa, viene, spesa, euro, pagare, prendete
acconto, anticipo, caparra, in anticipo, cauzione, deposito, anticipare
rate, a rate, rateizzare, mensile, poco alla volta, finanziamento, dilazionare
carta, bancomat, carta di credito, pos, con il telefono
contanti, in contanti, cash, banconote
bonifico, addebito, conto
fattura, ricevuta, scontrino
mancia
preventivo, stima, sopralluogo, valutazione, venire a vedere, dare un'occhiata
assicurazione, assicurato, copertura, coprire, responsabilità
qualificato, diploma, certificato, abilitato, formazione, attestato
documento, carta d'identità, documenti, passaporto
contratto, vincolo, impegno, durata minima
recensioni, opinioni, referenze
esperienza, da quanto, fondato, anni, da quando, aperto dal, attività
marca, marchio, produttore, modello
grande, grandezza, misura, dimensioni, capienza, ci sta, superficie
lontano, distanza, chilometri, zona, raggio, trasferta, spostarsi, venire fino
peso, pesante, pesare, chili
caldo, freddo, temperatura, riscaldato, riscaldamento
rumore, rumoroso, silenzio, tranquillo
pioggia, piovere, piove, brutto tempo, maltempo, temporale, vento, neve
fuori, esterno, all'aperto, giardino, terrazza
dentro, interno, al coperto, tetto
mangiare, pasto, pranzo, cena, colazione, merenda, cibo
bere, bevanda, acqua, caffè, vino, birra, alcol
vegano, vegetariano, senza carne
allergia, allergico, glutine, celiaco, lattosio, intollerante, noci
notte, dormire, pernottare, letto, notturno
sera, serale, dopo il lavoro, tardi
mattina, presto, mattino
pomeriggio, dopo la scuola
chiuso, chiudere, chiusura, ferie, festivo, vacanze
aperto, aprire, orario, orari, apertura
fine settimana, sabato, domenica, weekend
urgenza, urgente, emergenza, subito, immediatamente, in fretta, presto possibile, pronto intervento, allagato
durata, durare, dura, minuti, ore, quanto tempo, ci vuole, tempo
quante volte, spesso, ogni quanto, frequenza, una volta
quanti, numero, massimo, al massimo, fino a, limite
gruppo, corso, lezione, classe, sessione, laboratorio
insegnante, maestro, istruttore, docente, prof
livello, avanzato
esame, prova, superare, bocciato, passare
certificato, attestato, diploma
guardare, assistere, accompagnare, restare
lasciare, portare
ritirare, ritiro, prendere, venire a prendere, passare a prendere
consegnare, consegna, spedire, spedizione, a domicilio, portare, mandare
portare, serve, mi serve, portare con sé
vestiti, abbigliamento, scarpe, indossare, vestirsi, mettersi
attrezzatura, materiale, strumenti, fornite, in dotazione
noleggiare, noleggio, affittare, prestare, prestito, affitto
comprare, acquistare, vendere, vendita, negozio
usato, seconda mano, vecchio
buono, buono regalo, regalare, regalo, carta regalo
fedeltà, punti, cliente abituale
festa, compleanno, festeggiare, addio al nubilato
matrimonio, sposarsi, sposi, nozze, sposa
musica, dj, gruppo
foto, immagine, video, fotografare
telefono, chiamare, numero, cellulare, telefonare
messaggio, whatsapp, sms, scrivere
e-mail, mail, posta
internet, online, sito, web, da casa, a distanza
wifi, password
chiave, codice, accesso, entrare, aprire
essere in casa, presente, esserci
a domicilio, a casa, da me, a casa mia, venire
chi viene, chi si occupa, chi fa, chi segue
preparare, prima di, preparazione
dopo, cura, manutenzione
incluso, compreso, comprende, nel prezzo, comprendere
supplemento, a parte, extra, in più, maggiorazione, sovrapprezzo
gratis, gratuito, senza spese, omaggio, non si paga, senza costi
sicurezza, pericolo, pericoloso, rischio, sicuro
furto, rubare, rubato, ladro
perso, smarrito, dimenticato
conservare, deposito, custodire, tenere, magazzino
fresco, scade, scadenza, valido, validità
ingredienti, fatto di, contiene
ecologico, ambiente, sostenibile, biologico
tossico, chimico, prodotto
odore, puzza
macchia, macchiato
colore, tinta, tingere
misurare, misure, prendere le misure
installare, installazione, montare, montaggio, mettere
smontare, togliere, rimuovere
portare via, smaltire, smaltimento, buttare, rifiuti, macerie, ritirare, discarica, vecchio
disegno, progetto, bozza
modifica, modificare, cambiare, ritocco
permesso, autorizzazione, permettere, si può
rifiutare, accettare, prendere
detrazione, bonus, contributo, incentivo, agevolazione fiscale
consiglio, consigliare, consulenza, aiutare
iva, tasse
lavoro, assumere, posto di lavoro, tirocinio
azienda, ditta, ufficio, impresa
padrone di casa, inquilino, appartamento, affitto
casa, abitazione, appartamento
ritardo, in ritardo, tardi, ritardare, traffico
arrivare, arrivo, esserci
partenza, andare via, uscire
ingresso, porta, campanello, entrata
scale, gradini, ascensore, piano, salire, pianterreno
sedia a rotelle, disabile, accessibile, rampa, passeggino, carrozzina
bagno, toilette, servizi
doccia, spogliatoio, armadietto, cambiarsi
vicino, accanto, angolo, a piedi, di fronte, dietro
età minima, età, quanti anni, a partire da, anni
minimo, almeno, ordine minimo
massimo, limite, al massimo
avanzare, resto, rimanente
cedere, trasferire, un'altra persona, a nome di
pausa, sospendere, congelare
prima visita, primo appuntamento, prima volta
risultato, esito
individuale, privato, da solo, singolo
coppia, in due, partner, accompagnatore, amico, amica, insieme
gruppo grande, scuola, gita
affollato, pieno, tranquillo, vuoto
senza appuntamento, senza prenotazione, ultimo minuto, passare
abbonamento, mensile, quota, tessera
pacchetto, carnet, tessera
una volta, singolo, una tantum
paura, ansia, nervoso, panico
dolore, male, fa male, doloroso
malato, malattia, febbre, influenza, raffreddore
incinta, gravidanza
medico, dottore, ricetta
cane, cagnolino, animale, cucciolo
gatto, micio
perdita, perdere acqua, gocciolare, tubo, allagamento, tubatura
intasato, otturato, sturare, scarico, disostruzione, ingorgato, tappato
corrente, presa, elettricità, luce, ricarica
caldaia, riscaldamento, termosifone, scaldabagno, boiler, radiatore
finestra, vetro
tetto, tegola, grondaia
prato, erba, siepe, giardino
albero, ramo, potare
mobile, divano, armadio
trasloco, traslocare
pavimento, tappeto, parquet, piastrella
muro, parete, pittura, dipingere, imbiancare, tinteggiare, tinteggiatura, pitturare, verniciare
casco, protezione, guanti
parlare, lingua, inglese, tedesco, francese
estero, straniero, internazionale
capelli, tagliare, taglio, parrucchiere
unghie, manicure, pedicure
massaggio, contrattura
sport, allenamento, palestra
cucire, orlo, pantaloni, vestito
consigliare, popolare, preferito, migliore
spettacolo, concerto, esibirsi, saggio, suonare
camera, alloggio, stanza, matrimoniale
fumare, sigaretta
multa, penale, sanzione
avvisare, ricordare, promemoria
spiegare, istruzioni
esempio, lavori precedenti, galleria
climatizzatore, condizionatore, aria condizionata
rubinetto, lavandino, lavello, miscelatore`;
