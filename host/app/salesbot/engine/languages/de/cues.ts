/** How questions and facts of a topic sound: `topic: phrase, phrase`. See Language.cues. */
export const cues = `founded-experience: seit wann, wie lange gibt es, gegrundet, seit 19*, seit 20*, jahre erfahrung, generation, wie lange machen sie das, wie lange macht ihr das, bestehen, besteht seit, jahren erfahrung
directions: wo sind sie, wo seid ihr, wo finde ich, wo sitzen sie, wo liegt, wo genau, wo ist, adresse, anfahrt, anschrift, wie komme ich zu, wie komme ich hin
parking: parken, parkplatz, parkplatze, stellplatz, parkhaus, auto abstellen, parkmoglichkeit*
public-transport: mit dem bus, mit der bahn, haltestelle, bahnhof, offentlichen, tram, u bahn, s bahn, strassenbahn, mit dem zug, buslinie, linie
opening-hours: wann haben sie auf, wann haben sie geoffnet, offnungszeiten, geoffnet, bis wann, haben sie offen, habt ihr offen, habt ihr auf, seid ihr offen, habt ihr * offen, haben sie * offen, habt ihr * auf, haben sie * auf, wann macht ihr, wann machen sie, wann offnet, wann schliesst, offen haben, ab wann
holidays-closed: feiertag, feiertagen, feiertage, betriebsferien, weihnachten, silvester, neujahr, ostern, urlaub, geschlossen
turnaround: wie lange dauert es bis, bis wann ist, wann ist es fertig, wann * fertig, fertig in, werktage, werktagen, lieferzeit, wie schnell, abholbereit, innerhalb von
duration: wie lange dauert, wie lange dauern, dauert, dauer, dauert etwa, minuten
lead-time: wartezeit, warteliste, nachster termin, nachste freie, wie kurzfristig, wie schnell bekomme, vorlauf, ausgebucht, freie termine, freie platze, noch platz
weekend-surcharge: express, eilzuschlag, wochenendzuschlag, am wochenende teurer, nachtzuschlag
price: was kostet, was kosten, wie teuer, wie viel kostet, wieviel kostet, preis, preise, kosten fur, kosten, kostet, was nehmen sie, was verlangen, was zahle ich
extra-costs: kostet extra, aufpreis, zuschlag, zusatzlich, kostenlos, gratis, versteckte kosten, nebenkosten, kommt noch etwas dazu, kostet das extra
discounts: rabatt, rabatte, ermassigung, ermassigt, gunstiger, nachlass, skonto, studenten, schuler, senioren, prozent, mengenrabatt
payment-methods: wie kann ich zahlen, wie kann ich bezahlen, wie zahle ich, bezahlen, zahlen, karte, kreditkarte, bar, barzahlung, uberweisung, paypal, ec karte, girocard, rechnung, kartenzahlung, nehmen sie karten
payment-terms: wann muss ich zahlen, wann zahle ich, im voraus, vorkasse, zahlungsziel, restbetrag, fallig, bei abholung zahlen, nach erhalt
instalments: raten, ratenzahlung, in raten, monatlich zahlen, finanzierung
deposit: anzahlung, kaution, pfand
cancellation: absagen, stornieren, storno, stornierung, kundigen, kundigung, abbrechen, rucktritt, zurucktreten
reschedule: verschieben, umbuchen, verlegen, anderen termin
no-show-late: zu spat, verspatung, nicht erscheine, nicht komme, verpasse
refund-return: geld zuruck, ruckgabe, zuruckgeben, umtausch, umtauschen, erstattet, erstattung, reklamieren
guarantee: garantie, gewahrleistung, reklamation, nicht zufrieden, zufriedenheit
damage: schaden, beschadigt, kaputt, beschadige, haftung
liability-insurance: versichert, haftpflicht, versicherung
insurance-covers: krankenkasse, kasse, zahlt die versicherung, krankenversicherung, erstattet die kasse
how-to-book: wie buche ich, wie kann ich buchen, reservieren, anmelden, anmeldung, termin vereinbaren, wie bekomme ich einen termin, wie melde ich, online buchen
book-ahead: wie fruh, wie weit im voraus, vorher anmelden, vorher buchen, vorher reservieren, lange vorher
walk-in: ohne termin, ohne anmeldung, einfach vorbeikommen, spontan
collection: abholen, abholung, selbst abholen
delivery-shipping: liefern, lieferung, liefert, versand, verschicken, versenden, geliefert, schicken sie
service-area: wie weit, umkreis, einzugsgebiet, kommen sie nach, kommen sie auch, kommt ihr nach, kommt ihr auch, fahren sie auch, wo arbeiten sie, gebiet, region
travel-fee: anfahrt kostet, anfahrtskosten, fahrtkosten, kilometer, anfahrtspauschale, wegegeld
home-visit: zu mir nach hause, nach hause, hausbesuch, hausbesuche, vor ort, holen sie ab
online-remote: online, per video, videocall, zoom, aus der ferne, telefonisch
quote-estimate: angebot, kostenvoranschlag, schatzung, aufmass, besichtigung, unverbindlich
pets: hund, hunde, katze, haustier, haustiere, tiere
children: kinder, kind, baby, kindern, kleinkind
age-limits: ab welchem alter, mindestalter, wie alt muss, ab 16, ab 18, jahre alt
accessibility: rollstuhl, barrierefrei, stufenlos, rampe, rollstuhlgerecht
stairs-lift: treppe, treppen, aufzug, fahrstuhl, lift, welcher etage, welchem stock, erdgeschoss
food-drink: essen, trinken, kaffee, getranke, verpflegung, fruhstuck, snacks
allergens-diet: allergie, allergien, allergisch, glutenfrei, vegan, vegetarisch, laktose, nusse
capacity-size: wie viele personen, wie viele leute, wie gross, platz fur, personen passen, sitzplatze
maximum-group: grosse gruppe, gruppen, gruppe von, hochstens, teilnehmer, wie viele teilnehmer
included: inklusive, enthalten, inbegriffen, im preis, ist * dabei, gehort dazu
bring: mitbringen, mitnehmen, dabei haben, mitzubringen
preparation: vorbereiten, vorbereitung, vorher beachten
clothing: anziehen, kleidung, schuhe
emergency: notfall, notdienst, dringend, nachts, eilig
materials-ingredients: aus welchem, material, holz, holzer, inhaltsstoffe, zutaten
sustainability: nachhaltig, okologisch, umwelt, bio, umweltfreundlich
not-offered: machen wir nicht, bieten wir nicht, nehmen wir nicht, nicht an
services-list: was bieten sie, was bietet ihr, was machen sie, was macht ihr, welche leistungen, leistungen, welche kurse, welche arten
qualifications: meister, meisterbetrieb, ausbildung, zertifiziert, gelernt, qualifiziert, diplom, zulassung
languages: sprechen sie, sprecht ihr, sprachen, auf englisch, englisch
team: mitarbeiter, team, wie viele mitarbeiter, wer arbeitet, angestellte
owner: wem gehort, wer leitet, inhaber, inhaberin, chef, wer steckt dahinter, wer fuhrt
vouchers: gutschein, gutscheine, geschenkgutschein, verschenken
trial: probestunde, probetraining, schnuppern, schnupper*, testen, ausprobieren, probe
packages-passes: paket, pakete, zehnerkarte, abo, mitgliedschaft, karte mit
contract-term: vertrag, laufzeit, mindestlaufzeit, kundigungsfrist, verlangert
rental: mieten, vermieten, verleih, leihen, ausleihen, mietpreis
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
stock: vorratig, auf lager, lagernd
weddings: hochzeit, hochzeiten, braut
corporate: firmen, unternehmen, firmenfeier, geschaftskunden
jobs: stelle, stellen, ausbildungsplatz, praktikum, bewerben, suchen sie personal
certificates-exams: prufung, zertifikat, bescheinigung, urkunde
experience-level: anfanger, vorkenntnisse, erfahrung notig, einsteiger
trade-in-secondhand: gebraucht, inzahlungnahme, ankauf
message-apps: whatsapp, sms, nachricht schreiben
phone: telefonnummer, telefon, anrufen
email: mailadresse, e mail
website-shop: webseite, website, onlineshop, internetseite
social-media: instagram, facebook, social media`;
