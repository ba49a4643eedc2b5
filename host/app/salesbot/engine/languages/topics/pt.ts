/** The short question that a customer asks about each topic; see Language.topics. */
export const topics = `opening-hours: Qual é o horário?
holidays-closed: Quando fecham?
out-of-hours: Atendem fora do horário?
emergency: O que faço numa urgência?
lead-time: Quanto tempo de espera?
duration: Quanto tempo demora?
turnaround: Quando fica pronto?
how-to-book: Como marco?
book-ahead: Com quanta antecedência devo marcar?
walk-in: Posso ir sem marcação?
confirmation: Recebo uma confirmação?
reschedule: Posso mudar a marcação?
cancellation: Como cancelo?
no-show-late: E se eu me atrasar?
deposit: É preciso sinal?
minimum: Há um mínimo?
maximum-group: Qual é o tamanho máximo do grupo?
capacity-size: Quantas pessoas cabem?
season: Em que meses funciona?
weather: E se estiver mau tempo?
directions: Onde ficam?
public-transport: Dá para ir de transportes?
parking: Onde se estaciona?
service-area: Que zona cobrem?
travel-fee: Cobram deslocação?
online-remote: É possível online?
home-visit: Vêm a casa?
branches: Têm outros espaços?
accessibility: É acessível a cadeira de rodas?
stairs-lift: Há escadas ou elevador?
facilities: Que instalações há?
waiting-companions: Posso levar alguém comigo?
food-drink: Há comida e bebidas?
pets: Aceitam animais?
children: Crianças são bem-vindas?
price: Quanto custa?
price-per-unit: Qual é o preço por unidade?
included: O que está incluído?
extra-costs: Há custos extra?
weekend-surcharge: Há alguma sobretaxa?
tax: Os preços incluem IVA?
payment-methods: Como se paga?
payment-terms: Quando se paga?
instalments: Posso pagar em prestações?
discounts: Há descontos?
packages-passes: Há pacotes ou passes?
vouchers: Há vales-oferta?
refund-return: Devolvem o dinheiro?
quote-estimate: Fazem orçamento?
price-change: Os preços podem mudar?
insurance-covers: O seguro cobre?
grants: Há apoios ou subsídios?
trial: Posso experimentar primeiro?
first-consultation: A primeira consulta é gratuita?
damage: Quem paga os danos?
commission: Que comissão cobram?
services-list: O que oferecem?
specific-offer: O que mais fazem?
not-offered: O que não fazem?
brands-models: Com que marcas trabalham?
materials-ingredients: De que é feito?
allergens-diet: Têm opções para alergias e dietas?
sustainability: O que fazem pelo ambiente?
process: Como funciona?
preparation: Como me preparo?
bring: O que levo?
clothing: Que roupa devo usar?
aftercare: Que cuidados são precisos depois?
equipment-provided: Que equipamento fornecem?
rental: Alugam alguma coisa?
safety: Como garantem a segurança?
pain-side-effects: Dói?
age-limits: Há idade mínima?
health-limits: E se eu tiver um problema de saúde?
experience-level: É preciso ter experiência?
gender-staff-choice: Posso escolher quem me atende?
languages: Que línguas falam?
class-size: De que tamanho são as turmas?
curriculum-levels: Que níveis há?
certificates-exams: Recebo um certificado?
results: Que resultados posso esperar?
guarantee: Há garantia?
complaints-mending: E se alguma coisa correr mal?
comparison: Qual é a diferença?
frequency: Com que frequência é preciso?
custom-made: Fazem por medida?
dimensions: Que tamanhos há?
portfolio: Posso ver trabalhos anteriores?
delivery-shipping: Fazem entregas?
collection: Posso ir buscar?
installation: Fazem a instalação?
maintenance: Fazem manutenção?
parts-supplies: E as peças?
stock: Têm em stock?
storage-shelf-life: Quanto tempo se conserva?
backup-plan: E se ficarem doentes?
files-rights: Que ficheiros e direitos recebo?
revisions: Quantas alterações estão incluídas?
privacy: Que fazem com os meus dados?
tech-security: E o alojamento e a segurança?
support: Como recebo ajuda?
onboarding: Como começamos?
contract-term: Quanto tempo dura o contrato?
documents: Que documentos são precisos?
owner: Quem é o responsável?
team: Quem trabalha aí?
qualifications: Que formação têm?
founded-experience: Desde quando existem?
liability-insurance: Têm seguro?
references: Têm referências?
awards-press: Ganharam prémios?
jobs: Estão a contratar?
partners: Com quem trabalham?
phone: Qual é o telefone?
email: Qual é o e-mail?
reply-time: Em quanto tempo respondem?
message-apps: Posso mandar mensagem?
social-media: Estão nas redes sociais?
website-shop: Qual é o site?
visit-viewing: Posso ir ver?
private-events: Fazem eventos privados?
corporate: Trabalham para empresas?
weddings: Fazem casamentos?
trade-in-secondhand: Aceitam usados?
photos-filming: Posso tirar fotografias?
overnight-stay: Posso passar a noite?
supervision: Quem fica a vigiar?
drop-off-pick-up: A que horas se entra e se sai?
outdoor-space: Há espaço ao ar livre?
history-name: Como tudo começou?
charity: Apoiam causas solidárias?
wifi-work: Há wifi?
smoking-alcohol: Pode-se fumar ou beber álcool?
tipping: Deve-se dar gorjeta?
colours-styles: Que cores e estilos há?
permits-legal: São precisas licenças?
medication-care: Dão medicamentos?
same-person: É sempre a mesma pessoa?
company-details: Quais são os dados da empresa?
newsletter: Têm newsletter?
talk-to-person: Posso falar com alguém?
lost-property: Deixei algo aí, e agora?
noise-curfew: Até que horas pode haver música?
risk-worst-case: E no pior dos casos?`;
