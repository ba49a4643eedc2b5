/** How questions and facts of a topic sound: `topic: phrase, phrase`. See Language.cues. */
export const cues = `founded-experience: since when, exist, exists, was opened, how long have you been, been in business, in business since, when did you start, when did you open, when did you begin, how old is the, how old is your, how many years, years of experience, since 19*, since 20*, opened it, opened the, opened in, founded, started the, started in, established, generations, years in business, been doing this, grandfather opened
directions: where are you, where is the, where is your, where are your, where do you, where can i find you, find you, located, location, whereabouts, your address, the address, how do i get there, how do we get there, directions, get to you, nearest
public-transport: public transport, by bus, the bus, by train, train station, railway, tram, metro, subway, underground, stop at, stops at
parking: park, parking, car park, leave the car, leave my car, parking space, parking spaces, spaces
opening-hours: what time do you open, what time do you close, when are you open, when do you open, when do you close, your hours, opening hours, business hours, opening times, are you open, open on, open until, open from, open till, closed on
season: open in winter, open in summer, open all year, time of year, season, from april, until october, in december, in january, in february, in march, in april, in may, in june, in july, in august, in september, in october, in november, beginning of, end of october, end of september
holidays-closed: bank holiday, bank holidays, public holiday, public holidays, christmas, new year, easter, closed for, on holiday, closed in, closed mon
turnaround: how long does * take, how long do * take, how long will it take, how long until, how fast, how quickly, how soon, when will it be ready, when is it ready, be ready, ready in, ready by, ready within, working days, turnaround, same day, take about, takes about, takes three, take three, takes two, take two, takes a week, within a week, about a week, delivered within
duration: how long is, how long does, how long do, how many minutes, how many hours, how much time, duration, last about, lasts, minutes long, hours long
lead-time: next available, earliest, waiting list, waiting time, wait for, how soon can, availability, next slot, first available, booked out, weeks ahead
same-person: same person, same teacher, same one each time, always the same
weekend-surcharge: express, rush, urgent fee, extra charge, extra cost, cost extra, surcharge, weekend rate, at weekends, evening rate, more expensive on, same day for, for 50, on top
extra-costs: cost extra, costs extra, extra charge, extra fee, hidden costs, hidden fees, additional cost, additional fee, anything else to pay, pay extra, extra cost, extra, is extra, stay free, free of charge, are free, at no charge, included in the price
price: how much is, how much are, how much does, how much do, how much for, how much to, what does it cost, what does * cost, what do you charge, price of, price for, prices, cost of, the cost, your rates, your fees, charge for
discounts: discount, discounts, cheaper for, reduction, reduced, concession, student price, student prices, students, seniors, pensioners, kids pay, children pay, children free, camp free, percent off, % off, off for, deal, deals, special offer, pay for six, group rate, longer stays, half price
children: kids, children, child, baby, babies, toddler, toddlers, under five, under 12, high chair, family friendly, little ones, son, daughter
age-limits: how old, minimum age, age limit, years old, at least 16, at least 18, at least 17, too young, too old, from the age, from age
pets: dog, dogs, pet, pets, cat, cats, puppy, animals
payment-methods: how do i pay, how can i pay, pay by, pay with, pay cash, pay in cash, credit card, credit cards, debit card, take cards, accept cards, card or cash, cards, cash, bank transfer, paypal, apple pay, google pay, contactless, cheque, cheques, invoice
payment-terms: when do i pay, pay up front, pay upfront, in advance, before or after, pay on the day, pay when, on collection, when you collect, balance, rest on the day, rest is due, due
deposit: deposit, down payment, hold the date, holds the date, secure the date, secures the date, books the date, prepayment
cancellation: cancel, cancels, cancelled, canceling, cancelling, cancellation, call it off, back out, money back if, change my mind
reschedule: reschedule, move my, move the, change the date, change my booking, postpone, another day instead, switch to
no-show-late: late, no show, miss my, running behind, do not turn up, arrive after
refund-return: refund, money back, return it, returns, send it back, exchange
guarantee: guarantee, guaranteed, warranty, if it breaks again, if it does not work, not happy, not satisfied
damage: damage, damaged, ruin, break something, broke, lose it, lost my, spill, pay for it, repair it or
liability-insurance: insured, insurance, liability, covered if
insurance-covers: health insurance, my insurance, insurer, covered by insurance, reimburse, insurance pay
how-to-book: how do i book, how can i book, how do we book, how to book, book online, make a reservation, reserve, sign up, register, enrol
book-ahead: book ahead, in advance, how early, reservation, need to reserve, have to reserve, need to book, have to book, book a table, reserve a table
walk-in: walk in, without an appointment, just come by, just turn up, drop in, drop by
collection: collect, collects, collected, pick up my, pick it up, picking up, fetch, ticket
delivery-shipping: deliver, delivers, delivery, deliveries, ship, shipping, post it, post them, send it to me, by post, courier
service-area: how far do you, which area, what area, areas, do you cover, do you come to, within * miles, within * km, travel to, radius, do you serve, based in
travel-fee: travel fee, travel cost, mileage, call out, callout, a mile, a km, per mile, per km, free delivery, delivery free, delivery cost
drop-off-pick-up: drop off, pick up, check in, check out, checkin, checkout, arrive from, arrival, leave by, be out, departure, arrive
facilities: facilities, shower, showers, toilet, toilets, bathroom, electricity, electric, hook up, hot water, washing machine, laundry, kitchen, changing room, shop, supermarket, bakery, restaurant nearby
wifi-work: wifi, wi fi, internet, signal, laptop, laptops, password
accessibility: wheelchair, wheelchairs, accessible, disabled, step free, ramp, mobility, step at, wheel in
stairs-lift: stairs, lift, elevator, which floor, ground floor
food-drink: food, drink, drinks, coffee, tea, breakfast, lunch, dinner, meal, meals, snack, snacks, eat
allergens-diet: allergy, allergies, allergic, gluten, coeliac, coeliacs, celiac, vegan, vegetarian, lactose, dairy, nuts, halal, kosher, diet
capacity-size: how many people, how many guests, how big, how large, capacity, seats, room for, fit in, maximum number
maximum-group: large group, large groups, big group, group of, groups of, groups up to, parties, hen, stag, party of, class size, how many in a
included: included, include, includes, comes with, come with, what do i get, what is in, what do we get, is in a, in the price
bring: bring, take with me, take along, need to have with me, pack, own towels, hold a, provisional
preparation: prepare, preparation, beforehand, before my, before the appointment
clothing: wear, clothes, shoes, dress code, outfit
materials-ingredients: made of, made from, material, materials, ingredients, chemicals, chemical, toxic, solvent, products do you use, perc
sustainability: eco, green, environment, organic, sustainable, recycle, recycled
not-offered: do not do, do not clean, do not take, do not offer, do not sell, do not repair, we do not
services-list: what types of, which types of, what kinds of, what services, which services, what do you do, what do you offer, what can you do, what do you sell, what kind of, your services, list of services
quote-estimate: quote, quotes, estimate, estimates, free quote, site visit
emergency: emergency, emergencies, urgent, urgently, out of hours, at night, in the middle of the night
qualifications: qualified, qualification, qualifications, certified, licensed, degree, trained, accredited, diploma, registered with
languages: speak, speaks, languages, in english, in german, in french, in spanish
team: who works, your team, staff, employees, how many of you, people work
owner: who runs, who owns, the owner, who is behind, in charge, who are you
vouchers: voucher, vouchers, gift card, gift cards, gift certificate, present
trial: trial, try it, taster, first lesson, test lesson, free trial, sample
packages-passes: package, packages, block of, pass, passes, bundle, subscription, membership, ten lessons, pack of
instalments: instalments, installments, pay monthly, in parts, financing, spread the cost
online-remote: online, remote, remotely, video call, zoom, virtual, over the phone
home-visit: come to me, come to my, my home, my house, home visit, at home, pick me up, pick learners up, collect you, pick you up
weather: rain, rains, weather, storm, snow
photos-filming: photos, take pictures, film, video
noise-curfew: quiet, noise, music until, loud, midnight, quiet hours
safety: safe, safety, lifeguard, at your own risk, own risk, dangerous
storage-shelf-life: how long does it keep, how long do you keep, not collected, forget to collect, store it, storage
certificates-exams: exam, exams, pass rate, test, certificate
stock: in stock, available in, do you have any
brands-models: which brands, brand, brands, make of, makes, which cars, what car, which car, model
visit-viewing: come and see, viewing, visit you, look around, showroom, see it first
reply-time: answer my mail, reply, respond, get back to me
charity: charity, donate, donation
security: security, camera, cameras, cctv, alarm, alarms, burglar, burglary, theft, stolen, break in, guarded
access-hours: get to my, own code, key code, around the clock, 24 7
minimum: minimum, smallest order
contract-term: contract, fixed term, notice, commitment, minimum term, tied in, month to month
tax: tax, taxes, vat, gst, hst, plus tax, tax included
documents: documents, document, paperwork, photo id, proof of, id card, passport
branches: branches, locations, sites, other shops, second shop, other location, another location, only one shop
portfolio: portfolio, examples, earlier work, previous work, your work, past projects, pictures of your work
references: references, reviews, testimonials, recommend, recommendation, what do customers say
awards-press: award, awards, prize, press, featured in
jobs: hiring, vacancy, vacancies, apprentice, apprenticeship, job, jobs, work for you, career, careers, internship
corporate: companies, company events, corporate, businesses, for firms, office parties, team event
weddings: wedding, weddings, bride, bridal, bridesmaid, bridesmaids
custom-made: customised, customized, made to order, made to measure, personalised, personalized, bespoke
installation: install, installs, installation
maintenance: maintenance, servicing, service it, upkeep
process: how does it work, step by step, first step, the process
aftercare: aftercare, after the treatment
health-limits: pregnant, pregnancy, medical condition, heart condition, asthma, diabetes, allergy to
pain-side-effects: hurt, hurts, pain, painful, side effects, sore
experience-level: beginner, beginners, experience needed, no experience, never done
results: how many sessions, improvement, success rate
frequency: how often, once a week, once a year, twice a year
rental: rent, rental, rented, borrow, lend
equipment-provided: equipment
message-apps: whatsapp, text you, sms, telegram, signal, message you
social-media: instagram, facebook, tiktok, social media, follow you
website-shop: website, web site, online shop, web shop, homepage
phone: phone number, telephone, call you, ring you
email: mail address, email address
trade-in-secondhand: second hand, secondhand, trade in, part exchange
overnight-stay: overnight, stay the night, sleep
outdoor-space: garden, terrace, outdoor, outdoors, patio
temperature: heated, heating, air conditioning, air conditioned, climate, temperature, humidity
revisions: revision, revisions, changes are included, rounds of
support: support, help line, hotline, help me if, helpdesk
privacy: gdpr, confidential
commission: commission, your cut`;
