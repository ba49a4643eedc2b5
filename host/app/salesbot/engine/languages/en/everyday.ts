/**
 * What people say in other words than a business does, a line for each thing: words of a line mean about the same.
 * Inflected forms are found by their stem. What all businesses share; `everyday-trades.txt` has what some do.
 */
export const everyday = `kid, child, children, youngster, little one, toddler, infant, baby, lad, lass, son, daughter, teen, teenager, minor, boy, girl, grandchild, grandson, granddaughter, junior, kiddo
parent, mum, mom, mummy, dad, father, mother, guardian, family, grandma, grandpa, gran, nan, grandad
old people, pensioner, senior, elderly, retired, over 60s
student, pupil, learner, apprentice, trainee
beginner, newbie, novice, starter, first timer, never done, new to, no experience, never learned, from scratch, total beginner
grown up, adult, over 18
man, male, men, guy, bloke, gentleman
woman, female, ladies, lady, women
boss, owner, manager, in charge, runs the place, director
staff, team, employee, crew, colleague, who works, worker, people work
customer, client, guest, visitor
car park, parking, park, leave the car, parking lot, driveway
bus, tram, train, station, underground, public transport, metro
drive, lift there, transport, take me, take her, take him, ride to, pick me up
car, vehicle, van, truck, auto
bike, bicycle, cycle, e-bike
cab, taxi, uber
fix, repair, mend, sort out, put right, restore, broken, bust, knackered, not working, restoration
break, broke, damage, damaged, smash, crack, torn, rip, ruined, wreck
clean, cleaning, wash, scrub, tidy, spotless
mess, dirt, dust, dirty, sheets down, tidy up
swap, exchange, change it, switch, replace, replacement
send back, return, take it back, bring back
money back, refund, reimburse, refunded, get my money
warranty, guarantee, guaranteed, come back free, stand behind, stops working
complaint, complain, unhappy, not happy, dissatisfied
quit, stop, cancel, leave, end it, terminate, notice, give up, pull out, back out, drop out, opt out
miss, missed, no show, absent, absence, skip, not turn up, forgot
put off, postpone, reschedule, move it, another date, shift
wait, waiting list, waitlist, queue, backlog, booked out, lead time, how soon, earliest
spot, place, space, slot, opening, availability, vacancy, free place
sign up, join, enrol, enroll, register, registration, become a member, signing up, membership, enrolment, sign on
sign up fee, joining fee, registration, enrolment fee, admin fee
book, reserve, reservation, appointment, booking
try, trial, taster, test lesson, try out, sample, give it a go, on approval, see if i like it, first class
cheap, discount, off, reduction, deal, save, concession, break on, cheaper, bargain, special offer, reduced
sibling, brother, sister, second child, two kids, twins, 2 kids
dear, expensive, costly, pricey
cost, price, fee, charge, rate, how much, damage, set me back, looking at, run me, tariff, quid, bucks, ballpark, roughly
deposit, down payment, up front, upfront, in advance, half up front, hold the date
by instalments, instalment, installment, monthly, spread, bit by bit, pay over time, in parts, payment plan, finance, not in one go
card, credit card, visa, mastercard, contactless, apple pay, card reader, debit
cash, notes, coins
bank transfer, transfer, bacs, wire, direct debit
bill, invoice, receipt, pay later
tip, gratuity, present, gift, money for her
quote, estimate, diagnosis, diagnose, assessment, assess, site visit, survey, look at it, come round, come and look, come see, appraisal, valuation
worth, value, valuation, valued, appraise
insurance, insured, insurer, cover, liability, covered
police check, dbs, background check, vetted, checked, trustworthy
qualified, certified, certificate, licensed, trained, accredited, registered, qualification, credentials, proof
proof, certificate, document, paper, paperwork, evidence
papers, document, paperwork, id, passport, identification, payslip, reference
contract, agreement, tied in, commitment, minimum term, locked in
review, rating, rated, testimonial, reference, recommended, what do people say
award, prize, rated
experience, years, how long have you, since, founded, started, been doing, been in business
brand, make, manufacturer, model, label, which makes
size, big, large, capacity, fit, dimension, how big
deep, depth, shallow
far, distance, mile, km, area, radius, travel, cover, come out, as far as, within
heavy, weight, weigh, kilo, kg
hot, warm, heated, temperature, degrees, heating, cold, chilly, freezing, cool
noisy, loud, quiet, noise, sound
wet, rain, weather, storm, thunder, lightning, snow, wind
outdoors, outside, garden, open air, terrace
indoors, inside, under cover, roof
food, eat, meal, lunch, dinner, breakfast, snack, catering, hungry, bite
drink, beverage, water, coffee, tea, wine, beer, alcohol, booze
vegan, vegetarian, veggie, plant based, meat free
allergy, allergic, intolerance, gluten, nut, lactose, coeliac, celiac, eczema, sensitive
cook, cooking, meal prep, make dinner, kitchen, chef
shop, shopping, groceries, errands
laundry, washing, ironing, linen
company, companionship, lonely, chat, somebody to talk to
overnight, night, sleep, stay the night, bed, sleeping
night, evening, after work, late, after hours
day off, closed, shut, holiday, bank holiday
weekend, saturday, sunday
morning, early, first thing, am
afternoon, after school, pm
emergency, urgent, straight away, right now, asap, burst, immediately, in a hurry, quickest, today
how long, duration, hour, minute, last
how often, frequency, once a week, twice, every, regularly, per year, times a year
how many, number, maximum, at most, up to, no more than, limit
group, class, course, lesson, session, workshop, class size
teacher, tutor, coach, instructor, trainer
level, grade, stage, move up, progress, ready for, next group, ability
exam, test, pass, examination
certificate, diploma, badge, ribbon
watch, view, look on, spectator, viewing, gallery, sit in
drop off, leave her, leave him, leave them, stay in the building, go off, unattended, alone
pick up, collect, collection, fetch, get him back, get it back, come and get, ready
deliver, delivery, ship, send, bring it, post, courier, shipping, drop round
bring, take along, carry, need to have, pack
wear, clothes, dress, kit, outfit, shoes, clothing
equipment, gear, tools, kit, supplied, provided
borrow, hire, rent, rental, lend, loan
buy, purchase, sell, sale, for sale, stock
second hand, used, pre owned, old one, trade in, part exchange
gift card, voucher, present, gift certificate
loyalty, stamp card, points, regulars
party, birthday, bday, celebration, do, hen, stag
wedding, marry, bride, groom, married, getting married, ceremony
funeral, wake, memorial
music, band, dj, playlist, live music
photo, picture, pic, image, snap, selfie
video, film, footage, recording
camera, cctv, surveillance, watched
phone, ring, call, telephone, mobile
text, sms, whatsapp, message
email, mail, write to
website, online, internet, web
app, portal, dashboard, online account, see how
wifi, internet, wi fi, password
key, code, let in, access, unlock, let you in, doormat
at home, be there, be in, present, somebody there, be around
home visit, come to my house, come to me, at my place, mobile, come out, house call
stranger, different person, same person, same one, regular, every time someone else, different every day, always the same
who will, who comes, which of you, who does
prepare, beforehand, before you come, before my appointment, get ready, preparation, need to do, do anything before
afterwards, aftercare, after the treatment, look after it
included, include, comes with, part of the price, throw in, come with, extra
safe, safety, secure, security, risk, dangerous
theft, stolen, burglar, break in, steal
lost, lose, missing, mislaid
keep, store, storage, left behind, not collected, hang on to
fresh, keep for, shelf life, go off, expire, valid, use by, credit, still good
ingredients, made of, made from, material, contain, what is in it
green, eco, sustainable, environment, recycle, organic
chemical, chlorine, salt, toxic, fumes, harsh
smell, odour, stink, scent
stain, mark, spill, spot
colour, color, shade, dye
measure, measurement, size up, fitting
fit, install, put in, installation, mount, set up, fitted
assemble, build, put together, put up, construct
design, draw, drawing, plan, mock up, draft
change, revision, alter, amend, alteration, adjust, tweak
permission, planning, permit, approval, council, allowed
refuse, turn down, reject, decline, turned away, refused
accept, take on, take, welcome, allowed
file, format, document, pdf
backup, data, privacy, gdpr, confidential, share my details
support, help, hotline, stuck, trouble
tax, vat, gst, taxes
salary, wage, pay
job, vacancy, hiring, apprenticeship, work for you, career, internship
company, business, corporate, firm, office, work do
landlord, tenant, renting, let, rental, flat, apartment
house, home, property, cottage, place
offer, bid, bidding, auction
mistake, error, get it wrong, mess up, slip up
penalty, fine, late fee
speak, language, talk, english, spanish, polish, german, french
foreign, abroad, overseas, international, from another country
visa, immigration, permit
accommodation, host family, place to stay, lodging, room, somewhere to live, roof over my head
single room, private room, own room, bedroom
exercise, walk, walking, outing, play, playtime, run about
feed, feeding, diet, food bowl
bite, aggressive, bitten, snappy, fight
breed, type of dog
friend, playmate, bring someone, plus one, companion
meeting, call, video call, zoom, remote, teams
reply, get back to me, answer, respond, hear back
own, my own, bring our own, byo
how young, youngest, minimum age, from age, months old, years up, start at, at least, from the age
too old, upper limit, maximum age, oldest, age limit
running late, delayed, late, minutes late, grace, held up, in traffic
arrive, turn up, come early, get there, be there, minutes early, check in, show up, arrival
leave, check out, departure, be out, go home
entrance, door, doorbell, bell, buzzer, gate, get in, way in
upstairs, first floor, top floor, above the shop, up the stairs
ground floor, downstairs, level access, no steps
corner, opposite, next to, behind, across from, near, find you, landmark, where abouts
nearest, close to, nearby, walking distance, on foot, minutes walk
allowed, permitted, welcome, ok to, okay to, fine, can i, alright, accept
forbidden, not allowed, prohibited, banned, please no, no entry
suitable, fine for, right for, ok for, good for, appropriate
minimum order, smallest order, smallest, at least, minimum
most, maximum, biggest, largest, up to, limit, no more than
unused, leftover, left over, remaining, what is left, not used
transfer, hand on, pass on, give to someone else, somebody else instead, name change, in my name
pause, freeze, put on hold, suspend, break, hold, take a break
make up, catch up, missed lesson, other day instead, token, replacement lesson
express, rush, faster, priority, same day, quick, hurry, urgent, by tomorrow
surcharge, extra, on top, supplement, additional, added, more expensive, costs more
travel fee, travel cost, mileage, petrol, fuel, call out, trip charge, drive out, come out to
outside, beyond, further out, farther, out of area, elsewhere
breakdown, broke down, stranded, roadside, stuck, tow, recovery
first appointment, first visit, first time, initial consultation, induction, intro
follow up, second visit, coming back, check again, review, second look, recheck, come back
results, test result, lab, blood test
private, confidential, discreet, anonymous
crowd, busy, least busy, quiet, quiet time, crowded, peak, off peak, busiest, full
private party, exclusive, whole place, to ourselves, private hire, just us
share, together, with others, strangers, joint
alone, on my own, by myself, single, solo, one to one, private, individual, one on one
pair, couple, two of us, partner, double, semi private
big group, large group, all of us, party of, bunch of us, coach load, group of
school, class trip, school trip, nursery, kindergarten, youth group
team building, work do, staff party, company event, corporate
shelf life, keep, last, stay fresh, best before, go off, how long will it keep
fridge, cool, chilled, store, freeze, freezer
delivery day, arrive by, get here, dispatched, sent out, shipped
abroad, overseas, international shipping, ship to, europe, worldwide
collect, collection, click and collect, pick up, pick it up
opening hours, open, hours, closing time, shut, close
holiday, vacation, annual leave, closed for, away, days off
christmas, xmas, festive, december, new year
easter, spring, march, april
summer, july, august, season, june
autumn, fall, october, september, november
winter, january, february, snow
half term, school holidays, holidays, term, vacation
week, weekly, each week, per week
month, monthly, each month, per month
year, yearly, annually, per year, annual, once a year
hourly, by the hour, per hour, an hour
day rate, per day, daily, by the day
per person, a head, each, apiece, per head
fixed price, flat rate, set fee, all in
package, bundle, block, multi, ten pack, course of, intensive, pass
pay as you go, one off, single, casual, no commitment
subscription, plan, membership, tier, standing order
cancel anytime, notice period, give notice, notice, get out of
renewal, renew, automatically, roll over, extend
lose my money, forfeit, non refundable, keep the deposit, charged in full, penalty
hidden costs, anything else to pay, extra, surprises, all in, included
vat included, plus vat, with vat, inclusive, excluding vat
price list, prices, tariff, rates
receipt, invoice, expense, business account, on account
key holder, access, keys, hand over keys
breakfast, morning meal, b and b
smoke, smoking, vape, cigarette
drunk, alcohol, drinking, licensed
visible, see through, transparent, clear
thick, thin, wide, narrow, width, length, height, tall
round, square, shape, oval
bigger, larger, size up, outgrow, outgrown, too big, too small, grown out
smaller, mini, compact, little, tiny
strong, sturdy, solid, durable, hard wearing
old, antique, vintage, second hand, restore
new, brand new, latest, unused
handmade, homemade, made here, your own, made by
local, nearby, from around here, region, british, where is it from, sourced, origin, come from
fair trade, ethical, cruelty free, sustainable
best seller, popular, favourite, most ordered, recommend
last minute, short notice, tomorrow, today, tonight, this afternoon
regular customer, loyal, every week, returning
first order, new customer, new client, new patient, join, taking on, accept new, register
open to public, members only, non member, anyone, everybody, drop in, walk in, just turn up
halfway, midway, mid term, middle of term, partway, part way, already started, too late to join, join late, join any time, any point, start any time, remaining, during the term
office, workplace, at work, my work, or work, job site, business address
let me know, inform, notify, tell me when, call me when, text you, message you, ring you, call you, find out when
accompany, escort, go with, come with, take along, take my, take someone, take her to, drive her, drive him
second one, further, additional, another, each extra, each further, the others, other ones, one more
just once, one time, only once, done once, one off, single visit
deaf, hard of hearing, hearing loop, sign language, bsl, hearing aid
blind, partially sighted, visually impaired, guide dog, assistance dog, braille
crypto, cryptocurrency, bitcoin
google pay, apple pay, tap, contactless, pay with my phone
purchase order, invoice, on account, net 30, thirty days, business customer
firefighter, police, nurse, nhs, first responder, emergency services, blue light, military, army, veteran, soldier, armed forces
speed up, faster, quicker, sooner, earlier, rush, express
woods, woodland, forest, wood
lend a hand, help out, volunteer, help at, muck in
lift, ride, transport, drive to, car share
heater, warm, heating, blanket, cold
umbrella, rain, gazebo, awning, shelter, covered, under cover
unlimited, as much as i want, no limit, all you can
paperless, by email, digital, pdf, printed, on paper
before and after, example, earlier work, portfolio, gallery, pictures of
calm, quiet time, quiet hour, sensory, less busy
sunburn, sun cream, shade, sun, hot day
hospital, clinic, a and e, surgery, casualty
on site, on your premises, at your place, at yours, in the shop, in store
front door, reception, entrance, front desk, meet you, meeting point, where do we meet
leftovers, take home, take away, keep it, keep what, go home with
dry, drying, dries, dried, wait before
touch up, top up, refresh, refill, correction
swimming costume, swimsuit, trunks, bikini, bathers, swimwear
minimum spend, minimum charge, smallest order, at least
by myself, alone, own risk, unsupervised, without a guide, on our own
instructions, show us how, explain, basics, briefing, induction, demonstration
timetable, schedule, programme, dates, calendar, when are they, next date
trial run, rehearsal, practice run, run through
reminder, remind, confirm, confirmation
rude, behave, behaviour, naughty, misbehave, rules
middle, centre, town, city, downtown
dismantle, take apart, apart, disassemble, take down, put together, reassemble
cruelty free, tested on animals, test on animals, animal testing
meanwhile, in the meantime, courtesy, loaner, lend, while yours is, while mine is, temporary, stand in
passcode, pin, password, code, unlock
update, feedback, report, diary, progress, keep me posted, how she is doing, how he is getting on, what she did, what he did, how her day was, how his day was
settle, settle in, used to it, get used to, clingy, adapt, shy, homesick, first days
add a day, extra day, additional day, more days, extra session, extra time, longer
the once, just the once, one off, done the once, single job
perform, performance, concert, show, recital, on stage, play in front, gig, display, audience
out of hours, when you are closed, when you are shut, after you close, letterbox, drop box, key box, night safe
shorten, cut down, trim, edit, too long, cut to length, take up
tighten, loose, too loose, adjust, sizing, resize, make smaller, take in
climb, steps, stairs, hip, knee, bad leg, walking stick, cannot manage, flight of stairs
thrown away, end up, landfill, recycled, disposed, rubbish, where does it go, happens to
hitched, tie the knot, big day, wedding, engaged
longer, extend, extension, extra week, further week, overrun, keep it longer, a bit more time, another week
rehearsal, practice room, studio hire, room hire, hall hire, hire the hall, hire the room, rent the space, rent the room
turned away, too young, underage, old enough
next of kin, someone else, somebody else, on my behalf, husband, wife, partner, friend, mate, neighbour
lower, reduce, bring down, less, cut
call it off, cancel, pull out, drop out, cannot make it, something came up
forecast, called off, go ahead, rained off
get hold of, reach, contact, speak to, ring
show me, explain, teach me, demonstrate
top floor, how high, floor, storey
split, share, divide, between us, each of us, chip in
mistake, wrong, not right, put right, redo`;
