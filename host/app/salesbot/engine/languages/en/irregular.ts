/** Forms that no stemmer leads back to their word, and American spellings: `word: form form`. */
export const irregular = `bear: bore borne
beat: beaten
begin: began begun
bend: bent
bite: bit bitten
bleed: bled
blow: blew blown
break: broke broken
bring: brought
build: built
burn: burnt
buy: bought
catch: caught
choose: chose chosen
come: came
creep: crept
dig: dug
draw: drew drawn
dream: dreamt
drink: drank drunk
drive: drove driven
eat: ate eaten
fall: fell fallen
feed: fed
feel: felt
fight: fought
fly: flew flown
forbid: forbade forbidden
forget: forgot forgotten
freeze: froze frozen
give: gave given
go: went gone
grow: grew grown
hang: hung
hear: heard
hide: hid hidden
hold: held
keep: kept
know: knew known
lead: led
learn: learnt
lend: lent
lose: lost
make: made
mean: meant
meet: met
pay: paid
ride: rode ridden
ring: rang rung
rise: rose risen
run: ran
say: said
see: saw seen
sell: sold
send: sent
sew: sewn
shake: shook shaken
shine: shone
show: shown
shrink: shrank shrunk
sing: sang sung
sink: sank sunk
sit: sat
sleep: slept
smell: smelt
speak: spoke spoken
spell: spelt
spend: spent
spill: spilt
spin: spun
spoil: spoilt
stand: stood
steal: stole stolen
stick: stuck
sting: stung
strike: struck
swear: sworn
sweep: swept
swell: swollen
swim: swam swum
take: took taken
teach: taught
tear: tore torn
tell: told
think: thought
throw: threw thrown
understand: understood
wake: woke woken
wear: wore worn
weave: wove woven
win: won
withdraw: withdrew withdrawn
write: wrote written
child: children
foot: feet
goose: geese
knife: knives
loaf: loaves
man: men
mouse: mice
person: people persons
shelf: shelves
tooth: teeth
wife: wives
wolf: wolves
woman: women
catalogue: catalog
centre: center centres centers
colour: color colours colors coloured colored
doughnut: donut donuts
enrol: enroll enrolled
favourite: favorite favorites
fibre: fiber
flavour: flavor flavors
grey: gray
harbour: harbor
instalment: installment installments
jewellery: jewelry
kerb: curb
labour: labor
licence: license licenses licensed
litre: liter liters
metre: meter meters
mould: mold
neighbour: neighbor neighbors
organise: organize organized organizing
personalise: personalize personalized
programme: program programs
pyjamas: pajamas
sceptical: skeptical
theatre: theater theaters
travelling: traveling
yoghurt: yogurt`;
