/** The short question that a customer asks about each topic, in Brazilian Portuguese as all texts; see Language.topics. */
export const topics = `opening-hours: Qual é o horário de funcionamento?
holidays-closed: Quando vocês fecham?
out-of-hours: Atendem fora do horário?
emergency: O que faço numa emergência?
lead-time: Quanto tempo é a espera?
duration: Quanto tempo demora?
turnaround: Quando fica pronto?
how-to-book: Como faço para agendar?
book-ahead: Com quanta antecedência devo agendar?
walk-in: Posso ir sem agendar?
confirmation: Recebo uma confirmação?
reschedule: Posso remarcar?
cancellation: Como cancelo?
no-show-late: E se eu me atrasar?
deposit: Precisa pagar sinal?
minimum: Há um mínimo?
maximum-group: Qual é o tamanho máximo do grupo?
capacity-size: Quantas pessoas cabem?
season: Em que meses funciona?
weather: E se o tempo estiver ruim?
directions: Onde vocês ficam?
public-transport: Dá para ir de transporte público?
parking: Onde dá para estacionar?
service-area: Que região vocês atendem?
travel-fee: Cobram deslocamento?
online-remote: Dá para fazer online?
home-visit: Vocês vêm em casa?
branches: Vocês têm outras unidades?
accessibility: É acessível para cadeira de rodas?
stairs-lift: Há escadas ou elevador?
facilities: Que estrutura vocês têm?
waiting-companions: Posso levar alguém comigo?
food-drink: Há comida e bebidas?
pets: Vocês aceitam animais?
children: Crianças são bem-vindas?
price: Quanto custa?
price-per-unit: Qual é o preço por unidade?
included: O que está incluído?
extra-costs: Há custos extras?
weekend-surcharge: Há alguma sobretaxa?
tax: Os preços incluem impostos?
payment-methods: Como posso pagar?
payment-terms: Quando se paga?
instalments: Posso parcelar?
discounts: Há descontos?
packages-passes: Há pacotes ou passes?
vouchers: Vocês têm vale-presente?
refund-return: Vocês devolvem o dinheiro?
quote-estimate: Vocês fazem orçamento?
price-change: Os preços podem mudar?
insurance-covers: O seguro cobre?
grants: Há subsídios?
trial: Posso experimentar antes?
first-consultation: A primeira consulta é gratuita?
damage: Quem paga os danos?
commission: Qual é a comissão?
services-list: O que vocês oferecem?
specific-offer: O que mais vocês fazem?
not-offered: O que vocês não fazem?
brands-models: Com que marcas vocês trabalham?
materials-ingredients: De que é feito?
allergens-diet: Vocês têm opções para alergias e dietas?
sustainability: O que vocês fazem pelo meio ambiente?
process: Como funciona?
preparation: Como me preparo?
bring: O que devo levar?
clothing: Que roupa devo usar?
aftercare: Que cuidados preciso ter depois?
equipment-provided: Que equipamento vocês fornecem?
rental: Vocês alugam alguma coisa?
safety: Como vocês garantem a segurança?
pain-side-effects: Dói?
age-limits: Tem idade mínima?
health-limits: E se eu tiver um problema de saúde?
experience-level: Precisa ter experiência?
gender-staff-choice: Posso escolher quem me atende?
languages: Que idiomas vocês falam?
class-size: De que tamanho são as turmas?
curriculum-levels: Que níveis há?
certificates-exams: Recebo um certificado?
results: Que resultados posso esperar?
guarantee: Há garantia?
complaints-mending: E se alguma coisa der errado?
comparison: Qual é a diferença?
frequency: Com que frequência é preciso?
custom-made: Vocês fazem sob medida?
dimensions: Que tamanhos vocês têm?
portfolio: Posso ver trabalhos anteriores?
delivery-shipping: Vocês fazem entregas?
collection: Posso buscar no local?
installation: Vocês fazem a instalação?
maintenance: Vocês fazem manutenção?
parts-supplies: E as peças?
stock: Vocês têm em estoque?
storage-shelf-life: Quanto tempo dura guardado?
backup-plan: E se vocês ficarem doentes?
files-rights: Que arquivos e direitos recebo?
revisions: Quantas alterações estão incluídas?
privacy: O que vocês fazem com os meus dados?
tech-security: E a hospedagem e a segurança?
support: Como recebo ajuda?
onboarding: Como começamos?
contract-term: Quanto tempo dura o contrato?
documents: Que documentos são necessários?
owner: Quem é o responsável?
team: Quem trabalha aí?
qualifications: Qual é a formação de vocês?
founded-experience: Desde quando vocês existem?
liability-insurance: Vocês têm seguro?
references: Vocês têm referências?
awards-press: Vocês ganharam prêmios?
jobs: Vocês estão contratando?
partners: Com quem vocês trabalham?
phone: Qual é o telefone?
email: Qual é o e-mail?
reply-time: Em quanto tempo vocês respondem?
message-apps: Posso mandar mensagem?
social-media: Vocês estão nas redes sociais?
website-shop: Qual é o site?
visit-viewing: Posso ir ver?
private-events: Vocês fazem eventos particulares?
corporate: Vocês atendem empresas?
weddings: Vocês fazem casamentos?
trade-in-secondhand: Vocês aceitam usados?
photos-filming: Posso tirar fotos?
overnight-stay: Posso passar a noite?
supervision: Quem fica cuidando?
drop-off-pick-up: A que horas se entra e se sai?
outdoor-space: Há espaço ao ar livre?
history-name: Como tudo começou?
charity: Vocês apoiam causas sociais?
wifi-work: Tem wi-fi?
smoking-alcohol: Pode fumar ou beber álcool?
tipping: Costuma-se dar gorjeta?
colours-styles: Que cores e estilos vocês têm?
permits-legal: Precisa de licença?
medication-care: Vocês dão medicamentos?
same-person: É sempre a mesma pessoa?
company-details: Quais são os dados da empresa?
newsletter: Vocês têm newsletter?
talk-to-person: Posso falar com alguém?
lost-property: Esqueci algo aí, e agora?
noise-curfew: Até que horas pode ter música?
risk-worst-case: E no pior dos casos?`;
