/** The short question that a customer asks about each topic; see Language.topics. */
export const topics = `opening-hours: ¿Qué horario tenéis?
holidays-closed: ¿Cuándo cerráis?
out-of-hours: ¿Atendéis fuera del horario?
emergency: ¿Qué hago en una urgencia?
lead-time: ¿Cuánto hay que esperar?
duration: ¿Cuánto dura?
turnaround: ¿Cuándo está listo?
how-to-book: ¿Cómo reservo?
book-ahead: ¿Con cuánta antelación reservo?
walk-in: ¿Puedo ir sin cita?
confirmation: ¿Recibo una confirmación?
reschedule: ¿Puedo cambiar la cita?
cancellation: ¿Cómo cancelo?
no-show-late: ¿Y si llego tarde?
deposit: ¿Hay que dejar una señal?
minimum: ¿Hay un mínimo?
maximum-group: ¿Cuántas personas puede tener el grupo?
capacity-size: ¿Cuántas personas caben?
season: ¿En qué meses se ofrece?
weather: ¿Y si hace mal tiempo?
directions: ¿Dónde estáis?
public-transport: ¿Se puede ir en transporte público?
parking: ¿Dónde se aparca?
service-area: ¿Qué zona cubrís?
travel-fee: ¿Cobráis desplazamiento?
online-remote: ¿Se puede en línea?
home-visit: ¿Venís a domicilio?
branches: ¿Hay más locales?
accessibility: ¿Es accesible en silla de ruedas?
stairs-lift: ¿Hay escaleras o ascensor?
facilities: ¿Qué instalaciones hay?
waiting-companions: ¿Puede venir alguien conmigo?
food-drink: ¿Hay comida y bebida?
pets: ¿Se admiten animales?
children: ¿Pueden venir niños?
price: ¿Cuánto cuesta?
price-per-unit: ¿Qué precio tiene?
included: ¿Qué está incluido?
extra-costs: ¿Hay costes añadidos?
weekend-surcharge: ¿Hay algún recargo?
tax: ¿Los precios llevan IVA?
payment-methods: ¿Cómo se paga?
payment-terms: ¿Cuándo se paga?
instalments: ¿Se puede pagar a plazos?
discounts: ¿Hay descuentos?
packages-passes: ¿Hay bonos o paquetes?
vouchers: ¿Tenéis vales regalo?
refund-return: ¿Me devolvéis el dinero?
quote-estimate: ¿Hacéis presupuesto?
price-change: ¿Pueden cambiar los precios?
insurance-covers: ¿Lo cubre el seguro?
grants: ¿Hay ayudas o subvenciones?
trial: ¿Se puede probar antes?
first-consultation: ¿La primera consulta es gratis?
damage: ¿Quién paga los daños?
commission: ¿Qué comisión cobráis?
services-list: ¿Qué ofrecéis?
specific-offer: ¿Qué más hacéis?
not-offered: ¿Qué no hacéis?
brands-models: ¿Con qué marcas trabajáis?
materials-ingredients: ¿Qué materiales usáis?
allergens-diet: ¿Tenéis en cuenta alergias y dietas?
sustainability: ¿Cómo cuidáis el medio ambiente?
process: ¿Cómo funciona?
preparation: ¿Cómo me preparo?
bring: ¿Qué llevo?
clothing: ¿Qué ropa me pongo?
aftercare: ¿Qué cuidados necesita después?
equipment-provided: ¿Qué material ponéis?
rental: ¿Se puede alquilar algo?
safety: ¿Qué medidas de higiene hay?
pain-side-effects: ¿Duele?
age-limits: ¿Hay edad mínima?
health-limits: ¿Y si tengo un problema de salud?
experience-level: ¿Hace falta experiencia?
gender-staff-choice: ¿Puedo elegir quién me atiende?
languages: ¿Qué idiomas habláis?
class-size: ¿De cuántas personas son los grupos?
curriculum-levels: ¿Qué niveles hay?
certificates-exams: ¿Dan un certificado?
results: ¿Qué resultados puedo esperar?
guarantee: ¿Hay garantía?
complaints-mending: ¿Y si algo sale mal?
comparison: ¿Qué diferencia hay?
frequency: ¿Cada cuánto hace falta?
custom-made: ¿Se puede hacer a medida?
dimensions: ¿Qué tamaños hay?
portfolio: ¿Puedo ver trabajos anteriores?
delivery-shipping: ¿Hacéis envíos?
collection: ¿Puedo recogerlo?
installation: ¿Lo instaláis?
maintenance: ¿Hacéis mantenimiento?
parts-supplies: ¿Y los repuestos?
stock: ¿Lo tenéis disponible?
storage-shelf-life: ¿Cuánto se conserva?
backup-plan: ¿Y si os ponéis enfermos?
files-rights: ¿Qué archivos y derechos recibo?
revisions: ¿Cuántos cambios se pueden pedir?
privacy: ¿Qué hacéis con mis datos?
tech-security: ¿Y el alojamiento y la seguridad?
support: ¿Cómo recibo ayuda?
onboarding: ¿Cómo empezamos?
contract-term: ¿Cuánto dura el contrato?
documents: ¿Qué documentos hacen falta?
owner: ¿Quién lo lleva?
team: ¿Quién trabaja ahí?
qualifications: ¿Qué formación tenéis?
founded-experience: ¿Desde cuándo trabajáis?
liability-insurance: ¿Tenéis seguro?
references: ¿Tenéis referencias?
awards-press: ¿Habéis ganado premios?
jobs: ¿Buscáis personal?
partners: ¿Con quién colaboráis?
phone: ¿Cuál es el teléfono?
email: ¿Cuál es el correo electrónico?
reply-time: ¿Cuánto tardáis en contestar?
message-apps: ¿Puedo escribiros por WhatsApp?
social-media: ¿Estáis en redes sociales?
website-shop: ¿Cuál es la página web?
visit-viewing: ¿Puedo ir a verlo?
private-events: ¿Se puede celebrar algo privado?
corporate: ¿Trabajáis para empresas?
weddings: ¿Hacéis bodas?
trade-in-secondhand: ¿Aceptáis cosas usadas?
photos-filming: ¿Se pueden hacer fotos?
overnight-stay: ¿Se puede pasar la noche?
supervision: ¿Quién vigila?
drop-off-pick-up: ¿Cuándo es la entrada y la salida?
outdoor-space: ¿Hay espacio al aire libre?
history-name: ¿Cómo empezó todo?
charity: ¿Apoyáis causas benéficas?
wifi-work: ¿Hay wifi?
smoking-alcohol: ¿Se puede fumar o beber alcohol?
tipping: ¿Se deja propina?
colours-styles: ¿Qué colores y estilos hay?
permits-legal: ¿Hacen falta permisos?
medication-care: ¿Dais la medicación?
same-person: ¿Viene siempre la misma persona?
company-details: ¿Cuáles son los datos de la empresa?
newsletter: ¿Tenéis boletín?
talk-to-person: ¿Puedo hablar con alguien?
lost-property: He olvidado algo, ¿qué hago?
noise-curfew: ¿Hasta qué hora puede haber música?
risk-worst-case: ¿Qué pasa en el peor de los casos?`;
