/** The short question that a customer asks about each topic; see Language.topics. */
export const topics = `opening-hours: Wann haben Sie geöffnet?
holidays-closed: Wann ist geschlossen?
out-of-hours: Sind Sie auch abends oder am Wochenende da?
emergency: Was tue ich im Notfall?
lead-time: Wie schnell geht es?
duration: Wie lange dauert es?
turnaround: Wann ist es fertig?
how-to-book: Wie buche ich?
book-ahead: Wie früh muss ich buchen?
walk-in: Kann ich ohne Termin kommen?
confirmation: Bekomme ich eine Bestätigung?
reschedule: Kann ich den Termin verschieben?
cancellation: Wie sage ich ab?
no-show-late: Was ist, wenn ich zu spät komme?
deposit: Gibt es eine Anzahlung?
minimum: Gibt es eine Mindestmenge?
maximum-group: Wie groß darf die Gruppe sein?
capacity-size: Wie viele Personen haben Platz?
season: Zu welcher Jahreszeit gibt es das?
weather: Was ist bei schlechtem Wetter?
directions: Wie finde ich Sie?
public-transport: Komme ich mit Bus oder Bahn hin?
parking: Wo kann ich parken?
service-area: In welchem Gebiet arbeiten Sie?
travel-fee: Was kostet die Anfahrt?
online-remote: Geht das auch online?
home-visit: Kommen Sie zu mir?
branches: Gibt es weitere Standorte?
accessibility: Ist es barrierefrei?
stairs-lift: Gibt es Stufen oder einen Aufzug?
facilities: Was gibt es vor Ort?
waiting-companions: Darf jemand mitkommen?
food-drink: Gibt es etwas zu essen und zu trinken?
pets: Sind Tiere erlaubt?
children: Sind Kinder willkommen?
price: Was kostet es?
price-per-unit: Was kostet es pro Einheit?
included: Was ist inbegriffen?
extra-costs: Kommen Kosten dazu?
weekend-surcharge: Gibt es einen Zuschlag?
tax: Sind die Preise mit Steuer?
payment-methods: Wie kann ich zahlen?
payment-terms: Wann zahle ich?
instalments: Kann ich in Raten zahlen?
discounts: Gibt es Rabatt?
packages-passes: Gibt es Pakete oder Abos?
vouchers: Gibt es Gutscheine?
refund-return: Bekomme ich mein Geld zurück?
quote-estimate: Bekomme ich einen Kostenvoranschlag?
price-change: Können sich die Preise ändern?
insurance-covers: Zahlt das die Versicherung?
grants: Gibt es Fördermittel?
trial: Kann ich es ausprobieren?
first-consultation: Ist die erste Beratung kostenlos?
damage: Wer zahlt, wenn etwas beschädigt wird?
commission: Wie hoch ist Ihre Provision?
services-list: Was bieten Sie an?
specific-offer: Was machen Sie sonst noch?
not-offered: Was machen Sie nicht?
brands-models: Mit welchen Marken arbeiten Sie?
materials-ingredients: Woraus ist es gemacht?
allergens-diet: Was gibt es bei Allergien und Diäten?
sustainability: Wie halten Sie es mit der Umwelt?
process: Wie läuft es ab?
preparation: Wie bereite ich mich vor?
bring: Was bringe ich mit?
clothing: Was ziehe ich an?
aftercare: Was muss ich danach beachten?
equipment-provided: Welche Ausrüstung wird gestellt?
rental: Kann ich etwas mieten?
safety: Wie sorgen Sie für Sicherheit?
pain-side-effects: Tut es weh?
age-limits: Gibt es eine Altersgrenze?
health-limits: Geht das auch mit gesundheitlichen Problemen?
experience-level: Brauche ich Vorkenntnisse?
gender-staff-choice: Kann ich mir aussuchen, wer mich betreut?
languages: Welche Sprachen sprechen Sie?
class-size: Wie groß sind die Gruppen?
curriculum-levels: Welche Stufen gibt es?
certificates-exams: Bekomme ich ein Zertifikat?
results: Was kann ich erwarten?
guarantee: Gibt es eine Garantie?
complaints-mending: Was ist, wenn etwas schiefgeht?
comparison: Was ist der Unterschied?
frequency: Wie oft ist das nötig?
custom-made: Geht das auch nach Maß?
dimensions: Welche Größen gibt es?
portfolio: Kann ich frühere Arbeiten sehen?
delivery-shipping: Liefern Sie?
collection: Kann ich es selbst abholen?
installation: Übernehmen Sie den Einbau?
maintenance: Machen Sie die Wartung?
parts-supplies: Wie steht es mit Ersatzteilen?
stock: Ist es vorrätig?
storage-shelf-life: Wie lange hält es?
backup-plan: Was ist, wenn Sie krank werden?
files-rights: Welche Dateien und Rechte bekomme ich?
revisions: Wie viele Änderungen sind dabei?
privacy: Was passiert mit meinen Daten?
tech-security: Wie steht es um Hosting und Sicherheit?
support: Wie bekomme ich Hilfe?
onboarding: Wie fangen wir an?
contract-term: Wie lange läuft der Vertrag?
documents: Welche Unterlagen brauche ich?
owner: Wer führt den Betrieb?
team: Wer gehört zum Team?
qualifications: Welche Ausbildung haben Sie?
founded-experience: Seit wann gibt es Sie?
liability-insurance: Sind Sie versichert?
references: Gibt es Referenzen?
awards-press: Haben Sie Auszeichnungen?
jobs: Suchen Sie Mitarbeiter?
partners: Mit wem arbeiten Sie zusammen?
phone: Wie ist die Telefonnummer?
email: Wie ist die E-Mail-Adresse?
reply-time: Wie schnell antworten Sie?
message-apps: Kann ich Ihnen eine Nachricht schreiben?
social-media: Sind Sie in sozialen Medien?
website-shop: Wie ist die Website?
visit-viewing: Kann ich vorbeikommen?
private-events: Kann man hier privat feiern?
corporate: Arbeiten Sie auch für Firmen?
weddings: Machen Sie Hochzeiten?
trade-in-secondhand: Nehmen Sie Gebrauchtes?
photos-filming: Darf ich fotografieren?
overnight-stay: Kann man dort übernachten?
supervision: Wer passt auf?
drop-off-pick-up: Wann kann ich bringen und abholen?
outdoor-space: Gibt es einen Platz im Freien?
history-name: Wie fing es an?
charity: Unterstützen Sie gute Zwecke?
wifi-work: Gibt es WLAN?
smoking-alcohol: Darf man rauchen oder Alkohol trinken?
tipping: Ist Trinkgeld üblich?
colours-styles: Welche Farben und Stile gibt es?
permits-legal: Braucht man eine Genehmigung?
medication-care: Geben Sie Medikamente?
same-person: Kommt immer dieselbe Person?
company-details: Wie lauten die Firmendaten?
newsletter: Gibt es einen Newsletter?
talk-to-person: Kann ich mit jemandem sprechen?
lost-property: Ich habe etwas vergessen, was nun?
noise-curfew: Wie laut darf es sein?
risk-worst-case: Was ist im schlimmsten Fall?`;
