/** The short question that a customer asks about each topic; see Language.topics. */
export const topics = `opening-hours: Quels sont vos horaires ?
holidays-closed: Quand êtes-vous fermés ?
out-of-hours: Êtes-vous là en dehors des horaires ?
emergency: Que faire en cas d'urgence ?
lead-time: Sous quel délai ?
duration: Combien de temps cela dure-t-il ?
turnaround: Quand est-ce prêt ?
how-to-book: Comment réserver ?
book-ahead: Combien de temps à l'avance réserver ?
walk-in: Peut-on venir sans rendez-vous ?
confirmation: Vais-je recevoir une confirmation ?
reschedule: Peut-on changer de date ?
cancellation: Comment annuler ?
no-show-late: Et si j'arrive en retard ?
deposit: Faut-il verser un acompte ?
minimum: Y a-t-il un minimum ?
maximum-group: Quelle taille de groupe ?
capacity-size: Combien de personnes ?
season: À quelle saison est-ce possible ?
weather: Et s'il fait mauvais ?
directions: Où êtes-vous ?
public-transport: Peut-on venir en transports en commun ?
parking: Où se garer ?
service-area: Quelle zone couvrez-vous ?
travel-fee: Y a-t-il des frais de déplacement ?
online-remote: Est-ce possible en ligne ?
home-visit: Vous déplacez-vous ?
branches: Avez-vous d'autres adresses ?
accessibility: Est-ce accessible en fauteuil ?
stairs-lift: Y a-t-il un escalier ou un ascenseur ?
facilities: De quels équipements dispose-t-on ?
waiting-companions: Peut-on venir accompagné ?
food-drink: Peut-on manger et boire ?
pets: Les animaux sont-ils admis ?
children: Les enfants sont-ils bienvenus ?
price: Quels sont vos prix ?
price-per-unit: Quel est le tarif à l'unité ?
included: Qu'est-ce qui est compris ?
extra-costs: Y a-t-il des frais en plus ?
weekend-surcharge: Y a-t-il un supplément ?
tax: Les prix sont-ils TTC ?
payment-methods: Comment payer ?
payment-terms: Quand payer ?
instalments: Peut-on payer en plusieurs fois ?
discounts: Y a-t-il des réductions ?
packages-passes: Y a-t-il des forfaits ?
vouchers: Avez-vous des bons cadeaux ?
refund-return: Puis-je être remboursé ?
quote-estimate: Faites-vous des devis ?
price-change: Les prix peuvent-ils changer ?
insurance-covers: Est-ce remboursé par l'assurance ?
grants: Y a-t-il des aides ?
trial: Peut-on faire un essai ?
first-consultation: Le premier rendez-vous est-il gratuit ?
damage: Qui paie en cas de dégâts ?
commission: Quelle est votre commission ?
services-list: Que proposez-vous ?
specific-offer: Que faites-vous d'autre ?
not-offered: Que ne faites-vous pas ?
brands-models: Avec quelles marques travaillez-vous ?
materials-ingredients: En quoi est-ce fait ?
allergens-diet: Tenez-vous compte des allergies et régimes ?
sustainability: Que faites-vous pour l'environnement ?
process: Comment cela se passe-t-il ?
preparation: Comment me préparer ?
bring: Que faut-il apporter ?
clothing: Comment s'habiller ?
aftercare: Que faire après ?
equipment-provided: Quel matériel est fourni ?
rental: Peut-on louer du matériel ?
safety: Comment assurez-vous la sécurité ?
pain-side-effects: Est-ce que ça fait mal ?
age-limits: Y a-t-il un âge minimum ?
health-limits: Est-ce possible avec un problème de santé ?
experience-level: Faut-il de l'expérience ?
gender-staff-choice: Puis-je choisir qui s'occupe de moi ?
languages: Quelles langues parlez-vous ?
class-size: De quelle taille sont les groupes ?
curriculum-levels: Quels niveaux proposez-vous ?
certificates-exams: Y a-t-il un certificat ou un examen ?
results: À quels résultats puis-je m'attendre ?
guarantee: Y a-t-il une garantie ?
complaints-mending: Et si quelque chose ne va pas ?
comparison: Quelle est la différence ?
frequency: À quelle fréquence faut-il le faire ?
custom-made: Faites-vous du sur mesure ?
dimensions: Quelles tailles existent ?
portfolio: Peut-on voir vos réalisations ?
delivery-shipping: Livrez-vous ?
collection: Peut-on venir le chercher ?
installation: L'installez-vous ?
maintenance: Assurez-vous l'entretien ?
parts-supplies: Et les pièces ?
stock: Est-ce en stock ?
storage-shelf-life: Combien de temps ça se garde ?
backup-plan: Et si vous êtes malade ?
files-rights: Quels fichiers et droits vais-je recevoir ?
revisions: Combien de retouches sont comprises ?
privacy: Que faites-vous de mes données ?
tech-security: Et l'hébergement et la sécurité ?
support: Comment obtenir de l'aide ?
onboarding: Par quoi commence-t-on ?
contract-term: Quelle est la durée du contrat ?
documents: Quels documents faut-il ?
owner: Qui dirige la maison ?
team: Qui fait partie de l'équipe ?
qualifications: Quelles sont vos qualifications ?
founded-experience: Depuis quand existez-vous ?
liability-insurance: Êtes-vous assurés ?
references: Avez-vous des références ?
awards-press: Avez-vous reçu des prix ?
jobs: Recrutez-vous ?
partners: Avec qui travaillez-vous ?
phone: Quel est le numéro de téléphone ?
email: Quelle est l'adresse e-mail ?
reply-time: Sous combien de temps répondez-vous ?
message-apps: Peut-on vous envoyer un message ?
social-media: Êtes-vous sur les réseaux sociaux ?
website-shop: Quel est le site web ?
visit-viewing: Peut-on visiter ?
private-events: Accueillez-vous des fêtes privées ?
corporate: Travaillez-vous pour les entreprises ?
weddings: Faites-vous des mariages ?
trade-in-secondhand: Reprenez-vous l'occasion ?
photos-filming: Peut-on prendre des photos ?
overnight-stay: Peut-on dormir sur place ?
supervision: Qui surveille ?
drop-off-pick-up: À quelle heure arriver et repartir ?
outdoor-space: Y a-t-il un espace extérieur ?
history-name: Comment tout a commencé ?
charity: Soutenez-vous des associations ?
wifi-work: Y a-t-il le wifi ?
smoking-alcohol: Peut-on fumer ou boire de l'alcool ?
tipping: Faut-il laisser un pourboire ?
colours-styles: Quels coloris et styles proposez-vous ?
permits-legal: Faut-il une autorisation ?
medication-care: Donnez-vous les médicaments ?
same-person: Est-ce toujours la même personne ?
company-details: Quelles sont les coordonnées de l'entreprise ?
newsletter: Avez-vous une newsletter ?
talk-to-person: Puis-je parler à quelqu'un ?
lost-property: J'ai oublié quelque chose, que faire ?
noise-curfew: Jusqu'à quelle heure la musique ?
risk-worst-case: Et dans le pire des cas ?`;
