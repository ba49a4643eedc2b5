/** What people say in other words than a business does, a line for each thing; see `en/everyday.ts`. */
export const everyday = `kind, kinderen, kids, kleintje, baby, zoon, dochter, jongen, meisje, peuter, kleuter, puber, tiener, minderjarig, kleinkind
ouders, vader, moeder, papa, mama, oma, opa, familie
senior, gepensioneerd, ouderen, bejaard
leerling, student, scholier, cursist
beginner, beginnen, nooit gedaan, geen ervaring, vanaf nul, eerste keer
volwassene, meerderjarig
vrouw, dames, mevrouw
man, heren, meneer
baas, eigenaar, eigenares, leiding, zaakvoerder, runt
team, personeel, medewerker, werknemer, collega, mensen, wie werkt
klant, gast, bezoeker
parkeren, parkeerplaats, parking, auto kwijt, auto zetten, garage
bus, trein, station, halte, tram, metro, openbaar vervoer
auto, wagen, voertuig, bus
fiets, rijwiel
repareren, reparatie, maken, kapot, stuk, herstellen, defect, werkt niet
schade, beschadigd, kras, breken, gebroken
schoonmaken, reinigen, poetsen, wassen, schoonmaak
vuil, stof, vies, rommel
ruilen, wisselen, vervangen, omruilen
terugbrengen, retour, teruggeven, retourneren, terugsturen
geld terug, terugbetalen, terugbetaling, restitutie
garantie, gegarandeerd
klacht, klagen, ontevreden, niet tevreden
opzeggen, stoppen, opzegtermijn, beëindigen
annuleren, afzeggen, niet kunnen, verhinderd, niet komen, annulering, afmelden
verzetten, verplaatsen, uitstellen, andere dag
missen, gemist, vergeten, afwezig, niet komen opdagen
inhalen, inhaalles
wachten, wachttijd, wachtlijst, aan de beurt
plek, plaats, vrij, beschikbaar
inschrijven, inschrijving, aanmelden, lid worden, opgeven
reserveren, boeken, boeking, reservering, afspraak, bestellen
proberen, proef, uitproberen, proefles, testen
goedkoop, korting, besparen, goedkoper, aanbieding, voordelig, actie
broer, zus, tweede kind, tweeling
duur, prijs, kosten, kost, tarief, hoeveel, rekenen, euro, betalen
aanbetaling, vooruit, vooraf betalen, borg, voorschot
termijnen, in delen, gespreid, maandelijks, afbetalen
pinnen, pin, kaart, creditcard, betaalkaart, contactloos
contant, cash, briefgeld, muntgeld
overmaken, overschrijving, incasso, bankrekening
rekening, factuur, bon, bonnetje
fooi
offerte, prijsopgave, schatting, komen kijken, vrijblijvend
verzekerd, verzekering, aansprakelijk, dekking
gediplomeerd, diploma, gecertificeerd, opgeleid, erkend, bevoegd
legitimatie, paspoort, id, papieren, documenten, bewijs
contract, vast, verplichting, looptijd
reviews, beoordelingen, ervaringen, referenties
ervaring, jaren, sinds wanneer, opgericht, al lang
merk, fabrikant, model
groot, maat, afmeting, past, grootte, oppervlakte
ver, afstand, kilometer, regio, gebied, voorrijden, reiskosten, langskomen
gewicht, zwaar, kilo, wegen
warm, koud, temperatuur, verwarmd, verwarming
lawaai, geluid, rustig, stil, herrie
regen, regent, slecht weer, onweer, wind, sneeuw, nat
buiten, buitenlucht, tuin, terras
binnen, overdekt, dak
eten, maaltijd, lunch, diner, ontbijt, hapje, snack
drinken, drankje, water, koffie, wijn, bier, alcohol
veganistisch, vegetarisch, zonder vlees, vegan
allergie, allergisch, gluten, lactose, noten
nacht, slapen, overnachten, bed, 's nachts
avond, avonds, na het werk, laat
ochtend, vroeg, 's ochtends
middag, 's middags, na school
dicht, gesloten, sluiten, vakantie, feestdag, vrij
open, openingstijden, geopend, opengaan
weekend, zaterdag, zondag
spoed, dringend, noodgeval, direct, meteen, haast, snel
duur, duurt, minuten, uur, hoe lang, tijd
hoe vaak, vaak, keer per, regelmatig
hoeveel, aantal, maximaal, hoogstens, maximum
groep, les, cursus, klas, workshop, sessie
docent, leraar, trainer, instructeur, juf, meester
niveau, gevorderd
examen, toets, slagen, zakken
certificaat, diploma, bewijs
kijken, meekijken, toekijken, erbij zijn, meekomen
afgeven, brengen, langsbrengen
ophalen, afhalen, halen
bezorgen, leveren, bezorging, opsturen, verzenden, thuisbezorgen
meenemen, meebrengen, nodig
kleding, aantrekken, schoenen, dragen
spullen, materiaal, uitrusting, gereedschap
huren, verhuren, lenen, verhuur, uitlenen
kopen, verkopen, verkoop, winkel
tweedehands, gebruikt, oud, inruilen
cadeaubon, cadeaukaart, bon, cadeau, weggeven, tegoedbon
spaarkaart, vaste klant, punten
feest, verjaardag, feestje, vieren, vrijgezellenfeest
bruiloft, trouwen, bruid, huwelijk
muziek, dj, band
foto, filmen, video, plaatje
bellen, telefoon, nummer, mobiel
bericht, appen, whatsapp, sms
mail, e-mail
online, internet, website, thuis achter de computer
wifi, wachtwoord
sleutel, code, binnenlaten, toegang
thuis zijn, aanwezig, erbij
aan huis, bij mij thuis, langskomen, thuis
wie komt, wie doet, wie van jullie
voorbereiden, van tevoren, voorbereiding
daarna, nazorg, verzorging
inbegrepen, inclusief, erbij, in de prijs, zit erin
toeslag, extra, bijbetalen, meerprijs
gratis, kosteloos, voor niets, niks
veilig, veiligheid, gevaar, gevaarlijk, risico
diefstal, gestolen, inbraak
verloren, kwijt, vergeten
bewaren, opslag, opslaan
vers, houdbaar, bederven, geldig, verloopt
ingrediënten, gemaakt van, wat zit erin
milieu, duurzaam, biologisch
giftig, chemisch
geur, stank, ruikt
vlek, vlekken
kleur, verven, tint
meten, opmeten, maat nemen
installeren, plaatsen, monteren, ophangen, aansluiten
weghalen, verwijderen, demonteren
afvoeren, afval, weggooien, meenemen, oude
ontwerp, tekening, plan
wijzigen, aanpassen, verandering
vergunning, toestemming, mag
weigeren, aannemen, accepteren
subsidie, vergoeding, vergoed, zorgverzekeraar
advies, adviseren, raad, helpen
btw, belasting
baan, vacature, werken bij, stage
bedrijf, zakelijk, kantoor, firma
huurder, verhuurder, woning, huurwoning
huis, woning, appartement
te laat, vertraging, later, file
aankomen, aankomst, inchecken
vertrek, uitchecken, weggaan
ingang, deur, bel, binnenkomen
trap, lift, verdieping, treden, begane grond
rolstoel, gehandicapt, toegankelijk, rollator, kinderwagen
toilet, wc
douche, kleedkamer, omkleden, kluisje
dichtbij, naast, hoek, lopend, tegenover, achter
minimumleeftijd, leeftijd, hoe oud, vanaf, jaar
minimaal, minimum, minstens
maximaal, maximum, limiet
over, rest, restjes
overdragen, iemand anders
pauze, stilzetten, pauzeren
eerste bezoek, intake, kennismaking
uitslag, resultaat
privé, individueel, alleen, in mijn eentje
stel, met zijn tweeën, partner, samen, vriend, vriendin
grote groep, schoolreis, klas
druk, vol, rustig
zonder afspraak, binnenlopen, spontaan, last minute
abonnement, lidmaatschap, maandelijks
strippenkaart, rittenkaart, pakket, kaart
eenmalig, één keer, los, losse
bang, angst, zenuwachtig, nerveus
pijn, zeer, doet pijn
ziek, ziekte, koorts, griep, verkouden
zwanger, zwangerschap
arts, dokter, huisarts
hond, huisdier, dier, puppy
kat, poes
lek, lekkage, lekt, druppelt, leiding
verstopt, afvoer, verstopping
stroom, stopcontact, elektriciteit, laden
ketel, verwarming, radiator, boiler, cv
raam, ruit, glas
dak, dakpan, dakgoot
gras, gazon, heg, tuin, maaien
boom, tak, snoeien, kappen
meubel, bank, kast
verhuizen, verhuizing
vloer, tapijt, parket, tegel
muur, verven, schilderen, behang
helm, bescherming, handschoenen
praten, spreken, taal, engels, duits
buitenland, buitenlands
haar, knippen, kapper
nagels, manicure, pedicure
massage, knopen
sport, trainen, sportschool
naaien, zoom, broek, jurk
aanraden, populair, favoriet
optreden, voorstelling, concert, uitvoering
kamer, slaapplaats, overnachting
roken, sigaret
boete, aanmaning
laten weten, herinneren, herinnering, melden
uitleg, uitleggen, instructie
voorbeeld, eerder werk`;
