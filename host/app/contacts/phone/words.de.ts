import type { PhoneWords } from "./words.en.ts";

const GET_DAVX = "Installieren Sie DAVx⁵ aus Google Play oder F-Droid.";
const GO_ON_IN_DAVX = "Fahren Sie in DAVx⁵ fort und wählen Sie das Adressbuch Meishi.";
const INSTALL = "Öffnen Sie die Einstellungen, tippen Sie oben auf „Profil geladen“ und dann auf Installieren.";

export const words: PhoneWords = {
  title: "Kontakte auf dem Telefon",
  subtitle: "Ihre Kontakte im Adressbuch des Telefons. Änderungen wirken in beide Richtungen.",
  back: "Alle Kontakte",
  which: "Ihr Gerät",
  kinds: { iphone: "iPhone, iPad", android: "Android", mac: "Mac", thunderbird: "Thunderbird", other: "Anderes" },
  setUp: "Einrichten",
  notSetUp: "Das Gerät konnte nicht eingerichtet werden",
  needsHttps:
    "Telefone gleichen nur über eine verschlüsselte Verbindung (https) ab. Diese Seite wird ohne eine solche geöffnet.",
  steps: {
    iphone: [
      "Scannen Sie den Code mit der Kamera des iPhones und öffnen Sie den Link. Er gilt einmal, zehn Minuten lang.",
      "Erlauben Sie das Laden.",
      INSTALL,
    ],
    onIphone: ["Tippen Sie auf die Schaltfläche und erlauben Sie das Laden.", INSTALL],
    android: [
      GET_DAVX,
      "Scannen Sie den Code mit der Kamera des Telefons, oder öffnen Sie den Link auf dem Telefon.",
      GO_ON_IN_DAVX,
    ],
    onAndroid: [GET_DAVX, "Kommen Sie auf diese Seite zurück und tippen Sie auf die Schaltfläche.", GO_ON_IN_DAVX],
    mac: [
      "Laden Sie das Profil herunter. Der Link gilt einmal, zehn Minuten lang.",
      "Öffnen Sie es und installieren Sie es in den Systemeinstellungen unter Profile.",
    ],
    thunderbird: [
      "Wählen Sie im Adressbuch „Neues Adressbuch“, dann „CardDAV-Adressbuch hinzufügen“.",
      "Geben Sie den Benutzernamen und die Adresse von unten ein, dann das Passwort.",
    ],
    other: ["Richten Sie mit diesen Angaben ein CardDAV-Konto ein."],
  },
  profile: "Profil laden",
  getDavx: "DAVx⁵ holen",
  inDavx: "In DAVx⁵ öffnen",
  code: "QR-Code, der das Telefon einrichtet",
  address: "Adresse",
  username: "Benutzername",
  password: "Passwort",
  once: "Das Passwort wird nur jetzt angezeigt. Es öffnet Ihre Kontakte, sonst nichts.",
  copy: (label) => `${label} kopieren`,
  done: "Fertig",
  devices: "Geräte",
  noDevices: "Noch kein Gerät.",
  synced: (last, since) => (last ? `Zuletzt abgeglichen: ${last}` : `Eingerichtet: ${since}, noch nicht abgeglichen`),
  end: "Beenden",
  endOne: (name) => `${name} beenden`,
  ended: "Gerät beendet",
  endedText: "Es erhält keine Änderungen mehr. Seine Kopie der Kontakte verschwindet, wenn Sie dort das Konto löschen.",
  notEnded: "Das Gerät konnte nicht beendet werden",
};
