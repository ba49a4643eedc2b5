import type { ViewWords } from "./en.ts";

export const words: ViewWords = {
  again: "Réessayer",
  notFound: {
    heading: "Carte introuvable",
    text: "Cette carte a été déplacée ou mise en pause, ou le lien est incomplet. Demandez un nouveau lien à son propriétaire.",
    home: "Retour à l’accueil",
  },
  part: {
    heading: "Ceci fait partie d’une carte",
    text: "Ce contenu ne fonctionne qu’à l’intérieur de sa carte.",
    open: "Ouvrir la carte",
  },
  offline: {
    heading: "Vous êtes hors connexion",
    card: "Cette carte n’a encore jamais été ouverte sur cet appareil. Les cartes déjà vues restent accessibles ; celle-ci s’ouvrira dès le retour de la connexion.",
    page: "Cette page a besoin d’une connexion. Votre tableau de bord, vos QR codes et les cartes déjà vues restent accessibles.",
  },
  tooMany: {
    heading: "Un instant, s’il vous plaît",
    text: "Trop de cartes sont ouvertes en ce moment depuis votre réseau. Attendez une minute, puis réessayez.",
  },
  download: {
    heading: "Échec du téléchargement",
    text: "Impossible de télécharger les coordonnées. Veuillez réessayer.",
  },
  failed: {
    heading: "Impossible d’afficher cette carte",
    text: "Un problème est survenu de notre côté. Rien n’est perdu : réessayez dans un instant.",
    reference: (id) => `Référence ${id}`,
  },
  form: {
    email: "Veuillez saisir une adresse e-mail valide",
    phone: (label) => `Veuillez saisir un numéro de téléphone dans « ${label} »`,
    date: (label) => `Veuillez saisir une date dans « ${label} »`,
    choice: (label) => `Veuillez choisir une des réponses à « ${label} »`,
    required: (label) => `Veuillez remplir « ${label} »`,
    tooLong: (label, max) => `« ${label} » ne doit pas dépasser ${max} caractères`,
    allTooLong: (max) => `Veuillez raccourcir vos réponses : au total, elles ne doivent pas dépasser ${max} caractères`,
    nothing: "Veuillez remplir au moins un champ",
    consent: "Veuillez accepter la mention au-dessus du bouton",
    wait: "Trop de messages sont envoyés en ce moment. Attendez une minute, puis réessayez.",
  },
};
