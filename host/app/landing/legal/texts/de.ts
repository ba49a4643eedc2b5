import type { LegalTexts } from "./en.ts";

export const texts: LegalTexts = {
  privacy: {
    title: "Datenschutz",
    text: `
Diese Seite beschreibt, was Meishi speichert, wenn Sie eine Karte besuchen oder ein Konto haben. Verantwortlich ist, wer diese Installation betreibt; siehe Impressum.

## Wenn Sie eine Karte öffnen

Wir zählen, dass die Karte geöffnet wurde, dass ein Link angeklickt, der Kontakt gespeichert oder eine Nachricht gesendet wurde. Ihre IP-Adresse wird vor dem Speichern gekürzt, sodass sie nicht mehr auf Sie hinweist. Wiederkehrende Besuche erkennen wir an einem Wert, der sich täglich ändert und sich nicht in eine Adresse zurückrechnen lässt. Wir setzen keine Tracking-Cookies und laden nichts von anderen Unternehmen, bevor Sie es anfordern, etwa eine Karte der Umgebung oder ein Video.

## Wenn Sie der Inhaberin oder dem Inhaber einer Karte schreiben

Was Sie in ein Kontaktformular oder in den Chat einer Karte eingeben, wird für die Person gespeichert, der die Karte gehört. Im Chat antwortet ein Programm, und es sagt das auch.

## Wenn Sie ein Konto haben

Wir speichern Ihren Benutzernamen, Ihre E-Mail-Adresse, Ihren Namen, Ihre Karten und, wenn Sie sie angeben, Ihre Telefonnummer. Ihr Passwort speichern wir nur als Hash. Ein Cookie hält Sie angemeldet; es ist dafür notwendig und dient keinem anderen Zweck.

## Ihre Rechte

In Ihrem Konto können Sie Ihre Daten ansehen, ändern und herunterladen sowie das Konto mit allen Inhalten löschen. In allen anderen Fällen schreiben Sie bitte an die Adresse im Impressum.
`,
  },
  imprint: {
    title: "Impressum",
    text: `
Diese Installation von Meishi Digital Cards wird von ihrer Administration betrieben.

## Kontakt

Nutzen Sie „Vertrieb kontaktieren“ am Ende dieser Seite. Der Betreiber ersetzt diesen Text durch Name, Postanschrift, E-Mail-Adresse und, wo das Gesetz es verlangt, durch Register- und Steuernummern.

## Inhalte der Karten

Für den Inhalt einer Karte ist verantwortlich, wer sie erstellt hat. Teilen Sie uns mit, wenn eine Karte gegen das Gesetz verstößt oder sich jemand als eine andere Person ausgibt. Wir pausieren sie dann, während wir den Fall prüfen.
`,
  },
  terms: {
    title: "Nutzungsbedingungen",
    text: `
Diese Bedingungen gelten zwischen Ihnen und dem Betreiber dieser Installation von Meishi Digital Cards; siehe Impressum.

## Ihr Konto

Machen Sie korrekte Angaben, behalten Sie Ihr Passwort für sich und sagen Sie uns Bescheid, wenn jemand anderes es kennen könnte. Ein Konto gehört genau einer Person.

## Ihre Karten

Was Sie auf eine Karte setzen, bleibt Ihr Eigentum. Sie erlauben uns, es allen zu zeigen, die den Link haben. Veröffentlichen Sie nichts, was gegen das Gesetz verstößt, was anderen gehört oder womit Sie sich als jemand anderes ausgeben.

## Tarife

Tarife und Preise stehen auf der Startseite. Sie können zum Ende jedes Monats wechseln oder kündigen. Wenn Sie gehen, können Sie Ihre Daten mitnehmen.

## Was wir zusagen

Wir sorgen dafür, dass Karten erreichbar sind, können das aber nicht jederzeit garantieren. Wir haften für Schäden, die wir vorsätzlich oder grob fahrlässig verursachen; wo das Gesetz mehr verlangt, gilt das Gesetz.
`,
  },
  "data-processing": {
    title: "Auftragsverarbeitung",
    text: `
Dieser Vertrag gilt, wenn Sie als Kundin oder Kunde mit dieser Installation von Meishi Digital Cards personenbezogene Daten anderer verarbeiten, etwa Ihres Teams oder der Menschen, die Ihren Karten schreiben (Art. 28 DSGVO). Auftragsverarbeiter ist, wer die Installation betreibt; siehe Impressum. Der Betreiber ersetzt diesen Text durch das tatsächlich Vereinbarte.

## Gegenstand und Dauer

Der Betreiber speichert und zeigt Karten, Nachrichten, Gespräche, Kontakte und Statistiken, solange Sie ein Konto haben. Betroffen sind Ihre Mitglieder, Besucherinnen und Besucher Ihrer Karten und Ihre Kontakte. Die Arten der Daten stehen unter Datenschutz.

## Weisungen

Der Betreiber verarbeitet diese Daten nur, um den Dienst zu erbringen, und nach Ihren dokumentierten Weisungen, die Sie über die Funktionen des Produkts oder per E-Mail geben. Wer Zugang hat, ist zur Vertraulichkeit verpflichtet.

## Sicherheit

Verbindungen sind verschlüsselt, Passwörter und Schlüssel nur als Hash gespeichert, IP-Adressen gekürzt. Zugriff haben nur die Inhaberin oder der Inhaber, das Team und die Administration; Änderungen werden protokolliert, und Sicherungen erstellt, wie der Betreiber es eingerichtet hat.

## Weitere Auftragsverarbeiter

Sie stimmen denen zu, die unter Dienstleister stehen. Neue kündigt der Betreiber dort 30 Tage vorher an; Sie können widersprechen und kündigen.

## Unterstützung und Nachweise

Der Betreiber hilft Ihnen, Anfragen Betroffener zu beantworten, meldet eine Verletzung unverzüglich, spätestens 48 Stunden nachdem sie ihm bekannt wurde, und weist auf Anfrage nach, dass er diesen Vertrag einhält.

## Am Ende

Sie können jederzeit alle Daten herunterladen. Wird das Konto gelöscht, werden die Daten sofort gelöscht, in Sicherungen mit deren Ablauf, soweit das Gesetz keine Aufbewahrung verlangt.
`,
  },
  processors: {
    title: "Dienstleister",
    text: `
Meishi läuft auf dem eigenen Rechner des Betreibers und gibt von sich aus keine Daten weiter. Die folgenden Arten von Diensten sind nur beteiligt, wo der Betreiber sie eingerichtet hat oder jemand sie anfordert. Der Betreiber ersetzt diesen Text durch Namen, Länder und Verträge.

## Vom Betreiber eingerichtet

Anbieter des Rechners und der Sicherungen: alle Daten. Mailserver: Adressen und Texte von E-Mails. Dateispeicher: Bilder. Sprachmodell: was Besucherinnen und Besucher dem Assistenten schreiben, und die hinterlegten Fakten. Anmeldedienst: Name und E-Mail-Adresse derer, die ihn nutzen. Apple und Google für Karten in der Wallet: was auf der Karte steht.

## Wenn jemand es anfordert

OpenStreetMap oder Google: die Adresse einer Karte, wenn sie eingegeben wird, und die IP-Adresse dessen, der den Stadtplan öffnet. Anbieter von Videos und eingebetteten Inhalten: die IP-Adresse dessen, der sie öffnet. Hersteller des Browsers: verschlüsselte Mitteilungen an alle, die sie eingeschaltet haben.

## Von der Inhaberin oder dem Inhaber einer Karte gewählt

Adressen, die für Webhooks eingetragen sind, erhalten Kontakte und Nachrichten der eigenen Karten.
`,
  },
  accessibility: {
    title: "Barrierefreiheit",
    text: `
Alle sollen eine Karte öffnen, ihrer Inhaberin oder ihrem Inhaber schreiben und eine Karte erstellen können. Diese Erklärung beschreibt die Software, wie sie ausgeliefert wird; ihr Ziel ist Stufe AA der Web Content Accessibility Guidelines 2.2 und EN 301 549.

## Was funktioniert

Jede Seite lässt sich allein mit der Tastatur und mit einem Screenreader bedienen, auch auf 360 Pixeln Breite. Karten funktionieren ohne JavaScript. Texte haben hell und dunkel genug Kontrast; Bewegung endet, wo das System es verlangt. Jede Seite wird bei jeder Änderung der Software mit axe geprüft.

## Was noch nicht funktioniert

Selbst gewählten Farben, Bildern, Videos und Texten können Kontrast, Beschreibungen oder Untertitel fehlen. Stadtpläne und eingebettete Inhalte kommen von anderen. Neben Diagrammen stehen Tabellen; die Zeichnungen selbst sind für Screenreader ausgeblendet. Eine unabhängige Stelle hat die Software nicht geprüft.

## Sagen Sie es uns

Wenn Sie auf ein Hindernis stoßen, schreiben Sie an die Adresse im Impressum; wir antworten innerhalb von zwei Wochen. Sind Sie mit der Antwort nicht zufrieden, können Sie sich an die zuständige Stelle Ihres Landes wenden; der Betreiber nennt sie hier.
`,
  },
};
