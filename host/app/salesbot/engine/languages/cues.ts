/** How questions and facts of a topic sound; see Language.cues. English and German have a file of their own. */

export const french = `founded-experience: depuis quand, depuis combien, depuis 19*, depuis 20*, fonde, annees d experience, generation, ouvert depuis, fondee en, fonde en, renove, renovee, construite, construit, cree en
directions: ou etes vous, ou se trouve, ou est, adresse, comment venir, ou etes, la plus proche, le plus proche
parking: parking, stationner, se garer, garer, places de parking, stationnement, place de parking
public-transport: en bus, en train, gare, metro, navette, train, bus, tram, arret
opening-hours: horaires, ouvert, ouvrez vous, a quelle heure, quelle heure, ouverts, ouverte, fermez, fermes, ouvrez, jusqu a quelle heure, le dimanche, le samedi, le lundi
turnaround: combien de temps, delai, delais, en combien de jours
price: combien coute, combien ca coute, c est combien, quel prix, prix, tarif, tarifs, ca coute, combien ca, a combien, quel est le prix, vous prenez combien, ca revient
extra-costs: supplement, en plus, gratuit, frais, a part
discounts: reduction, remise, rabais, moins cher, tarif reduit
payment-methods: comment payer, payer par, carte bancaire, especes, virement, cheque, payer, paiement, carte bleue, cb, cheques, cheques vacances, la carte
deposit: acompte, arrhes, caution, depot de garantie
cancellation: annuler, annulation, annule, j annule, si on annule, desister
guarantee: garantie
how-to-book: comment reserver, reserver, reservation
delivery-shipping: livraison, livrez vous, livrer
capacity-size: combien de personnes, combien d invites, capacite, places assises, combien de chambres, combien de lits, personnes, chambres, couchages, dormir
overnight-stay: dormir, chambres, couchages, sur place, hebergement, loger, nuit, nuits, coucher
food-drink: traiteur, repas, vin, boissons, bouchon, droit de bouchon, petit dejeuner, manger, boire, diner
noise-curfew: musique jusqu, jusqu a quelle heure, bruit, fin de soiree, fete, musique, calme, voisinage, anniversaire
pets: chien, chiens, chat, animaux, chats, animal
children: enfants, enfant, bebe, lit bebe, poussette
accessibility: fauteuil roulant, handicape, pmr, accessible, fauteuils roulants, mobilite
weather: pluie, pleut, mauvais temps
visit-viewing: visiter, visite, voir le lieu
included: compris, inclus, comprend, comprise, comprises, incluse, incluses, fournis, fournies, fourni, inclut
languages: parlez vous, langues, anglais
drop-off-pick-up: arriver, arrivee, depart, partir, repartir, a partir de quelle heure, avant quelle heure, check in, check out
duration: combien de temps, dure, durent, duree, minutes, heures
damage: caution, casse, degats, abime
facilities: piscine, jacuzzi, wifi, lave linge, lave vaisselle, salle de bain, salles de bain, cuisine, equipement, douche
wifi-work: wifi, internet, connexion
temperature: chauffee, chauffe, chauffage, clim, climatisation, climatise, fraicheur
equipment-provided: draps, serviettes, fournis, lit bebe, materiel
smoking-alcohol: fumer, fumeur, cigarette, alcool
private-events: fete, anniversaire, mariage, evenement
payment-terms: solde, quand payer, quand faut il payer
tax: taxe, taxe de sejour, tva
home-visit: venir nous chercher, venir me chercher, vous chercher, a domicile
season: haute saison, basse saison, en ete, en hiver, saison
rental: louer, location
owner: proprietaire, qui est le, qui tient`;

