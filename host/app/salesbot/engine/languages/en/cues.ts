/** How questions and facts of a topic sound: `topic: phrase, phrase`. See Language.cues. */
export const cues = `founded-experience: since when, exist, exists, was opened, how long have you been, been in business, in business since, when did you start, when did you open, when did you begin, how old is the, how old is your, how many years, years of experience, since 19*, since 20*, opened it, opened the, opened in, founded, started the, started in, established, generations, years in business, been doing this, grandfather opened, how long you been, been around, been at this, been doing, you start, you guys start, year did
directions: where are you, where is the, where is your, where are your, where do you, where can i find you, find you, located, location, whereabouts, your address, the address, how do i get there, how do we get there, directions, get to you, nearest, how to get to you, where you at, where are u, where you guys, where r you, find ya, what street, where abouts, where to find
public-transport: public transport, by bus, the bus, by train, train station, railway, tram, metro, subway, underground, stop at, stops at
parking: park, parking, car park, leave the car, leave my car, parking space, parking spaces, spaces, leave the truck, leave the van, leave our car, leave my truck, leave my van, put the car, put my car, somewhere to park, garage
opening-hours: what time do you open, what time do you close, when are you open, when do you open, when do you close, your hours, opening hours, business hours, opening times, are you open, open on, open until, open from, open till, closed on, you open, r you open, still open, open late, how late, til when, until when, till when, what days, which days, what time can i, shut, close up, are you in on, you guys open, swing by, stop by, come by, open every day, every day, daily, seven days a week, mo fr, mon fri, monday to friday, tuesday to, monday to, weekdays, working hours, what hours, your hours, what are the hours, days of the week, which day, mornings only
season: open in winter, open in summer, open all year, time of year, season, from april, until october, in december, in january, in february, in march, in april, in may, in june, in july, in august, in september, in october, in november, beginning of, end of october, end of september, all year, year round, months of the year, in the winter, in winter, in summer, november to, october to, march to, april to, may to, to october, to september, to november, summer only, summer months, winter months
holidays-closed: bank holiday, bank holidays, public holiday, public holidays, christmas, new year, easter, closed for, on holiday, closed in, closed mon
turnaround: how long does * take, how long do * take, how long will it take, how long until, how fast, how quickly, how soon, when will it be ready, when is it ready, be ready, ready in, ready by, ready within, working days, turnaround, same day, take about, takes about, takes three, take three, takes two, take two, takes a week, within a week, about a week, delivered within, how long before, when can i get it, get it back, when can i have, pick it up when, when would it, done by, finished by, how many days, takes up to, done in, done within
duration: how long is, how long does, how long do, how many minutes, how many hours, how much time, duration, last about, lasts, minutes long, hours long, how long are we, how long will, how long would, takes about, take about, last for, run for, whole day, all day, half a day, half day, an hour, minutes, runs over, run over, takes a full, full day, takes up, lasts around, in all, an afternoon, weeks long, days long, takes around, hours in all, allow an
lead-time: next available, earliest, waiting list, waiting time, wait for, how soon can, availability, next slot, first available, booked out, weeks ahead, how soon, soonest, any slots, any openings, opening for, fit me in, fit us in, squeeze me in, squeeze us in, get in, how far out, how far ahead, booked up, how booked, backed up, booked about, weeks out, days out, months out, booked solid, how soon can you, can you come soon, the wait, how long is the wait, first free, waiting
same-person: same person, same teacher, same one each time, always the same
weekend-surcharge: express, rush, urgent fee, extra charge, extra cost, cost extra, surcharge, weekend rate, at weekends, evening rate, more expensive on, same day for, for 50, on top
extra-costs: cost extra, costs extra, extra charge, extra fee, hidden costs, hidden fees, additional cost, additional fee, anything else to pay, pay extra, extra cost, extra, is extra, stay free, free of charge, are free, at no charge, included in the price, on top of, any other fees, other costs, surprise, surcharge, extra for, more for, catch
price: how much is, how much are, how much does, how much do, how much for, how much to, what does it cost, what does * cost, what do you charge, price of, price for, prices, cost of, the cost, your rates, your fees, charge for, set me back, set us back, going rate, how much would, how much will, how much you charge, how much r, how much you want, what you charge, what would * cost, what would * run, what does it run, what do they run, run me, run us, what are we looking at, ballpark, what do i owe, what will i owe, do i pay for, do we pay for, a head, per head, what would * pay, what do * pay, whats the damage, what do you want for, you want for a, sting me, going to cost, whats it cost, what is it a
discounts: discount, discounts, cheaper for, reduction, reduced, concession, student price, student prices, students, seniors, pensioners, kids pay, children pay, children free, camp free, percent off, % off, off for, deal, deals, special offer, pay for six, group rate, longer stays, half price, break on price, price break, cheaper if, knock off, any money off, money off, off if, better price, deal if, veteran, veterans, military, regulars, senior, loyalty, pay half
children: kids, children, child, baby, babies, toddler, toddlers, under five, under 12, high chair, family friendly, little ones, son, daughter, year old, yr old, kiddo, kiddos, grandkids, grandson, granddaughter, nephew, niece, teen, teens, teenager, teenagers, youngest, under 10, under 6, under 18s
age-limits: how old, minimum age, age limit, years old, at least 16, at least 18, at least 17, too young, too old, from the age, from age, year old, yr old, yrs old, month old, over 16*, over 18*, under 18, under 14, under 16, and up, and older, from 8, from 10, old enough, my age, what age, at least * old, from * months, must be, youngest, or over, age, what age, which age, from 8 weeks, from 12 weeks, how young
pets: dog, dogs, pet, pets, cat, cats, puppy, animals, doggo, puppies, kitten, my lab, animal
payment-methods: how do i pay, how can i pay, pay by, pay with, pay cash, pay in cash, credit card, credit cards, debit card, take cards, accept cards, card or cash, cards, cash, bank transfer, paypal, apple pay, google pay, contactless, cheque, cheques, invoice, venmo, zelle, check, phone pay, amex, visa, with my phone, in cash, cash ok, card ok, take card, take cash
payment-terms: when do i pay, pay up front, pay upfront, in advance, before or after, pay on the day, pay when, on collection, when you collect, balance, rest on the day, rest is due, due
deposit: deposit, down payment, hold the date, holds the date, secure the date, secures the date, books the date, prepayment, up front, upfront, put down, pay beforehand, pay now, hold a date, hold it, retainer, no deposit, charge a deposit, reservation fee, non refundable
cancellation: cancel, cancels, cancelled, canceling, cancelling, cancellation, call it off, back out, money back if, change my mind, something comes up, fall ill, falls ill, get sick, gets sick, got sick, change our mind, pull out, cant come, cannot come, not come, hours notice, hrs notice, days notice, less than * notice, forfeit, forfeits, lose the, loses the, lose your, you get everything back, half is due, charged in full
reschedule: reschedule, move my, move the, change the date, change my booking, postpone, another day instead, switch to, push our, push it, push back, push the, shift our, another date, different date, different day, other date, new date, swap the date, change our date, change dates, move our, bring it forward
no-show-late: late, no show, miss my, running behind, do not turn up, arrive after, running late, get stuck, stuck in traffic, stuck on, in traffic, minutes behind, min behind, behind schedule, miss our, missed my, dont make it, cant make it, cannot make it, do not show, dont show up
refund-return: refund, money back, return it, returns, send it back, exchange, get my money, get our money, get it back, refunds, refundable, out the money, lose my money, lose our money, credit
guarantee: guarantee, guaranteed, warranty, if it breaks again, if it does not work, not happy, not satisfied, breaks again, fails, stops working, go wrong, goes wrong, stand behind, make it right, redo, fall off, comes back, lasts, come back free, comes back free, opened up again, broke again, broken again, come off, came off, came undone, has failed, within * months free, are guaranteed, vouch
damage: damage, damaged, ruin, break something, broke, lose it, lost my, spill, pay for it, repair it or, goes missing, gets lost, torn, ripped, ripped one, stained, scratch, scratched, stains, does not come back
liability-insurance: insured, insurance, liability, covered if
insurance-covers: health insurance, my insurance, insurer, covered by insurance, reimburse, insurance pay
how-to-book: how do i book, how can i book, how do we book, how to book, book online, make a reservation, reserve, sign up, register, enrol
book-ahead: book ahead, in advance, how early, reservation, need to reserve, have to reserve, need to book, have to book, book a table, reserve a table, far in advance, how far out, how far ahead, weeks ahead, days ahead, months ahead, last minute, on short notice, short notice, a week ahead
walk-in: walk in, without an appointment, just come by, just turn up, drop in, drop by
collection: collect, collects, collected, pick up my, pick it up, picking up, fetch, ticket, pick up, pickup, pick them up, come get, come and get, grab it, collect it
delivery-shipping: deliver, delivers, delivery, deliveries, ship, shipping, post it, post them, send it to me, by post, courier, drop it off, drop off at, bring it to, bring it over, to my door, to my place, send me, mail it, mail me
service-area: how far do you, which area, what area, areas, do you cover, do you come to, within * miles, within * km, travel to, radius, do you serve, based in, come out to, come as far as, go as far as, this far, do you go to, out here, out my way, my area, come to, drive to, counties, what areas, which areas, and surroundings, as far as, areas do, only in, only within, within
travel-fee: travel fee, travel cost, mileage, call out, callout, a mile, a km, per mile, per km, free delivery, delivery free, delivery cost, to come out, coming out, come out here, trip charge, mileage fee, gas money, for the drive, the drive, service call, within * miles, charge for travel, charge travel, free within
drop-off-pick-up: drop off, pick up, check in, check out, checkin, checkout, arrive from, arrival, leave by, be out, departure, arrive
facilities: facilities, shower, showers, toilet, toilets, bathroom, electricity, electric, hook up, hot water, washing machine, laundry, kitchen, changing room, shop, supermarket, bakery, restaurant nearby
wifi-work: wifi, wi fi, internet, signal, laptop, laptops, password, online there
accessibility: wheelchair, wheelchairs, accessible, disabled, step free, ramp, mobility, step at, wheel in, in a chair, uses a chair, walker, crutches, cannot walk, cant walk, cant do stairs, walk far, steps, step
stairs-lift: stairs, lift, elevator, which floor, ground floor, upstairs, no elevator, steps up
food-drink: food, drink, drinks, coffee, tea, breakfast, lunch, dinner, meal, meals, snack, snacks, eat, bring our own, own food, own drinks, own cake, beer, wine, alcohol, booze, hungry, bite to eat, bar
allergens-diet: allergy, allergies, allergic, gluten, coeliac, coeliacs, celiac, vegan, vegetarian, lactose, dairy, nuts, halal, kosher, diet, nut free, peanut, peanuts, dairy free, gluten free, egg free, sugar free
capacity-size: how many people, how many guests, how big, how large, capacity, seats, room for, fit in, maximum number, how many can, how many does, how many fit, how many of us, feeds, feed, serves, seat, fit us
maximum-group: large group, large groups, big group, group of, groups of, groups up to, parties, hen, stag, party of, class size, how many in a, how many can, at most, up to how many, bunch of us, lot of us, of us, large party, big party
included: included, include, includes, comes with, come with, what do i get, what is in, what do we get, is in a, in the price, get for, part of the price, throw in, thrown in, part of it, covered in, cover, covers, what all, without the, covers all, all included, price covers, is * included
bring: bring, take with me, take along, need to have with me, pack, own towels, hold a, provisional, need to bring, have to bring, should i bring, should we bring, do i bring
preparation: prepare, preparation, beforehand, before my, before the appointment, have to prepare, prepare before, before you arrive, before you come, have ready, clear of, cleared, set up before, needs to be ready, get ready, do beforehand, needs to be done before
clothing: wear, clothes, shoes, dress code, outfit, what do i wear, what should i wear, what to wear, dressed
materials-ingredients: made of, made from, material, materials, ingredients, chemicals, chemical, toxic, solvent, products do you use, perc, whats in, what is in it, made with, what brand of, which flavours, which flavors, flavours, flavors
sustainability: eco, green, environment, organic, sustainable, recycle, recycled
not-offered: do not do, do not clean, do not take, do not offer, do not sell, do not repair, we do not, dont do, we dont, not do, cannot do, do not make, dont make, i do not, i dont
services-list: what types of, which types of, what kinds of, what services, which services, what do you do, what do you offer, what can you do, what do you sell, what kind of, your services, list of services
quote-estimate: quote, quotes, estimate, estimates, free quote, site visit
emergency: emergency, emergencies, urgent, urgently, out of hours, at night, in the middle of the night, right now, asap, middle of the night, after hours, burst, flooding, sparks, smoke, burning smell, cant wait, at 2 am, at 3 am
qualifications: qualified, qualification, qualifications, certified, licensed, degree, trained, accredited, diploma, registered with
languages: speak, speaks, languages, in english, in german, in french, in spanish, anyone speak, does anyone speak
team: who works, your team, staff, employees, how many of you, people work, who will, who does the, who comes, who else, how many people work, who would, your guys, crew, which of you, one of you, who looks after, how many of you, there are two of us, there are three of us, there are four of us, of us work
owner: who runs, who owns, the owner, who is behind, in charge, who are you, whose place, who built, who made, who started, whos the boss, the boss
vouchers: voucher, vouchers, gift card, gift cards, gift certificate, present, expire, expires, valid for, good for, run out, how long * valid, still valid, gift cert, gift it, as a gift
trial: trial, try it, taster, first lesson, test lesson, free trial, sample
packages-passes: package, packages, block of, pass, passes, bundle, subscription, membership, ten lessons, pack of
instalments: instalments, installments, pay monthly, in parts, financing, spread the cost, pay it off, pay over time, payment plan, payment plans, monthly payments, split it, split the
online-remote: online, remote, remotely, video call, zoom, virtual, over the phone
home-visit: come to me, come to my, my home, my house, home visit, at home, pick me up, pick learners up, collect you, pick you up
weather: rain, rains, weather, storm, snow, raining, rainy, bad weather, weather is bad, windy, wind, too hot, too cold, stormy, thunder, call it off, 
photos-filming: photos, take pictures, film, video, record, recording, take pics, pics, photo, selfie, selfies, tiktok, filming, camera
noise-curfew: quiet, noise, music until, loud, midnight, quiet hours
safety: safe, safety, lifeguard, at your own risk, own risk, dangerous, get hurt, an accident, accident, life jacket, lifejacket, buoyancy, can i swim, able to swim, swim, get out, panic, locked in, emergency exit
storage-shelf-life: how long does it keep, how long do you keep, not collected, forget to collect, store it, storage, keep for, how long will it keep, go bad, last in the fridge, stay fresh, freeze, fridge, best on the day, keeps
certificates-exams: exam, exams, pass rate, test, certificate
stock: in stock, available in, do you have any
brands-models: which brands, brand, brands, make of, makes, which cars, what car, which car, model, which kind of, what kind of, what make, which make, what types, work with, what brands
visit-viewing: come and see, viewing, visit you, look around, showroom, see it first
reply-time: answer my mail, reply, respond, get back to me
charity: charity, donate, donation
security: security, camera, cameras, cctv, alarm, alarms, burglar, burglary, theft, stolen, break in, guarded, secure, how safe, break into, burgled, locked at night, watched, safe place
access-hours: get to my, own code, key code, around the clock, 24 7, access is, get to our, get into my, own pin, own key, have access, get access
minimum: minimum, smallest order
contract-term: contract, fixed term, notice, commitment, minimum term, tied in, month to month, minimum stay, give notice
tax: tax, taxes, vat, gst, hst, plus tax, tax included
documents: documents, document, paperwork, photo id, proof of, id card, passport, bring id, need id, an id, driving licence, drivers license, license, medical form, doctors letter, id do
branches: branches, locations, sites, other shops, second shop, other location, another location, only one shop
portfolio: portfolio, examples, earlier work, previous work, your work, past projects, pictures of your work
references: references, reviews, testimonials, recommend, recommendation, what do customers say
awards-press: award, awards, prize, press, featured in
jobs: hiring, vacancy, vacancies, apprentice, apprenticeship, job, jobs, work for you, career, careers, internship
corporate: companies, company events, corporate, businesses, for firms, office parties, team event
weddings: wedding, weddings, bride, bridal, bridesmaid, bridesmaids
custom-made: customised, customized, made to order, made to measure, personalised, personalized, bespoke, from a picture, from a photo, have a photo, have a picture, look like this, like in this, design our own, copy
installation: install, installs, installation
maintenance: maintenance, servicing, service it, upkeep
process: how does it work, step by step, first step, the process
aftercare: aftercare, after the treatment
health-limits: pregnant, pregnancy, medical condition, heart condition, asthma, diabetes, allergy to, bad back, pacemaker, epilepsy, epileptic, claustrophobic, heart, asthmatic, dizzy, scared of, afraid of, medical form, doctors letter
pain-side-effects: hurt, hurts, pain, painful, side effects, sore
experience-level: beginner, beginners, experience needed, no experience, never done, newbie, first time, first timer, never tried, no clue, easiest, suits people, total beginner, where to start, to start with
results: how many sessions, improvement, success rate, what are the odds, how many make it, success, percent of, % of, make it out, get out, win
frequency: how often, once a week, once a year, twice a year, how often should, times a year, every * months
rental: rent, rental, rented, borrow, lend, hire, for hire, kit hire, rent a, renting
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
commission: commission, your cut
smoking-alcohol: smoke, smoking, vape, alcohol, drink beforehand, drunk, beer, wine
waiting-companions: bring a friend, bring someone, bring my, come along, come with me, wait there, watch, sit in
private-events: private event, private events, private party, private parties, birthday party, birthday parties, hire the whole, rent the whole, rent the place, host a party, throw a party`;
