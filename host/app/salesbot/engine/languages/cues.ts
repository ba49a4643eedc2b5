/** How questions and facts of a topic sound; see Language.cues. English and German have a file of their own. */

export const french = `founded-experience: depuis quand, depuis combien, depuis 19*, depuis 20*, fonde, annees d experience, generation, ouvert depuis, fondee en, fonde en, renove, renovee, construite, construit, cree en, avez commence, vous avez ouvert, artisan depuis, installe depuis
directions: ou etes vous, ou se trouve, ou est, adresse, comment venir, ou etes, la plus proche, le plus proche
parking: parking, stationner, se garer, garer, places de parking, stationnement, place de parking
public-transport: en bus, en train, gare, metro, navette, train, bus, tram, arret
opening-hours: horaires, ouvert, ouvrez vous, a quelle heure, quelle heure, ouverts, ouverte, fermez, fermes, ouvrez, jusqu a quelle heure, le dimanche, le samedi, le lundi
turnaround: combien de temps, delai, delais, en combien de jours, sera pret, quand est ce pret, est pret, c est pret, prete quand, prendra combien de temps
price: combien coute, combien ca coute, c est combien, quel prix, prix, tarif, tarifs, ca coute, combien ca, a combien, quel est le prix, vous prenez combien, ca revient, couterait combien, coute combien, cout, couter, c combien, ca me revient, revient a combien, combien pour, combien vous prenez
extra-costs: supplement, en plus, gratuit, frais, a part
discounts: reduction, remise, rabais, moins cher, tarif reduit, un prix pour, faites un prix, etudiants, etudiant, tarif etudiant, pour les etudiants, pour deux
payment-methods: comment payer, payer par, carte bancaire, especes, virement, cheque, payer, paiement, carte bleue, cb, cheques, cheques vacances, la carte
deposit: acompte, arrhes, caution, depot de garantie
cancellation: annuler, annulation, peux pas venir, ne peux plus venir, empechement, empeche, empechee, annule, j annule, si on annule, desister
guarantee: garantie, garanti, garantis, si ca retombe, si ca casse
how-to-book: comment reserver, reserver, reservation, prends rendez vous, prendre rendez vous, avoir un rendez vous, m inscrire, inscription, on s inscrit
delivery-shipping: livraison, livrez vous, livrer, livrez, vous livrez, livraison a domicile
capacity-size: combien de personnes, combien d invites, capacite, places assises, combien de chambres, combien de lits, personnes, chambres, couchages, dormir
overnight-stay: dormir, chambres, couchages, sur place, hebergement, loger, nuit, nuits, coucher
food-drink: traiteur, repas, vin, boissons, bouchon, droit de bouchon, petit dejeuner, manger, boire, diner
noise-curfew: musique jusqu, jusqu a quelle heure, bruit, fin de soiree, fete, musique, calme, voisinage, anniversaire
pets: chien, chiens, chat, animaux, chats, animal
children: enfants, enfant, bebe, lit bebe, poussette, enfants accept*, avec des enfants, avec mon fils, avec ma fille
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
tax: taxe, taxe de sejour, tva, ttc, hors taxes, ht
home-visit: venir nous chercher, venir me chercher, vous chercher, a domicile
season: haute saison, basse saison, en ete, en hiver, saison
rental: louer, location, a louer, preter
owner: proprietaire, qui est le, qui tient
age-limits: a partir de quel age, quel age, age minimum, ans minimum, trop jeune
walk-in: faut un rendez vous, sans rendez vous, besoin d un rendez vous, passer comme ca, a l improviste
lead-time: combien d attente, d attente, liste d attente, dispo quand, prochain creneau, prochaine place, premiere disponibilite
service-area: venez jusqu, vous venez, vous deplacez vous, intervenez, secteur, zone, kilometres, km autour, autour de, aux alentours
travel-fee: deplacement, frais de deplacement, frais de route, payer le trajet
bring: dois apporter, apporter, faut apporter, que prendre, prevoir
clothing: m habille, s habiller, tenue, quoi mettre, chaussures, vetements
vouchers: bons cadeaux, bon cadeau, cheque cadeau, carte cadeau, offrir
emergency: urgent, urgence, urgences, la nuit, tout de suite, au plus vite, en pleine nuit
trial: essayer un, essayer, cours d essai, seance d essai, a l essai, decouverte
contract-term: engagement, engage, sans engagement, resilier, preavis
instalments: en plusieurs fois, en trois fois, en deux fois, mensualites, echelonner
team: qui vient, qui viendra, qui fait, qui s occupe, votre equipe, combien etes vous
quote-estimate: devis, estimation, chiffrage
experience-level: jamais fait, debutant, debutants, debutante, partir de zero, sans experience`;

