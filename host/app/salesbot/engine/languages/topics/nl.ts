/** The short question that a customer asks about each topic; see Language.topics. */
export const topics = `opening-hours: Wanneer zijn jullie open?
holidays-closed: Wanneer zijn jullie gesloten?
out-of-hours: Zijn jullie er ook buiten openingstijden?
emergency: Wat doe ik bij spoed?
lead-time: Hoe lang moet ik wachten?
duration: Hoe lang duurt het?
turnaround: Wanneer is het klaar?
how-to-book: Hoe boek ik?
book-ahead: Hoe ver van tevoren moet ik boeken?
walk-in: Kan ik zonder afspraak komen?
confirmation: Krijg ik een bevestiging?
reschedule: Kan ik mijn afspraak verzetten?
cancellation: Hoe annuleer ik?
no-show-late: Wat als ik te laat ben?
deposit: Is er een aanbetaling?
minimum: Is er een minimum?
maximum-group: Hoe groot mag de groep zijn?
capacity-size: Voor hoeveel personen is er plaats?
season: In welke maanden kan het?
weather: Wat als het slecht weer is?
directions: Waar zitten jullie?
public-transport: Kan ik met het openbaar vervoer komen?
parking: Waar kan ik parkeren?
service-area: In welk gebied werken jullie?
travel-fee: Zijn er voorrijkosten?
online-remote: Kan het ook online?
home-visit: Komen jullie bij mij thuis?
branches: Zijn er andere vestigingen?
accessibility: Is het rolstoeltoegankelijk?
stairs-lift: Zijn er trappen of is er een lift?
facilities: Welke voorzieningen zijn er?
waiting-companions: Mag er iemand mee?
food-drink: Is er eten en drinken?
pets: Zijn huisdieren welkom?
children: Zijn kinderen welkom?
price: Wat kost het?
price-per-unit: Wat is het tarief?
included: Wat is inbegrepen?
extra-costs: Komen er kosten bij?
weekend-surcharge: Is er een toeslag?
tax: Zijn de prijzen inclusief btw?
payment-methods: Hoe kan ik betalen?
payment-terms: Wanneer moet ik betalen?
instalments: Kan ik in termijnen betalen?
discounts: Zijn er kortingen?
packages-passes: Zijn er pakketten of abonnementen?
vouchers: Zijn er cadeaubonnen?
refund-return: Krijg ik mijn geld terug?
quote-estimate: Kan ik een offerte krijgen?
price-change: Kunnen de prijzen veranderen?
insurance-covers: Vergoedt de verzekering het?
grants: Zijn er subsidies?
trial: Kan ik het eerst proberen?
first-consultation: Is het eerste gesprek gratis?
damage: Wie betaalt bij schade?
commission: Hoeveel commissie rekenen jullie?
services-list: Wat bieden jullie aan?
specific-offer: Wat doen jullie nog meer?
not-offered: Wat doen jullie niet?
brands-models: Met welke merken werken jullie?
materials-ingredients: Waar is het van gemaakt?
allergens-diet: Houden jullie rekening met allergieën en diëten?
sustainability: Wat doen jullie voor het milieu?
process: Hoe gaat het in zijn werk?
preparation: Hoe bereid ik me voor?
bring: Wat neem ik mee?
clothing: Wat trek ik aan?
aftercare: Waar moet ik daarna op letten?
equipment-provided: Welke uitrusting is er aanwezig?
rental: Kan ik iets huren?
safety: Hoe zorgen jullie voor veiligheid?
pain-side-effects: Doet het pijn?
age-limits: Is er een minimumleeftijd?
health-limits: Kan het ook met gezondheidsklachten?
experience-level: Heb ik ervaring nodig?
gender-staff-choice: Kan ik kiezen wie mij helpt?
languages: Welke talen spreken jullie?
class-size: Hoe groot zijn de groepen?
curriculum-levels: Welke niveaus zijn er?
certificates-exams: Krijg ik een certificaat?
results: Welk resultaat kan ik verwachten?
guarantee: Is er garantie?
complaints-mending: Wat als er iets misgaat?
comparison: Wat is het verschil?
frequency: Hoe vaak is het nodig?
custom-made: Kan het op maat?
dimensions: Welke maten zijn er?
portfolio: Kan ik eerder werk bekijken?
delivery-shipping: Bezorgen jullie?
collection: Kan ik het zelf ophalen?
installation: Verzorgen jullie de installatie?
maintenance: Doen jullie onderhoud?
parts-supplies: Hoe zit het met onderdelen?
stock: Is het op voorraad?
storage-shelf-life: Hoe lang blijft het goed?
backup-plan: Wat als jullie ziek zijn?
files-rights: Welke bestanden en rechten krijg ik?
revisions: Hoeveel aanpassingen zijn inbegrepen?
privacy: Wat gebeurt er met mijn gegevens?
tech-security: Hoe zit het met hosting en beveiliging?
support: Hoe krijg ik hulp?
onboarding: Hoe beginnen we?
contract-term: Hoe lang loopt het contract?
documents: Welke documenten zijn nodig?
owner: Wie is de eigenaar?
team: Wie werkt er?
qualifications: Welke opleiding hebben jullie?
founded-experience: Sinds wanneer bestaan jullie?
liability-insurance: Zijn jullie verzekerd?
references: Zijn er referenties?
awards-press: Hebben jullie prijzen gewonnen?
jobs: Zoeken jullie personeel?
partners: Met wie werken jullie samen?
phone: Wat is het telefoonnummer?
email: Wat is het e-mailadres?
reply-time: Hoe snel antwoorden jullie?
message-apps: Kan ik jullie een bericht sturen?
social-media: Zitten jullie op sociale media?
website-shop: Wat is de website?
visit-viewing: Kan ik komen kijken?
private-events: Kan ik er een feestje geven?
corporate: Werken jullie ook voor bedrijven?
weddings: Doen jullie bruiloften?
trade-in-secondhand: Nemen jullie gebruikte spullen in?
photos-filming: Mag ik foto's maken?
overnight-stay: Kan ik blijven slapen?
supervision: Wie houdt toezicht?
drop-off-pick-up: Hoe laat kan ik komen en moet ik weg?
outdoor-space: Is er een buitenruimte?
history-name: Hoe is het begonnen?
charity: Steunen jullie goede doelen?
wifi-work: Is er wifi?
smoking-alcohol: Mag je roken of alcohol drinken?
tipping: Is fooi gebruikelijk?
colours-styles: Welke kleuren en stijlen zijn er?
permits-legal: Is er een vergunning nodig?
medication-care: Geven jullie medicijnen?
same-person: Is het altijd dezelfde persoon?
company-details: Wat zijn de bedrijfsgegevens?
newsletter: Is er een nieuwsbrief?
talk-to-person: Kan ik iemand spreken?
lost-property: Ik ben iets vergeten, wat nu?
noise-curfew: Tot hoe laat mag er muziek zijn?
risk-worst-case: Wat gebeurt er in het ergste geval?`;
