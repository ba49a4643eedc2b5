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
};
