import type { Pattern } from "../index.ts";

/** Cards with their pictures, codes and campaigns, domains, and the assistant. */
export const exact: Record<string, string> = {
  "The end must be later than the start": "Das Ende muss nach dem Anfang liegen",
  "Please enter the whole email address, such as name@example.com":
    "Bitte geben Sie die ganze E-Mail-Adresse ein, zum Beispiel name@example.com",
  "Anybody who knows this address can post in your name. Enter a link that you can share with everybody.":
    "Wer diese Adresse kennt, kann in Ihrem Namen schreiben. Geben Sie einen Link ein, den alle haben dürfen.",
  // Files and pictures.
  "The file could not be created": "Die Datei konnte nicht erstellt werden",
  "Please check your connection and try again.": "Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "An error occurred while uploading. Please try again.":
    "Beim Hochladen ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.",
  "Invalid file type. Please upload a JPG, PNG, GIF, or SVG image.":
    "Falscher Dateityp. Bitte laden Sie ein Bild als JPG, PNG, GIF oder SVG hoch.",
  "Invalid file type. Please upload a JPG, PNG, or GIF image.":
    "Falscher Dateityp. Bitte laden Sie ein Bild als JPG, PNG oder GIF hoch.",
  "HEIC photos cannot be shown on the web. Please save the photo as JPG and upload it again.":
    "HEIC-Fotos lassen sich im Web nicht anzeigen. Bitte speichern Sie das Foto als JPG und laden Sie es noch einmal hoch.",
  "File is too large after compression. Please use a smaller image.":
    "Die Datei ist auch verkleinert zu groß. Bitte verwenden Sie ein kleineres Bild.",
  "The image has more than 24 megapixels. Please use a smaller image.":
    "Das Bild hat mehr als 24 Megapixel. Bitte verwenden Sie ein kleineres Bild.",
  "The image cannot be read: it is damaged or incomplete. Please try another file.":
    "Das Bild lässt sich nicht lesen: Es ist beschädigt oder unvollständig. Bitte versuchen Sie es mit einer anderen Datei.",
  "Please choose a file to upload.": "Bitte wählen Sie eine Datei zum Hochladen aus.",
  "You have uploaded too many pictures today.": "Sie haben heute schon sehr viele Bilder hochgeladen.",
  "The image could not be stored right now. Nothing was changed. Please try again later.":
    "Das Bild konnte gerade nicht gespeichert werden. Es wurde nichts geändert. Bitte versuchen Sie es später noch einmal.",
  "Too many uploads at the same time. Please try again later.":
    "Es wird gerade zu viel hochgeladen. Bitte versuchen Sie es später noch einmal.",
  "The file is larger than 5 MB. Please export a single contact.":
    "Die Datei ist größer als 5 MB. Bitte exportieren Sie einen einzelnen Kontakt.",
  "There is no contact in this file. Please choose a .vcf file.":
    "In dieser Datei gibt es keinen Kontakt. Bitte wählen Sie eine .vcf-Datei.",
  "The card was created without the contact's photo.": "Die Karte wurde ohne das Foto des Kontakts erstellt.",
  "It could not be read. Please check your connection and try again.":
    "Sie konnte nicht gelesen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "Failed to process image": "Das Bild konnte nicht bearbeitet werden",
  "Failed to upload cover photo": "Das Titelbild konnte nicht hochgeladen werden",
  "Failed to upload logo": "Das Logo konnte nicht hochgeladen werden",
  "Failed to validate image dimensions": "Die Größe des Bildes konnte nicht geprüft werden",
  "Profile pictures should be at least 200x200 pixels. Recommended size is 500x500 pixels.":
    "Profilbilder sollten mindestens 200 × 200 Pixel groß sein, am besten 500 × 500.",
  "Profile pictures look best when they are square.": "Profilbilder sehen quadratisch am besten aus.",
  "Cover photos should be at least 600x200 pixels. Recommended size is 1200x400 pixels.":
    "Titelbilder sollten mindestens 600 × 200 Pixel groß sein, am besten 1200 × 400.",
  "Cover photos look best when they are three times as wide as they are high.":
    "Titelbilder sehen am besten aus, wenn sie dreimal so breit wie hoch sind.",
  "Logos should be at least 150x150 pixels. Recommended size is 250x250 pixels.":
    "Logos sollten mindestens 150 × 150 Pixel groß sein, am besten 250 × 250.",
  "Logos look best when they are square.": "Logos sehen quadratisch am besten aus.",
  "The address search is not available right now.": "Die Adresssuche ist gerade nicht verfügbar.",

  // Codes and campaigns.
  "The card has no logo. Upload one first.": "Die Karte hat kein Logo. Laden Sie zuerst eines hoch.",
  "This is too much data for a QR code. Shorten the card's texts.":
    "Das sind zu viele Daten für einen QR-Code. Kürzen Sie die Texte der Karte.",
  "This is too long for a code with a logo: scanners could not read it. Leave out the logo.":
    "Für einen Code mit Logo ist das zu lang: Er wäre nicht lesbar. Lassen Sie das Logo weg.",
  "Campaign not found": "Kampagne nicht gefunden",
  "This card already has a campaign with this name.": "Diese Karte hat bereits eine Kampagne mit diesem Namen.",

  // Links of other services.
  "This is not an export from Linktree, LinkStack or LinkBreeze. Choose the JSON, CSV or ZIP file that it gave you.":
    "Das ist kein Export aus Linktree, LinkStack oder LinkBreeze. Wählen Sie die JSON-, CSV- oder ZIP-Datei, die Sie dort erhalten haben.",
  "A card cannot have this link.": "Diesen Link kann eine Karte nicht enthalten.",
  "The card already has it.": "Die Karte enthält ihn bereits.",
  "The file is larger than 8 MB.": "Die Datei ist größer als 8 MB.",

  // Domains.
  "Own domains need level 3 or higher. Please contact your administrator.":
    "Eigene Domains gibt es ab Stufe 3. Bitte wenden Sie sich an Ihre Verwaltung.",
  "Level 3 includes one domain. Remove it to add another.":
    "Stufe 3 umfasst eine Domain. Entfernen Sie sie, um eine andere hinzuzufügen.",
  "You don't have permission to manage this domain.": "Sie dürfen diese Domain nicht verwalten.",
  "Choose a card of the team.": "Wählen Sie eine Karte des Teams.",
  "Choose a card of the domain's owner.": "Wählen Sie eine Karte, die zum Konto dieser Domain gehört.",
  "Enter a domain, such as cards.example.com.": "Geben Sie eine Domain ein, zum Beispiel cards.example.com.",
  "A domain has at most 253 characters.": "Eine Domain hat höchstens 253 Zeichen.",
  "At most 45 characters.": "Höchstens 45 Zeichen.",
  "Enter a colour such as #b45309.": "Geben Sie eine Farbe wie #b45309 ein.",
  "Choose the card to show.": "Wählen Sie die Karte, die angezeigt werden soll.",
  "Upload the icon first.": "Laden Sie zuerst das Symbol hoch.",
  "This domain is in use by another account.": "Diese Domain wird von einem anderen Konto verwendet.",
  "You have already added this domain.": "Diese Domain haben Sie bereits hinzugefügt.",
  "Only a team's domain can show a directory.": "Nur die Domain eines Teams kann ein Verzeichnis zeigen.",
  "Domain not found": "Domain nicht gefunden",
  "You have checked too often.": "Sie haben schon oft geprüft.",
  "A domain can be the main address once it is live.": "Eine Domain kann Hauptadresse werden, sobald sie aktiv ist.",
  "Enter only the host name, such as cards.example.com, without https://, port or path.":
    "Geben Sie nur den Host ein, zum Beispiel cards.example.com, ohne https://, Port oder Pfad.",
  "Enter a name, such as cards.example.com, not an IP address.":
    "Geben Sie einen Namen ein, zum Beispiel cards.example.com, keine IP-Adresse.",
  "This name does not exist on the internet.": "Dieser Name führt im Internet nirgendwohin.",
  "This is not a valid domain. It looks like cards.example.com.":
    "Das ist keine gültige Domain. Sie sieht aus wie cards.example.com.",
  "A domain can only have letters, digits and hyphens.":
    "Eine Domain kann nur Buchstaben, Ziffern und Bindestriche enthalten.",
  "This domain mixes letters of different alphabets, which could pass for another name.":
    "Diese Domain mischt Buchstaben verschiedener Alphabete und könnte mit einem anderen Namen verwechselt werden.",
  "This host belongs to this site. Enter a domain of your own.":
    "Dieser Host gehört zu dieser Website. Geben Sie eine eigene Domain ein.",
  "Nobody can own this domain ending. Enter a domain under it.":
    "Diese Endung kann niemandem gehören. Geben Sie eine Domain darunter ein.",

  // The assistant.
  "An answer is required": "Bitte geben Sie eine Antwort ein",
  "Question not found": "Frage nicht gefunden",
  "Conversation not found": "Gespräch nicht gefunden",
  "This visitor did not leave contact details": "Dieser Besucher hat keine Kontaktdaten hinterlassen",
  "This visitor did not ask for an appointment": "Dieser Besucher hat nicht nach einem Termin gefragt",
  "You are sending messages too quickly.": "Sie senden Nachrichten zu schnell.",
  "Each price needs its own name": "Jeder Preis braucht eine eigene Bezeichnung",
  "Times must look like 09:30": "Zeiten müssen aussehen wie 09:30",
  "Closing time must be after opening time": "Das Ende muss nach dem Beginn liegen",
  "Unknown time zone": "Unbekannte Zeitzone",
  "At most 4 opening times per day": "Höchstens 4 Öffnungszeiten je Tag",
  "Price ranges must be numbers": "Preise müssen Zahlen sein",
  "Prices must not be negative": "Preise dürfen nicht negativ sein",
  "Prices must be below 1,000,000,000,000": "Preise müssen unter 1.000.000.000.000 liegen",
  "Bot name is required": "Bitte geben Sie dem Assistenten einen Namen",
  "Retention must be a number of days": "Die Aufbewahrung muss eine Zahl von Tagen sein",
  "Retention must be whole days": "Die Aufbewahrung muss in ganzen Tagen angegeben sein",
  "Retention must be at least 1 day": "Die Aufbewahrung muss mindestens 1 Tag betragen",
  "The daily token budget must be a number": "Die Token je Tag müssen eine Zahl sein",
  "The daily token budget must be a whole number": "Die Token je Tag müssen eine ganze Zahl sein",
  "The daily token budget must not be negative": "Die Token je Tag dürfen nicht negativ sein",
  "The daily token budget must be at most 10,000,000": "Höchstens 10.000.000 Token je Tag sind möglich",

  // The app.
  "Could not fetch PWA settings": "Die App-Einstellungen konnten nicht abgerufen werden",
  "Using default settings instead": "Stattdessen gelten die Voreinstellungen",
  "New content is available; please refresh.": "Es gibt etwas Neues. Bitte laden Sie die Seite neu.",
  "Splash screen must be on or off": "Das Startbild muss ein- oder ausgeschaltet sein",
  "Picture is required": "Bitte wählen Sie ein Bild",
  "The picture at this address is damaged.": "Das Bild unter dieser Adresse ist beschädigt.",
  "The drawing could not be converted right now. Please try again in a moment.":
    "Die Zeichnung konnte gerade nicht gezeichnet werden. Bitte versuchen Sie es gleich noch einmal.",
  "The drawing is too complex to be converted here. Please upload it as PNG.":
    "Die Zeichnung ist zu aufwendig, um hier gezeichnet zu werden. Bitte laden Sie sie als PNG hoch.",
  "The animation is too large: only its first frame is shown.":
    "Die Animation ist zu groß, um sich zu bewegen: Gezeigt wird ihr erstes Bild.",
  "This could not be drawn right now.": "Das ließ sich gerade nicht zeichnen.",
  "This card is not available.": "Diese Karte ist nicht verfügbar.",
  "Apple Wallet is not set up on this server.": "Apple Wallet ist auf diesem Server nicht eingerichtet.",
  "Google Wallet is not set up on this server.": "Google Wallet ist auf diesem Server nicht eingerichtet.",
  "The avatar must be a web address": "Das Bild des Assistenten muss eine Webadresse sein",
  "Currency must be a code such as USD": "Die Währung muss ein Kürzel wie USD sein",
  "Many people are writing to this assistant right now.": "Gerade schreiben viele Menschen mit diesem Assistenten.",
  "The file cannot be reached right now. Please try again later.":
    "Die Datei ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.",
};

