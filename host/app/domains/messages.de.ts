import type { DomainMessages } from "./messages.en.ts";

export const words: DomainMessages = {
  hostMissing: "Geben Sie eine Domain ein, zum Beispiel cards.example.com.",
  hostTooLong: "Eine Domain hat höchstens 253 Zeichen.",
  nameTooLong: "Höchstens 45 Zeichen.",
  badColor: "Geben Sie eine Farbe wie #b45309 ein.",
  cardMissing: "Wählen Sie die Karte, die angezeigt werden soll.",
  iconMissing: "Laden Sie zuerst das Symbol hoch.",
  inUse: "Diese Domain wird von einem anderen Konto verwendet.",
  alreadyAdded: "Diese Domain haben Sie bereits hinzugefügt.",
  directoryOfTeam: "Nur die Domain eines Teams kann ein Verzeichnis zeigen.",
  cardNotFound: "Karte nicht gefunden",
  teamNotFound: "Team nicht gefunden",
  notFound: "Domain nicht gefunden",
  tooManyChecks: "Sie haben schon oft geprüft.",
  notLive: "Eine Domain kann Hauptadresse werden, sobald sie aktiv ist.",
  hostIsAddress: "Geben Sie einen Namen ein, zum Beispiel cards.example.com, keine IP-Adresse.",
  hostOnly: "Geben Sie nur den Host ein, zum Beispiel cards.example.com, ohne https://, Port oder Pfad.",
  hostUnknown: "Dieser Name führt im Internet nirgendwohin.",
  hostInvalid: "Das ist keine gültige Domain. Sie sieht aus wie cards.example.com.",
  hostCharacters: "Eine Domain kann nur Buchstaben, Ziffern und Bindestriche enthalten.",
  hostMixesAlphabets:
    "Diese Domain mischt Buchstaben verschiedener Alphabete und könnte mit einem anderen Namen verwechselt werden.",
  hostIsOurs: "Dieser Host gehört zu dieser Website. Geben Sie eine eigene Domain ein.",
  hostIsSuffix: "Diese Endung kann niemandem gehören. Geben Sie eine Domain darunter ein.",
  freed: (host) => `${host} war 14 Tage lang ohne seine Einträge reserviert und ist wieder frei.`,
  ownedElsewhere: (host) =>
    `${host} wird von einem anderen Konto verwendet, das nachgewiesen hat, dass es ihm gehört. Gehört es Ihnen, entfernen Sie die Einträge dieses Kontos: 14 Tage später ist der Name frei.`,
  proofDiffers: (name, token) => `Der TXT-Eintrag unter ${name} lautet anders. Setzen Sie ihn auf ${token}.`,
  proofMissing: (name, token) =>
    `Unter ${name} gibt es keinen TXT-Eintrag. Setzen Sie ihn auf ${token}. Es kann eine Stunde dauern, bis er zu sehen ist.`,
  circle: (host, circle, fix) => `Der CNAME von ${host} führt im Kreis (${circle}). ${fix}`,
  someElsewhere: (host, addresses) =>
    `Manche Besucher landen woanders: Entfernen Sie den Eintrag von ${host} mit ${addresses}.`,
  leadsNowhere: (host, fix) => `${host} führt noch nirgendwohin. ${fix}`,
  leadsElsewhere: (host, target, fix) => `${host} führt zu ${target}. ${fix}`,
  setAddress: (addresses) => `Setzen Sie den A- oder AAAA-Eintrag auf ${addresses.join(" oder ")}.`,
  setAlias: (mainHost) => `Setzen Sie den CNAME-Eintrag auf ${mainHost}.`,
  unanswered: (name, _) =>
    `Der Nameserver für ${name} hat nicht verwertbar geantwortet. Wir fragen von selbst noch einmal.`,
  hostMax: (max) => `Eine Domain hat höchstens ${max} Zeichen.`,
};
