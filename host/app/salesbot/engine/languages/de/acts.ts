/** How a visitor's acts sound. */
export const acts = {
  manipulation: `alle anweisungen
ignoriere alle
ignoriere * anweisungen
vergiss * anweisungen
vergiss alles
deine anweisungen
deinen prompt
systemprompt
system prompt
passwort
kennwort
geheimcode
codewort
du bist jetzt
tu so als
bestatige dass * kostenlos
bestatige * rabatt
interner preis
internen preis`,
  "off-topic": `wie wird das wetter
erzahl * witz
witz erzahlen
schreib * gedicht
gedicht uber
hauptstadt von
bundeskanzler
bundesliga
weltmeister
wer gewinnt
wer hat gewonnen
rezept fur
bitcoin
hausaufgaben
horoskop
lottozahlen
programmier`,
  privacy: `datenschutz
dsgvo
meine daten
wer liest
gespeichert
daten loschen`,
  bot: `bist du * mensch
bist du * bot
bist du * roboter
sind sie * mensch
sind sie * bot
sind sie * roboter
sprech ich * menschen
spreche ich * menschen
schreibe ich * menschen
echter mensch
echten menschen
wer bist du
wer sind sie$
ein roboter
eine ki`,
  recall: `was haben wir * ausgemacht
was war * ausgemacht
was haben wir vereinbart
was haben wir abgemacht
wann war das
wann war der termin
wann war mein
wann ist mein termin
wann bin ich
welcher tag war
um wie viel uhr war
wieviel uhr war
erinner* mich
ist * gebucht
ist * bestatigt
ist * fest`,
  availability: `noch frei
noch was frei
was frei
termin frei
termine frei
platz frei
noch einen platz
noch platz
habt ihr * frei
haben sie * frei
noch einen termin
noch verfugbar`,
  complaint: `will * geld zuruck
mochte * geld zuruck
wollen * geld zuruck
verlange * geld zuruck
reklamation
reklamieren
blutet
verletzt habt
habt * verletzt
haben * verletzt
habt * kaputt gemacht
haben * kaputt gemacht
habt * beschadigt
haben * beschadigt
habt * ruiniert
habt * zerkratzt
habt * verbrannt
doppelt abgebucht
zweimal abgebucht
niemand gekommen
niemand da gewesen
war furchtbar
war schrecklich
beschwerde
beschweren
enttauscht
unverschamt
abzocke
betruger
saftladen
frechheit
schlechter service
unzufrieden
katastrophe`,
  human: `mit * sprechen
mit * reden
mit einem menschen
rufen sie mich
ruf mich
zuruckrufen
ruckruf
anrufen
erreiche ich
erreichen
telefonnummer
ihre nummer
eure nummer
deine nummer
kontakt aufnehmen
personlich sprechen
lieber telefonieren
lieber anrufen
jemand anrufen
melden sie sich`,
  appointment: `termin am
termin um
termin fur
termin * vereinbaren
termin ausmachen
einen termin
termin buchen
termin machen
buchen
reservieren
vorbeikommen`,
  buy: `ich mochte * bestellen
ich will * bestellen
wurde gern * bestellen
mochte * kaufen
ich nehme
auftrag erteilen`,
  "small-talk": `wie geht es
wie gehts
alles klar
alles gut bei
schon sie kennenzulernen`,
  thanks: `^danke
^vielen dank
^dankeschon
^herzlichen dank
^super danke
^ok danke
danke$
danke schon`,
  goodbye: `^tschuss
^auf wiedersehen
^bis bald
^bis dann
^ciao
^ade
^servus$
^schonen tag
^schonen abend
tschuss$
das wars`,
  no: `^nein$
^nein danke
^nee$
^nicht jetzt
^spater
^lieber nicht
^kein interesse
^ich will nicht
^ich mochte nicht
^nicht kontaktieren
^brauche ich nicht`,
  yes: `^ja$
^ja bitte
^ja gern
^gern
^gerne
^klar$
^klar gern
^okay
^ok$
^naturlich
^einverstanden`,
  greeting: `^hallo
^hi
^hey
^guten tag
^guten morgen
^guten abend
^moin
^servus
^gruss gott
^gruezi
^grusse
^tach`,
};
