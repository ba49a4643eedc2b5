/**
 * What people say in other words than a business does, a line for each thing: words of a line mean about the same.
 * Inflected forms are found by their stem. What belongs to some trades.
 */
export const everydayInTrades = `doctor, gp, physician, surgeon
dentist, dental, teeth, tooth
pull out, taken out, take off, taken off, extraction, remove, removal, get rid of, take away, dispose, disposal, haul away
knocked out, sedation, anaesthetic, anesthetic, put under, numb, general anaesthesia
put to sleep, put down, euthanasia, say goodbye
jab, shot, vaccine, vaccination, injection, needle, inject, booster, vaccinated
pill, tablet, medicine, medication, meds, drug, prescription
sick, ill, poorly, unwell, fever, flu, under the weather, illness
hurt, pain, sore, ache, agony, painful, aching
injury, injured, accident, hurt yourself
nail, claw, toenail
haircut, cut my hair, trim, barber, hairdresser
neutered, spayed, castrated, fixed, desexed, neuter, spay, desex
chip, microchip, chipped
puppy, pup, dog, pooch, canine, mutt, doggy, hound
kitten, cat, feline, kitty, moggy
horse, pony, mare, equine
pet, animal
leash, lead
diaper, nappy, potty trained
pram, stroller, pushchair, buggy
wheelchair, disabled, mobility, step free, walker, ramp, crutches, cannot walk, rollator, handicapped, unsteady
stairs, steps, lift, elevator, upstairs, floor
toilet, loo, restroom, bathroom, wc, washroom
shower, wash, changing room, locker
autism, autistic, special needs, adhd, learning difficulty, additional needs, disability
dementia, alzheimer, memory, forgetful, confused
hosting, server, domain, maintenance
mortgage, loan, finance, credit
lawyer, solicitor, legal, attorney
pregnant, expecting, pregnancy, baby due
blood pressure, heart, asthma, diabetes, diabetic, epilepsy, medical condition
insulin, injection, needle
bandage, dressing, wound
council, social services, direct payment, benefits, funding, government
hospital, discharge, in hospital, clinic
firewood, log, wood, kindling
fireplace, fire, stove, log burner, chimney, flue, wood burner
gas, boiler, heating
electric, electrical, wiring, socket, power, electricity, charger
leak, drip, plumbing, pipe, tap, drain, blocked
roof, tile, gutter, loft, attic
window, glass, pane, skylight, rooflight
lawn, grass, hedge, tree, garden, mow
wall, plaster, paint, decorate, wallpaper
floor, carpet, tiles, wood floor
nest, bird, birds, jackdaw, pigeon, gull
wasp, rat, mouse, mice, pest, bug, vermin
puncture, flat, tyre, tire, inner tube
brake, chain, gear, tune up, service
tune, tuning, pitch, out of tune
string, bow, violin, fiddle, cello, viola
guitar, piano, instrument, keyboard
charity, donate, donation, good cause
spare, replacement, courtesy, loaner, stand in
wheel, tyre, tire, rim, hub
engine, motor, gearbox, clutch, automatic, manual, gear stick
petrol, diesel, fuel, tank, gas, refuel, fill up
mot, roadworthy, inspection, annual check
service, maintenance, check up, overhaul, tune up, inspection
checkup, check up, examination, routine check, look over
symptom, problem, issue, fault, wrong with, playing up, acting up, noise
spare part, part, component, order in
second opinion, advice, advise, consultation, consult, talk it through, recommend
operation, surgery, procedure, op, operated
stitches, suture, wound, come out
scale and polish, clean my teeth, hygienist, tartar
braces, aligners, straighten, crooked
whitening, whiter, bleach
glasses, lenses, optician, eyesight, eye test
back pain, bad back, spine, posture, slipped disc
massage, rub, knead, knots, tension
muscle, sprain, strain, pulled
treatment, therapy, session, remedy
nervous, anxious, scared, afraid, fear, phobia, panic, worried, claustrophobic
gentle, soft, careful, sensitive
menu, dish, food list, what do you serve, specials
takeaway, take out, to go, collect food
table, seat, sit, book a table
tasting, sample, taste, try some
cheese, dairy, milk, brie, cheddar
bread, loaf, bakery, baked, roll
cake, gateau, tier, cupcake, bake
meat, beef, pork, lamb, chicken, butcher
fish, seafood, shellfish, prawn
fruit, veg, vegetables, produce
sweet, dessert, pudding, candy, chocolate
raw milk, unpasteurised, pasteurised, unpasteurized
rennet, vegetarian, animal
hamper, gift box, basket, selection box, platter, board
vacuum packed, wrapped, packed, packaging, sealed, wrap
lessons, lesson, hours of driving, class, session
driving test, test, practical, exam, theory
licence, license, permit, provisional
instructor, teacher, driving instructor, who teaches
pass first time, pass rate, success rate, how many pass
automatic, manual, stick, gears
motorway, highway, night driving, refresher, rusty, confidence
extinguisher, alarm, detector, sprinkler, fire safety
inspect, inspection, check, audit, test, survey, assessment
train, training, drill, course, briefing
legal, law, regulation, required, compulsory, mandatory, have to by law, obligation, comply, compliance, standard
report, written, paperwork, write up, certificate, log
fail, failed, does not pass, rejected, remedial
neighbour, neighbor, next door, street, block
scaffold, ladder, height, high, storeys, reach
power, electricity, socket, plug, outlet, generator, mains
tap, water supply, hose, water
waste, rubbish, trash, skip, garbage, debris, take the old one, tip
packing, boxes, pack, wrap, crates
storage, unit, locker, container, warehouse
moving, move, relocate, removal, shift
heavy, piano, bulky, furniture, sofa
couch, sofa, settee, armchair, upholstery
curtain, blind, drapes, shutters
sheet, bedding, linen, duvet, towel
suit, jacket, dress, gown, coat, trousers
shoe, sole, heel, boot
zip, button, hem, seam, alteration, take up, let out
dry clean, laundry, press, iron
jewellery, ring, necklace, gold, silver, watch
engrave, engraving, personalise, personalised, name on, monogram, embroider, inscription
print, printing, copy, poster, flyer
frame, framing, mount, canvas
flower, bouquet, rose, bunch, arrangement, wreath
plant, pot, seed, shrub, compost, soil
tree, stump, hedge, branch, prune, felling
pond, pool, hot tub, jacuzzi, swim
sauna, steam, spa, wellness
gym, fitness, workout, weights, train
dance, ballet, salsa, tango
yoga, pilates, stretch, mat
football, soccer, pitch, match, team
tennis, court, racket, squash
boat, canoe, kayak, paddle, sail, rowing
tent, camping, pitch, caravan, campsite, motorhome
cabin, hut, lodge, cottage, chalet
campfire, bbq, barbecue, grill, fire pit
mountain, hike, trail, climb, path
ski, snowboard, slope
fishing, angling, rod, bait
ticket, entry, admission, get in, entrance fee
queue, skip the line, line up, wait
guide, tour, guided, leader, walk
minibus, coach, bus, shuttle, transfer, pick up from
airport, flight, plane, terminal
luggage, bag, suitcase, baggage, backpack
room, bedroom, double room, twin, suite
cot, crib, high chair, extra bed
pet friendly, dogs welcome, bring my dog, well behaved, with my dog
sleeping, sleepover, overnight, stay over, spend the night
phone signal, reception, mobile coverage, network
charge my phone, charging, charger, plug in, ev
laptop, computer, pc, mac, tablet
software, program, app, system, platform, integration, connect
bug, error, not loading, crash, down, offline
hack, malware, virus, security, secure
logo, brand, design, identity, graphic
words, text, copy, content, write, wording
seo, google, rank, search
social media, instagram, facebook, tiktok, posts
language, translate, translation, bilingual, interpreter
lesson plan, homework, practice, practise, exercise book
book, textbook, material, course book, worksheet
certificate, proof of attendance, confirmation, attended, paper at the end
absent, miss, attendance, not come, away
level test, placement, which level, assess, right level
native speaker, mother tongue, accent
tuition, fee, course fee, tutoring
scholarship, bursary, grant, funding, subsidy, help with cost
volunteer, help out, charity work
lost property, left my, forgot my, left behind, find
found, stray, rescue, wild
groom, clip, brush, coat, fur, matted, bath
flea, tick, worm, parasite
boarding, kennel, look after my dog, stay with you, sitter, minding, care for
cage, crate, carrier, basket, run, pen
hen, poultry, rabbit, hamster, guinea pig, small animal
vet, veterinary, animal doctor
babysit, childcare, nanny, minder, look after
meals on wheels, cook, food, feed
hoist, lift, transfer, bedridden
bathing, wash, shower, personal care, dress, hygiene
medication reminder, remind, tablets, hand out
respite, break for the family, cover for, holiday cover
live in, round the clock, 24 hour, move in
lonely, company, companionship, chat, sit with, pop in
relative, family, loved one, next of kin, daughter, son
will, probate, inherit, estate, passed away, died, death
divorce, separate, custody, split up
accident, crash, injury claim, compensation
tax return, taxes, return, file, accounts, books
self employed, freelance, sole trader, own account, side business, contractor
payroll, wages, staff pay
deadline, due, by when, last day, late filing
letter, notice, irs, hmrc, authority
house sale, sell my house, seller, vendor, put on the market
buyer, purchase, first time buyer, buying a home
viewing, see the house, look round, visit, open house
rent, let, tenancy, lease, renting
bond, deposit, holding deposit
repairs, maintenance, landlord fixes
evict, notice, move out, leave the flat
manage, management, look after the property, full service
architect, drawing, plan, blueprint
loft, attic, roof space, conversion, dormer
builder, contractor, tradesman, workman
planning permission, council, permission, building control
structural, beam, joist, wall, load
damp, mould, mold, moisture, condensation
insulation, draught, heat loss, cold
solar, panel, battery, green energy
boiler, heating, radiator, heat pump, central heating
lock, key, locksmith, locked out, lockout
alarm code, pin, code, password, login
waiting room, wait inside, wait there, seating
changing, get changed, cubicle, locker
towel, towels, soap, shampoo, toiletries
water bottle, snack, drink, refreshments
helmet, protective, pads, harness, life jacket, gloves
waiver, consent, sign, form, liability form
height limit, tall enough, weight limit, too heavy, kg
swimmer, can swim, non swimmer, cannot swim
dark, lights, strobe, loud noises
hint, clue, help during
prize, win, winner, record, fastest, quickest
photo at the end, pictures included, get photos, album
gift wrap, wrapping, card with it, message card
surprise, secret, without her knowing, anonymous
threw up, throw up, vomit, puke, sick, been sick
strap, band, bracelet, link, buckle
face, dial, crystal, watch glass, glass
song, track, tune, music
beard, moustache, shave, hot towel, razor
eyebrow, brow, lash, eyelash, tint
wax, waxing, hair removal, leg hair, bikini line, laser
manicure, pedicure, nail, polish, gel, acrylic
facial, skin, spots, acne, wrinkle, complexion
foot, toe, corn, verruca, podiatry, podiatrist, bunion
ears, ear wax, hearing test, syringing
counselling, therapist, therapy, psychologist, counsellor, talk to someone
lose weight, weight loss, diet, nutrition, slim
personal trainer, pt, one to one training, coach
karate, judo, martial arts, belt, self defence
saddle, stable, livery, ride, riding
gutter, downpipe, drainpipe, guttering
patio, driveway, jet wash, pressure wash, power wash, paving
oven, hob, cooker, fridge, appliance
end of tenancy, moving out, move out clean, deep clean, inventory
weeding, turf, mower, landscaping, gardener, yard
fence, gate, post, panel, decking
kitchen, worktop, cabinet, cupboard, counter, unit
plumber, handyman, electrician, odd jobs
screen, cracked screen, display, battery
exhaust, oil, tyres, alignment, air con, aircon, coolant
windscreen, windshield, chip, windows tinted
scratch, dent, paintwork, bodywork, scuff
bouncy castle, inflatable, soft play, trampoline
magician, clown, entertainer, face painting, balloon
speaker, pa system, microphone, sound system, lights
projector, screen, flipchart, whiteboard, meeting room, hdmi
gcse, a level, sat, exam prep, tutoring, revision
notary, apostille, witness, certify, signature
mooring, marina, berth, slip, launch
bees, hive, swarm, honey
golf, tee, clubs, handicap, caddy
brewery, beer tasting, ale, pint
ice cream, scoop, flavour, cone, sorbet
coffee, espresso, roast, grind, decaf, latte
sewing, knitting, yarn, wool, crochet, fabric
clay, pottery, wheel, glaze, kiln, ceramic
painting, drawing, art, canvas, sketch
choir, singing, sing, voice
drum, drums, keyboard, bass, ukulele
dummy, comforter, teddy, favourite toy, blanket
nap, sleep, rest, cot
potty, nappy, toilet trained, changing
gate code, key safe, entry code, intercom
sandwich, lunch box, packed lunch, picnic
hay, straw, bedding, feed
metal, steel, iron, aluminium, weld, welding
braces, retainer, aligner
crown, filling, cap, veneer, implant, denture
dishwasher, microwave, oven safe, food safe, washable, hand wash
screen protector, tempered glass, case, cover
clippings, cuttings, green waste, waste, debris
veggies, veg, vegetable, allotment`;
