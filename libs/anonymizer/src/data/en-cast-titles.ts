// Made by tools/src/names/build.ts; sources and licences are in NOTICE.md.
// Russian letters that are not to be seen are spelled as names/letters.ts tells.

/** What they stand together in: its words, and the number of the cast. */
export const EN_CAST_TITLES: string = `a beautiful mind 874
a christmas carol 12
a court of thorns and roses 533
a dolls house 194
a farewell to arms 96
a game of thrones 529
a little princess 427
a midsummer nights dream 143
a monster calls 410
a passage to india 301
a portrait of the artist as a young man 332
a raisin in the sun 183
a room with a view 328
a series of unfortunate events 462
a silent voice 729
a star is born 943
a streetcar named desire 178
a tale of two cities 13
a taste of honey 191
a thousand splendid suns 306
a tree grows in brooklyn 132
a view from the bridge 176
a wrinkle in time 482
abba 1239
abolition of slavery in britain 1353
abolitionists in america 1364
abstract expressionists 1502
ac milan greats 1295
ace attorney 1187
acmeists and russian silver age 1485
acts of the apostles 631
adventure time 975
aespa 1270
african explorers 1441
aida opera 1226
ajax greats 1297
aladdin 595
alamo and texas 1366
alex rider 468
alexander the great 1447
alfred and the vikings 1455
ali baba 596
alias grace 345
alice in wonderland 62
alien film 914
all american boys 396
all blacks rugby 1332
all my sons 177
all quiet on the western front 267
amelie film 930
american civil war 1363
american gods 515
american revolution 1361
americanah 283
amphibia 979
an ideal husband 40
an inspector calls 171
anansi stories 603
ancient egypt pharaohs 1443
and then there were none 354
andersens fairy tales 651
andor 810
animal crossing 1174
animal farm 113
anna karenina 231
anne franks circle 1403
anne of green gables 425
anne with an e 1108
annie musical 1208
ant man 840
anti apartheid 1415
antigone 215
antony and cleopatra 142
apocalypse now 1129
apollo and daphne 557
apollo thirteen 1379
aquaman 830
arachne 558
arcadia 188
arcane 1034
are you there god its me margaret 501
argentina world cup teams 1299
arms and the man 170
around the world in eighty days 252
arrow series 832
arsenal invincibles 1288
arsenal today 1289
artemis fowl 466
arthurs grail 635
as i lay dying 106
as you like it 147
assassination classroom 780
assassins creed 1159
asterix 494
astronomers of the scientific revolution 1519
atalanta 562
ateez 1273
atlantis disney 681
atonement 323
attack on titan 736
avatar film 820
avatar the last airbender 973
aztec gods 601
back to the future 814
backstreet boys 1259
baldurs gate three 1158
ballets russes 1518
bambi 688
barbie film 937
barcelona today 1280
baroque artists 1490
baroque composers 1509
batman 826
battle of stalingrad 1400
baucis and philemon 560
bauhaus 1499
bayern munich earlier 1292
bayern munich today 1291
beat generation 1480
beauty and the beast 638
because of winn dixie 420
beetlejuice 1214
bellerophon 559
beloved 125
ben hur film 1125
ben ten 997
beowulf 222
berlin wall 1411
berserk 787
better call saul 1102
beyblade 773
big bang and the universe 1544
big hero six 672
big nate 461
billionaire boy 454
billy budd 66
birdsong 349
black beauty 431
black clover 764
black panther 838
blackpink 1261
bleach anime 735
bleak house 15
bless me ultima 131
bletchley park 1534
blood brothers 172
bloodborne 1186
bloomsbury group 1478
blue exorcist 800
blue lock 750
blue rider painters 1498
bluey 1018
blur band 1249
bob the builder 1020
bobs burgers 993
bocchi the rock 792
bohemian rhapsody film 944
bojack horseman 992
borgias 1457
borussia dortmund 1293
boruto 732
boston celtics 1310
boston tea party and sons of liberty 1362
boudicas revolt 1452
boxing heavyweights 1325
brave film 663
brave new world 114
braveheart 861
brazil world cup teams 1298
breaking bad 1101
brideshead revisited 334
bridge to terabithia 416
bridgerton 1094
brighton rock 338
bronte family 1483
brooklyn dodgers 1317
brooklyn nine nine 1087
brother bear 683
brown girl dreaming 511
bts 1260
bud not buddy 507
buddenbrooks 269
buffy the vampire slayer 1065
byzantine empire 1426
cabaret 1202
calvin and hobbes 1014
camp rock 896
candide 249
cannery row 103
captain america 835
captain corellis mandolin 351
captain marvel 841
captain tsubasa 751
captain underpants 459
cardcaptor sakura 753
carmen opera 1223
carolingians 1454
carries war 406
cars 659
casablanca 885
castle in the sky 720
cat on a hot tin roof 180
catch twenty two 121
catherine the greats court 1461
cats eye 346
cats musical 1197
chainsaw man 746
charlie and the chocolate factory 446
charlottes web 423
charmed 1066
chelsea mourinho years 1290
chernobyl series 1106
cherub 469
chess champions 1324
chicago bulls 1308
chicago musical 1201
chicken run 714
children of lir 574
chilling adventures of sabrina 1071
chinese myths 598
chinese philosophers 1474
chinese revolution 1417
chronicle of a death foretold 294
cinderella 636
cinderella disney 687
citizen kane 886
city of ember 539
civil rights leaders 1373
clannad 795
classical greek philosophers 1464
cleopatra film 1126
cloudy with a chance of meatballs 706
clueless 893
cobra kai 899
coco 665
code geass 755
codename kids next door 1045
cold comfort farm 341
cold war leaders 1408
coldplay 1246
come from away 1218
community 1088
computer companies founders 1535
computing pioneers 1533
congress of vienna 1383
conquest of the aztecs 1429
conquest of the incas 1430
continental drift 1545
coraline 513
coraline film 709
coriolanus 156
corpse bride 710
cosi fan tutte 1219
courage the cowardly dog 1000
cowboy bebop 757
cranford 30
crayon shin chan 776
cricket australia 1331
cricket india 1330
crime and punishment 232
croatia team 1306
cry the beloved country 289
cuban missile crisis 1409
cuban revolution 1410
cubists 1494
cuchulainn 572
cuphead 1172
cupid and psyche 556
cymbeline 159
cyrano de bergerac 209
dadaists 1496
daedalus and icarus 549
daisy miller 83
dandelion wine 116
danganronpa 1188
daniel 622
danny phantom 1044
danny the champion of the world 452
dark series 1099
dark souls 1185
darkwing duck 1009
david and bathsheba 618
david and goliath 617
david copperfield 11
dead poets society 876
dead souls 240
deadpool 848
dear evan hansen 1195
death and the kings horseman 288
death in venice 268
death note 737
death of a salesman 175
death on the nile 357
decembrists 1357
deirdre of the sorrows 573
deltarune 1139
demian 264
demon slayer 739
descendants 897
despicable me 700
detective conan 769
detroit become human 1182
dexters laboratory 999
diary of a wimpy kid 456
diary of anne frank 275
digimon 771
dirty dancing 903
discovery of dna 1524
discworld 519
disgrace 290
divergent 379
divergent films 857
django unchained 955
dna 192
doctor faustus 162
doctor strange 839
doctor who 1062
doctor zhivago 238
doctor zhivago film 1132
dog man 460
don giovanni 1222
don quixote 229
dora the explorer 1023
doraemon 775
dork diaries 457
downton abbey 1093
dr stone 779
dracula 34
dragon age 1157
dragon ball 734
drake and josh 1114
dream of the red chamber 321
dream team 1313
dreyfus affair 1389
dubliners 647
ducktales 1008
dumbo 689
dune 521
dunkirk film 869
dutch golden age painters 1489
early rock and roll 1278
earthsea 520
east of eden 101
echo and narcissus 553
economists 1475
ed edd n eddy 1001
educating rita 190
egyptian gods 580
el cid 228
elden ring 1184
eleanor and park 394
electricity pioneers 1529
elf film 908
elijah and elisha 620
elizabethan court 1337
emil and the detectives 490
emil of lonneberga 487
emma 2
encanto 669
encyclopedists 1463
end of the soviet union 1413
enders game 522
england sixty six team 1303
england team today 1304
english civil war 1346
enhypen 1267
enlightenment philosophers 1462
enola holmes 922
enuma elish 582
eragon 470
esperanza rising 509
esther 621
et the extra terrestrial 818
eternals 844
ethan frome 85
eugene onegin 236
euphoria 1079
everest first ascent 1440
everything everywhere all at once 960
evita 1205
evolution 1523
existentialists 1469
exo 1264
exodus 612
expressionists 1497
fahrenheit four five one 115
fairly oddparents 1042
fairy tail 763
fall of constantinople 1425
fall of the roman republic 1449
fallout games 1155
fallout series 1105
family guy 989
family of the prophet muhammad 633
fantastic beasts 364
fantastic four 850
fantastic mr fox 451
far from the madding crowd 24
fast and furious 918
fathers and sons 235
faust 207
fauvists 1493
fences 184
fermats last theorem 1543
ferris buellers day off 891
fiddler on the roof 1198
fight club 957
figure skating stars 1328
final fantasy seven 1146
final fantasy ten 1147
finding nemo 656
finn and the fianna 571
fire emblem three houses 1149
fire force 799
fireman sam 1021
first crusade 1344
first voyage round the world 1432
five children and it 433
five nights at freddys 1140
five seconds of summer 1253
fleetwood mac 1257
flight pioneers 1536
flowers for algernon 118
for whom the bell tolls 97
formula one greats 1323
formula one today 1322
forrest gump film 879
fortnite 1142
fossil hunters 1546
foundation 523
founders of chemistry 1521
founding fathers 1360
fourth wing 534
france world champions 1300
frankenstein 33
frankenstein in baghdad 353
frankfurt school 1471
franklins lost expedition 1436
franny and zooey 110
freaky friday 940
french kings and cardinals 1384
french revolution 1381
fresh prince of bel air 1122
friends series 1080
frieren 789
frozen 654
fruits basket 781
full house 1121
full metal jacket 1130
fullmetal alchemist 738
futurama 988
gallic war 1453
game of thrones 1054
gangsta granny 453
garfield 1013
gathering blue 387
generals of world war one 1391
genesis 610
genshin impact 1143
germ theory 1531
german idealists 1468
german resistance 1396
germany world champions twenty fourteen 1301
germinal 250
ghostbusters 911
ghosts 195
gilgamesh 581
gilmore girls 1073
gintama 801
giselle ballet 1235
gladiator 860
glee 1110
glorious revolution 1349
go set a watchman 108
god of war 1160
golden state warriors 1311
gone with the wind 133
gone with the wind film 1127
good bye lenin 933
good omens 517
good will hunting 877
goodfellas 951
goodnight mister tom 405
gorillaz 1250
gossip girl 1072
grand theft auto 1180
grave of the fireflies 723
gravity falls 976
grease 902
great expectations 10
great fire and restoration 1348
great mathematicians 1539
great northern war 1460
greek gods 544
greek titans 545
grimms fairy tales 650
guardians of gahoole 475
guardians of the galaxy 837
gullivers travels 55
gunpowder plot 1347
gymnastics stars 1327
h two o just add water 1117
hadestown 1194
haikyuu 747
hairspray 1209
haitian revolution 1428
half life 1164
half of a yellow sun 282
halo game 1163
hamilton musical 1190
hamlet 137
hannah montana 1111
hard times 14
harlem renaissance 1375
harry potter 362
harry potter and the order of the phoenix 363
haruhi suzumiya 794
hatchet 413
hawaiian myths 607
hazbin hotel 1048
he man 1030
heart of darkness 48
heartstopper 399
heathers 1213
hedda gabler 196
heidi 429
hellboy 853
helluva boss 1049
henry danger 1116
henry the fifth 154
henry the fourth 153
henry the second and becket 1342
heracles 546
hercules disney 677
heroes of olympus 376
hey arnold 1040
hidden figures 873
high school musical 895
hilda 1037
hindu gods 585
holes 412
hollow knight 1171
home alone 907
honkai star rail 1144
horizon zero dawn 1183
hotel transylvania 705
house of the dragon 1055
how i met your mother 1081
how to train your dragon 471
how to train your dragon film 697
howards end 327
howls moving castle film 718
hundred years war 1345
hunter x hunter 742
i capture the castle 340
i know why the caged bird sings 128
icarly 1112
ice age 699
ice hockey greats 1333
imagine dragons 1256
impressionist composers 1516
impressionists 1491
in cold blood 361
in the heights 1216
inazuma eleven 774
inca myths 602
inception 822
indian independence 1416
indiana jones 815
infinity train 1038
inglourious basterds 956
inkheart 464
inklings 1484
inside out 664
inside out and back again 510
interstellar 823
into the woods 1212
inuyasha 767
invader zim 1047
invisible man ellison 645
iron man 834
island of the blue dolphins 414
itzy 1271
ivanhoe 53
ive band 1272
jacobites 1350
james and the giant peach 449
james bond 920
jamestown 1370
jane eyre 6
japanese myths 597
japanese tales 649
jason and the argonauts 550
jazz greats 1277
jesus christ superstar 1206
jim button 485
jimmy neutron 1043
job 624
john the baptist 630
jojo rabbit 867
jojos bizarre adventure 766
jonah 623
jonas brothers 1254
joseph and his brothers 611
joshua and the judges 613
journey to the centre of the earth 254
journey to the west 320
journeys end 173
jude the obscure 26
judith 625
judy moody 502
jujutsu kaisen 740
julius caesar 141
jumanji films 910
junie b jones 498
jurassic park 816
jurassic world 817
just william 445
justice league 828
juventus greats 1296
k on 793
k pop demon hunters 972
kafka on the shore 315
kaguya sama love is war 791
kalevala 569
kansas city chiefs 1315
keeper of the lost cities 477
kennedy circle 1376
kensukes kingdom 403
kidnapped 37
kikis delivery service 719
kill bill 954
kim 50
kim possible 984
king arthur 576
king lear 140
king midas 555
king solomon 619
kingdom hearts 1148
kingsman 921
kinky boots 1217
kirby 1176
klara and the sun 318
klaus film 962
knights tale 945
knives out 924
konosuba 760
korean war 1419
kubo and the two strings 968
kung fu panda 696
kurokos basketball 749
la boheme 1227
la la land 904
la traviata 1224
lady and the tramp 690
lady chatterleys lover 330
lady windermeres fan 41
lagaan 929
land of stories 478
latin american liberators 1427
lawrence of arabia 1128
layla and majnun 593
lazytown 1123
le sserafim 1269
league of legends 1035
led zeppelin 1241
legally blonde 894
legend of korra 974
lego ninjago 1028
les choristes 932
les miserables 241
les miserables musical 1191
les six 1517
lewis and clark 1369
life is beautiful 865
life is strange 1181
life of pi 302
life of pi film 928
like water for chocolate 296
lilo and stitch 679
lincoln assassination 1365
little dorrit 16
little lord fauntleroy 428
little men 71
little nicholas 496
little rock nine 1374
little shop of horrors 1210
little women 70
liverpool earlier 1287
liverpool klopp years 1286
lives of others 935
loki series 846
long days journey into night 181
looking for alaska 383
looney tunes 1006
lord jim 49
lord of the flies 111
los angeles lakers 1309
lost generation in paris 1479
lost series 1100
lottie and lisa 491
love in the time of cholera 293
luca 667
lucky luke 1011
lysistrata 219
mabinogion 575
macbeth 138
mad max 916
madagascar 698
madama butterfly 1230
madame bovary 246
magic tree house 497
magna carta 1341
mahabharata 584
malcolm in the middle 1120
malory towers 441
mamma mia 906
manchester city today 1284
manchester united under ferguson 1285
manhattan project 1401
mansfield park 3
maori myths 606
martin eden 89
marxists 1473
mary poppins 436
mary poppins film 883
mary queen of scots 1338
mass effect 1156
mathematicians of antiquity 1538
matilda 447
maus 277
max and moritz 643
maze runner films 856
mean girls 892
measure for measure 151
medea 217
medici florence 1456
megamind 701
meiji restoration 1420
men in black 912
merlin series 1060
messi era barcelona 1279
metal gear solid 1150
metallica 1243
metroid 1177
mexican muralists 1504
mickey and friends 1007
middlemarch 20
midnights children 300
minecraft 1136
minecraft youtubers dream smp 1137
miraculous ladybug 981
miss julie 198
miss marple 358
miss saigon 1207
mission impossible 919
mistborn 531
moana 670
mob psycho 777
moby dick 65
modern family 1084
moll flanders 56
momo 484
money heist 1097
moneyball 948
mongol empire 1422
monster anime 788
monsters inc 658
moomins 492
moon landing 1378
mortal kombat 1169
mother courage and her children 204
motown stars 1276
mozart family and amadeus 1511
mr stink 455
mrs dalloway 324
ms marvel 842
much ado about nothing 145
mughal empire 1423
mulan 599
munich agreement 1405
murder on the orient express 355
mutiny on the bounty 1435
my antonia 92
my brilliant friend 313
my chemical romance 1258
my cousin rachel 336
my fair lady 1199
my hero academia 741
my little pony 1027
my neighbor totoro 716
nala and damayanti 588
nana 796
nancy drew 504
napoleonic wars 1382
naruto 731
native american wars 1367
native son 123
nausea 259
nausicaa of the valley of the wind 721
nazi leaders 1395
nba stars today 1312
neon genesis evangelion 754
nervous conditions 284
never have i ever 1076
never let me go 316
new york yankees 1316
newjeans 1268
newsies 1215
newton and his rivals 1520
nfl quarterbacks 1314
nicholas nickleby 17
night 276
night at the museum 909
night of the living dummy 648
nils holgersson 493
nimona 961
nineteen eighty four 112
nineteen seventeen film 870
nirvana 1242
njals saga 570
no exit 214
no game no life 762
non euclidean geometry 1542
norman conquest 1340
norse gods 565
norse myths of ragnarok 566
north and south 29
northanger abbey 5
northern renaissance painters 1488
norwegian wood 314
noughts and crosses 400
nuclear fission 1527
number the stars 278
nuremberg trials 1402
oasis band 1248
oedipus rex 216
of mice and men 99
oklahoma musical 1200
old goriot 248
old yeller 419
oliver twist 9
olympic sprinters 1326
once upon a time 1061
one day in the life of ivan denisovich 239
one direction 1252
one flew over the cuckoos nest 120
one hundred and one dalmatians 691
one hundred years of solitude 292
one piece 733
one punch man 744
one tree hill 1109
oppenheimer film 871
orlando 326
orlando furioso 226
orpheus and eurydice 551
oshi no ko 790
othello 139
ottoman empire 1424
our town 182
ouran high school host club 782
out of the dust 512
outlander 1096
over the garden wall 1036
overlord anime 761
overwatch 1166
paddington 437
pamela 57
panchatantra 590
pandora 554
pans labyrinth 936
paper towns 384
paradise lost 220
parasite film 925
paris commune 1388
paris saint germain 1294
parks and recreation 1086
paw patrol 1019
peaky blinders 1095
peanuts 1012
pearl harbor and the pacific war 1399
pedro paramo 297
peer gynt 197
peloponnesian war 1446
penicillin 1532
peppa pig 1017
percy jackson 375
perfume 272
periodic table 1522
persephone and hades 552
persepolis 307
persepolis film 971
perseus and medusa 547
persian wars 1445
persona 1145
persuasion 4
peter pan 435
phaedra 213
phantom of the opera musical 1192
phineas and ferb 985
pilgrims of the mayflower 1371
pink floyd 1240
pinocchio 310
pippi longstocking 486
pirates of the caribbean 858
pocahontas 676
pokemon 770
polish legends 609
pollyanna 430
ponyo 722
pop artists 1503
pop divas today 1274
popol vuh 600
poppy playtime 1141
pororo 1026
portal game 1165
portugal team 1305
portuguese explorers 1433
post impressionists 1492
postman pat 1022
power rangers 1124
powerpuff girls 998
prague spring 1412
pre raphaelites 1505
predator film 915
presocratics 1465
pride and prejudice 0
primatologists 1547
prince caspian 370
princess mononoke 717
private peaceful 401
probability founders 1541
professor layton 1189
prophets of the quran 632
psycho film 887
psychoanalysts 1476
psychologists 1477
puella magi madoka magica 797
pulp fiction 953
punic wars 1448
purple hibiscus 281
puss in boots the last wish 964
pygmalion 168
quantum physicists 1526
queen band 1238
race to the south pole 1437
radioactivity 1525
radiohead 1247
ramayana 583
ramona 499
ranma 768
rap stars 1275
ratatouille 662
rationalists and empiricists 1467
raya and the last dragon 673
re zero 759
ready player one 525
real madrid champions league winners 1283
real madrid galacticos 1282
real madrid today 1281
rear window 889
rebecca 335
red dead redemption 1179
redwall 472
reformation 1458
regeneration 350
regular show 995
remember the titans 947
renaissance masters 1487
rent musical 1196
rescuers in the holocaust 1404
resident evil 1151
revolutions of eighteen forty eight 1387
richard the third 152
rick and morty 991
rigoletto 1225
rikki tikki tavi 52
ring of the nibelung opera 1232
rings of power 1056
rio film 967
rip van winkle 74
rise of the guardians 702
riverdale 1070
robin hood 579
robin hood disney 693
robinson crusoe 54
rocky 900
rogue one 811
roll of thunder hear my cry 508
roman emperors 1451
roman gods 563
romantic composers 1512
romantic painters 1506
romantic poets 1481
romeo and juliet 136
romulus and remus 564
ronia the robbers daughter 488
rosencrantz and guildenstern are dead 187
rugrats 1041
rumble fish 389
run lola run 934
rurouni kenshin 802
russian avant garde 1500
russian composers 1514
russian revolution 1358
russian tsars 1356
ruth and naomi 615
sailor moon 752
saint joan 169
salem witch trials 1372
samson and delilah 614
samuel and saul 616
samurai jack 1046
saving private ryan 868
savitri and satyavan 587
schindlers list 864
school of rock 939
scooby doo 1002
second viennese school 1515
seinfeld 1089
sense and sensibility 1
sesame street 1024
seven film 959
seventeen band 1265
sex education 1075
shackletons endurance 1438
shadow and bone 535
shahnameh 592
shakuntala 586
shang chi 843
shaun the sheep 713
she ra 1031
she stoops to conquer 167
sherlock holmes 42
sherlock series 923
shrek 695
siddhartha 263
silas marner 21
silent hill 1152
simon vs the homo sapiens agenda 398
sing film 965
singin in the rain 884
sir gawain and the green knight 223
sister carrie 90
six of crows 536
six the musical 1204
six wives of henry the eighth 1336
skellig 411
skulduggery pleasant 467
slam dunk 748
slaughterhouse five 122
slavic tales 608
sleeping beauty 637
sleeping beauty disney 686
slumdog millionaire 926
snow white disney 685
so long a letter 286
social network film 949
solidarity in poland 1414
solo leveling 805
solvers of the cubic 1540
something wicked this way comes 117
song of the sea 969
sonic the hedgehog 1135
sons and lovers 329
soul eater 798
soul pixar 666
south park 990
soy luna 1119
space race 1380
spain world champions 1302
spanish civil war 1407
spartacus revolt 1450
speak 393
spice girls 1251
spider man 847
spider verse 708
spirited away 715
splatoon 1175
spongebob squarepants 986
spy x family 745
squid game 1098
st clares 442
stalins circle 1359
star fox 1178
star trek 812
star trek the next generation 813
star vs the forces of evil 980
star wars 806
star wars sequels 807
stardew valley 1173
stardust 516
start of world war one 1390
station eleven 526
steam and railways 1537
steins gate 756
steppenwolf 265
steven universe 977
stoics 1466
stranger things 1051
stray kids 1262
street fighter 1168
structure of the atom 1528
struwwelpeter 644
stuart little 424
suffragettes 1354
sundiata 605
super mario 1133
superman 827
supernatural 1064
surrealists 1495
suzume 728
swallows and amazons 444
swami and friends 304
swan lake ballet 1233
swanns way 260
sweeney todd 1211
swimming stars 1329
sword art online 758
tales of a fourth grade nothing 500
tangled 652
tartuffe 210
tarzan disney 678
ted lasso 1091
teen titans 996
teen wolf 1069
teenage mutant ninja turtles 1029
tekken 1170
tender is the night 94
tennis big four 1318
tennis men earlier 1321
tennis today 1319
tennis women greats 1320
terminator 913
tess of the durbervilles 23
the addams family 1053
the adventures of huckleberry finn 68
the adventures of tom sawyer 67
the aeneid 543
the age of innocence 84
the alchemist 298
the amazing digital circus 1050
the amazing world of gumball 994
the apostles 629
the arabian nights 594
the aristocats 692
the avengers 833
the awakening 80
the ballad of songbirds and snakes 378
the barber of seville opera 1231
the beatles 1236
the bell jar 119
the betrothed 311
the bfg 448
the big bang theory 1082
the big sleep 360
the blind side 946
the bluest eye 126
the book of mormon musical 1203
the book thief 273
the borrowers 438
the boxcar children 503
the boy and the heron 725
the boy in the striped pyjamas 274
the breakfast club 890
the brothers karamazov 233
the brothers lionheart 489
the call of the wild 87
the canterbury tales 221
the cask of amontillado 77
the catcher in the rye 109
the cherry orchard 200
the chocolate war 390
the clone wars 808
the collector 348
the color purple 127
the comedy of errors 160
the count of monte cristo 244
the croods 704
the crown 1092
the crucible 174
the curious incident of the dog in the night time 409
the cursed child 365
the dark knight 824
the dark knight rises 825
the decameron 225
the deer hunter 1131
the divine comedy 224
the doors 1244
the dragon prince 1033
the duchess of malfi 164
the elder scrolls skyrim 1154
the emperors new groove 680
the fall of the house of usher 76
the famous five 440
the fault in our stars 382
the flash series 831
the flintstones 1003
the fox and the hound 694
the french lieutenants woman 347
the girl who drank the moon 540
the giver 386
the glass menagerie 179
the go between 337
the god of small things 299
the godfather film 952
the golden compass his dark materials 465
the good place 1090
the gospels 628
the government inspector 203
the grapes of wrath 100
the graveyard book 514
the great gatsby 93
the greatest showman 905
the green mile film 881
the handmaids tale 344
the hardy boys 505
the hate u give 395
the heart of the matter 339
the help 135
the history boys 189
the hitchhikers guide 518
the hobbit 366
the horse and his boy 374
the hound of the baskervilles 43
the house of mirth 86
the house of the spirits 295
the house on mango street 130
the hulk 851
the hunchback of notre dame 242
the hunger games 377
the hunger games films 854
the idiot 234
the iliad 541
the imitation game 872
the importance of being earnest 39
the incredibles 657
the intouchables 931
the invisible man 44
the island of doctor moreau 47
the jetsons 1004
the joy luck club 129
the jungle 91
the jungle book 51
the karate kid 898
the kings speech 875
the kite runner 305
the last kingdom 1059
the last of the mohicans 73
the last of us 1104
the legend of sleepy hollow 75
the legend of zelda 1134
the lego movie 707
the leopard 312
the life of galileo 205
the life of the buddha 591
the lion and the jewel 287
the lion king 653
the lion the witch and the wardrobe 369
the little mermaid 639
the little mermaid disney 675
the lord of the rings 367
the loud house 1039
the machine gunners 407
the magic faraway tree 443
the magic flute 1220
the magicians nephew 373
the maltese falcon 359
the man in the iron mask 245
the mandalorian 809
the marriage of figaro 1221
the martian 524
the master and margarita 237
the matrix 821
the mayor of casterbridge 25
the maze runner 380
the merchant of venice 144
the merry wives of windsor 155
the metamorphosis 261
the mighty five 1513
the mill on the floss 22
the miraculous journey of edward tulane 422
the misanthrope 211
the miser 212
the mitchells vs the machines 963
the moomins 1015
the moonstone 31
the mortal instruments 538
the mummy film 859
the muppets 1025
the murder of roger ackroyd 356
the murders in the rue morgue 78
the mysterious benedict society 479
the mysterious island 255
the name of the rose 309
the name of the wind 530
the nativity 627
the necklace 251
the neverending story 483
the nibelungenlied 568
the nightmare before christmas 711
the nutcracker 640
the nutcracker ballet 1234
the odyssey 542
the office 1085
the old curiosity shop 18
the old man and the sea 98
the oresteia 218
the originals 1068
the outsiders 388
the owl house 978
the parent trap 942
the pearl 102
the perks of being a wallflower 391
the phantom of the opera 256
the phantom tollbooth 481
the pianist 866
the pickwick papers 19
the picture of dorian gray 38
the pilgrims progress 61
the plague 258
the portrait of a lady 81
the power of one 291
the prime of miss jean brodie 342
the prince and the pauper 69
the princess and the frog 684
the princess diaries 941
the promised neverland 778
the queens gambit 1107
the railway children 432
the reader 271
the red and the black 247
the red badge of courage 79
the red pony 104
the remains of the day 317
the return of the native 27
the rivals 166
the rolling stones 1237
the romanovs 1355
the scarlet letter 64
the school for scandal 165
the seagull 199
the secret garden 426
the secret life of bees 134
the secret life of pets 966
the secret seven 439
the selection 537
the seven deadly sins anime 765
the shadow of the wind 308
the shawshank redemption 880
the sign of the beaver 415
the sikh gurus 634
the silence of the lambs 958
the silmarillion 368
the silver chair 372
the silver sword 408
the simpsons 987
the smurfs 1010
the song of roland 227
the sorrows of young werther 266
the sound and the fury 105
the sound of music 882
the spiderwick chronicles 463
the story of prahlada 589
the strange case of dr jekyll and mr hyde 35
the stranger 257
the summer i turned pretty 1074
the sun also rises 95
the sun is also a star 397
the sword in the stone 578
the tale of despereaux 421
the tale of genji 319
the taming of the shrew 149
the tempest 148
the tenant of wildfell hall 8
the three musketeers 243
the threepenny opera 206
the time machine 46
the time travelers wife 527
the tin drum 270
the trial 262
the truman show 878
the tudors 1335
the turn of the screw 82
the two gentlemen of verona 161
the veldt 646
the vicar of wakefield 60
the visit 208
the voyage of the dawn treader 371
the walking dead 1103
the wanderers painters 1501
the war of the worlds 45
the watsons go to birmingham 506
the wheel of time 532
the white tiger 303
the wind rises 724
the winters tale 150
the witcher 1057
the witcher three 1153
the witches roald dahl 450
the wizard of oz 480
the wolf of wall street 950
the woman in black 352
the woman in white 32
theban myths 561
their eyes were watching god 124
theseus and the minotaur 548
things fall apart 280
third crusade 1343
thirteen reasons why 392
thirty years war 1459
thomas the tank engine 1016
thor 836
three hundred film 863
three idiots 927
three kingdoms 322
three sisters 201
through the looking glass 63
till eulenspiegel 642
tintin 495
titanic film 819
titanic voyage 1442
titus andronicus 157
to all the boys 1078
to kill a mockingbird 107
to the lighthouse 325
tobit 626
tokyo ghoul 743
tom and jerry 1005
tom gates 458
tom jones 58
tomb raider 1162
toradora 783
torchwood 1063
tosca 1228
totally spies 983
tour de france 1334
toy story 655
transformers 917
treasure island 36
treasure planet 682
treaty of versailles 1392
trigun 803
tristan and isolde 577
tristram shandy 59
troilus and cressida 158
trolls 703
troy film 862
tuck everlasting 417
turandot 1229
turning red 668
tutankhamuns tomb 1444
twelfth night 146
twenty one pilots 1255
twenty thousand leagues under the sea 253
twice 1263
twilight 381
twilight films 855
txt band 1266
u two band 1245
ulysses 333
uncharted 1161
uncle toms cabin 72
uncle vanya 202
undertale 1138
unification of germany 1386
unification of italy 1385
unifiers of japan 1421
up pixar 660
utilitarians 1472
valorant 1167
vampire diaries 1067
vanity fair 28
venom 852
vertigo film 888
victorian britain 1352
victorious 1113
vienna circle 1470
vienna secession 1507
viennese classics 1510
vietnam war 1418
vikings series 1058
villa diodati 1482
vinland saga 786
violet evergarden 785
violetta 1118
volpone 163
volsunga saga 567
voltron 1032
voyage of the beagle 1439
voyages of captain cook 1434
voyages of columbus 1431
waiting for godot 186
wall e 661
wallace and gromit 712
wandavision 845
war and peace 230
war horse 402
war of the currents 1530
warrior cats 474
wars of scottish independence 1351
wars of the roses 1339
water for elephants 528
watergate 1377
watership down 473
weathering with you 727
wednesday series 1052
weep not child 285
weimar classicism 1486
weimar republic 1394
west side story 901
when hitler stole pink rabbit 279
where the red fern grows 418
white fang 88
whos afraid of virginia woolf 185
whose life is it anyway 193
why the whales came 404
wicked musical 1193
wide sargasso sea 343
wild west 1368
william tell 641
wings of fire 476
winnie the pooh 434
winx club 982
wizards of waverly place 1115
wolf children 730
wolfwalkers 970
women in love 331
womens football stars 1307
wonder 385
wonder film 938
wonder woman 829
world war one poets 1393
world war two generals 1398
world war two leaders 1397
wreck it ralph 674
wuthering heights 7
x men 849
xo kitty 1077
yalta and potsdam 1406
yoruba gods 604
young british artists and street art 1508
young sheldon 1083
your lie in april 784
your name 726
yu gi oh 772
yuri on ice 804
zootopia 671`;