export const spanish = `founded-experience: desde cuando, cuanto tiempo llevais, desde 19*, desde 20*, fundado, anos de experiencia, existis, abristeis, fundasteis, llevais * anos, cuantos anos llevais, abrimos en, fundada, cuando empezasteis, cuando empezaron, cuando abristeis
directions: donde estais, donde esta, donde os encuentro, direccion, como llego
parking: aparcar, aparcamiento, parking, dejar el coche, donde dejo el coche, zona azul, plaza de garaje, sitio para el coche
public-transport: en autobus, en metro, estacion, parada, metro, autobus, bus, tren, tranvia, transporte publico
opening-hours: horario, abris, abierto, a que hora, cerrais, abiertos, cerrado, los domingos, los sabados, los lunes, hasta que hora, que dias, abren, cierran el, cierran los, a que hora cierra*, estais abiertos, esta abierto, estan abiertos, atienden
turnaround: cuanto tarda, cuanto se tarda, cuanto tiempo, listo en, estara listo, estara lista, cuando esta listo, lo teneis listo, tardais en, tardan en arreglar
price: cuanto cuesta, cuanto vale, que precio, precio, precios, cuanto sale, cuanto cobrais, que cobrais, que cuesta, por cuanto sale, cuanto me sale, a cuanto, cuanto seria, cuanto es, tarifas, tarifa
extra-costs: se paga aparte, suplemento, extra, gratis, mas caro, aparte, cuesta mas, euros mas
discounts: descuento, descuentos, rebaja, mas barato, segundo, oferta, por ciento, hay descuento, haceis descuento, familia numerosa
payment-methods: como se paga, pagar con, tarjeta, efectivo, bizum, transferencia, en metalico, en mano, datafono, con el movil, aceptais, acepta tarjeta
deposit: senal, deposito, fianza, adelantar, adelanto, por adelantado, paga y senal
cancellation: cancelar, anular, no puedo acudir, no puedo asistir, no puedo venir, cancelacion, si no puedo, no puedo ir, no puedes venir, tengo que cancelar
reschedule: cambiar la cita, cambiar la fecha, mover la cita
no-show-late: llegar tarde, si llego tarde, retraso
how-to-book: como reservo, reservar, pedir cita, coger cita, pido cita, pedir hora, cojo cita, apuntarme, me apunto, como me apunto, inscribirme
age-limits: edad, menores, mayor de, 18 anos, anos, desde que edad, a partir de que edad, cachorro, cachorros, meses, a partir de
aftercare: cuidados, curar, despues, crema, sol, playa
pain-side-effects: duele, dolor
walk-in: sin cita, cita previa, hace falta cita, sin avisar, pasarme sin
guarantee: garantia
children: ninos, nino, bebe
pets: perro, perros, mascotas
accessibility: silla de ruedas, accesible
languages: hablais, idiomas, en ingles, habla ingles, hablan ingles, alguien habla, atienden en
vouchers: vale regalo, tarjeta regalo, regalo
duration: cuanto dura, cuanto tarda, cuanto tardais, cuanto tiempo, dura unas, dura una, horas, minutos, hora y media, dos horas, una hora
waiting-companions: quedarme, quedarte, esperar, acompanante, acompanar, durante el servicio, durante la sesion
owner: duena, dueno, propietaria, propietario, quien lleva, quien es el jefe, jefa, quien esta detras
team: quien atiende, cuantos sois, equipo, somos tres, somos dos, somos cuatro, trabajais, empleados, quien viene, quien vendra, quien me, quien lo hace, quien hace, cuantas personas trabajan
collection: recoger, recogeis, recogemos, venis a buscar, a domicilio
home-visit: a domicilio, en casa, venis a casa, en mi casa
bring: que llevo, que debo llevar, que tengo que llevar, llevar, traer
materials-ingredients: champu, productos, ingredientes, hecho de, que usais, que utilizais, sin perfume, hipoalergenico
not-offered: no hacemos, no vendemos, no ofrecemos, no sedamos, no aceptamos, no trabajamos
safety: seguro, muerde, agresivo, agresiva, peligroso, nervioso, bozal, sedais, sedar, sedacion
documents: cartilla, vacunado, vacunada, vacunas, documentos, papeles, dni
book-ahead: con antelacion, cuanto antes, antelacion, con cuanto tiempo
instalments: a plazos, plazos, fraccionar, financiacion, en plazos, financiar
delivery-shipping: enviais, envio, envios, mandais, entregais, entrega, me lo traeis, me lo traen, lo traen, traer a casa, llevais a casa
food-drink: comer, comida, beber, cafe, desayuno, cena
allergens-diet: alergia, alergico, alergica, gluten, celiaco, celiaca, vegano, vegana, vegetariano
included: incluido, incluye, incluida, que entra, va incluido
weather: llueve, lluvia, mal tiempo
online-remote: en linea, por internet, videollamada
refund-return: devolucion, devolver, devolveis, reembolso
emergency: urgencia, urgencias, urgente, de madrugada, por la noche, ahora mismo, cuanto antes
quote-estimate: presupuesto, presupuestos
brands-models: que marcas, marca, marcas
clothing: que ropa, me pongo, ponerme
lead-time: cuanto hay que esperar, cuanta espera, cuando podriais, cuando podrian, primer hueco, teneis hueco, tienen hueco
service-area: venis hasta, vienen hasta, venis a, vienen a, llegais a, trabajais en, hasta donde, kilometros a la redonda, kilometros, en los pueblos
travel-fee: desplazamiento, por venir, cobran por venir, cobrais por venir, salida
trial: probar una, clase de prueba, de prueba, probar antes, probar primero
contract-term: permanencia, atado, compromiso, darse de baja, darme de baja
tax: el iva, iva incluido, con iva, sin iva, mas iva
rental: alquilar, se alquila, alquilais, alquiler, prestais
experience-level: nunca lo he hecho, nunca he, no he hecho nunca, desde cero, principiantes, sin experiencia`;

