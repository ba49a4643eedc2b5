import { everyday } from "./everyday/pt.ts";
import { portuguese } from "./cues.ts";
import type { Language } from "./language.ts";
import { topics } from "./topics/pt.ts";

export const pt: Language = {
  code: "pt",
  name: "português",
  acts: {
    manipulation: `ignora * instrucoes
ignore * instrucoes
esquece * instrucoes
esqueca * instrucoes
tuas instrucoes
suas instrucoes
prompt do sistema
palavra passe
senha
codigo secreto
agora es
agora voce e
finge que
confirma que * gratis
preco interno`,
    "off-topic": `que tempo vai fazer
previsao do tempo
conta * piada
uma piada
escreve * poema
um poema
capital de
presidente de
copa do mundo
quem vai ganhar
receita de
bitcoin
horoscopo`,
    privacy: `rgpd
lgpd
meus dados
dados pessoais
privacidade
quem le`,
    bot: `es * robo
e um robo
es * humano
voce e * humano
uma maquina
um robo
quem es
quem e voce`,
    recall: `o que combinamos
o que ficou combinado
quando era
a que horas era
que dia era
quando e a minha marcacao
quando e meu horario
lembra me
lembre me
esta * confirmad*
esta * marcad*
esta * reservad*`,
    availability: `tem vaga
ha vaga
vagas
disponibilidade
ainda livre
tem horario
ha horario`,
    complaint: `quero * reembolso
quero * dinheiro
exijo * reembolso
sangrando
a sangrar
voces estragaram
estragaram * meu
estragaram * minha
me machucaram
queimaram
cobrado duas vezes
ninguem veio
foi horrivel
reclamacao
desiludido
desiludida
decepcionado
burla
ladroes
vergonha
pessimo
pessima`,
    human: `falar com
falar diretamente
uma pessoa
um humano
liguem me
ligue me
me ligue
me liga
ligar
telefone$
numero de telefone
contactar
entrar em contato`,
    appointment: `marcar
marcacao
agendar
reservar
uma consulta
horario para`,
    buy: `quero comprar
quero encomendar
fazer um pedido
encomendar`,
    "small-talk": `como estas
como esta
tudo bem
prazer em`,
    thanks: `^obrigado
^obrigada
^muito obrigado
^muito obrigada
^valeu
obrigado$
obrigada$`,
    goodbye: `^adeus
^tchau
^ate logo
^ate breve
^bom dia para si
e tudo$
tchau$`,
    no: `^nao$
^nao obrigado
^nao obrigada
^agora nao
^mais tarde
^nao quero
^prefiro nao
^nao me contactem`,
    yes: `^sim$
^sim por favor
^claro
^ok$
^com certeza
^esta bem`,
    greeting: `^ola
^oi
^bom dia
^boa tarde
^boa noite
^viva`,
  },
  refusals: `nao quero * marcacao
nao quero * consulta
cancelar a marcacao
cancelar a consulta
nao me contactem
nao me liguem`,
  asking: `que quem qual quais como quando quanto quanta quantos quantas onde por posso pode podem ha e sao tem teem fazem faz aceitam aceita da preciso tenho ate cobram
trabalham voces`,
  requests: `diga me
saber
explicar
informacao
informacoes
mais sobre
pergunto`,
  joining: "e + & tambem",
  today: "hoje agora",
  tomorrow: "amanha",
  weekend: "fds",
  topics,
  cues: portuguese,
  everyday,
  texts: {
    morning: "Bom dia",
    afternoon: "Boa tarde",
    evening: "Boa noite",
    hello: "Olá",
    welcome: "{greeting}. Sou {bot}, o assistente automático de {person}. Como posso ajudar?",
    privacyNote: "As mensagens ficam guardadas por {days} para que {person} possa lê-las.",
    greet: "{greeting}. Como posso ajudar?",
    smallTalk: "Tudo bem, obrigado. Como posso ajudar?",
    thanks: "De nada.",
    anythingElse: "Quer saber mais alguma coisa?",
    goodbye: "Obrigado pela visita. Até logo!",
    email: "O e-mail é {email}.",
    phone: "O telefone é {phone}.",
    website: "O site é {website}.",
    social: "{network}: {url}",
    socialList: "{first} está aqui: {links}.",
    wayEmail: "e-mail {email}",
    wayPhone: "telefone {phone}",
    wayWebsite: "o site {website}",
    wayAddress: "por carta ou pessoalmente: {address}",
    address: "{business}: {address}.",
    hours: "Horário ({zone}): {hours}.",
    openNow: "Aberto agora, até as {until}.",
    closedNow: "Fechado agora; abre {opens}.",
    closedForNow: "Fechado agora.",
    openOn: "{day}: aberto {times}.",
    closedOn: "{day}: fechado.",
    services: "{business} oferece: {services}.",
    price: "{name}: {price}.",
    prices: "Preços: {prices}.",
    person: "{name}, {title}, {company}.",
    personOnly: "Este é o cartão de {name}.",
    bot: "Sou {bot}, um assistente automático. Respondo com o que {person} me contou e repasso o que não sei.",
    privacy:
      "Esta conversa fica guardada por {days} para que {person} possa ler e responder; depois é apagada. Você decide quais dados deixa e pode pedir a {person} que os apague.",
    complaint: "Sinto muito. {first} precisa saber disso diretamente.",
    manipulation: "Só posso responder a perguntas sobre {business}.",
    offTopic: "Desculpe, nisso não posso ajudar. O que conheço é {business}.",
    closest: "O mais próximo que tenho: {quote}",
    unsure: "Não posso dizer com certeza.",
    offer: "Pergunto a {first}?",
    serviceListed: "Na lista de {business}: {service}.",
    theirLanguage: "{business} escreve assim (idioma: {language}): {quote}",
    notPriced: "Não tenho preço para {what}.",
    restUnknown: "O resto não posso dizer com certeza.",
    askYourself: "{first} pode dizer.",
    priceOf: "Quanto custa {name}?",
    wordsAsQuestion: "{words}?",
    unknown: "Não encontro isso no que {first} me deu.",
    notUnderstood: "Não sei se entendi bem.",
    passOn: "Vou perguntar a {first}. Para que e-mail ou telefone pode ir a resposta?",
    passedOn: "Anotei a pergunta para {first}, que vai responder em {where}.",
    askPerson: "Vou avisar {first}. Qual é o melhor contato: e-mail ou telefone?",
    personKnown: "Vou avisar {first}, que entra em contato com você em {where}.",
    personTold: "Já avisei {first}. Pode continuar perguntando a mim até {first} chegar.",
    usualWait: "{first} costuma responder em {n} minutos.",
    usualMinute: "{first} costuma responder em um minuto.",
    personAway: "{first} não pode entrar neste chat agora.",
    personWrites: "{first} vai responder em {where}.",
    personWhere: "Qual é o melhor contato: e-mail ou telefone?",
    directly: "Você também pode falar diretamente com {first}: {ways}.",
    askAppointment:
      "Repasso o pedido de horário a {first}, que confirma. Que dia e hora, e em qual e-mail ou telefone?",
    appointmentKnown: "Anotei o pedido de horário. {first} confirma em {where}. Que dia e hora são bons para você?",
    whatWhen: "{day} às {time}",
    noSuchDay: "O dia {said} não existe no calendário.",
    pastDay: "{day} já passou.",
    otherDay: "Que outro dia é bom para você?",
    otherTime: "Que hora dentro desse horário é boa para você?",
    noCalendar: "Não posso ver a agenda; {first} confirma.",
    agreed: "O seu pedido: {what}.",
    whichDays: "De que dia até que dia?",
    untilWhichDay: "Até que dia?",
    whichDay: "Que dia e hora são bons para você?",
    whichTime: "A que horas?",
    wishNoted: "Anotei o seu pedido de horário: {what}.",
    wishConfirmedByEmail: "{first} confirma por e-mail para {where}.",
    wishConfirmed: "{first} confirma pelo {where}.",
    wishWhere: "Em qual e-mail ou telefone {first} pode confirmar?",
    bookHere: "Você pode agendar aqui: {url}\n",
    askOrder: "Repasso o pedido a {first}. Em qual e-mail ou telefone podemos falar com você?",
    orderKnown: "Anotei o pedido. {first} entra em contato com você em {where}.",
    goalAppointment: "Quer marcar um horário com {first}? Deixe um e-mail ou telefone para a confirmação.",
    goalLead: "Com o seu e-mail ou telefone, {first} pode responder a você.",
    goalSale: "Quer fazer um pedido? Deixe um e-mail ou telefone e {first} cuida do resto.",
    consent: "Ao deixá-los, você aceita que {person} os guarde para responder.",
    gotDetails: "Obrigado{comma}. Anotado para {first}: {details}.",
    gotName: "Obrigado, {visitor}.",
    askChallenge: "Qual é o seu maior desafio nesta área?",
    askTimeline: "Até quando você quer decidir?",
    askBudget: "Qual é o seu orçamento?",
    askName: "Qual é o seu nome?",
    noted: "Obrigado, anotei para {first}.",
    declined: "Claro. Estou aqui se surgir alguma pergunta.",
    yesWhat: "Com prazer. O que você quer saber?",
    list: "{items} e {last}",
    or: "{items} ou {last}",
    day: "um dia",
    days: "{n} dias",
    today: "hoje às {time}",
    tomorrow: "amanhã às {time}",
    onDay: "{day} às {time}",
    closed: "fechado",
    monToFri: "{from} a {to}",
    dayNames: "domingo segunda terça quarta quinta sexta sábado",
  },
};
