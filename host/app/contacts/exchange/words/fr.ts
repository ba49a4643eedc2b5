import type { ExchangeWords } from "./en.ts";

export const words: ExchangeWords = {
  name: "Nom",
  email: "E-mail",
  phone: "Téléphone",
  company: "Entreprise",
  title: "Fonction",
  intro:
    "{o} reçoit ce que vous saisissez ici. Vous recevez un e-mail avec un lien pour modifier ou retirer ces données.",
  back: "Retour à la carte",
  sharedHeading: "Coordonnées partagées",
  thanks: "Merci. Vous recevez un e-mail avec un lien pour modifier ou retirer ces données.",
  givenHeading: "Vos coordonnées partagées",
  given: "Vous les avez partagées avec {o} le {d}.",
  agreed: "Vous avez accepté : {t}",
  saved: "Vos modifications sont enregistrées.",
  save: "Enregistrer les modifications",
  withdrawNote: "Si vous retirez ces données, elles sont supprimées immédiatement.",
  withdraw: "Retirer",
  nothingHeading: "Il n’y a rien ici",
  nothing: "Ces données ont été retirées, ou le lien est incomplet.",
  shareWith: "Partagez vos coordonnées avec {o}",
  consent: "J’accepte que {o} conserve ces données et les utilise pour me contacter.",
  ownCard: "Joindre le lien de ma carte : {t}",
  keptUpToDate:
    "{o} reçoit aussi les modifications ultérieures de votre carte, jusqu’à ce que vous désactiviez cela dans son éditeur.",
  mailGave: "Vous avez partagé ces données sur la carte de {o} :",
  mailLink: "Consultez, modifiez ou retirez ces données à tout moment :",
  mailNotYou: "Si ce n’est pas vous, ouvrez le lien et retirez les données.",
};
