/** How questions and facts of a topic sound: `topic: phrase, phrase`. See Language.cues. */
export const cues = `founded-experience: seit wann, wie lange gibt es, gegrundet, seit 19*, seit 20*, jahre erfahrung, generation, wie lange machen sie das, wie lange macht ihr das, bestehen, besteht seit, jahren erfahrung, gibts euch, gibt es euch, gibt es sie, wie lange schon
directions: wo sind sie, wo seid ihr, wo finde ich, wo sitzen sie, wo liegt, wo genau, wo ist, adresse, anfahrt, anschrift, wie komme ich zu, wie komme ich hin
parking: parken, parkt, parkst, parkieren, auto * abstellen, autos abstellen, auto * hinstellen, parkplatz, parkplatze, stellplatz, parkhaus, auto abstellen, parkmoglichkeit*, auto lassen, wagen lassen, auto hinstellen, wo stell ich, park ich, parke ich, ladezone
public-transport: mit dem bus, mit der bahn, haltestelle, bahnhof, offentlichen, tram, u bahn, s bahn, strassenbahn, mit dem zug, buslinie, linie
opening-hours: wann haben sie auf, wann haben sie geoffnet, offnungszeiten, geoffnet, bis wann, haben sie offen, habt ihr offen, habt ihr auf, seid ihr offen, habt ihr * offen, haben sie * offen, habt ihr * auf, haben sie * auf, wann macht ihr, wann machen sie, wann offnet, wann schliesst, offen haben, ab wann, bis wann seid, bis wann habt, wie lange habt, wie lange seid, wie lange offen, noch offen, noch auf, auf habt, ab wann habt, seid ihr da, sind sie da, montags, sonntags, ruhetag, habt ihr * zu
holidays-closed: feiertag, feiertagen, feiertage, betriebsferien, weihnachten, silvester, neujahr, ostern, urlaub, geschlossen
turnaround: wie lange dauert es bis, bis wann ist, wann ist es fertig, wann * fertig, fertig in, werktage, werktagen, lieferzeit, wie schnell, abholbereit, innerhalb von, wie lange braucht, wie lange brauchen, wann kann ich * abholen, wie schnell geht, sofort, warten, gleich machen, heute noch, am selben tag, noch am
duration: wie lange dauert, wie lange dauern, dauert, dauer, dauert etwa, minuten, wie lange geht, wie lange braucht, wie lang, stunde, stunden, halbe stunde
lead-time: wartezeit, warteliste, nachster termin, nachste freie, wie kurzfristig, wie schnell bekomme, vorlauf, ausgebucht, freie termine, freie platze, noch platz, wann hattet ihr, wann habt ihr * frei, kurzfristig, nachsten termin, schon was frei, noch was frei
weekend-surcharge: express, eilzuschlag, wochenendzuschlag, am wochenende teurer, nachtzuschlag, eilig, schneller
price: was kostet, was kosten, wie teuer, wie viel kostet, wieviel kostet, preis, preise, kosten fur, kosten, kostet, was nehmen sie, was verlangen, was zahle ich, was kost, kost, kosts, was nehmt ihr, nehmt ihr daf*, was nimmt man, was verlangt ihr, was zahlt man, was zahlen wir, was muss ich zahlen, mit was muss ich * rechnen, womit muss ich rechnen, was kommt da auf, was kommt * zu, wie viel will man, wieviel will man, wieviel nehmt ihr, preislich, was macht das, was wurde * kosten, was wird * kosten, wie viel ist, wieviel ist, was schulde ich
extra-costs: kostet extra, aufpreis, zuschlag, zusatzlich, kostenlos, gratis, versteckte kosten, nebenkosten, kommt noch etwas dazu, kostet das extra, extra zahlen, drauf, kommt * dazu, umsonst, ohne aufpreis
discounts: rabatt, rabatte, ermassigung, ermassigt, gunstiger, nachlass, skonto, studenten, schuler, senioren, prozent, mengenrabatt, billiger, sparen, schulerpreis, studentenrabatt, rentner, gunstiger wenn, wird es billiger, wenn wir zu zweit, zu zweit billiger, gruppenpreis
payment-methods: wie kann ich zahlen, wie kann ich bezahlen, wie zahle ich, bezahlen, zahlen, karte, kreditkarte, bar, barzahlung, uberweisung, paypal, ec karte, girocard, rechnung, kartenzahlung, nehmen sie karten, mit karte, kann ich mit, amex, visa, bargeld, bar zahlen, ec, apple pay, mit dem handy, uberweisen, lastschrift
payment-terms: wann muss ich zahlen, wann zahle ich, im voraus, vorkasse, zahlungsziel, restbetrag, fallig, bei abholung zahlen, nach erhalt
instalments: raten, ratenzahlung, in raten, monatlich zahlen, finanzierung, auch in raten, abzahlen
deposit: anzahlung, kaution, pfand, vorab, im vorhinein, anzahlen, vorauszahlen
cancellation: absagen, verhindert, nicht wahrnehmen, doch nicht komm*, nicht kommen, stornieren, storno, stornierung, kundigen, kundigung, abbrechen, rucktritt, zurucktreten, absage, krank werde, nicht kann, dazwischen kommt, dazwischenkommt, nicht kommen kann, kurzfristig absag*
reschedule: verschieben, umbuchen, verlegen, anderen termin
no-show-late: zu spat, verspatung, nicht erscheine, nicht komme, verpasse
refund-return: geld zuruck, ruckgabe, zuruckgeben, umtausch, umtauschen, erstattet, erstattung, reklamieren
guarantee: garantie, gewahrleistung, reklamation, nicht zufrieden, zufriedenheit, wenn * kaputt, halt das, wie lange halt, frisch, welkt, verwelkt, geht kaputt
damage: schaden, beschadigt, kaputt, beschadige, haftung
liability-insurance: versichert, haftpflicht, versicherung
insurance-covers: krankenkasse, kasse, zahlt die versicherung, krankenversicherung, erstattet die kasse
how-to-book: wie buche ich, wie kann ich buchen, reservieren, anmelden, anmeldung, termin vereinbaren, wie bekomme ich einen termin, wie melde ich, online buchen
book-ahead: wie fruh, wie weit im voraus, vorher anmelden, vorher buchen, vorher reservieren, lange vorher, wie fruh muss, bis wann muss, wie lange vorher, wie viel vorlauf, vorlauf, vorbestell*, rechtzeitig, bestellt sein, bis wann bestell*
walk-in: ohne termin, ohne anmeldung, einfach vorbeikommen, spontan, brauch ich * termin, brauche ich * termin, muss ich * termin, nach termin, vorbeischauen, vorbeikommen, reinkommen
collection: abholen, abholung, selbst abholen, abgeholt, mitnehmen, holt ihr, holen sie, holt ihr * ab
delivery-shipping: liefern, lieferung, liefert, versand, verschicken, versenden, geliefert, schicken sie, nach hause bringen, bringt ihr, bringen sie, schicken, verschickt, per post, dhl, zustellen, geliefert werden, kommt es heute, ankommt
service-area: wie weit, umkreis, einzugsgebiet, kommen sie nach, kommen sie auch, kommt ihr nach, kommt ihr auch, fahren sie auch, wo arbeiten sie, gebiet, region
travel-fee: anfahrt kostet, anfahrtskosten, fahrtkosten, kilometer, anfahrtspauschale, wegegeld, fur den weg, anfahrt was, kostet die anfahrt, fur die anfahrt, fahrt extra, wegkosten
home-visit: zu mir nach hause, nach hause, hausbesuch, hausbesuche, vor ort, holen sie ab
online-remote: online, per video, videocall, zoom, aus der ferne, telefonisch
quote-estimate: angebot, kostenvoranschlag, schatzung, aufmass, besichtigung, unverbindlich
pets: hund, hunde, katze, haustier, haustiere, tiere, mein hund, der hund, katzen, welpe, welpen
children: kinder, kind, baby, kindern, kleinkind, mein sohn, meine tochter, kids, sohn, tochter, babys, enkel, jahrige, jahriger
age-limits: ab welchem alter, mindestalter, wie alt muss, ab 16, ab 18, jahre alt, wie alt, mindestens, zu jung, jahrige, jahriger, ab welchem, ab wann durfen
accessibility: rollstuhl, barrierefrei, stufenlos, rampe, rollstuhlgerecht
stairs-lift: treppe, treppen, aufzug, fahrstuhl, lift, welcher etage, welchem stock, erdgeschoss
food-drink: essen, trinken, kaffee, getranke, verpflegung, fruhstuck, snacks
allergens-diet: allergie, allergien, allergisch, glutenfrei, vegan, vegetarisch, laktose, nusse
capacity-size: wie viele personen, wie viele leute, wie gross, platz fur, personen passen, sitzplatze, wie viele kinder, wie viele passen, passen rein, passen hinein, hochstens, wie viele sind
maximum-group: grosse gruppe, gruppen, gruppe von, hochstens, teilnehmer, wie viele teilnehmer
included: inklusive, enthalten, inbegriffen, im preis, ist * dabei, gehort dazu, dabei, mit drin, drin, mit dabei
bring: mitbringen, mitnehmen, dabei haben, mitzubringen, mit bringen
preparation: vorbereiten, vorbereitung, vorher beachten
clothing: anziehen, kleidung, schuhe, ziehe ich an, zieh ich an, soll ich anziehen, klamotten
emergency: notfall, notdienst, dringend, nachts, eilig
materials-ingredients: aus welchem, material, holz, holzer, inhaltsstoffe, zutaten
sustainability: nachhaltig, okologisch, umwelt, bio, umweltfreundlich
not-offered: machen wir nicht, bieten wir nicht, nehmen wir nicht, nicht an, fuhren wir nicht, verkaufen wir nicht, reparieren wir nicht, ubernehmen wir nicht
services-list: was bieten sie, was bietet ihr, was machen sie, was macht ihr, welche leistungen, leistungen, welche kurse, welche arten
qualifications: meister, meisterbetrieb, ausbildung, zertifiziert, gelernt, qualifiziert, diplom, zulassung
languages: sprechen sie, sprecht ihr, sprachen, auf englisch, englisch
team: mitarbeiter, team, wie viele mitarbeiter, wer arbeitet, angestellte, wer macht, wer ist * zustandig, zustandig, wie viele seid ihr, zu viert, zu dritt, wer kommt, wer macht das, wer von euch, wer von ihnen, wie viele seid
owner: wem gehort, wer leitet, inhaber, inhaberin, chef, wer steckt dahinter, wer fuhrt, chefin, wer ist der
vouchers: gutschein, gutscheine, geschenkgutschein, verschenken, gelten, gultig, lauft ab, lauft der * ab, wie lange gilt, wie lange gelten
trial: probestunde, probetraining, schnuppern, schnupper*, testen, ausprobieren, probe, probefahrt, probefahrten, probefahren, probieren, reinschnuppern, mal mitmachen, einmal mitmachen, zum testen
packages-passes: paket, pakete, zehnerkarte, abo, mitgliedschaft, karte mit
contract-term: vertrag, laufzeit, mindestlaufzeit, kundigungsfrist, verlangert, gebunden, bindung, verpflichte ich mich, wieder raus
rental: mieten, vermieten, verleih, leihen, ausleihen, mietpreis, verleihen, leihst
installation: einbau, einbauen, montage, montieren, aufbau, aufbauen
maintenance: wartung, warten, inspektion, pflegen
custom-made: nach mass, massanfertigung, auf mass, individuell, sonderanfertigung
minimum: mindestens, mindestbestellwert, mindestmenge, mindest*
tax: mehrwertsteuer, mwst, brutto, netto, umsatzsteuer
wifi-work: wlan, internet, wifi
photos-filming: fotos, fotografieren, filmen
weather: regen, regnet, wetter, sturm
reply-time: wann antworten, wie schnell antworten, antwort, ruckmeldung
visit-viewing: vorbeischauen, besichtigen, ausstellung, ansehen, showroom
references: referenzen, bewertungen, empfehlungen
portfolio: beispiele, fruhere arbeiten, arbeiten sehen
stock: vorratig, auf lager, lagernd, habt ihr * da, habt ihr auch, gibt es bei euch, gibts bei euch
weddings: hochzeit, hochzeiten, braut
corporate: firmen, unternehmen, firmenfeier, geschaftskunden
jobs: stelle, stellen, ausbildungsplatz, praktikum, bewerben, suchen sie personal
certificates-exams: prufung, zertifikat, bescheinigung, urkunde
experience-level: anfanger, vorkenntnisse, erfahrung notig, einsteiger, noch nie gemacht, nie gemacht, ohne erfahrung, kann ich noch nicht, von null
trade-in-secondhand: gebraucht, inzahlungnahme, ankauf
message-apps: whatsapp, sms, nachricht schreiben
phone: telefonnummer, telefon, anrufen
email: mailadresse, e mail
website-shop: webseite, website, onlineshop, internetseite
social-media: instagram, facebook, social media
brands-models: welche marken, was fur marken, marke, marken, hersteller, modelle, von welchem`;