export const portuguese = `directions: onde ficam, onde fica, morada, como chegar
parking: estacionar, estacionamento
opening-hours: horario, abrem, aberto, a que horas, fecham, abertos, aberta, vosso horario, horarios, de segunda a, fechamos, ate que horas, que dias
turnaround: quanto tempo, demora, pronto em, fica pronto, ficam prontos, esta pronto, demora para ficar
price: quanto custa, qual o preco, preco, precos, quanto fica, quanto e, valor, quanto cobram, a quanto, quanto sai, sai por quanto, quanto voces cobram
discounts: desconto, descontos
payment-methods: como pagar, pagar com, cartao, dinheiro, multibanco, mb way, transferencia, pagar em, mbway, pagamento, cartoes, em dinheiro, aceitam pix, aceita pix, pix, maquininha, aceitam cartao
deposit: sinal, caucao
cancellation: cancelar, cancelamento, desmarcar, nao puder ir, nao posso ir, nao puder comparecer, nao conseguir ir
how-to-book: como marco, marcar, reservar, reserva
delivery-shipping: entregam, entrega, envio
pets: cao, caes, animais, cachorro, meu cachorro, pet, gato
children: criancas, crianca, bebe
accessibility: cadeira de rodas, acessivel
guarantee: garantia
founded-experience: desde quando, desde 19*, desde 20*, fundad*, anos de experiencia, aberto em, aberta em, ha quantos anos, comecaram, abriram
season: epoca, no verao, no inverno, todo o ano, de abril, ate outubro, em que meses
holidays-closed: feriado, feriados, natal, fecham em, ferias, encerrado, encerrados
duration: dura, duram, duracao, quanto tempo dura, minutos, horas de, uma hora, meia hora
lead-time: lista de espera, espera, proxima vaga, vagas
extra-costs: a parte, suplemento, extra, gratis, gratuito, custos
packages-passes: pacote, pacotes, passe, mensalidade, assinatura
vouchers: vale oferta, vales oferta, voucher, oferecer, vale presente, cartao presente, dar de presente
instalments: prestacoes, em prestacoes, parcelar, parcelado, parcelas, em quantas vezes, dividir
payment-terms: quando se paga, quando pago, adiantado, no dia
tax: iva, taxa turistica
refund-return: reembolso, devolver, devolvem, devolucao
reschedule: remarcar, mudar a data, mudar a marcacao, outra data
no-show-late: atrasado, atrasar, chegar tarde, faltar
book-ahead: antecedencia
walk-in: sem marcacao, precisa marcar, sem hora marcada, sem agendar, preciso agendar, por ordem de chegada
public-transport: metro, autocarro, comboio, estacao, transportes
service-area: que zona, que zonas, deslocam se, ate onde, atendem em, atende em, vao ate, voces vem ate, que bairros, quilometros, km de, na regiao
travel-fee: deslocacao, quilometro, deslocamento, taxa de visita, cobram para vir
home-visit: ao domicilio, em casa, a minha casa, buscar me
online-remote: online, videochamada
facilities: duche, chuveiro, balneario, cacifo, cacifos, casa de banho, piscina
wifi-work: wifi, internet
stairs-lift: elevador, escadas, rampa, degraus, degrau, andar, res do chao
food-drink: comer, comida, bebidas, pequeno almoco, almoco, jantar, cafe
allergens-diet: alergia, alergias, alergico, gluten, vegano, vegetariano, sem gluten
capacity-size: quantas pessoas, lotacao, capacidade
maximum-group: grupo, grupos, no maximo, por grupo, turma
included: incluido, inclui, incluida, incluidos, incluso, inclusa, inclusos, ja inclui, esta incluso
bring: levar, devo levar, preciso de levar, trazer, traga
clothing: roupa, vestir, calcado
preparation: preparar, antes da consulta
age-limits: idade, a partir dos * anos, menores, idade minima
health-limits: gravida, gravidas, gravidez, lesao, operacao
experience-level: iniciantes, principiantes, experiencia previa, nunca fiz
languages: falam, linguas, em ingles, ingles, frances, espanhol
team: quem da, quem trabalha, equipa, quantos sao, quem vem, quem faz, quem vai
owner: dono, dona, proprietario, quem e o responsavel
qualifications: formacao, certificado, certificada, diploma
insurance-covers: seguro de saude, comparticipa, recibo
liability-insurance: seguro de responsabilidade
emergency: urgencia, urgencias, urgente
weather: chuva, chover, mau tempo
rental: alugar, aluguer, alugam
quote-estimate: orcamento, orcamentos
trial: experimentar, aula experimental, primeira aula
not-offered: nao fazemos, nao vendemos, nao aceitamos
photos-filming: fotografias, fotos, filmar
overnight-stay: dormir, passar a noite, pernoitar, quartos
drop-off-pick-up: check in, check out, entrada, saida
contract-term: fidelidade, multa de cancelamento, preso, carencia`;

