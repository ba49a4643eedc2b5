/** How questions and facts of a topic sound; see Language.cues. English and German have a file of their own. */

export const french = `founded-experience: depuis quand, depuis combien, depuis 19*, depuis 20*, fonde, annees d experience, generation
directions: ou etes vous, ou se trouve, ou est, adresse, comment venir
parking: parking, stationner, se garer, garer, places de parking
public-transport: en bus, en train, gare, metro, navette
opening-hours: horaires, ouvert, ouvrez vous, a quelle heure
turnaround: combien de temps, delai, delais, en combien de jours
price: combien coute, combien ca coute, c est combien, quel prix, prix, tarif, tarifs
extra-costs: supplement, en plus, gratuit, frais
discounts: reduction, remise, rabais, moins cher
payment-methods: comment payer, payer par, carte bancaire, especes, virement, cheque
deposit: acompte, arrhes, caution
cancellation: annuler, annulation, annule
guarantee: garantie
how-to-book: comment reserver, reserver, reservation
delivery-shipping: livraison, livrez vous, livrer
capacity-size: combien de personnes, combien d invites, capacite, places assises
overnight-stay: dormir, chambres, couchages, sur place, hebergement, loger
food-drink: traiteur, repas, vin, boissons, bouchon, droit de bouchon
noise-curfew: musique jusqu, jusqu a quelle heure, bruit, fin de soiree
pets: chien, chiens, chat, animaux
children: enfants, enfant, bebe
accessibility: fauteuil roulant, handicape, pmr, accessible
weather: pluie, pleut, mauvais temps
visit-viewing: visiter, visite, voir le lieu
included: compris, inclus, comprend
languages: parlez vous, langues, anglais`;

export const spanish = `founded-experience: desde cuando, cuanto tiempo llevais, desde 19*, desde 20*, fundado, anos de experiencia
directions: donde estais, donde esta, donde os encuentro, direccion, como llego
parking: aparcar, aparcamiento, parking
public-transport: en autobus, en metro, estacion, parada
opening-hours: horario, abris, abierto, a que hora, cerrais
turnaround: cuanto tarda, cuanto se tarda, cuanto tiempo, listo en
price: cuanto cuesta, cuanto vale, que precio, precio, precios, cuanto sale, cuanto cobrais
extra-costs: se paga aparte, suplemento, extra, gratis
discounts: descuento, descuentos, rebaja, mas barato
payment-methods: como se paga, pagar con, tarjeta, efectivo, bizum, transferencia
deposit: senal, deposito, fianza
cancellation: cancelar, anular, cancelacion
reschedule: cambiar la cita, cambiar la fecha, mover la cita
no-show-late: llegar tarde, si llego tarde, retraso
how-to-book: como reservo, reservar, pedir cita, coger cita
age-limits: edad, menores, mayor de, 18 anos, anos
aftercare: cuidados, curar, despues, crema, sol, playa
pain-side-effects: duele, dolor
walk-in: sin cita
guarantee: garantia
children: ninos, nino, bebe
pets: perro, perros, mascotas
accessibility: silla de ruedas, accesible
languages: hablais, idiomas, en ingles
vouchers: vale regalo, tarjeta regalo, regalo`;

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
