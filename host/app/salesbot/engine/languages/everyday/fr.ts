/** What people say in other words than a business does, a line for each thing; see `en/everyday.ts`. */
export const everyday = `enfant, gamin, gosse, petit, petite, bébé, fils, fille, ado, adolescent, mineur, petit-fils, bambin, tout-petit, loulou
parents, père, mère, maman, papa, mamie, papi, grand-mère, grand-père, famille
retraité, senior, personne âgée, aîné, troisième âge
élève, étudiant, apprenti, lycéen
débutant, débuter, jamais fait, novice, partir de zéro, première fois, aucune expérience
adulte, majeur
femme, dame, madame
homme, monsieur, messieurs, mec
patron, patronne, chef, gérant, gérante, propriétaire, dirige, responsable, tient
équipe, personnel, employé, salarié, collègue, gens, qui travaille
client, cliente, visiteur, invité, convive
se garer, garer, parking, stationner, stationnement, place de parking, voiture, parc auto
bus, train, gare, métro, tram, arrêt, transports
voiture, véhicule, bagnole, auto, camionnette
vélo, bicyclette, bécane, vtt
réparer, réparation, cassé, panne, en panne, dépanner, dépannage, remettre en état, foutu, arranger, ne marche plus
abîmer, abîmé, dégât, casser, rayer, endommager, dommage
nettoyer, nettoyage, laver, ménage, propre
saleté, poussière, sale, salir
changer, échanger, remplacer, remplacement, échange
rendre, retourner, retour, rapporter, renvoyer
rembourser, remboursement, récupérer mon argent, argent
garantie, garanti, retombe en panne, tient
plainte, réclamation, mécontent, pas content, déçu
résilier, résiliation, arrêter, préavis, quitter, partir
annuler, annulation, empêchement, ne peux pas venir, désister, tomber à l'eau, décommander
reporter, décaler, déplacer, autre jour, changer la date
rater, manquer, absent, absence, oublier, louper
rattraper, rattrapage
attendre, attente, liste d'attente, délai, patienter
place, disponible, dispo, libre, créneau, disponibilité
s'inscrire, inscrire, inscription, adhérer, adhésion
réserver, réservation, rendez-vous, rdv, retenir
essayer, essai, tester, découverte, cours d'essai
pas cher, réduction, remise, rabais, moins cher, promo, économiser, ristourne, prix réduit, tarif réduit
frère, soeur, fratrie, deuxième enfant, jumeaux
cher, prix, coûter, coût, tarif, combien, facturer, revient, euros, payer
acompte, arrhes, d'avance, à l'avance, avance, caution, verser
en plusieurs fois, mensualités, échelonner, facilités, petit à petit, fractionner, financement
carte, carte bleue, cb, carte bancaire, sans contact
espèces, liquide, cash, billets, monnaie
virement, prélèvement, compte
chèque, chèques vacances
facture, reçu, note, justificatif, ticket
pourboire
devis, estimation, estimer, chiffrer, se déplacer, voir sur place, expertise
assurance, assuré, couvert, responsabilité, couvrir
diplômé, diplôme, qualifié, certifié, formé, agréé, formation
papiers, pièce d'identité, carte d'identité, document, passeport, justificatif
contrat, engagement, engagé, durée minimum
avis, recommandation, témoignage, références
expérience, depuis quand, fondé, créé, années, depuis combien, ouvert depuis
marque, fabricant, modèle
taille, grand, dimensions, surface, capacité, tenir, mesure, superficie
loin, distance, kilomètres, zone, secteur, rayon, déplacement, se déplacer, venir jusqu
poids, lourd, peser, kilo
chaud, froid, température, chauffé, chauffage, geler
bruit, bruyant, calme, silencieux, boucan
pluie, pleuvoir, pleut, mauvais temps, orage, vent, neige, intempéries, météo
dehors, extérieur, plein air, jardin, terrasse
dedans, intérieur, couvert, abri, à l'abri
manger, repas, déjeuner, dîner, petit déjeuner, goûter, restauration, traiteur, nourriture
boire, boisson, eau, café, vin, bière, alcool, apéro
végétarien, végan, sans viande
allergie, allergique, gluten, coeliaque, lactose, intolérant, noix
nuit, dormir, coucher, passer la nuit, lit, hébergement, loger
soir, soirée, après le travail, tard
matin, tôt, matinée
après-midi, après l'école
fermé, fermer, fermeture, vacances, congés, jour férié
ouvert, ouvrir, horaires, ouverture, heures
week-end, samedi, dimanche
urgence, urgent, tout de suite, immédiatement, vite, pressé, au plus vite, dépannage
durée, durer, dure, minutes, heure, combien de temps, prend, temps
fréquence, combien de fois, souvent, tous les, une fois par
combien, nombre, maximum, au plus, jusqu'à, limite
groupe, cours, séance, stage, atelier, leçon
prof, professeur, moniteur, enseignant, coach, formateur
niveau, confirmé
examen, épreuve, passer, réussir, rater
certificat, attestation, diplôme
regarder, assister, accompagner, rester
déposer, laisser, apporter
récupérer, chercher, venir chercher, retirer, reprendre
livrer, livraison, envoyer, expédier, expédition, à domicile, amener
apporter, emporter, prévoir, prendre avec
habits, vêtements, tenue, chaussures, s'habiller, mettre
matériel, équipement, outils, fourni, fournir, prêté
louer, location, prêter, emprunter, prêt
acheter, vendre, vente, à vendre, boutique
occasion, d'occasion, usagé, ancien, reprise
bon cadeau, chèque cadeau, carte cadeau, offrir, cadeau
fidélité, points, habitué
fête, anniversaire, anniv, fêter, enterrement de vie, célébrer, soirée
mariage, marier, mariés, noces, mariée
musique, dj, orchestre, groupe de musique, sono
photo, image, filmer, vidéo, photographier
téléphone, appeler, numéro, portable, coup de fil
message, sms, whatsapp, texto, écrire
e-mail, mail, courriel
internet, en ligne, site, web, visio, à distance
wifi, mot de passe
clé, code, accès, entrer, ouvrir
être là, présent, à la maison, être présent, chez moi
à domicile, chez moi, à la maison, vous déplacez
qui vient, qui s'occupe, qui fait, lequel
préparer, avant, préparation, prévoir
après, soins, entretien, suites
inclus, compris, comprend, fourni, dans le prix, avec
supplément, en plus, à part, extra, surcoût, frais
gratuit, gratuitement, offert, sans frais, rien à payer
sécurité, danger, dangereux, risque, sûr
vol, voler, volé, cambriolage, voleur
perdu, perdre, oublié, laissé
garder, conserver, stocker, stockage, entreposer
frais, se conserve, périmer, valable, validité, expire
ingrédients, composition, fait avec, contient
bio, écologique, écolo, environnement, durable
toxique, chimique, produit
odeur, sentir, pue
tache, taché
couleur, teinte, teindre
mesurer, mesures, prendre les mesures
installer, installation, poser, pose, monter, montage
démonter, enlever, retirer, ôter
débarrasser, évacuer, jeter, poubelle, déchets, gravats, emporter, encombrants
dessin, plan, croquis, maquette
modifier, modification, retouche, changement
permis, autorisation, autorisé, permettre, droit, permis de
refuser, accepter, prendre
aide, aides, subvention, prise en charge, mutuelle
conseil, conseiller, recommander, aider
tva, taxe, ttc, ht
emploi, embaucher, poste, stage, recruter, travailler chez
entreprise, société, bureau, professionnel, séminaire
propriétaire, locataire, appartement, loyer
maison, logement, appart, domicile
retard, en retard, retardé, bouchons, tarder
arriver, arrivée, être là, débarquer
partir, départ, quitter
entrée, porte, sonnette, portail
escalier, marches, ascenseur, étage, monter, rez-de-chaussée
fauteuil roulant, handicapé, mobilité réduite, pmr, accessible, rampe, déambulateur, poussette
toilettes, wc, sanitaires
douche, vestiaire, se changer, casier
près, à côté, coin, à pied, en face, proche, derrière
âge minimum, âge, quel âge, à partir de, ans, trop jeune
minimum, au moins, commande minimum
maximum, limite, plafond, au plus
reste, restes, non utilisé
céder, transférer, quelqu'un d'autre, à un autre nom
pause, suspendre, interrompre
première visite, premier rendez-vous, première fois
résultat, compte rendu
particulier, individuel, seul, seule, privé, en tête à tête, solo
couple, à deux, partenaire, conjoint, accompagnant, ami, amie
grand groupe, école, classe, sortie
monde, affluence, plein, complet, tranquille, calme
sans rendez-vous, à l'improviste, sans réserver, dernière minute, passer
abonnement, forfait, abonné, mensuel
carte de dix, carnet, forfait, pack
une fois, ponctuel, à l'unité, une seule fois
peur, angoisse, stressé, anxieux, nerveux, crainte
douleur, mal, faire mal, douloureux
malade, maladie, fièvre, grippe, souffrant, rhume
enceinte, grossesse
médecin, docteur, ordonnance
chien, chienne, chiot, animal, toutou, bête
chat, chatte, chaton
fuite, fuir, goutte, inondé, inondation, tuyau, canalisation
bouché, déboucher, évacuation, canalisation
électricité, prise, courant, brancher, recharge
chaudière, chauffage, radiateur, chauffe-eau, ballon
fenêtre, vitre, carreau
toit, tuile, gouttière
pelouse, herbe, haie, jardin, tondre
arbre, branche, abattre, élaguer
meuble, canapé, armoire
déménagement, déménager
sol, moquette, parquet, carrelage
mur, peinture, peindre
casque, protection, gants
parler, langue, anglais, espagnol, allemand
étranger, international
cheveux, couper, coupe, coiffeur
ongles, manucure, pédicure
massage, noeuds, tensions
sport, entraînement, gym
couture, ourlet, retouche, pantalon, robe
recommander, populaire, préféré, conseillé
spectacle, concert, se produire, représentation, gala
chambre, hébergement, couchage, lit
fumer, cigarette, fumeur
amende, pénalité, frais de retard
prévenir, rappeler, rappel, avertir
expliquer, consignes, mode d'emploi
exemple, réalisations, travaux précédents, galerie
feu d'artifice, artifices, pétards, pyrotechnie
bougie, flamme, feu`;