export const italian = `directions: dove siete, dove si trova, indirizzo, come arrivo
parking: parcheggio, parcheggiare
opening-hours: orario, orari, aperti, aperto, a che ora, chiudete, aprite, chiuso, aperta, dal lunedi, fino a che ora, che giorni
turnaround: quanto tempo, quanto ci vuole, pronto in, e pronto, sara pronto, quando e pronta, pronti in, quanto ci mettete
price: quanto costa, quanto viene, prezzo, prezzi, quanto si paga, quanto paga, tariffe, tariffa, quanto chiedete, costa, costano, viene a costare, mi viene, quanto prendete, che prezzo
discounts: sconto, sconti
payment-methods: come si paga, pagare con, carta, contanti, bonifico, bancomat, carte, carte di credito, pagamento, accettate carte, pagare in contanti, in contanti
deposit: caparra, acconto, cauzione
cancellation: annullare, disdire, non posso venire, non riesco a venire, non posso presentarmi, cancellare, disdetta
how-to-book: come prenoto, prenotare, prenotazione
delivery-shipping: consegna, consegnate, spedite, spedizione, consegne
pets: cane, cani, animali
children: bambini, bambino
accessibility: sedia a rotelle, disabili, accessibile
guarantee: garanzia
founded-experience: da quando, dal 19*, dal 20*, fondat*, anni di esperienza, da quanti anni, da quanto esistete, da quanto tempo, esistete da, avete cominciato, avete iniziato, avete aperto, mestiere
season: stagione, d estate, d inverno, tutto l anno, periodo, in quali mesi, fino a ottobre, da aprile, da marzo, siete aperti
holidays-closed: festivi, natale, pasqua, ferie, chiuso, chiusi per
duration: dura, durano, durata, quanto tempo dura, minuti, un ora, mezz ora, tre ore
lead-time: lista d attesa, attesa, primo posto libero, c e da aspettare, quanto si aspetta, primo appuntamento libero, quando potete, quando potreste
extra-costs: a parte, supplemento, extra, gratis, gratuito, in piu
packages-passes: pacchetto, pacchetti, abbonamento, abbonamenti
vouchers: buono regalo, buoni regalo, regalare
instalments: a rate, rate
payment-terms: quando si paga, quando pago, in anticipo, all arrivo
tax: iva, tassa di soggiorno, l iva, iva inclusa, iva compresa, con iva, senza iva, piu iva
refund-return: rimborso, restituire, rimborsate
reschedule: spostare, cambiare data, cambiare la data, altra data
no-show-late: in ritardo, ritardo
book-ahead: in anticipo, quanto prima
walk-in: senza appuntamento, senza prenotazione, serve l appuntamento, bisogna prenotare, su appuntamento, passare senza
public-transport: metro, autobus, treno, stazione, mezzi pubblici, fermata
service-area: quale zona, che zona, fino a dove, venite fino, venite a, venite anche, arrivate fino, che zone, lavorate a, chilometri, km da, entro * chilometri, nei dintorni
travel-fee: trasferta, al chilometro, costo di uscita
home-visit: a domicilio, a casa mia, venirci a prendere, venite a prender*, venirvi a prender*
online-remote: online, videochiamata
facilities: doccia, docce, bagno, spogliatoio, armadietti, piscina, cucina, colonnina, ricaricare
wifi-work: wifi, internet
stairs-lift: ascensore, scale, gradini, piano terra
food-drink: mangiare, cibo, bere, colazione, pranzo, cena, ristorante
allergens-diet: allergia, allergie, allergico, glutine, celiaci, celiaco, vegano, vegani, vegetariano, vegetariani, intolleranz*
capacity-size: quante persone, quanti posti, posti letto, camere
maximum-group: gruppo, gruppi, al massimo
minimum: minimo, quante notti
included: compreso, compresa, inclusa, incluso, comprende, e inclus*
bring: portare, devo portare, cosa porto, portate
clothing: vestire, vestirmi, scarpe, abbigliamento, come mi vesto, cosa metto, vestirsi
age-limits: eta, eta minima, anni in su, minori
health-limits: incinta, gravidanza, problemi di salute
experience-level: principianti, esperienza, mai fatto
languages: parlate, lingue, in inglese, inglese, tedesco, francese
team: chi lavora, quanti siete, personale, chi viene, chi verra, chi fa, chi si occupa, chi mi
owner: proprietario, proprietaria, titolare, chi gestisce
emergency: urgenza, urgenze, emergenza, urgente, di notte, pronto intervento, subito, allagato
weather: piove, pioggia, brutto tempo, maltempo
rental: noleggiare, noleggio, noleggiate, affittare
quote-estimate: preventivo, preventivi
trial: provare, prova, lezione di prova
not-offered: non facciamo, non vendiamo, non accettiamo
photos-filming: foto, fotografare, filmare
overnight-stay: dormire, pernottare, notte, notti, soggiorno
drop-off-pick-up: check in, check out, arrivo, partenza, lasciare la camera, entro che ora, arrivare
damage: danni, cauzione
contract-term: vincolo, vincolato, disdetta, durata minima, impegno`;

