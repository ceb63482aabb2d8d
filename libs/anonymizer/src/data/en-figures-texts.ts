// Made by tools/src/names/build.ts; sources and licences are in NOTICE.md.
// Russian letters that are not to be seen are spelled as names/letters.ts tells.

/** What stands for each number, a line each: see names/numbered-lines.ts. */
export const EN_FIGURES_TEXTS: string = `~alembert jean
~dragon
~hope
~malcolm
~mansur;~mamun;~rashid harun;~ghazali;~mansur ahmad;~kindi;~farabi;~biruni;~tusi nasir;~razi;~idrisi;~battani;~jazari;~zahrawi;~afghani jamal
~lushan;~jung geun
~tash
~jin;~mariama
~sheng
~bardi lina;~yang
da gama;da vinci leonardo
de gaulle charles;de valera;~broglie louis;~moivre abraham;~morgan augustus
~anh
du bois;~fu;~chatelet emilie;~sautoy marcus;~pre jacqueline
~daniel
el greco;~kader abd;~salahi ibrahim
~mulan
~dario
~hao;~du
~kaizhi;~eileen;~bo
~jin
ho chi minh;ho minh;~chi minh
~yaobang;~jintao
~elizabeth;~richard;~charles;~james;~henry;~nicholas;~alexander;~catherine;~wilhelm;~philip;~joseph
~kim jong
~nayeon
~george;~henry;~ivan
~louis
jo
~wenjun
~cody
~nguyen cao
~fontaine jean de
le chatelier;~loi;~corbusier
~keqiang;~shizhen;~ka shing;~bai;~qingzhao;~fei fei;~yundi;~jet;~chun;~syaoran
~bu;~xun;~jeffrey
~jack;~yo yo
~yan
~li
~win;~yo
~andrew
~zan
~kenzaburo
~sandra
oz;~amos;~frank;~mehmet
~panda
~yi;~songling
~baishi
~yuan
ra
~wesley;~huynh phu
~laurent louis
~shi;~song;~lisa
~omar
~rauparaha;~kooti;~whiti;~kanawa kiri;~lai ching
~youyou
~nammu
~nick
~edward;~george;~henry
~nguyen giap
~zetian;~chien shiung;~chengen;~daozi;~marcy
xi jinping
~beihong;~tao
~sun sin;~seong gye;~soyeon;~henry pu

~yo ma
~gwan sun;~hua;~karina
~chongzhi
~shinzo;~kobo
~bakr;~akleh shireen
~portgas
~uta
~yujin
ali muhammad;~hyder;~abi talib;~sunni;~monica;~sabahattin;~salim;~mahershala;~laila
~arslan
amy
~adam
~kj
arc joan
~jean
~mary kay
~rose
~salt
~jodha;~li;~juyi;~lakshmi
~julien
~ki moon;~ki moon;~shigeru
~dai
~kokhba
~dao
~gurion david;~jelloun tahar
~osman hamdi
~marcel
~bear
bin laden osama;~salman mohammed
bly nellie;bly nelly
~sideshow
~simon le
~burna
~bastian balthasar
~lun;~guo qiang
~cao;~xueqin;~yu
~doja
~xu shang
~sang woo
~rachel
~el
~sebastian
~martin perfecto de
~jo;~brian;~elbert;~courteney;~brian edward
~cesar
~bao
~fodio usman;~desperate;~lin;~wang
~bei
~kabir;~kamala
~dorothy;~lewis daniel
~hywel
~john
~kapil
~nur ad
~dorothea;~otto
doe john;doe jane;~samuel
~pedro
~monty
~scooby
~herbert
~dr
~thich quang
~josh
~salva

~owain glyn
~johann
eco
~anton
~tan twan
~brian
eve
~eberechi
~kuan
~fei li
~afanasy
~tina;~maya;~mia
~adeline
~charles james;~vicente;~george;~terry;~daaron;~megan;~toby;~nina williams
~claire
~elizabeth;~joseph;~christopher;~hannah;~stephen;~philip;~varian
~xingjian;~william
~lussac joseph louis;~tyler;~walter
~maurice
~roger
~michael
~felonious;~margo
~xi
~lusignan;~buddy;~might
~erik ten
~feizi;~kang;~byung chul;~jisung;~wu
~zia;~mahbub ul;~muhammad zia ul
~park chung
~richard
~yifan
~chris
~stephanie;~an mei
~guofeng;~tuo;~luogeng;~yu
~lee teng
~sen
~jan
~armitage
~low kay
~janis
~khaldun;~battuta;~al haytham;~sina;~rushd;~firnas abbas;~al nafis;~tufayl;~arabi;~laahad altair
~spice;~t
~george;~richard;~charles;~henry;~napoleon
~chukwuemeka
~ilya
~alfred
~rahel
~tame
~hirobumi;~toyo;~shiori;~junji
~jony;~jonathan
~lee jung
~john;~z
jem
~blake sophia
jfk
jim;jim
~yong;~ba;~qiu
~vance;~serena
~lei
~cenat;~shek chiang
kat kit
~jackie;~john;~alan;~peter
~tan kah
~tan siak
~francis scott;~john

~billy the
kim;kim jong un;~chloe;~il sung;~il sung;~jong il;~yo jong;~dae jung;~gu;~phuc;~sowol;~lil;~namjoon;~seokjin;~jin;~taehyung;~jennie;~jisoo;~seungmin;~minji;~dahyun;~yuna;~jong un;~minjeong
~amanda lee
~mary;~anton de
~satoshi;~stella
ksi
~bela;~kuo pao
~shen
~thomas
~aung san suu
~ching te;~jimmy;~choi san
~carrie;~wifredo
~tzu;~she
~casas bartolome
~bonar;~jude;~andrew bonar;~denis
lee harper;lee robert;lee general;~bruce;~stan;~min jin;~richard henry;~teng hui;~jae myung;~kuan yew;~hsien loong;~byung chul;~tsung dao;~laurie;~minho;~hyein;~taeyong;~peggy;~jung jae;~min ho;~spike;~ang;~sunisa;~sedol;~se dol;~sang hyeok;~meilin;~jieun
~jun
~stanislaw
~isaurian;~pope
~robert;~sussan
~trygve;~sophus
~zexu;~biao;~yutang;~maya
~bang;~bei;~shaoqi;~xiaobo;~ken;~cixin;~hui;~binyan;~simu;~alysa
~edward;~joachim
~cai
~guanzhong
~vanessa
~ray
mao zedong;mao zedong;~dun
~tamasese
~ava;~boris
~theresa;~karl;~brian;~james;~brian;~elizabeth;~james;~jonny;~theresa
~zakes
meg
~empress;~yoongi;~son heung
mlk
moi daniel;~daniel arap
~sophie
~lil
~michel
~dinh diem;~quyen
~trung
~madame;~ngo dinh
~er
~andreu
~bo;~garth
~lon
~ad din
~bill;~naomi shihab;~joseph
~samuel;~gary;~gabriel
~elesin
~peter;~francis
~nobunaga;~eiichiro
~vincent
ohm georg
old major;old major
~kokichi
~hussein
~yoko
~rita
~bobby
~olive
~yasujiro
~bipin chandra

pan peter
~postman
~victor;~octavio
~im;~ieoh ming;~im
~marine le;~jean marie le
~pepe le
~porky;~peppa;~george
~padre
pip;pip
poe edgar allan
~iggy
pot pol
~jacqueline du
~park
~josie
~john;~barbara;~hank
~shi huang;~jiushao
~john;~corinne bailey;~addison
~lala lajpat;~raghu;~aishwarya
~mithali
~narasimha;~raja;~calyampudi
~james earl;~john;~man;~satyajit;~rachael
~erik;~cloud
~kylo;~zhengfei
~lana del
rfk
roe jane;roe richard
ron
~rob;~ram mohan;~rammohan;~arundhati;~jamini;~patrick
~clarisse la
~hai
~gwan sun
sam;~yosemite
~martin jose;~lim kim
~edwin van der
~jean baptiste;~jean baptiste
~shonagon
~amartya;~ramprasad;~hon sui;~hun;~keshab chandra;~surya
~lao
~huangdi;~naian
~christopher
~heung min;~chaeyoung;~masayoshi;~goku;~gohan;~goten
~phillipa
sun yat sen;sun yat sen;~quan;~tzu;~shin yi
~kyi aung san
sza;~rowe
~mikhail
~amy;~dun
~terence;~yuanming;~hu
~jean;~simon
tim tiny
~tippu
~hide away
~baal shem
~manua
tut
~jacob two
~hsi;~sun;~lao
~charles
~kulthum
~jey;~jimmy
van gogh vincent;van eyck;van helsing;~lew elizabeth;~dyck anthony
~louis le
~henry;~edward

~cruella de
~braun wernher
~marianne
~eustacia
~wong kar
~gerard
~wang;~lee chong
~jiabao;~ming na;~tsai ing
~christiaan de
~cindy lou
~othman
~john;~jing mei;~suyuan;~cho sang;~sung jin
~chris van
~charli
xqc
~lu;~lu
~mo
~ming
~arthur
~adua umaru
~sen sun
~shing tung
~alex
~donnie
~robert
~fei
~isang
~yuanzhang;~de;~xi
~ul haq;~khaleda
~general
~hange
zog
~lizzie van
~avatar
abel;~rudolf;~niels
~ahmed
~sabel
adam;~robert
~edward akufo;~nana akufo
~kate
~mehmet ali
~peter
ahab;~king
~minako
~fatih
~shah
~bolanle
~jordi;~bernarda
~jose
~dele
~nora
~moniza
~aldrich;~cathy
~idi;~hafizullah
~yigal
~martin;~kingsley
~hashim
amlo
~tori
~baba
~aremeyaw
~tadao
anna;~antonio lopez de santa
~queen;~princess

~hideaki
~imane
~steve
~samus
~luis
ares
aruj
~solomon
~tsuyu
~mohamed;~sefi;~william ofori
~san
~alfred;~aj
azad chandrashekhar;~maulana;~abul kalam
~babar;~babar
~tariq
~sai;~meher;~ali
~hurree
~jimmy santiago
bach johann sebastian;~carl philipp emanuel;~anna magdalena
~shanren
~erykah
~ralph
~joan
~u llah
~abu;~aisha bint abi
~gareth;~christian
~john;~lamelo;~lonzo;~lavar
~eric
~magnus
~chan
~vikram
~william
bart;~lily
~graeme
~george;~chuck;~saul
~jacky;~leonard
~patricia
~khan
~frank;~lyman frank
~geoffrey
~roy;~alan;~sawney;~sean;~franklin;~charles
~yogi;~paddington;~fozzie
~aaron;~ulrich;~noah;~quentin;~harry;~jeff;~jozef;~ludwig
bede
~kiran
~aphra
~mark
bell alexander graham;~burnell jocelyn;~gertrude;~mabel;~john stewart;~joshua;~kristen;~drake;~leveon;~katie;~andie;~tinker;~micah
~andrei
~tony;~gottfried;~hilary;~nigel
~karl;~carl;~bertha
~alban;~michael
~charles;~george;~lucius;~pete
beth
~mongo
~theodore
~que;~chen shui
~chand
biff
biko steve
~buffalo
~chandler;~xu
~jean baptiste
~isabella;~larry;~sue;~brad

~laszlo
~paul
~corbin
~alexander
~leon
~augusto
~franz
~leonardo
~chief
~david;~karl
bohr niels
bois w e b du
~eleanor
~heinrich;~timo
bolt usain;bolt usain;bolt usain;~robert
bond james;~ruskin;~michael;~edward
~joon ho
~hewson;~sonny;~jim
boom corrie ten
~dany
~betty
~jesse;~william
~katharina von
~bjorn
~max
boru brian
bose subhas;bose jagadish;~jc;~khudiram;~netaji;~satyendra nath;~nandalal;~subhas chandra
~violet elizabeth;~elizabeth
~viktor
~belle;~arthur
~madeline
~jacques
~kwesi
brin sergey
bros mario
~josip
~elisabeth vigee le
~peter;~pearl;~billy
~zola;~billy
~jake
burr aaron
bush;bush george;~barbara;~laura;~jeb;~vannevar;~kate
~david;~frances
~isaac
buzz
~robert;~richard;~william
~baekhyun
cade johnny;~jack
cafu
~john;~nicolas;~luke;~johnny;~cassie
cain
~madam
~andy
~orson scott
~emily;~jimmy
~johnny
~dunstan;~godfrey
~jim
cato;~marcus
~carrie chapman
~petr
~camilo jose
~fifty
~vint;~vinton

~jackie
~manu
~phan boi
~shui bian;~jingrun;~qigang
~bono
~shou;~shou zi;~ada nield
~unsuk
~jimmy
~en lai;~tzuyu
~agnes;~stephen
~elizabeth
~doo hwan;~li
~charlie chan hock;~toh chin
cixi
~henry;~cassius
cnut
~jerrie;~ty;~dom
~buffalo bill;~william;~dan
~michaela
~joel;~ethan
~robert;~roy
~alma
~thomas;~edward;~richard
~thomas;~ernest;~jermaine;~cheryl;~nat king
~samuel
~james
cook james;~tim;~captain;~frederick;~stephen;~alastair
~wendy;~edward drinker
~gerty
~andrea
~henry
~sheryl
~ted;~oswaldo;~ernesto de la
~ice
~kid
~nicholas
~alexandru
~christine
~archer
dahl roald;dahl roald;~hannah;~robert
~henry;~james
dali salvador
~tess
~virginia
~raymond
~masamune
~santan
~humphry
~bruce
~fermina
~eugene
~idriss
deku
~xiaoping;~jiaxian
~harvey;~arthur
depp johnny
~laura
~phoolan;~mahasweta;~shakuntala;~binya;~mahasweta;~bhanwari;~gaura;~phoolan;~rashsundari
~bartolomeu;~ruben
~bernal;~porfirio;~canel miguel;~rodrigo;~bartholomew;~junot;~cameron;~nate;~rosa;~marco
dick moby;~philip
dido
~ngo dinh;~ngo dinh
~virgil van

~liren
dion celine
~birago;~cheikh anta;~david
~christian;~lat
~lynley
~snoop
doja
~jeremy
~bob;~sanford
~pham van
~arabella
~victor von
~gustave
~desmond
~youssou n
~rita;~arthur
~siobhan
~john langdon
drew nancy;~charles;~daniel;~jane;~simon
~le
~comrade
~daffy;~donald;~daisy;~huey;~dewey;~jemima puddle;~steve
~andrzej
~alan
~raoul
~charles;~james;~dennis;~doris
~gloria
~cara
~douglas
~toru;~michael madhusudan;~toru;~batukeshwar
~anthony van
~reginald;~natalia;~amelia;~mary
~dick van
~hope van;~janet van
~viola
~wyatt;~virgil;~morgan
~harry
~e
echo
~mary baker
~anthony
edhi abdul
edna
~jennifer
~brendan
~margaret
~idris
elsa;elsa
~tracey;~pasha
~timur
emma
~shusaku;~hayato
~brennan
~jeanette
eren
eric
~jyn;~galen
~isabella
~akin
~jan van
eyre jane;eyre jane;~edward
~scribe;~george
~zack
~ahmed;~faiz ahmed

~albert
~anna
~sheridan le
~harry;~william
~banks;~rug
~abul
~caleb;~iya
fern
~boba;~jango
~aime reggie
~anne
finn huckleberry;finn huck;finn huck;~human;~pap;~dewey
~jim;~robert;~wilson
~gerry
~amobi pip
~balzary
~antony
~ferdinand
~vladimir
~phileas
~evan
~michael;~philippa;~paul
ford gerald;ford henry;~harrison;~betty;~edsel;~christine blasey;~doug;~rob;~john;~glenn;~tom;~sawyer
~artemis
~jamie
~aj
~clary
~eduardo
~kermit
~northrop;~cameron;~jacob;~evie
~elmer
~casimir
~tyson;~tommy;~john;~nick
~louis van
~naum
~john wayne
~niels
gaga lady
~thomas;~matilda joslyn;~phineas
~dorothy
gama vasco
~sarah
~jeanne
~bruno
~marvin
~andre
~ed
~mann murray
~suguru
giap vo;~vo nguyen
~barry;~robin;~maurice;~bobbi
~miep
~shubman
~corrado
~anish
~lillian
~rodrygo
gogh vincent van;~theo van
gojo;~satoru
goku
~yoo
~sarah;~dorothy;~renee
~al;~albert
~amon;~bella;~mortimer

goya francisco
~steffi;~willi
~hans christian
~miguel
gray dorian;~thomas;~conan
~jane;~catherine;~charles;~earl;~george;~zane;~cgp;~thompson tanni;~meredith;~jean;~agnes;~allan;~edmund;~edward
~juan
~hugo
~yu
~ramachandra
~ursula le
~alex la
~forrest
~thom;~james;~anna;~tim;~ben;~morag
~maithili sharan
~nanak;~murthy krishnan
~nell
~asamoah
~otto;~hilary;~joe
hale;hale reverend;~nathan;~brenda;~matthew;~rosalie;~fred;~jasper;~john;~margaret;~john;~nathan
~virginia;~ben;~charles martin;~monty;~stuart;~bryce
~frans
~mia;~jon
~thich nhat
hani chris
~william;~david;~richard;~robert
~mata
~kevin;~miranda;~bret;~marlon
~armin
~sahachiro
~topham
~tony;~anthony
~mary ludwig
~bessie;~travis
~uriah
~hone;~beth;~grace;~jake
~lauren
~zhang
hera
hess;~rudolf;~germain;~harry
~hongi
~octavia;~rowland;~james;~anita;~geoffrey;~susan;~lauryn;~faith;~jonah;~benny;~tyreek;~graham;~damon;~hank;~peggy
~lewis
~rei
~alger
~hannah
~lim yew
~jacobus van t
~james;~stuart;~david
~masako
~ian
~harold;~nancy;~raymond
~alec douglas
~xiuquan
hood robin;~john bell;~samuel;~thomas;~james;~stuart
hook;~captain
~anthony;~shai;~ad;~ben;~sally
~rudolf
~william;~geoffrey;~darcus;~elias;~gordie
~homer;~rosemary
huck
hugo victor
~cordell;~charley
hume david;~john;~allan;~ao;~hamilton

~jeremy;~henry;~leigh;~walter;~william holman;~james;~ethan
hyde;hyde edward;hyde edward;~douglas
iago;iago
~queen
~billy
~frank
~tenya
~garcilaso
~uncle
ishi
isis
~kobayashi;~kobayashi
~grozny
~boneless
jack;jack merridew
~jaromir
~sigmund
~opobo
jane;~calamity;~patrick
~wonyoung
~victor
~michaelle
~jungkook
~qui gon
~al;~noah;~ruthie;~tom;~winfield
joan of arc;~pope
jobs steve;~laurene
~saint;~elton;~daymond;~annie;~ermengarde st;~augustus;~barry;~gwen
~frenkie de;~lindo;~waverly
~joshua
~f sionil
~diogo
~jon bon
~donald
jung carl;~hoseok;~ho yeon;~kim dae
juno
~cecilia
~louis antoine de saint
~bai
~robert;~bob;~louis;~shao;~oliver
~gustav von
~katrina
~ryan
~ricardo
~michio
kane harry;~sarah;~patrick;~charles foster;~lana
~haerin;~sae byeok;~liu;~han;~liu
~aminu
kant immanuel
kanu nwankwo
~wolfgang
~susan
~lagerfeld
kart mario
~jose antonio
~bernard;~alex
~niklas
~rupi;~harmanpreet
kaws
~edmund
~baby
~martin;~gary;~brian
~clark;~martha;~roy;~thomas
~francis

~jerome
~sam;~judith;~john;~steve;~josh
~alicia;~madison
khan genghis;khan kublai;~salman;~sadiq;~noor inayat;~batu;~ogedei;~hulagu;~guyuk;~toghon;~abdul ghaffar;~liaquat ali;~ayub;~yahya;~imran;~abdul qadeer;~amanullah;~akram;~allauddin;~ali akbar;~bismillah;~nusrat fateh ali;~chaka;~nusrat fateh;~shah rukh;~aamir;~irrfan;~fawad;~rashid;~aga;~kamala;~mahira
~william;~captain;~jason
king stephen;king martin luther;king stephen;~billie jean;~bb;~ernest;~coretta scott;~rodney;~sejong;~mackenzie;~regina;~joey;~zach;~larry;~don
~makoto;~eusebio
~james;~charlie;~erika;~norman
~ikuyo
~heidi
~hilde moller
~hildegard
~henry;~john;~johnston robin;~dilly;~alberto;~dilly
koch robert;~ed;~christina
~quinton de;~eugene de
~fanny blankers
~helmut
~shoko
~donkey;~diddy;~dixie
~joseph
~hoda
~ronnie;~reggie
~abd el
krum;~viktor
~yew lee
~tite;~takefusa
~shinichi
~jotaro;~jolyne
~kengo
~lao;~hans
kupe
kuti fela;kuti funmilayo
~michelle;~kevin
kygo
~selina
~beatrice;~hugh de
~philipp
~bhai
~dalai
~charles;~ceedee;~lester;~oriel;~william
~edwin
~allen;~lois
~lang;~stephen;~fritz;~scott
lapu lapu
lara;~brian;~jose bernardo gutierrez de
~brenda;~tony
~max von
~camara
~rayssa
~david
~rafael
lear king;lear;~edward;~bill
~beatrice
~lottie
~mommy
~boesman and
~jay
~emil;~historia
~juan ponce de;~juan ponce de;~martin de;~pauline
~jared
~montalcini rita;~primo;~strauss claude;~zachary
~sonny
~matthijs de
~teoh yun

lipa dua
lisa;~blackpink
~titus
~tan cheng
~ibrahim
~carl
~richard;~sebastien
loki
~jonah
~huey;~crawford;~richard
~adolf
~durham;~peter;~simeon
~lincoln;~lori
~nat;~courtney
lucy;~saint
~ned
~fernando
~saint;~lucky
~lawrie
luna;~antonio;~diego
~ilsa
~tai;~wang
~george
~georgy
~sandy
~loretta;~kathleen;~vera
~nathan
~eddie
~ernst
~khalil
~rowland
mane sadio
mann thomas;~michael;~heinrich;~klaus
~dollree
~walter de la
~saint
~johnny;~andrew
mars;mars bruno;~forrest
marx karl;~bernard;~wilhelm
~hari
maui
~darth
~rhodri
~drake
~elton
~willie
~george herbert;~margaret;~beth
~fatima
~golda;~jessica
~kwang
~friedrich
~pegeen
~hatsune
~harvey
mill john stuart;~james;~meek;~harriet taylor
mina
~yao
~minnie
miro
~atsumu;~osamu
moby dick
~edna
modi narendra
~emilio

~adrian;~mathilde de la
~mustapha
~thelonious;~meredith
~jae in;~sun myung;~keith
~pat
more thomas;~alice;~hannah
~aldo
~elisabeth;~kate;~randy;~stirling
~lucretia;~james
~dambisa;~dambisa
mozi
~micere githae
~john;~edwin;~laura;~thomas
~olly
musa mansa
musk elon;~kimbal
~riccardo
~yugi
~wangechi
~kibaki
~seishiro
~imre
nala
~akufo addo
~yoshitomo;~shikamaru
nash john;~diane;~paul;~steve;~walter
~link;~link
~alexandra david
nemo
~philip
nero
~patrick;~eliot
~agostinho
nick
~robert de
noah;~trevor
~nobita
~kristi
~maresuke
~luigi
~tom;~timmy
nora
~pompilius
~esteban
odin
~leslie
offa
~mori
~grace
~tsugumi
~apolo
okri ben
olaf;olaf;~count
~ransom
~novgorod
~kiev;~kyiv
~dani
omai
~ilhan;~mullah;~mukhtar;~mohammed;~mullah
~julian
~tutu
~james;~elisha
~great;~nikolaus;~rudolf;~frei
ovid

owen wilfred;owen wilfred;~robert;~richard;~michael
~mesut
page larry;~jimmy;~rege jean;~elliot;~anne;~freddie;~margaret;~pk;~bryony
~nam june
~alvin
~rishabh;~sumitranandan;~govind ballabh
pare ambroise
~chung hee;~geun hye;~mungo;~jimin;~jihyo;~chan wook
parr catherine;~helen;~martin;~bob;~violet;~dash;~jack jack;~lily
~arvo
paul logan;paul jake;~ron;~alice;~saint;~tarsus;~vincent de;~chris;~sean;~aaron;~rand
~annie;~josh;~gregory
peel robert
~bo
~simon
pele;pele
~linus van;~lucy van
~dehuai;~liyuan;~chin;~li
~william;~irving;~sean
~laveran
~pharaoh
peyo
~tuan;~hanni
~boi chau
phiz
~kim
~edith
~georg
~sengbe
~zebulon;~rosamund;~bruce
~chris;~buddy;~courtney
~fa
~sam
~reis
pitt william;pitt brad;~david
~pope
piye
~mathieu van der
~policarpa
~reginald;~jill
polo marco;~maffeo;~niccolo
~amy
~du
~ma
pooh
~salem
pope alexander;~francis;~jessie
~alexandra
~wiley
~dith
~arturo
~josquin des
puck;puck;~wolfgang
~florence
~manuel
~alice
~cm
~charlie
puyi
~mario
~ernie;~alden
~sima;~xuesen
~jiang
~ke huy;~ke huy

~sayyid
~dominic
~isidor
~gilles
~alluri sitaram;~alluri sitarama
~king;~edi
~dieter
~ayn;~danny;~mary;~paul
~jhansi
~onjali
~varma raja
~david;~krishna deva;~krishnadeva
~keen
~sayed haider
~mary
~diane
~wilmot
~francesco
~walter;~lou
~zammit louis;~mogg jacob
~paula
~markus
~harry;~thomas
~piri;~philipp
~divine
~georges
~guido
~jean;~marcus
~marco
~yasmina
~syngman;~glenn
rhys jean;~matthew
~condoleezza;~anne;~declan;~damien;~jerry
~adrienne;~richard
ride sally;ride sally
~jacob
~kelly
~chappell
~ludwig mies van der
~dylann
~albrecht
~joe;~julius
~joao guimaraes
~lima;~reginald;~derrick;~pete;~amy;~justin;~paul
ross betsy;~bob;~john;~james clark;~ronald;~tony;~diana;~adin
~nino
~veronica;~philip;~joseph;~david lee
~emile;~michel;~albert
~karl
~jack
~kevin;~paul
rudy
~jalal;~jalaluddin;~jalal al din
~holger
~benjamin;~ian;~geoffrey
~dean
~bernhard
ruth babe
~casper
~paul;~meg;~kaji;~nolan
~martin;~gilbert
ryuk
~betye
~marquis de

~muqtada
~meghnad
~seyyid;~edward;~edward;~sayyid
saka bukayo
salk jonas
~macky
~leroy
~wiwa ken
~asami
~ibn;~abdulaziz;~sultan bin salman;~ibn
~king
~baba;~iya
~kowa
~pixley ka isaka
~goh poh;~lim bo;~tan tock
seti
~amit;~prithvi narayan;~zahir
~darren
shaw bernard;~robert gould;~anna howard;~luke
~carly;~spencer
~baal
~kuo;~congwen;~zhou
~gil amrita
~ching
~kyung sook
~vittorio de
~qian
~ibn
~sadie
~abdel fattah;~abdel fattah el
~jojo
~boyan
slim;~william;~carlos
~arne
~mister
snow john;~jon;~dan;~coriolanus;~edgar
~hope;~han;~ben;~han
~brenda;~river;~hana
~wilbur
~mercedes;~sammy
~hernando de;~gary;~juan
~keyser
~graf
~jeffree;~patrick
~simon van der
~vasyl
~yoongi
~zoe;~joe
~hikaru
~jinwoo;~jin woo;~kim il;~park ji
~sher shah
~joseph;~bella;~charlie
~goh keng
~meera
~igor
~ahsoka
~gerda
~ratan;~jamsetji;~jrd;~jrd
~sharon;~catherine;~andrew;~tristan;~heck
~mary;~lai
~william;~wilhelm
~temilade
tfue
thor

~emmett;~mobley mamie;~mamie
tiny tim
tipu
~jozef
tito;~dennis
tiye
~sweeney;~jason;~sweeney
~fritz
~pramoedya ananta
~himiko
~heihachiro
tojo hideki
tone wolfe;~theobald wolfe
~goh chok
~peregrin;~pippin
~tantia;~iya;~tatya
~guillermo del
toto
~georges de la
~hung dao;~kelly marie
tris
~deanna
~ing wen
~hang
~yi fu
~angus;~jesse;~mae
~walter;~jethro
~lola
~kwame
tutu desmond;tutu desmond;~osei
~ibn khattab
~nikolay
~harold
~brendon
~pt;~pt
~oleksandr
~tengen
~cabeza;~alvar nunez cabeza de
~charles;~harriet;~james;~sibyl
~hoff jacobus
~remedios
~gustav
~lope de;~vincent
~simone
venn john
~yvonne
~rosalia
~kimpa
~impaler
~lindsey
~cecil
~abdoulaye;~dwyane;~virginia
~hereward;~nancy;~alan
~larry
~tim
~yaping;~wei;~yangming;~shu;~yuja
~jesmyn;~pendleton
watt james;~robert watson;~jj;~tj
~george;~tim
~beatrice;~sidney;~james;~matthew
~silas
~andre;~simone
~jane;~andy;~judith;~peter;~doddie;~michael;~david
west kanye;~gladys;~fred;~rosemary;~rose;~rebecca;~nathanael;~cornel;~benjamin;~dominic;~iris;~wally

~wilhelm
~frank;~jonathan
~bobi
~otis
~yaroslav;~ernie
~johan;~katarina;~bobby
~ken saro
~christa;~hugo;~howlin
~joshua;~penny;~kar wai;~ada
~grant;~ronnie;~elijah
~park chan
wren christopher;~sabine;~jenny
wudi
~xinghai
~toshinori
~andrew;~guifei;~liwei;~chen ning;~gene luen;~cristina
~michelle
~yoon suk
yoda
~adityanath
~suk yeol;~suk yeol
~alvin;~richard;~elizabeth;~michael
~shikai;~longping
~sami
zedd
~guofan
zeno
~jones catherine
zeus
~sabbatai
~lin
~ziyang;~mengfu;~changpeng
~enlai;~guanyu;~mei ling
~howard
~dino
zola emile
zoro
~danny;~prince
zulu shaka
~konrad
aalto alvar
~hank
~mahmoud
~jabbar kareem;~mateen yahya
~salman
abloh virgil
abzug bella
~ronald
adams john;adams abigail;adams samuel;~ansel;~douglas;~quincy;~gerry;~william;~eddie;~nicola;~valerie;~davante
adani gautam
adele
~aravind
~ebenezer ako
~alfred;~sadie;~irene;~freda
~ferran
aesop
~uthman ibn
aflaq michel
~william;~michael;~elizabeth
agard john;agard john
agnew spiro
agnon shmuel
ahern bertie;ahern cecelia
~muhammad

~abiy;~riz
~qutbuddin
~lindisfarne
~mohamed farrah
~ama ata
aiken howard;aiken joan
~bint abu bakr
~sosuke
akbar
~rabbi
akleh shireen abu
~wasim
akufo addo nana
albee edward
albon alex
~horatio
alice;alice
alito samuel
~barry;~ethan;~paul;~frances;~ray;~lily;~woody;~josh
~marin
aluko tm
~elechi;~elechi
~jorge
amane misa
amano hina
~tupac
amell stephen
amess david
~mahsa
amman jakob
amobi pippa fitz
~mulk raj;~viswanathan
~rudolfo
andoh adjoa
andor cassian
~john;~giant
~kurt
anjou margaret
annan kofi
~de kom
~ibrahim;~chairil
apgar virginia
appel karel
~fiona
arabi ibn
arago francois
~nobuyoshi;~hirohiko
arbus diane
~oscar
ariel;ariel
~philippe
arius
~florentino
~guru
armah ayi
~ana de
arrau claudio
~kenneth
asada mao
~ololade
asawa ruth
~smith dina
~anne;~john
~muhammad;askia

~atif;~nadeem
aslan
~bashar;~hafez;~hafez al
~machado de;~machado de
~ari
~sean
astiz alfredo
~john jacob;~nancy
atget eugene
athos
attal gabriel
~farid
~wh;~wystan;~wh
~henry;~oswald;~kevin;~shug;~tj
~teresa
awang usman
~pam
aznar jose maria
azula princess
~andrej
babur
bacon francis;~nathaniel;~roger;~kevin
~powell robert;~powell olave
~douglas;~ginsburg ruth
baird john;~lucy gray
baker jordan;~tom;~ella;~samuel;~laurie;~chet
~allan
bakst leon
~italo
balla giacomo
baloo
balor finn
~hastings;~joyce
banga ajay
~dennis;~joseph;~tyra;~ernie;~sasha
~hassan
bansi sizwe
~jia
~ehud;~william;~aharon;~ehud
~hannibal
bardi lina bo
baret jeanne
~cohen simon
~siad;~sinoussi francoise
~kevin;~madame du;~sebastian;~james;~charles
~heinrich;~karl
~ashleigh
basho matsuo
~count
basil;~saint
basov nikolai
basri rabia
~daisy;~henry;~norman
~mavis
~roy;~rosie
~jack;~kim
bayes thomas
~pierre
~alvaro de
beahm guy;~herschel
~dorothea;~ian;~amanda
~mary;~george
bebel august
becky

~menachem
behan brendan
~toby
bella;~ahmed ben
~dido elizabeth
~ahmadu
benes edvard;benes elaine
beria lavrentiy;beria lavrenti
berio luciano
berra yogi
~james;~chuck;~halle;~mary
~hans
~mookie
~taytu
beuys joseph
bevan aneurin
~ernest
bezos jeff;bezos mark;bezos mackenzie
bhaer friedrich
~malik
~sujata;~alia;~ajay;~chandi prasad;~ela
bhave vinoba
bheem
biden joe;biden jill;biden hunter;biden beau
~ronnie
~rabah
bilbo;bilbo
biles simone;biles simone;biles simone
binet alfred
binks jar jar
birla ghanshyam;birla kumar
bitek okot p
bizet
~hugo;~hawk;~kettle;~elk;~joseph;~cilla;~jack;~mhairi;~sirius;~regulus
~sonya
blair tony;~selma;~ezell
blake william;~george;~peter;~quentin;~yohan;~daphne;~franklin;~robert
~louis;~mel;~laurent
blige mary
bligh william;bligh bernard;bligh queenie
~alexa
~ken
blois stephen of
~benjamin;~orlando;~emma;~leopold;~molly
blore william
~judy
~anthony;~james;~emily;~alan
bluth don
blyth tom
~grace lee;~randall
bogle paul;bogle john
bolan marc
bondi pam
~barry
~billy;~susan
~nii kwabena
~osei
boole george
boone daniel;~benson;~christopher;~ed;~judy
~john wilkes;~charles;~catherine;~william
borel emile
boric gabriel
~bulgaria
borte

bosch;bosch juan;bosch carl
botez alexandra;botez andrea
~louis;~pw;~pieter
bouie simeon
boult adrian;boult trent
~elizabeth;~julie
~jamie campbell
~lyon elizabeth
bowie david;~jim
boxer;boxer
~sonia;~william;~frank cottrell
boyle robert;~susan;~danny;~charles
boyne john
brady tom;~mathew;~ian
~braxton;~lawrence;~william
brahe tycho
~hennig;~dionne;~heiner
~joseph;~molly
~eva;~wernher;~ferdinand;~karl ferdinand;~wernher von;~reiner
braus sasha
~dwayne;~johnny
~ross
breen wallace;~dan
~drew
~david;~dave;~emily
~stuart
broca paul
~isaac;~eddie
~martin;~neville
broly
~harry;~peter
brown john;brown charlie;~sky;~gordon;~james;~millie bobby;~dan;~doc;~minnijean;~henry box;~arthur whitten;~robert;~sequard charles;~ford madox;~capability;~denise scott;~jaylen;~chris;~tobi;~jim;~emmett;~lavender;~encyclopedia;~amelia bedelia;~cleveland;~paddington
bruce robert the;~blanche;~edward;~stanley;~fiona;~christopher;~steve
bruch max
~etienne
bruno;~madrigal;~giordano;~frank
~sophia williams de
~zach;~william jennings;~daniel
~peter;~quentin
buber martin
bubka sergey
bucer martin
~bernhard von
bunce nathan
bundy ted;~mcgeorge
bunin ivan
bunny;~bad;~bugs
~martin van
~hubert
burke edmund;~tarana;~robert;~william
~boy
~jones edward
burns robert;~lucy;~anna;~montgomery
~james;~matt
~wilhelm;~kyle
busia kofi
buson yosa
byatt as
~will;~jonathan;~joyce
bykov vasil
byron lord;byron george;~johnny;~johnny rooster
byung chul han
~vince
cabot john;~sebastian

cacho lydia
cajal santiago ramon y
camus albert
candy;~john
~tom
capek karel
capet hugh
capra frank
cardi belcalis
carew danvers
~william;~mariah;~drew;~peter;~philip;~george
~romania
~john le;~john le
carti playboi
~bartolome de las;~bartolome de las
~bertram
~william;~robert
celan paul
celie
cenat kai
~dhyan
~diaz franklin;~eileen;~jung;~david;~cho;~cho;~ha joon
~christopher;~laura
chapo
chase annabeth;~salmon;~martha;~chevy;~david;~jamarr
~ho;~boey kim;~marinette dupain
chern shiing shen
chiba mamoru
~lee;~julia
~shih
chola rajendra
~kratt
~ju yung
~laurer
ciano galeazzo
cimon
cixin liu
~lena st;~neville st;~ying ying st
~cassandra;~assisi;~john;~ada;~angel;~evangeline st;~richard de
clark william;~caitlin;~septima;~laurel;~helen;~joe;~john pepper;~lygia;~jim
claus santa
~patsy
~chuck;~glenn
~bernard
coase ronald
coeur richard
~leonard;~albert;~michael;~stanley
~syl cheney
colum padraic
~sean;~luke
~jodie
comte auguste
comyn john
conde maryse
~giuseppe;~antonio
~alistair;~sam
~fausto
corea chick
~victoria
~giles;~martha
corot camille
~bill
~antonio;~lucio
~mia

~lara jean
coxey jacob
~nadine
~william;~ellen
~james;~william lane;~martin michael;~daniel;~edward gordon;~mya rose
craik fergus
crake
crane stephen;crane ichabod;~hart;~frasier;~niles;~marty;~jonathan;~marion
crazy horse
crean tom
~apollo;~adonis
~jonathan
~george;~henry
~ralph;~sara
crich gerald
crick francis;~richard
croft gerald;croft gerald;croft lara;~sophia
crohn burrill
~mackenzie;~george
~john of the;~gillian;~jimmy;~charles;~james
~russell
crump ben
cuban mark
~lisa
cuffy
~jody
cuoco kaley
~andrew;~rivers
cupid
curie marie;curie pierre
curry stephen;curry steph;~arthur;~john
cyrus;cyrus miley
~yusuf
dafoe willem
daisy;~princess
dakin stuart
dalai lama
~dina
daley tom;daley richard;~larry
dalio ray
dally
~jean claude van
~matt
~luke
dante alighieri
~kamel
~abraham
darcy;darcy fitzwilliam;~emma
~ruben
darji omprakash
~amma
darry
~kalpana
~francis;~ed
david;~builder;~neel alexandra;~saint;~jacques louis;~damiano
~maurice;~nicholas flood
davis jefferson;~miles;~angela;~colin;~anthony;~sammy;~viola;~bette;~steve;~gervonta
~william;~bert;~baxter;~clara;~charles;~rachel
~lala har
~moshe
dazai osamu
~lucy
debye peter
deere john

~lydia
defoe daniel
degas edgar
~alain
dench judi
depay memphis
~edward;~edgar
desai anita;desai kiran;~morarji
devgn ajay
~thomas;~george;~john
deyes alfie
dhoni mahendra;dhoni ms
diana princess
diddy puff
diels otto
~everard
~daveed;~stefon
dihya
diplo
dirac paul
ditko steve
~nicole
~madhuri
~alesha;~daryl;~merle
~john;~horace
dogen
~domenico
~evsey
donne john
dooku count
~bob
~tishani;~balkrishna
doyle arthur conan;~roddy
draco
~ivan
drake francis;drake;~nathan;~frank;~tim;~bobby;~nate;~sam
dredd joseph;dredd judge
~willem
~khal
drood edwin
~tessa
dufay guillaume
duffy carol ann;duffy carol
duflo esther
dukas paul
dumas alexandre
dunst kirsten
dupin auguste
duque pedro
~roberto
duras marguerite
durer albrecht
durov pavel
durst fred
~stefan
~jason
~chen
dweck carol
dylan bob
~james;~freeman;~isabel
eales john
~charles;~ray
eanes gil
~sylvia;~alix

~jubal
earps mary
~tobias;~nat
ebadi shirin
edgar
efron zac
eicke theodor
ekman paul
elgar edward
elion gertrude
eliot george;eliot ts;~john
eliza
~ruth;~albert
~edward;~alphonse
~ben;~augusta;~philip;~geoffrey
elway john
~unai
emezi akwaeke
emiru
emmet robert
~ernst;~steven
enlai zhou
ennis jessica;~hill jessica
ensor james
erdos paul
erivo cynthia
ermak
~cedric
~nathaniel
euler leonhard
evans chris;~arthur;~walker;~edge;~luke;~sharpay
~medgar;~myrlie
evita
~cesaria
ewell bob;ewell mayella;ewell bob;~richard;~burris
~patrick;~winnie
exter alexandra
fagin
~jesper
~sang hyeok
faldo nick
falla manuel de
fanon frantz
fanum
farah mo;farah mohamed;~nuruddin;~nuruddin
fauci anthony
~gabriel
faust
~brett
~dodi
fayol henri
~kevin
feizi han
~skz;~joao;~allyson;~fix it;~lee
~marcus
fermi enrico
~bryan
feste
~cyrus;~john;~sally
~guy
~orlando
fihri fatima
~argus
finch atticus;finch scout;finch jem;finch atticus;finch jem;finch scout;~edith;~alexandra;~jean louise;~jeremy

fiona
~ruth
~colin
~cooper
~ric;~charlotte
~hansi
~rachael heyhoe
~george;~pretty boy;~robert;~keith
~elizabeth gurley;~john;~gillian;~phineas;~candace
flyte cordelia;flyte julia;flyte sebastian
foden phil
fodio usman dan
~ben
folau israel
~jane;~henry
fonsi luis
foord caitlin
~eunice
~geordi la
fosse dian;fosse jon;~bob
~janet
frank anne;frank anne;~otto;~margot;~edith;~robert;~andre gunder;~hans;~leo
frayn michael
frege gottlob
~bartle
freud sigmund;freud anna;freud lucian
freya
frick wilhelm;frick henry
friel brian
~gus
frith mary
~taylor
frodo;frodo
~ethan;~zeena
fromm erich
frost robert;~david;~nick
~klaus
~cornelius
~cornelia
furey michael
~clark;~dan
gadot gal
gaetz matt
gahan dave
gajah mada
gakpo cody
galba
galen;galen;~clemens
galla placidia
gamow george
gantz benny
gaozu
gapon georgy
garbo greta
~caleb;~mary
~alicia;~tita de la
gasai yuno
gasol pau;gasol marc
gates bill;~horatio;~melinda;~tom
gatwa ncuti
gauck joachim
gaudi antoni
gauff coco
~john;~merope

gauss carl;gauss carl friedrich
~jamila
geber
gehry frank
genet jean;~edmond charles
~ellis
~elbridge
gerst alexander
ghafa inej
~boutros
~ashraf
ghezo
ghori muhammad
ghose aurobindo
~amitav
~josiah willard;~willard;~leroy jethro;~joshamee;~george;~may;~aimee;~pearl
~rupert
ginny
giver jonas
~philip;~franny;~zooey
glenn john
gloop augustus
gluck louise;gluck christoph willibald
glyde percival
gobbo launcelot
godel kurt
godse nathuram
goeth amon
gogol nikolai
~nusret
golgi camillo
gomez selena;~maximo;~juan vicente;~mario;~xochitl
gonne maud
gooch graham
goole;goole
~berry
gorgo
gorky maxim;gorky arshile
gotoh hitori
gotti john
~jay;~stephen jay;~glenn
~john;~david
gowon yakubu
goyle gregory
gozen tomoe
gozzi carlo
~mckenna;~wg;~thalia;~ryland;~jason;~patricia;~wg
~owen
graff hyrum
~joe de
grant ulysses;~hugh;~cary;~alan
~gunter
gratz alan
~alfred;~peter;~catherine;~darius
green john;~rachel;~george;~draymond;~hank
~germaine
~irma
grian
grice paul
grieg
grimm;grimm jacob;~wilhelm;~ben
grint rupert
grofe ferde
groff jonathan;groff adam

grogu
grohl dave
~winston
~david;~ben;~michael
grosz george
groth gary
~andrew;~andy
gucci guccio
gudea
~stephen
~fethullah
~arda
~william;~sarah
~tanika
~giulia
~tony
~yaa
haber fritz
hacha emil
hades
~zaha;~gigi;~bella
~shirazi
~nina
~william;~molly mae
~selassie
haise fred
~tawfiq al
~eddie van
halep simona
~nikki;~alex
~bey osman
~naseem
~fannie lou
~mohsin
~abu
~israel
~devin
hanks tom
~william;~mark
hanyu yuzuru
hanzo hattori
haran brady
hardy thomas;~godfrey;~gh;~oliver;~tom;~jeff;~matt;~frank;~joe
harjo joy
~prince;~debbie
~bret
~al rashid
~shakib al
hasek jaroslav
hatta mohammad
~kattrin
havel vaclav
~bob;~ethan;~maya;~joe
hayam wuruk
haydn joseph
hayek friedrich;hayek salma
~rutherford
hazel
~matangini
~matty;~alyssa
~edward;~tobin
hecox ian
hedin sven
hegel

heine heinrich
helen of troy
henie sonja
henin justine
~adrian;~robert
henry patrick;henry;~joseph;~o;~thierry;~derrick;~horrid
henze hans werner
herge
herod;herod antipas;herod agrippa
heron;~cady
~seymour
hertz heinrich
herzl theodor
hesse hermann;~eva;~karen
hexam lizzie
hiero
higgs peter
~whitby
~chester
himid lubaina
~maddie
~augustine
~momo
~tyre
~isra
hirst damien
~graham
~tony;~samuel
~oveta culp
~merle;~septimus
hoess rudolf;hoess bruno;hoess gretel
~andreas
hoffa jimmy;hoffa james
~paul;~hulk
~buddy;~willoughby
holst gustav
homer;homer;~winslow
honda soichiro;honda edmond;honda tohru
honey
hongi hika
honjo tasuku
~pieter de;~rolanda
hooke robert
~bell
~niall
~lena;~alex;~william van
horsa
horta jose ramos;horta victor
horus
hoshi ryu
hoult nicholas
~edward;~gregory
~enver;~enver
~fred;~lindsay
~jensen;~shi
huett izz
~wuggy
~keri
~jalen
~hyunjin;~dong hyuk
hyder ali
hynde chrissie
hyuga hinata;hyuga neji
~dda

ibsen henrik
icahn carl
idaho duncan
~alooma
ifill gwen
iguro obanai
ikari shinji;ikari gendo
ikoko theresa
ilyin ivan
inonu ismet
~naoya;~orihime
ioffe abram
~allama;~muhammad;~tamim
~athens
irwin steve;~james;~bindi;~robert;~terri;~tom
isagi yoichi
~yusof
~kazi nazrul
isley pamela
itoje maro
~johannes
~satoru
iwato suzume
iwobi alex
iyayi festus
~ibn hayyan
~francois
~felix
~mir
jagan cheddi
~gottlieb von
jahan shah;~nur;~jahanara
james henry;james lebron;james;james lebron;~jesse;~frank;~cyril;~clr;~william;~reece;~bronny
janie
~irving
~jean michel
jason;~david
~sajid
~roll
~jaehyun
jesus;~gabriel
~derek
~qing;~zemin
jimmu
jinbe
jobim antonio carlos
jochi
joffo joseph
jogia avan
~karan
~jasper
jokic nikola
~angelina
~prophet
jonas;jonas;jonas;~nick;~joe;~kevin
~diana wynne;~indiana;~john paul;~mother;~claudia;~inigo;~quincy;~felicity;~tommy lee;~january;~chuck;~alun wyn;~chipper;~jon;~jughead;~jessica;~davy;~bridget
~anandi;~anandibai
joule james
joyce james;~william
~loca
~maccabeus
~aaron
~wrld
julia

~mumbo
~janos
kaelo ole;kaelo resian;kaelo taiyo
kafka franz
~elena
kahan noah
kahlo frida
kaiba seto
kaido
kalam abdul
kammu
~ngolo
~donna
karev alex
karga greef
~abdul;~jawed
kasab ajmal
~hailsham
~roy
keats john
~robby
keery joe
~kipchoge
keita sundiata;~modibo;~seydou;~salif;~naby;~modibo;~sundiata
~billie jo
kelce travis;kelce jason
~ned;~petra;~grace;~scott;~mark;~machine gun;~dan;~dennis;~chloe;~gene
~mustafa;~yashar;~yasar
~margery
~enda;~tom;~jason;~laura
~shawn;~myles
kesey ken
~robert;~daniel
khaby lame
khama seretse;khama ruth
khufu
kickl herbert
~beatrix
kidjo angelique
~orla
kilby jack
~rat
kirby;~jack;~miles
kirke digory
kirov sergei
~kazuma
~egon
kishi claudia
kitty
klebs edwin
~felix;~melanie;~yves;~calvin
klerk frederik de;klerk fw de;klerk faf de;klerk frederik
klimt gustav
~gertrud scholtz
~hilma af
klodt peter
klopp jurgen
~miroslav
~karlie
knope leslie
~juri
knuth donald
koboi opal
kocho shinobu;kocho kanae

kohli virat
kojak theo
~maximilian;~cheslin;~cheslin
kolff willem
~marie;~koji
konev ivan
konoe fumimaro
konta johanna
koons jeff
kooti te
korda nelly
~ogata
kosem sultan
~liza
krabs eugene;krabs pearl
~gene
~johann ludwig
kratt
~hans;~edwin
krenz egon
kroos toni
kropp albert
kroto harold
krupp alfred;krupp benjamin
~bo katan
~fred
kudus mohammed
kukai
kulet henry ole
~ravish;~akshay
kunis mila
kuroo tetsuro
kurti albin
kynes liet
labov william
lacan jacques
~agatha de;~eilis;~felix de;~gwendoline;~rose;~colin
~henrietta
laden osama bin
~ronald;~rd
~peter;~james fintan
lamar kendrick;lamar kendrick
~dinah
~hans;~diego de
~dorothea;~david;~jessica
laozi
lapid yair
~orlando di;~ted
lauda niki
laval pierre
laver rod
~prince
~timothy
~mary elizabeth
lebed alexander
lecun yann
~emma
leeds ned
~turanga
~fernand
~mallory trafford;~vivien;~mike;~damian;~mary
~prue
leitz ernst
lemay curtis

~don
lendl ivan
lenin vladimir;lenin vladimir
lenny;~henry
~sergio
leong astrid
letby lucy
~kevin;~konstantin
lewis cs;lewis meriwether;~carl;~clive;~john;~gilbert;~alun;~sinclair;~edmonia;~jerry lee;~leona;~denise;~skelly myles;~lennox
leyen ursula;leyen ursula von der;~ursula von der
~zhuge;~wenfeng
~willard
~gordon
~francis;~william
~evangeline;~eli
~ada
linda
~andrei;~dutch van der;~kristine
lindt rodolphe
linji
~filippo;~filippino
~ding
liszt franz
~drusilla
~yang
lizzo
llosa mario vargas
~webber andrew;~carli;~clive
loach ken
locke john;~joe;~terry;~josef;~alain
~henry cabot;~david;~veronica
loewe frederick
loewi otto
~johnny;~garfield;~cassie;~christopher john;~david;~stacey;~gabby
lohan lindsay
~ram manohar
loman willy;loman biff;~linda
~lee hsien
~francisco solano;~leopoldo;~jennifer
lorca federico garcia
~audre;~ella
~sophia
~jarvis
~august
losev aleksei
louis;~joe;~philippe;~dreyfus julia;~prince;~spyridon
lowry lois;~ls;~thomas;~kyle
~marinus
~lord
lucas george;~frank
luffy
luigi;luigi
lully jean baptiste
~ember;~ember
~remus
luria isaac;luria alexander
~david;~lucy
luxon christopher
lwoff andre
lydia
lyell charles
lyles noah
~paul;~evanna;~david;~marshawn;~becky
~joseph;~enid

~antonio
macke august
~mauricio
~shane
~jeffrey;~maniac;~augustus
~lizzie
~ricardo flores
mahal mumtaz;mahal taj
~alfred thayer
~bill;~ilona
mahon derek;mahon christy
~vivian;~hermann;~sepp
~cale
~daniel;~df
~rami
~zayn;~shoaib;~sakshi
mamet david
manco capac;manco inca
manet edouard
~daniele
mansa musa
manto saadat hasan
marat;~jean paul
~jo;~josephine
marge
~theresa;~angel di;~henrietta
~buffy sainte
~luis munoz;~sanna
mario;mario super
~cain;~flint
~michael;~john john florence
~jordan
~othniel;~danielle;~beverly;~stan;~randy;~selina tusitala
~farabundo;~jose
~george;~johanna
~felipe
masur kurt
~tow
~eliud
~tyrese
~hiram
~marissa;~maria goeppert
~paddy
~govan;~thabo
mbiti john
mccaw richie
~elijah;~sylvester;~ap;~hank;~leonard
mcfly marty;mcfly lorraine;mcfly george
~thomas darcy;~sam
~claude
~lyra;~mina
~tate;~colin
mcvie christine
mears bessie
medea
~arun;~lata;~rupa;~savita
~zubin
~sid
meiji
~nellie
melua katie
~edouard
menem carlos
menes

menke myra
~simons
~krishna
menza mekatilili
messi lionel;messi;~leo
~boomin
~stephenie
~grainne
midas
~harriet
~jw
milat ivan
milei javier
~desmond;~sarah;~nelson
~wright
milne alan
minaj nicki
minci lisa
minin kuzma
~sania;~heidi safia
~ludwig von
mitre bartolome
~walter
~kentaro
~benjamin
mkbhd
moana
moeen ali
~jovenel
mokae zakes
molay jacques
momoa jason
~janelle
monck george
moneo rafael
monet claude
~gaspard
~molly
monod jacques
montt efrain rios
~dwight;~alastor;~dan;~harold
~john;~gordon;~marianne;~george edward;~henry;~bobby;~maya;~roger;~julianne;~demi;~shameik;~carissa
~rahima
~bugs
mordo karl
~edmund;~gertrude;~paul;~walter;~william;~ed
morow hisoka
morse samuel;~endeavour;~hercules
morsi mohamed
~alvaro
morty
~john;~ted
moses;~grandma;~edwin;~bob;~robert
motte jeanne
~mason
mouri ran
mouse mickey;~minnie
mowat farley
moyes jojo
moyet alison
~alphonse
mukai chiaki
mulan;~hua
~sadra

munch edvard
mundy agnes;mundy chris;mundy kate;mundy maggie;mundy michael;mundy rose
~hector hugh;~alice;~thomas
muntz nelson;muntz charles
~nadia
~joachim;~caroline
murmu droupadi
~charles wallace;~kate;~meg
murty sudha
musil robert
~walter dean
myrie clive
nadal rafael
~makoto
~ibn al
~nano
nagra daljit
~sarojini
nambu yoichiro
namme freddie
nanak guru
nancy drew;nancy;~fat charlie
nanny queen
naram sin
nasar santiago
natta giulio
~beyers
navas keylor;navas miranda
navoi alisher
~youssou
~airey
necho;necho pharaoh
nedry dennis
nehru;nehru jawaharlal
~alexander;~sam;~eoghan rua o
~haynes
nerva
nesbo jo
neuer manuel
newey adrian
~apirana;~apirana
~mbongeni
ngoyi lilian
ngugi thiong'o
~stevie
~enrique pena;~enrique
nigam sonu
nikon patriarch
nimoy leonard
nixon richard;~pat;~cynthia;~ed
nizam al mulk
nobel alfred;~ludvig;~immanuel
~donna;~gustad
noboa daniel
noggs newman
nolan christopher;~sidney;~louis
nolde emil
nooyi indra
~frederick;~lord;~george;~oliver
noske gustav
notre andre le
nowra louis
noyce robert
noyes alfred

nukem duke
~amanda
~darwin
nurmi paavo
~rebecca;~francis
nwapa flora
nwoye
nygma edward
~lawrence;~captain;~joyce carol;~titus
obama barack;obama michelle;obama malia;obama sasha
obata takeshi
obote milton
occam william
~ellen
odair finnick
~scott
odets clifford
ofili chris;ofili adah
~ronan
~yoko;~kensuke
ogier sebastien
ogino chihiro
~miguel;~scarlett;~kimball
ohlin bertil;~lloyd
okara gabriel
~clara
~tillie;~elizabeth;~jimmy
~peggy
~kenny
onana andre
oneal shaquille;~ryan
~achieng
onnes heike kamerlingh
onoda hiroo
~harrison
orban viktor
~ghazi
orlov grigory
~letizia
~joe;~randy
osaka naomi;osaka naomi
~ghazi;~richard
otomo katsuhiro
~merlene
ouray chief
ovett steve
owens jesse;~candace;~terrell
~yvonne adhiambo
oxton lena
oyono ferdinand
~seiji
~tsubasa
ozuna
~gavi
pacal
padua anthony
~satchel;~satchel
paine thomas
pakal
paley william
~sarah;~michael
~brian de
~olof
pamuk orhan

panza sancho
papen franz
papin denis
paris
parks rosa;parks rosa;~suzan lori;~gordon
~nicanor;~violeta
~william;~hubert;~will
~enver;~talaat;~muhammad ali
~priti;~vallabhbhai;~sardar;~dev;~kash
~pratibha;~parvati;~padma;~gat
~peppermint
pauli wolfgang
pavic milorad
~gaposchkin cecilia;~cecilia
~princess;~blair
~charles willson
peano giuseppe
~judea;~daniel
~dom
peeta;peeta
pence mike;~karen
penda
~short
peppa
pepys samuel
percy jackson;~hotspur;~harry;~henry;~henry;~thomas
perec georges
~shimon
perls fritz
peron eva;peron juan;peron isabel;peron evita
perot ross
perov vasily
perry katy;~oliver hazard;~matthew;~grayson;~joe;~tyler;~fred;~ellyse
pesci joe
~great;~saint;~perfect;~simon
petri julius
~gustavo
petry ann
~tom;~richard
phair liz
~lee tzu
~alexandria
phule jyotirao;phule savitribai
~renzo
~francois georges
~alessandro del
piggy;piggy;~miss
pigou arthur
~hasan
pinel philippe
~dipper;~mabel;~stan;~stanford
~jerry
piper peter;~billie;~roddy
pirlo andrea
pitot henri
plath sylvia
plato
~aubrey
pliny
~peso
pogba paul
poins edward
~de leon
~lorenzo da

ponyo
ponzi charles
porco carolyn
porus
~flora
~pepper;~caractacus;~bill
pound ezra
prada miuccia
pratt chris;~richard henry
priam
~dolours;~florence;~leontyne;~vincent;~gerwyn;~carey
pridi
~birgit
~tris;~beatrice;~caleb;~billy
~laetitia
prodi romano
prost alain
pryde kitty
pugin augustus
punia bajrang
~brock
purja nirmal;purja nims
putin vladimir;putin vladimir
puyol carles
~launchpad
~marion
~dennis
quant mary
~oliver
~to see smith jaune
quilp daniel
~harley
qutuz
~sigrid
~bilal ibn
~basri
~yitzhak
rader dennis
~kl
raimi sam
~suresh
~craig;~adrian;~nina
raisi ebrahim
~amol
rajoy mariano
ralph;ralph;ralph
raman chandrasekhara;~cv;~cv
rambo;rambo john
ramis harold
~ilan;~y cajal santiago
~horta jose;~sergio
raoni
rashi
ravel
rawls john;~wilson
~najib
razia sultana
razin stenka;razin stepan
~odilon
~angel;~harry;~kyle
~christopher;~philip
regan;regan
reich steve
~historia

remek vladimir
renta oscar de la
~matteo
repin ilya
ressa maria
~darrelle
rexha bebe
~gio
~matteo;~christina
~alex;~flynn;~ian
~major
riess adam
rieux bernard
~lee
~martin;~bobby
riina salvatore
~bridget;~terry;~pat;~dewey;~ghost
rilke
~jules
~teddy
ripon lord
rivia geralt of
rizal jose
~grillet alain
robin christopher;~madeleine;~nico
~zack de la
~asap
rodda emily
rodin auguste
~joe
rogen seth
roger;~gol d
rolex hans wilsdorf
~nancy;~bayardo san
romeo;romeo
~ole;~paul
~saoirse
~esther
rorty richard
~juan manuel;~juan manuel de
rosen michael;rosen ellen
roshi master
~jeremiah odonovan
~carlo;~valentino;~paolo
routh brandon
~atkinson
~henry;~josiah
rubik erno
~vera;~rick
~marco;~frank
~barnaby
rulfo juan
~philipp otto
rushd ibn
~alex;~alessia;~justin
~patrol;~winona;~charles;~sam
rykov alexei
ryoma sakamoto;~sakamoto
~nicola
sachs hans;sachs nelly;sachs jeffrey;~andy
~jonathan;~oliver
sadat anwar
sadra mulla
~manuela

sagan carl;~francoise;~peter
~nana
~ugur
~bhisham
~adnan
~kais
saigo takamori
saint exupery antoine;~just louis;~brendan;~jacques david;~hilaire geoffroy;~simon henri de;~phalle niki de;~saens camille;~laurent yves
sainz carlos
sajak pat
salah mohamed;~alaa
~abdus
~ali abdullah
~tayeb;~tayeb
~robert de la;~rene robert cavelier de la
samsa gregor;samsa
samus
~emeli
sands bobby
~maia
~rana
sanji
santa;~michael de
sapir edward
sarov seraphim
satie erik
savea ardie
scott walter;scott robert;~travis;~michael;~winfield;~dred;~captain;~mackenzie;~george gilbert;~bon;~ridley;~tom;~montgomery
scout;scout;scout
seaga edward
sekyi kobina
seles monica
~grim
senju hashirama;senju tobirama
~ayrton
seong gi hun
serov valentin
~junipero;~richard;~junipero
~jean pierre
seton elizabeth;seton sally;~mary
seuss;seuss
~mary ann
shaka
~mohammed
~granville
shays daniel
~fulton;~charlie;~martin;~michael
~bi
shifu master
~warsan
~vandana
~howard;~jane
~nigel;~holly
showa emperor
~geetanjali
shrek;shrek
sibal nina
sibyl
siena catherine
sikes;~bill
silko leslie marmon
~lula;~bernardo;~david;~thiago;~anderson;~noelle
simba;simba
~jeremy;~lillian jean

simon;~neil;~herbert;~paul;~francesca;~margaret;~john;~julian;~mary
~saleem
~mimar
~sophia duleep;~ranjit;~gobind;~kunwar;~bhagat;~udham;~manmohan;~charan;~jagmeet;~khushwant;~simon;~dayanita;~arijit;~ranveer;~lilly;~milkha;~yuvraj;~khan noonien;~ravi
~miranda
~arunima
~lim chin
sisko benjamin
~troye;~troye
~alfred;~john
~obadiah
slovo joe
smale stephen
small lennie;~jonathan
smaug
smith john;smith adam;smith winston;smith eva;smith will;~maggie;~matt;~stevie;~rick;~jedediah;~gerrit;~ian;~joseph;~hyrum;~emma;~zadie;~jaune quick to see;~bessie;~patti;~delia;~tommie;~louis;~steve;~emmitt;~iain duncan;~stan;~morty;~erwin
~pop
~ethel
~solid;~liquid
snape severus;snape
snell
soane john
sobti krishna
~frederick
sohma kyo;sohma yuki
sokka
solon
solow robert
solti georg
somov konstantin
songz trey
sonic
soong mei ling;soong ching ling;soong may ling
sorel georges;sorel julien
sorge richard
soros george
~ptolemy
soult nicolas
~john philip
~marty
~francis newton;~eunice de
spaak paul henri
~jens
spall timothy
~muriel
speke john hanning
spier simon;spier mary anne
spitz mark
spock;spock mister
spode roderick
spyri johanna
~gwen
stael madame de
~georg;~franklin
starc mitchell
stark tony;~arya;~ned;~john;~freya;~morgan;~sansa;~bran;~robb;~catelyn;~rickon
starr ringo;~belle;~kenneth;~ayra;~emily;~ellen gates
~danielle
stein gertrude;~jill;~aurel;~edith;~rick;~henry
steno nicolas
~otto;~irma;~isaac
~minecraft
~dale;~marthinus
~william;~clyfford;~william grant;~william

stine rl;stine robert lawrence
~sumner
stone emma;~lucy;~matt;~victor
~theodor;~sue;~johnny;~jackson
~veit
stowe harriet beecher;~emily
strug kerri
~patrick
sturt charles
sucre antonio jose;~antonio jose de
suess eduard
~alan;~rebecca;~henry
sulla;sulla lucius
sunak rishi
~ali
sunzi
susan;~sour
svevo italo
~hester
~elizabeth;~graeme
swift jonathan;swift taylor;~graham
sybil
synge john millington
~violette
szent gyorgyi albert
tabei junko
~kiyomori
takei george
~nassim
~ali ibn abi;~abu
talis jayce
tambo oliver
taney roger
~kenzo
~ziyad
~samwell
tarth brienne of
~torquato
tatis fernando
~colette
~jayson
taytu betul
~edward
tebow tim
~brandon
~haymanot
temer michel
~watkin
tepes vlad;tepes alucard
tesla nikola
thani tamim
thant u
tharp marie
thich quang duc;thich nhat hanh
thiem dominic
~madeleine
~nguyen van
tilak bal gangadhar;tilak lokmanya
tippu tip
titov gherman;titov german
tlaib rashida
toews jonathan;toews miriam
toguo barthelemy
tolly barclay de

tolui
~marisa
tomoe gozen
~nymphadora
toone ella
totti francesco
~samory;~sekou;~ali farka;~yaya
~martin
~karl anthony
~dick;~jeff;~scott
trakl georg
~maria von;~georg von
~bolivar;~adam;~aron;~charles
~lars von
~lady
~phan chu
~maarten
~mike
trump donald;~melania;~ivanka;~eric;~barron;~judd
~trac;~nhi
~liz;~elizabeth
truth sojourner
tsien roger
tsoni liara
tsung shang
tsvet mikhail
tubbo
~stanley
tudor mary;tudor;~henry;~jasper;~owen;~arthur;~edward;~elizabeth;~margaret
tukey john
~shama
~melvin
tunku abdul rahman
tupac;tupac amaru;tupac yupanqui
~toni
twain mark;~shania
~william;~boss
twist oliver
~creator;~john;~wat;~anne;~steven;~liv;~kit;~dorothy;~rose;~wat
~mike;~neil degrasse;~neil;~cicely;~chris
uhura nyota
ulugh beg
unser al
upham charles
urabi ahmed
~pope;~keith
~hittite
~raymond;~madeline;~roderick
usopp
~sang nila
utzon jorn
vader darth
~lorenzo
~clara del
~james david;~jd;~phyllis;~alyx;~cyrus;~jd
~chad
~agnes
vardy jamie
~raja ravi;~mahadevi;~shyamji krishna
varus
vazov ivan
vecna
venus
verdi giuseppe

verga giovanni
~mahadevi;~shafali
verne jules
vesey denmark
vieta
viete
vigee le brun elisabeth
vigny alfred de
~pancho;~lobos heitor;~david
vilna gaon
vinci leonardo da
vincy fred;vincy rosamond
viola;~bill
vivar rodrigo
~julius
volta alessandro;volta count
vries hugo de
vucic aleksandar
~ocean
vyasa
waals johannes van der
~amina
wahid abdurrahman
~terry
wakem philip
~sylvia
~jimmy;~jimbo
~khalid
~carlotta
~don;~rodolfo;~kimberley;~louis;~courtney
~christoph
wangu wangari
wanli
wario
wason peter
~den;~wade
~evelyn;~steve;~mark
wayne bruce;~anthony;~lil;~john;~damian;~martha;~thomas;~lil
~roland
weber max;~wilhelm;~alfred;~carl maria von
~carrie mae;~larissa
weill kurt
~rainer;~dan;~hymie
weisz rachel
~justin
wells herbert;~ida;~barnett ida;~horace
~eudora
wendy
wentz pete
~isabell
whero te
~ed;~ellen;~eb;~jeremy allen;~betty;~charlie penguinz;~vanna;~marco pierre;~shaun;~dana;~skyler;~perry
whiti te
whorf benjamin lee
~kye
wieck clara
wilde oscar;~nick;~lucy
wiles andrew
~kehinde;~maeve;~genie
~tara june
windu mace
wirth niklaus
wirtz florian
~sergei

wogan terry
~james;~thomas;~tom
~tobias;~toto;~susie
wonka willy
~granville;~donald;~tiger;~elle
woody
woolf virginia
~charles frederick
wrynn varian;wrynn anduin
wulff christian
wundt wilhelm;~wilhelm
~conchita
~thomas;~bray;~ben
wythe george
xunzi
~halimah
~suryakumar
yagan
yamal lamine
~minoru
~david;~elizabeth
yeats william
~hou
~jonas
yokoi gunpei
~thom
young thomas;~brigham;~andrew;~trae;~angus;~neil;~steve;~cy
~ibn tashfin
~asuna
~erik
~bahadur shah
zafon carlos ruiz
zeiss carl
zelda;zelda
zelle margaretha
zenin maki;zenin toji
~heng;~qian;~yiming;~ailing;~yitang;~zhongjing;~zeduan;~daqian;~yimou
~he
zhuge liang
zinin nikolay
zizek slavoj
zizka jan
~tali
zumbi;zumbi palmares
~adriano
zusak markus
zweig stefan
aarons jess;aarons may belle
abacha sani
abbado claudio
~diane;~tony;~berenice;~greg
abdali ahmad shah
~moshood;~mko;~moshood
~gracie;~stacey;~jj;~creighton;~jj
achebe chinua;achebe;achebe chinua
achike beatrice;achike eugene;achike jaja;achike kambili
~tiffany
ackles jensen
ackley robert
~carlos
acutis carlo
~fleur
addams jane;addams wednesday;addams morticia;addams gomez;addams pugsley;addams fester
aderin pocock maggie

adjaye david
~adele
~theodor
advani lal krishna
aeneas
~kongo
~shahid;~shaheen
agassi andre
agbabi patience
~neil
~kwegyir
agnesi maria
aguero sergio
ahgren ludwig
ahidjo ahmadou
ahmose
ahsoka
aikman troy
aizawa shota
akayev askar
akechi mitsuhide
~shoaib
aksnes aurora
akunin boris
alaric
albans julian
albarn damon
~josef;~anni
albizu campos pedro
alcott louisa;~dylan
alcuin
aldrin buzz;~lily
~sherman
~eloy
~great;~julien
aliyev ilham;aliyev heydar
~zaynab
alomar sheva
alooma idris
altman sam
altuve jose
alving helena
~tarsila do
ambani mukesh;ambani dhirubhai
amodei dario;amodei daniela
ampere
~bill;~william
~salomon
~prince;~saint
~ivo
~nico di
angira jared
anning mary
~okomfo;~okomfo
~anousheh;~aziz
anselm;~canterbury
ansoff igor
antony mark;antony
anubis
aonuma eiji
aphmau
apollo
appert nicolas
~kwame anthony

aquino corazon;~benigno;~ninoy
~avery;~fern;~john
~yasser;~yasir
aragon catherine;~louis
aramis
arbenz jacobo
~ahmaud
~john;~jofra;~sterling;~alex;~isabel
ardern jacinda
arendt hannah
argand jean robert
argent elle
arlert armin
~inessa
~giorgio
arnold benedict;~frances;~matthew;~vladimir;~shortman
arobin alcee
arrian
~alp;~kilij
~antonin
arteta mikel
arthur;~chester;~george
asagai joseph
ashkin arthur
~maurice;~brett;~philip
ashman howard
ashoka;ashoka
~ravichandran
asimov isaac
asriel lord
assisi francis;assisi clare
astley rick
athena
~vera;~eileen
atossa
atreus
~corvo
attila
attlee clement
atwood margaret
aubrac lucie
auggie
austen jane;~kate
auster paul
~stephen;~herbert;~john langshaw;~steve;~lloyd
avedon richard
avicii
awadis brian
~hertha
azaire isabelle
baader andreas
babley richard
backus john
baffin william
bagman ludo
~halle;~jonathan
~jean sylvain
baishi qi
bakker jim
~byomkesh
bakugo;bakugo katsuki
balaam
balban
balboa rocky;balboa vasco;~vasco nunez de

balewa abubakar
balvin jose
balzac
banksy
banquo;banquo
banton buju
~amiri
barbie;~klaus
bardem javier
bardot brigitte
~franco
~evelyn
barish barry
~ma;~pat;~travis;~ronnie
~deirdre;~kate;~gary;~ken
~nicky;~julian;~bucky
barnum phineas;barnum pt
barrie james;~jm
~homer
~errol;~clyde;~isaac;~adama;~thomas
barsad john
bartok bela
barton clara;~clint;~elizabeth;~edmund
basset simon
bassey shirley
basten marco van
batali mario
batman
batson billy
~nicolas
bauman zygmunt;~murray
baumer paul
bausch pina
bawden nina
~bert;~james k;~jody;~archibald;~raven
baylis trevor
~elgin
~tracy
beamon bob
beaton cecil;~david;~mary
becher bernd
~gary;~howard;~alisson;~boris
bedard connor
beenie man
beerus
beesly pam
beeton isabella
~matthew baillie
~kamaleddin
~kenenisa;~kenenisa
belair bianca
~meredith
bellic niko
belloc hilaire
~saul
belova yelena
~daniel cohn
bengio yoshua
benkei
bennet elizabeth;bennet jane;bennet;~kitty;~lydia;~mary
benois alexandre
~olivia;~freddie
~thomas hart
bercow john

bering vitus
berlin isaiah;berlin irving
~gael garcia
besant annie
~luc
beukes lauren
bezout etienne
bhabha homi
~singh;~chetan
bhamra jess
~gurpreet
bhosle asha
bhutto benazir;~zulfikar
bialik mayim
bibbit billy
bickle travis
bieber justin;bieber hailey
bierce ambrose
biggar dan
bihzad kamal
bikila abebe
binchy maeve
~abhinav
bingen hildegard
binyon laurence
birbal
birkin rupert
biruni
~maurice;~bridget;~billy;~elizabeth
bismil ram prasad
~mohun
bizzle nick
~alice guy
~james;~rick;~amory
~modesty
~art
~griselda;~luis carrero;~serge
bledel alexis
~amity
blippi
blixen karen
~bessie
~gilbert;~rilla
blyton enid
bocuse paul
boeing william
~humphrey
~dmitry
~muggsy
bokuto kotaro
boland eavan;~harry
bolano roberto
boleyn anne;boleyn mary;boleyn george;boleyn thomas;~jane
~john;~ramsay;~troy
bolyai janos
~harris
~surya
~roberta
~james;~john;~carter helena
~edmund;~yelena;~neville
~stede
~cory;~devin
borbon juan carlos
~lizzie;~robert;~gail

borges jorge
~cesare;~lucrezia;~rodrigo
borman frank
~herman charles
bosola daniel de
botero fernando
botham ian
botkin sergey
bottas valtteri
bottom nick
boulez pierre
bourgh anne de;bourgh catherine de
~white margaret;~richard
bourne jason;bourne matthew
bovary emma;bovary charles
bovell andrew
boveri theodor
~henry;~brock
bowker norman
bowlby john
~camilla parker;~samuel;~camilla
~william;~dave
bowser
boyega john
brahms johannes
~garrick;~ayoola;~korede
~marlon;~dio;~dio
~willy;~bill;~marianne
braque georges
brazza pierre de;~pierre savorgnan de
brecht bertolt
~jean binta
~aristide
~bulma;~trunks
~henry;~raymond;~harold;~jax
~john;~millie
brodie jean;~deacon
brokaw tom
bronte charlotte;bronte emily;bronte anne;~branwell
brooke rupert;~alan;~celia;~dorothea;~john;~james
~preston;~gwendolyn;~garth;~avery
~hablot;~anthony;~noel
brugha cathal
brunel isambard;brunel marc;brunel isambard kingdom
bruner jerome
brutus;brutus;brutus dennis
bruyne kevin de
bryant kobe;~martin;~william cullen
bucket charlie;~hyacinth
buddha
buffay phoebe
buffon georges;buffon gianluigi
~muhammadu
bukele nayib
~whitey;~james
buloni india opal;buloni opal
bumrah jasprit
bunsen robert
bunton emma
bunyan john;bunyan paul
~warren
~rd
~linda;~fanny
~rob;~joe

~tim;~richard;~isabel;~cliff;~levar;~barry
busoni ferruccio
butkus dick
~josephine;~samuel;~octavia;~judith;~jimmy;~austin;~gerard;~domovoi;~rhett
~jenson;~jim
~thomas fowell
caboto giovanni
~amilcar;~pedro alvares
cabret hugo
~amelia
caesar julius;caesar;~daniel
callas maria
~plutarco
calvin john;~melvin;~jean
~helder;~laye
camoes luis de
~pedro albizu
~calvin
~brookes mike;~annie jump;~walter
cantor georg
canute
~al;~alphonse
capote truman
carano gina
~cecily
carell steve
~roberto;~john
carnap rudolf
~mark;~william
carnot lazare;carnot sadi
~alexis
carrey jim
carson rachel;carson rachel;~kit;~edward;~johnny;~charles;~ciaran
carter jimmy;~rosalynn;~howard;~angela;~kevin;~elliott;~vince;~shawn;~june;~helena bonham;~dan;~peggy
~sydney
~enrico
carver george washington;~raymond
casals pablo
caseoh
~jimmy jack
cassio
~barbara;~frank;~james;~johnny
castro fidel;castro fidel;~raul;~ines
cather willa
catton eleanor
cauchy
cavafy constantine
cavani edinson
cavell edith
cavour
~catherine
cayley george;cayley arthur
ceannt eamonn
cecily
cedric
celsus aulus
~bayonetta
cernan gene;cernan eugene
chabal sebastien
~gurinder
chagas carlos
chagny raoul de
~coco
~ezra

chavez cesar;~hugo
chawla kalpana
cheevy miniver
chekov pavel
~dick;~liz
~ong teng
cheops
chiang kai shek;chiang kai shek;chiang ted
chirac jacques
chopin frederic;chopin kate
~priyanka;~neeraj
chotek sophie
christ jesus
chunkz
~frederic edwin;~charlotte;~thomas haden
cicero;~marcus tullius;~marcus;~marcus tullius
cimber metellus
cioran emil
~emilia;~arthur;~tom;~joan;~michael
claver peter
~beverly
cleese john
cleves anne
clezio jean marie le
~ta nehisi;~travis;~gordon
cobain kurt
cobden richard
cocles horatius
~paulo;~joseph
~levi
colfax schuyler
colfer eoin
~olivia;~billy
~claudette;~marie
~lana
~kurtis
~sarah;~bull;~eugene;~kit;~bull;~john
~pete;~joseph
conran jasper;~terence
~lynn;~john
~rosemary
~pamela
~charles horton
cooper fenimore;~alice;~susan;~sheldon;~anna julia;~yvette;~anthony ashley;~gordon;~peter;~martin;~db;~whina;~anderson;~bradley;~dominic;~dale;~murph
~mari
copley john singleton
~charlotte
corden james
~rafael;~charles
cortes hernan;~martin
~neo
cortez hernan;~alexandria
~amor de
~waldau nikolaj
cosway antoinette
cotman john sell
~rosie;~dot;~mary ann
~john de
couric katie
~noel
~simon;~cressida
~joy
cowper william
~wile

~george;~vincent;~paul;~rosie
~wes;~archibald;~colin
creech sharon
~annie
~ted
cripps stafford
cronje hansie
crooks;crooks;~thomas
~sidney;~bing
~peter;~barty
cruise tom
crusoe robinson
cruyff johan
cuaron alfonso
cudjoe
cuffay william
culkin macaulay;culkin kieran
~countee;~edward;~alice;~carlisle
cullum jamie
curley;curley
curnow allen
~jenny
curtis ponyboy;~christopher paul;~edward;~ian;~jamie lee;~tony;~darry;~ponyboy;~sodapop;~richard
curzon lord
custer
custis martha;custis nelly
cuvier georges
czerny carl
dahmer jeffrey
dalton john;~bob;~timothy;~mary
~father
dangun
danson ted
dantdm
dantes edmond
danton
darius
darley john
darnay charles
~charles;~clarence
dartle rosa
darwin charles
daudet alphonse
~siraj ud
davido
~emily;~alphonso;~russell
davitt michael
davout louis nicolas
~rosario;~shane
debose ariana
deever ann;deever george
degrom jacob
~peng
delius frederick
delors jacques
delvey anna
deming edwards
demuth charles
~cj;~duke;~eugene
~carla
derain andre
derulo jason
desoto hernando
~jennet;~elizabeth;~alizon

~jerry;~fiona
~bernadette;~anne
~booker;~booker;~green
~blaise
~aminata
dibaba tirunesh
didion joan
~rudolf;~vin
diffie whitfield
~max;~john
dingle charity
~ramdhari
disney walt;~roy
djarin din
djebar assia
djilas milovan
djoser
~false
dobbin william
doblin alfred
dobrev nina
dobrik david
docter pete
~mick;~patrick
domagk gerhard
dombey edith;dombey florence;dombey paul
~fats
~howard;~aaron
doncic luka
dongpo su
donitz karl
donoso jose
doohan james;doohan jack;doohan hunter
~maura
dorian;~arno
dornan jamie
dorrit amy;dorrit fanny;dorrit william
doudna jennifer
~becky;~ellie
dracul vlad
draghi mario
dragut
~jack;~don
dravid rahul
dravot danny
drebin frank
~katharine
drogba didier
droste hulshoff annette von
~montague
~juan pablo;~eva
dubcek alexander
~blanche;~daniel;~caroline
~henry lafayette
~buoninsegna
~guildford;~robert;~john
~matt;~ross
~guillaume
~eamonn;~mark
duiker k sello
~john foster;~allen
~alberto santos;~gabriel
dumpty humpty
dunant henri;dunant henry

~paul laurence
duncan;duncan;~isadora;~tim
dunlop john;~weary;~edward;~joey;~marion wallace
dunphy phil;dunphy claire;dunphy haley;dunphy luke
dupain cheng marinette
~eleuthere;~antoine
durant kevin;~william
durden tyler
durham lord
dussel enrique
dvorak;~antonin
dybala paulo
eakins thomas
~dietrich
~presper
edberg stefan
~gertrude
edgley stephanie
edison thomas
edmund;~saint
edward;~prince
eeyore
eggman doctor
egmont count
eiffel gustave
eilish billie
~hanns
elcano sebastian;~juan sebastian
elfman danny
elgort ansel
elinor
~elisabeth;~anne;~elizabeth;~walter;~william;~billy
elordi jacob
eluard paul
elytis odysseas
embiid joel
emhoff doug
eminem
endell martha
enescu george
engels friedrich
ennius
eotvos lorand
~ludwig
ernaux annie
ershov andrey
~mc;~maurits;~mc
esenin sergei
eshkol levi
eubank chris
euclid;euclid
~savoy
ewuare
ezeulu
fabius maximus
~quinn
faggin federico
fairey shepard
~radamel;~radamel
~captain
fangio juan manuel
farabi
farage nigel
farkas bertalan

~paul;~james
~bint muhammad
faubus orval
faulks sebastian
favell jack
fawkes guy
fawley jude
fawlty basil;~sybil
faxian
~rebecca;~tom
~sam;~leo
~james;~roger;~danny
fermat pierre
fichte johann gottlieb
ficino marsilio
figiel sia
figner vera
filoni dave
~charles;~albert;~yasmin;~tom
finnis john
firnas abbas ibn
~john;~andrew;~ronald;~carrie;~conrad;~jeremiah
fizeau hippolyte;~armand
flamel nicolas
flavin dan
florey howard
~caroline
~lee de
~loid;~yor;~anya
forlan diego
forman milos
fossey dian
~pauline
~norman;~stephen;~jodie;~arlene;~jane
fouche joseph
~amy farrah
frakes jonathan
~isabella;~marie de
franco francisco;~marielle;~james;~dave
frankl viktor
~connor
~malcolm;~peter;~brendan;~pryce shelly ann;~dawn;~simon
~chloe
~paulo
~john;~daniel chester;~dawn;~jackie
friday
~arnold
frieza
~otto;~max;~karl von
frollo claude
fromme squeaky
froome chris
frunze mikhail
fugard athol
fugger jakob
~buckminster
fulton robert;~amber;~pearl
~doug
furber steve
furina
~sia
fuseli henry
~hedda
gaiman neil;gaiman neil

~jorge eliecer
galdos benito perez
galgut damon
galois evariste
galpin tyler
galton francis
~bernardo de
gambon michael
gamgee samwise;gamgee sam
gandhi mahatma;gandhi indira;gandhi mahatma;gandhi mohandas;~kasturba;~rajiv;~sonia;~rahul;~sanjay;~priyanka
gantos jack
gappah petina
garang john
~lorca federico
gardel carlos
~alan;~jennifer;~james;~helen;~paul d;~eric
garrix martin
garrud edith
garten ina
garvey marcus;garvey marcus
gasset jose ortega y
gatiss mark
gatsby jay;gatsby;gatsby jay
gaulle charles
gawain
gbagbo laurent
gbowee leymah;~leymah roberta
geertz clifford
~lou
geldof bob
~ross;~monica
genzel reinhard
george;~boy;~prince;~saint;~jean craighead;~paul;~regina;~curious
gerald
geralt
gerwen michael van
gerwig greta
~silvio
gesner conrad
ghalib mirza
ghazni mahmud
~lewis grassic
~kahlil;~khalil
~guy;~william;~mel;~tyrese;~millie;~althea;~orville
~clarence;~moff
giffen robert
gilels emil
~karen
~ruby
~charlotte perkins
~horace
~spencer
gilroy paul
gintis herbert
giotto
giroud olivier
~milton
gliere reinhold
glinka mikhail
~victor;~donald;~danny;~helen
gobert rudy
gobind guru
~jean luc
godiva

goethe johann;goethe johann wolfgang von
gojong
goldin claudia;goldin nan
gollum
~charles;~khartoum;~george william;~jim
gorgas william
~arthur;~hermann
gorton john
gosset william
gothel mother
~olympe;~olympe de
gounod charles
graaff robert van de
~billy;~bette;~bette nesmith;~martha
grande ariana
~nathanael;~brian;~graham;~marjorie taylor;~maggie
~rick;~carl
grimke sarah;grimke angelina
grinch
~brittney
~germain
grover
~hans;~samuel
grylls bear
guaido juan
guemes martin
~orla;~veronica
guetta david
guifei yang
gullit ruud
~nicky
gumble barney
gurdon john
gurion david ben
gurira danai
gurnah abdulrazak
~ivor;~henry
gursky andreas
gusmao xanana
~grant
~joaquin;~abimael;~dominic;~el chapo;~luis
~nell;~phillip
gyatso tenzin
habana bryan
habash george
habeck robert
habila helon
haddix margaret peterson
hadjar isack
~tony;~brinker;~callie rose;~jasmine;~kamal;~minerva;~persephone;~sephy
hagler marvin
hagrid;hagrid rubeus
~jorg
~achraf
halley edmond
~ethel;~chandler
~william;~catherine
halwai balram
~hiro;~tadashi
hamlet
~hannibal;~damar;~denny;~hannibal
~armie
hamsun knut
hanbal ahmad ibn

handel
handke peter
~jones nikole
hannay richard
hansen evan;~jeremy;~rick;~gerhard
harari yuval noah
~keir;~james keir
~garrett
~keith
~rafik
~chandra
~jonathan;~mina
~morten
~john marshall
~harry;~jack
~dan;~beth;~john;~steve
~stephen;~bryce
harris kamala;harris kamala;~eric;~lawren;~calvin;~naomie
~jo
hartog dirk
haruno sakura
harvey william;harvey william;~steve
~sheikh
~sayyid mohammed;~samia;~sifan;~sayyid mohammed abdullah
hatake kakashi
hatoum mona
hatter;~sophie
~christopher;~ricky
hatuey
~frances
~robert;~matthew;~tom
hayhoe katharine
hayter charles
hayyan jabir;hayyan jabir ibn
~eden
headey lena
~denis
heaney seamus;heaney seamus;heaney seamus
hearns thomas
hearst william randolph;hearst patty
hector;~douglas
hecuba
~bluey;~bingo;~bandit;~chilli;~muffin;~socks
heiter
helena;~saint
~ivar;~nora
hemans felicia
~william ernest;~beth
henman tim
~fanny
~matthew;~josiah;~taraji;~jim
~johann gottfried
hermes;~thierry
hermia;hermia
herzen alexander
~isaac;~jacques;~werner
hesiod
hester;~carl
heston charlton
hevesy george de
~alfie
hewish antony
~lleyton
heyman paul

hickok wild bill
higdon jennifer
higson charlie
~nazim
~elder
~paris
himiko
~shoyo
hingis martina
hinton susan;~geoffrey;~se
~maurice;~alex
hitler adolf;hitler adolf;hitler paula
hobbes thomas
~william;~bulmer
hochul kathy
holden;holden;~amanda
~denzil
holmes sherlock;~elizabeth;~oliver wendell;~hh
hongwu
~thomas;~joseph;~john lee
~michael;~charles;~edmund;~joseph;~molly;~swampy
hoover herbert;hoover edgar;~colleen;~bertholdt
hopper grace;hopper edward;~jim;~jane
hoppus mark
horace
~james;~christian
horney karen
horthy miklos
hosain attia
hosoda mamoru
~katinka
houdon jean antoine
~helen
houten milhouse van;houten peter van
howard catherine;~john;~dwight;~bryce dallas;~todd
hozier andrew;hozier byrne andrew
hrabal bohumil
huayna capac
hubble edwin;hubble mildred
hudson henry;~saul;~chase;~stanley;~doc
~dolores;~victoriano
hughes ted;hughes langston;hughes ted;~howard;~charles evans;~billy;~zharnel;~phillip;~quinn;~maes
hulagu
hummel johann;~kurt
~john;~william;~travis
~frank;~chad
hurrem;hurrem sultan
~maqbool fida;~mf;~zakir
hussle nipsey
~john;~nyjah
hutton james;hutton len;hutton philip
huxley aldous;huxley aldous;~thomas henry;~julian
hylton jack
iannis pelagia
icarus
idrisi
ieyasu tokugawa
~aunty
ilyich ivan
imbuga francis
inayat noor
ingels bjarke
~elsie
~blanche

ingres jean auguste dominique
inouye daniel
ipkiss stanley
ireton henry
ironsi aguiyi;~johnson aguiyi
irving washington;~kyrie;~john;~henry
~melanie
~princess
ishiba shigeru
~mitsunari;~uryu;~shoya
~moulay
isolde
itoshi rin;itoshi sae
iwerks ub
izzard eddie
jabeur ons
~jackey
~moritz;~carl;~derek
~mwihaki
~harriet;~aletta;~karl;~marc
~ravindra
~eren;~zeke
~mick
jammeh yahya
~sayid
jarrus kanan
~arthur;~hannah;~james;~margaret
~balli kaur
jaures jean
javert
~dawda
jazari
jeeves reginald
jekyll;jekyll henry;jekyll henry;jekyll gertrude
jenner edward;jenner edward;~kylie;~kendall;~caitlyn;~kris
~george;~elroy;~judy;~jane
jevons stanley;~william stanley
~sarah orne
~kano
jinnah;jinnah muhammad;jinnah fatima
~hu
~mad
johnny cade;johnny
jokowi
joliet louis
joliot curie irene;joliot curie frederic
jonker ingrid
jonson ben
joplin scott;joplin janis
jordan michael;~robert;~barbara;~hal
~chief;~helen;~franz;~gilbert;~chief;~keith
~anthony;~nun
~kersee jackie
~benito
~adoniram;~whitcomb
julian;~percy
juliet;juliet
jumong
~arnold spirit;~vinicius
jynxzi
kabaka mwanga
kabila laurent;kabila joseph
kabnis ralph
kadare ismail

kagame paul
kagami taiga
kajita takaaki
~tohu
~mindy
kalita ivan
kallas kaja
kamado tanjiro;kamado nezuko
kanawa kiri te
kaneki ken
kangxi
kanneh mason sheku
kanner leo
~anish;~ranbir;~raj;~maan;~pran
kariko katalin
~tawakkol;~theodore von
karnad girish
karpis alvin
karpov anatoly
karski jan
kartel vybz
karume abeid
karzai hamid
kasady cletus
katara
kattan huda
kaunda kenneth
kazama jin
~michael;~diane;~buster
~claire;~kevin
~allie;~brian;~gareth
keitel wilhelm
kekule august;kekule friedrich
keller helen;keller helen;~timothy;~gottfried;~chris;~eduard;~joe;~kate;~larry
~florence;~deforest
kelman stephen
kelvey else
kelvin lord
~ed;~edmund;~ellie
~thomas a
~clare
kenobi obi wan
kenway edward;kenway connor;kenway haytham
keokuk
kepler johannes
~angelique
~otto
kestis cal
~black
keymer vincent
keynes john maynard
khafre
~leila;~dj
~ibn walid
~haresh
kharms daniil
khilji alauddin
~mwai;~mwai
kidman sidney;kidman nicole
kiedis anthony
~anselm
~edgar ray
kilman doris
kilmer val

kimmel jimmy
kinney jeff;~laura
kiptum kelvin
~patriarch
kirrin fanny;kirrin george;kirrin georgina;kirrin julian;kirrin quentin
kissin evgeny
kittle george
klaebo johannes
kleist heinrich von
~margaret;~phil;~hilary;~la
kodaly zoltan
koepka brooks
koffka kurt
kogawa joy
kohlah maneck
~hideo
kokhba simon bar
kolisi siya
konadu asare
koneru humpy
koontz dean
koppen wladimir
korbut olga
koresh david
kosgei brigid
kotick bobby
kotler philip;kotler kurt
koufax sandy
kovind ram nath
kozume kenma
~cosmo
kranky george
kratos
krauss lawrence
krausz ferenc
kreese john
kripke saul;kripke eric
~paul;~barbara;~diane;~jimmy
krusty clown
krylov ivan
kublai
kuchma leonid
kuciak jan
kudrow lisa
kufuor john
kuiper gerard
kumalo absalom;kumalo gertrude;kumalo john;kumalo stephen
kumble anil
kummer ernst
~mazisi
kupala yanka
kuprin alexander
kurien verghese
kuroko tetsuya
kurten peter
kusama yayoi
kuyper abraham
kwolek stephanie
laclos choderlos de
laffer arthur
lahiri jhumpa
lakoff robin
~hedy
~jacqui

lamour louis
landau lev
~alf
landor walter savage
landru henri
lannes jean
lansky meyer
lanyer aemilia
lanyon hastie
~annette
~tatyana
~philip;~jim;~james
~nella;~henry
~brie;~gary;~kyle
lasdun denys
lasker emanuel
latane bibb
latier beetee
~estee
laufey
lauper cyndi
~stan
laurie;~hugh
lavrov sergei;lavrov sergey
~nigella;~henry;~james;~twiggy
~rk;~vvs
~jack;~hershel;~irving
leakey louis;leakey mary;leakey richard
leamas alec
lebeau remy
lebron;~lolita
lecter hannibal
~heath
legree simon
leguin ursula
leiden jan
lemass sean
lemkin raphael
lemmon jack
~greg
lengle madeleine
lenina
lennie;lennie;lennie;lennie
lennon john
lennox mary;~annie
lenoir etienne
lensky vladimir
~lilian
leonov alexei
lepine marc
~gaston
leskov nikolai
~lisa;~rose
lesnar brock
~phil
~adam;~ken
levski vasil
lewitt sol
liebig justus von
liesel;liesel
ligeti gyorgy
lindor francisco
linton;~cathy;~edgar;~ellie;~isabella
lipton thomas

liskov barbara
lister joseph;lister joseph
liston robert;liston sonny
liukin nastia
liuzzo viola
~penelope;~blake
liyong taban lo
lloris hugo
lochte ryan
loisel mathilde
london jack
longus
lorenz;~konrad;~max
~otto von
lotman yuri
~demi
~jim;~james;~francis
~william;~nellie;~ann
~mildred;~richard;~oliver
~robert;~francis;~percival;~amy
~robin
~ignatius
~verus
ludlum robert
~bavaria
lugard frederick
lugosi bela
lukaku romelu
~joanna
~nyong
luther martin
luthor lex
lwanga charles
lyadov anatoly
lynott phil
~constance
mabini apolinario
machel samora;~graca
macher stu
~john;~anthony;~jl
macron;macron emmanuel;~brigitte
maddow rachel
madero francisco
madoff bernie
maduro nicolas
~heinrich;~albertus
magona sindiwe
magyar peter
mahler;mahler alma
~ghazni
mahrez riyad
~nanaia
~norman
maiman theodore
mainoo kobbie
~goro
~miriam
makhno nestor
makima
~tan
malema julius
malfoy draco;malfoy lucius;malfoy narcissa
~nouri;~nouri al
~mary;~seamus

mallya vijay
~post;~karl;~kevin;~edward;~mary;~post;~vivian;~william
malopo willie
maluma
~rewi
~emily st john
mangal pandey
~coloradas
maniam ks
~tilka
~norman;~michael
~charles;~patrick;~marilyn;~sam
~caliph
~hilary
~mickey;~reggie
~portugal;~simone
marcet jane
marcos ferdinand;~imelda;~bongbong;~subcomandante
margai milton
~mengistu haile;~mengistu haile
marian
~dona
~dan
~gert
~gaius
markle meghan
markov andrey
marley jacob;marley bob;~damian;~ziggy;~elaine
marner silas;~mitch;~eppie
marple
~charles;~yann
~trayvon;~micheal;~jose de san;~tours;~paul;~agnes;~chris;~ricky;~dean;~steve
martos ivan
~empress
masham abigail
~ketumile
maslow abraham
~doreen;~william
~junichi
~cotton;~increase;~john;~cotton;~increase
~theobald
~hideki
matsuo basho
~mahmood
~matthias
~chandragupta
~olympe
~cory;~lyons;~raynell;~rose;~troy
mayall rik
mayhew henry;mayhew peter;mayhew richard
~harry;~rose
mazepa ivan
mbappe kylian
~elyas
~raw gugu
mbembe achille
~bull;~patrick;~tadhg
mccaig norman
mccain john;~franklin
mccool finn
mccrae john
~jesse
mcduck scrooge
mcewan ian

~jimmy;~chuck;~stacey
mcgraw tim;mcgraw phil
mcgrew dan
~piper
mcnair denise;mcnair ronald
meaden deborah
meciar vladimir
~catherine;~lorenzo;~cosimo;~marie;~giovanni
medusa
meeber carrie
mehmed
~conqueror
melies isabelle;~georges
mellon andrew
~giorgia
~leland
~sybylla
menchu rigoberta
mendel gregor
~chico;~shawn;~camila;~sam
~arnaldo tamayo
menger carl
mengzi
menken alan
~adolph;~idina
merckx eddy
~maria sibylla
merkel angela;merkel angela
merlin
~joss
~thomas;~robert
~ws
~seth
~louise;~charles
midler bette
~erich
mikami shinji
mikasa
millay edna st vincent;millay edna st vincent
miller arthur;miller arthur;~doris;~dorie;~stanley;~lee;~reggie;~mac;~ezra;~bode;~von
~jean francois
milley mark
milnor john
~czeslaw
milton john;milton george
minaur alex de
mingus charles
~baptista;~bianca;~katherina
minsky marvin;~hyman
minton arabella
~prophetess
mirren helen
mister beast
~rohinton;~sai
mithra
~kaoru
~lakshmi
miyagi;miyagi kesuke
miyake issey
~ami
mkwawa
mladic ratko
mobius
mobutu sese;~joseph

modena mary
modric luka
modrow hans
~steven
moholy nagy laszlo
moivre abraham de
~mario;~alfred;~tirso de
mollie
~ferenc
~helena
moltke helmuth
momsen taylor
monash john
mongke
~luffy
monnet jean
monroe james;monroe marilyn;monroe
montag;montag guy
~gabriella
~beth;~polly
~ederson;~dom
morant ja
morata alvaro
moremi
~mariano;~gabriel garcia
moretz chloe grace
morgan;morgan pierpont;morgan jp;~garrett;~edwin;~arthur;~daniel;~henry;~augustus de;~thomas hunt;~julia;~piers;~eluned
morike eduard
~akio
~justine
morphy paul
~william;~gouverneur
~william;~jelly roll;~rosalind
~oswald;~diana;~walter
mothma mon
moulay ismail
mowgli
mozart wolfgang amadeus;mozart leopold;mozart nannerl;~maria anna
mpande
mqhayi krune
mufasa
mugabe robert
muholi zanele
mujica jose;mujica pepe
mulder fox
~rodney
~herta;~thomas;~derek
~kary
~godfrey
~ororo
munsch robert
munshi abdul karim
munson eddie
munter gabriele
murati mira
~fw
murphy cillian;~eddie;~audie;~emily;~brittany
~andy;~bill;~jamie;~kyler
murrow edward
~sudha;~narayana
musset alfred de
mutesa
mutesi phiona
mutota

~anne sophie
mwanga
~ali hassan
myrdal alva;~gunnar
myrtle
~arshad
nafisi azar
~kaworu
naguib mohamed
nagumo chuichi
nahyan zayed
nakane naomi;nakane stephen
nakate vanessa
namath joe
namdev
~bibi
~kento
nansen fridtjof
narine sunil
narino antonio
narmer
narses
naruto;naruto
~taslima
nasser gamal
~carrie
nayyar kunal
nazrul islam kazi
~kida
neeson liam
negrin juan
~saina
nelson horatio;~willie;~baby face;~jesy;~foggy
nernst walther
neruda pablo
nerval gerard de
nesbit edith
neshat shirin
~henri
~magdalena
nevsky alexander
~gabe;~allen
~john henry;~barnett;~randy;~paul
~gavin
newson elizabeth jane;newson richard
newton isaac;~huey;~john;~helmut;~john olivia;~thandiwe;~cam
neyadi sultan
neyman jerzy
neymar
nezuko
ngotho kamau;ngotho njoroge
~ai quoc;~van thieu;~viet thanh;~du
nicias
~nomi
niepce nicephore;~joseph nicephore
nijika ijichi
nilsen dennis
nimitz chester
nipkow paul
nirala suryakant
nizami ganjavi
njinga
nketia kwabena
~umberto

nobita
noceda luz
nohara shinnosuke
~tetsuya
norgay tenzing
~jessye;~peter
~cameron
~lando;~frank;~chuck;~dean
~mary;~edward;~graham;~caroline
nottle gussie fink
nouvel jean
nozick robert
~frank;~philip
nujoma sam
nursia benedict
nyongo lupita
nzinga;~queen;~mbande
~annie;~ann;~tom;~tyler
obelix
oberon;oberon
oberth hermann
obiang teodoro
~chigozie
obrien;~edna;~flann;~tim;~conan
ocalan abdullah
ocasey sean
~cortez alexandria
ockham william
odinga raila;~oginga
~eoin
offred;offred june
ogedei
ogodei
ohsumi yoshinori
ohtani shohei
oikawa tooru
ojukwu odumegwu;ojukwu emeka
okeefe georgia;okeefe calvin
okigbo christopher
okocha jay
~iweala ngozi
~tyler
oldman gary
~dermot;~kevin
oleson nellie
olivaw daneel
oliver;~mary;~john;~jamie
olmert ehud
~sandy;~darcy
onegin eugene
oneill eugene;oneill eugene;~hugh;~michelle
onetti juan carlos
onfroy jahseh
oogway master
oozora tsubasa
oparin alexander
~william;~mary;~maurice
organa leia
origen
orlick dolge
~jose clemente
orsino;orsino
orsted hans christian
~jenna;~daniel;~amancio;~y gasset jose

orwell george
~norman;~harry
oseman alice
osiris
osmena sergio
~gilbert
ossoff jon
osteen joel
ostrom elinor
oswald lee harvey;~saint;~alice;~clara
~peter;~erin
ottley matt
owulum nnaife
paapen velutha
pacino al
~kerry;~ann;~marlie
pagnol marcel
paguro luca
palach jan
~cole;~arnold;~meredith;~judy alvarez
~mangal
~vijaya lakshmi
~hardik
pareto vilfredo
parfit derek
parker peter;~charlie;~quanah;~cynthia ann;~bowles camilla;~bonnie;~dorothy;~tony;~candace;~sarah jessica;~trey;~may;~peni
~alexander;~henry
parlby irene
parris;parris;~samuel;~betty
partch harry
partey thomas
parton dolly
pasang lhamu
pascal blaise;pascal;~pedro
~john dos
pataki helga
patkar medha
~brian;~chris;~jack
patton george;patton george
paulus friedrich
paulze marie anne
pavese cesare
pavlov ivan;~yakov
paxman jeremy
~joseph;~jules
pbitek okot
~philippa;~guy
pearse patrick;~padraic;~padraig;~padraig;~willie
pegula jessica
~charles sanders
pelosi nancy
pelton lester
perret auguste
persie robin van
perutz max
peskov dmitry
pessoa fernando
pestel pavel
petain;~philippe
petion alexandre
petiot marcel
petipa marius
petofi sandor
~flinders

~stanislav;~vasily;~vodkin kuzma;~vladimir
petsch madelaine
pfizer charles
phalle niki de saint
phelps michael;phelps michael
phibun
philby kim
~prince;~macedon;~augustus;~fair
philza
phoebe
phogat vinesh;phogat geeta;phogat babita;phogat mahavir
piaget jean
pichai sundar
~liz
~franklin
piglet
pilate pontius
pilger john
pilkey dav
~thakazhi sivasankara;~v o chidambaram
pindar
~alonso alvarez de
pinera sebastian
pinero arthur
pippen scottie
pippin
piquet nelson
pirrip philip
planck max;planck max
~nigel
~gary
~vyacheslav von
plessy homer
poarch bella
~herbert;~matthew
pocock david
poiret paul
poirot hercule
polgar judit;polgar susan;polgar sofia
polhem christopher
pombal marquis
pompey
pontes marcos
popova lyubov
porres martin de
~katherine anne;~william sydney;~michael;~cole
portia;portia;portia
~jose guadalupe
posner david
potter harry;~beatrix;~lily;~james;~albus;~petunia
poulin marie philip
~colin;~enoch;~robert baden;~john wesley;~laurene;~anthony;~jerome;~glen;~asafa
~gary;~austin;~francis gary
~rajendra;~jaishankar
pratap maharana
previn andre
~damian
~mary;~shotoku;~tommy;~rogers nelson;~diana
pritam amrita
~christoph;~jeff
probus
proulx annie
proust marcel;proust joseph
~miles

prynne hester;prynne pearl;~william
pujols albert
~ann;~thomas;~hilary;~ruth;~robert
pyrrho
qaboos sultan
~liang
~parker
queloz didier
quezon manuel
quimby harriet;quimby ramona;quimby beezus
~zachary
rabada kagiso
rabuka sitiveni
racine jean
radama
radley boo;radley;radley boo;radley arthur;radley nathan
raeder erich
rahman allah;~tunku abdul;~sheikh mujibur;~ziaur;~ar
rahmon emomali
rahula
~shogun
~ma;~ma
~mohan
~matyas
rameau jean philippe
~joey;~johnny
~gordon;~william;~cam;~dunstan;~james;~bertram
ramses
~bella;~aaron;~alf
~mahadev govind
ranboo
~singh
~jeannette;~ian
raoult francois
raquin therese
~harun;~adil
ratana wiremu
raubal geli
~angela;~rosalie
reagan ronald;~nancy;~john
reeves keanu;~rachel
reibey mary
~roman
renoir;~pierre auguste
rensch danny
renton daisy
resnik judith
retief piet
retton mary lou
revere paul
~trent
reznov viktor
rhazes
rhimes shonda
~cecil;~zandra;~jonty;~cody;~dusty;~james
~mawr
~busta
ribera jusepe de
ribery franck
~lionel
~branch
~daisy;~nicholas;~philip
rienzi cola
rienzo cola

~maria hofl
rimsky korsakov nikolai
~cal
~ellen;~rhea
~wade
risley elaine
~john;~krysten
rivera diego;rivera diego;~sylvia;~primo;~mariano;~coco
~connie;~darrell;~diana;~felicity;~mary;~william
rivest ron
~mohammad
rizzio david
~arjen
robbia luca della
robbie margot
~shaaban
~jose maria gil
~bobby;~bryan
rodari gianni
~trinity;~dennis
~george;~walter
~woodes;~carl;~richard;~kenny;~ginger;~fred;~mister;~steve;~shaggy
~gerhard
~madame
~ray;~pepe el
~oscar;~archbishop;~cristian;~george;~john
rommel erwin;rommel erwin
~mitt;~george;~mitt
rompuy herman van
~wayne;~sally;~mickey;~ed;~liv;~maddie
~hrithik
rosoff meg
rossum guido;rossum guido van
rostov nikolai
rostow walt
rothko mark
~ola
rousey ronda
roxton john
rozier pilatre
rozman levy
~barney;~betty
rubens
rubins kate
rublev andrei
rudkus jurgis
rukawa kaede
rumens carole;rumens carol
runcie robert
~bayard
~john;~anita;~michael
ruysch rachel
ruyter michiel
ryleev kondraty
~ernesto
sabbah hassan
~arrigo
sachar louis
~sasaki
saddam hussein
sagawa issei
saicho
saliba william
~mohammed bin;~persian

salote
samalu odili
samory toure
samson
sanada yukimura
sancho ignatius;~jadon
sandel michael
~margaret;~larry;~frederick
sankoh foday
sansom odette
~charles henri
~jose eduardo dos;~dumont alberto;~antony
sanzio raphael;~raffaello
sapnap
sappho
sargon;sargon akkad
sartre jean paul
~anas
saryan martiros
~sadako
sauron
sautoy marcus du
~michael;~augusta;~randy
savery thomas
sawaba gambo
sawyer tom;~sid
~dorothy;~peig;~peig
~gerald
scarra
schama simon
~andrew;~reinhard
schell oskar
scholl sophie;scholl hans
~olaf
~charles;~robin
~heinrich
scipio
~abby
scobee dick
scobie henry
scotus duns
~eustace;~eustace clarence
~dana
seagal steven
searle john
sebald wg
secord laura
~richard;~dick
sedley amelia
~hans von
~pete
~uwe
seguin juan;~erasmo
sehwag virender
sejima kazuyo
sejong
sekoto gerard
~lawrence
selick henry
selvig erik
selvon sam
semela sam
~gottfried
sendak maurice

seneca
senesh hannah
serkis andy
serote mongane;serote mongane wally
~tn
sesshu toyo
seurat georges
sewall samuel
~william;~john
~anna;~tony
~anne;~johnny
~caterina;~ludovico
shafak elif
~burrell
shajar al durr
~tupac;~assata
shamil imam
~tristram
~liu
shapur
sharaa ahmed
~nawaz;~shehbaz;~maryam;~omar;~nawaz
~rakesh;~rohit
~ariel
~eileen
~skeffington hanna
sheers owen
~hasina
sheila
~tommy;~arthur;~polly;~ada;~thomas
shembe isaiah
~muzafer;~muzafer
shikai yuan
shikoh dara
~tarabai
shinzo abe
shitao
shmuel
shoigu sergei
sholes christopher
~bartholomew;~thaddeus
~grzesiek
~shubhanshu
shulgi
siakam pascal
siddal elizabeth;~lizzie
sidhwa bapsi
~malick
~philip;~algernon
siegel bugsy;siegel jerry
sieyes emmanuel;~abbe
~clifford
signac paul
silang gabriela;silang diego
silver
silvey craig
~rhea
simcoe john graves;simcoe elizabeth
~bulgaria;~stylites
simmel georg
simnel lambert;simnel
~menno;~thomas
~pv;~pv
sinema kyrsten

~isaac;~isaac bashevis;~peter;~jamila;~hans;~jerome
~jannik
sintes raymond
sinwar yahya
sirhan sirhan
sisley alfred
sisulu walter;~albertina
skenes paul
skepta
~samuel;~nigel;~kelly;~kat;~stacey
~kk
slocum joshua
smajor
smales maureen
~robert;~biggie
~jane;~george
snopes abner
~garfield
~lopez francisco
solvay ernest
somare michael
~yann
somoza anastasio
sontag susan
sophie;~chotek
sorkin aaron
~hetty
soseki natsume
~jose calvo
souter david
~elizabeth george
spears britney
~catherine helen;~gusty;~michael
sperry roger
spieth jordan
spivak gayatri
sporus
~charlie;~tori
~pomona
~judith
staley layne
stalin joseph;stalin josef;stalin joseph
stampy
stantz ray
starzl thomas
~richard;~anne;~lucy;~sam
~josef
stegen marc andre ter
stella;~joseph;~frank
~laurence
~universe
~nobby
~bram
~george;~ben
~casey;~helen;~julia
~marie
storni alfonsina
stotch butters
strabo
streep meryl
~cloud
strite charles
~laurie;~william
~lance

~jeremy;~josiah
strorm david;strorm petra
~jonathan;~cj
strout elizabeth
stuart;~jeb;~mary;~charles edward;~henry;~james;~arbella;~john mcdouall;~gilbert;~douglas;~granville;~james francis edward;~jeb
~george;~john
styles harry;~aj
~adolfo;~luis
subban pk
sukuna ryomen
~tipu;~raziya
~charles;~gordon;~bernard
~ruby;~ruby
surdas
suslov mikhail
sutpen thomas
suzman helen
~daisetz;~ichiro;~michio;~david
swaraj sushma
~heman
sweden christina
szenes hannah
tagore rabindranath;tagore rabindranath;~abanindranath
~soraya
taisho
tajfel henri
tajiri satoshi
~teiji
~shingen
takkam lee
~william fox;~william henry fox;~matt
~thomas;~briony;~cecilia;~emily;~leon
tamada momona
~rufino
~ahed
~kafka
~kakuei
~yves
~deborah;~biff
~henry ossawa
tansen
~antoni
tapley mark
tappan lewis;~arthur
tarkin wilhuff
~enrique
tarski alfred
~jill
tasman abel
~katrina van
tatlin vladimir
taupin bernie
~audrey
~rh
taylor brook;~roger;~zachary;~breonna;~charles;~hudson;~mildred;~frederick winslow;~corey;~elizabeth;~joy anya
teavee mike
tebbit norman
~letsile;~letsile
tedder ryan;~arthur
~chrissy
~edward;~miles
~william;~shirley;~maria;~henry john
teresa mother;teresa mother;~avila
~bryn

terkel studs
terman lewis
tesman george;tesman jorgen
tetzel johann
tezuka osamu
~haridas
thaler richard
thales
thames mason
~sukhdev;~romila
tharpe rosetta
~edward;~milo
~can
~charlize
thibaw
thiele colin
~adolphe
~angie;~dylan;~rs;~clarence;~edward;~vivien;~alma;~isiah;~gabby;~geraint
thorin
~kip
~ian;~jim;~jeremy;~xavier;~isabella;~john
thrawn admiral
thripp amanda
thropp elphaba;thropp nessarose
thunen johann von;~johann heinrich von
thuram lilian;thuram marcus
tiafoe frances
tiesto
tiflin jody
~samuel leonard
tilney eleanor;tilney frederick;tilney henry
tilson thomas michael
tinker;~mary beth
tintin
tinubu bola;tinubu efunroye
~london
titian
titmus ariarne
tituba
tofana giulia
~colm
tokito muichiro
toledo alejandro
~opal
toomer jean
toomes adrian
~luis;~garcia joaquin;~fernando;~dara;~callie
torrio johnny
totoro
toyoda sakichi;toyoda kiichiro;toyoda eiji
tozier richie
trajan
~moussa;~ibrahim
trebek alex
~william;~steve
~phyllis
triton luke
~lothar von
~chretien de
trueba blanca;trueba esteban
truman harry;~bess
tswett mikhail
tubman harriet;tubman sheila;~marcia griffiths;~william
tuchel thomas

~chris;~cameron;~malcolm
~franjo
tufayl ibn
tulane edward
~mister;~justin
tupaia
tupman tracy
tupper earl;tupper charles
turabi hassan
tureci ozlem
turing alan
turner william;turner nat;~tina;~will;~timmy;~ted;~alex
~dick
tybalt;tybalt
~margaery
~edmund;~james;~mary
uchiha sasuke;uchiha itachi;uchiha madara;uchiha obito;uchiha sarada
uderzo albert
udonta yondu
uesugi kenshin
~lars
undset sigrid
unitas johnny
updike john
~galinda;~glinda
~seawitch
vaiana
~leo
valera eamon
valois catherine;valois philip;valois marguerite
varane raphael
varden dolly
varens adele;varens celine
varese edgard
~getulio;~llosa mario
vasari giorgio
vauban sebastien;vauban
~matthew;~jules
veblen thorstein
vedder eddie
vegeta
~craig
~dziga
veruca
~rhea silvia
vettel sebastian
victor;victor
videla jorge
vidocq eugene
~patrick;~marcelo;~marta
vilkas jonas;vilkas lina
villon francois
virgil
vlasov andrey
voisin la;voisin catherine
~vladislav
~rudi
vondel joost van den
vrubel mikhail
vsauce
vulcan
wagner richard;~otto;~kurt
wahhab muhammad ibn
~bunny

wakata koichi
walesa lech
walker alice;walker alice;~cj;~mary edwards;~david;~william;~madam;~kara;~kyle;~murray
wallen morgan
~bridge phoebe;~amanda
~barnes;~john;~barnes;~roy
walras leon
walter;~bruno
walton;~sam;~william;~robert
warhol andy
~elizabeth;~joseph;~mercy otis;~rick;~earl;~mary;~robert penn;~robin;~lorraine
~muddy;~roger;~augustus
watney mark
watson james;watson;watson john;watson emma;~mary jane;~jessica;~watt robert
wavell archibald
wayans marlon
~sigourney
~andrew lloyd;~mark
webern anton
weeknd abel
weidel alice
~ai;~ai
~fay
~paul;~sam;~tony
~orson
wenger arsene
~alfred;~abraham;~timo
wesker arnold;wesker albert
~john;~charles;~paul;~cynthia;~susanna
~horst
~edward;~francis
wexler kim
weyden rogier van der
~valeriano
whedon joss
widodo joko
~norbert
wiesel elie
wiggin ender;wiggin valentine;wiggin peter
wiggum ralph;wiggum clancy
wilbur;wilbur
~charles;~henry;~ruth
~thornton;~laura ingalls;~billy;~deontay;~almanzo
wilfer bella
~john;~maurice;~ashley
~paul;~bruce
~carrie;~nick
~compo;~david
wilmut ian
wilson woodrow;wilson myrtle;wilson jacqueline;wilson august;~wade;~edith;~harold;~edward;~cairine;~robert woodrow;~tuzo;~edward osborne;~aja;~lainey;~owen;~rebel;~rainn;~russell;~slade
~penelope
winkle rip van;winkle nathaniel
~maxim de;~rebecca de
winton tim;winton nicholas
wiredu kwasi
wizkid
wohler friedrich
wolsey thomas
wortis avi
wotton
wovoka
~zach;~zacharias
wright richard;wright orville;wright wilbur;~frank lloyd;~judith;~joseph;~ian;~letitia;~edgar;~phoenix
wukong sun

wullie oor
~francis;~charles;~tiradentes da silva
xerxes
~cao
xuesen qian
yagami light
yagoda genrikh
~ryo
~daddy
yannos homer
~wang
~lev
yasuke
~eren;~chuck;~zeke;~grisha
yellan mary
yellen janet
yerima ahmed
yermak
yersin alexandre
yezhov nikolai
~kenan
yiruma
yonezu kenshi
yongle
~min
~waqar
~humza
~kang
youyou tu
yukawa hideki
yutang lin
zabini blaise
~niceto alcala
zapata emiliano
zaraki kenpachi
zaroff
zatara zatanna
~lorenzo de
zazzau amina
zedong mao
zeeman pieter
zegler rachel
zenawi meles
zenger peter;zenger john peter
zerkaa
zeroni hector
zetian wu
zetkin clara
zeuxis
zewail ahmed
~pan
zhukov georgy;zhukov georgi
~zinedine
~zhao
~hakim
zoella
~rob
zverev alexander
zwicky fritz
abadeer marceline
abigail
abraham;~william
absalom
acheson dean

~ayobami;~bam
adichie chimamanda;adichie chimamanda ngozi
affleck ben
afghani jamal al din al
afwerki isaias
agassiz louis
agnelli gianni
agreste adrien;agreste gabriel
~jeronimo
~lope
~prempeh;~freema
ahlberg allan;ahlberg janet
~kriss
akihito
akiyama mio
akutami gege
aladdin
albeniz isaac
~leon battista;~rafael
~carlo
alferov zhores
~vittorio
alhazen
allenby edmund
allende;allende isabel;allende ignacio;~salvador
allport gordon
almagro diego
~franziska van
aloetta moses
alphege
~julia;~canelo
~ren
~saint;~curtly;~dean;~curtly
~jeffery
amichai yehuda
amidala padme
anatsui el
~rebeca
~roy chapman
angelou maya;angelou maya
aniston jennifer
anouilh jean
ansbach caroline
anthony susan;~carmelo;~marc;~michael
apelles
apirana kahu;apirana koro
aptidon
aquinas thomas
aragorn
~hiromu
aravena alejandro
ariadne
~ludovico
aritomo nakamura
arnalds olafur
arnauld antoine
arnault bernard
aronian levon
artemis
artigas jose
asahara shoko
ashbery john
ashrawi hanan
asquith herbert;asquith margot

assange julian
astaire fred
asterix
ataturk;ataturk mustafa kemal
atticus
attucks crispus
audubon john james
avvakum
awolowo obafemi
awoonor kofi
ayanami rei
aykroyd dan
~gladys
azikiwe nnamdi
azurduy juana
babbage charles
babbitt natalie;babbitt george;~ashli
bachira meguru
bachman fredrik
badgley penn
baelish petyr
baggins frodo;baggins bilbo;baggins;baggins drogo
bagnaia francesco
bahadur shah;bahadur tegh
bajirao
bakhita josephine
bakhtin mikhail
bakunin mikhail
baldwin james;baldwin james;~stanley;~robert
~arthur;~david;~ebenezer
balicki bronia;balicki edek;balicki joe;balicki ruth
ballack michael
~jg;~robert;~hally;~jg;~john
balliol john
ballmer steve
balmont konstantin
bandera stepan
bandura albert
bankman sam;bankman fried sam
baracus ba
~enid;~bianca
bardeen john
bardugo leigh
barkley charles;barkley saquon;barkley catherine
~christiaan
~amy coney;~syd;~beauden;~jordie
barroso jose manuel
~gino
barthes roland
~fabien
~jed
barzani masoud
basayev shamil
~vaikom muhammad
~joshua;~angela;~madeline
batalon jacob
~norman;~jason;~patrick
bateson william
bathory elizabeth;bathory stephen
~fulgencio;~dave;~xiomara
battuta ibn
baybars
bayezid
bazarov yevgeny

bazille frederic
bearden romare
bearman ollie;~oliver
~kimpa vita
~lachlan
bechdel alison
beckett samuel
beckham david;~victoria;~odell
becquer gustavo adolfo
bedelia amelia
beecham thomas;beecham harold
~lyman
behring emil von
beifong toph;beifong lin
~bob;~linda;~tina;~gene;~louise
belfort jordan
belivet august
~william worth
~sam;~samuel;~david;~matt
~giovanni;~vincenzo
~simon;~trevor
benatar pat
bendrix maurice
benioff david
~richard bedford;~arnold;~alan;~louise;~tony
benoist melissa
bentham jeremy;bentham charles
~walter;~derek;~walter owen
benwick james
benzema karim
beothuk shanawdithit
beowulf
bergara ryan
bergman ingrid;bergman ingmar
bergson henri;bergson alexandra
berkman alexander
berlioz hector
bernard;~claude;~andy
berners lee tim
bernini gian lorenzo
~edmund;~julia;~maria;~thomas;~tom
bessent scott
bethune mary mcleod;bethune norman
beyonce
bharati dharamvir;bharati subramania;~subramania
bigelow henry;bigelow kathryn
bilibin ivan
bingham hiram
bingley
binoche juliette
birling sheila;birling;birling eric;birling sheila;birling arthur
bishara mahmoud
bjorgen marit
blahnik manolo
~sara
blanche;~anthony
blanqui auguste
~sepp
bleriot louis
blinken antony
blofeld ernst stavro
~cheryl;~virgil
blucher gebhard
bluford guy;bluford guion

blunden edmund
boabdil
bocelli andrea
boebert lauren
boehner john
boitano brian
bokassa
bolivar simon
bonheur rosa
bonmati aitana
bonnard pierre
borglum gutzon
borlaug norman
borlock leo
borodin alexander
borrell josep
boseman chadwick
boserup ester
bosmans henriette
boswell james
bottura massimo
boudica
boukman dutty
boulter katie
boulton matthew
~ghali boutros
brabham jack
bradman donald;bradman don
braille louis
branagh kenneth
brassai
brebeuf jean
breivik anders
brekker kaz
~navigator;~saint
brendel alfred
~sydney;~martin
brennus
~abigail
bretton graham
~jim;~ezra
~ruby;~robert;~ludacris;~sam porter;~william throsby
~lily
~jacques pierre
~paul stephenson;~eric
brodeur martin
brodsky joseph
broglie louis de
~william penny
~pierce
brouwer leo
brubeck dave
bruegel
bruning heinrich
~emil
brunson jalen
brynner yul
bryusov valery
buchner eduard;buchner georg
~jessie;~robin;~william
bucktin charlie
budanov kyrylo
bueller ferris
buendia aureliano;buendia jose arcadio

buffett warren
bugatti ettore
bukater rose dewitt
~imam
~sandra;~alan
bundren addie;bundren anse;bundren dewey dell;bundren jewel;bundren vardaman
burbank truman
~anthony;~guy;~ernest
~jocelyn bell;~isabel;~kezia;~linda;~lottie;~stanley
~frances hodgson
~michael;~forbes;~james;~daniel;~andy
~ty
~lincoln
~darcey
buterin vitalik
buttler jos
buzzati dino
caballe montserrat
cabello camila
cabrini frances
~berta
cadbury george;cadbury john
caedmon
~marcelo
caicedo moises
caillie rene
cakobau
caliban;caliban
~mary whiton
~cecil;~george;~margaret
calvino italo
cameron james;~david;~julia margaret;~rafe;~sarah;~verney lovett
~queen;~parker
caminos lucia
campese david
campion edmund;campion jane;campion albert
canaris wilhelm
cancelo joao
~kush
~asa
canetti elias
canmore malcolm
cantona eric
caonabo
capaldi lewis;capaldi peter
~leo von
capulet;capulet
~beatrice;~eddie
~raffaello
cardano gerolamo
~fernando henrique;~kamilla
cardozo benjamin
cargill jade
~will
carlsen magnus
~chester;~tucker
~thomas;~phillip
carmack john
~isobelle
carpini giovanni
~jose miguel;~sally;~kiara
~willis;~roch;~martha
carroll lewis
~jacques;~george etienne;~george;~bresson henri;~louis

cartman eric
caruana galizia daphne;caruana fabiano
~great
cassatt mary
~butch;~cole;~butch;~sheila
cassini giovanni
cassius;~caius
castile eleanor
castorp hans
catesby robert;catesby william;~william
catlett elizabeth
cattell raymond
causley charles
cawthon scott
~benvenuto
celsius anders
~aime;~alya
cezanne paul
chabert lacey
chaffee roger
chagall marc
~vikram;~bipan
chaplin charlie
~mark david
charaka
charcot jean martin
chardin pierre teilhard de;chardin jean baptiste simeon
charles jacques;~king;~bald;~ray;~prince;~berniece;~helena;~eugenia;~james
charlie;charlie;~bonnie prince
chatach maire
chaucer geoffrey
~prithviraj;~anuja;~subhadra kumari
chauvel harry
chauvin derek
chbosky stephen
cheadle don
cheever john;cheever ezekiel
chekhov anton
chemmel viktor
chengen wu
chicago judy
chifley ben
chigiri hyoma
chimaev khamzat
~giorgio de
chladni ernst
chomsky noam
~tony tony
chraibi driss
chuikov vasily
~madonna
cimabue
citroen andre
claflin sam
clanchy kate
~ike
clapton eric
claudel camille
claudio
~eldridge;~daniel;~kathleen
clegane sandor;clegane gregor
clennam arthur
clerval
~lucille

clinton bill;clinton hillary;~chelsea;~henry;~franklin;~dewitt
clodius
clooney amal;clooney george
clyburn james;clyburn jim
cobbett william
cochise
~jacqueline;~johnnie
cocteau jean
~jm;~jm
~stephen;~jean baptiste
~bessie;~cady;~monique;~jenna;~zendaya
~sidonie gabrielle
coligny gaspard
~pierluigi
collins suzanne;collins michael;collins suzanne;~phil;~billy;~eileen;~wilkie;~francis;~misha;~lily
collodi carlo
collyer hester
colston edward;colston leo
columbo frank
comnena anna
compson benjy;compson quentin
~arthur;~denis
conaire padraic o
conklin belly;conklin jim
connors jimmy;connors curt;~phil
coogler ryan
copland aaron
~sofia;~francis
~ursula
~esperanza
corelli arcangelo;corelli antonio
~joseph;~chris
cosette
costner kevin
coulomb
courbet gustave
~thomasina
covilha pero
~lloyd
crackit toby
cranach lucas
cranmer thomas
crashaw richard
crassus;crassus marcus
~zak;~mary;~violet;~cora;~edith;~sybil;~frank;~rawdon;~matthew;~robert
creevey colin;creevey dennis
crippen robert;crippen hawley;crippen doctor
~denzel
croesus
crossan sarah
~aleister
cruella
~beverly;~wesley
cubarsi pau
cugoano ottobah
~tomas mac
~glenn
~harvey;~peter
cushman karen
daguiar fred
daimler gottlieb
daltrey roger
damelio dixie;damelio charli;~dixie
dameron poe

dampier william
danbury agatha
dandolo enrico
~aliko
~anthony;~jayden;~teddy
~joseph;~jb
~kara;~carol
darling wendy;~george;~john;~michael;~ralph
darnley henry;darnley lord
dashner james
dassler adi;dassler rudolf
dattani mahesh
daumier honore
davison emily;~peter
davoren donal
~richard;~jack
deadmau
~claire;~alice
debakey michael
debicki elizabeth
debussy claude
decatur stephen
deckard rick
dedalus simon;dedalus stephen
dedlock honoria;dedlock leicester
defarge ernest;defarge therese
deineka alexander
~shelagh
delarge alex
deleuze gilles
delgres louis
delibes leo
delilah
delillo don
delvaux paul
~ousmane
demdike
demeter
demille cecil
~clint;~jack
denikin anton
denisov edison
denmark anne
dennett daniel
denning lord
dereham francis
derozan demar
derrida jacques
desalvo albert
~viola;~matthew;~damian
despard charlotte
dettori frankie
~phil;~lil;~cruella
dezhnev semyon
dharker imtiaz;dharker imtiaz
diabate toumani
~legs;~neil;~jared
dickens charles;dickens charles
diderot
diggory cedric
dilthey wilhelm
dinesen isak
dingane
dinkley velma

djawadi ramin
dmowski roman
dobbins henry
dockery michelle
doechii;doechii jaylah
doenitz karl
~placido
~guzman
~landon;~jason
donskoy dmitry
doppler
dorfman ariel
dorothy;dorothy
dosanjh diljit
~stephen;~james;~home alec;~tommy;~keith;~aaron;~michael;~kirk;~gabby
~hugh
dowland john
drabble margaret
drablow alice
dracula
dreiser theodore
dressel caeleb
dreyfus alfred
drucker peter
~abel
drummle bentley
ducasse alain
duchamp marcel
dudamel gustavo
dudayev dzhokhar
dukakis michael
duniway abigail
dunstan
durrani ahmad shah;durrani kabir
~gerald;~lawrence
durruti buenaventura
dursley dudley;dursley vernon;dursley petunia;dursley marge
duterte rodrigo;duterte sara
dutroux marc
dworkin ronald
~anatoly
dynevor phoebe
earhart amelia
~george;~cadence sinclair
echidna knuckles
eckford elizabeth
eckhart meister
edebiri ayo
edogawa conan
edugyan esi
~john;~jonathan;~henrietta;~anthony;~perrie;~huw;~eddie eagle;~gareth
effiong eric
ehrlich paul
eijkman christiaan
einaudi ludovico
ejiofor chiwetel
ekwensi cyprian
~missy;~ezekiel;~chase
ellison ralph;~larry
elvsted thea
emerson ralph waldo;~george;~peggy
endrick
enfield richard
englund robert

enwonwu ben
epstein jeffrey;epstein brian
equiano olaudah
erasmus;~rassie
~recep;~recep tayyip
erdrich louise
~leif
~marshall;~christian
erikson erik;~leif
~pablo
estella;estella
eudoxus
~hugh;~lee
exupery antoine de saint
eyadema gnassingbe
eysenck hans
~prophet;~nissim
fadeyev alexander
~do
~thomas;~alice;~gwendolen;~jane
~gemmy
~giovanni
fallaci oriana
fallada hans
falwell jerry
~dakota;~elle
faolain sean o
faraday michael
farfrae donald
farnham john
~colin;~owen;~andy
~louise
fatiman cecile
faustus john
favreau jon
fawcett millicent;~percy
~john pascoe
fazbear freddy;fazbear golden
federer roger
fedotov pavel
fellini federico
~emerald
ferencz benjamin
~enzo;~lodovico
~geraldine
ferrars edward;ferrars juliette;ferrars robert
~michele
ferrier kathleen
fersman alexander
feynman richard
fiennes ranulph;fiennes ralph
filatov vladimir
filonov pavel
finster chuckie
firmino roberto
~bobby;~emil;~jenna;~bram;~fritz;~helene
~henry;~robert
flaccus quintus horatius
fleance
fleming alexander;fleming alexander;~ian;~peggy;~henry;~kate;~mary
~susette la
~tommy;~brandon;~nani;~ramona
follett ken
~lavinia;~lucio

fontane theodor
fonteyn margot
~nathan bedford;~john
forster em;~mark
~frederick;~bruce
fortuyn pim
fosbury dick
foscari francesco
fossett steve
foujita tsuguharu
fourier joseph;fourier charles
~jose gaspar
~saint;~pope
freecss gon
~cathy;~martin;~morgan;~freddie;~gordon
frehley ace
fresnel augustin
friedan betty
frieren
froebel friedrich
~haruhi
~nelly
gaarder jostein
gabbana stefano
gabbard tulsi
gabriel;~peter
gadamer hans georg
gaddafi muammar
gagarin yuri
galahad henry oliver
galeano eduardo
galecki johnny
galilei galileo
galileo
galizia daphne caruana
galvani
~carlo;~childish
gandalf
ganguli ashima;ganguli ashoke;ganguli sonia
~sourav
~martin;~howard
gargery joe;gargery joe
~merrick;~judy;~beatrice
garneau marc
~pat;~anderson elizabeth;~joseph;~myles
~kyle;~david
garshin vsevolod
~coligny
gasperi alcide de
gatling richard
gauguin paul
gaunilo
~siddhartha
~theophile
gawande atul
gelfand israel
gemayel bashir
genghis khan
gergiev valery
~walther
~ricky
gessler albrecht
getafix
~vaughan

ghoshal shreya
~orlando;~stella
giddens anthony
gielgud john
~kathie lee;~gilbert;~grace
~william;~sarah;~schwenck;~elena
gillard julia
~harold;~elizabeth
gillray james
~stephanie;~lorelai;~rory;~happy;~emily
giscard valery
gissing george
giuffre virginia
giulini carlo maria
~brendan;~domhnall
glyndwr owain;~catrin
godbole narayan
~edmund berry
godunov boris
goering hermann
goffman erving
~gopal
golding william;golding william;golding william
goldoni carlo
goleman daniel
goliath;goliath
gompers samuel
gomulka wladyslaw
goneril
gongora luis de
goodall jane;goodall jane
~duncan
~andrew;~benny;~saul
~henryk
goretti maria
gorgias
gorsuch neil
gosling ryan;~james;~raymond
gossett louis
~jhulan
gotouge koyoharu
goulart joao
grabeel lucas
grahame kenneth
grammer kelsey
gramsci antonio
grandin temple
granger hermione;~geraldine
grattan henry
~dick;~mark;~nolan;~will
greeley horace
~pope;~augusta
grendel
gretzky wayne
greyjoy theon;greyjoy yara
~anne devlin
~dale
griffey ken
~nick;~blake;~peter;~lois;~stewie;~chris;~meg;~brian
grisham john
~gus;~gil
gromyko andrei
gropius walter
grotius hugo

guevara che;guevara che;~ernesto
guimard hector
~lani
guiteau charles
gumball
gumilev nikolai
gumshoe dick
gunnell sally
~hahn
~hua
gusteau auguste
~woody;~chris;~woody
haaland erling;haaland erling;haaland deb
hackman gene
~hiccup;~stoick;~archibald
hadrian
haeckel ernst
~rider;~merle
haibara ai
haining jane
haitink bernard
hakluyt richard
haldane john
halifax lord
halleck henry;halleck gurney
~regina
halpert jim
hammett dashiell;hammett kirk
~richard;~alison;~john;~philip;~wally
hampden john
~daphne
~fred;~hannah
hancock john;~winfield;~matt;~herbie;~boa;~francis
~ruth;~daniel;~barbara
haniyeh ismail
hannity sean
hanover sophia
hanssen robert
harbour david
~warren;~tonya;~dale;~septimus
harleth gwendolen
~clarissa
~marsden;~lp
hatsune miku
~hanzo
havertz kai
hawkeye riza
hawking stephen
~john;~paula;~taylor
~j e casely;~joseph casely
~ibn;~ibn al
hazlitt william
heaslop ronny
heatley norman
heawood percy
heffley greg;heffley rodrick;heffley manny
hegseth pete
heifetz jascha
helberg simon
hellman lillian;hellman martin
~abelard;~argenteuil
helsing abraham van
hemings sally
hendrix jimi

hengist
hepburn audrey;~katharine;~james
~frank;~george;~tabitha;~justin;~lavinia;~zbigniew;~sidney
~jenni
heroult paul
~carolina
herriot james
~milton;~alfred
~maria
hertzog barry
heschel abraham
heumann judith;heumann judy
hewlett bill
heyrick elizabeth
~miguel;~anne;~francisco
~michael;~jarad
~gonzalo
hilbert david
hillary edmund
himmler heinrich;himmler heinrich
hinault bernard
~myra
hipkins chris
~travis
hockley caledon
hockney david
hodgkin dorothy;hodgkin alan;hodgkin thomas
~reid;~dustin;~philip seymour
hofling charles
hogarth;~william
hojlund rasmus
hokusai
holbach baron
holbein
holiday billie;~jrue
holland tom
~theobald von bethmann
holness andrew
homolka karla
honnold alex
hopital
~gerard manley;~harry;~matthew;~frederick gowland;~anthony;~deandre;~gilly
horatio
hoshino ai;hoshino ruby;hoshino aqua
~rokeya sakhawat
hossler jaden
hotspur harry
housman alfred
houston sam;~whitney;~charles hamilton
~william dean
howlett logan
huangdi
huascar
huateng ma
~ron;~elizabeth;~l ron
hubbell eunice;hubbell steve
hudgens vanessa
~david;~steve
~godfrey;~henry
huineng
humayun
humfrye jennet
~mats
hunyadi janos

hurston zora;hurston zora
~zakir;~nadiya
hussein saddam;~ibn ali;~king;~uday;~taha;~saddam
husserl edmund
huygens
hyesoon kim
hypatia
~hwang
iacocca lee
~anwar;~dawood;~ahmad
ictinus
iguaran ursula
~ion
imhotep
~vlad
ingalls caroline;ingalls carrie;ingalls charles;ingalls laura;ingalls mary
ingelow jean
iniesta andres
~arthur seyss
inumaki toge
inuzuka kiba
ionesco eugene
~sabrina
isayama hajime
isegawa moses
ishmael
itadori;itadori yuji
itliong larry
~allen
jackson andrew;jackson michael;jackson percy;~mary;~peter;~holly;~rachel;~stonewall;~thomas jonathan;~jesse;~ketanji brown;~shirley;~phil;~samuel;~glenda;~shericka;~lamar;~reggie;~bo
jacuzzi candido
jaffrey madhur
~yashasvi
~jonah;~j jonah;~j jonah;~leander starr
janacek leos
janeway kathryn
jansons mariss
jansson tove
~randall
~abdelkader al
jelinek elfriede
jelloun tahar ben
jemisin nk
jemison mae
~roy;~karl;~patty;~barry;~howl
jenkyns matty
jenrick robert
jeongin yang
jezebel
~juan ramon
jiraiya
joestar jonathan;joestar joseph
johnson samuel;johnson lyndon;johnson katherine;johnson dwayne;johnson boris;~amy;~andrew;~lady bird;~marsha;~sirleaf ellen;~lonnie;~james weldon;~philip;~robert;~magic;~dakota;~rian;~ben;~thompson katarina;~michael;~shawn;~randy;~jimmie;~robert wood;~cave
jolliet louis
josquin
juncker jean claude
jupiter
justine
juvenal
kabakov ilya
~clements
kadyrov ramzan
kalanta romas
kaluuya daniel

~achike
kamenev lev
kamprad ingvar
kandake
kanroji mitsuri
kapitsa pyotr
kapitza pyotr
karajan herbert von;karajan herbert
karelin alexander
karenin alexei
kariara jonathan
karimov islam
~jm
karloff boris
karolyi mihaly;karolyi bela
kartini
~kungu
katniss;katniss
kaunitz wenzel
kautsky karl
kazakov matvey
kazbeki arsen
~paul;~ronan
keatley charlotte
kebbell toby
keeldar shirley
keldysh mstislav
~john harvey;~will;~will keith;~john
kendrew john
kennedy john;~robert;~bobby;~ted;~edward;~jacqueline;~jackie;~joseph;~rosemary;~anthony;~nigel;~karl
~macalpin
keoghan barry
kerouac jack
~clayton;~ian
kertesz imre;kertesz andre
ketchum ash
khaldei yevgeny
khaldun ibn
~wiz;~haroun;~rashid
khattab umar
khayyam omar
khorana har gobind
khosrow
~amir
~cath
~kitty
~jakaya
kimathi dedan
kimmich joshua
~jamaica;~claudia;~jamie
~rory
kinnian alice
kinnock neil;kinnock glenys
kiplimo jacob
kipling rudyard
kirkman robert
kishida fumio
klebold dylan
knievel evel
knowles john;~carter beyonce;~solange
koizumi junichiro
kolchak alexander
komarov vladimir
komitas

komnene anna
kompany vincent
kooning willem de;kooning elaine de
korczak janusz
korolev sergei
korovin konstantin
kossuth lajos
kosygin alexei
~mateo
koxinga
kramnik vladimir
krasner lee
kravitz duddy
kreisky bruno
krillin
~arvind
~freddy
krugman paul
kubrick
kuchiki rukia
kulibin ivan
kulthum umm
kundera milan
kushner tony;kushner jared
kutcher ashton
kutuzov mikhail
kuznets simon
kvitova petra
kyrgios nick
labeouf shia
lacalle luis
~amelie
laennec rene
laertes
lafitte jean
laforet carmen
lagarde christine
lagasse emeril
lahiffe nino
lakatos imre
lamarck;~jean baptiste
~john;~johann heinrich
lampard frank
lampiao
lamport leslie
~emmanuel obetsebi
lampton joe
~lena meyer
~samuel;~asuka
~stephen;~marcia
lankesh gauri
lanning kris;lanning meg
lantier etienne
lanting frans
laplace
~stieg;~zara
larusso daniel;larusso samantha
larwood harold
~queen;~dana
~lewis;~hugh
~yves saint
~wilfrid
lautner taylor
lautrec henri de toulouse

lavenza elizabeth
laveran alphonse
lavigne avril
~halldor
lazarus;~emma
lazenby george
leacock stephen
~tupua tamasese
leavitt henrietta;leavitt karoline
~pyotr;~sergey
~charles;~philippe
lecuona ernesto
ledecka ester
ledecky katie
leeford edward
~valery
legault francois
legolas
~inge
leibniz gottfried
leivers miriam
lelouch
lemieux mario
lemlich clara
lenfant pierre
~suzanne
lengyel felix
~kawhi;~sugar ray;~hugh;~diana
leonato
~king;~belgium;~nathan;~aldo;~irma
lepidus
lesseps ferdinand;lesseps ferdinand de
~doris;~gotthold ephraim
levinas emmanuel
levitan isaac
leyster judith
~eric;~alice
liefeld rob
~damian;~matthew
lincoln abraham;~mary todd;~tad
~christian;~karl
~norman;~joan;~vachel
linetti gina
lintott dorothy
lisieux therese
listyev vladislav
litvyak lydia
lodbrok ragnar
lodygin alexander
~peter;~philip
longley michael
lonnrot elias
lookman ademola
lorentz hendrik
lourens oom schalk
lovborg ejlert
~elijah
~lucky;~lucky
ludgate april
lumiere auguste;lumiere louis
lumpkin tony
lumumba patrice
luthuli albert
lutnick howard

lutyens edwin
~john;~tertius
lyotard jean francois
~trofim
maathai wangari
macbeth
maccaig norman
macduff;macduff
macedon philip
macgoye marjorie oludhe
~maria corina;~antonio;~anitta;~manny
machaut guillaume de
~donald;~john;~lucy
~john;~alistair;~vanessa
macteer claudia;macteer frieda
madhava sangamagrama
~maisie
madison james;~dolley;~mikey;~percival wemys
~harry;~tobey;~dougal
~naguib
~shabana
mahomes patrick
~joseph de
makarov vladimir
~mbuyisa
maktoum mohammed
makumbi jennifer
makutsi grace
malamud bernard
malcolm x;malcolm;~ian;~norman
maldini paolo
~lasith
malinin ilia
mallard louise
~mary;~patrick
malraux andre
malthus thomas
mamdani zohran
manchin joe
mancoba ernest
mandela nelson;mandela nelson;mandela nelson;mandela winnie
manetho
~alexandre;~lucie
manhire bill
manilow barry
mankell henning
~chelsea;~peyton;~eli;~arch;~preston
manoban lisa
mansart francois
mantell gideon
manziel johnny
manzoni alessandro
mapanje jack
maracle lee
maranke john
~jenna
~guglielmo
marcuse herbert
~yusra
~jess
~beryl;~gilbert;~ky;~taylor
markram aiden
marlowe christopher;~philip
marquez gabriel garcia;~francia;~marc

marryat frederick
~john;~samuel;~ernest
marshak samuil
marston john;marston william moulton;marston anthony
martext oliver
martinu bohuslav
~andrew;~wendy
masaryk tomas;masaryk jan
massena andre
massoud ahmad shah
~edgar lee;~ken
matejko jan
~marshall;~robyn
matilda;matilda;~empress
matisse henri
matthau walter
mauchly john
maugham somerset
mauriac francois
maurier daphne du
~quintus fabius
maxwell james clerk;~robert;~ghislaine;~glyn;~davies peter;~glenn;~nikki;~fiona
mayella
~james;~jack;~conor
mazarin jules
mazeppa ivan
mazzini
mcadams rachel
mccahon colin
mcclane john
mccloud fox
mcclung nellie
mccourt frank
mccurdy jennette
mccurry steve
mcdavid connor
mcgough roger
mcgrady tracy
~alister;~glenn
mcgwire mark
mcindoe archibald
mckagan duff
~kaylee
mcluhan marshall
~william;~vince;~stephanie;~shane;~henry
mcquack launchpad
~john charles
~alexander;~lightning;~steve;~lightning
~thomas francis
mebarak shakira
medarda mel;medarda ambessa
medtner nikolai
meester leighton
meighen arthur
meinhof ulrike
meister wilhelm
meitner lise
melbury grace
mellark peeta
mellors oliver
~liam
memling hans
menchik vera
mencius

mencken hl;mencken henry louis
menelik
~jean charles de
mengele josef
menuhin yehudi
~robert;~tobias
merbold ulf
mercury freddie;mercury
merimee prosper
merleau ponty maurice
meshach
mesrine jacques
~charles;~mark
messner reinhold
mestral george
metacom
metaxas ioannis
~dk
metsola roberta
~niq
mhlophe gcina
miandad javed
miedema vivianne
mieszko
~malaika
mikoyan anastas;mikoyan artem
~otis;~jean
mildred
milgram stanley
milhaud darius
millais john everett
millett kate
minchin maria
minerva
minogue kylie
mirabai
mirabal minerva;mirabal patria;mirabal maria teresa
mirabel
miranda;~francisco;~ernesto;~lin manuel
~yukio;~heihachi;~kazuya
missoni ottavio
mistral gabriela
mitford unity;mitford diana;mitford jessica;mitford nancy
mitnick kevin
modiano patrick
modotti tina
~tracey
~mahathir;~mahathir
~said ahmed
moissan henri
moliere
mollier richard
molotov vyacheslav
momaday scott;momaday n scott
mondale walter
~tana
mongkut
~cookie
montagu mary wortley
montale eugenio
~hannah;~joe;~tony
~juan pablo;~inigo
~evo;~miles;~rio
moranis rick

moravia alberto
morazan francisco
morelos jose maria
morisot berthe
morland catherine;morland james
mormont jorah
~pavlik
morstan mary
moscone george
~patrice
mottley mia
~rex
mrbeast
~oswald
muawiya
~hosni
mudgett herman
mujibur rahman
mukhina vera
mukhtar omar
mukwege denis
~paul;~robert
mulgrew kate
mulisch harry
mundell robert
muntzer thomas
muratov dmitry
~rupert;~iris;~keith
~george;~matt
~gheorghe
~rosario;~bartolome esteban
~muhammed
~perumal
musashi miyamoto
musiala jamal
mustang ford;~roy
mutombo dikembe
muzquiz pedro
nabokov vladimir
nadella satya
naipaul vidiadhar
naoroji dadabhai
narayan rasipuram;~rk;~r k;~jayaprakash;~rk
~panfilo
nasmyth james
~subaru
natsume soseki
navalny alexei
navarre henry;navarre marguerite
~ronaldo
~njabulo
nefario doctor
nehanda;nehanda mbuya
neilsen peter
~ulric
neistat casey
nelisse sophie
nemtsov boris
neptune
nespoli paolo
neumann john von
neville;~richard;~cecily;~anne;~gary;~constance;~charles;~phil
newbolt henry
~howie

~denis sassou
~grace;~terry;~nichelle
niebuhr reinhold
~wayde van
~carl;~susin
niemann hans
nikitin afanasy
~kitaro
nivelle robert
nivison ted
niyazov saparmurat
nkrumah kwame
noether emmy
~soichi;~hideyo;~isamu
nojocki eilif
northup solomon
norwich julian;norwich julian of
nottage lynn
novalis
ntamack romain
nubbles kit
nureyev rudolf
nurhaci
nyerere julius
~matti
~chukwuma
obedlam tom
obrador andres manuel lopez;obrador andres
oconnal brian
~feargus;~sandra day;~frank;~sinead
odinson thor;odinson loki
odoacer
oduduwa
oedipus
oersted hans christian
ohanian alexis
okeeffe georgia
okkotsu yuta
okonkwo;okonkwo;~unoka
olenska ellen
olmsted frederick law
~sylvanus
~sean;~conor;~ernie
omilana niko
onassis jacqueline;onassis aristotle;onassis jackie
onizuka ellison
onwueme tess
ophelia
orbison roy
~jose batlle y
orlando;~vittorio
~beto
orpheus
~george;~sarah;~john;~mary pope;~joan;~june
osceola
osimhen victor
othello
~sembene
pacelli eugenio
pacioli luca
packard dave
packham chris
pahlavi reza;~mohammad reza
palacio raquel

palacky frantisek
palmyra zenobia
panchen lama
pandora
pansino rosanna
pantani marco
~jasmine
parnell charles;~anna;~fanny
parslow roger
~charles;~talcott;~jim;~micah;~tom
pasteur louis
patmore coventry
patrick saint;~danica
pauling linus
pavelic ante
pavlova anna
payette julie
~thomas love;~jonnie
~lester;~karl;~noel;~kit
pekkala serafina
~lilo;~nani
pelevin victor
pelicot gisele
peltier leonard;~autumn
~roger;~lionel
penzias arno
~alex;~fernando
periyar
~frances;~charles
perlman radia;perlman itzhak
perouse la;~jean francois de la
perseus
persson markus
pertwee jon
pesquet thomas
petacci clara
petkoff raina
peugeot armand
phidias
philbin darryl
~trevor;~katherine
~joaquin
piastri oscar
picasso pablo
piccard auguste;piccard jacques;piccard bertrand
~fio
~george;~bill;~davis
~tommy;~angelica;~rose;~sam
pickton robert
picoult jodi
pidcock tom
pienaar francois
~lester
pikachu
piketty thomas
pilcher rosamunde
pilecki witold
~billy;~scott
pinchot gifford
pingala
pinkman jesse
~leigh anne
pinsent matthew
pirogov nikolay

pirzada lilia
~barney
pizarro francisco
plaatje sol
plastov arkady
platini michel
plautus
playton josella
~christopher;~polly;~henry
pochita
poehler amy
pogacar tadej
~dustin
poisson simeon
poitier sidney
poitras laura
polenov vasily
~kieron;~handre;~vicky
pollini maurizio
~brick;~maggie
pollock jackson;~henry
pomfrey poppy
pontiac
ponting ricky
ponyboy;ponyboy
poppaea
poppins mary
porthos
~natalie;~jacob;~rachel
potatau te wherowhero;~hami
poulenc francis
poussin nicolas
prandtl ludwig
prebble lucy
~ford
presley elvis
prestes luis carlos
~margaret;~marty
prevert jacques
priddle retty
princip gavrilo
~narayan
proclus
proctor john;proctor;~elizabeth;~elizabeth
profumo john
psamtik
ptolemy
puccini
pulaski casimir
pulisic christian
pullman philip;pullman philip;pullman george;pullman auggie
punnett
pushkin alexander
pynchon thomas
pyrrhus
pytheas
~nizar
qaddafi muammar
quadros janio
qualley margaret
~eca de;~pedro fernandes de
queneau raymond
~gonzalo jimenez
quesnay francois

~adela
~francisco de
quijano alonso
~thomas de;~lola
~harleen
~horacio
quixote don
~jack;~calico;~arthur;~mazer
~stamford
raisman aly
rajguru shivaram
raleigh walter;~dennis;~james
~aron
ramabai pandita
~monica
rameses
~richard;~cruz
~lisa;~rebecca
~claudio
rankine william
~kuti funmilayo;~arthur
raphael
rapinoe megan
ratched nurse
~maxine
raworth kate
~dolphus
redwald
redzepi rene
reitsch hanna
~louis;~jerry
rengoku kyojuro
resnick mitchel
reubens paul
reuther walter
reynaud paul
ricardo david
~little;~henry
richler mordecai
richter charles;~gerhard;~sviatoslav;~max
ricimer
~eva
rickman alan
ricoeur paul
~matthew;~gary
riemann bernhard
rihanna
rimbaud arthur
riordan rick;riordan rick
riorson xaden
~dennis;~guy
rivaldo
~rosie
~tony;~arizona
~holden
~frederick;~joseph jenkins;~john;~bartholomew;~julia;~robin
robeson paul;robeson brian
robredo leni
roddick anita;~andy
~richard;~aaron;~bill
rodrigo olivia;~triana;~joaquin
roerich nicholas
roethke theodore
roiland justin

rokotov fyodor
~sonny;~seth
romanov nicholas;romanov mikhail;romanov michael;romanov alexei;romanov anastasia;romanov tatiana;romanov olga;romanov maria;romanov alexander;romanov peter
romulus;~augustulus
ronaldo cristiano
ronsard pierre de
roronoa zoro
rosberg nico
rosling hans
rossini
rostand edmond
rostova natasha
rouhani hassan
rovelli carlo
rowling joanne;rowling joanne;~bill
roylott grimesby
rozanov vasily
rubicon
rubruck william
rudisha david
rudolph;~wilma
~rosemary radford
ruffalo mark
ruganda john
~heinz
rumford count
rundell katherine
rushdie salman;rushdie salman
russell bertrand;russell willy;~john;~william howard;~bill;~george
ryzhkov nikolai
saadawi nawal el
sabonis domantas
safavid ismail
sahagun bernardino
saitama
~masahiro;~masahiro
saladin
~zoe
~sebastiao
salieri antonio
sallust
salmond alex
~haym
salonen esa pekka
salvini matteo
sambora richie
samoset
sampras pete
~deborah;~agnes
~diane;~aaron
~rick;~celia;~pedro;~sonia
sanders bernie;~colonel;~harland;~barry;~deion;~shedeur
sandino augusto
sandler adam
sandlin destin
sankara thomas
~kartar singh
~john singer
sarkozy nicolas
sassoon siegfried;sassoon siegfried
~ghasidas
~nakamoto
satrapi marjane
sattler ellie

saverin eduardo
saviano roberto
saville jenny;saville margaret
savimbi jonas
scaloni lionel
~erza
~hjalmar
~hunter;~dawn
scheele carl wilhelm
schiele egon
schirra wally
schlatt jay
schlick moritz
schlink bernhard
~helmut;~rottluff karl;~eric;~mike;~abby
~harrison;~carl
~hanna
~noah
schrank john
schrute dwight
~dutch;~howard
schuman robert
schumer chuck
schwann theodor
~celine
scobell walker
scripps donald
scrooge ebenezer;scrooge
scruton roger
seaborg glenn
seabury samuel
seacole mary;seacole mary
seattle chief
seehorn rhea
seethal tyla
seferis george
seghers anna
~andres
sejanus
selanne teemu
selkirk alexander;selkirk lord
sembene ousmane
semenya caster
sendler irena
~leopold;~leopold sedar
sentamu john
sepamla sipho
sepetys ruta
sergius radonezh
severus septimius
seydoux lea
seymour jane;~thomas;~edward;~david
shagari shehu
shahade jennifer
shammai
shamsie kamila
~ravi;~anoushka
shannon claude
~robert;~ben;~josh;~isabella garcia
shapley harlow
sharaku
sharawi huda
~lal bahadur;~ravi
shatner william

sheeler charles
sheeran ed
shelley percy;shelley mary;shelley mary;~nate
~alan;~sam;~ernest;~commander;~matthew
~cindy;~roger;~william tecumseh;~palladino amy;~richard
shestov lev
~claressa
shikibu murasaki
~hanzo;~genji
shinkai makoto
shinoda mike
shinran
~bram;~hagar;~john;~marvin;~jenny
~harold;~gavin
shipton mother
~hafez;~saadi
shirley anne;~donna;~stephanie
shivaji
shotoku
shuisky vasily
shukhov vladimir;shukhov ivan denisovich
shuster joe
shylock;shylock
sibande mary
sickert walter
sidemen
sidious darth
siemens werner;siemens werner von
sigauke jeremiah;sigauke nyasha;sigauke tambudzai
simenon georges
~diego
~jk
simonov konstantin
simpson homer;simpson bart;simpson bart;simpson homer;simpson lisa;~wallis;~oj;~orenthal;~john;~thomas;~james young;~lorna;~marge;~abe
sinatra frank
~christian
sirleaf ellen johnson
sistani ali
sitting bull
skellig michael
skinner;~seymour;~bf
skripal sergei;skripal yulia
slayton deke
slessor mary;slessor kenneth
slimani leila;~sami
smeaton mark;smeaton john
smetana bedrich
~stanislav
smyslov vasily
sneferu
snicket lemony
sobchak anatoly
sobhraj charles
sobukwe robert
sodapop
solomon
~tony;~carmela;~meadow
soranus
sordino melinda
sorokin anna
sorolla joaquin
southee tim
southey robert
soutine chaim

~fela
sowerby dickon;sowerby martha;sowerby susan
soyinka wole;soyinka wole
spassky boris
spector phil;spector marc
~diana;~percy;~herbert;~stanley;~octavia
spenlow dora
spenser edmund
~rebecca
spiegel evan;spiegel spike
spinnet alicia
spinoza
~tail
sprouse cole;sprouse dylan
~esme
squanto
squeers fanny
ssundee
~elliot
stanley henry;stanley;~paul
stanton elizabeth cady;~edwin;~andrew;~giancarlo
~georgia
starkov alina
starmer keir
statius
~alfredo di
~britta
steinem gloria
~rudolf;~guenther;~alex;~rudy;~guenther
stenham polly
~hungary;~moldavia;~saint
steuben baron;steuben friedrich von
~michael;~thaddeus;~wallace;~nettie;~izzie
~miley;~breanna;~kristen;~james;~patrick;~jon;~jackie
stilton geronimo
stimson simon
stirner max
stormzy
stratus trish
strauss johann;strauss levi;strauss leo;strauss richard;strauss andrew;~lewis
~barbara
subutai
suharto
sukarno;~ahmed
sulston john
~razia
~buffy;~scott;~alex;~nathan
~charles;~joseph
surikov vasily
surratt mary
surtees john
susanin ivan
suskind patrick
suvorov alexander
~mallory;~ron;~joe
~sydney;~tim
~iga
swigert jack
swinney john
swinson jo
~tilda
~kathrine
sykkuno
syngman rhee

systrom kevin
szilard leo
szyslak moe
tacitus
taharqa
taizong
taneyev sergei
tanjiro
tankian serj
tansley charles
tarbell ida
tarquin;~superbus
tarrant brenton;tarrant chris
tarrega francisco
tartini giuseppe
tashfin yusuf
taurasi diana
taussig helen
tavener john
~gustavus von
temujin
~david;~fr
tenniel john
tenzing
~publius
~mary church
thaksin
tharoor shashi
theroux louis
theseus
thewlis david;~dora
thomson jj;~william;~tom;~charles;~jj;~judith jarvis
thoreau henry david
thumboo edwin
thurber james
~uma
tibbets paul
tiepolo giovanni battista
tiersen yann
tiglath pileser
tillich paul
~mike;~zara
tippett michael
tirpitz alfred
~ashley
titania;titania
tjibaou jean marie
toffana giulia
togashi yoshihiro
tokayev kassym jomart
toksvig sandi
tolkien john
tolstoy leo;tolstoy alexei;tolstoy aleksey
tomioka giyu
tomyris
topalov veselin
topuria ilia
torvald
torvill jayne
~pamela;~pl;~judd;~pl
treplev konstantin
tresham francis
trimble david
~effie

tristan
trotsky leon;trotsky leon
~william monroe;~derek;~rodney;~james henry;~del boy
trudeau justin;trudeau pierre
tshombe moise
tsipras alexis
tsukino usagi
tsunade
tsunoda yuki
tsuyuri kanao
tudjman franjo
tuffers phil
tughlaq muhammad;~firuz shah
tughluq muhammad
tughril
~endel
tupolev andrei
turanga leela
turnage mark anthony
turrell james
tutuola amos
tversky amos
tweddle beth
twombly cy
tyndale william
tyndall john
uccello paolo
uematsu nobuo
ulanova galina
ulvaeus bjorn
ulyanov vladimir;ulyanov alexander
unamuno miguel de
unkrich lee
urahara kisuke
uraraka ochaco
urasawa naoki
urquiza justo jose
usborne jeremy
ushakov fyodor;ushakov simon
utagawa hiroshige
utamaro kitagawa
uzumaki naruto;uzumaki kushina;uzumaki boruto
vachier lagrave maxime
valjean jean
valmiki
~dorothy;~henry;~williams ralph;~sarah;~stevie ray;~michael
vavilov nikolai
vellani iman
venkman peter
ventris michael
~ace;~ace
~giovanni;~robert
~sofia
vermeer johannes
verrier urbain le
versace gianni;versace donatella
vettori daniel
vicario guglielmo;vicario angela;vicario pablo;vicario pedro
~ov
~carol
viollet le duc eugene
virchow rudolf
vivaldi antonio
voeikov alexander

voronoi georgy
vorster john
vronsky
vuitton louis
vujicic nick
waititi taika
waiyaki hinga
waksman selman
walcott derek;~susanna
~jan ove
waldorf blair;~blair
~connell
walizai tariq
wallace alfred;~david foster;~george;~henry;~lurleen;~william;~bubba;~barret
walpole robert;walpole horace
~barbara;~julie;~jennifer
waluigi
wambach abby
warbeck perkin
wareing marcus
warholm karsten
warnock raphael
~dionne
~ollie;~juju;~darren;~emma
watteau antoine
~jace
~clive
weasley ron;weasley ginny;weasley fred;weasley george;weasley percy;weasley bill;weasley charlie;weasley arthur;weasley molly
~daniel;~john;~noah
wegener alfred
wemmick john
~wim
wenfeng liang
wenjack chanie
westall robert
weyland peter
wharton edith;~harry
~john archibald;~mortimer;~mike;~nancy;~joey
whishaw ben
whitlam gough
whitman walt;~marcus;~narcissa;~charles
whitmer gretchen
whitney eli
whitson peggy
~frank;~anne
wickham;~george
wiegman sarina
wieland christoph martin
~gretchen
~bradley
~geert
wildeve damon
~kaiser;~reinhardt
~maurice;~dick;~roy
~frances;~buddy;~emma;~john
willems mo
willkie wendell
wilmore butch
~wallis;~elizabeth
winfrey oprah
~orde
winslet kate
~ronnie;~edward
winston;winston dallas

~ethan
wintour thomas;wintour anna;~robert
~reid
wishart eliza;wishart laura;~george;~robert
witbooi hendrik
wojtyla karol
woodley shailene
~portia
woodsen serena;~serena van der
~jacqueline
woolcot judy;woolcot meg
wooster bertie
~frank;~lucy
wozniak steve
wrangel pyotr
wuornos aileen
xiuquan hong
yanayev gennady
~umaru musa
~lizzy
yelchin anton
yelnats stanley;yelnats
yeltsin boris
yesenin sergei
yohanan ben zakkai
yolland george
~paxton hall;~shigeru
yoshino akira
~deborah
~cole;~lena;~ruth;~travis;~walter lee
yusupov felix
zaitsev vasily;zaitsev alexander
zardari asif
zatopek emil
zauditu
zaytsev vasily
zebedee
zelezny jan
zendaya
zeppeli gyro
zeratul
zermelo ernst
zhdanov andrei
zhivago
zhivkov todor
zhongli
~karl;~angela
zoldyck killua
zosimos
zumthor peter
zwilich ellen taaffe
zwingli huldrych;zwingli ulrich
abagnale frank
abednego
aberdeen lord
aboulela leila
abrahams peter;abrahams harold
~abdulsalami;~atiku
acemoglu daron
achilles
ackerman levi;ackerman mikasa
adderson randy
adenauer konrad
~kare

~gustavus
agatsuma zenitsu
agricola;agricola gnaeus
agualusa jose eduardo
~christina
aitmatov chinghiz
akunyili dora
alauddin khilji
alberich kaeya
albinoni tomaso
albright madeleine
aleichem sholem
alekhine alexander
alembert jean d
alfonsin raul
algernon
~alexis mac
~maggie
amanpour christiane
ambedkar bhimrao
ammaniti niccolo
amundsen roald;amundsen sophie
anacaona
anacreon
anchieta jose
andersen hans christian;~riley
anderson sherwood;~wes;~elizabeth garrett;~laurie halse;~leroy;~marian;~james
andreeva mirra
andretti mario;andretti michael
andreyev leonid
andropov yuri
~fra;~fra
annabeth;annabeth
annunzio gabriele;annunzio gabriele d
anscombe elizabeth
antigone
antipova lara
antonoff jack
antrobus raymond
anyidoho kofi
apuleius
arbuckle jon
archeron feyre;archeron nesta
ardashir
argerich martha
~jean bertrand
arkadina irina
arkanian petra
arkhipov vasily;~vasili
arminius;arminius jacobus
armitage simon;armitage simon;~richard
arquette david
arsement preston
ashikaga takauji;ashikaga yoshimitsu
askeladd
asperger hans
astafyev viktor
asturias miguel angel
astyages
~mike;~michael
~rowan;~richard
atreides paul;atreides leto
~ezio
auerbach frank

aufidius tullus
augustus;augustus;augustus
aurelius marcus
averroes
avicenna
avogadro amedeo
azarenka victoria
baartman sarah;baartman saartjie
bachchan amitabh;bachchan harivansh rai;bachchan abhishek
bachelet michelle
~ingeborg
baddeley alan
badenoch kemi
badoglio pietro
baerbock annalena
~abu bakr;~abu bakr al
bagheera
bahuguna sunderlal
~jonny
bakewell robert
~francisco
baldrick
banchero paolo
banderas antonio
~surendranath;~mamata;~abhijit
banneker benjamin
banville john
barabbas
baratham gopal
barbauld anna
barbossa hector
bardella jordan
barnardo thomas
~mike;~frederic;~steven;~charlotte
~netta
baselitz georg
basquiat jean michel
bassanio
bastable oswald;bastable alice;bastable dora
bastidas micaela
baszucki david
~diana
~dave
bazhenov vasily
bdoubleo
beatrice;~princess
~margaret;~francis;~caroline;~edmund
beauvoir simone de
beccaria cesare
~byron de la
behanzin
behzinga
belacqua lyra
belgrano manuel
belinsky vissarion
~jean paul
belnades sypha
beneatha
benedick;benedick
~pope;~ruth
benetton luciano
~walter;~judah
bentinck william
benvolio;benvolio

berdyaev nikolai
bergeron george;bergeron harrison
bergkamp dennis
bergling tim
berkeley george;~william
bernanke ben
bernthal jon
berryman john
bertozzi carolyn
~carmy
bessemer henry
betjeman john
bezukhov pierre
~manjul
bhaskara
bhumibol;bhumibol adulyadej
birdseye clarence
birkhoff george
bismarck otto
~marzia
bjerknes vilhelm
bjornson bjornstjerne
~nancy;~peggy
blackman frederick
blackmun harry
blaxland gregory
~werner von
bloodaxe eric
blunkett david
boadicea
boccioni umberto
boethius
bohemond
boldwood william
boleslaw
boluarte dina
bombadil tom
bombelli rafael
~ivar
boniface;~pope
bonpland aime
~murray
boonchuy anne
borchert wolfgang
borromeo charles
bothwell earl
bouazizi mohamed
~lucien
boudicca
bouhired djamila
bourassa robert
bourbaki
bourdain anthony
bourdieu pierre
bowerman bill
bradbury ray;bradbury ray;~steven
~betsy;~edward
~john;~terry
braganza catherine
bramante donato
brancusi constantin
brandeis louis
brangwen gudrun;brangwen ursula
branning max

brattain walter
breakker bron
brentano clemens;brentano franz
~jordana;~william
brezhnev leonid
~phoebe
brindley james
~vera
brockman greg
bronsted johannes
bronzino
browning robert;browning elizabeth;~frederick;~christopher
brownlee marques;~alistair;~jonathan
bruckner anton
brueghel pieter
bryullov karl
buchanan daisy;buchanan tom;buchanan;buchanan daisy;buchanan tom;~james;~pat
budyonny semyon
bueckers paige
bukharin nikolai
bulawayo noviolet
bulgakov mikhail;bulgakov sergei
bulganin nikolai
bumstead blondie
bundchen gisele
bungaree
burberry thomas
burbidge margaret
burdenko nikolay
burgoyne john
~ron
~ambrose
bushnell nolan
busquets sergio
butlerov alexander
bykovsky valery
byrnison iorek
cabrillo juan
caiaphas
caillaux joseph
~cuthbert
~felipe;~pedro
~tommy;~bud
caligula
~herman
cambyses
camillus
~naomi;~bannerman henry;~kim;~joseph;~neve;~donald;~alastair;~hughie
caputova zuzana
~lazaro
carducci giosue
~sorry
carlsson robyn
carnegie andrew;carnegie andrew;carnegie dale
~brunswick
carracci annibale
~venustiano
carraway nick;carraway nick
carreras jose
carstone richard
~giacomo;casanova
casaubon edward
casemiro carlos
~therese

~iker
castilla ramon
catiline
cattrall kim
catullus
centineo noah
~petillius
cespedes carlos manuel
chadwick james;chadwick edwin;~jamie
chagatai
chalamet timothee
~whittaker;~rebecca
chamisso adelbert von
chamorro violeta
~nate
chanakya
changbin
chapayev vasily
chappell greg;chappell ian
chargaff erwin
~bobby;~jack
chastain jessica
chatelet emilie du
chazelle damien
cheshire
~wentworth
chibnall chris
~erskine
chillida eduardo
chiltern gertrude;chiltern mabel;chiltern robert
chilwell ben
chisholm shirley;chisholm caroline;chisholm melanie;~jesse
chissano joaquim
chongzhi zu
~jean loup;~jean;~de troyes
christie agatha;~chris;~john;~julie;~linford;~elise
chughtai ismat
claggart john
clairaut alexis
clarisse
clarkson jeremy;clarkson thomas;clarkson kelly;~adrienne
claudius
clausius rudolf
claypole noah
~hervey
clementi muzio
clouseau jacques
~thomas;~josephine;~archie;~kelso
cockroft hannah
codreanu corneliu
colleoni bartolomeo
colletti dafne
~john;~robbie
columbus christopher;~diego;~bartholomew;~chris
comaneci nadia
comenius john amos
commodus
comnenus alexius
compaore blaise
comstock zachary;~elizabeth
congreve william
~james;~catherine;~billy
contador alberto
~david;~stewart;~adam;~misty

cordelia;cordelia
~wendy
coriolis gaspard
~vito;~michael;~sonny
~gracchi
cornwell jack
~francisco;~francisco vazquez de
~mairead;~mark
cortazar julio
corvinus matthias
~william;~liam;~wt
cosgrove miranda
~frank;~elvis;~archie;~john a
cottrill clairo
coughlin charles;coughlin natalie
couperin francois
courtois thibaut
cousteau jacques
cramling anna
cratchit bob;cratchit
cravalho aulii
~cindy;~terence
~helen;~john
~kimberle
crepsley larten
crockett davy
~samuel;~richmal
cromwell oliver;cromwell thomas;cromwell richard;cromwell henry
cronkite walter
~samuel ajayi;~ashley
crummles vincent
~rebecca lee
crundall albert
culpeper thomas;culpeper nicholas
cumhaill fionn mac
cummings ee;~dominic
cuthbert;~marilla;~matthew
czolgosz leon
d'amelio charli
daedalus
daguerre louis
daidouji tomoyo
daladier edouard
dalglish kenny
dallaire romeo
dalloway clarissa;dalloway richard
damocles
danforth;danforth chad
danticat edwidge
danziger paula
dashkova ekaterina
dashwood elinor;dashwood fanny;dashwood john;dashwood margaret;dashwood marianne
~robyn;~arthur;~ruth;~william
~clinton
~massimo
dedekind richard
degrasse neil
delacour fleur;delacour gabrielle
delaunay robert;delaunay sonia
dempster mary;dempster paul
~sean mac
dicaprio leonardo
~marlene
dijkstra edsger

dimaggio joe
dimaline cherie
dimbleby richard;dimbleby david
~georgi
dinklage peter
~laertius;diogenes
dionysus
disraeli benjamin
djindjic zoran
djokovic novak;~novak
doctorow el
doesburg theo van
dogmatix
doisneau robert
dollfuss engelbert
domitian
~declan
donofrio vincent
doraemon
douglass frederick
dovlatov sergei
dragneel natsu
dreemurr toriel;dreemurr asgore;dreemurr asriel
driscoll roxy
~carlos;~henry;~flora
~livia
dubuffet jean
duchenne guillaume
dujardin charlotte;~jean
durkheim emile
dutschke rudi
duvalier francois;duvalier papa doc
duvernay ava
earnshaw catherine;earnshaw catherine;earnshaw hindley;earnshaw frances;earnshaw hareton
~clint
ecgberht
edgerton joel
eichmann adolf
einstein albert;~izzy
eisenman peter
~olafur
ellsberg daniel
emecheta buchi
eminescu mihai
epicurus
ericsson john;ericsson lars magnus
erigaisi arjun
~danny
~giancarlo
~unready;ethelred
etzebeth eben
eurydice
eusebius
eustachi bartolomeo
evaristo bernardine
everdeen katniss;everdeen katniss;everdeen primrose
everdene bathsheba
explorer dora
falconet etienne
falstaff
faltskog agnetha
~ginevra
farquaad lord
~peyton;~william

farragut david
faulkner william;~brian
favaloro rene
fearnley whittingstall hugh
ferdowsi
~alex;~sarah;~adam;~jesse tyler;~priah
fielding henry;~cyril;~helen;~maia;~john
figueres jose
~millard
~seamus
fiorello tony
~elisabeth schussler
firdausi
firouzja alireza
~michael james
flanders matilda;flanders ned
flashman harry
flaubert gustave
~john;~joseph;~jessica;~ferb
flinders matthew
flintoff freddie;~andrew
flitwick filius
folchart meggie;folchart mo
~robert la
~jean de la;~just
foucault leon;foucault michel
fraenkel abraham
franklin benjamin;franklin rosalind;franklin ben;franklin rosalind;~aretha;~miles;~john;~lady jane;~missy
~chrystia
freisler roland
freyberg bernard
friedman milton
fujimori alberto;fujimori keiko
~tatsuki
~michinaga;~chika
fukuzawa yukichi
fyodorov svyatoslav;fyodorov nikolai
~rigathi
gadirova jessica
gagarina valentina
gaiseric
galdikas birute
galerius
galliano john
galtieri leopoldo
gamaliel
gambetta leon
garavani valentino
~stephen;~edward;~frank
~james;~andrew;~leon
garnacho alejandro
~william lloyd
gascoyne cecil robert
gaudreau
gaultier jean paul
~sunil
gaveston piers
gellhorn martha
~vito;~kitty
genseric
geronimo
gershwin george;gershwin ira
gertrude
ghiberti lorenzo

gilgeous alexander shai
gillette king;gillette king camp
~carol;~vince
gingrich newt
ginobili manu
ginsberg allen
ginsburg ruth bader
ginzburg vitaly;ginzburg natalia
giolitti giovanni
~giorno;~giorno
~nikki
gittings barbara
~rudy
givenchy hubert de
gladwell malcolm
glampers diana moon
glaspell susan
glazunov alexander
glushkov viktor
goebbels joseph;goebbels joseph;~magda
goeppert mayer maria
goethals george
~denis;~whoopi;~bill;~whoopi
goldblum jeff
golovkin gennady
~speedy
~elian;~pedri;~raul
goodison lorna
goodyear charles
gordimer nadine
goscinny rene
gottwald klement
goulding ellie
gracchus tiberius;gracchus gaius
~percy;~katherine
grealish jack
greenhow rose
grenfell wilfred
greyback fenrir
~emily
~joyner florence;~arthur;~frederick;~david wark;~dw
grignard victor
~rainier;~francesco;~albert
~clark
groening matt
grosjean romain
grossman vasily;grossman david
gruffudd llywelyn;~dafydd ap
~gwenllian ferch;~rhys ap
gryphius andreas
guderian heinz
guericke otto von
~vicente;~vladimir;~eddie
guillard amelie
guinness arthur;guinness alec
guiscard robert
guldberg cato
gulliver lemuel;gulliver
gumilyov nikolai
gundogan ilkay
guterres antonio
gvardiol josko
gyokeres viktor
haarmann fritz

habakkuk
habermas jurgen
habsburg rudolf;habsburg maximilian;habsburg otto
hadamard jacques
haignere claudie
hailsham kathy
hainault philippa
haisheng nie
hakkinen mika
halcombe marian
~hr
~michael;~james
~odette
hamilcar
hamilton alexander;hamilton lewis;~margaret;~eliza;~philip;~emma;~lady;~william rowan;~richard;~laird;~bethany
hannibal
harbaugh jim
~imogen
hardinge frances
hardrada harald
~bess;~michael
harefoot harold
~agatha;~jack
harrison george;~william henry;~benjamin;~john;~tony
hartnell william
hasanabi
hassabis demis
~warren;~reed;~gavin;~arthur;~george;~ted;~william
hathaway anne
hathloul loujain
~lucas
havisham;havisham miss;havisham
hayakawa aki
~sonic;~shadow
heimlich henry
heinlein robert
helstone caroline
henchard michael;henchard susan
heracles
hercules
hereward
herjavec robert
hermione
herodias
herschel caroline;~william;~john
herzberg frederick
hetfield james
heydrich reinhard
hiawatha
hikohito takumi
hilfiger tommy
hilleman maurice
himejima gyomei
hinckley john
hirasawa yui
hirobumi ito
hirohito
hisaishi joe
hitchens christopher
~emily;~leonard
~eta;~heinrich;~josef;~eta
hollande francois
~doc;~doc
holloman will

holmgren chet
holmwood arthur
holonyak nick
honecker erich
honegger arthur
honorius
horemheb
horigome yuto
horowitz anthony;horowitz vladimir;horowitz cher
~bojack;~bojack
~khaled
hotchner aaron
~steph
~cathleen ni
houseman alfred
huidobro vicente
huillier anne
humboldt alexander;humboldt alexander von
~hubert;~dan
humphrys john
~amin
hwoarang
ibarruri dolores
~enrique;~julio
~antioch
ihimaera witi
ilizarov gavriil
ilyushin sergey
inarritu alejandro
indurain miguel
ingerman fishlegs
ironside edmund;ironside bjorn
isaacman jared
isabella;~queen
iscariot judas
ishiguro kazuo
iturbide agustin;iturbide graciela
itzcoatl
ivanovna alyona
~arne;~quentin
jacquard joseph;jacquard joseph marie
jagiello
jahangir
jakobson roman
janszoon willem
jarndyce john
jeffords terry
~judge;~george
~leah sava;~hakeem
~paul;~elizabeth;~waylon;~ken
jeroboam
jhabvala ruth prawer
jochebed
~annemarie;~kirsti
johanson donald
~joseph;~albert sidney
jonathan;~goodluck
jordaens jacob
josephus
jschlatt
jugurtha
jumblatt kamal
jungkook;~jeon
kabalega

kageyama tobio;~shigeo
kahneman daniel
kaiulani
kalakaua
kalanick travis
kalidasa
kaminari denki
kamisato ayaka;kamisato ayato
kanafani ghassan
kancheli giya
karadzic radovan
karamzin nikolai
karenina anna;karenina
karjakin sergey
karmakar dipa
karpathy andrej
kasavubu joseph
kasparov garry
kaspbrak eddie
~angelica
kautilya
kavinsky peter
kawabata yasunari
kawakubo rei
kehlmann daniel
kejriwal arvind
kekkonen urho
keneally thomas
kenyatta jomo;~uhuru;~jomo;~uhuru
kerensky alexander
~nancy;~sarah
khalvati mimi
khamenei ali;khamenei ayatollah
khariton yuli
khomeini ruhollah;khomeini ayatollah
khorkina svetlana
khutulun
~carthage;~josie
~ellie
killicks logan
kimbangu simon
kingshaw charles;kingshaw helena
~mary;~charles;~ben
~maxine hong
kinomoto sakura
kipchoge eliud
kipyegon faith
kiramman caitlyn
~nestor;~cristina;~ernst ludwig;~cristina fernandez de
kirigaya kazuto
kirstein jean
kisaragi yuffie
kitasato shibasaburo
kochamma margaret
kohlberg lawrence
koinange mbiyu
kolatkar arun
kollwitz kathe
~alexios
koolhaas rem
korchnoi viktor
kornilov lavr
korolyov sergei
korsakov nikolai rimsky

kotobuki tsumugi
kourouma ahmadou
~faustina
~stanley;~stella;~jacob
krakauer jon
kramskoi ivan
~leonid
krelborn seymour
krikalev sergei
kristeva julia
kristoff
krogstad nils
kugisaki nobara
kuindzhi arkhip
kurapika
kureishi hanif
kurosaki ichigo
kurosawa akira
kururugi suzaku
kusakabe mei;kusakabe satsuki
kutaragi ken
~kwasi
lackland john
ladislaw will
lagerlof selma
lagertha
lagrange
lalibela
lammeter nancy
lancelot
landseer edwin
lanfranc
langevin paul
langland william
langmuir irving
lankybox
lansbury george
larionov mikhail
lassalle ferdinand
lasseter harold;lasseter john
latynina larisa
~laurie;~margaret;~theodore
lawrence dh;lawrence friar;~james;~arabia;~thomas edward;~te;~stephen;~doreen;~saint;~jerome;~thomas;~jacob;~jennifer;~trevor;~johnny
lebesgue henri
lebowski jeffrey
lecointe altheia jones
legendre adrien marie
~frederic
lemaitre georges
lempicka tamara de
leonardo
leonhart squall;leonhart annie
leonidas
leontief wassily
leontiev alexei
leontyev aleksey
~giacomo
levertov denise
~rene;~paul;~hazel
levitsky dmitry
lewinsky monica
lhopital
lidstrom nicklas
lilburne john

lindauer gottfried
~astrid
lingiari vincent;~vince
linguini alfredo
linnaeus carl
~tara
lippmann walter
~maxim
llywelyn
lochhead liz
~gilderoy;~tifa;~gilderoy;~sally;~tifa
~belva
~vince;~falco;~lella
lombroso cesare
~cassius
longping yuan
~kathleen
lopakhin yermolay
lothbrok ragnar;lothbrok bjorn
lovegood luna;lovegood xenophilius
lovelace ada;lovelace ada;~richard;~robert
lovelock james
lucilfer chrollo
ludacris
luhrmann baz
~dolph
lusignan guy
~walther von
lyapunov aleksandr
lycurgus
lyngstad anni frid
lysander;lysander
lysippos
macalpin kenneth
~zachary;~herbert;~thomas;~thomas babington
~john;~sean
~angus
macneice louis
macphail agnes
~mirabel;~isabela;~luisa;~antonio;~dolores;~camilo;~pepa;~abuela;~alma
magellan ferdinand;magellan ferdinand
magnotta luka
magorian michelle
magritte rene
magufuli john
magwitch;magwitch abel
maharana pratap
mahathir mohamad
mahavira
~esther;~solomon
makarios
malenkov georgy
malevich kazimir
~manish
malinche
mallarme stephane
malpighi marcello
malvolio;malvolio
mandhana smriti
mangroli padma
~hazza
manstein erich
mantegna andrea
maradona diego

~leon;~jean baptiste
~rocky
~princess;~saint;~denmark;~moody
margolin jamie
margrete
margulis lynn
marianne
mariotte edme
~dzsenifer
~wynton
marshall george;marshall;marshall thurgood;~james;~barry;~alfred;~malcolm
~emiliano;~lautaro;~pedro
masaccio
masamune date
mascagni pietro
masekela hugh
maserati alfieri
masiyiwa strive
massenet jules
matekoni jlb
~yosuke
~lothar
~auston;~jeanine;~hosea
maudslay henry
~marcus;~marian
maximian
maximoff wanda;maximoff pietro;~billy
mbikwana thami
mcaleese mary
mccarthy joseph;~cormac;~kevin;~john
mccorvey norma
mccullin don
mccullum brendon
~hattie
mcdermid val
~mary lou;~dick;~trevor
mcentire reba
mcgahern john
~conor;~douglas;~ewan;~callum;~jude;~lynette;~meggie;~ryan
~summer
~michael;~drew
mckellen ian
mckennie weston
~ian;~tricia
mcmurphy randle;mcmurphy randle patrick
~angela
medvedev dmitry;medvedev daniil
megawati
melnikov konstantin
melville herman
meminger liesel;meminger werner
menander
menderes adnan
mendieta ana
menelaus;menelaus alexandria
menethil arthas
mengiste maaza
menkaure
mercader ramon
mercalli giuseppe
mercator gerardus
mercutio;mercutio
~james;~george;~anna
~maximus decimus

merridew jack
mersenne marin
meselson matthew
messiaen olivier
~ulrike
mhlakaza nongqawuse
micawber emma;micawber wilkins
michaels shawn;michaels anne
michelin andre
michurin ivan
midoriya;midoriya izuku
mikimoto kokichi
milarepa
miliband ed;miliband david
milligan spike
millikan robert
milyukov pavel
minamoto yoritomo;minamoto yoshitsune;minamoto shizuka
minotaur
mirabeau honore
~billy;~reginald;~maria;~margaret;~joan;~donovan;~joni
miyamizu mitsuha
~shigeru
miyawaki mitski
~hayao;~hidetaka;~hidetaka
~kaori
mogensen andreas
~khalid sheikh
molaison henry
~jurgen
mondlane eduardo
mondrian
monmouth duke
monomakh vladimir
montague;montague;~john
montcalm louis joseph;montcalm marquis
montfort simon
mordaunt penny
moriarty;~dean;~james;~jim
moriyama daido
morpheus
morpurgo michael
morrison toni;morrison toni;~herbert;~scott;~jim;~van;~jack
~roger;~edmund;~james
mortmain cassandra;mortmain rose
mountjoy sammy
mourinho jose
~alonzo
msimangu theophilus
muhammad;~elijah;~al ghazali;~askia;~fatimah bint;~lutalo;~zia ul haq
~murtala
~eve
~hercules;~carey;~buck
mulroney brian
mungoshi charles
murakami;~takashi;~haruki
murasaki shikibu
~diarmait mac
murtaugh roger
museveni yoweri
~thea
musgrove charles;musgrove henrietta;musgrove louisa;musgrove mary
mustaine dave
mysterio rey;mysterio dominik

nachtwey james
naismith james
~chuuya
~atsushi
~satoshi
~hikaru;~shuji;~aya
nakhimov pavel
namikaze minato
nanjiani kumail
napoleon bonaparte;napoleon;napoleon;napoleon;napoleon
naresuan
narlikar jayant
naruhito
~karol
nekrasov nikolai
nesterov mikhail
netrebko anna
nevelson louise
nevinson christopher
newcomen thomas
nichiren
~saint;~jemima
~douglas;~doug
nickleby kate;nickleby nicholas;nickleby ralph
niemeyer oscar
nijinsky vaslav
ningning
nobunaga oda
normandy emma;normandy robert
nowitzki dirk
nussbaum martha
~flannery
o'malley grace
~olusegun
~lena
obierika
oblonsky stiva
obruchev vladimir
~daniel;~finneas;~paul
octavian
odegaard martin
odenkirk bob
odysseus
offerman nick
ohiggins bernardo;~kevin
oistrakh david
oiticica helio
okorafor nnedi
okounkov andrei
~hakeem
~olajide;~deji
olivetti adriano
ollonais francois
olympias
omnitrix
ondaatje michael
oodgeroo
~dolores
ortelius abraham
~ozzy;~sharon
osofisan femi
osundare niyi
otrigger lucius
ouattara alassane

oughtred william
ovechkin alexander;ovechkin alex
pacquiao manny
padukone deepika
paganini niccolo
pajitnov alexey
paolozzi eduardo
papineau louis joseph
parizeau jacques
~pier paolo
pastrana travis
patchett ann
~banjo;~katherine;~banjo;~banjo;~william
patsayev viktor
~melba
~charlie;~thomas;~tommo
peggotty clara;peggotty daniel
peletier carol
pemulwuy
penelope
penfield wilder
perelman grigori
peresild yulia
pericles
perpetua
perrault charles
perugino pietro
~joh bjelke;~wolfgang
~jordan;~adrian
petliura symon
petlyura symon
petraeus david
petrakis david
petrarch
pevensie lucy;pevensie edmund;pevensie susan;pevensie peter
~ida;~michelle
phaedrus
philidor francois
~zara;~alban william;~jess;~sid
~jordan;~mary
pickwick samuel
piliavin irving;~jane
pilkings jane;pilkings simon
pimblett paddy
pinochet
piranesi giovanni
pissarro camille
placidia galla
~sheldon
platonov andrei
~aulus
playfair william
~gideon
~sabina
plotinus
~joseph;~roy;~horace;~oliver
plutarch
podgorny nikolai
~lukas
poincare raymond;poincare henri
pokimane
polamalu troy
polanski roman;polanski zack
polonius

polstead malcolm
polyakov valeri
polybius
polycarp
polzunov ivan
pompidou georges
poncelet jean victor
pontormo jacopo
popovich pavel;popovich gregg
poseidon
potemkin grigory;potemkin grigori
potiphar
~terence
powhatan
prebisch raul
~samuel;~william;~dak;~john;~sidney
~ayanna
prishvin mikhail
pritzker jb
prokudin gorsky sergey
prospero;prospero
proudhon pierre joseph
prufrock j alfred
prunariu dumitru
~ann
pugachev yemelyan;pugachev emelyan
pulitzer joseph
purkinje jan
putellas alexia
puttappa kuvempu
qianlong
quackity
~glenn;~duncan
quaritch miles
~tetteh
quirrell quirinus
~vidkun
rabbitte jimmy
rabelais francois
radetzky joseph
radisson pierre
radonezh sergius
raducanu emma
raedwald
rajaraja
~chola
rajneesh
ramanuja
~ev
ramesses
ramotswe precious
~mamphela
~edmund;~peyton;~philip;~jennings
raphinha
~rhona;~robert
rapunzel
rashford marcus;rashford marcus
rasputin grigori;rasputin gregory;rasputin valentin
ratchett samuel
rathenau walther
rattigan terence
~rachin
~jody wilson
redfield chris;redfield claire;redfield irene

~vanessa;~steve
redmayne eddie
rehoboam
~lili
rejewski marian
remarque erich
respighi ottorino
reuleaux franz
~jason;~osborne;~joshua;~ryan;~debbie
~keith;~viv;~reed
~david;~emmett
rickover hyman
riebeeck jan van
rietveld gerrit
rinehart gina
ringgold faith
ringling john
ringwald molly
riordain sean o
~juan roman
roberval gilles
robinson jackie;robinson tom;~mary;~edwin arlington;~marilynne;~joan;~david;~smokey;~sugar ray
robotnik ivo
rockbell winry
roebling john;roebling washington;roebling emily
roentgen wilhelm
romanoff natasha
romanova anastasia
roncalli angelo
rosalind
rosebery archibald
rosenhan david
~christina;~dante gabriel
rothfuss patrick
rousseau jean jacques;~henri
rousseff dilma
rowntree seebohm;~joseph
roxelana
rubadiri david
ruisdael jacob van
rumsfeld donald
rybakina elena
saariaho kaija
saarinen eero;saarinen eliel
~gabriela
~ryoma;~ryuichi
sakharov andrei
sakuragi hanamichi
salinger jd;salinger jerome
saltykov shchedrin mikhail
sambhaji
sandberg sheryl
sandburg carl
sandiego carmen
sangster thomas brodie
santiago;~amy;~dominic
sarabhai vikram
saramago jose
sargeson frank
sarutobi hiruzen
saussure ferdinand de
~vinayak damodar
savrasov alexei
scannell vernon

scarratt emily
~rudolph
scherzer max
schiffer claudia
schiller friedrich
schinkel karl friedrich
schirach baldur
schlafly phyllis
~helen;~margaret;~tibby
schnabel artur
schneier bruce
~gerhard;~dennis
schubert franz
schumann;~clara
~philip;~angelica;~eliza
schweetz vanellope
scoresby lee
scorfano alberto
scorsese martin
scriabin alexander
seacrest ryan
sechenov ivan
seinfeld jerry
seirawan yasser
selassie haile
seleucus
seligman martin
semyonov nikolay
senusret
seondeok
sequoyah
servetus michael
sesemann clara
~jeff
seyfried amanda
shaarawi huda
shadrach
shalamov varlam
shankara adi
shapcott jo
shariati ali
~al
shchusev alexey
shekhtel fyodor
~jack;~kate
~philip;~richard brinsley;~jose;~laura;~laurie;~marianne;~meg;~pen;~donna;~sophie
sherlock
sherriff robert cedric
~fallon
shiffrin richard;shiffrin mikaela
shimerda antonia
shinchan
~manny
shishkin ivan
shockley william
shonagon sei
shoneyin lola
~beth
shukshin vasily
shunpike stan
sibelius jean
sihanouk;sihanouk norodom
~wladyslaw
sikorsky igor

simhadri aryan
~upton;~clive;~christine;~lucas;~erica;~enid;~emil;~murray;~ryan
sinfield kevin
sisyphus
skimpole harold
skrillex
slogoman
slughorn horace
~waylon
smollett tobias;smollett alexander
~wesley
snowball;snowball
sobieski jan;sobieski john
socrates;~brasileiro
solander daniel
~mulatto
solomons alfie
solovyov vladimir
sondheim stephen
songtsen gampo
~enoch
~soren
soulages pierre
spearman charles;spearman rosanna
spengler egon
~jerry;~francesca
~jerry;~connie
spruance raymond
squealer;squealer
~matthew;~henry
~megan thee
stallman richard
stallone sylvester
standall alex
~miles;~myles
~leland;~charles villiers
~hester;~james
~heather
~ernest;~clarice
staubach roger
~imelda;~boy;~percy boyd
steadman ralph;~lauren
stefanik milan
steffens lincoln
steichen edward
steinitz wilhelm
steinway henry
stenberg amandla
stendhal
~alexander;~james;~simon;~sloane
sterling raheem
stiglitz joseph
stilicho
stilwell joseph
~david;~james;~robert;~valancy
stockton john
stoletov alexander
stolypin pyotr;stolypin peter
stoppard tom
strasser gregor;strasser otto
~jg
subianto prabowo
~koushi;~koshi
sugihara chiune

sugimori ken
~hiroshi
suleiman
~mustafa
sullivan anne;sullivan anne;~kathryn;~louis;~arthur;~victor
sumeragi kamui
sundback gideon
sundiata
~cass
superman
sushruta
susskind leonard
sutcliff rosemary
sverdlov yakov
sviridov georgy
swieteck doug
syndulla hera
takahata isao
takaichi sanae
takamori saigo
~naoko
talabani jalal
talhaoui loreen
~wiremu
tanizaki junichiro
tarleton banastre
tassadar
~finn
teasdale sara
tecumseh
teilhard de chardin pierre
telemann georg philipp
tennyson alfred;tennyson gwen;~ben;~max
tewodros
thalmann ernst
thatcher margaret;thatcher becky
~emperor
thesiger wilfred
thiebaud wayne
~daley;~hugh;~ken;~francis;~hunter;~klay;~emma;~herah elaine;~flash
thorfinn karlsefni
thorston ruffnut;thorston tuffnut
thunberg greta;thunberg greta;thunberg greta
~strom
thutmose
tiberius
tibullus
~chidiock
tigelaar fiyero
tillmans wolfgang
timofeev resovsky nikolay
tinguely jean
tinuviel luthien
todoroki;todoroki shoto;todoroki enji
tokischa
tokugawa ieyasu;tokugawa iemitsu;tokugawa yoshinobu
tombaugh clyde
tomonaga shinichiro
toriyama akira
~jack;~danny;~wendy
torrijos omar
torvalds linus
toulouse lautrec henri de
~robert;~sue;~francis;~peter

toyotomi hideyoshi
traddles tommy
traherne thomas
travolta john
~henning von
trigorin boris
~amish
trippier kieran
tropinin vasily
trotwood betsey
trudgill peter
truffaut francois
trumbull john
tsarnaev dzhokhar;tsarnaev tamerlan
tsiolkas christos
tulliver maggie;tulliver tom
tulsidas
turgenev ivan
~edna;~tracy
tyutchev fyodor
uchimura kohei
uelsmann jerry
ukrainka lesya
ulbricht walter
umbridge dolores
undersee madge
undomiel arwen
~mitsuru
ushinsky konstantin
utterson;utterson gabriel
vajpayee atal
vakarian garrus
valkyrae
~federico
vanbrugh john
vandross luther
~papathanassiou
vanzetti bartolomeo
varadkar leo
vasarely victor
velaryon corlys
~jon
vercetti tommy
verinder rachel
~paolo
verratti marco
verwoerd hendrik
vesalius andreas
vespucci amerigo
~queen;~tomas luis de
vikkstar
villiers george;villiers barbara;villiers ab de
~junior
vinsmoke sanji
~gian galeazzo
vizcaino sebastian
vlaminck maurice de
voltaire
vonnegut kurt
voorhees jason
vuillard edouard
vygotsky lev
vysotsky vladimir
wagamese richard

~binyavanga
waldheim kurt
walibora ken
walliams david
warbucks oliver
wargrave justice
wariinga jacinta
~doreen
washakie
~margaret floy
wawrinka stan
wazowski mike
~carl;~gale
wechsler david
wedekind frank
~josiah
weinberg steven;weinberg wilhelm
weismann august
weissman drew;weissman joshua
weizmann chaim
welchman gordon
wernicke carl
westenra lucy
westwick ed
~vivienne
~phillis
whistler
~forest;~john;~tk
whittier john greenleaf;whittier pollyanna
wightman jake
wildhack montana
williams tennessee;williams serena;williams abigail;williams venus;williams tennessee;~john;~robin;~roger;~eric;~sunita;~suni;~rowan;~william carlos;~daniel hale;~bernard;~paul revere;~ralph vaughan;~nico;~inaki;~robbie;~hayley;~pharrell;~billy dee;~maisie;~sonny bill;~caleb
wilsdorf hans
winchell walter
~john;~aaron;~dolly
wolfhard finn
wolowitz howard
~garnet
~linda
woodhull victoria
~robert;~bob;~clive
wormwood matilda;wormwood matilda;~harry;~michael
~jack;~john
wrayburn eugene
xenophon
xiaoping deng
xingjian gao
xuanzang
xuanzong
yamamoto isoroku;~yohji
~shinya
~wise
yoritomo minamoto
yudenich nikolai
~yakov
~saad
zaharias babe didrikson
zakharov andreyan
zaluzhny valery
zamenhof ludwik
zamyatin yevgeny
zapatero jose luis
zapruder abraham
~eli

zasulich vera
zawahiri ayman
zedekiah
~olena
zelensky;zelensky volodymyr
zelinsky nikolay;~wilbur
zemeckis robert
~ferdinand;~ferdinand von
zhengfei ren
zhuangzi
zimbardo philip
zinoviev grigory
zurbaran francisco de
zworykin vladimir
zyuganov gennady
abashvili georgi;abashvili natella
~ralph;~haymitch
ablewhite godfrey
~marina
adlington rebecca
aeschylus
aetheling edgar
aethelred
africanus leo
agamemnon
agrippina;~julia
aguecheek andrew
ahuitzotl
ainsworth mary
aitchison charlotte
akhenaten
akhmatova anna
akutagawa ryunosuke
albucasis
alexander;~kwame;~harold;~arnold trent
~denmark;~feodorovna
alibrandi josephine
alighieri dante
almodovar pedro
altdorfer albrecht
althusser louis
alzheimer
amenemhat
amenhotep
amouranth
anawrahta
ancelotti carlo
~benny
andreescu bianca
antigonus
antiochus
antipater
~kimi
antonescu ion
antoninus pius
aphrodite
applegate katherine
appleseed johnny
aquitaine eleanor
arakcheev alexei
aristides
aristotle
armstrong neil;armstrong louis;armstrong lance;~edwin;~billie joe
arrhenius svante

artemisia
artevelde jacob van
aryabhata
asantewaa yaa
asclepius
asmongold
atahualpa
atanasoff john
athelstan
augustine
aurangzeb
aurobindo;aurobindo sri;aurobindo ghosh
awkwafina
ayckbourn alan
babington anthony
backshall steve
baekeland leo
bagration pyotr
bahaullah
balakirev mily
ballerini kelsea
ballinger colleen
balmaceda jose manuel
balotelli mario
bandicoot crash;bandicoot coco
bangalter thomas
bannatyne duncan
baratheon robert;baratheon joffrey;baratheon stannis
barenboim daniel
barnavelt lewis
barrymore drew;barrymore john
bartholdi frederic
bathsheba
bayajidda
beauclerc henry
becquerel
beethoven ludwig van
bekhterev vladimir
belafonte harry
belichick bill
~mario;~nicola
bennelong
~leopold
bergoglio jorge
berkowitz david
~ames;~sarah
bernoulli daniel;bernoulli;bernoulli jacob;bernoulli johann;bernoulli francesco
bernstein leonard;bernstein elmer;bernstein carl;~eduard;~rusty
berzelius jons jacob
bierstadt albert
bimbisara
bindusara
blackbell becky
~rachael;~ritchie
blackpool stephen
~elizabeth;~david
blanchett cate
blavatsky helena;blavatsky madame
bloomberg michael
bluetooth harald
boccaccio
bolkonsky andrei
bolognesi francisco
bolsonaro jair

boltzmann ludwig
bonaparte napoleon;bonaparte josephine;bonaparte joseph;bonaparte lucien;bonaparte pauline;bonaparte jerome;bonaparte louis
bondfield margaret
bonifacio andres;~jose
borromini francesco
bortoleto gabriel
botvinnik mikhail
~nadia;~lili;~rodolphe
bounderby josiah
~louise;~chloe
bourgeoys marguerite
bourguiba habib
bracknell augusta
~gail
braverman suella
breedlove pauline;breedlove pecola
bridehead sue
~matthew
brosnahan rachel
brunswick caroline
bubblegum princess
bulstrode nicholas
burroughs william;burroughs edgar rice;burroughs jordan;~george
~mangosuthu
~star
buttigieg pete
buxtehude dieterich
~francisco largo
cadwaladr
caesarion
calatrava santiago
caldecott randolph
calfreezy
calpurnia;calpurnia
camavinga eduardo
camilleri andrea
campoamor clara
canaletto
cannavaro fabio
caracalla
caratacus
~twm
carnarvon lord;~george
carothers wallace
~scott;~sabrina;~john
carragher jamie
casalegno gavin
caslavska vera
cassander
castellan luke
catherick anne
catherine;catherine
caulfield holden;caulfield max;caulfield allie;caulfield phoebe
~bonaventura
cavendish henry;~mark;~faith
ceausescu nicolae;ceausescu elena
celebrini macklin
cervantes miguel
cetshwayo
chaadayev pyotr
chaitanya
chaliapin feodor
chaminade cecile
champlain samuel

chappelle dave
charlotte;~queen;~princess
~henri le
~chacha
~nirad c
chebyshev pafnuty
~rani
chennault claire
cheptegei joshua
cherenkov pavel
chernenko konstantin
cheselden william
chevrolet louis
chiellini giorgio
chikatilo andrei
chilembwe john
~viacheslav
~fletcher;~tyrant
~sweden
chukovsky korney
churchill winston;~sarah;~john;~caryl;~frank;~richard
clairvaux bernard
cleanthes
cleopatra
~grover
clijsters kim
clitheroe jack;clitheroe nora
clitherow margaret
cobblepot oswald
cockerell christopher
colapinto franco
coleridge samuel;coleridge taylor samuel
condorcet marquis de
confucius
constable john
copleston frederick
corbusier
corenswet david
corneille pierre
correggio
cotillard marion
~pierre de
~tom;~bryce
coverdale miles
cunobelin
dalhousie lord
dallaglio lawrence
dannunzio gabriele
darkholme raven
~lindsay
decebalus
degeneres ellen
demasduit
demetrius;demetrius
denbrough bill;denbrough georgie
derzhavin gavrila
desargues girard
descartes rene
~didier
desdemona;desdemona
~shashi
despenser hugh
devadatta
diaghilev sergei

dicamillo kate
dickinson emily
dimartino michael dante
dionisius
dionysius syracuse;dionysius
dirichlet peter
dokuchaev vasily
dolgoruky yuri
~josefa ortiz
dommaraju gukesh
donaldson jimmy;~julia
donatello
donizetti gaetano
doolittle jimmy;doolittle james;doolittle hilda;doolittle eliza;doolittle alfred;doolittle john
doubleday abner
doubtfire euphegenia
draisaitl leon
drakeford mark
~heike
druckmann neil
~tammy;~angela;~vera;~jack
duplantis armand
earnhardt dale
eckermann ali cobby
edgeworth maria;edgeworth miles
einthoven willem
elbaradei mohamed
elizabeth;~queen
~duke
engelbart douglas
enobarbus domitius
ephialtes
epictetus
escoffier auguste
esmeralda
esperanza
esterhazy ferdinand
ethelbert
ethelwulf
eugenides jeffrey
euripides
evanovich janet
evenepoel remco
falloppio gabriele
fanthorpe ua
farrakhan louis
~lyonel
feinstein dianne
ferdinand franz;ferdinand;~king;~rio
~enzo
fessenden reginald
festinger leon
fetterman john;~william
fibonacci
~zlata
firebrace jack
firestone harvey
fischbach mark
fishburne laurence
flamsteed john
~mick;~tommy
fletchley justin finch
florensky pavel
followill caleb

forkbeard sweyn
~claudia
fragonard jean honore
~piero della
~great;~joseph
~wilhelm;~caspar david
frobenius georg
frontenac count
fuglesang christer
fulbright william
fushiguro megumi
~john kenneth
ganondorf
garfunkel art
garibaldi giuseppe;garibaldi anita
garrincha
geowizard
gericault theodore
gilgamesh
gillayley joe;gillayley simon
~dizzy;~dizzy
ginastera alberto
giorgione
giraudoux jean
gladstone william
gleitzman morris
glendower owen;~owen
godolphin sidney
godwinson harold;godwinson tostig
goldblatt david
~oliver;~jerry
goldstein vida;goldstein eugen;goldstein tina;goldstein queenie;goldstein emmanuel
goldwater barry
~holly
goncharov ivan
goolagong evonne
goransson ludwig
gorbachev mikhail;~raisa
gradgrind louisa;gradgrind thomas;gradgrind tom
~christine;~evelyn boyd
grappelli stephane
greenfeld bram
greenleaf legolas
greenspan alan
greenwald glenn
~mason;~esther;~will
~kate;~richard
griezmann antoine
~andy;~philip jones
~jerzy
grunewald matthias
grynszpan herschel
guajajara sonia
guardiola pep
guinevere
gunnhildr jean
gurdjieff george
gutenberg johannes;gutenberg beno
gwendolen
gwenllian
gyanendra
~leigh
~geri
~fabian

hammurabi
~sven
hansberry lorraine
hardbroom constance
harington kit
harkonnen vladimir;harkonnen feyd rautha
harmodius
~woody
harthouse james
hartright walter
hasdrubal
hashibira inosuke
hattusili
hauptmann bruno;hauptmann gerhart
haussmann georges
~tom;~rachel
hawksmoor nicholas
hawthorne nathaniel;~gale
heartilly rinoa
heckscher eli
hegerberg ada
heidegger martin
helmholtz hermann von
helvetius claude
hemingway ernest
hemsworth chris;hemsworth liam
~dustin;~rickey
heraclius
~rodri;~xavi
herobrine
herodotus
herondale jace
herrndorf wolfgang
heyerdahl thor
hideyoshi toyotomi
highsmith patricia
~alicent
~bingen
hindemith paul
hiroshige utagawa
hitchcock alfred
hitsugaya toshiro
hofferson astrid
holderlin friedrich
hollander justin
hollerith herman
~mackenzie
hollywood paul
holyfield evander
horikoshi kohei
hornigold benjamin
houphouet boigny felix
hubermann hans;hubermann rosa
~laud
huntleigh shep
hutchence michael
hutcheson francis
iheanacho kelechi
iltutmish
immelmann max
~gianni
isocrates
issigonis alec
itsfunneh

ivanovsky dmitri
jagiellon
jefferson thomas;~justin;~rowley
~wei
johansson scarlett
johnstone linda;johnstone sammy
jorgenson snotlout
justinian
kaahumanu
~jaroslaw;~lech;~ted
kaedehara kazuha
~semei
kalanithi paul
kamkwamba william
kandinsky wassily
~nikola
karamazov alyosha;karamazov dmitri;karamazov fyodor;karamazov ivan
karkaroff igor
karlstadt andreas
kaspersky eugene
~mathieu
katsuragi misato
kavanaugh brett
~gregoire
kelmeckis charlie
kemmerich franz
kentridge william
kernighan brian
khashoggi jamal
~khadijah bint
khwarizmi
kibutsuji muzan
kingmaker warwick
kingsford smith charles
kiprensky orest
kirchhoff gustav
kirishima eijiro;kirishima touka
kishimoto masashi
kissinger henry
~herbert;~lord;~horatio
kjellberg felix
klemperer otto
klitschko vitali;klitschko wladimir;klitschko vladimir
klobuchar amy
knausgard karl ove
knightley keira;knightley george;knightley isabella;knightley john
~issa
kochiyama yuri
kokoschka oskar
kollontai alexandra
kondakova yelena
konietzko bryan
kononenko oleg
korematsu fred
korolenko vladimir
kosteniuk alexandra
koulibaly kalidou
krabappel edna
krasinski john
kravinoff sergei
kronecker leopold
kropotkin peter;kropotkin pyotr
krupskaya nadezhda
kuniyoshi utagawa

kurchatov igor
kustodiev boris
~marquis
laguardia fiorello
lamartine alphonse de
lampedusa giuseppe tomasi di
lancaster hazel grace;~sophie
lannister tyrion;lannister cersei;lannister jaime;lannister tywin
laufeyson loki
lauterbur paul
lavoisier antoine;lavoisier marie anne
lehnsherr erik
leibovitz annie
lepellier elwin
lermontov mikhail
lestrange bellatrix
letterman david
leucippus
lhuillier monique
libeskind daniel
licklider joseph;licklider jcr
lightwood alec;lightwood isabelle
lightyear buzz
lilypichu
lindbergh charles
linklater richard
lispector clarice
lissitzky el
liverpool lord
lobengula
lomonosov mikhail
longbourn
louboutin christian
lovecraft howard;lovecraft hp
lowbridge sam
lucretius
ludington sybil
luxemburg rosa
lyndhurst nicholas
mabanckou alain
macarthur douglas;macarthur douglas;~ellen;~john;~elizabeth
maccabeus judas
macdonagh thomas
~john a;~flora;~ramsay;~agnes;~margaret;~hugh
macdowell edward;macdowell andie
macfadyen matthew
~rob roy;~mary
~alasdair
mackandal
mackellar dorothea
~alexander;~william lyon;~corrie;~holt
mackillop mary
~halford
~nathan;~william
maclaurin
maclennan hugh
~harold;~james;~ernie;~margaret
macquarie lachlan;macquarie elizabeth
~mary;~terence
mactavish john;mactavish soap
~thuli
magnitsky leonty
magnussen kevin
~ramon

~jayanta
maintenon
makarenko anton
makhachev islam
maldacena juan
mandelson peter
manekshaw sam
maniapoto rewi
mankiller wilma
~katherine;~peter
marchetta melina
mardonius
marechera dambudzo
margrethe queen
masefield john
~tsietsi
masinissa
maskhadov aslan
massasoit
~bat
~gaten
matherson dana
~yukihiro
matteotti giacomo
matzerath oskar
maxentius
mazoomdar moushumi
mazzucato mariana
mcaliskey bernadette
mcauliffe anthony;mcauliffe christa
mccaffrey christian
mccartney paul;~stella
mcclellan clarisse;mcclellan george
~mitch
~cyrus;~robert;~kenny
~craig;~henry joy
mccullers carson
~todd
mcgarrett steve
mcinnerny tim
mclachlan sarah
~beverley
mcpartlin ant
~conor;~aimee semple;~dexter
mechnikov ilya
melbourne lord
melenchon jean luc
mendeleev dmitri
menshikov alexander
merneptah
methodius
meursault
meyerbeer giacomo
michelson albert
michinaga fujiwara
mickelson phil
~kate;~pippa;~thomas;~khris;~catherine;~daniel;~john
mikaelson klaus;~elijah
~mads;~mads
~slobodan
miltiades
minkowski hermann
mintzberg henry
mirandola pico della;~giovanni pico della

mishustin mikhail
mitsuhide akechi
mnangagwa emmerson
moctezuma
~narges
moncrieff algernon
montaigne
montespan
montezuma
~adrian
moosewala sidhu
morecambe eric
morishima hodaka
morricone ennio
mortensen viggo
moscovici serge
moskowitz eli
mossadegh mohammad;mossadegh mohammed
motlanthe kgalema
mozhaysky alexander
~eskia;~ezekiel
mravinsky yevgeny
muchamore robert
~siddhartha;~sabyasachi;~bharati;~pranab;~syama prasad
multatuli
murchison george
murdstone edward;murdstone jane
musgraves kacey
~pervez
mussolini benito;mussolini benito;~rachele
mutanabbi
mutsuhito
muybridge eadweard
mzilikazi
nabonidus
nagarjuna
namatjira albert
narcissus
narracott albert;narracott ted
nasrallah hassan
navalnaya yulia
nectanebo
nefertari
nefertiti
netanyahu benjamin;netanyahu bibi
~norman;~ben;~jack;~anne marie
nickerson ally
nicodemus
niemoller martin
nietzsche friedrich
nikolayev andriyan
nirenberg marshall
nishinoya yuu
noonuccal oodgeroo
~big
novoselic krist
novoselov konstantin
obrenovic
~lowitja
offenbach jacques
oflaherty liam
okudzhava bulat
oldcastle john
oldenburg claes

oranmiyan
ostrovsky alexander
~ronnie;~isabel;~pat
pachacuti
pachelbel johann
padalecki jared
padmavati rani
palpatine
pankhurst emmeline;pankhurst emmeline;pankhurst christabel;pankhurst sylvia;~adela
parkinson james;~michael;~pansy
parmenion
~luca
~louis;~alan
pashinyan nikol
pasternak boris
patanjali
pausanias
pavarotti luciano
pecksniff seth
pelopidas
pendragon howl
penkovsky oleg
pergolesi giovanni battista
periander
petronius
petrosian tigran
petrovich porfiry
petruchio
pewdiepie
~astor
pietersen kevin
pieterson hector
pigafetta antonio
pilsudski jozef
pirosmani niko
pistorius oscar
plantinga alvin
plekhanov georgi;~georgy
plumstead opal
poilievre pierre
pompilius numa
pontmercy marius
portinari candido
porzingis kristaps
~andries
pozharsky dmitry
pratchett terry;pratchett terry
prelutsky jack
premchand munshi
preussler otfried
priestley joseph;priestley john
prigozhin yevgeny
pritchett jay;pritchett gloria;~laurie
prokhorov alexander
prokofiev sergei
quantrill william
quasimodo;~salvatore
radcliffe daniel;~paula;~cyril;~ann;~roger;~anita
ragnvindr diluc
raikkonen kimi
rainsford sanger
rajamouli ss
rajapaksa mahinda;rajapaksa gotabaya
rajoelina andry

ramanujan srinivasa;ramanujan srinivasa;ramanujan ak
~cyril
~vivek
ramazzini bernardino
~knud
rastignac eugene de
rastrelli bartolomeo
~richard;~richard
ratzinger joseph
rauparaha te
ravaillac francois
rehnquist william
~django;~max
rembrandt
revueltas silvestre
ricciardo daniel
richelieu
~pat;~andy;~oscar
rochester;rochester edward;rochester edward
rodchenko alexander
~simon;~james;~alex;~julio
roosevelt theodore;roosevelt franklin;roosevelt eleanor;~kermit
rorschach hermann
~julius;~ethel;~alfred;~isaac;~willow
~joe;~robert
rothstein arnold
~john b
~sheila
~chaim
rundstedt gerd
rustaveli shota
sabalenka aryna
sacagawea
sackville baggins lobelia
sainsbury john
sakaguchi hironobu
salamanca hector
~damon;~stefan
samuelson paul
~brandon;~grant;~tessa
sanderton geoffrey
sansovino jacopo
santander francisco de paula
santayana george
sapkowski andrzej
~dayananda
~domingo
satyarthi kailash
~aljona
scamander newt
scarlatti domenico;scarlatti alessandro
~axel;~scottie
schelling friedrich
schindler oskar
schleiden matthias
~oskar
schnittke alfred
~phillip
~arnold;~claude michel
schwerner michael
schwimmer david
schwinger julian
searcaigh cathal o
~saint;~linus

selfridge harry
semiramis
sephiroth
~dulcie
~juan gines de
severtsov alexey
shaboozey
sharapova maria
shchedrin rodion
sheinbaum claudia
shigaraki tomura
shinomiya kaguya
shirogane miyuki
~carolyn;~eugene
sholokhov mikhail
shonibare yinka
shyamalan night
siqueiros david alfaro
skarsgard alexander;skarsgard bill;skarsgard stellan
skovoroda hryhorii
skywalker luke;skywalker anakin;skywalker leia;skywalker shmi;~rey
slighcarp letitia
slugworth arthur
~joey
~augustus
~qasem
sophocles
sotomayor sonia
soubirous bernadette
~gareth
spartacus
spellbody maud
speransky mikhail
spiderman
spielberg steven
spongebob
squidward
stakhanov alexei;~alexey
~chris;~beryl;~jack
steinbeck john;steinbeck john
steinfeld hailee
steinhaus hugo
stepanova varvara
sternberg robert
stevenson robert louis;stevenson robert louis;~adlai;~bryan
stieglitz alfred
~stiles
stockmann peter;stockmann thomas
stormrage illidan
stoughton william
strafford earl
~boston
~wes
streicher julius
streisand barbra
strongbow
struensee johann
sturluson snorri
suetonius
sumanguru
summerson esther
~peter;~stuart
sutskever ilya
svetlanov yevgeny

swarovski daniel
~algernon;~richard
~james joseph;~sue
szechenyi istvan
tachibana taki
~rumiko;~kazuki
takemitsu toru
tallchief maria
tallmadge benjamin
tamerlane
tarantino quentin
targaryen daenerys;targaryen rhaenyra;targaryen aegon;targaryen aemond;targaryen viserys
tarkovsky andrei
tartaglia niccolo
taufaahau
tavendale ewan
templeman lucetta
tendulkar sachin;~vijay
tenenbaum brigid
~squidward
~bal;~bala;~william makepeace
theodoric
thirlwall jade
~dick;~sal;~william
timbaland
tinbergen nikolaas
tischbein emil
titchener edward
~peach
tobjizzle
togliatti palmiro
tokarczuk olga
~ray;~louis
tongogara josiah
topcliffe richard
toscanini arturo
toussaint louverture
townshend charles;townshend pete
trafalgar law
~sybill;~john
~laura;~charles
tribbiani joey
troughton patrick
truganini
tsereteli zurab
tsitsipas stefanos
tsvetaeva marina
tucholsky kurt
tuthmosis
tyagaraja
uhlenbeck karen
ulitskaya lyudmila
unabomber
~carrie;~rory;~frank;~claire;~grover;~braxton
ungaretti giuseppe
~deendayal
urokodaki sakonji
valentine saint;~jill;~faye;~katherine;~shirley;~thaddeus;~lewis
vancouver george
vashnadze grusha
vasnetsov viktor;vasnetsov apollinary
veerappan koose
velazquez;~diego
venizelos eleftherios

~sudhir
vercheres madeleine
verlander justin
vernadsky vladimir
verrazano giovanni
vespasian
viazovska maryna
vidyarthi ganesh shankar
vitellius
vitruvius
voldemort
vortigern
vyshinsky andrei;~andrey
wachowski lana;wachowski lilly
~edward gibbon;~jessica;~andrew
wanamaker john
wangchuck jigme
waterbury bobbie;waterbury roberta
waterford serena;waterford fred
~bill;~gumball;~darwin;~anais;~nicole;~richard
waybourne sara
waybright sasha
~florian
wellesley arthur;wellesley richard
wenceslas
~thomas;~frederick;~peter;~william
~russell;~tati
~colson;~alfred north
whiteread rachel
wickfield agnes
wilkinson jonny;~ellen;~john
winehouse amy
~amanda;~laura;~tom
winkleman claudia
winnfield jules
winnicott donald
winterson jeanette
wodehouse pg;wodehouse pelham
wolfshiem meyer
woodville elizabeth;woodville anthony
woolworth frank
wozniacki caroline
wraysford stephen
wycherley william
~tomoyuki
yaoyorozu momo
yeobright clym;yeobright thomasin
yogananda
yongzheng
yoshimoto banana
yossarian john
yourcenar marguerite
yousafzai malala;~ziauddin
yudhoyono susilo
zacchaeus
zaluzhnyi valerii
zechariah
zeddemore winston
zeldovich yakov
~volodymyr
zephaniah benjamin
zhukovsky vasily;zhukovsky nikolay
zoroaster
zuckerman homer

abdelkader
abdulhamid
abdulmajid iman
~abdullah
abramovich roman
adityanath yogi
aethelbert
aethelstan
aethelwulf
agathocles
aivazovsky ivan
akakievich akaky
akhundzada hibatullah
alanbrooke lord
alcibiades
alexievich svetlana
alliluyeva svetlana;alliluyeva nadezhda
amanirenas
anaxagoras
anaximenes
andreessen marc
andronicus titus
anguissola sofonisba
anielewicz mordechai
antoinette marie
apollonius
applewhite marshall
archimedes
arcimboldo giuseppe
ariovistus
aristippus
~marko
artaxerxes
aschenbach gustav von
athanasius
aubameyang pierre emerick
auchinleck claude
augustulus romulus
azharuddin mohammad
badboyhalo
~beryl
balanchine george
balenciaga cristobal
ballantyne robert
baratynsky yevgeny
~hayreddin;~frederick;barbarossa
barbirolli john
barneveldt
~rene
bartimaeus
bastianich joe
baudelaire charles;baudelaire violet;baudelaire klaus;baudelaire sunny
bazalgette joseph
beckwourth jim
beeblebrox zaphod
beijerinck martinus
belisarius
bellarmine robert
bellingham jude;bellingham jude;~john
~dawn
belshazzar
bennington chester
berezovsky boris
bergensten jens

berlusconi silvio;berlusconi marina
bernadotte folke;bernadotte jean
berrettini matteo
~ingrid;~romulo
~greig teresa
bjorndalen ole
blackadder edmund
blackbeard
~cindy
blackstone william
blazkowicz william
blumenthal heston
boccherini luigi
bogolyubov nikolay
bogtrotter bruce
~joseph armand
bonhoeffer dietrich
bonneville hugh
borsellino paolo
botticelli
bouboulina
boumediene houari
bouteflika abdelaziz
bradstreet anne
brandybuck merry;brandybuck meriadoc
~kamau
~emmet
bridgerton daphne;bridgerton anthony;bridgerton colin;bridgerton eloise;bridgerton benedict
broflovski kyle
brundtland gro;~gro harlem
~zbigniew
bucephalus
~vivian
buonarroti michelangelo
burningham john
~nedeljko
cadwalladr carole
cagliostro alessandro
cairncross john
~hakan
california robert
calrissian lando
~tommaso
canellakis karina
cannizzaro stanislao
canterbury augustine
capablanca jose
caravaggio
~stokely;~amy;~susie;~stokely
~alejo
~leonora
~edmund;~mary;~alexander
~ronnie anne
castafiore bianca
caupolican
changamire
~bankim chandra
chatterley constance
~gilbert;~gk;~gk
chichester francis;~arthur
chikamatsu monzaemon
chizhevsky alexander
chlebowski ethan
chrysippus

chrysostom john
churchland patricia
chuzzlewit martin
cienfuegos camilo
cinderella
clausewitz carl
clawthorne eda
claythorne vera
clemenceau georges
copernicus nicolaus
coriolanus
cornwallis charles;cornwallis lord
cronenberg david
crownguard luxanna;crownguard garen
cruikshank george;cruikshank leola
cuauhtemoc
cuitlahuac
~andrew;~imogen;~merce;~cade
d'artagnan
dechambeau bryson
deganawida
delevingne cara
democritus
~delia
desmoulins camille
dessalines jean jacques
dhomhnaill nuala ni
~pierre le moyne
dimitrescu alcina
dimmesdale
diocletian
diophantus
diponegoro
divakaruni chitra banerjee
dobzhansky theodosius
doflamingo donquixote
donnarumma gianluigi
dostoevsky fyodor;dostoevsky mikhail
duguesclin bertrand
dumbledore albus;dumbledore;dumbledore ariana;dumbledore aberforth
dumbrowski sandy
dunayevsky isaak
durrenmatt friedrich
~addison
ebbinghaus hermann
ecclestone sophie;ecclestone bernie
eisenhower dwight;eisenhower dwight;eisenhower mamie
eisenstein sergei
elagabalus
empedocles
enheduanna
enriquillo
esarhaddon
eschenbach wolfram von
estevanico
ethelflaed
~violet
fahrenheit
falkenhayn erich
~philo;~hubert
farrokhzad forough
~rainer werner
feodorovna alexandra
feoktistov konstantin

feyerabend paul
fitzgerald scott;~ella;~edward;~larry
fitzhubert michael
flenderson toby
flickerman caesar
flintstone fred;flintstone wilma
fracastoro girolamo
frusciante john
fullbuster gray
galsworthy john
gandolfini james
germanicus
giacometti alberto
gloucester
glukhovsky dmitry
goldfinger erno
goldsberry renee elise
goncharova natalia
goodenough john
gorbacheva raisa
gordievsky oleg
~louis moreau
greenglass david
griboyedov alexander
gronkowski rob
guayasamin oswaldo
guggenheim solomon;guggenheim benjamin;guggenheim peggy
gwanggaeto
gyllenhaal jake;gyllenhaal maggie
haliburton tyrese
haraldsson olaf
hardenberg karl august
~roger;~james
harmsworth alfred
harthacnut
hatshepsut
heartfilia lucy
heathcliff
heavensbee plutarch
heisenberg werner;~karl
hellscream grommash;hellscream garrosh
hephaestus
heraclitus
herophilus
hiddleston tom
~pope;~dietrich von
hillenburg stephen
hindenburg paul
~arlie
~keely
hofstadter leonard
hofstetter rachell
holgersson nils
horkheimer max
hotzendorf conrad
hounsfield godfrey
hrushevsky mykhailo
~trevor
hulkenberg nico
huntingdon arthur
~collis;~george;~samuel
~rosalind
hutcherson josh
~anne;~thomas;~bill;~tessie

ibarbourou juana de
indridason arnaldur
ishowspeed
isinbayeva yelena
jabotinsky zeev
~s
jandamarra
jaruzelski wojciech
~sanath
jayavarman
kabalevsky dmitry
kaepernick colin
kaganovich lazar
kahanamoku duke
~kastus
~bambatha
kamehameha
kamerlingh onnes heike
kardashian kim;kardashian kourtney;kardashian robert;~khloe
katczinsky stanislaus
kezilahabi euphrase
khlebnikov velimir
khrushchev nikita
~krzysztof
kingsolver barbara
knausgaard karl ove
kngwarreye emily
kolmogorov andrey
komunyakaa yusef
kondratiev nikolai
kosciuszko tadeusz;kosciuszko andrzej;~thaddeus
kovalevsky sofia
kubitschek juscelino
kuenssberg laura
kulusevski dejan
kunanbayev abai
kurzgesagt
kwebbelkop
lafollette robert
lafontaine louis
lagerkvist par
lakshmibai;~rani
lamperouge lelouch
langerhans paul
leichhardt ludwig
liebknecht karl
lilienthal otto
~udo
~john;~joan;~justine
litvinenko alexander
~clyde;~mary;~robert
lomachenko vasyl
~neville
longfellow henry
longshanks edward
longstreet james
louverture toussaint
ludendorff erich
lukashenko alexander
luxembourg sigismund
macdiarmid hugh
maclaverty bernard
~james;~william
maimonides;maimonides moses

makunouchi ippo
maleficent
~bronislaw
mandelbrot benoit
mandelstam osip
mandeville john
~meri te tai
mangeshkar lata
mannerheim carl
marcovaldo giulia
marighella carlos
markandaya kamala
markievicz constance
markiplier
marquinhos aoas
marshmello
masaniello
matsushita konosuke
mattarella sergio
matzeliger jan
maupassant
~habsburg;~emperor
mayakovsky vladimir
mayweather floyd
~tadeusz
~justyce
mccandless chris;mccandless christopher;mccandless bruce
mcclintock barbara
mcgonagall minerva
~martin;~frank
~caleb;~rhett;~sydney;~levrone sydney
mcmurrough dermot
mekatilili
mellencamp john
mendeleyev dmitri
mendelsohn erich
mentuhotep
methuselah
metternich
mickiewicz adam
mihailovic draza
~milutin
milholland inez
minatozaki sana
~jozsef
miniminter
mirzakhani maryam
mitsotakis kyriakos
mitterrand francois
modigliani amedeo
molesworth nigel
montagnier luc
montesinos antonio
montessori maria;~maria
monteverdi claudio
montgomery bernard;montgomery bernard;~dacre
morgenthau henry
~alanis
morrisseau norval
moshoeshoe
~thelma
motherwell robert
~elias
~nawal el

mussorgsky
myaskovsky nikolai
natsworthy tom
nazarbayev nursultan
nedoroscik stephen
neizvestny ernst
nicomachus
~enid
nistelrooy ruud van
nongqawuse
norrington james
obergefell jim
obraztsova elena
odaenathus
oglethorpe james
ollivander garrick
orochimaru
ottolenghi yotam
ovonramwen
pachacutec
paderewski ignacy
pakhmutova aleksandra
palestrina giovanni;~giovanni pierluigi da
palmerston lord
papandreou andreas;papandreou george
paracelsus
parmenides
pasionaria
paustovsky konstantin
~federica
penderecki krzysztof
pennyworth alfred
perlmutter saul
perovskaya sophia
persephone
pestalozzi johann
pezeshkian masoud
phillipson bridget
phillotson richard
~doris
pirandello luigi
pocahontas
pochettino mauricio
polycrates
pontellier edna;pontellier leonce
pontryagin lev
poroshenko petro
poulantzas nicos
poundmaker
prabhupada
prasutagus
praxiteles
prithviraj chauhan
prometheus
propertius
protagoras
proudmoore jaina
~bernardo
puigdemont carles
pulakeshin
pythagoras
quartararo fabio
quintilian
rafsanjani akbar

rameshbabu vaishali
ranavalona
ranevskaya lyubov
ratignolle adele
rautavaara einojuhani
ravenstein ernst
reichstein tadeusz
ribbentrop joachim
~sha'carri;~samuel;~henry hobson
richthofen manfred
~emanuel
rochambeau count
ronaldinho
rosenquist james
rosenzweig franz
rothschild;rothschild mayer;rothschild nathan;rothschild lionel
rubinstein helena;rubinstein sergei;rubinstein anton;rubinstein nikolai;rubinstein arthur
~karl heinz
rutherford ernest;~greg
saklatvala shapurji
samarakoon ananda
sangakkara kumara
~juan;~bob
savitskaya svetlana
savonarola girolamo
schleicher kurt
schlieffen alfred
schliemann heinrich
schmeichel peter;schmeichel kasper
schneerson menachem
schnitzler arthur
schoenberg arnold
~michael;~mick;~ralf;~ef;~kurt
schumpeter joseph
schweitzer albert
schwitters kurt
scodelario kaya
scrimgeour rufus
sekhukhune
selvadurai shyam
semmelweis ignaz
sendlerowa irena
shackleton ernest
~taras
shinawatra thaksin;shinawatra yingluck
shusterman neal
~gautama
sierpinski waclaw
silverhand johnny
~nirmala
sivanandan bodhana
skanderbeg
somerville mary
sorrengail violet
spiegelman art;spiegelman margo roth;spiegelman anja
starbright jack
starveling robin
staudinger hermann
steerforth james
steinmeier frank walter
~paul;~george;~robert;~neal;~david
stradlater ward
strassmann fritz
strathcona lord

stravinsky igor
stresemann gustav
strindberg
stroessner alfredo
stroustrup bjarne
strugatsky arkady;strugatsky boris
stuyvesant peter
suhrawardi shihab
suriyothai
sutherland efua;~graham;~joan;~donald;~kiefer;~edwin;~neil
svyatoslav
swinnerton frank
szoboszlai dominik
szymborska wislawa
talleyrand
tarquinius
tchouameni aurelien
tekakwitha kateri
telemachus
telgemeier raina
tereshkova valentina;tereshkova valentina
tertullian
thenardier eponine
theocritus
theodosius
theophanes greek
thornberry eliza;thornberry nigel
~guybrush
thucydides
~max;~phoebe
thyagaraja
timberlake justin
timiryazev kliment
timoshenko semyon
tintoretto
tiradentes
titokowaru
tommyinnit
torquemada tomas
torricelli;~evangelista
toscanelli paolo
trevithick richard
trimingham hugh
trugannini
trunchbull;trunchbull;trunchbull agatha;trunchbull miss
tryggvason olaf
tshisekedi felix
tsongkhapa
tsukishima kei
tsvangirai morgan
turlington christy
tvardovsky alexander
~yulia
undershaft andrew;undershaft barbara
vandenburg max
vanderbilt cornelius
varoufakis yanis
vasilevsky aleksandr
vasubandhu
~immanuel
veritasium
verrazzano giovanni
verrocchio andrea del
verstappen max

vidyasagar ishwar
villeneuve denis;villeneuve jacques;villeneuve gilles
vingegaard jonas
~balaji
vogelweide walther von der
voronikhin andrey
voroshilov kliment
vyarawalla homai
wallenberg raoul
walsingham francis
washington george;washington booker;~martha;~denzel;~john david;~kerry
~john william
weizenbaum joseph
weizsacker richard
wellington
wembanyama victor
wertheimer max
westerfeld scott
~joost van der
wheatstone charles
whitefield george
~leah;~zion;~kane
~hugh;~john;~holly
~oliver;~sarah;~dean;~sam
windradyne
windrunner sylvanas
winklevoss tyler;winklevoss cameron
winnemucca sarah
~gerrard
wonderland alice
~js
wordsworth william;wordsworth dorothy
wroetoshaw
yablochkov pavel
yanukovych viktor
yoshitsune minamoto
~tally
ypsilantis alexander
yushchenko viktor
zarechnaya nina
zoshchenko mikhail
zuckerberg mark
abakanowicz magdalena
aethelflaed
ahmadinejad mahmoud
ajatashatru
aleijadinho
anaximander
antisthenes
~renee
bainimarama frank
~seve;~seve
baltermants dmitri
barrichello rubens
~patriarch;~hatty
baryshnikov mikhail
baskerville charles;baskerville henry;baskerville hugo
baudrillard jean
baumgartner felix
beabadoobee
beauharnais josephine
beauregarde violet
beaverbrook lord
beckenbauer franz

bettencourt liliane
bodhidharma
bolingbroke henry
brahmachari upendranath
brahmagupta
~oyinkan;~pandora
~clarence
~jez
caillebotte gustave
callimachus
cartimandua
casablancas julian
~baldassare
castlereagh lord
chamberlain neville;~joshua;~lindy;~azaria;~wilt;~emma;~austen;~joseph
champollion jean francois
charbonneau toussaint
charlemagne
~emmanuelle;~marc antoine
christaller walter
~hayden
~saint;~warren
~oksana
cincinnatus
cleisthenes
~cuthbert;~luke
conselheiro antonio
constantine;~john;~learie
constantius
copperfield david;copperfield clara
craveirinha jose
~benedict
dangarembga tsitsi
demosthenes
diefenbaker john
dioscorides
dobrovolsky georgy
donnithorne arthur
dostoyevsky fyodor
durberville alec
durbeyfield joan;durbeyfield john;durbeyfield tess
dzerzhinsky felix
ehrmantraut mike
eichendorff joseph von
epaminondas
fitzherbert maria;fitzherbert eugene
frederiksen mette
fredricksen carl;~ellie
furstenberg diane von
furtwangler wilhelm
gentileschi artemisia;gentileschi orazio
gershkovich evan
~tedros
ghirlandaio domenico
gilyarovsky vladimir
goldsworthy andy;goldsworthy peter
gothamchess
gravenberch ryan
grindelwald gellert
gubaidulina sofia
~hildur
habyarimana juvenal
hammerstein oscar;~kurt von
harnoncourt nikolaus

heatherwick thomas
hephaestion
herostratus
hertzsprung ejnar
higashikata josuke
hippocrates;hippocrates
hirabayashi gordon
honeychurch freddy;honeychurch lucy
houellebecq michel
humperdinck engelbert;humperdinck prince
huntzberger logan
ibrahimovic zlatan
izetbegovic alija
jayawardene mahela
kalashnikov mikhail
kantorovich leonid
kapuscinski ryszard
karadjordje
kazantzakis nikos
khmelnitsky bogdan
khmelnytsky bohdan
kierkegaard
kinjikitile
~cynthia
klementieff pom
kristersson ulf
kristiansen ole kirk
kumaratunga chandrika
labuschagne marnus
lamborghini ferruccio
landsbergis vytautas
landsteiner karl
leeuwenhoek
leoncavallo ruggero
livingstone david;~ken;~doctor;~douglas
lobachevsky nikolai
lutoslawski witold
machiavelli niccolo
~dermot
maeterlinck maurice
mahalanobis prasanta
~paul de chomedey de
malebranche nicolas
markovnikov vladimir
marmeladova sonya
~marcello
mccallister kevin;mccallister kate
mccaughrean geraldine
mcconaughey matthew
mecklenburg charlotte
melanchthon philipp;~philip
melchizedek
mendelssohn moses;mendelssohn felix;mendelssohn fanny
metchnikoff elie
mithradates
mithridates
mohorovicic andrija
montesquieu
montferrand auguste de
montgolfier joseph;montgolfier jacques;montgolfier joseph michel;montgolfier etienne
mountbatten louis;mountbatten philip;mountbatten edwina;mountbatten lord
navratilova martina
neuvillette
nightingale florence;nightingale florence;~parthenope;~bernard

nimzowitsch aron
northcliffe lord
ntshingwayo
numberphile
oakenshield thorin
~madge
oppenheimer robert
oxenstierna axel
palaiologos constantine
~leorio
parameswara
pavlichenko lyudmila
philippides
pickersgill mary
pisistratus
plantagenet
plisetskaya maya
polykleitos
poniatowska elena
poniatowski stanislaw;poniatowski jozef
popularmmos
postecoglou ange
~velupillai;~velupillai
~emeric
prymachenko maria
przhevalsky nikolai
pumpkinhead jack
~selena
rachmaninov sergei
rajinikanth
ramakrishna;ramakrishna paramahamsa
~romesh
raskolnikov
ratajkowski emily
ratsimilaho
richarlison
riefenstahl leni
rittenhouse kyle
robespierre maximilien
rockefeller john;rockefeller nelson
rokossovsky konstantin
saakashvili mikheil
scharnhorst gerhard
scheidemann philipp
scherbatsky robin
scherzinger nicole
scholastica
schrodinger erwin;schrodinger
sennacherib
serraillier ian
shacklebolt kingsley
shaftesbury lord
shakespeare william
shalmaneser
sherrington charles
shinazugawa sanemi
silverstein shel
skandagupta
skeffington hanna sheehy;~francis sheehy
skoropadsky pavlo
sobekneferu
somerhalder ian
spallanzani lazzaro
springfield dusty

springsteen bruce
squarepants spongebob
stockhausen karlheinz
stonestreet eric
streatfeild noel
suryavanshi vaibhav
suryavarman
~ms;~ms
szymanowski karol
tailleferre germaine
tartakovsky genndy
tchaikovsky pyotr;tchaikovsky peter;tchaikovsky modest
technoblade;technoblade alexander
tenskwatawa
~bertel
transtromer tomas
tsiolkovsky konstantin
tutankhamun
venetsianov alexey
verhofstadt guy
~devi
vivekananda;vivekananda swami
volkanovski alexander
wagenknecht sahra
wallenstein albrecht
wallerstein immanuel
weierstrass karl
weissmuller johnny
whistledown lady
winterborne giles
~john;~reese
~sam;~charlotte
yevtushenko yevgeny
zabludovsky jacobo
zarathustra
zhirinovsky vladimir
abdusattorov nodirbek
albertsstuff
ankhesenamun
aristogeiton
aristophanes
ashurbanipal
attenborough david;attenborough richard
bandaranaike sirimavo;~solomon
beaumarchais
~rosa may
borovikovsky vladimir
bougainville louis;~louis antoine de
breckinridge john
brinvilliers marie
brocklehurst
brunelleschi filippo
capodistrias ioannis
chandragupta
chipperfield david
~ole kirk
chuilleanain eilean ni
condorcanqui
dargomyzhsky alexander
~dragutin
~florian henckel von
~freydis
eratosthenes
fauchelevent cosette

ferlinghetti lawrence
frankenstein victor;frankenstein;frankenstein victor
gainsborough thomas;gainsborough aerith
gamsakhurdia zviad
gebrselassie haile
groseilliers
grothendieck alexander
~savita
hammarskjold dag
harthacanute
hermaszewski miroslaw
hetherington nigel
hofmannsthal hugo von
hohenzollern wilhelm
hossenfelder sabine
ingebrigtsen jakob
jayalalithaa jayaram
khachaturian aram
khodorkovsky mikhail
klipspringer ewing
kolokotronis theodoros
koothrappali raj
kovalevskaya sofia
krishnamurti jiddu
ldshadowlady
lichtenstein roy
liliuokalani
~marie de
longstocking pippi
~gina
mapplethorpe robert
michelangelo
milankovitch milutin
minderbinder milo
muralitharan muttiah
nabopolassar
nurmagomedov khabib
ostrogradsky mikhail
paladiknight leorio
parmigianino
passepartout jean
pegahmagabow francis
peisistratos
pennyfeather paul
pheidippides
polkinghorne john
qtcinderella
rachmaninoff sergei
rainsborough thomas
ranjitsinhji
rauschenberg robert
rickenbacker eddie
rostenkowski bernadette
rostropovich mstislav
rusesabagina paul
salavarrieta policarpa
samudragupta
schiaparelli giovanni;schiaparelli elsa
schopenhauer arthur
serebriakova zinaida
shanawdithit
shevardnadze eduard
shostakovich dmitri
silvertongue lyra

solzhenitsyn alexander;solzhenitsyn aleksandr;~aleksandr
stanislavski konstantin
starkweather charles
stauffenberg claus
steinbrenner george
stekelenburg maarten
subbulakshmi ms
sukhomlinsky vasily
sullenberger chesley
suppiluliuma
themistocles
theophrastus
throckmorton francis
tiruvalluvar
tukhachevsky mikhail
varahamihira
vereshchagin vasily
visvesvaraya
weatherstaff ben
westinghouse george
whisterfield colin
wickenheiser hayley
wittgenstein
xxxtentacion
zachanassian claire
ananthamurthy ur
antetokounmpo giannis
ashurnasirpal
~subrahmanyan
chateaubriand
~bankim;~sarat;~sarat chandra
chernyshevsky nikolai
chillingworth
chulalongkorn
cristoforetti samantha
doofenshmirtz heinz
featherington penelope
frankenthaler helen
~autshumato
hundertwasser friedensreich
jacksepticeye
krasznahorkai laszlo
kvaratskhelia khvicha
mamardashvili merab
moistcritikal
ordzhonikidze sergo
padmasambhava
~konstantin
politkovskaya anna
~sarvepalli
~brad
schwarzschild karl
senzangakhona
shuttlesworth fred
thiruvalluvar
tikhanovskaya sviatlana
vercingetorix
waldseemuller martin
bellingshausen fabian
~urie
cassivellaunus
finnbogadottir vigdis
gaprindashvili nona
georgenotfound

gudmundsdottir bjork;~bjork
harshavardhana
mephistopheles
nebuchadnezzar;nebuchadnezzar
nepomniachtchi ian
nezahualcoyotl
oldenbarnevelt
opechancanough
pinkpantheress
praggnanandhaa rameshbabu
roethlisberger ben
schleiermacher friedrich
schwarzenegger arnold
schweinsteiger bastian
shankaracharya adi
~tharman
shcherbatskaya kitty
theotokopoulos domenikos
tsikhanouskaya sviatlana
~agathe
vajiralongkorn
wollstonecraft mary;wollstonecraft mary
captainsparklez
krishnadevaraya
rajagopalachari chakravarti
~tilman
robbersdaughter ronia
thorvaldsdottir freydis
csikszentmihalyi mihaly
kosmodemyanskaya zoya
skydoesminecraft
nahasapeemapetilon apu
andrianampoinimerina`;
