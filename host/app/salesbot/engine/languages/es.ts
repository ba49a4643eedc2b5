import { everyday } from "./everyday/es.ts";
import { spanish } from "./cues.ts";
import type { Language } from "./language.ts";
import { topics } from "./topics/es.ts";

export const es: Language = {
  code: "es",
  name: "español",
  acts: {
    manipulation: `ignora * instrucciones
olvida * instrucciones
olvida todo
tus instrucciones
prompt del sistema
contrasena
codigo secreto
palabra clave
clave del wifi
ahora eres
finge que
confirma que * gratis
precio interno
precio minimo interno`,
    "off-topic": `que tiempo hara
que tiempo hace
cuentame un chiste
un chiste
escribe * poema
un poema
capital de
presidente de
mundial
la liga
quien gana
quien ganara
receta de
bitcoin
deberes
horoscopo`,
    privacy: `rgpd
mis datos
datos personales
privacidad
quien lee
proteccion de datos`,
    bot: `eres * robot
eres * bot
eres * humano
eres * persona
eres una maquina
es usted * robot
un robot
una maquina
quien eres
hablo con una`,
    recall: `que hemos quedado
en que quedamos
que acordamos
cuando era
cuando es mi cita
a que hora era
que dia era
recuerdame
esta confirmad*
esta reservad*
esta ya confirmad*
esta ya reservad*`,
    availability: `un hueco
hay sitio
teneis sitio
tienen sitio
esta libre
estais libres
disponibilidad
queda sitio
quedan plazas`,
    complaint: `quiero * dinero
quiero * devolucion
exijo * devolucion
devolvedme
devuelvanme
sangrando
me habeis roto
me han roto
me habeis estropeado
me habeis quemado
me habeis hecho dano
cobrado dos veces
nadie vino
fue horrible
queja
reclamacion
decepcionado
decepcionada
estafa
estafadores
ladrones
verguenza
pesimo
fatal
indignado`,
    human: `hablar con
hablar directamente
una persona
un humano
llamame
llamadme
me llame
me llamen
llamar
tu numero
vuestro numero
su numero
numero de telefono
contactar con
ponerme en contacto
telefono$`,
    appointment: `una cita
pedir cita
reservar
reserva
cita para
agendar
quedar el`,
    buy: `quiero comprar
quiero pedir
quiero encargar
me lo llevo
hacer un pedido
contratar`,
    "small-talk": `como estas
como esta
que tal
encantado
encantada`,
    thanks: `^gracias
^muchas gracias
^mil gracias
^vale gracias
^ok gracias
gracias$`,
    goodbye: `^adios
^hasta luego
^hasta pronto
^chao
^chau
^nos vemos
^buen dia$
adios$
eso es todo
hasta luego$`,
    no: `^no$
^no gracias
^ahora no
^mas tarde
^no me interesa
^no quiero
^prefiero no
^no me contacten`,
    yes: `^si$
^si por favor
^si gracias
^claro
^vale$
^de acuerdo
^por supuesto
^ok$`,
    greeting: `^hola
^buenas
^buenos dias
^buenas tardes
^buenas noches
^holi
^hey`,
  },
  refusals: `no quiero * cita
ninguna cita
cancelar la cita
cancelar mi cita
no me contacten
no me llamen`,
  asking: `que quien quienes cual cuales como cuando cuanto cuanta cuantos cuantas donde por puedo puede pueden podeis podrias podria hay es son esta estan haces haceis
hacen tienes teneis tienen tiene aceptas aceptais aceptan se necesito tengo hace hacia debo a cobras cobrais cobran trabajas`,
  requests: `digame
cuanta antelacion
cuanto antes
se puede
lo podeis
la podeis
nos podeis
podriais
puedo llevar
os importa
le importa
hay algun
hay alguna
dime
saber
cuentame
cuenteme
explicar
explicame
informacion
me pregunto`,
  joining: "y e + & ademas",
  today: "hoy ahora",
  tomorrow: "manana",
  weekend: "finde",
  topics,
  cues: spanish,
  everyday,
  texts: {
    morning: "Buenos días",
    afternoon: "Buenas tardes",
    evening: "Buenas noches",
    hello: "Hola",
    welcome: "{greeting}. Soy {bot}, el asistente automático de {person}. ¿En qué puedo ayudar?",
    privacyNote: "Los mensajes se guardan {days} para que {person} pueda leerlos.",
    greet: "{greeting}. ¿En qué puedo ayudar?",
    smallTalk: "Todo bien, gracias. ¿En qué puedo ayudar?",
    thanks: "De nada.",
    anythingElse: "¿Quieres saber algo más?",
    goodbye: "Gracias por la visita. ¡Hasta luego!",
    email: "El correo electrónico es {email}.",
    phone: "El teléfono es {phone}.",
    website: "La página web es {website}.",
    social: "{network}: {url}",
    socialList: "Aquí está {first}: {links}.",
    wayEmail: "correo {email}",
    wayPhone: "teléfono {phone}",
    wayWebsite: "la página {website}",
    wayAddress: "por carta o en persona: {address}",
    address: "{business}: {address}.",
    hours: "Horario ({zone}): {hours}.",
    openNow: "Ahora abierto, hasta las {until}.",
    closedNow: "Ahora cerrado; abre {opens}.",
    closedForNow: "Ahora cerrado.",
    openOn: "{day}: abierto {times}.",
    closedOn: "{day}: cerrado.",
    services: "{business} ofrece: {services}.",
    price: "{name}: {price}.",
    prices: "Precios: {prices}.",
    person: "{name}, {title}, {company}.",
    personOnly: "Esta es la tarjeta de {name}.",
    bot: "Soy {bot}, un asistente automático. Respondo con lo que {person} me ha contado y traslado lo que no sé.",
    privacy:
      "Esta conversación se guarda {days} para que {person} pueda leerla y responder; después se borra. Tú decides qué datos dejas y puedes pedir a {person} que los borre.",
    complaint: "Lo siento mucho. {first} debería saberlo directamente.",
    manipulation: "Solo puedo responder preguntas sobre {business}.",
    offTopic: "Lo siento, en eso no puedo ayudar. Solo sé de {business}.",
    closest: "Lo más cercano que tengo: {quote}",
    unsure: "No lo sé con seguridad.",
    offer: "¿Le pregunto a {first}?",
    serviceListed: "En la lista de {business}: {service}.",
    theirLanguage: "{business} lo escribe así (idioma: {language}): {quote}",
    notPriced: "No tengo precio para {what}.",
    restUnknown: "El resto no lo sé con seguridad.",
    askYourself: "{first} puede decírtelo.",
    priceOf: "¿Cuánto cuesta {name}?",
    wordsAsQuestion: "¿{words}?",
    unknown: "No tengo ese dato en lo que me dio {first}.",
    notUnderstood: "No sé si te he entendido bien.",
    passOn: "Se lo pregunto a {first}. ¿A qué correo o teléfono puede ir la respuesta?",
    passedOn: "He anotado la pregunta para {first}, que responderá a {where}.",
    askPerson: "Se lo digo a {first}. ¿Cómo puede contactarte: por correo o por teléfono?",
    personKnown: "Se lo digo a {first}, que te contactará en {where}.",
    personTold: "He avisado a {first}. Puedes seguir preguntándome hasta que {first} esté aquí.",
    usualWait: "{first} suele responder en {n} minutos.",
    usualMinute: "{first} suele responder en un minuto.",
    personAway: "{first} no puede entrar en este chat ahora.",
    personWrites: "{first} te responderá en {where}.",
    personWhere: "¿Cómo puede contactarte {first}: por correo o por teléfono?",
    directly: "También puedes contactar con {first} directamente: {ways}.",
    askAppointment:
      "Paso tu solicitud de cita a {first}, que la confirma. ¿Qué día y hora te van bien, y en qué correo o teléfono?",
    appointmentKnown: "He anotado que quieres una cita. {first} la confirmará en {where}. ¿Qué día y hora te van bien?",
    whatWhen: "{day} a las {time}",
    noSuchDay: "El {said} no existe en el calendario.",
    pastDay: "{day} ya ha pasado.",
    otherDay: "¿Qué otro día te va bien?",
    otherTime: "¿Qué hora dentro de ese horario te va bien?",
    noCalendar: "No puedo ver la agenda; {first} lo confirma.",
    agreed: "Habías pedido: {what}.",
    whichDays: "¿Desde qué día y hasta cuál?",
    untilWhichDay: "¿Hasta qué día?",
    whichDay: "¿Qué día y hora te van bien?",
    whichTime: "¿A qué hora?",
    wishNoted: "He anotado tu solicitud de cita: {what}.",
    wishConfirmedByEmail: "{first} la confirma por correo a {where}.",
    wishConfirmed: "{first} la confirma en el {where}.",
    wishWhere: "¿En qué correo o teléfono puede {first} confirmarla?",
    bookHere: "Puedes reservar aquí: {url}\n",
    askOrder: "Paso tu pedido a {first}. ¿En qué correo o teléfono te puede contactar?",
    orderKnown: "He anotado tu pedido. {first} te contactará en {where}.",
    goalAppointment: "¿Quieres una cita con {first}? Deja un correo o un teléfono para confirmarla.",
    goalLead: "Con tu correo o tu teléfono, {first} puede responderte.",
    goalSale: "¿Quieres encargarlo? Deja un correo o un teléfono y {first} se ocupa del resto.",
    consent: "Al dejarlos aceptas que {person} los guarde para responderte.",
    gotDetails: "Gracias{comma}. Anotado para {first}: {details}.",
    gotName: "Gracias, {visitor}.",
    askChallenge: "¿Cuál es tu mayor dificultad en este tema?",
    askTimeline: "¿Para cuándo quieres decidirte?",
    askBudget: "¿Con qué presupuesto cuentas?",
    askName: "¿Cómo te llamas?",
    noted: "Gracias, lo he anotado para {first}.",
    declined: "Claro. Aquí estoy si surge alguna pregunta.",
    yesWhat: "Con gusto. ¿Qué quieres saber?",
    list: "{items} y {last}",
    or: "{items} o {last}",
    day: "un día",
    days: "{n} días",
    today: "hoy a las {time}",
    tomorrow: "mañana a las {time}",
    onDay: "el {day} a las {time}",
    closed: "cerrado",
    monToFri: "{from} a {to}",
    dayNames: "domingo lunes martes miércoles jueves viernes sábado",
  },
};