export const dutch = `directions: waar zitten jullie, waar is, adres, hoe kom ik
parking: parkeren, parkeerplaats
opening-hours: openingstijden, hoe laat, open op, zijn jullie open, geopend, openingsuren, wanneer zijn jullie, van maandag, tot hoe laat, welke dagen, op zondag, op zaterdag, vrijdag open, zaterdag open, zondag open, maandag open, jullie open, bent u open, dicht, gaan jullie dicht
turnaround: hoe lang duurt, klaar in, wanneer is het klaar
price: wat kost, hoeveel kost, prijs, prijzen, kosten, kost, tarief, tarieven, hoeveel is, wat vragen jullie, wat ben ik kwijt, wat rekenen, wat rekent
discounts: korting
payment-methods: hoe kan ik betalen, betalen met, pinnen, contant, overschrijving, ideal, pin, betalen kan, hoe betaal, creditcard, cash
deposit: aanbetaling, borg, aanbetalen, vooraf betalen, vooruit betalen
cancellation: annuleren, annulering, niet kan komen, niet kunnen komen, verhinderd, afzeggen, afbellen, annuleer, afzeg, ziek word
how-to-book: hoe boek ik, boeken, reserveren, maak ik een afspraak, afspraak maken, me inschrijven, aanmelden
delivery-shipping: bezorgen, leveren, levering, verzenden
pets: hond, honden, huisdier
children: kinderen, kind
accessibility: rolstoel, toegankelijk
guarantee: garantie
founded-experience: sinds wanneer, sinds 19*, sinds 20*, opgericht, jaar ervaring, hoe lang bestaan, begonnen, bestaan, bestaat sinds
season: seizoen, in de zomer, in de winter, het hele jaar, welke maanden
holidays-closed: feestdag, feestdagen, kerst, pasen, vakantie, gesloten
duration: duurt, duren, duur, hoe lang duurt, minuten, een uur, half uur
lead-time: wachtlijst, wachttijd, eerste plek, hoe snel kan
extra-costs: extra, toeslag, gratis, bijkomende kosten
packages-passes: pakket, pakketten, abonnement, strippenkaart, lessenpakket
vouchers: cadeaubon, cadeaubonnen, bon, cadeau geven
instalments: termijnen, in termijnen, gespreid betalen
payment-terms: wanneer betaal, vooraf, achteraf
tax: btw
refund-return: geld terug, terugbetaling, retour, terugbetalen
reschedule: verzetten, verplaatsen, andere datum, omboeken
no-show-late: te laat, niet kom
book-ahead: van tevoren, vooraf boeken, hoe vroeg
walk-in: zonder afspraak, afspraak nodig, zomaar langskomen, binnenlopen
public-transport: bus, trein, tram, station, halte, openbaar vervoer
service-area: welk gebied, hoe ver, komen jullie in, welke plaatsen, komen jullie ook in, komen jullie naar, tot waar, werkgebied, kilometer, km rond, in de omgeving
travel-fee: voorrijkosten, kilometer, reiskosten
home-visit: aan huis, bij mij thuis, halen jullie, thuis op, ophalen
online-remote: online, videogesprek
facilities: douche, toilet, kleedkamer, kluisjes, zwembad
wifi-work: wifi, internet
stairs-lift: lift, trap, trappen, begane grond, verdieping
food-drink: eten, drinken, koffie, ontbijt, lunch, diner
allergens-diet: allergie, allergieen, allergisch, gluten, glutenvrij, vegan, vegetarisch, lactose
capacity-size: hoeveel personen, hoeveel mensen, plaats voor
maximum-group: groep, groepen, maximaal
minimum: minimaal, minimum
included: inbegrepen, inclusief, erbij, is * inbegrepen
bring: meenemen, neem ik mee, neem * mee
documents: identiteitsbewijs, paspoort, papieren, heb ik nodig, heb je * nodig, machtiging, nodig om te beginnen
clothing: aantrekken, kleding, schoenen, trek ik aan
age-limits: leeftijd, hoe oud, vanaf welke leeftijd, jaar oud, mag je beginnen
health-limits: zwanger, zwangerschap, klachten
experience-level: beginners, beginner, ervaring nodig, nog nooit gedaan, geen ervaring
certificates-exams: examen, slagingspercentage, certificaat, geslaagd
languages: spreken jullie, talen, in het engels, engels, duits, frans
team: wie werkt, hoeveel mensen werken, instructeurs, medewerkers, wie komt, wie doet, wie gaat, met hoeveel zijn jullie
owner: eigenaar, eigenaresse, van wie is
emergency: spoed, noodgeval, dringend
weather: regen, regent, slecht weer, storm
rental: huren, verhuur, verhuren, lenen
quote-estimate: offerte, prijsopgave
trial: proefles, proberen, uitproberen
brands-models: welke auto, merk, merken, automaat, rijden in
not-offered: doen wij niet, doen we niet, verkopen we niet
photos-filming: foto, fotos, filmen
overnight-stay: overnachten, slapen
frequency: hoe vaak, gemiddeld
contract-term: ergens aan vast, vast aan, opzegtermijn, opzeggen, contract`;
