import { everyday } from "./everyday/fr.ts";
import { french } from "./cues.ts";
import type { Language } from "./language.ts";
import { topics } from "./topics/fr.ts";

export const fr: Language = {
  code: "fr",
  name: "français",
  acts: {
    manipulation: `ignore * instructions
ignorez * instructions
oublie * instructions
oubliez * instructions
tes instructions
vos instructions
prompt systeme
mot de passe
code secret
code d acces
tu es maintenant
vous etes maintenant
fais semblant
confirme que * gratuit
confirmez que * gratuit
prix interne
prix plancher`,
    "off-topic": `quel temps
meteo
raconte * blague
une blague
ecris * poeme
un poeme
capitale de
president de
coupe du monde
ligue 1
recette de
recette du
bitcoin
devoirs de
horoscope
qui va gagner
qui a gagne`,
    privacy: `rgpd
mes donnees
donnees personnelles
confidentialite
qui lit
qui peut lire`,
    bot: `es tu * robot
etes vous * robot
es tu * humain
etes vous * humain
etes vous une vraie
un robot
une machine
une vraie personne
qui es tu
qui etes vous$
je parle a un`,
    recall: `quavons nous convenu
qu avons nous convenu
quest ce quon a convenu
on a convenu
on avait dit
c etait quand
c etait quel jour
c etait a quelle heure
quand est mon rendez
quand est notre
rappelez moi
c est * confirme
est ce * confirme
c est * reserve
est ce * reserve`,
    availability: `un creneau
de la place
des disponibilites
encore disponible
encore libre
etes vous libre
etes vous disponible
est ce libre`,
    complaint: `veux * rembours*
exige * rembours*
remboursez moi
saigne
vous m avez blesse
vous avez abime
vous avez casse
vous avez endommage
vous avez brule
debite deux fois
personne n est venu
etait horrible
etait affreux
plainte
reclamation
decu
decue
arnaque
voleurs
scandaleux
inadmissible
mecontent
mecontente
honteux`,
    human: `parler a
parler avec
parler directement
une personne
un humain
rappelez moi
rappeler
me rappeler
appelez moi
votre numero
numero de telephone
vous joindre
vous contacter
vous appeler
joindre
telephoner
de vive voix`,
    appointment: `rendez vous
un rdv
prendre rdv
reserver
reservation
fixer une date`,
    buy: `je veux commander
je voudrais commander
passer commande
commander
j achete
je prends`,
    "small-talk": `comment allez vous
comment vas tu
ca va
enchante`,
    thanks: `^merci
^mille mercis
^super merci
^ok merci
merci$
merci beaucoup`,
    goodbye: `^au revoir
^a bientot
^bonne journee
^bonne soiree
^salut$
^a plus
^adieu
au revoir$
c est tout`,
    no: `^non$
^non merci
^pas maintenant
^plus tard
^pas interesse
^je ne veux pas
^je prefere pas
^ne me contactez pas`,
    yes: `^oui$
^oui merci
^oui volontiers
^volontiers
^d accord
^bien sur
^ok$
^avec plaisir`,
    greeting: `^bonjour
^bonsoir
^salut
^coucou
^hello
^bjr`,
  },
  refusals: `pas de rendez vous
annuler * rendez vous
ne me contactez pas
ne m appelez pas`,
  asking: `que qu quoi quel quelle quels quelles qui ou quand comment combien pourquoi est peut peuvent peux pouvez avez faites fait faut y ont a dois doit sont etes
acceptez proposez prenez auriez pourriez serait lequel laquelle jusqu peuton puis`,
  requests: `dites moi
on peut
ai le droit
est ce que
y a t il
vous avez un
vous avez une
vous avez des
vous avez de
vous faites
vous louez
vous vendez
vous venez
vous livrez
vous prenez
vous acceptez
vous proposez
a quel prix
quel prix
combien
dis moi
savoir
expliquer
expliquez
renseignements
informations
plus sur
me demande`,
  joining: "et + & puis",
  today: "aujourdhui maintenant",
  tomorrow: "demain",
  weekend: "weekend",
  topics,
  cues: french,
  everyday,
  texts: {
    morning: "Bonjour",
    afternoon: "Bonjour",
    evening: "Bonsoir",
    hello: "Bonjour",
    welcome: "{greeting}. Je suis {bot}, l’assistant automatique de {person}. Comment puis-je vous aider ?",
    privacyNote: "Les messages sont conservés {days} pour que {person} puisse les lire.",
    greet: "{greeting}. Comment puis-je vous aider ?",
    smallTalk: "Tout va bien, merci. Comment puis-je vous aider ?",
    thanks: "Je vous en prie.",
    anythingElse: "Souhaitez-vous savoir autre chose ?",
    goodbye: "Merci de votre visite. Au revoir.",
    email: "L’adresse e-mail est {email}.",
    phone: "Le numéro de téléphone est {phone}.",
    website: "Le site web est {website}.",
    social: "{network} : {url}",
    socialList: "Vous trouverez {first} ici : {links}.",
    wayEmail: "e-mail {email}",
    wayPhone: "téléphone {phone}",
    wayWebsite: "le site {website}",
    wayAddress: "par courrier ou sur place : {address}",
    address: "{business} : {address}.",
    hours: "Horaires ({zone}) : {hours}.",
    openNow: "Ouvert en ce moment, jusqu’à {until}.",
    closedNow: "Fermé en ce moment ; ouvre {opens}.",
    closedForNow: "Fermé en ce moment.",
    openOn: "{day} : ouvert {times}.",
    closedOn: "{day} : fermé.",
    services: "{business} propose : {services}.",
    price: "{name} : {price}.",
    prices: "Prix : {prices}.",
    person: "{name}, {title}, {company}.",
    personOnly: "Voici la carte de {name}.",
    bot: "Je suis {bot}, un assistant automatique. Je réponds avec ce que {person} m’a indiqué et je transmets ce que je ne sais pas.",
    privacy:
      "Cette conversation est conservée {days} pour que {person} puisse la lire et vous répondre ; elle est ensuite effacée. Vous choisissez ce que vous indiquez et pouvez demander à {person} de l’effacer.",
    complaint: "Je suis désolé. {first} devrait l’entendre directement.",
    manipulation: "Je ne peux répondre qu’aux questions sur {business}.",
    offTopic: "Désolé, je ne peux pas vous aider sur ce point. Je connais {business}.",
    closest: "Ce qui s’en approche le plus : {quote}",
    unsure: "Je ne peux pas l’affirmer.",
    offer: "Je demande à {first} ?",
    serviceListed: "Sur la liste de {business} : {service}.",
    theirLanguage: "{business} l’écrit ainsi (langue : {language}) : {quote}",
    notPriced: "Je n’ai pas de prix pour {what}.",
    restUnknown: "Pour le reste, je ne peux pas l’affirmer.",
    askYourself: "{first} peut vous le dire.",
    priceOf: "Combien coûte {name} ?",
    wordsAsQuestion: "{words} ?",
    unknown: "Je ne trouve pas cela dans ce que {first} m’a donné.",
    notUnderstood: "Je ne suis pas certain d’avoir bien compris.",
    passOn: "Je demande à {first}. À quelle adresse e-mail ou à quel numéro envoyer la réponse ?",
    passedOn: "J’ai noté la question pour {first}, qui vous répondra à {where}.",
    askPerson: "Je préviens {first}. Comment vous joindre : par e-mail ou par téléphone ?",
    personKnown: "Je préviens {first}, qui peut vous joindre à {where}.",
    personTold: "J’ai prévenu {first}. Vous pouvez continuer à me poser vos questions en attendant {first}.",
    usualWait: "{first} répond en général en {n} minutes.",
    usualMinute: "{first} répond en général en une minute.",
    personAway: "{first} ne peut pas rejoindre ce chat pour le moment.",
    personWrites: "{first} vous répondra à {where}.",
    personWhere: "Comment vous joindre : par e-mail ou par téléphone ?",
    directly: "Vous pouvez aussi joindre {first} directement : {ways}.",
    askAppointment:
      "Je transmets votre demande de rendez-vous ; {first} la confirme. Quel jour, quelle heure, et à quelle adresse e-mail ou quel numéro de téléphone ?",
    appointmentKnown:
      "Votre demande de rendez-vous est notée. {first} confirmera à {where}. Quel jour et quelle heure vous conviennent ?",
    whatWhen: "{day} à {time}",
    noSuchDay: "Le {said} n’existe pas dans le calendrier.",
    pastDay: "{day} est déjà passé.",
    otherDay: "Quel autre jour vous convient ?",
    otherTime: "Quelle heure vous convient dans ces horaires ?",
    noCalendar: "Je ne peux pas voir l’agenda ; {first} confirme.",
    agreed: "Votre demande : {what}.",
    whichDays: "De quel jour à quel jour ?",
    untilWhichDay: "Jusqu’à quel jour ?",
    whichDay: "Quel jour et quelle heure vous conviennent ?",
    whichTime: "À quelle heure ?",
    wishNoted: "J’ai noté votre demande de rendez-vous : {what}.",
    wishConfirmedByEmail: "{first} confirme par e-mail à {where}.",
    wishConfirmed: "{first} confirme au {where}.",
    wishWhere: "À quelle adresse e-mail ou à quel numéro de téléphone envoyer la confirmation ?",
    bookHere: "Vous pouvez réserver ici : {url}\n",
    askOrder:
      "Je transmets votre commande à {first}. À quelle adresse e-mail ou quel numéro de téléphone vous joindre ?",
    orderKnown: "Votre commande est notée. {first} vous contactera à {where}.",
    goalAppointment:
      "Souhaitez-vous un rendez-vous avec {first} ? Laissez une adresse e-mail ou un numéro de téléphone pour la confirmation.",
    goalLead: "Avec votre adresse e-mail ou votre numéro de téléphone, {first} peut vous répondre.",
    goalSale:
      "Souhaitez-vous commander ? Laissez une adresse e-mail ou un numéro de téléphone, {first} s’occupe du reste.",
    consent: "Vous acceptez ainsi que {person} les conserve pour vous répondre.",
    gotDetails: "Merci{comma}. C’est noté pour {first} : {details}.",
    gotName: "Merci, {visitor}.",
    askChallenge: "Quelle est votre plus grande difficulté dans ce domaine ?",
    askTimeline: "Quand souhaitez-vous vous décider ?",
    askBudget: "Quel est votre budget ?",
    askName: "Quel est votre nom ?",
    noted: "Merci, c’est noté pour {first}.",
    declined: "Bien sûr. Je suis là si une question se présente.",
    yesWhat: "Volontiers. Que souhaitez-vous savoir ?",
    list: "{items} et {last}",
    or: "{items} ou {last}",
    day: "un jour",
    days: "{n} jours",
    today: "aujourd’hui à {time}",
    tomorrow: "demain à {time}",
    onDay: "{day} à {time}",
    closed: "fermé",
    monToFri: "{from} à {to}",
    dayNames: "dimanche lundi mardi mercredi jeudi vendredi samedi",
  },
};
