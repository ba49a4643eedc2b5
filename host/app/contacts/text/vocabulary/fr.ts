import type { Vocabulary } from "./vocabulary.ts";

export const fr: Vocabulary = {
  country: "FR",
  titles:
    "directeur, directrice, gérant, gérante, responsable, chef, cheffe, président, présidente, vice-président, vice-présidente, pdg, p.-d.g., dg, dga, daf, drh, dsi, fondateur, fondatrice, cofondateur, cofondatrice, co-fondateur, co-fondatrice, associé, associée, propriétaire, ingénieur, ingénieure, architecte, avocat, avocate, notaire, huissier, médecin, chirurgien, chirurgienne, infirmier, infirmière, dentiste, kinésithérapeute, ostéopathe, psychologue, pharmacien, pharmacienne, vétérinaire, professeur, professeure, enseignant, enseignante, chercheur, chercheuse, consultant, consultante, conseiller, conseillère, analyste, technicien, technicienne, commercial, commerciale, vendeur, vendeuse, attaché, attachée, chargé, chargée, délégué, déléguée, représentant, représentante, coordinateur, coordinatrice, coordonnateur, coordonnatrice, administrateur, administratrice, assistant, assistante, secrétaire, comptable, expert-comptable, auditeur, auditrice, contrôleur, contrôleuse, économiste, designer, graphiste, développeur, développeuse, programmeur, programmeuse, journaliste, rédacteur, rédactrice, éditeur, éditrice, photographe, traducteur, traductrice, interprète, cuisinier, cuisinière, boulanger, boulangère, pâtissier, pâtissière, acheteur, acheteuse, gestionnaire, juriste, adjoint, adjointe, stagiaire, apprenti, alternant, alternante, artisan, artisane, menuisier, plombier, électricien, paysagiste, fleuriste, vigneron, vigneronne, sommelier, sommelière, maire, doyen, doyenne, conservateur, conservatrice, formateur, formatrice, agent immobilier, courtier, courtière, négociateur, négociatrice, auto-entrepreneur, nounou, baby-sitter, plombier, plombière, électricien, électricienne, peintre, maçon, couvreur, menuisier, menuisière, serrurier, femme de ménage, aide ménagère, coiffeur, coiffeuse, couturier, couturière, chauffeur, kiné, ostéo, ostéopathe, sage-femme, orthophoniste, podologue, vétérinaire, boucher, bouchère, boulanger, boulangère, fleuriste, jardinier, jardinière, paysagiste, garagiste, mécanicien, mécanicienne, professeur particulier, propriétaire, gardien, gardienne, traiteur, maire, adjointe, curé, trésorier, trésorière, gérant, gérante, cheffe, intervenant, intervenante, -ologue, pédiatre, psychiatre, chirurgien, chirurgienne, interlocuteur, interlocutrice, zingueur, couvreur zingueur",
  fields:
    "commercial, commerciale, général, générale, marketing, financier, financière, technique, artistique, des ventes, ventes, projet, projets, produit, communication, ressources humaines, rh, achats, qualité, de, exécutif, exécutive, adjoint, développement, recherche, informatique, juridique, export, clientèle, comptes, pôle, service, département, études, numérique",
  legalForms:
    "sarl, s.a.r.l., sas, s.a.s., sasu, eurl, e.u.r.l., sa, s.a., snc, sci, scop, selarl, scp, s.c.p., gie, ei, sprl, srl, asbl, & cie, et cie, inc., ltée, s.e.n.c., saas",
  businesses:
    "groupe, cabinet, agence, atelier, ateliers, maison, société, compagnie, établissements, ets, étude, laboratoire, laboratoires, clinique, hôpital, pharmacie, centre, université, école, lycée, collège, institut, académie, mairie, ville de, ministère, fondation, association, coopérative, domaine, château, restaurant, brasserie, bistrot, café, hôtel, boulangerie, pâtisserie, boucherie, fromagerie, librairie, imprimerie, éditions, galerie, musée, théâtre, banque, crédit, assurances, mutuelle, immobilier, construction, bâtiment, transports, voyages, conseil, conseils, services, solutions, systèmes, technologies, industries, énergie, énergies, avocats, architectes, notaires, experts, & associés, et associés, & fils, et fils, frères, menuiserie, garage, studio, productions, festival, chu, chr, association, maison, amicale, comité, scierie, menuiserie, couverture, charpente, maçonnerie, plomberie, serrurerie, pépinières, domaine, château, mairie, lycée, collège",
  degrees: "dr, dr., pr, pr., me, maître, docteur, me, pr",
  addressing: "m., mme, mme., mlle, monsieur, madame, mr",
  names:
    "jean, pierre, michel, philippe, alain, patrick, nicolas, christophe, françois, frédéric, laurent, stéphane, david, pascal, éric, julien, sébastien, thierry, olivier, bruno, thomas, alexandre, antoine, guillaume, vincent, maxime, romain, mathieu, matthieu, benoît, jérôme, fabrice, gilles, hervé, yves, serge, rené, andré, jacques, louis, gérard, bernard, marcel, henri, denis, didier, dominique, emmanuel, fabien, florent, gabriel, grégory, hugo, jules, léo, lucas, luc, marc, mathis, maurice, quentin, raphaël, rémi, rémy, robert, roger, samuel, simon, théo, tristan, valentin, xavier, yann, étienne, baptiste, cédric, corentin, cyril, arnaud, aurélien, adrien, arthur, marie, nathalie, isabelle, sylvie, catherine, françoise, valérie, christine, monique, sophie, patricia, martine, nicole, sandrine, stéphanie, céline, julie, aurélie, caroline, laurence, émilie, claire, anne, camille, laura, sarah, manon, emma, léa, chloé, inès, jade, louise, alice, lola, juliette, mathilde, charlotte, pauline, marion, lucie, margaux, clémence, élodie, virginie, véronique, brigitte, chantal, jacqueline, jeanne, hélène, florence, béatrice, agnès, anaïs, audrey, aude, axelle, bénédicte, capucine, cécile, clara, claudine, colette, constance, coralie, delphine, éléonore, élise, estelle, eugénie, fanny, gaëlle, geneviève, ghislaine, joséphine, justine, karine, laetitia, maëlle, mélanie, morgane, muriel, noémie, océane, odile, ophélie, romane, solène, thérèse, zoé, élisabeth, marguerite",
  at: "chez, @, au sein de",
  introductions:
    "je suis, c'est, ici, moi c'est, je m'appelle, mon nom est, s'appelle, je vous présente, je te présente, en relation avec",
  from: "de, du, de la, de la société, des, de chez, chez, pour",
  common:
    "je, suis, c'est, est, mon, ma, mes, nous, vous, votre, notre, le, la, les, un, une, et, ou, au, aux, en, sur, par, pour, oui, bonjour, salut, voici, portable, numéro, nouveau, rappeler, pouvez, appelle, sommes, me, que, qui, sujet, merci, comme, travaille, croisés, dont, qui, où, lequel, laquelle, voici",
  labels: {
    name: "nom, contact, prénom et nom",
    title: "fonction, poste, titre, profession",
    company: "société, entreprise, raison sociale",
    phone: "téléphone, tél, tel, t, fixe, bureau, standard, ligne directe, direct, p",
    mobile: "portable, mobile, mob, port, gsm, cell, cellulaire, m",
    home: "domicile, privé",
    fax: "fax, télécopie, f",
    email: "courriel, e-mail, email, mail, mél, e, adresse électronique",
    website: "site, site web, site internet, web, internet, w",
    address: "adresse, siège, siège social, adresse postale",
  },
  streets:
    "rue, avenue, av., boulevard, bd, bd., bld, place, pl., allée, allées, chemin, quai, impasse, cours, passage, route, square, faubourg, fbg, bp, b.p., cs, cedex, zone, z.a., za, zi, z.i., bâtiment, bât., étage, lieu-dit, résidence, villa, parc, esplanade, sentier, ruelle, montée, rond-point",
  countries:
    "FR=france, BE=belgique, CH=suisse, LU=luxembourg, CA=canada, CA=québec, MC=monaco, MA=maroc, TN=tunisie, SN=sénégal, DE=allemagne",
  noise:
    "cordialement, bien cordialement, bien à vous, très cordialement, sincèrement, salutations, meilleures salutations, bonne journée, bonjour, merci, merci d'avance, cher, chère, envoyé de mon, ce message, avant d'imprimer, siret, siren, rcs, tva, n° tva, capital, au capital, horaires, suivez-nous, retrouvez-nous, de :, objet :, envoyé :, à bientôt, bien amicalement, amicalement, ouvert, du lundi, relations, abonnés, notre, nos, respectueusement, accueil, réseau, offres d'emploi, messagerie, image d'arrière-plan, coordonnées, relations, se connecter, plus, infos, plus de, relations en commun, suivre, abonnés, exposant, visiteur, intervenant, à propos, nos services, carrières, notre équipe, bien à toi, bises, bisous, coucou, salut, expérience, formation, compétences",
  recipients: "à, copie, copie à, cci, pour",
};
