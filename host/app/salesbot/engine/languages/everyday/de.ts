/** What people say in other words than a business does, a line for each thing; see `en/everyday.ts`. */
export const everyday = `kind, kinder, kleine, kleiner, baby, kleinkind, säugling, sohn, tochter, junge, mädchen, enkel, enkelin, knirps, teenager, jugendliche, minderjährig
eltern, mutter, vater, mama, papa, oma, opa, großeltern, familie
rentner, senioren, rente, ältere, pensionär
schüler, student, azubi, auszubildende, lehrling, studierende
anfänger, einsteiger, neuling, noch nie, vorkenntnisse, keine ahnung, von null, ungeübt
erwachsene, volljährig
frau, frauen, damen, dame
mann, männer, herren, herr, kerl
chef, chefin, inhaber, inhaberin, besitzer, geschäftsführer, leitet, führt
mitarbeiter, team, angestellte, personal, kollege, leute, belegschaft
kunde, kundin, gast, gäste, besucher
parken, parkplatz, stellplatz, parkhaus, tiefgarage, auto abstellen, auto stehen lassen, parkplätze
bus, bahn, zug, haltestelle, bahnhof, straßenbahn, tram, öffentliche
auto, wagen, fahrzeug, pkw, karre
fahrrad, rad, drahtesel, e-bike, velo
reparieren, reparatur, richten, flicken, kaputt, defekt, instand setzen, ganz machen, heil machen, hinüber, streikt
schaden, beschädigt, kaputt, zerbrochen, kratzer, macke, beschädigen
reinigen, reinigung, putzen, sauber machen, säubern, waschen
dreck, schmutz, staub, schmutzig, dreckig
tauschen, umtauschen, wechseln, austauschen, ersetzen, austausch, wechsel
zurückgeben, zurückbringen, retoure, rückgabe, zurückschicken, umtausch
geld zurück, erstattung, erstatten, rückerstattung, zurückbekommen
garantie, gewährleistung, hält, geht wieder kaputt, nachbessern, nachbesserung
beschwerde, reklamation, unzufrieden, nicht zufrieden, beschweren
kündigen, kündigung, aufhören, beenden, aussteigen, kündigungsfrist, austreten
absagen, absage, stornieren, storno, nicht kommen, verhindert, ausfallen, krank, dazwischen gekommen, abblasen
verschieben, verlegen, umbuchen, anderer tag, anderer termin
verpassen, verpasst, versäumt, fehlen, vergessen, nicht erscheinen, gefehlt
nachholen, nachholstunde, ersatztermin, ersatz
warten, wartezeit, warteliste, dran, vorlauf, ausgebucht, wie bald, frühestens
platz, plätze, frei, freier termin
anmelden, anmeldung, einschreiben, mitmachen, beitreten, mitglied werden, registrieren
reservieren, buchen, buchung, reservierung, termin, vormerken, bestellen
probieren, ausprobieren, testen, probe, schnuppern, reinschnuppern, probestunde, erstes mal
billig, günstig, rabatt, ermäßigung, nachlass, sparen, ermäßigt, weniger, preiswert, vergünstigung, prozente
geschwister, bruder, schwester, zweites kind, zwillinge
teuer, kostspielig, preis, kosten, kostet, tarif, gebühr, wie viel, was nehmt, was verlangt, ausgeben, euro
anzahlung, anzahlen, vorauszahlen, im voraus, vorkasse, vorschuss, kaution, vorab
raten, ratenzahlung, stückweise, monatlich, auf einmal, in teilen, abstottern, finanzierung
karte, ec-karte, girocard, kreditkarte, kartenzahlung, mit dem handy, kontaktlos, apple pay
bar, bargeld, barzahlung, schein, scheine, münzen, cash
überweisung, überweisen, lastschrift, abbuchen, konto, einzug
rechnung, quittung, beleg, bon
trinkgeld, spende
angebot, kostenvoranschlag, schätzung, voranschlag, besichtigung, anschauen, vorbeikommen, begutachten, aufmaß
wert, schätzen, gutachten, bewertung
versichert, versicherung, haftpflicht, haftung, haften, deckt
meister, gelernt, ausbildung, qualifiziert, zertifiziert, diplom, zugelassen, geprüft
ausweis, personalausweis, unterlagen, papiere, pass, dokument, vorzeigen, nachweis, bescheinigung
vertrag, gebunden, mindestlaufzeit, laufzeit, verpflichten, bindung
erfahrung, jahre, seit wann, gegründet, gründung, schon lange, wie lange schon, generation
marke, hersteller, modell, fabrikat
groß, größe, maße, abmessung, passt, platz für, quadratmeter, wie groß, fläche
tief, tiefe
weit, entfernung, kilometer, umkreis, gebiet, anfahrt, weg, anreise, fahrtkosten, herkommen
schwer, gewicht, kilo, wiegt, wiegen, tragen, tragkraft
warm, heiß, temperatur, geheizt, kalt, heizung, frieren, beheizt
laut, lärm, leise, ruhig, krach, geräusch
regen, nass, wetter, gewitter, sturm, schlechtes wetter, regnet, schüttet, schnee, wind
draußen, im freien, garten, terrasse
drinnen, innen, überdacht, dach
essen, speisen, mahlzeit, mittagessen, abendessen, frühstück, snack, verpflegung, hunger, imbiss, küche
trinken, getränk, wasser, kaffee, tee, wein, bier, alkohol
vegan, vegetarisch, fleischlos, pflanzlich
allergie, allergisch, unverträglich, gluten, nuss, laktose, zöliakie, verträgt
einkaufen, besorgungen
wäsche, bügeln, waschen
übernachten, übernachtung, nacht, schlafen, bett, nachts
abend, abends, nach der arbeit, feierabend, spät
morgen, früh, vormittag, morgens
nachmittag, nachmittags, nach der schule
geschlossen, zu, ruhetag, urlaub, betriebsferien, feiertag, ferien, frei haben
offen, auf, geöffnet, öffnungszeiten, aufhaben, öffnet, schließt
wochenende, samstag, sonntag
notfall, dringend, eilig, sofort, notdienst, schnell, eilt, auf die schnelle, heute noch
dauer, dauert, wie lange, minuten, stunde, zeit, lang
wie oft, häufig, einmal die woche, regelmäßig, jährlich, alle
wie viele, anzahl, höchstens, maximal, bis zu, teilnehmer, personen, leute
gruppe, kurs, klasse, unterricht, stunde, einheit
lehrer, lehrerin, trainer, trainerin, kursleiter, unterrichtet
prüfung, test, examen, bestehen, durchfallen, durchgefallen, bestanden
zertifikat, bescheinigung, zeugnis, urkunde, bestätigung
zuschauen, zusehen, zugucken, dabei sein, danebensitzen, begleiten, mitkommen
abgeben, vorbeibringen, bringen
abholen, abholung, holen, mitnehmen, einsammeln
liefern, lieferung, bringen, zustellen, versand, schicken, verschicken, post, paket
mitbringen, mitnehmen, dabeihaben, brauche ich, einpacken
anziehen, kleidung, schuhe, klamotten, tragen, outfit
ausrüstung, werkzeug, material, gestellt, gestellen, stellt ihr
leihen, ausleihen, mieten, verleih, vermieten, miete, borgen, leihweise, leihgerät
kaufen, verkaufen, verkauf, erwerben, zu haben, laden
gebraucht, secondhand, inzahlungnahme, ankauf, alt
gutschein, geschenk, schenken, verschenken, geschenkgutschein
treuekarte, stempelkarte, stammkunde, bonus
feier, party, fest, geburtstag, feiern, junggesellinnenabschied
hochzeit, heiraten, braut, bräutigam, trauung
musik, band, dj, anlage
foto, bild, aufnahme, fotografieren, knipsen
telefon, anrufen, handy, telefonnummer, anruf, nummer, durchklingeln
nachricht, sms, whatsapp, schreiben
internet, online, webseite, homepage, von zu hause, laptop, computer
wlan, internetzugang, passwort
schlüssel, code, reinlassen, aufmachen, aufschließen, zugang, aussperren, ausgesperrt, zugefallen
zu hause, daheim, anwesend, da sein, dabei sein, vor ort sein
hausbesuch, zu mir, nach hause, vor ort, kommt ihr
wer kommt, wer macht, wer von euch, zuständig
vorbereiten, vorbereitung, vorher, beachten, vorab
nachher, danach, pflege, nachsorge, schonen
inklusive, enthalten, inbegriffen, dabei, im preis, drin, gehört dazu, kommt hinzu
zuschlag, aufpreis, zusätzlich, extra, obendrauf, mehrkosten, nebenkosten
kostenlos, gratis, umsonst, frei, unentgeltlich, ohne kosten
sicher, sicherheit, gefahr, gefährlich, risiko, passieren
diebstahl, geklaut, gestohlen, einbruch, einbrecher, dieb
verloren, verlieren, weg, liegen gelassen, vergessen, fundsachen
aufbewahren, lagern, lagerung, unterstellen, hinterlegen, lager
frisch, haltbar, verderben, hält sich, ablaufen, gültig, verfällt
zutaten, inhaltsstoffe, woraus, was ist drin, hergestellt
bio, öko, umwelt, nachhaltig, umweltfreundlich, ökologisch
gift, chemie, chemisch, giftig, lösungsmittel
geruch, riecht, stinkt, gestank
fleck, flecken
farbe, farbton, färben
messen, ausmessen, aufmaß, maß nehmen
einbauen, einbau, montieren, montage, installieren, anschließen, anbringen, aufbauen
abbauen, ausbauen, abmontieren, zerlegen
entsorgen, entsorgung, wegwerfen, mitnehmen, müll, altgerät, sperrmüll, loswerden, wegbringen
entwurf, plan, zeichnung, skizze
änderung, ändern, anpassen, korrektur
genehmigung, erlaubnis, erlaubt, behörde, amt
ablehnen, annehmen, nehmen, akzeptieren
daten, datenschutz, vertraulich
hilfe, helfen, unterstützen, beratung, beraten, rat
steuer, mehrwertsteuer, mwst, brutto, netto
stelle, arbeiten bei, job, praktikum, bewerben, ausbildungsplatz, ausbildung machen
firma, betrieb, unternehmen, geschäftlich, büro, firmenfeier
vermieter, mieter, wohnung, mietwohnung, hausverwaltung
haus, wohnung, eigenheim, zuhause
zuschuss, förderung, kasse, krankenkasse, übernimmt, beihilfe
zu spät, verspätung, verspäten, unpünktlich, stau, aufgehalten, später kommen
ankommen, ankunft, da sein, vorher da, anreisen, einchecken
abreise, abreisen, auschecken, zurück sein
eingang, tür, klingel, reinkommen, hinein
treppe, stufen, aufzug, fahrstuhl, stock, etage, obergeschoss, erdgeschoss, hochkommen
rollstuhl, barrierefrei, behindert, gehbehindert, rollator, kinderwagen, stufenlos
toilette, klo, wc, bad
dusche, duschen, umkleide, umziehen, spind
nah, nähe, um die ecke, zu fuß, gegenüber, neben, hinter
mindestalter, wie alt, ab wann, zu jung, alter, ab welchem alter, jahre alt
höchstalter, zu alt
mindestens, minimum, wenigstens, kleinste menge, mindestbestellung
höchstens, maximum, obergrenze, grenze, mehr als
übrig, rest, übrig bleiben, nicht verbraucht
übertragen, jemand anders, weitergeben, umschreiben
pause, pausieren, aussetzen, unterbrechen
stau, panne, liegen geblieben, abschleppen, pannenhilfe
erstgespräch, erster termin, kennenlernen, erstberatung
ergebnis, befund, bescheid, rückmeldung
privat, einzeln, allein, unter vier augen, einzelunterricht, einzelstunde, nur ich
paar, zu zweit, partner, partnerin, zusammen, freund, freundin, begleitung
große gruppe, viele leute, verein, ausflug, schulklasse
voll, leer, viel los, wenig los, ruhig, ruhigste
kurzfristig, spontan, ohne termin, ohne anmeldung, einfach so, vorbeischauen
regelmäßig, abo, abonnement, mitgliedschaft, dauerkarte, monatskarte
paket, block, zehnerkarte, karte, bündel
einmalig, einmal, nur ein mal, einzelne
angst, ängstlich, nervös, panik, fürchten, furcht, aufgeregt
schmerz, weh, tut weh, schmerzhaft, wehtun
krank, krankheit, fieber, erkältet, unwohl
schwanger, schwangerschaft, erwarte
arzt, ärztin, doktor, praxis, attest
hund, hunde, vierbeiner, welpe, tier, haustier
katze, kater, kätzchen
schnell, express, flott, rasch, eilauftrag
wasser, rohr, leck, undicht, tropft, rohrbruch, wasserschaden, läuft aus, überschwemmung
verstopft, abfluss, verstopfung
strom, steckdose, elektrik, stecker, ladestation, aufladen
heizung, heizkörper, kessel, therme, brenner
fenster, scheibe, glas
dach, ziegel, dachrinne, rinne
rasen, gras, hecke, garten, mähen, grünschnitt
baum, ast, fällen, schneiden, stumpf
möbel, schrank, sofa, couch, tisch
umzug, umziehen, umzugswagen, transporter
boden, teppich, parkett, fliese
wand, streichen, tapete, maler, farbe
schalten, schaltung, gangschaltung, gänge, automatik, schaltgetriebe, schaltwagen
fahrstunde, fahren, führerschein, schein, fahrprüfung
helm, schutz, handschuhe, schutzkleidung
sprechen, sprache, sprachen, englisch, türkisch, reden, unterhalten
übersetzung, ausland, ausländisch, fremd
haare, schneiden, frisur, haarschnitt, friseur
nägel, maniküre, pediküre
massage, verspannt, verspannung
training, sport, fitness, trainieren
kleidungsstück, hose, kleid, jacke, anzug, kürzen, nähen
empfehlen, beliebt, am besten, tipp
auftritt, aufführung, vorspielen, konzert, vorführung
zimmer, unterkunft, doppelzimmer, einzelzimmer
rauchen, raucher, zigarette
strafe, bußgeld, mahnung, gebühr
erinnern, erinnerung, bescheid sagen, bescheid geben, melden
anleitung, erklären, einweisung, zeigen
beispiel, beispiele, frühere arbeiten, referenz, galerie`;
