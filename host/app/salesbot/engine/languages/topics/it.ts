/** The short question that a customer asks about each topic; see Language.topics. */
export const topics = `opening-hours: Quali sono gli orari?
holidays-closed: Quando siete chiusi?
out-of-hours: Lavorate anche fuori orario?
emergency: Che cosa faccio in un'emergenza?
lead-time: Quanto c'è da aspettare?
duration: Quanto dura?
turnaround: Quando è pronto?
how-to-book: Come si prenota?
book-ahead: Quanto tempo prima devo prenotare?
walk-in: Si può venire senza appuntamento?
confirmation: Ricevo una conferma?
reschedule: Posso spostare l'appuntamento?
cancellation: Come si disdice?
no-show-late: E se arrivo in ritardo?
deposit: C'è una caparra?
minimum: C'è un minimo?
maximum-group: Quanto può essere grande il gruppo?
capacity-size: Quante persone ci stanno?
season: In quali mesi è possibile?
weather: E se il tempo è brutto?
directions: Dove siete?
public-transport: Si arriva con i mezzi?
parking: Dove si parcheggia?
service-area: Che zona coprite?
travel-fee: C'è un costo di uscita?
online-remote: Si può fare online?
home-visit: Venite a casa?
branches: Avete altre sedi?
accessibility: È accessibile in carrozzina?
stairs-lift: Ci sono scale o un ascensore?
facilities: Quali servizi ci sono?
waiting-companions: Posso portare qualcuno?
food-drink: C'è da mangiare e da bere?
pets: Sono ammessi animali?
children: I bambini sono benvenuti?
price: Quanto costa?
price-per-unit: Qual è la tariffa?
included: Che cosa è compreso?
extra-costs: Ci sono costi extra?
weekend-surcharge: C'è un supplemento?
tax: I prezzi sono IVA inclusa?
payment-methods: Come si paga?
payment-terms: Quando si paga?
instalments: Posso pagare a rate?
discounts: Ci sono sconti?
packages-passes: Ci sono pacchetti o abbonamenti?
vouchers: Ci sono buoni regalo?
refund-return: Posso avere un rimborso?
quote-estimate: Fate preventivi?
price-change: I prezzi possono cambiare?
insurance-covers: Lo copre l'assicurazione?
grants: Ci sono contributi o incentivi?
trial: Si può fare una prova?
first-consultation: Il primo colloquio è gratuito?
damage: Chi paga i danni?
commission: Qual è la vostra provvigione?
services-list: Che cosa offrite?
specific-offer: Che altro fate?
not-offered: Che cosa non fate?
brands-models: Con quali marche lavorate?
materials-ingredients: Di che cosa è fatto?
allergens-diet: Avete opzioni per allergie e diete?
sustainability: Che cosa fate per l'ambiente?
process: Come funziona?
preparation: Come mi preparo?
bring: Che cosa porto?
clothing: Come mi vesto?
aftercare: A che cosa devo stare attento dopo?
equipment-provided: Quale attrezzatura fornite?
rental: Si può noleggiare qualcosa?
safety: Come garantite la sicurezza?
pain-side-effects: Fa male?
age-limits: C'è un'età minima?
health-limits: E se ho problemi di salute?
experience-level: Serve esperienza?
gender-staff-choice: Posso scegliere chi mi segue?
languages: Che lingue parlate?
class-size: Quanto sono grandi i gruppi?
curriculum-levels: Quali livelli ci sono?
certificates-exams: C'è un attestato?
results: Che risultati posso aspettarmi?
guarantee: C'è una garanzia?
complaints-mending: E se qualcosa va storto?
comparison: Qual è la differenza?
frequency: Ogni quanto serve?
custom-made: Si può fare su misura?
dimensions: Quali misure ci sono?
portfolio: Posso vedere lavori precedenti?
delivery-shipping: Fate consegne?
collection: Posso ritirarlo di persona?
installation: Fate l'installazione?
maintenance: Fate manutenzione?
parts-supplies: E i ricambi?
stock: È disponibile subito?
storage-shelf-life: Quanto si conserva?
backup-plan: E se vi ammalate?
files-rights: Quali file e diritti ricevo?
revisions: Quante modifiche sono comprese?
privacy: Come trattate i miei dati?
tech-security: E l'hosting e la sicurezza?
support: Come ricevo assistenza?
onboarding: Come si comincia?
contract-term: Quanto dura il contratto?
documents: Quali documenti servono?
owner: Chi è il titolare?
team: Chi lavora da voi?
qualifications: Che qualifiche avete?
founded-experience: Da quando esistete?
liability-insurance: Siete assicurati?
references: Avete referenze?
awards-press: Avete vinto premi?
jobs: Cercate personale?
partners: Con chi collaborate?
phone: Qual è il telefono?
email: Qual è l'e-mail?
reply-time: In quanto tempo rispondete?
message-apps: Posso scrivervi un messaggio?
social-media: Siete sui social?
website-shop: Qual è il sito?
visit-viewing: Posso venire a vedere?
private-events: Ospitate eventi privati?
corporate: Lavorate per le aziende?
weddings: Fate matrimoni?
trade-in-secondhand: Prendete l'usato?
photos-filming: Si possono fare foto?
overnight-stay: Si può passare la notte?
supervision: Chi sorveglia?
drop-off-pick-up: A che ora si arriva e si parte?
outdoor-space: C'è uno spazio all'aperto?
history-name: Com'è cominciato tutto?
charity: Sostenete cause benefiche?
wifi-work: C'è il wifi?
smoking-alcohol: Si può fumare o bere alcolici?
tipping: Si lascia la mancia?
colours-styles: Quali colori e stili ci sono?
permits-legal: Servono permessi?
medication-care: Somministrate farmaci?
same-person: È sempre la stessa persona?
company-details: Quali sono i dati dell'azienda?
newsletter: Avete una newsletter?
talk-to-person: Posso parlare con qualcuno?
lost-property: Ho dimenticato qualcosa, che faccio?
noise-curfew: Fino a che ora si può fare musica?
risk-worst-case: E nel peggiore dei casi?`;
