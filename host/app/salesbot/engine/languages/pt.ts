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
    complaint: `reclamacao
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
  reckoning: {
    cheapest: `mais barato
mais barata
mais em conta`,
    dearest: `mais caro
mais cara`,
    smallest: `menor
mais pequeno
mais pequena`,
    largest: `maior
mais grande`,
    together: `juntos
ao todo
no total
total
tudo junto`,
    difference: `diferenca
quanto mais`,
    compare: `qual e mais barato
qual e mais caro
o que e mais barato`,
  },
  abbreviations: `vc voce
vcs voces
q que
qto quanto
qdo quando
pq porque
tb tambem`,
  today: "hoje agora",
  tomorrow: "amanha",
  weekend: "fds",
  night: "noite noturno",
  topics,
  cues: portuguese,
  texts: {
    morning: "Bom dia",
    afternoon: "Boa tarde",
    evening: "Boa noite",
    hello: "Olá",
    welcome: "{greeting}. Sou {bot}, o assistente automático de {person}. Como posso ajudar?",
    privacyNote: "As mensagens são guardadas {days} para que {person} as possa ler.",
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
    wayAddress: "por carta ou em pessoa: {address}",
    address: "{business}: {address}.",
    hours: "Horário ({zone}): {hours}.",
    openNow: "Aberto agora, até às {until}.",
    closedNow: "Fechado agora; abre {opens}.",
    closedForNow: "Fechado agora.",
    openOn: "{day}: aberto {times}.",
    closedOn: "{day}: fechado.",
    services: "{business} oferece: {services}.",
    price: "{name}: {price}.",
    prices: "Preços: {prices}.",
    person: "{name}, {title}, {company}.",
    personOnly: "Este é o cartão de {name}.",
    bot: "Sou {bot}, um assistente automático. Respondo com o que {person} me disse e passo adiante o que não sei.",
    privacy:
      "Esta conversa é guardada {days} para que {person} a possa ler e responder; depois é apagada. É você quem decide que dados deixa e pode pedir a {person} que os apague.",
    complaint: "Lamento. {first} deve saber disso diretamente.",
    manipulation: "Só posso responder a perguntas sobre {business}.",
    offTopic: "Lamento, nisso não posso ajudar. O que conheço é {business}.",
    likely: "Isto é o que sei: {quote}",
    ifNot: "Se a pergunta era outra, posso passá-la a {first}.",
    serviceListed: "Na lista de {business}: {service}.",
    theirLanguage: "{business} escreve assim (língua: {language}): {quote}",
    cheapest: "O mais barato: {price}.",
    dearest: "O mais caro: {price}.",
    sum: "{prices} = {amount}.",
    times: "{price}; {times} vezes são {amount}.",
    compared: "{dear} custa mais do que {cheap}.",
    difference: "{prices}; a diferença é de {amount}.",
    restUnknown: "Ao resto da pergunta não posso responder.",
    askYourself: "{first} pode dizer-lhe.",
    priceOf: "Quanto custa {name}?",
    moreOn: "Mais sobre “{words}”",
    unknown: "Isso não sei, e prefiro não adivinhar.",
    notUnderstood: "Não sei se percebi bem.",
    passOn: "Passo a pergunta a {first}? Deixe um e-mail ou um telefone para a resposta.",
    passedOn: "Anotei a pergunta para {first}, que responde para {where}.",
    askPerson: "Aviso {first}. Como pode ser contactado: por e-mail ou telefone?",
    personKnown: "Aviso {first}, que o contacta em {where}.",
    directly: "Também pode contactar {first} diretamente: {ways}.",
    askAppointment: "Passo o pedido de marcação a {first}, que confirma. Que dia e hora, e em que e-mail ou telefone?",
    appointmentKnown: "Anotei o pedido de marcação. {first} confirma em {where}. Que dia e hora lhe convêm?",
    whatWhen: "{day} às {time}",
    noSuchDay: "O dia {said} não existe no calendário.",
    pastDay: "{day} já passou.",
    otherDay: "Que outro dia lhe convém?",
    otherTime: "Que hora dentro desse horário lhe convém?",
    whichDay: "Que dia e hora lhe convêm?",
    whichTime: "A que horas?",
    wishNoted: "Anotei o seu pedido de marcação: {what}.",
    wishConfirmed: "{first} confirma em {where}.",
    wishWhere: "Em que e-mail ou telefone pode {first} confirmar?",
    bookHere: "Pode marcar aqui: {url}\n",
    askOrder: "Passo o pedido a {first}. Em que e-mail ou telefone pode ser contactado?",
    orderKnown: "Anotei o pedido. {first} contacta-o em {where}.",
    goalAppointment: "Quer uma marcação com {first}? Deixe um e-mail ou telefone para a confirmação.",
    goalLead: "Com o seu e-mail ou telefone, {first} pode responder-lhe.",
    goalSale: "Quer encomendar? Deixe um e-mail ou telefone e {first} trata do resto.",
    consent: "Ao deixá-los aceita que {person} os guarde para responder.",
    gotDetails: "Obrigado{comma}. Anotado para {first}: {details}.",
    gotName: "Obrigado, {visitor}.",
    askName: "Como se chama?",
    noted: "Obrigado, anotei para {first}.",
    declined: "Claro. Estou aqui se surgir uma pergunta.",
    yesWhat: "Com gosto. O que quer saber?",
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