export const spanish = `founded-experience: desde cuando, cuanto tiempo llevais, desde 19*, desde 20*, fundado, anos de experiencia, existis, abristeis, fundasteis, llevais * anos, cuantos anos llevais, abrimos en, fundada
directions: donde estais, donde esta, donde os encuentro, direccion, como llego
parking: aparcar, aparcamiento, parking
public-transport: en autobus, en metro, estacion, parada, metro, autobus, bus, tren, tranvia, transporte publico
opening-hours: horario, abris, abierto, a que hora, cerrais, abiertos, cerrado, los domingos, los sabados, los lunes, hasta que hora, que dias
turnaround: cuanto tarda, cuanto se tarda, cuanto tiempo, listo en
price: cuanto cuesta, cuanto vale, que precio, precio, precios, cuanto sale, cuanto cobrais, que cobrais, que cuesta, por cuanto sale, cuanto me sale, a cuanto, cuanto seria, cuanto es, tarifas, tarifa
extra-costs: se paga aparte, suplemento, extra, gratis, mas caro, aparte, cuesta mas, euros mas
discounts: descuento, descuentos, rebaja, mas barato, segundo, oferta, por ciento, hay descuento, haceis descuento, familia numerosa
payment-methods: como se paga, pagar con, tarjeta, efectivo, bizum, transferencia
deposit: senal, deposito, fianza
cancellation: cancelar, anular, cancelacion, si no puedo, no puedo ir, no puedes venir, tengo que cancelar
reschedule: cambiar la cita, cambiar la fecha, mover la cita
no-show-late: llegar tarde, si llego tarde, retraso
how-to-book: como reservo, reservar, pedir cita, coger cita
age-limits: edad, menores, mayor de, 18 anos, anos, desde que edad, a partir de que edad, cachorro, cachorros, meses, a partir de
aftercare: cuidados, curar, despues, crema, sol, playa
pain-side-effects: duele, dolor
walk-in: sin cita
guarantee: garantia
children: ninos, nino, bebe
pets: perro, perros, mascotas
accessibility: silla de ruedas, accesible
languages: hablais, idiomas, en ingles
vouchers: vale regalo, tarjeta regalo, regalo
duration: cuanto dura, cuanto tarda, cuanto tardais, cuanto tiempo, dura unas, dura una, horas, minutos, hora y media, dos horas, una hora
waiting-companions: quedarme, quedarte, esperar, acompanante, acompanar, durante el servicio, durante la sesion
owner: duena, dueno, propietaria, propietario, quien lleva, quien es el jefe, jefa, quien esta detras
team: quien atiende, cuantos sois, equipo, somos tres, somos dos, somos cuatro, trabajais, empleados
collection: recoger, recogeis, recogemos, venis a buscar, a domicilio
home-visit: a domicilio, en casa, venis a casa, en mi casa
bring: que llevo, que debo llevar, que tengo que llevar, llevar, traer
materials-ingredients: champu, productos, ingredientes, hecho de, que usais, que utilizais, sin perfume, hipoalergenico
not-offered: no hacemos, no vendemos, no ofrecemos, no sedamos, no aceptamos, no trabajamos
safety: seguro, muerde, agresivo, agresiva, peligroso, nervioso, bozal, sedais, sedar, sedacion
documents: cartilla, vacunado, vacunada, vacunas, documentos, papeles, dni
book-ahead: con antelacion, cuanto antes, antelacion, con cuanto tiempo
instalments: a plazos, plazos, fraccionar, financiacion
delivery-shipping: enviais, envio, envios, mandais, entregais, entrega
food-drink: comer, comida, beber, cafe, desayuno, cena
allergens-diet: alergia, alergico, alergica, gluten, celiaco, celiaca, vegano, vegana, vegetariano
included: incluido, incluye, incluida, que entra, va incluido
weather: llueve, lluvia, mal tiempo
online-remote: en linea, por internet, videollamada
refund-return: devolucion, devolver, devolveis, reembolso
emergency: urgencia, urgencias, urgente
quote-estimate: presupuesto, presupuestos
brands-models: que marcas, marca, marcas
clothing: que ropa, me pongo, ponerme`;

export const portuguese = `directions: onde ficam, onde fica, morada, como chegar
parking: estacionar, estacionamento
opening-hours: horario, abrem, aberto, a que horas, fecham
turnaround: quanto tempo, demora, pronto em
price: quanto custa, qual o preco, preco, precos
discounts: desconto, descontos
payment-methods: como pagar, pagar com, cartao, dinheiro, multibanco, mb way, transferencia
deposit: sinal, caucao
cancellation: cancelar, cancelamento, desmarcar
how-to-book: como marco, marcar, reservar, reserva
delivery-shipping: entregam, entrega, envio
pets: cao, caes, animais
children: criancas, crianca, bebe
accessibility: cadeira de rodas, acessivel
guarantee: garantia`;

export const italian = `directions: dove siete, dove si trova, indirizzo, come arrivo
parking: parcheggio, parcheggiare
opening-hours: orario, orari, aperti, aperto, a che ora, chiudete
turnaround: quanto tempo, quanto ci vuole, pronto in
price: quanto costa, quanto viene, prezzo, prezzi
discounts: sconto, sconti
payment-methods: come si paga, pagare con, carta, contanti, bonifico, bancomat
deposit: caparra, acconto, cauzione
cancellation: annullare, disdire, cancellare, disdetta
how-to-book: come prenoto, prenotare, prenotazione
delivery-shipping: consegna, consegnate, spedite
pets: cane, cani, animali
children: bambini, bambino
accessibility: sedia a rotelle, disabili, accessibile
guarantee: garanzia`;

export const dutch = `directions: waar zitten jullie, waar is, adres, hoe kom ik
parking: parkeren, parkeerplaats
opening-hours: openingstijden, hoe laat, open op, zijn jullie open
turnaround: hoe lang duurt, klaar in, wanneer is het klaar
price: wat kost, hoeveel kost, prijs, prijzen
discounts: korting
payment-methods: hoe kan ik betalen, betalen met, pinnen, contant, overschrijving
deposit: aanbetaling, borg
cancellation: annuleren, annulering, afzeggen
how-to-book: hoe boek ik, boeken, reserveren
delivery-shipping: bezorgen, leveren, levering, verzenden
pets: hond, honden, huisdier
children: kinderen, kind
accessibility: rolstoel, toegankelijk
guarantee: garantie`;
