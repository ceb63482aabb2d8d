// Made by tools/src/names/build.ts; sources and licences are in NOTICE.md.

/** What stands for each number, a line each. */
export const EN_FIGURES_TEXTS = `da gama;da vinci leonardo
de gaulle charles;de valera
du bois
el greco
ho chi minh;ho minh
jo
le chatelier
oz
ra
xi jinping
ali muhammad
amy
arc joan
bin laden osama
bly nellie;bly nelly
doe john;doe jane
eco
eve
jem
jfk
jim;jim
kat kit
kim;kim jong un
lee harper;lee robert;lee general
mao zedong;mao zedong
meg
moi daniel
ohm georg
old major;old major
pan peter
pip;pip
poe edgar allan
pot pol
roe jane;roe richard
ron
sam
sun yat sen;sun yat sen
tim tiny
tut
van gogh vincent;van eyck;van helsing
abel
adam
ahab
anna
ares
azad chandrashekhar
bach johann sebastian
bart
bell alexander graham
beth
biff
biko steve
bohr niels
bois w e b du
bolt usain;bolt usain;bolt usain
bond james
boom corrie ten
boru brian
bose subhas;bose jagadish
brin sergey
bros mario
burr aaron
bush;bush george
buzz
cade johnny
cain
cook james
dahl roald;dahl roald
dali salvador
depp johnny
dick moby
dion celine
drew nancy
echo
edhi abdul
edna
elsa;elsa
emma
eren
eric
eyre jane;eyre jane
fern
finn huckleberry;finn huck;finn huck
ford gerald;ford henry
gaga lady
gama vasco
giap vo
gogh vincent van
goya francisco
gray dorian
hale;hale reverend
hani chris
hera
hess
hood robin
hook
huck
hugo victor
hume david
hyde;hyde edward;hyde edward
iago;iago
isis
jack;jack merridew
jane
joan of arc
jobs steve
jung carl
juno
kane harry
kant immanuel
kanu nwankwo
kart mario
khan genghis;khan kublai
king stephen;king martin luther;king stephen
koch robert
kuti fela;kuti funmilayo
lapu lapu
lara
lear king;lear
lipa dua
lisa
loki
lucy
luna
mane sadio
mann thomas
mars;mars bruno
marx karl
mill john stuart
mina
miro
moby dick
modi narendra
more thomas
musa mansa
musk elon
nala
nash john
nemo
nero
nick
noah
nora
odin
okri ben
olaf;olaf
ovid
owen wilfred;owen wilfred
page larry
pare ambroise
parr catherine
paul logan;paul jake
peel robert
pele;pele
pitt william;pitt brad
polo marco
pooh
pope alexander
puck;puck
rhys jean
ride sally;ride sally
ross betsy
rudy
ruth babe
saka bukayo
salk jonas
shaw bernard
slim
snow john
thor
tiny tim
tipu
tito
tojo hideki
tone wolfe
toto
tris
tutu desmond;tutu desmond
venn john
watt james
west kanye
wren christopher
yoda
zeno
zeus
zola emile
zulu shaka
adams john;adams abigail;adams samuel
adele
aesop
agard john;agard john
akbar
albee edward
alice;alice
ariel;ariel
armah ayi
aslan
athos
babur
bacon francis
baird john
baker jordan
baloo
basil
bayes thomas
becky
behan brendan
bella
bevan aneurin
bezos jeff
biden joe
bilbo;bilbo
biles simone;biles simone;biles simone
bizet
blair tony
blake william
bogle paul
boole george
boone daniel
bosch
bowie david
boxer;boxer
boyle robert
boyne john
brady tom
brahe tycho
brown john;brown charlie
bruce robert the
bruno
bunny
burke edmund
burns robert
byron lord;byron george
cabot john
camus albert
candy
celie
chase annabeth
clark william
claus santa
crane stephen;crane ichabod
crazy horse
crick francis
croft gerald;croft gerald;croft lara
cupid
curie marie;curie pierre
curry stephen;curry steph
cyrus;cyrus miley
daisy
dally
dante alighieri
darcy;darcy fitzwilliam
darry
david
davis jefferson
deere john
defoe daniel
degas edgar
desai anita;desai kiran
dhoni mahendra
diana princess
dirac paul
donne john
doyle arthur conan
draco
drake francis;drake
duffy carol ann;duffy carol
dumas alexandre
durer albrecht
dylan bob
edgar
elgar edward
eliot george;eliot ts
eliza
emmet robert
ennis jessica
euler leonhard
evans chris
ewell bob;ewell mayella;ewell bob
fagin
farah mo;farah mohamed
faust
fermi enrico
feste
finch atticus;finch scout;finch jem;finch atticus;finch jem;finch scout
fiona
fosse dian
frank anne;frank anne
freud sigmund
freya
friel brian
frodo;frodo
frost robert
galen;galen
gates bill
gaudi antoni
gauss carl;gauss carl friedrich
ginny
giver jonas
glenn john
gogol nikolai
gomez selena
goole;goole
gorky maxim
grant ulysses
green john
grieg
grimm;grimm jacob
haber fritz
hades
hanks tom
hardy thomas
haydn joseph
hazel
hegel
helen of troy
henry patrick;henry
herod
heron
hertz heinrich
hesse hermann
holst gustav
homer;homer
honey
hooke robert
horus
ibsen henrik
irwin steve
itoje maro
jahan shah
james henry;james lebron;james;james lebron
janie
jason
jesus
jonas;jonas;jonas
joule james
joyce james
julia
kafka franz
kahlo frida
kalam abdul
keats john
keita sundiata
kelce travis
kitty
klimt gustav
knuth donald
kohli virat
laden osama bin
lamar kendrick;lamar kendrick
lenin vladimir;lenin vladimir
lenny
lewis cs;lewis meriwether
linda
liszt franz
locke john
loman willy;loman biff
louis
lowry lois
lucas george
luigi;luigi
lydia
lyell charles
mahal mumtaz;mahal taj
manet edouard
mansa musa
marat
marge
mario;mario super
medea
messi lionel
midas
milne alan
moana
monet claude
morse samuel
morty
moses
mouse mickey
mulan
munch edvard
nadal rafael
nancy drew;nancy
nanny queen
nehru;nehru jawaharlal
ngugi thiong'o
nixon richard
nobel alfred
nolan christopher
obama barack;obama michelle
oneal shaquille
osaka naomi;osaka naomi
owens jesse
paine thomas
panza sancho
paris
parks rosa;parks rosa
pauli wolfgang
peeta;peeta
pence mike
percy jackson
peron eva
perry katy
piggy;piggy
piper peter
plath sylvia
plato
pound ezra
pratt chris
putin vladimir;putin vladimir
ralph;ralph;ralph
raman chandrasekhara
ravel
rawls john
regan;regan
rilke
rizal jose
robin christopher
rodin auguste
roger
romeo;romeo
rosen michael
sagan carl
saint exupery antoine
salah mohamed
samsa gregor
sands bobby
santa
scott walter;scott robert
scout;scout;scout
seuss;seuss
shaka
shrek;shrek
sibyl
sikes
simba;simba
simon
small lennie
smith john;smith adam;smith winston;smith eva;smith will
snape severus;snape
snell
solon
sonic
stark tony
starr ringo
stein gertrude
stone emma
stowe harriet beecher
sunak rishi
susan
swift jonathan;swift taylor
sybil
tambo oliver
tesla nikola
trump donald
truth sojourner
tudor mary;tudor
twain mark
twist oliver
vader darth
venus
verdi giuseppe
verne jules
vieta
viete
vinci leonardo da
viola
volta alessandro
wayne bruce
weber max
wells herbert
wendy
wilde oscar
wiles andrew
wonka willy
woody
woolf virginia
yeats william
young thomas
zelda;zelda
zusak markus
achebe chinua;achebe;achebe chinua
addams jane
alcott louisa
aldrin buzz
altman sam
ampere
anning mary
antony mark;antony
anubis
apollo
aquino corazon
aragon catherine
aramis
arendt hannah
arnold benedict
arthur
asagai joseph
ashoka;ashoka
asimov isaac
athena
attila
atwood margaret
auggie
austen jane
balewa abubakar
balzac
banksy
banquo;banquo
barbie
barrie james
barton clara
batman
bennet elizabeth;bennet jane;bennet
bhutto benazir
bieber justin
blyton enid
boleyn anne
borges jorge
bottom nick
bovary emma
brahms johannes
brecht bertolt
brodie jean
bronte charlotte;bronte emily;bronte anne
brooke rupert
brutus;brutus
bryant kobe
bucket charlie
buddha
bumrah jasprit
bunsen robert
bunyan john;bunyan paul
caesar julius;caesar
calvin john
cantor georg
capote truman
carson rachel;carson rachel
carter jimmy
carver george washington
cassio
castro fidel;castro fidel
cauchy
cavour
cecily
cedric
chavez cesar
chawla kalpana
chiang kai shek;chiang kai shek
chopin frederic
christ jesus
cicero
cleves anne
cobain kurt
cooper fenimore
cortes hernan
cortez hernan
crooks;crooks
cruise tom
crusoe robinson
cuffay william
curley;curley
curtis ponyboy
custer
dalton john
danton
darius
darwin charles
davitt michael
disney walt
dorian
drogba didier
duncan;duncan
dunlop john
durant kevin
dvorak
edison thomas
edmund
edward
eeyore
eilish billie
elinor
engels friedrich
euclid;euclid
fawkes guy
fermat pierre
fossey dian
franco francisco
frankl viktor
friday
fulton robert
gaiman neil;gaiman neil
galois evariste
gandhi mahatma;gandhi indira;gandhi mahatma;gandhi mohandas
garvey marcus;garvey marcus
gatsby jay;gatsby;gatsby jay
gaulle charles
gawain
george
gerald
giotto
goethe johann
gollum
graaff robert van de
grande ariana
grinch
grover
gurnah abdulrazak
hagrid
halley edmond
hamlet
handel
hansen evan
harris kamala;harris kamala
harvey william;harvey william
hatter
heaney seamus;heaney seamus;heaney seamus
hector
helena
hermes
hermia;hermia
hester
hinton susan
hitler adolf;hitler adolf
hobbes thomas
holden;holden
holmes sherlock
hoover herbert;hoover edgar
hopper grace;hopper edward
horace
howard catherine
hubble edwin
hudson henry
hughes ted;hughes langston;hughes ted
huxley aldous;huxley aldous
icarus
irving washington
isolde
javert
jekyll;jekyll henry;jekyll henry
jenner edward;jenner edward
jinnah;jinnah muhammad
johnny cade;johnny
jordan michael
julian
juliet;juliet
keller helen;keller helen
kelvin lord
kepler johannes
keynes john maynard
kinney jeff
lanyon hastie
laurie
lebron
lenina
lennie;lennie;lennie;lennie
lennon john
lennox mary
liesel;liesel
linton
lister joseph;lister joseph
liston robert
loisel mathilde
london jack
lorenz
luther martin
machel samora
macron;macron emmanuel
mahler
malfoy draco
marcos ferdinand
marian
marley jacob;marley bob
marner silas
marple
maslow abraham
mbappe kylian
medusa
mendel gregor
merkel angela;merkel angela
merlin
mikasa
miller arthur;miller arthur
milton john;milton george
mister beast
mobius
mobutu sese
mollie
monroe james;monroe marilyn;monroe
montag;montag guy
morgan;morgan pierpont;morgan jp
mowgli
mozart wolfgang amadeus
mufasa
mugabe robert
murphy cillian
myrtle
naruto;naruto
nasser gamal
nelson horatio
neruda pablo
newton isaac
neymar
nimitz chester
oberon;oberon
obrien
odinga raila
okeefe georgia
okocha jay
oliver
onegin eugene
oneill eugene;oneill eugene
orsino;orsino
orwell george
osiris
oswald lee harvey
parker peter
parris;parris
pascal blaise;pascal
patton george;patton george
pavlov ivan
pearse patrick
petain
phelps michael;phelps michael
phoebe
piaget jean
pichai sundar
piglet
pilate pontius
pippin
planck max;planck max
poirot hercule
pompey
portia;portia;portia
potter harry
proust marcel
prynne hester
radley boo;radley;radley boo
rahman allah
ramses
reagan ronald
reeves keanu
renoir
revere paul
rivera diego;rivera diego
robbie margot
rommel erwin;rommel erwin
rubens
rumens carole;rumens carol
sachar louis
saddam hussein
samson
sancho ignatius
sappho
sartre jean paul
sauron
sawyer tom
scipio
seneca
seurat georges
sheers owen
sheila
shmuel
silver
sisulu walter
sophie
spears britney
stalin joseph;stalin josef;stalin joseph
stella
stuart
styles harry
suzman helen
tagore rabindranath;tagore rabindranath
taylor brook
teresa mother;teresa mother
thales
tinker
titian
tituba
trajan
truman harry
tubman harriet
turing alan
turner william;turner nat
tybalt;tybalt
valera eamon
veruca
victor;victor
virgil
vulcan
wagner richard
walker alice;walker alice
walter
walton
warhol andy
watson james;watson;watson john;watson emma
wiesel elie
wilbur;wilbur
wilson woodrow;wilson myrtle;wilson jacqueline;wilson august
winkle rip van
wolsey thomas
wotton
wright richard;wright orville;wright wilbur
xerxes
zapata emiliano
zaroff
zedong mao
abigail
abraham
adichie chimamanda;adichie chimamanda ngozi
allende
angelou maya;angelou maya
anthony susan
aquinas thomas
aragorn
ariadne
artemis
atticus
attucks crispus
awolowo obafemi
azikiwe nnamdi
babbage charles
baggins frodo;baggins bilbo;baggins
baldwin james;baldwin james
beckett samuel
beckham david
bentham jeremy
beowulf
bernard
berners lee tim
beyonce
bingley
birling sheila;birling;birling eric;birling sheila;birling arthur
blanche
bolivar simon
braille louis
bruegel
buffett warren
caliban;caliban
cameron james
capulet;capulet
carroll lewis
cassius
celsius anders
cezanne paul
chaplin charlie
charles jacques
charlie;charlie
chaucer geoffrey
chekhov anton
chomsky noam
claudio
clerval
clinton bill;clinton hillary
collins suzanne;collins michael;collins suzanne
copland aaron
cosette
coulomb
cugoano ottobah
darling wendy
davison emily
debussy claude
delilah
demeter
dharker imtiaz;dharker imtiaz
dickens charles;dickens charles
diderot
dingane
doppler
dorothy;dorothy
dracula
earhart amelia
ellison ralph
emerson ralph waldo
enfield richard
equiano olaudah
erasmus
erikson erik
estella;estella
faraday michael
fawcett millicent
federer roger
feynman richard
fleance
fleming alexander;fleming alexander
forster em
fourier joseph
gabriel
gagarin yuri
galilei galileo
galileo
galvani
gandalf
gargery joe;gargery joe
gauguin paul
genghis khan
glyndwr owain
goering hermann
golding william;golding william;golding william
goliath;goliath
goneril
goodall jane;goodall jane
gosling ryan
granger hermione
grendel
guevara che;guevara che
haaland erling;haaland erling
hadrian
hancock john
hawking stephen
heffley greg
hendrix jimi
hepburn audrey
hilbert david
hillary edmund
himmler heinrich;himmler heinrich
hodgkin dorothy
hogarth
hokusai
holbein
holiday billie
holland tom
hopital
horatio
houston sam
humayun
hurston zora;hurston zora
hussein saddam
huygens
ishmael
jackson andrew;jackson michael;jackson percy
jemison mae
jezebel
johnson samuel;johnson lyndon;johnson katherine;johnson dwayne;johnson boris
jupiter
justine
katniss;katniss
kennedy john
kerouac jack
kimathi dedan
kipling rudyard
knowles john
kubrick
laertes
lamarck
laplace
lavenza elizabeth
lazarus
legolas
leibniz gottfried
leonato
lincoln abraham
lumumba patrice
luthuli albert
maathai wangari
macbeth
macduff;macduff
madison james
mahomes patrick
malcolm x;malcolm
mallard louise
malthus thomas
mandela nelson;mandela nelson;mandela nelson;mandela winnie
marlowe christopher
marquez gabriel garcia
matilda;matilda
matisse henri
maurier daphne du
maxwell james clerk
mayella
mazzini
mccourt frank
mellark peeta
menelik
mercury freddie;mercury
meshach
mildred
minerva
miranda
moliere
mustang ford
nabokov vladimir
nadella satya
naipaul vidiadhar
narayan rasipuram
neptune
neumann john von
neville
nkrumah kwame
noether emmy
nyerere julius
oedipus
okeeffe georgia
okonkwo;okonkwo
ophelia
orlando
orpheus
othello
packham chris
palacio raquel
pandora
parnell charles
pasteur louis
patrick saint
perseus
picasso pablo
pikachu
pizarro francisco
pollock jackson
ponyboy;ponyboy
poppins mary
porthos
presley elvis
proctor john;proctor
ptolemy
puccini
pullman philip;pullman philip
punnett
pushkin alexander
quixote don
raleigh walter
raphael
ricardo david
richter charles
riemann bernhard
rihanna
riordan rick;riordan rick
rodrigo olivia
romanov nicholas
romulus
ronaldo cristiano
rossini
rowling joanne;rowling joanne
rubicon
rudisha david
rudolph
rushdie salman;rushdie salman
russell bertrand;russell willy
saladin
sanders bernie
sankara thomas
sassoon siegfried;sassoon siegfried
scrooge ebenezer;scrooge
seacole mary;seacole mary
seymour jane
shannon claude
sheeran ed
shelley percy;shelley mary;shelley mary
shirley anne
shivaji
shylock;shylock
simpson homer;simpson bart;simpson bart;simpson homer;simpson lisa
sinatra frank
sitting bull
skinner
sodapop
solomon
soyinka wole;soyinka wole
spenser edmund
spinoza
stanley henry;stanley
stanton elizabeth cady
starmer keir
strauss johann
suharto
sukarno
tacitus
tenzing
theseus
thomson jj
thoreau henry david
titania;titania
tolkien john
tolstoy leo
torvald
tristan
trotsky leon;trotsky leon
valjean jean
vermeer johannes
vivaldi antonio
vronsky
walcott derek
wallace alfred
walpole robert
weasley ron
wegener alfred
wharton edith
whitman walt
whitney eli
wickham
winfrey oprah
winston;winston dallas
wozniak steve
yelnats stanley;yelnats
yeltsin boris
zebedee
zendaya
zhivago
abednego
achilles
algernon
ambedkar bhimrao
amundsen roald
andersen hans christian
anderson sherwood
annabeth;annabeth
antigone
armitage simon;armitage simon
augustus;augustus;augustus
aurelius marcus
avogadro amedeo
bachchan amitabh
bagheera
barnardo thomas
bassanio
beatrice
beneatha
benedick;benedick
benvolio;benvolio
berkeley george
bismarck otto
bradbury ray;bradbury ray
brezhnev leonid
browning robert;browning elizabeth
buchanan daisy;buchanan tom;buchanan;buchanan daisy;buchanan tom
bulgakov mikhail
caligula
carnegie andrew;carnegie andrew
carraway nick;carraway nick
chadwick james;chadwick edwin
cheshire
christie agatha
clarisse
claudius
columbus christopher
cordelia;cordelia
cratchit bob;cratchit
crockett davy
cromwell oliver
cummings ee
daedalus
danforth
dicaprio leonardo
dijkstra edsger
dionysus
disraeli benjamin
djokovic novak
douglass frederick
durkheim emile
earnshaw catherine;earnshaw catherine;earnshaw hindley
einstein albert
emecheta buchi
epicurus
eurydice
evaristo bernardine
everdeen katniss;everdeen katniss
explorer dora
falstaff
faulkner william
fielding henry
flaubert gustave
franklin benjamin;franklin rosalind;franklin ben;franklin rosalind
friedman milton
gamaliel
geronimo
gershwin george
gertrude
goebbels joseph;goebbels joseph
gruffudd llywelyn
gulliver lemuel;gulliver
habakkuk
hamilton alexander;hamilton lewis
hannibal
harrison george
hathaway anne
havisham;havisham miss;havisham
heracles
hercules
hermione
herschel caroline
hirohito
isabella
iscariot judas
jahangir
jochebed
jonathan
karenina anna
kenyatta jomo
kipchoge eliud
kristoff
kureishi hanif
lagrange
lancelot
lawrence dh;lawrence friar
leonardo
leonidas
lhopital
linnaeus carl
llywelyn
lovelace ada;lovelace ada
lysander;lysander
magellan ferdinand;magellan ferdinand
magwitch;magwitch abel
malvolio;malvolio
marianne
marshall george;marshall;marshall thurgood
mccarthy joseph
melville herman
menelaus
mercutio;mercutio
merridew jack
minotaur
mondrian
montague;montague
moriarty
morpurgo michael
morrison toni;morrison toni
muhammad
murakami
napoleon bonaparte;napoleon;napoleon;napoleon;napoleon
o'malley grace
octavian
odysseus
omnitrix
penelope
pericles
petrarch
pevensie lucy;pevensie edmund;pevensie susan;pevensie peter
pinochet
plutarch
polonius
poseidon
potiphar
prospero;prospero
raducanu emma
rapunzel
rashford marcus;rashford marcus
rasputin grigori
remarque erich
robinson jackie;robinson tom
roentgen wilhelm
rosalind
rousseau jean jacques
rowntree seebohm
salinger jd;salinger jerome
sandburg carl
santiago
schiller friedrich
schubert franz
schumann
selassie haile
shadrach
sherlock
sisyphus
snowball;snowball
socrates
squealer;squealer
sterling raheem
suleiman
sullivan anne;sullivan anne
sundiata
superman
tecumseh
tennyson alfred;tennyson gwen
tewodros
thatcher margaret;thatcher becky
thunberg greta;thunberg greta;thunberg greta
torvalds linus
turgenev ivan
utterson;utterson gabriel
vesalius andreas
vespucci amerigo
voltaire
vonnegut kurt
vygotsky lev
walliams david
whistler
williams tennessee;williams serena;williams abigail;williams venus;williams tennessee
wormwood matilda;wormwood matilda
yamamoto isoroku
zedekiah
zelensky;zelensky volodymyr
aeschylus
agamemnon
akhenaten
akhmatova anna
alexander
alzheimer
aphrodite
appleseed johnny
aristotle
armstrong neil;armstrong louis;armstrong lance
asantewaa yaa
atahualpa
augustine
aurangzeb
bathsheba
becquerel
beethoven ludwig van
bernoulli daniel;bernoulli
bernstein leonard
boccaccio
bonaparte napoleon
bonifacio andres
calpurnia;calpurnia
catherine;catherine
caulfield holden
cavendish henry
cervantes miguel
cetshwayo
champlain samuel
charlotte
churchill winston
cleopatra
coleridge samuel
confucius
constable john
demetrius;demetrius
descartes rene
desdemona;desdemona
dickinson emily
donaldson jimmy
donatello
elizabeth
esmeralda
esperanza
euripides
ferdinand franz;ferdinand
fibonacci
garibaldi giuseppe
gladstone william
gorbachev mikhail
guinevere
gutenberg johannes
gwendolen
hammurabi
hansberry lorraine
hawthorne nathaniel
hemingway ernest
hemsworth chris
herodotus
hitchcock alfred
hubermann hans
jefferson thomas
johansson scarlett
justinian
kandinsky wassily
kjellberg felix
lavoisier antoine
lermontov mikhail
lindbergh charles
longbourn
macarthur douglas;macarthur douglas
maclaurin
mccartney paul
mcclellan clarisse
mendeleev dmitri
meursault
moctezuma
montaigne
montezuma
mussolini benito;mussolini benito
narcissus
nefertiti
nicodemus
nietzsche friedrich
pankhurst emmeline;pankhurst emmeline;pankhurst christabel;pankhurst sylvia
parkinson james
pasternak boris
petruchio
pratchett terry;pratchett terry
priestley joseph;priestley john
prokofiev sergei
quasimodo
radcliffe daniel
rainsford sanger
ramanujan srinivasa;ramanujan srinivasa
rembrandt
richelieu
rochester;rochester edward;rochester edward
roosevelt theodore;roosevelt franklin;roosevelt eleanor
sacagawea
schindler oskar
skywalker luke
sophocles
spartacus
spiderman
spielberg steven
squidward
steinbeck john;steinbeck john
stevenson robert louis;stevenson robert louis
tarantino quentin
tendulkar sachin
toussaint louverture
valentine saint
velazquez
voldemort
wellesley arthur
wilkinson jonny
yousafzai malala
zacchaeus
zechariah
zephaniah benjamin
antoinette marie
archimedes
bartimaeus
bazalgette joseph
bellingham jude;bellingham jude
botticelli
caravaggio
cinderella
copernicus nicolaus
d'artagnan
democritus
dimmesdale
dostoevsky fyodor
dumbledore albus;dumbledore
eisenhower dwight;eisenhower dwight
fahrenheit
fitzgerald scott
gloucester
hatshepsut
heathcliff
heisenberg werner
hephaestus
heraclitus
khrushchev nikita
lakshmibai
longfellow henry
louverture toussaint
markievicz constance
maupassant
methuselah
metternich
montgomery bernard;montgomery bernard
mussorgsky
persephone
pocahontas
prometheus
pythagoras
rutherford ernest
shackleton ernest
somerville mary
stravinsky igor
strindberg
sutherland efua
talleyrand
telemachus
tereshkova valentina;tereshkova valentina
thucydides
torricelli
trunchbull;trunchbull;trunchbull agatha;trunchbull miss
vanderbilt cornelius
washington george;washington booker
wellington
wonderland alice
wordsworth william
zuckerberg mark
chamberlain neville
charlemagne
constantine
copperfield david
dostoyevsky fyodor
hippocrates;hippocrates
kierkegaard
leeuwenhoek
livingstone david
machiavelli niccolo
melchizedek
montesquieu
nightingale florence;nightingale florence
oppenheimer robert
plantagenet
raskolnikov
robespierre maximilien
rockefeller john
schrodinger erwin;schrodinger
shakespeare william
squarepants spongebob
tchaikovsky pyotr
tutankhamun
aristophanes
attenborough david
brocklehurst
chandragupta
eratosthenes
frankenstein victor;frankenstein;frankenstein victor
longstocking pippi
michelangelo
rachmaninoff sergei
schopenhauer arthur
shostakovich dmitri
solzhenitsyn alexander
wittgenstein
chillingworth
mephistopheles
nebuchadnezzar;nebuchadnezzar
wollstonecraft mary;wollstonecraft mary`;