const translateFix = (sentence: string): string => {
  for (const [pattern, words] of FIX_PATTERNS) {
    const parts = pattern.exec(sentence);
    if (parts) return words(...parts.slice(1));
  }
  return sentence;
};

/** How records of a domain are put right, at the end of what is wrong with them. */
const FIX_PATTERNS: readonly Pattern[] = [
  [
    /^Set its A or AAAA record to (.{1,500})\.$/,
    (to = "") => `Setzen Sie den A- oder AAAA-Eintrag auf ${to.replaceAll(" or ", " oder ")}.`,
  ],
  [/^Set its CNAME record to (.{1,300})\.$/, (to = "") => `Setzen Sie den CNAME-Eintrag auf ${to}.`],
];

export const patterns: readonly Pattern[] = [
  [
    /^Enter a website or profile, such as (\S{1,100}) or (\S{1,100})\.$/,
    (site = "", name = "") => `Geben Sie eine Website oder ein Profil ein, zum Beispiel ${site} oder ${name}.`,
  ],
  [
    /^Choose the network, or enter the whole link, such as (\S{1,100})\.$/,
    (example = "") => `Wählen Sie das Netzwerk, oder geben Sie den ganzen Link ein, zum Beispiel ${example}.`,
  ],
  [/^Enter your .{1,100}, such as (.{1,200})\.$/, (example = "") => `Geben Sie so etwas ein wie ${example}.`],
  [
    /^Enter the number with its country code, such as (.{1,100})\.$/,
    (example = "") => `Geben Sie die Nummer mit Ländervorwahl ein, zum Beispiel ${example}.`,
  ],
  [
    /^That is a link to (.{1,100})\. Enter your .{1,100}, such as (.{1,200})\.$/,
    (network = "", example = "") => `Das ist ein Link zu ${network}. Geben Sie so etwas ein wie ${example}.`,
  ],
  [
    /^(.{1,50}) has no links to (user names|telephone numbers)\. Enter your .{1,100}, such as (.{1,200})\.$/,
    (network = "", what = "", example = "") =>
      `${network} kennt keine Links zu ${what === "user names" ? "Benutzernamen" : "Telefonnummern"}. Geben Sie so etwas ein wie ${example}.`,
  ],
  [
    /^The TXT record at (\S{1,300}) says something else\. Set it to (\S{1,300})\.$/,
    (name = "", token = "") => `Der TXT-Eintrag unter ${name} lautet anders. Setzen Sie ihn auf ${token}.`,
  ],
  [
    /^There is no TXT record at (\S{1,300})\. Set it to (\S{1,300}); it can take an hour until it is seen\.$/,
    (name = "", token = "") =>
      `Unter ${name} gibt es keinen TXT-Eintrag. Setzen Sie ihn auf ${token}. Es kann eine Stunde dauern, bis er zu sehen ist.`,
  ],
  [
    /^The CNAME of (\S{1,300}) leads in a circle \((.{1,1000})\)\. (Set its .{1,500})$/,
    (host = "", circle = "", mend = "") => `Der CNAME von ${host} führt im Kreis (${circle}). ${translateFix(mend)}`,
  ],
  [
    /^Some visitors are led elsewhere: remove the record of (\S{1,300}) with (.{1,500})\.$/,
    (host = "", to = "") => `Manche Besucher landen woanders: Entfernen Sie den Eintrag von ${host} mit ${to}.`,
  ],
  [
    /^(\S{1,300}) leads nowhere yet\. (Set its .{1,500})$/,
    (host = "", mend = "") => `${host} führt noch nirgendwohin. ${translateFix(mend)}`,
  ],
  [
    /^(\S{1,300}) leads to (.{1,500}?)\. (Set its .{1,500})$/,
    (host = "", to = "", mend = "") => `${host} führt zu ${to}. ${translateFix(mend)}`,
  ],
  [
    /^The name server for (\S{1,300}) .{1,200}\. We will try again automatically\.$/,
    (name = "") => `Der Nameserver für ${name} hat nicht verwertbar geantwortet. Wir fragen von selbst noch einmal.`,
  ],
  [
    /^A team has up to (\d{1,3}) domains\. Remove one to add another\.$/,
    (count = "") => `Ein Team hat bis zu ${count} Domains. Entfernen Sie eine, um eine andere hinzuzufügen.`,
  ],
  [
    /^A card can have up to (\d{1,5}) campaigns\. Delete one first\.$/,
    (count = "") => `Eine Karte kann bis zu ${count} Kampagnen haben. Löschen Sie zuerst eine.`,
  ],
  [/^A card has room for (\d{1,4}) buttons\.$/, (count = "") => `Auf eine Karte passen ${count} Schaltflächen.`],
  [/^Retention must be at most (\d{1,6}) days$/, (days = "") => `Höchstens ${days} Tage sind möglich`],
  [/^Knowledge must be at most (\d{1,4}) entries$/, (count = "") => `Höchstens ${count} Einträge Wissen sind möglich`],
  [/^Price ranges must be at most (\d{1,4}) entries$/, (count = "") => `Höchstens ${count} Preise sind möglich`],
  [
    /^Printed codes and links to (\S{1,100}) lead to another person's card\. Saving makes them open this one\.$/,
    (path = "") =>
      `Gedruckte Codes und Links zu ${path} führen zur Karte einer anderen Person. Nach dem Speichern öffnen sie diese.`,
  ],
  [
    /^(.{0,400}?) ?Printed codes and links to (\S{1,100}) led to another person's card until now\. They now open this one\.$/,
    (before = "", path = "") =>
      `${before} Gedruckte Codes und Links zu ${path} führten bisher zur Karte einer anderen Person. Jetzt öffnen sie diese.`.trim(),
  ],
];
