/** The short question that a customer asks about each topic; see Language.topics. */
export const topics = `opening-hours: When are you open?
holidays-closed: When are you closed?
out-of-hours: Are you there outside opening hours?
emergency: What do I do in an emergency?
lead-time: How soon can I get it?
duration: How long does it take?
turnaround: When is it ready?
how-to-book: How do I book?
book-ahead: How far ahead do I have to book?
walk-in: Can I come without an appointment?
confirmation: Do I get a confirmation?
reschedule: Can I move a booking?
cancellation: How do I cancel?
no-show-late: What if I am late?
deposit: Is there a deposit?
minimum: Is there a minimum?
maximum-group: How large can a group be?
capacity-size: How many people fit in?
season: Which months do you offer it?
weather: What if the weather is bad?
directions: How do I find you?
public-transport: Can I come by public transport?
parking: Where can I park?
service-area: Which area do you cover?
travel-fee: Do you charge for travel?
online-remote: Is it possible online?
home-visit: Do you come to me?
branches: Are there other locations?
accessibility: Is it accessible by wheelchair?
stairs-lift: Are there stairs or a lift?
facilities: What facilities are there?
waiting-companions: Can somebody come along?
food-drink: Is there food and drink?
pets: Are pets allowed?
children: Are children welcome?
price: What does it cost?
price-per-unit: What is the rate?
included: What is included?
extra-costs: Are there extra costs?
weekend-surcharge: Is there a surcharge?
tax: Do prices include tax?
payment-methods: How can I pay?
payment-terms: When do I pay?
instalments: Can I pay in instalments?
discounts: Are there discounts?
packages-passes: Are there packages?
vouchers: Do you have gift vouchers?
refund-return: Do I get my money back?
quote-estimate: Can I get a quote?
price-change: Can prices change?
insurance-covers: Does insurance cover it?
grants: Are there grants?
trial: Is there a trial?
first-consultation: Is the first consultation free?
damage: Who pays for damage?
commission: What is your fee?
services-list: What do you offer?
specific-offer: What else do you do?
not-offered: What do you not do?
brands-models: Which makes do you work with?
materials-ingredients: What is it made of?
allergens-diet: Do you cater for allergies and diets?
sustainability: How do you care for the environment?
process: How does it work?
preparation: How do I prepare?
bring: What do I bring?
clothing: What should I wear?
aftercare: What comes afterwards?
equipment-provided: What equipment is there?
rental: Can I rent anything?
safety: How do you keep it safe?
pain-side-effects: Does it hurt?
age-limits: Is there an age limit?
health-limits: Is it suitable with a health condition?
experience-level: Do I need experience?
gender-staff-choice: Can I choose who serves me?
languages: Which languages do you speak?
class-size: How large are the groups?
curriculum-levels: Which levels are there?
certificates-exams: Is there a certificate?
results: What results can I expect?
guarantee: Is there a guarantee?
complaints-mending: What if something goes wrong?
comparison: What is the difference?
frequency: How often is it needed?
custom-made: Can it be made to order?
dimensions: Which sizes are there?
portfolio: Can I see earlier work?
delivery-shipping: Do you deliver?
collection: Can I collect it?
installation: Do you install it?
maintenance: Do you do maintenance?
parts-supplies: What about parts?
stock: Is it in stock?
storage-shelf-life: How long does it keep?
backup-plan: What if you are ill?
files-rights: Which files and rights do I get?
revisions: How many revisions are included?
privacy: How is my data kept?
tech-security: What about hosting and security?
support: How do I get support?
onboarding: How do we start?
contract-term: How long is the contract?
documents: Which documents are needed?
owner: Who runs it?
team: Who is on the team?
qualifications: What qualifications do you have?
founded-experience: How long have you been doing this?
liability-insurance: Are you insured?
references: Do you have references?
awards-press: Have you won awards?
jobs: Are you hiring?
partners: Whom do you work with?
phone: What is the phone number?
email: What is the e-mail address?
reply-time: How fast do you answer?
message-apps: Can I text you?
social-media: Are you on social media?
website-shop: What is the website?
visit-viewing: Can I come and see it?
private-events: Do you host private events?
corporate: Do you work for companies?
weddings: Do you do weddings?
trade-in-secondhand: Do you take used things?
photos-filming: May I take pictures?
overnight-stay: Can I stay overnight?
supervision: Who watches over it?
drop-off-pick-up: When can I drop off and pick up?
outdoor-space: Is there outdoor space?
history-name: How did it begin?
charity: Do you support charities?
wifi-work: Is there Wi-Fi?
smoking-alcohol: May I smoke or drink?
tipping: Do people tip?
colours-styles: Which colours and styles are there?
permits-legal: What about permits and the law?
medication-care: Do you give medication?
same-person: Is it always the same person?
company-details: What are the company's details?
newsletter: Is there a newsletter?
talk-to-person: Can I talk to somebody?
lost-property: I left something behind. What now?
noise-curfew: Is it quiet?
risk-worst-case: What if the worst happens?`;
