// Made by tools/src/names/build.ts; sources and licences are in NOTICE.md.

/** What stands for each number, a line each. */
export const EN_FIGURES_TEXTS: string = `~alembert jean
~dragon
~hope
~malcolm
~mansur;~mamun;~rashid harun;~ghazali;~mansur ahmad;~kindi;~farabi;~biruni;~tusi nasir;~razi;~idrisi;~battani;~jazari;~zahrawi;~afghani jamal
~lushan;~jung geun
~jin;~mariama
~sheng
~bardi lina;~yang
da gama;da vinci leonardo
de gaulle charles;de valera;~broglie louis;~moivre abraham;~morgan augustus
du bois;~fu;~chatelet emilie;~sautoy marcus;~pre jacqueline
~daniel
el greco;~kader abd;~salahi ibrahim
~mulan
~dario
~hao;~du
~kaizhi;~eileen
~jin
ho chi minh;ho minh;~chi minh
~yaobang;~jintao
~elizabeth;~richard;~charles;~james;~henry;~nicholas;~alexander;~catherine;~wilhelm;~philip;~joseph
~nayeon
~george;~henry;~ivan
~louis
jo
~wenjun
~fontaine jean de
le chatelier;~loi;~corbusier
~keqiang;~shizhen;~ka shing;~bai;~qingzhao;~fei fei;~yundi;~jet;~chun;~syaoran
~bu;~xun
~jack;~yo yo
~yan
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
~wesley
~laurent louis
~shi;~song;~lisa
~rauparaha;~kooti;~whiti;~kanawa kiri
~youyou
~nammu
~nick
~edward;~george;~henry
~nguyen giap
~zetian;~chien shiung;~chengen;~daozi;~marcy
xi jinping
~beihong;~tao
~sun sin;~seong gye;~soyeon
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
~jodha;~li;~juyi
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
~lun;~guo qiang
~cao;~xueqin;~yu
~doja
~sang woo
~el
~sebastian
~jo;~brian;~elbert;~courteney;~brian edward
~cesar
~fodio usman;~desperate
~kabir;~kamala
~dorothy;~lewis daniel
~hywel
~john
~kapil
~dorothea;~otto
doe john;doe jane;~samuel
~pedro
~monty
~scooby
~herbert
~dr
~thich quang
~josh
eco
~anton
~brian
eve
~eberechi
~kuan
~fei li
~afanasy
~tina;~maya;~mia
~charles james;~vicente;~george;~terry;~daaron;~megan;~toby;~nina williams
~claire
~elizabeth;~joseph;~christopher;~hannah;~stephen;~philip
~xingjian;~william
~lussac joseph louis;~tyler
~roger
~felonious;~margo
~xi
~lusignan;~buddy;~might
~erik ten
~feizi;~kang;~byung chul;~jisung
~zia
~richard
~yifan
~chris
~stephanie
~guofeng;~tuo;~luogeng
~sen
~jan
~armitage
~janis
~khaldun;~battuta;~al haytham;~sina;~rushd;~firnas abbas;~al nafis;~tufayl;~arabi;~laahad altair
~spice;~t
~george;~richard;~charles;~henry;~napoleon
~ilya
~hirobumi;~toyo;~shiori;~junji
~jony;~jonathan
~john;~z
jem
~blake sophia
jfk
jim;jim
~yong
~vance
~lei
~cenat;~shek chiang
kat kit
~jackie;~john;~alan
~francis scott;~john
~billy the
kim;kim jong un;~chloe;~il sung;~il sung;~jong il;~yo jong;~dae jung;~gu;~phuc;~sowol;~lil;~namjoon;~seokjin;~jin;~taehyung;~jennie;~jisoo;~seungmin;~minji;~dahyun;~yuna;~jong un;~minjeong
~mary;~anton de
~satoshi
ksi
~bela
~thomas
~aung san suu
~ching te;~jimmy;~choi san
~carrie;~wifredo
~tzu;~she
~casas bartolome
~bonar;~jude
lee harper;lee robert;lee general;~bruce;~stan;~min jin;~richard henry;~teng hui;~jae myung;~kuan yew;~hsien loong;~byung chul;~tsung dao;~laurie;~minho;~hyein;~taeyong;~peggy;~jung jae;~min ho;~spike;~ang;~sunisa;~sedol;~se dol;~sang hyeok;~meilin;~jieun
~jun
~stanislaw
~isaurian;~pope
~robert
~trygve;~sophus
~zexu;~biao;~yutang;~maya
~bang;~bei;~shaoqi;~xiaobo;~ken;~cixin;~hui;~binyan;~simu;~alysa
~edward
~guanzhong
~vanessa
~ray
mao zedong;mao zedong;~dun
~tamasese
~ava
~theresa;~karl;~brian;~james
~zakes
meg
~empress;~yoongi
mlk
moi daniel
~lil
~michel
~dinh diem;~quyen
~madame
~er
~bo
~lon
~ad din
~bill;~naomi shihab
~samuel;~gary
~peter
~nobunaga;~eiichiro
~vincent
ohm georg
old major;old major
~yoko
~rita
~bobby
~olive
~yasujiro
~bipin chandra
pan peter
~postman
~victor;~octavio
~im;~ieoh ming
~marine le;~jean marie le
~pepe le
~porky;~peppa
~padre
pip;pip
poe edgar allan
~iggy
pot pol
~jacqueline du
~park
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
~gwan sun
sam;~yosemite
~martin jose
~jean baptiste
~shonagon
~amartya;~ramprasad
~lao
~huangdi;~naian
~heung min;~chaeyoung;~masayoshi;~goku;~gohan;~goten
~phillipa
sun yat sen;sun yat sen;~quan;~tzu;~shin yi
~kyi aung san
sza;~rowe
~mikhail
~amy;~dun
~terence;~yuanming
tim tiny
~tippu
~baal shem
~manua
tut
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
~gerard
~jiabao;~ming na
~charli
xqc
~lu
~mo
~ming
~adua umaru
~sen sun
~shing tung
~donnie
~fei
~isang
~yuanzhang;~de;~xi
~ul haq;~khaleda
~general
zog
~avatar
abel;~rudolf;~niels
~ahmed
~sabel
adam;~robert
~kate
~mehmet ali
ahab;~king
~minako
~jordi
~jose
~nora
~moniza
~aldrich
~idi
~martin
~hashim
amlo
~tori
~baba
~aremeyaw
~tadao
anna
~queen;~princess
~hideaki
~imane
~steve
~samus
~luis
ares
aruj
~solomon
~arthur
~tsuyu
~mohamed
~san
~alfred;~aj
azad chandrashekhar;~maulana;~abul kalam
~babar
~tariq
~sai;~meher
~jimmy santiago
bach johann sebastian;~carl philipp emanuel;~anna magdalena
~shanren
~erykah
~ralph
~u llah
~abu
~gareth;~christian
~john;~lamelo;~lonzo;~lavar
~eric
~magnus
~chan
~vikram
~william
bart
~george;~chuck
~patricia
~khan
~frank;~lyman frank
~geoffrey
~roy;~alan;~sawney;~sean
~yogi;~paddington;~fozzie
~aaron;~ulrich;~noah;~quentin
bede
~kiran
~aphra
bell alexander graham;~burnell jocelyn;~gertrude;~mabel;~john stewart;~joshua;~kristen;~drake;~leveon;~katie;~andie;~tinker;~micah
~andrei
~tony;~gottfried;~hilary
~karl;~carl;~bertha
~alban
~charles;~george;~lucius
beth
~mongo
~theodore
~que
biff
biko steve
~buffalo
~chandler
~isabella;~larry;~sue;~brad
~laszlo
~paul
~corbin
~alexander
~leon
~franz
~johann
~leonardo
~chief
~david;~karl
bohr niels
bois w e b du
~heinrich
bolt usain;bolt usain;bolt usain;~robert
bond james;~ruskin;~michael;~edward
~joon ho
~hewson;~sonny
boom corrie ten
~betty
~jesse
~katharina von
~bjorn
~max
boru brian
bose subhas;bose jagadish;~jc;~khudiram;~netaji;~satyendra nath;~nandalal
~viktor
~belle;~arthur
~jacques
~kwesi
brin sergey
bros mario
~josip
~elisabeth vigee le
~peter;~pearl
~zola
~jake
burr aaron
bush;bush george;~barbara;~laura;~jeb;~vannevar;~kate
~david
buzz
~robert;~richard;~william
~baekhyun
cade johnny;~jack
cafu
~john;~nicolas;~luke;~johnny;~cassie
cain
~orson scott
~emily;~jimmy
~johnny
cato;~marcus
~carrie chapman
~petr
~camilo jose
~fifty
~michael
~vint;~vinton
~jackie
~shui bian;~jingrun;~qigang
~bono
~shou;~shou zi
~unsuk
~jimmy
~en lai;~tzuyu
~agnes;~stephen
~doo hwan;~li
cixi
~henry
cnut
~jerrie;~ty;~dom
~buffalo bill;~william
~michaela
~joel;~ethan
~alma
~thomas;~edward
~thomas;~ernest;~jermaine;~cheryl;~nat king
~samuel
cook james;~tim;~captain;~frederick;~stephen;~alastair
~wendy;~edward drinker
~andrea
~sheryl
~ted;~oswaldo;~ernesto de la
~ice
~kid
~nicholas
~alexandru
~christine
~archer
dahl roald;dahl roald;~hannah
dali salvador
~tess
~virginia
~raymond
~masamune
~santan
~humphry
~james
~eugene
deku
~xiaoping;~jiaxian
~harvey;~arthur
depp johnny
~laura
~phoolan;~mahasweta;~shakuntala
~bartolomeu;~ruben
~bernal;~porfirio;~canel miguel;~rodrigo;~bartholomew;~junot;~cameron;~nate;~rosa;~marco
dick moby;~philip
dido
~ngo dinh
~virgil van
~liren
dion celine
~birago;~cheikh anta
~christian
~snoop
doja
~jeremy
~bob;~sanford
~victor von
~gustave
~desmond
~youssou n
~rita;~arthur
~john langdon
drew nancy;~charles;~daniel
~comrade
~daffy;~donald;~daisy;~huey;~dewey
~andrzej
~raoul
~charles;~james;~dennis;~doris
~cara
~douglas
~toru;~michael madhusudan
~anthony van
~reginald;~natalia
~dick van
~hope van
~wyatt;~virgil;~morgan
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
~shusaku
~brennan
~jeanette
eren
eric
~jyn;~galen
~isabella
~akin
eyre jane;eyre jane;~edward
~scribe;~george
~zack
~sheridan le
~banks;~rug
fern
~boba;~jango
~aime reggie
finn huckleberry;finn huck;finn huck;~human
~albert
~jim;~robert;~wilson
~amobi pip
~balzary
~antony
~ferdinand
~vladimir
~michael;~philippa;~paul
ford gerald;ford henry;~harrison;~betty;~edsel;~christine blasey;~doug;~rob;~john;~glenn;~tom;~sawyer
~artemis
~jamie
~aj
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
~jeanne
~marvin
~andre
~ed
~mann murray
~suguru
giap vo
~barry;~robin;~maurice
~miep
~shubman
~corrado
~anish
~dele
~rodrygo
gogh vincent van
gojo;~satoru
goku
~yoo
~sarah
~al;~albert
~amon
goya francisco
~steffi
~hans christian
~miguel
gray dorian;~thomas;~conan
~jane;~catherine;~charles;~earl;~george;~zane;~cgp;~thompson tanni;~meredith;~jean
~juan
~yu
~ursula le
~forrest
~thom;~james;~anna;~tim
~nanak;~murthy krishnan
~alan
~nell
~asamoah
~otto;~hilary;~joe
hale;hale reverend;~nathan;~brenda;~matthew;~rosalie
~virginia;~ben;~charles martin;~monty;~stuart;~bryce
~frans
~mia;~jon
~thich nhat
hani chris
~william;~david;~richard
~mata
~kevin;~miranda;~bret;~marlon
~sahachiro
~topham
~tony;~anthony
~bessie;~travis
~hone
~lauren
hera
hess;~rudolf;~germain;~harry
~hongi
~octavia;~rowland;~james;~anita;~geoffrey;~susan;~lauryn;~faith;~jonah;~benny;~tyreek;~graham;~damon;~hank;~peggy
~lewis
~rei
~alger
~hannah
~jacobus van t
~james;~stuart
~masako
~ian
~harold;~nancy
~alec douglas
~xiuquan
hood robin;~john bell;~samuel;~thomas
hook;~captain
~anthony;~shai
~william;~geoffrey;~darcus;~elias;~gordie
~homer
huck
hugo victor
~cordell
hume david;~john;~allan
~jeremy;~henry;~leigh;~walter;~william holman;~james;~ethan
hyde;hyde edward;hyde edward
iago;iago
~queen
~billy
~frank
~tenya
~garcilaso
~uncle
ishi
isis
~kobayashi
~grozny
~boneless
jack;jack merridew
~jaromir
~sigmund
~opobo
jane;~calamity
~wonyoung
~victor
~jungkook
~joan
~qui gon
joan of arc;~pope
jobs steve;~laurene
~alfred
~saint;~elton;~daymond
~frenkie de
~diogo
~jon bon
~donald
jung carl;~hoseok;~ho yeon
juno
~robert;~bob;~louis;~shao
~katrina
~ricardo
~michio
kane harry;~sarah;~patrick;~charles foster;~lana
~haerin;~sae byeok;~liu
kant immanuel
kanu nwankwo
~wolfgang
~lagerfeld
kart mario
~jose antonio
~bernard;~alex
~rupi;~harmanpreet
kaws
~baby
~martin;~gary
~clark;~martha
~francis
~jerome
~sam;~judith;~john;~steve
~alicia;~madison
khan genghis;khan kublai;~salman;~sadiq;~noor inayat;~batu;~ogedei;~hulagu;~guyuk;~toghon;~abdul ghaffar;~liaquat ali;~ayub;~yahya;~imran;~abdul qadeer;~amanullah;~akram;~allauddin;~ali akbar;~bismillah;~nusrat fateh ali;~chaka;~nusrat fateh;~shah rukh;~aamir;~irrfan;~fawad;~rashid;~aga;~kamala;~mahira
~william;~captain;~jason
~salva
king stephen;king martin luther;king stephen;~billie jean;~bb;~ernest;~coretta scott;~rodney;~sejong;~mackenzie;~regina;~joey;~zach;~larry;~don
~makoto
~james;~charlie;~erika
~ikuyo
~heidi
~henry;~john;~johnston robin;~dilly
koch robert;~ed;~christina
~quinton de
~helmut
~donkey;~diddy;~dixie
~hoda
~ronnie;~reggie
~abd el
krum;~viktor
~yew lee
~tite
~shinichi
~jotaro;~jolyne
~kengo
kupe
kuti fela;kuti funmilayo
~michelle
kygo
~selina
~philipp
~dalai
~charles;~ceedee
~edwin
~allen;~lois
~lang;~stephen;~fritz;~scott
lapu lapu
lara;~brian
~max von
~rafael
lear king;lear;~edward;~bill
~mommy
~jay
~emil;~historia
~juan ponce de
~jared
~montalcini rita;~primo;~strauss claude;~zachary
lipa dua
lisa;~blackpink
~titus
~ibrahim
~carl
~richard;~sebastien
loki
~jonah
~huey;~crawford;~richard
~adolf
~durham
~lincoln
~nat;~courtney
lucy;~saint
~ned
~fernando
~saint
~lawrie
luna;~antonio;~diego
~ilsa
~tai
~georgy
~sandy
~loretta
~nathan
~eddie
~ernst
~khalil
~rowland
mane sadio
mann thomas;~michael;~heinrich;~klaus
~dollree
~walter de la
mars;mars bruno;~forrest
marx karl
~hari
maui
~darth
~drake
~elton
~willie
~george herbert;~margaret;~beth
~golda;~jessica
~friedrich
~hatsune
~harvey
mill john stuart;~james;~meek
mina
~minnie
miro
~atsumu;~osamu
moby dick
~edna
modi narendra
~thelonious;~meredith
~jae in;~sun myung;~keith
~pat
more thomas
~aldo
~elisabeth;~kate;~randy;~stirling
~lucretia;~james
~dambisa
mozi
~john;~edwin;~laura
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
nash john;~diane;~paul
~link
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
~ilhan;~mullah;~mukhtar
~julian
~tutu
~james;~elisha
~great;~nikolaus;~rudolf
ovid
owen wilfred;owen wilfred;~robert;~richard;~michael
~mesut
page larry;~jimmy;~rege jean;~elliot
~nam june
~rishabh
pare ambroise
~chung hee;~geun hye;~mungo;~jimin;~jihyo;~chan wook
parr catherine;~helen;~martin;~bob;~violet;~dash
~arvo
paul logan;paul jake;~ron;~alice;~saint;~tarsus;~vincent de;~chris;~sean;~aaron;~rand
~annie;~josh;~gregory
peel robert
~simon
pele;pele
~linus van
~dehuai;~liyuan
~william;~irving;~sean
~laveran
~pharaoh
peyo
~tuan;~hanni
~boi chau
phiz
~edith
~georg
~zebulon;~rosamund
~chris;~buddy
~fa
~reis
pitt william;pitt brad;~david
~pope
piye
~policarpa
~reginald
polo marco
~amy
~du
~ma
pooh
~salem
pope alexander;~francis;~jessie
~wiley
~arturo
~josquin des
puck;puck;~wolfgang
~florence
~manuel
~cm
~charlie
puyi
~mario
~ernie
~sima;~xuesen
~ke huy
~sayyid
~dominic
~isidor
~gilles
~king;~edi
~ayn;~danny
~jhansi
~varma raja
~keen
~sayed haider
~mary
~francesco
~walter;~lou
~zammit louis;~mogg jacob
~paula
~harry;~thomas
~piri
~divine
~georges
~guido
~marco
~yasmina
~syngman;~glenn
rhys jean;~matthew
~condoleezza;~anne;~declan;~damien;~jerry
~adrienne
ride sally;ride sally
~jacob
~kelly
~chappell
~dylann
~albrecht
~joe
~joao guimaraes
~lima;~reginald;~derrick;~pete
ross betsy;~bob;~john;~james clark;~ronald;~tony;~diana;~adin
~nino
~veronica;~philip;~joseph;~david lee
~emile;~michel;~albert
~karl
~jack
~kevin;~paul
rudy
~jalal;~jalaluddin
~holger
~benjamin;~ian;~geoffrey
~dean
ruth babe
~casper
~paul;~meg;~kaji;~nolan
~martin;~gilbert
ryuk
~betye
~marquis de
~muqtada
~meghnad
~seyyid;~edward
saka bukayo
salk jonas
~macky
~george
~wiwa ken
~asami
~ibn;~abdulaziz;~sultan bin salman
~king
~kowa
seti
~amit;~prithvi narayan;~zahir
shaw bernard;~robert gould;~anna howard;~luke
~baal
~kuo;~congwen;~zhou
~gil amrita
~ching
~kyung sook
~qian
~ibn
~sadie
~abdel fattah
slim;~william;~carlos
~arne
~mister
snow john;~jon;~dan;~coriolanus
~hope;~han;~ben
~brenda;~river;~hana
~mercedes;~sammy
~hernando de;~gary;~juan
~keyser
~graf
~jeffree;~patrick
~vasyl
~yoongi
~zoe;~joe
~hikaru
~jinwoo;~jin woo
~sher shah
~joseph;~bella
~igor
~ahsoka
~gerda
~ratan;~jamsetji;~jrd
~sharon;~catherine;~andrew;~tristan
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
~sweeney
~pramoedya ananta
~himiko
~heihachiro
tojo hideki
tone wolfe
~peregrin;~pippin
~tantia
~guillermo del
toto
~georges de la
~hung dao;~kelly marie
tris
~deanna
~ing wen
~hang
~walter;~jethro
~lola
~kwame
tutu desmond;tutu desmond;~osei
~hussein
~ibn khattab
~nikolay
~harold
~brendon
~pt
~oleksandr
~tengen
~cabeza
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
~abdoulaye;~dwyane
~hereward;~nancy;~alan
~lillian
~larry
~tim
~yaping;~wei;~yangming;~shu;~yuja
~jesmyn;~pendleton
watt james;~robert watson;~jj;~tj
~george;~tim
~beatrice;~sidney;~james;~matthew
~andre;~simone
~jane;~andy;~judith;~peter;~doddie
west kanye;~gladys;~fred;~rosemary;~rose;~rebecca;~nathanael;~cornel;~benjamin;~dominic;~iris;~wally
~wilhelm
~frank;~jonathan
~bobi
~yaroslav;~ernie
~johan;~katarina;~bobby
~ken saro
~christa;~hugo;~howlin
~joshua;~penny;~kar wai;~ada
~grant;~ronnie;~elijah
wren christopher;~sabine
wudi
~xinghai
~toshinori
~andrew;~guifei;~liwei;~chen ning;~gene luen;~cristina
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
zola emile
zoro
~danny;~prince
zulu shaka
~konrad
aalto alvar
~hank
~mahmoud
~jabbar kareem;~mateen yahya
abloh virgil
abzug bella
~ronald
adams john;adams abigail;adams samuel;~ansel;~douglas;~quincy;~gerry;~william;~eddie;~nicola;~valerie;~davante
adani gautam
adele
~aravind
~alfred;~sadie
~ferran
aesop
aflaq michel
~william;~michael;~elizabeth
agard john;agard john
agnew spiro
agnon shmuel
ahern bertie
~abiy;~riz
~lindisfarne
~ama ata
aiken howard
~alvin
~bint abu bakr
~sosuke
akbar
~rabbi
akleh shireen abu
~wasim
akufo addo nana
albee edward
albon alex
alice;alice
alito samuel
~barry;~ethan;~paul;~frances;~ray;~lily;~woody;~josh
~marin
~elechi
~jorge
amane misa
amano hina
~tupac
~rachel
amell stephen
amess david
~mahsa
amman jakob
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
~elizabeth
~oscar
ariel;ariel
arius
~guru
armah ayi
~ana de
arrau claudio
~kenneth
asada mao
~ololade
asawa ruth
~smith dina
~anne
~muhammad;askia
~atif
aslan
~bashar;~hafez
~machado de
~ari
~sean
astiz alfredo
~john jacob;~nancy
atget eugene
athos
attal gabriel
~farid
~wh;~wystan
~henry;~oswald
~teresa
aznar jose maria
azula princess
~isaac
~andrej
babur
bacon francis;~nathaniel;~roger;~kevin
~powell robert;~powell olave
~douglas;~ginsburg ruth
baird john;~lucy gray
baker jordan;~tom;~ella;~samuel;~laurie;~chet
bakst leon
balla giacomo
baloo
balor finn
~hastings;~joyce
banga ajay
~dennis;~joseph;~tyra;~ernie;~sasha
~hassan
~ehud;~william
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
~roy
~jack;~kim
bayes thomas
~pierre
beahm guy
~dorothea;~ian
~mary;~george
bebel august
becky
~menachem
behan brendan
bella;~ahmed ben
~dido elizabeth
~ahmadu
benes edvard;benes elaine
beria lavrentiy;beria lavrenti
berio luciano
berra yogi
~james;~chuck;~halle;~mary
~mookie
~taytu
beuys joseph
bevan aneurin
~ernest
bezos jeff;bezos mark;bezos mackenzie
~sujata;~alia
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
blair tony;~selma
blake william;~george;~peter;~quentin;~yohan;~daphne
~louis;~mel
blige mary
bligh william
~alexa
~ken
blois stephen of
~benjamin;~orlando
~judy
~anthony;~james;~emily
bluth don
blyth tom
~grace lee;~randall
bogle paul;bogle john
bolan marc
bondi pam
~barry
~omar
boole george
boone daniel;~benson;~christopher
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
~sonia;~william
boyle robert;~susan;~danny;~charles
boyne john
brady tom;~mathew;~ian
~braxton;~lawrence
brahe tycho
~hennig
~joseph;~molly
~eva;~wernher;~ferdinand;~karl ferdinand;~wernher von;~reiner
braus sasha
~dwayne
~ross
breen wallace
~drew
~david;~dave
~stuart
broca paul
~isaac;~eddie
broly
~harry
brown john;brown charlie;~sky;~gordon;~james;~millie bobby;~dan;~doc;~minnijean;~henry box;~arthur whitten;~robert;~sequard charles;~ford madox;~capability;~denise scott;~jaylen;~chris;~tobi;~jim;~emmett;~lavender;~encyclopedia;~amelia bedelia;~cleveland;~paddington
bruce robert the;~blanche;~edward;~stanley;~fiona
bruch max
bruno;~madrigal;~giordano;~frank
~zach;~william jennings;~daniel
buber martin
bubka sergey
bucer martin
bundy ted
bunin ivan
bunny;~bad;~bugs
~martin van
~hubert
burke edmund;~tarana;~robert;~william
~boy
~jones edward
burns robert;~lucy;~anna;~montgomery
~wilhelm;~kyle
busia kofi
buson yosa
byatt as
~will;~jonathan;~joyce
bykov vasil
byron lord;byron george
byung chul han
~vince
cabot john;~sebastian
cacho lydia
cajal santiago ramon y
~sophie
camus albert
candy;~john
capek karel
capet hugh
capra frank
cardi belcalis
~william;~mariah;~drew
~romania
~john le
carti playboi
~bartolome de las
~william;~robert
celan paul
celie
cenat kai
~diaz franklin;~eileen;~jung;~david;~cho
chapo
chase annabeth;~salmon;~martha;~chevy;~david;~jamarr
~ho
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
~cassandra;~assisi;~john
clark william;~caitlin;~septima;~laurel;~helen;~joe;~john pepper;~lygia;~jim
claus santa
~patsy
~chuck;~glenn
coase ronald
coeur richard
~leonard
colum padraic
~sean;~luke
~jodie
comte auguste
comyn john
conde maryse
~giuseppe
~alistair;~sam
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
~james;~william lane;~martin michael;~daniel
craik fergus
crake
crane stephen;crane ichabod;~hart;~frasier;~niles;~marty;~jonathan;~marion
crazy horse
crean tom
~apollo;~adonis
crick francis
croft gerald;croft gerald;croft lara
crohn burrill
~mackenzie
~john of the
~russell
crump ben
cuban mark
~lisa
cuffy
cuoco kaley
~andrew;~rivers
cupid
curie marie;curie pierre
curry stephen;curry steph
cyrus;cyrus miley
dafoe willem
daisy;~princess
dalai lama
daley tom;daley richard
dalio ray
dally
~jean claude van
~matt
dante alighieri
~kamel
~abraham
darcy;darcy fitzwilliam;~emma
~ruben
darry
david;~builder;~neel alexandra;~saint;~jacques louis
davis jefferson;~miles;~angela;~colin;~anthony;~sammy;~viola;~bette;~steve;~gervonta
~william;~bert
~moshe
dazai osamu
debye peter
deere john
defoe daniel
degas edgar
dench judi
depay memphis
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
~madhuri
~alesha;~daryl;~merle
~john;~horace
dogen
~domenico
donne john
dooku count
~tishani;~balkrishna
doyle arthur conan;~roddy
draco
~ivan
drake francis;drake;~nathan;~frank;~tim;~bobby;~nate
dredd joseph;dredd judge
~willem
dufay guillaume
duffy carol ann;duffy carol
duflo esther
dukas paul
dumas alexandre
dunst kirsten
duque pedro
~roberto
duras marguerite
durer albrecht
durov pavel
durst fred
~stefan
~jason
dweck carol
~andy
dylan bob
~james;~freeman
eales john
eanes gil
~sylvia;~alix
~jubal
earps mary
~tobias
ebadi shirin
edgar
efron zac
eicke theodor
ekman paul
elgar edward
elion gertrude
eliot george;eliot ts
eliza
~ruth;~albert
~edward;~alphonse
~ben
elway john
~unai
emiru
emmet robert
enlai zhou
ennis jessica;~hill jessica
ensor james
erdos paul
erivo cynthia
ermak
~nathaniel
euler leonhard
evans chris;~arthur;~walker;~edge;~luke;~sharpay
~medgar;~myrlie
evita
~cesaria
ewell bob;ewell mayella;ewell bob;~richard
~patrick
exter alexandra
fagin
~jesper
~sang hyeok
faldo nick
falla manuel de
fanon frantz
fanum
farah mo;farah mohamed;~nuruddin
fauci anthony
~gabriel
faust
~brett
~dodi
fayol henri
~kevin
feizi han
~skz;~joao;~allyson
~marcus
fermi enrico
~bryan
feste
~cyrus;~john;~sally
~guy
fihri fatima
~argus
finch atticus;finch scout;finch jem;finch atticus;finch jem;finch scout;~edith
fiona
~ruth
~colin
~cooper
~ric;~charlotte
~george;~pretty boy;~robert;~keith
~elizabeth gurley;~john;~gillian;~phineas;~candace
foden phil
fodio usman dan
folau israel
~jane;~henry
fonsi luis
foord caitlin
~geordi la
fosse dian;fosse jon
frank anne;frank anne;~otto;~margot;~edith;~robert
~joseph
frayn michael
frege gottlob
freud sigmund;freud anna;freud lucian
freya
frick wilhelm;frick henry
friel brian
~gus
frith mary
~taylor
frodo;frodo
fromm erich
frost robert;~david;~nick
~klaus
~cornelius
~cornelia
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
~alicia
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
genet jean
~elbridge
gerst alexander
ghafa inej
~boutros
~ashraf
ghezo
ghori muhammad
ghose aurobindo
~amitav
~josiah willard;~willard;~leroy jethro;~joshamee
~ryan
~rupert
ginny
giver jonas
glenn john
gluck louise;gluck christoph willibald
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
~mckenna;~wg;~thalia;~ryland
~owen
grant ulysses;~hugh;~cary;~alan
~gunter
~alfred;~peter;~catherine;~darius
green john;~rachel;~george;~draymond;~hank
~germaine
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
grosz george
groth gary
~andrew;~andy
gucci guccio
gudea
~fethullah
~tanika
~tony
~yaa
haber fritz
hacha emil
hades
~zaha;~gigi;~bella
~shirazi
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
~devin
hanks tom
hanyu yuzuru
hanzo hattori
haran brady
hardy thomas;~godfrey;~gh;~oliver;~tom;~jeff;~matt;~frank;~joe
harjo joy
~prince;~debbie
~bret
~al rashid
hasek jaroslav
hatta mohammad
havel vaclav
~bob;~ethan;~maya
~howard
hayam wuruk
haydn joseph
hayek friedrich;hayek salma
~rutherford
hazel
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
hesse hermann;~eva
hiero
higgs peter
~whitby
~chester
himid lubaina
~augustine
~momo
~tyre
hirst damien
hoess rudolf
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
~lena;~alex
horsa
horta jose ramos;horta victor
horus
hoshi ryu
hoult nicholas
~edward;~gregory
~enver
~fred;~lindsay
~jensen;~shi
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
~tom
inonu ismet
~naoya;~orihime
ioffe abram
~allama;~muhammad;~tamim
~athens
irwin steve;~james;~bindi;~robert;~terri
isagi yoichi
~kazi nazrul
isley pamela
itoje maro
~satoru
iwato suzume
iwobi alex
~ibn hayyan
~francois
jagan cheddi
jahan shah;~nur;~jahanara
james henry;james lebron;james;james lebron;~jesse;~frank;~cyril;~clr;~william;~reece;~bronny
janie
~jean michel
jason;~david
~sajid
~roll
~jaehyun
jesus
~derek
~qing;~zemin
jimmu
jinbe
jobim antonio carlos
jochi
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
keats john
~robby
keery joe
keita sundiata;~modibo;~seydou;~salif;~naby
kelce travis;kelce jason
~ned;~petra;~grace;~scott;~mark;~machine gun;~dan;~dennis;~chloe;~gene
~mustafa;~yashar
~margery
~enda;~tom;~jason;~laura
kesey ken
~robert;~daniel
khaby lame
khama seretse;khama ruth
khufu
kickl herbert
~beatrix
kidjo angelique
kilby jack
kirby;~jack;~miles
kirov sergei
kitty
klebs edwin
~felix;~melanie;~yves;~calvin
klerk frederik de;klerk fw de;klerk faf de;klerk frederik
klimt gustav
klodt peter
klopp jurgen
~miroslav
~karlie
knope leslie
knuth donald
kocho shinobu;kocho kanae
kohli virat
kojak theo
~maximilian;~cheslin
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
kratt
~hans;~edwin
krenz egon
kroos toni
kroto harold
krupp alfred;krupp benjamin
kudus mohammed
kukai
~ravish;~akshay
kunis mila
kuroo tetsuro
kurti albin
kynes liet
labov william
lacan jacques
~henrietta
laden osama bin
lamar kendrick;lamar kendrick
~dinah
~hans
~dorothea;~david;~jessica
laozi
lapid yair
~orlando di;~ted
lauda niki
laval pierre
laver rod
~prince
lebed alexander
lecun yann
leeds ned
~fernand
~mallory trafford;~vivien;~mike
~prue
leitz ernst
lemay curtis
~don
lendl ivan
lenin vladimir;lenin vladimir
lenny;~henry
~sergio
letby lucy
lewis cs;lewis meriwether;~carl;~clive;~john;~gilbert;~alun;~sinclair;~edmonia;~jerry lee;~leona;~denise;~skelly myles;~lennox
leyen ursula;leyen ursula von der
~zhuge;~wenfeng
~willard
~evangeline;~eli
~ada
linda
~andrei;~dutch van der
lindt rodolphe
linji
~filippo;~filippino
liszt franz
~drusilla
~yang
lizzo
llosa mario vargas
~webber andrew;~carli;~clive
loach ken
locke john;~joe;~terry
~henry cabot;~david;~veronica
loewe frederick
loewi otto
~johnny;~garfield
lohan lindsay
loman willy;loman biff
~francisco solano;~leopoldo;~jennifer
lorca federico garcia
~audre;~ella
~sophia
losev aleksei
louis;~joe;~philippe;~dreyfus julia;~prince
lowry lois;~ls;~thomas;~kyle
~marinus
~lord
lucas george;~frank
luffy
luigi;luigi
lully jean baptiste
~ember
~remus
luria isaac;luria alexander
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
~lizzie
~ricardo flores
mahal mumtaz;mahal taj
~bill;~ilona
mahon derek
~vivian
~cale
~rami
~zayn;~shoaib;~sakshi
mamet david
manco capac;manco inca
manet edouard
mansa musa
manto saadat hasan
marat
marge
~theresa;~angel di
~luis munoz;~sanna
mario;mario super
~cain
~michael;~john john florence
~othniel;~danielle;~beverly;~stan;~randy
~farabundo;~jose
~george;~johanna
~felipe
masur kurt
~tow
~tyrese
~hiram
~marissa;~maria goeppert
~paddy
~govan;~thabo
mbiti john
mccaw richie
~elijah;~sylvester;~ap;~hank;~leonard
mcfly marty;mcfly lorraine;mcfly george
~thomas darcy
~claude
~lyra
~tate;~colin
mcvie christine
medea
~zubin
~sid
meiji
~nellie
melua katie
~edouard
menem carlos
menes
~simons
~krishna
menza mekatilili
messi lionel;messi;~leo
~boomin
~stephenie
midas
milat ivan
milei javier
~wright
milne alan
minaj nicki
minci lisa
minin kuzma
~sania
~ludwig von
mitre bartolome
~kentaro
mkbhd
moana
~walter
moeen ali
~jovenel
molay jacques
momoa jason
~janelle
monck george
moneo rafael
monet claude
~gaspard
monod jacques
montt efrain rios
~dwight;~alastor
~john;~gordon;~marianne;~george edward;~henry;~bobby;~maya;~roger;~julianne;~demi;~shameik;~carissa
~bugs
mordo karl
~edmund
morow hisoka
morse samuel;~endeavour
morsi mohamed
morty
~john;~ted
moses;~grandma;~edwin
motte jeanne
~mason
mouri ran
mouse mickey;~minnie
moyes jojo
moyet alison
~alphonse
mukai chiaki
mulan;~hua
~sadra
munch edvard
~hector hugh
muntz nelson;muntz charles
~nadia
~joachim;~caroline
murmu droupadi
musil robert
~walter dean
myrie clive
nadal rafael
~felix
~shah
~ibn al
nagra daljit
~sarojini
nambu yoichiro
nanak guru
nancy drew;nancy
nanny queen
naram sin
natta giulio
navas keylor
navoi alisher
~youssou
necho;necho pharaoh
nedry dennis
nehru;nehru jawaharlal
~alexander;~sam
~haynes
nerva
nesbo jo
neuer manuel
newey adrian
~apirana
ngoyi lilian
ngugi thiong'o
~stevie
~enrique pena;~enrique
nigam sonu
nikon patriarch
nimoy leonard
nixon richard;~pat;~cynthia
nizam al mulk
~joshua
nobel alfred;~ludvig;~immanuel
noboa daniel
nolan christopher;~sidney;~louis
nolde emil
nooyi indra
~frederick;~lord
noske gustav
notre andre le
noyce robert
noyes alfred
nukem duke
~amanda
~darwin
nurmi paavo
~rebecca
nwapa flora
nwoye
nygma edward
~lawrence;~captain;~joyce carol
obama barack;obama michelle;obama malia;obama sasha
obata takeshi
obote milton
occam william
~ellen
odair finnick
~scott
odets clifford
ofili chris
ogier sebastien
ogino chihiro
~miguel;~scarlett
ohlin bertil
~tillie;~elizabeth;~jimmy
~peggy
~kenny
onana andre
oneal shaquille;~ryan
onnes heike kamerlingh
onoda hiroo
orban viktor
~ghazi
orlov grigory
~letizia
~joe;~randy
osaka naomi;osaka naomi
~ghazi;~richard
otomo katsuhiro
ouray chief
ovett steve
owens jesse;~candace;~terrell
oxton lena
oyono ferdinand
~seiji
ozuna
~gavi
pacal
padua anthony
~satchel
paine thomas
pakal
paley william
~sarah;~michael
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
~pratibha;~parvati;~padma
~peppermint
pauli wolfgang
pavic milorad
~gaposchkin cecilia;~cecilia
~princess
~charles willson
peano giuseppe
~judea;~daniel
~jordan
peeta;peeta
pence mike;~karen
penda
~short
peppa
pepys samuel
percy jackson;~hotspur;~harry
perec georges
~shimon
perls fritz
peron eva;peron juan;peron isabel;peron evita
perot ross
perov vasily
perry katy;~oliver hazard;~matthew;~grayson;~joe;~tyler;~fred;~ellyse
pesci joe
~great;~saint
petri julius
~gustavo
petry ann
~tom;~richard
phair liz
~alexandria
phule jyotirao;phule savitribai
~renzo
piggy;piggy;~miss
pigou arthur
~hasan
pinel philippe
~dipper;~mabel;~stan;~stanford
piper peter;~billie;~roddy
pirlo andrea
pitot henri
plath sylvia
plato
~aubrey
pliny
~peso
pogba paul
~de leon
ponyo
ponzi charles
porco carolyn
porus
~pepper;~caractacus
pound ezra
prada miuccia
pratt chris
priam
~dolours;~florence;~leontyne;~vincent;~gerwyn;~carey
pridi
~tris;~beatrice;~caleb
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
~dennis
quant mary
~oliver
~to see smith jaune
~harley
qutuz
~sigrid
~basri
~yitzhak
rader dennis
~kl
raimi sam
~suresh
~craig;~adrian
raisi ebrahim
~amol
rajoy mariano
ralph;ralph;ralph
raman chandrasekhara;~cv
rambo;rambo john
ramis harold
~ilan;~y cajal santiago
~horta jose;~sergio
raoni
rashi
ravel
rawls john
~najib
razia sultana
razin stenka;razin stepan
~odilon
~angel;~harry
~christopher
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
~alex;~flynn
~major
riess adam
riina salvatore
~bridget;~terry;~pat;~dewey;~ghost
rilke
ripon lord
rivia geralt of
rizal jose
~grillet alain
~mark
robin christopher
~zack de la
~asap
rodin auguste
rogen seth
roger
rolex hans wilsdorf
~nancy
romeo;romeo
~saoirse
rorty richard
~juan manuel
rosen michael
roshi master
~carlo;~valentino
routh brandon
~atkinson
~henry;~josiah
rubik erno
~vera;~rick
~marco;~frank
rulfo juan
~philipp otto
rushd ibn
~alex;~alessia
~patrol;~winona
rykov alexei
ryoma sakamoto
~nicola
sachs hans;sachs nelly;sachs jeffrey
~jonathan;~oliver
sadat anwar
sadra mulla
~manuela
sagan carl;~francoise
~nana
~ugur
~kais
saigo takamori
saint exupery antoine;~just louis;~brendan;~jacques david;~hilaire geoffroy;~simon henri de;~phalle niki de;~saens camille;~laurent yves
sainz carlos
sajak pat
salah mohamed;~alaa
~abdus
~ali abdullah
~tayeb
~robert de la
samsa gregor;samsa
samus
~emeli
sands bobby
~maia
sanji
santa;~michael de
sapir edward
sarov seraphim
satie erik
savea ardie
scott walter;scott robert;~travis;~michael;~winfield;~dred;~captain;~mackenzie;~george gilbert;~bon;~ridley;~tom;~montgomery
scout;scout;scout
seaga edward
seles monica
~grim
senju hashirama;senju tobirama
~ayrton
seong gi hun
serov valentin
~junipero;~richard
~jean pierre
seton elizabeth
seuss;seuss
~mary ann
shaka
~mohammed
~granville
shays daniel
~fulton;~charlie;~martin;~michael
shifu master
~warsan
~vandana
~nigel;~holly
showa emperor
~geetanjali
shrek;shrek
sibyl
siena catherine
sikes;~bill
silko leslie marmon
~lula;~bernardo;~david;~thiago;~anderson;~noelle
simba;simba
simon;~neil;~herbert;~paul
~mimar
~sophia duleep;~ranjit;~gobind;~kunwar;~bhagat;~udham;~manmohan;~charan;~jagmeet;~khushwant;~simon;~dayanita;~arijit;~ranveer;~lilly;~milkha;~yuvraj;~khan noonien;~ravi
~miranda
~arunima
sisko benjamin
~troye
~alfred;~john
slovo joe
smale stephen
small lennie
smaug
smith john;smith adam;smith winston;smith eva;smith will;~maggie;~matt;~stevie;~rick;~jedediah;~gerrit;~ian;~joseph;~hyrum;~emma;~zadie;~jaune quick to see;~bessie;~patti;~delia;~tommie;~louis;~steve;~emmitt;~iain duncan;~stan;~morty;~erwin
~pop
~ethel
~solid;~liquid
snape severus;snape
snell
soane john
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
sorel georges
sorge richard
soros george
~ptolemy
soult nicolas
~john philip
~francis newton
spaak paul henri
~jens
spall timothy
~muriel
speke john hanning
spier simon
spitz mark
spock;spock mister
spyri johanna
~gwen
stael madame de
~georg;~franklin
starc mitchell
stark tony;~arya;~ned;~john;~freya;~morgan;~sansa;~bran;~robb;~catelyn;~rickon
starr ringo;~belle;~kenneth;~ayra
~danielle
stein gertrude;~jill;~aurel;~edith;~rick;~henry
steno nicolas
~otto;~irma;~isaac
~minecraft
~dale
~william;~clyfford;~william grant
stine rl;stine robert lawrence
~sumner
stone emma;~lucy;~matt;~victor
~theodor;~sue;~johnny
stowe harriet beecher;~emily
strug kerri
sturt charles
sucre antonio jose
suess eduard
~alan;~rebecca
sulla;sulla lucius
sunak rishi
~ali
sunzi
susan
svevo italo
swift jonathan;swift taylor;~graham
~teddy
sybil
synge john millington
~violette
szent gyorgyi albert
tabei junko
~kiyomori
takei george
~ali ibn abi
talis jayce
tambo oliver
taney roger
~kenzo
~ziyad
~samwell
tarth brienne of
~torquato
tatis fernando
~jayson
taytu betul
tebow tim
~haymanot
temer michel
tepes vlad;tepes alucard
tesla nikola
thani tamim
thant u
tharp marie
thich quang duc;thich nhat hanh
thiem dominic
tilak bal gangadhar;tilak lokmanya
tippu tip
titov gherman;titov german
tlaib rashida
toews jonathan
toguo barthelemy
tolly barclay de
tolui
~marisa
tomoe gozen
~nymphadora
toone ella
totti francesco
~samory;~sekou;~ali farka;~yaya
~karl anthony
~dick
trakl georg
~maria von
~bolivar
~lady
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
tunku abdul rahman
tupac;tupac amaru;tupac yupanqui
twain mark;~shania
~william;~boss
twist oliver
~creator;~john;~wat;~anne;~steven;~liv
~mike;~neil degrasse;~neil;~cicely
uhura nyota
ulugh beg
unser al
upham charles
urabi ahmed
~pope;~keith
~hittite
~alvaro
usopp
utzon jorn
vader darth
~james david;~jd;~phyllis;~alyx
vardy jamie
~raja ravi
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
viola;~bill
vivar rodrigo
volta alessandro;volta count
vries hugo de
vucic aleksandar
~ocean
vyasa
waals johannes van der
wahid abdurrahman
~jimmy;~jimbo
~khalid
~don;~rodolfo;~kimberley;~louis;~courtney
~christoph
wangu wangari
wanli
wario
wason peter
~den;~wade
~evelyn;~steve;~mark
wayne bruce;~anthony;~lil;~john;~damian;~martha;~thomas
weber max;~wilhelm;~alfred;~carl maria von
~carrie mae;~larissa
weill kurt
~rainer;~dan
weisz rachel
~justin
wells herbert;~ida;~barnett ida;~horace
~eudora
wendy
wentz pete
whero te
~ed;~ellen;~eb;~jeremy allen;~betty;~charlie penguinz;~vanna;~marco pierre;~shaun;~dana;~skyler;~perry
whiti te
whorf benjamin lee
wieck clara
wilde oscar;~nick
wiles andrew
~kehinde;~maeve
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
wundt wilhelm
~thomas;~bray;~ben
wythe george
xunzi
~suryakumar
yagan
yamal lamine
yeats william
yokoi gunpei
~thom
young thomas;~brigham;~andrew;~trae;~angus;~neil;~steve;~cy
~muhammad
~ibn tashfin
~asuna
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
abacha sani
abbado claudio
~diane;~tony;~berenice;~greg
abdali ahmad shah
~moshood;~mko
~gracie;~stacey;~jj
achebe chinua;achebe;achebe chinua
ackles jensen
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
albarn damon
~josef;~anni
albizu campos pedro
alcott louisa
alcuin
aldrin buzz;~lily
~sherman
~eloy
~great;~julien
aliyev ilham;aliyev heydar
alomar sheva
alooma idris
altman sam
altuve jose
~tarsila do
ambani mukesh;ambani dhirubhai
amodei dario;amodei daniela
ampere
~bill;~william
~salomon
~prince;~saint
~ivo
~nico di
anning mary
~okomfo
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
~yasser;~yasir
aragon catherine;~louis
aramis
arbenz jacobo
~john;~jofra;~sterling
ardern jacinda
arendt hannah
argand jean robert
argent elle
arlert armin
~inessa
~giorgio
arnold benedict;~frances;~matthew;~vladimir;~shortman
arrian
~gloria
~alp
arteta mikel
arthur;~chester
asagai joseph
ashkin arthur
~maurice
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
baader andreas
backus john
baffin william
bagman ludo
~halle;~jonathan
baishi qi
bakker jim
bakugo;bakugo katsuki
balaam
balban
balboa rocky;balboa vasco
balewa abubakar
balvin jose
balzac
banksy
~bruce
banquo;banquo
banton buju
~amiri
barbie;~klaus
bardem javier
bardot brigitte
barish barry
~ma;~pat;~travis;~ronnie
~deirdre
~nicky;~julian;~bucky
barnum phineas;barnum pt
barrie james
~errol;~clyde;~isaac
bartok bela
barton clara;~clint;~elizabeth;~edmund
basset simon
bassey shirley
basten marco van
batali mario
batman
batson billy
bauman zygmunt
bausch pina
baylis trevor
~elgin
~tracy
beamon bob
beaton cecil
becher bernd
~gary;~howard;~alisson;~boris
bedard connor
beenie man
beerus
beesly pam
beeton isabella
~kamaleddin
~kenenisa
belair bianca
bellic niko
belloc hilaire
~saul
belova yelena
bengio yoshua
benkei
bennet elizabeth;bennet jane;bennet
benois alexandre
~olivia
~thomas hart
bercow john
bering vitus
berlin isaiah;berlin irving
besant annie
bezout etienne
bhabha homi
~singh;~chetan
~gurpreet
bhosle asha
bhutto benazir;~zulfikar
bialik mayim
bickle travis
bieber justin;bieber hailey
bierce ambrose
biggar dan
bihzad kamal
bikila abebe
bingen hildegard
binyon laurence
birbal
biruni
~maurice;~bridget;~billy;~elizabeth
bismil ram prasad
bizzle nick
~james;~rick
~griselda
bledel alexis
~amity
blippi
blixen karen
~bessie
blyton enid
bocuse paul
boeing william
~humphrey
~muggsy
bokuto kotaro
boland eavan
bolano roberto
boleyn anne;boleyn mary;boleyn george;boleyn thomas
~john;~ramsay;~troy
bolyai janos
~harris
~roberta
~james;~john;~carter helena
~edmund;~yelena;~neville
~stede
~cory;~devin
borbon juan carlos
~lizzie;~robert
~allan
borges jorge
~cesare;~lucrezia;~rodrigo
borman frank
botero fernando
botham ian
botkin sergey
bottas valtteri
bottom nick
boulez pierre
~white margaret
bourne jason;bourne matthew
bovary emma
boveri theodor
~henry;~brock
bowlby john
~camilla parker;~samuel;~camilla
~william;~dave
bowser
boyega john
~otis
brahms johannes
~garrick
~marlon;~dio
~willy;~bill
braque georges
brazza pierre de
brecht bertolt
~stephen
~bulma;~trunks
brodie jean
brokaw tom
bronte charlotte;bronte emily;bronte anne;~branwell
~lucy
brooke rupert;~alan
~preston;~gwendolyn;~garth;~avery
~hablot;~anthony
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
~whitey
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
~jenson
caboto giovanni
~amilcar;~pedro alvares
caesar julius;caesar;~daniel
callas maria
~plutarco
calvin john;~melvin
~helder;~laye
camoes luis de
~pedro albizu
~calvin
~brookes mike;~annie jump
cantor georg
canute
~al;~alphonse
capote truman
carano gina
carell steve
carnap rudolf
~mark;~william
carnot lazare;carnot sadi
~alexis
carrey jim
carson rachel;carson rachel;~kit;~edward;~johnny;~charles
carter jimmy;~rosalynn;~howard;~angela;~kevin;~elliott;~vince;~shawn;~june;~helena bonham;~dan;~peggy
~enrico
carver george washington;~raymond
casals pablo
caseoh
cassio
~barbara;~frank
castro fidel;castro fidel;~raul;~ines
cather willa
cauchy
cavafy constantine
cavani edinson
cavell edith
cavour
cayley george;cayley arthur
ceannt eamonn
cecily
cedric
celsus aulus
cernan gene;cernan eugene
chabal sebastien
chagas carlos
chagny raoul de
~coco
chavez cesar;~hugo
chawla kalpana
~beatrice
chekov pavel
~dick;~liz
cheops
chiang kai shek;chiang kai shek;chiang ted
chirac jacques
chopin frederic;chopin kate
~priyanka;~neeraj
chotek sophie
christ jesus
chunkz
~frederic edwin;~charlotte;~thomas haden
cicero
cioran emil
~emilia;~arthur;~tom;~joan;~michael
claver peter
~beverly
cleese john
cleves anne
clezio jean marie le
~ta nehisi
cobain kurt
cobden richard
~jarvis
cocles horatius
~paulo
~levi
colfax schuyler
colfer eoin
~claudette;~marie
~lana
~kurtis
~sarah;~bull;~eugene;~kit
~pete;~joseph
conran jasper
~lynn;~john
cooper fenimore;~alice;~susan;~sheldon;~anna julia;~yvette;~anthony ashley;~gordon;~peter;~martin;~db;~whina;~anderson;~bradley;~dominic;~dale;~murph
copley john singleton
~charlotte
corden james
~rafael;~charles
~emma
cortes hernan;~martin
~neo
cortez hernan;~alexandria
~waldau nikolaj
cotman john sell
~rosie
couric katie
~noel
~simon;~cressida
cowper william
~wile
~george;~vincent
~wes
creech sharon
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
curtis ponyboy;~christopher paul;~edward;~ian;~jamie lee;~tony
curzon lord
custer
custis martha;custis nelly
cuvier georges
czerny carl
dahmer jeffrey
dalton john;~bob;~timothy
~father
dangun
danson ted
dantdm
danton
darius
darley john
~charles;~clarence
darwin charles
daudet alphonse
davido
~emily;~alphonso;~russell
davitt michael
davout louis nicolas
~rosario;~shane
debose ariana
degrom jacob
delius frederick
delors jacques
delvey anna
deming edwards
demuth charles
~carla
derain andre
derulo jason
desoto hernando
~jennet;~elizabeth
~bernadette
~booker
dibaba tirunesh
didion joan
~rudolf;~vin
diffie whitfield
dingle charity
~ramdhari
disney walt;~roy
djarin din
djebar assia
djilas milovan
djoser
~false
doblin alfred
dobrev nina
dobrik david
docter pete
domagk gerhard
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
doudna jennifer
~becky
dracul vlad
draghi mario
dragut
~jack;~don
dravid rahul
drebin frank
~katharine
drogba didier
droste hulshoff annette von
~juan pablo;~eva
dubcek alexander
~blanche;~daniel
~buoninsegna
~guildford;~robert;~john
~matt;~ross
~guillaume
~john foster;~allen
~alberto santos;~gabriel
dunant henri;dunant henry
~paul laurence
duncan;duncan;~isadora;~tim
dunlop john;~weary;~edward;~joey
dunphy phil;dunphy claire;dunphy haley;dunphy luke
dupain cheng marinette
~eleuthere;~antoine
durant kevin;~william
durden tyler
durham lord
dussel enrique
dvorak
dybala paulo
eakins thomas
~annie
~presper
edberg stefan
edison thomas
edmund;~saint
edward;~prince
eeyore
eggman doctor
egmont count
eiffel gustave
eilish billie
elcano sebastian
elfman danny
elgort ansel
elinor
~elisabeth
elordi jacob
eluard paul
elytis odysseas
embiid joel
emhoff doug
eminem
enescu george
engels friedrich
ennius
eotvos lorand
~ludwig
ernaux annie
ershov andrey
~julius
~mc;~maurits
esenin sergei
eshkol levi
eubank chris
euclid;euclid
~savoy
ewuare
ezeulu
fabius maximus
faggin federico
fairey shepard
~radamel
~captain
fangio juan manuel
farabi
farage nigel
farkas bertalan
~bint muhammad
faubus orval
fawkes guy
fawlty basil
faxian
~rebecca;~tom
~sam;~leo
~james;~roger;~danny
fermat pierre
fichte johann gottlieb
ficino marsilio
figner vera
filoni dave
~carlos
~charles;~albert;~yasmin
finnis john
firnas abbas ibn
~john;~andrew;~ronald;~carrie;~conrad;~jeremiah
fizeau hippolyte
flavin dan
florey howard
~caroline
~lee de
~loid;~yor;~anya
forlan diego
forman milos
fossey dian
~norman;~stephen;~jodie;~arlene;~jane
fouche joseph
~amy farrah
frakes jonathan
franco francisco;~marielle;~james;~dave
frankl viktor
~malcolm;~peter;~brendan;~pryce shelly ann;~dawn
~chloe
~john;~daniel chester;~dawn
friday
frieza
~otto;~max;~karl von
fromme squeaky
froome chris
frunze mikhail
fugard athol
fugger jakob
~buckminster
fulton robert
~doug
furber steve
furina
~sia
fuseli henry
gaiman neil;gaiman neil
~jorge eliecer
galdos benito perez
galgut damon
galois evariste
galpin tyler
galton francis
gambon michael
gamgee samwise;gamgee sam
gandhi mahatma;gandhi indira;gandhi mahatma;gandhi mohandas;~kasturba;~rajiv;~sonia;~rahul;~sanjay;~priyanka
garang john
~lorca federico
gardel carlos
~alan;~jennifer;~james
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
gbowee leymah
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
gesner conrad
ghalib mirza
ghazni mahmud
~kahlil;~khalil
~guy;~william;~mel;~tyrese;~millie;~althea;~orville
~clarence;~moff
giffen robert
gilels emil
~karen
~charlotte perkins
gilroy paul
gintis herbert
giotto
giroud olivier
gliere reinhold
glinka mikhail
~victor;~donald;~danny;~helen
gobert rudy
gobind guru
~jean luc
godiva
goethe johann
gojong
goldin claudia;goldin nan
gollum
~charles;~khartoum;~george william;~jim
gorgas william
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
grover
grylls bear
guaido juan
guemes martin
~orla;~veronica
guetta david
guifei yang
gullit ruud
gumble barney
gurdon john
gurion david ben
gurira danai
gurnah abdulrazak
~ivor
gursky andreas
gusmao xanana
~grant
~joaquin;~abimael;~dominic;~el chapo;~luis
gyatso tenzin
habana bryan
habash george
habeck robert
hadjar isack
hagler marvin
hagrid;hagrid rubeus
~jorg
~achraf
halley edmond
~william;~catherine
~hiro;~tadashi
hamlet
~hannibal;~damar;~denny
~armie
hamsun knut
hanbal ahmad ibn
handel
handke peter
~jones nikole
hannay richard
hansen evan;~jeremy;~rick;~gerhard
~pauline
harari yuval noah
~keir
~keith
~rafik
~chandra
~harry;~jack
~dan;~beth
~stephen;~bryce
harris kamala;harris kamala;~eric;~lawren;~calvin;~naomie
hartog dirk
haruno sakura
harvey william;harvey william;~steve
~sheikh
~sayyid mohammed;~samia;~sifan
hatake kakashi
hatoum mona
hatter;~sophie
~christopher;~ricky
hatuey
~robert;~matthew
hayhoe katharine
hayyan jabir;hayyan jabir ibn
~eden
headey lena
~denis
heaney seamus;heaney seamus;heaney seamus
hearns thomas
hearst william randolph;hearst patty
hector
hecuba
~bluey;~bingo;~bandit;~chilli;~muffin;~socks
heiter
helena;~saint
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
hinton susan;~geoffrey
~maurice;~alex
hitler adolf;hitler adolf;hitler paula
hobbes thomas
hochul kathy
holden;holden;~amanda
holmes sherlock;~elizabeth;~oliver wendell;~hh
~jenny
hongwu
~thomas;~joseph;~john lee
hoover herbert;hoover edgar;~colleen;~bertholdt
hopper grace;hopper edward;~jim
hoppus mark
horace
~james;~christian
horney karen
horthy miklos
hosoda mamoru
houdon jean antoine
houten milhouse van
howard catherine;~john;~dwight;~bryce dallas;~todd
hozier andrew;hozier byrne andrew
hrabal bohumil
huayna capac
hubble edwin
hudson henry;~saul;~chase;~stanley;~doc
~dolores;~victoriano
hughes ted;hughes langston;hughes ted;~howard;~charles evans;~billy;~zharnel;~phillip;~quinn;~maes
hulagu
hummel johann
~john;~william;~travis
~frank;~chad
hurrem;hurrem sultan
~maqbool fida;~mf
hussle nipsey
~john;~nyjah
hutton james;hutton len
huxley aldous;huxley aldous;~thomas henry;~julian
hylton jack
icarus
idrisi
ieyasu tokugawa
inayat noor
ingels bjarke
ingres jean auguste dominique
inouye daniel
ipkiss stanley
ireton henry
ironsi aguiyi
irving washington;~kyrie;~john
ishiba shigeru
~mitsunari;~uryu
~moulay
isolde
itoshi rin;itoshi sae
iwerks ub
izzard eddie
jabeur ons
~moritz;~carl;~derek
~harriet;~aletta;~karl;~marc
~ravindra
~eren;~zeke
~mick
jammeh yahya
jarrus kanan
jaures jean
javert
~dawda
jazari
jekyll;jekyll henry;jekyll henry;jekyll gertrude
jenner edward;jenner edward;~kylie;~kendall
~george;~elroy;~judy
jevons stanley
jinnah;jinnah muhammad;jinnah fatima
~mad
johnny cade;johnny
jokowi
joliet louis
joliot curie irene;joliot curie frederic
jonson ben
joplin scott;joplin janis
jordan michael;~robert;~barbara;~hal
~chief;~helen;~franz
~anthony;~nun
~kersee jackie
~benito
~adoniram;~whitcomb
julian
juliet;juliet
jumong
jynxzi
kabaka mwanga
kabila laurent;kabila joseph
kadare ismail
kagame paul
kagami taiga
kajita takaaki
~mindy
kalita ivan
kallas kaja
kamado tanjiro;kamado nezuko
kanawa kiri te
kaneki ken
kangxi
kanneh mason sheku
kanner leo
~anish;~ranbir;~raj
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
keitel wilhelm
kekule august;kekule friedrich
keller helen;keller helen;~timothy;~gottfried
~florence;~deforest
kelvin lord
~ed;~edmund;~ellie
kenobi obi wan
kenway edward;kenway connor;kenway haytham
keokuk
kepler johannes
kestis cal
keymer vincent
keynes john maynard
khafre
~leila;~dj
~ibn walid
kharms daniil
khilji alauddin
~mwai
kidman sidney;kidman nicole
kiedis anthony
~anselm
kilmer val
kimmel jimmy
kinney jeff;~laura
kiptum kelvin
~patriarch
kissin evgeny
kittle george
klaebo johannes
kleist heinrich von
~margaret;~phil;~hilary;~la
kodaly zoltan
koepka brooks
koffka kurt
~hideo
kokhba simon bar
kolisi siya
koneru humpy
koontz dean
koppen wladimir
korbut olga
koresh david
kosgei brigid
kotick bobby
kotler philip
koufax sandy
kovind ram nath
kozume kenma
~cosmo
kratos
krauss lawrence
krausz ferenc
kreese john
kripke saul;kripke eric
~paul;~barbara;~diane
krusty clown
krylov ivan
kublai
kuchma leonid
kuciak jan
kudrow lisa
kufuor john
kuiper gerard
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
lamour louis
landau lev
~alf
landor walter savage
landru henri
lannes jean
lansky meyer
lanyon hastie
~philip;~jim;~james
~nella
~brie;~gary;~kyle
lasdun denys
lasker emanuel
latane bibb
~estee
laufey
lauper cyndi
~stan
laurie;~hugh
lavrov sergei;lavrov sergey
~nigella;~henry;~james;~twiggy
~rk;~vvs
~jack;~hershel
leakey louis;leakey mary;leakey richard
lebeau remy
lebron;~lolita
lecter hannibal
~heath
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
linton
lipton thomas
liskov barbara
lister joseph;lister joseph
liston robert;liston sonny
liukin nastia
liuzzo viola
~penelope;~blake
lloris hugo
lochte ryan
loisel mathilde
london jack
longus
lorenz;~konrad;~max
lotman yuri
~demi
~jim;~james
~william;~nellie
~mildred;~richard
~robert;~francis;~percival
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
~john;~anthony
macron;macron emmanuel;~brigitte
maddow rachel
madero francisco
madoff bernie
maduro nicolas
~heinrich;~albertus
magyar peter
mahler;mahler alma
~ghazni
mahrez riyad
~norman
maiman theodore
mainoo kobbie
~jonathan
~miriam
makhno nestor
makima
malema julius
malfoy draco;malfoy lucius;malfoy narcissa
~nouri
mallya vijay
~post;~karl;~kevin
maluma
~rewi
mangal pandey
~coloradas
~norman;~michael
~charles;~patrick;~marilyn;~sam
~caliph
~hilary
~mickey
~portugal;~simone
marcet jane
marcos ferdinand;~imelda;~bongbong;~subcomandante
margai milton
~mengistu haile
marian
~dona
~dan
~gaius
markle meghan
markov andrey
marley jacob;marley bob;~damian;~ziggy
marner silas;~mitch
marple
~trayvon;~micheal;~jose de san;~tours;~paul;~agnes;~chris;~ricky;~dean;~steve
martos ivan
~empress
masham abigail
maslow abraham
~junichi
~cotton;~increase;~john
~hideki
matsuo basho
~jim
~chandragupta
mayall rik
mayhew henry;mayhew peter
mazepa ivan
mbappe kylian
~raw gugu
mbembe achille
mccaig norman
mccain john
mccrae john
mcduck scrooge
mcewan ian
~jimmy;~chuck
mcgraw tim;mcgraw phil
~piper
mcnair denise;mcnair ronald
meaden deborah
meciar vladimir
~catherine;~lorenzo;~cosimo;~marie;~giovanni
medusa
mehmed
~conqueror
mellon andrew
~giorgia
~leland
menchu rigoberta
mendel gregor
~chico;~shawn;~camila
~arnaldo tamayo
menger carl
mengzi
menken alan
~adolph;~idina
merckx eddy
~maria sibylla
merkel angela;merkel angela
merlin
~thomas;~robert
~ws
~seth
~louise;~charles
midler bette
~erich
mikami shinji
mikasa
millay edna st vincent
miller arthur;miller arthur;~doris;~dorie;~stanley;~lee;~reggie;~mac;~ezra;~bode;~von
~jean francois
milley mark
milnor john
~czeslaw
milton john;milton george
minaur alex de
mingus charles
minsky marvin
~prophetess
mirren helen
mister beast
~rohinton
mithra
~lakshmi
miyagi;miyagi kesuke
miyake issey
~ami
mkwawa
mladic ratko
mobius
mobutu sese
modena mary
modric luka
modrow hans
~steven
moholy nagy laszlo
moivre abraham de
~mario;~alfred
mollie
~ferenc
moltke helmuth
momsen taylor
monash john
mongke
~luffy
monnet jean
monroe james;monroe marilyn;monroe
montag;montag guy
~gabriella
~beth
~ederson
morant ja
morata alvaro
moremi
~mariano;~gabriel garcia
moretz chloe grace
morgan;morgan pierpont;morgan jp;~garrett;~edwin;~arthur;~daniel;~henry;~augustus de;~thomas hunt;~julia;~piers;~eluned
morike eduard
~akio
morphy paul
~william;~gouverneur
~william;~jelly roll
~oswald;~diana;~walter
mothma mon
moulay ismail
mowgli
mozart wolfgang amadeus;mozart leopold;mozart nannerl
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
~ororo
munshi abdul karim
munson eddie
munter gabriele
murati mira
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
myrdal alva
myrtle
~arshad
nafisi azar
~kaworu
naguib mohamed
nagumo chuichi
nahyan zayed
nakate vanessa
namath joe
namdev
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
neeson liam
negrin juan
nelson horatio;~willie;~baby face;~jesy;~foggy
nernst walther
neruda pablo
nerval gerard de
nesbit edith
neshat shirin
~henri
nevsky alexander
~gabe;~allen
~john henry;~barnett;~randy;~paul
~gavin
newton isaac;~huey;~john;~helmut;~john olivia;~thandiwe;~cam
neyadi sultan
neyman jerzy
neymar
nezuko
~ai quoc;~van thieu;~viet thanh;~du
nicias
niepce nicephore
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
~fred
norgay tenzing
~jessye;~peter
~cameron
~lando;~frank;~chuck;~dean
~mary;~edward;~graham
nouvel jean
nozick robert
nujoma sam
nursia benedict
~alice
nyongo lupita
nzinga;~queen;~mbande
~annie;~ann
obelix
oberon;oberon
oberth hermann
obiang teodoro
obrien;~edna;~flann;~tim;~conan
ocalan abdullah
ocasey sean
~cortez alexandria
ockham william
odinga raila;~oginga
offred;offred june
ogedei
ogodei
ohsumi yoshinori
ohtani shohei
oikawa tooru
ojukwu odumegwu;ojukwu emeka
okeefe georgia
okigbo christopher
okocha jay
~iweala ngozi
oldman gary
~dermot;~kevin
olivaw daneel
oliver;~mary;~john;~jamie
olmert ehud
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
~jose clemente
orsino;orsino
orsted hans christian
~jenna;~daniel;~amancio;~y gasset jose
orwell george
~norman;~harry
oseman alice
osiris
osmena sergio
ossoff jon
osteen joel
ostrom elinor
oswald lee harvey;~saint;~alice;~clara
pacino al
~kerry
paguro luca
palach jan
~cole;~arnold;~meredith;~judy alvarez
~mangal
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
patton george;patton george
paulus friedrich
paulze marie anne
pavese cesare
pavlov ivan;~yakov
paxman jeremy
~philippa;~guy
pearse patrick
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
petain
petion alexandre
petiot marcel
petipa marius
petofi sandor
~flinders
~stanislav;~vasily;~vodkin kuzma
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
~franklin
piglet
pilate pontius
pilger john
pilkey dav
pindar
pinera sebastian
pinero arthur
pippen scottie
pippin
piquet nelson
planck max;planck max
~nigel
~gary
plessy homer
poarch bella
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
potter harry;~beatrix;~lily;~james;~albus;~petunia
poulin marie philip
~colin;~enoch;~robert baden;~john wesley;~laurene;~anthony;~jerome;~glen;~asafa
~gary;~austin
~rajendra
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
prynne hester
pujols albert
~ann;~thomas;~hilary
pyrrho
qaboos sultan
~parker
queloz didier
quezon manuel
quimby harriet;quimby ramona;quimby beezus
~zachary
rabada kagiso
rabuka sitiveni
racine jean
radama
radley boo;radley;radley boo;radley arthur
raeder erich
rahman allah;~tunku abdul;~sheikh mujibur;~ziaur;~ar
rahmon emomali
rahula
~shogun
rameau jean philippe
~joey;~johnny
~gordon;~william
ramses
~bella;~aaron
ranboo
~singh
~jeannette;~ian
raoult francois
~harun;~adil
ratana wiremu
raubal geli
~angela
reagan ronald;~nancy
reeves keanu;~rachel
reibey mary
~roman
renoir
rensch danny
resnik judith
retief piet
retton mary lou
revere paul
~trent
reznov viktor
rhazes
rhimes shonda
~cecil;~zandra;~jonty;~cody;~dusty
~mawr
~busta
ribera jusepe de
ribery franck
~lionel
~branch
~daisy;~nicholas
rienzi cola
rienzo cola
rimsky korsakov nikolai
~cal
~ellen;~rhea
~wade
~john;~krysten
rivera diego;rivera diego;~sylvia;~primo;~mariano;~coco
rivest ron
~mohammad
rizzio david
~arjen
robbia luca della
robbie margot
rodari gianni
~trinity;~dennis
~woodes;~carl;~richard;~kenny;~ginger;~fred;~mister;~steve;~shaggy
~oscar;~archbishop;~cristian;~george;~john
rommel erwin;rommel erwin
~mitt;~george
rompuy herman van
~wayne;~sally;~mickey;~ed
~hrithik
rossum guido;rossum guido van
rostow walt
rothko mark
~ola
rousey ronda
rozier pilatre
rozman levy
~barney;~betty
rubens
rubins kate
rublev andrei
rukawa kaede
rumens carole;rumens carol
runcie robert
~bayard
ruysch rachel
ruyter michiel
ryleev kondraty
~ernesto
sabbah hassan
sachar louis
~sasaki
saddam hussein
sagawa issei
saicho
saliba william
~mohammed bin;~persian
salote
samory toure
samson
sanada yukimura
sancho ignatius;~jadon
sandel michael
~august
~margaret;~larry;~frederick
sankoh foday
sansom odette
~charles henri
~jose eduardo dos;~dumont alberto;~antony
sanzio raphael
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
sawyer tom
~antonin
~gerald
scarra
schama simon
scholl sophie;scholl hans
~olaf
scipio
scobee dick
scotus duns
~dana
seagal steven
searle john
sebald wg
secord laura
~pete
seguin juan
sehwag virender
sejima kazuyo
sejong
sekoto gerard
selick henry
selvig erik
selvon sam
sendak maurice
seneca
senesh hannah
serkis andy
serote mongane
sesshu toyo
seurat georges
sewall samuel
~anna
~anne;~johnny
~caterina;~ludovico
shafak elif
~burrell
shajar al durr
~tupac;~assata
shamil imam
shapur
sharaa ahmed
~nawaz;~shehbaz;~maryam;~omar
~rakesh;~rohit
~ariel
~sam
~skeffington hanna
sheers owen
~hasina
sheila
~tommy;~arthur;~polly;~ada
shembe isaiah
~muzafer
shikai yuan
shikoh dara
shinzo abe
shitao
shmuel
shoigu sergei
sholes christopher
~grzesiek
~shubhanshu
shulgi
siakam pascal
siddal elizabeth
sidhwa bapsi
~malick
siegel bugsy;siegel jerry
sieyes emmanuel
signac paul
silang gabriela;silang diego
silver
silvey craig
~rhea
simcoe john graves;simcoe elizabeth
~bulgaria;~stylites
simmel georg
simnel lambert;simnel
~nina
~menno;~thomas
~pv
sinema kyrsten
~isaac;~isaac bashevis;~peter
~jannik
sinwar yahya
sirhan sirhan
sisley alfred
sisulu walter;~albertina
skenes paul
skepta
~samuel;~nigel;~kelly;~kat
~kk
slocum joshua
smajor
~robert;~biggie
~jane
~garfield
~lopez francisco
solvay ernest
somare michael
somoza anastasio
sontag susan
sophie;~chotek
sorkin aaron
soseki natsume
~jose calvo
souter david
~elizabeth george
spears britney
~catherine helen
sperry roger
spieth jordan
spivak gayatri
sporus
~charlie;~tori
~pomona
staley layne
stalin joseph;stalin josef;stalin joseph
stampy
stantz ray
starzl thomas
~josef
stegen marc andre ter
stella;~joseph;~frank
~laurence
~universe
~bram
~george;~ben
~casey
storni alfonsina
stotch butters
strabo
streep meryl
~cloud
strite charles
~laurie
~lance
~jonathan;~cj
strout elizabeth
stuart;~jeb;~mary;~charles edward;~henry;~james;~arbella;~john mcdouall;~gilbert
styles harry;~aj
~adolfo;~luis
subban pk
sukuna ryomen
~tipu
~charles;~gordon;~bernard
~ruby
surdas
suslov mikhail
suzman helen
~daisetz;~ichiro;~michio
swaraj sushma
sweden christina
szenes hannah
tagore rabindranath;tagore rabindranath;~abanindranath
taisho
tajfel henri
tajiri satoshi
~teiji
~shingen
~william fox;~william henry fox
tamada momona
~rufino
~ahed
~kakuei
~yves
~deborah;~biff
~henry ossawa
tansen
~antoni
tappan lewis
tarkin wilhuff
tarski alfred
~jill
tasman abel
tatlin vladimir
taupin bernie
taylor brook;~roger;~zachary;~breonna;~charles;~hudson;~mildred;~frederick winslow;~corey;~elizabeth;~joy anya
tebbit norman
~letsile
tedder ryan
~chrissy
~edward;~miles
~william;~shirley
teresa mother;teresa mother;~avila
terkel studs
terman lewis
tetzel johann
tezuka osamu
thaler richard
thales
thames mason
~sukhdev
tharpe rosetta
~charlize
thibaw
~adolphe
~angie;~dylan;~rs;~clarence;~edward;~vivien;~alma;~isiah;~gabby;~geraint
thorin
~kip
~ian;~jim;~jeremy;~xavier
thrawn admiral
thropp elphaba;thropp nessarose
thunen johann von
thuram lilian;thuram marcus
tiafoe frances
tiesto
tilson thomas michael
tinker;~mary beth
tintin
tinubu bola;tinubu efunroye
titian
titmus ariarne
tituba
tofana giulia
~colm
tokito muichiro
toledo alejandro
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
triton luke
~chretien de
truman harry;~bess
tswett mikhail
tubman harriet
tuchel thomas
~chris;~cameron;~malcolm
tufayl ibn
~mister;~justin
tupaia
tupper earl;tupper charles
turabi hassan
tureci ozlem
turing alan
turner william;turner nat;~tina;~will;~timmy;~ted;~alex
tybalt;tybalt
~margaery
uchiha sasuke;uchiha itachi;uchiha madara;uchiha obito;uchiha sarada
uderzo albert
udonta yondu
uesugi kenshin
~lars
undset sigrid
unitas johnny
updike john
~galinda
~seawitch
vaiana
~leo
valera eamon
valois catherine;valois philip;valois marguerite
varane raphael
varese edgard
~getulio;~llosa mario
vasari giorgio
vauban sebastien;vauban
~matthew
veblen thorstein
vedder eddie
vegeta
~craig
veruca
~rhea silvia
vettel sebastian
victor;victor
videla jorge
vidocq eugene
~patrick;~marcelo;~marta
villon francois
virgil
vlasov andrey
voisin la;voisin catherine
~vladislav
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
~barnes;~john
walras leon
walter;~bruno
walton;~sam;~william
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
~ai
~fay
~orson
wenger arsene
~alfred;~abraham
wesker arnold;wesker albert
~john;~charles;~paul
~horst
wexler kim
weyden rogier van der
whedon joss
widodo joko
~norbert
wiesel elie
wiggin ender;wiggin valentine;wiggin peter
wiggum ralph;wiggum clancy
wilbur;wilbur
~thornton;~laura ingalls;~billy;~deontay
~john;~maurice;~ashley
~paul;~bruce
~compo
wilmut ian
wilson woodrow;wilson myrtle;wilson jacqueline;wilson august;~wade;~edith;~harold;~edward;~cairine;~robert woodrow;~tuzo;~edward osborne;~aja;~lainey;~owen;~rebel;~rainn;~russell;~slade
~penelope
winkle rip van
winton tim;winton nicholas
wiredu kwasi
wizkid
wohler friedrich
wolsey thomas
wotton
wovoka
wright richard;wright orville;wright wilbur;~frank lloyd;~judith;~joseph;~ian;~letitia;~edgar;~phoenix
~francis;~charles
xerxes
~cao
xuesen qian
yagami light
yagoda genrikh
~ryo
~daddy
~wang
yasuke
~eren;~chuck;~zeke
yellen janet
yermak
yersin alexandre
yezhov nikolai
yiruma
yonezu kenshi
yongle
~waqar
~humza
youyou tu
yukawa hideki
yutang lin
zabini blaise
zapata emiliano
zaraki kenpachi
zaroff
zatara zatanna
zazzau amina
zedong mao
zeeman pieter
zegler rachel
zenawi meles
zenger peter;zenger john peter
zerkaa
zetian wu
zetkin clara
zeuxis
zewail ahmed
zhukov georgy;zhukov georgi
~zinedine
zoella
~rob
zverev alexander
zwicky fritz
abadeer marceline
abigail
abraham
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
akihito
akiyama mio
akutami gege
aladdin
albeniz isaac
~leon battista
alferov zhores
~vittorio
alhazen
allenby edmund
allende;allende isabel;allende ignacio
allport gordon
almagro diego
alphege
~julia;~canelo
~saint;~curtly;~dean
amidala padme
anatsui el
~rebeca
~roy chapman
angelou maya;angelou maya
aniston jennifer
anouilh jean
ansbach caroline
anthony susan;~carmelo;~marc
apelles
aptidon
aquinas thomas
aragorn
~hiromu
aravena alejandro
ariadne
~ludovico
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
babbitt natalie
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
baldwin james;baldwin james;~stanley
ballack michael
~jg;~robert
balliol john
ballmer steve
balmont konstantin
bandera stepan
bandura albert
bankman sam;bankman fried sam
baracus ba
~enid
bardeen john
bardugo leigh
barkley charles;barkley saquon
~christiaan
~amy coney;~syd;~beauden;~jordie
barroso jose manuel
barthes roland
~jed
barzani masoud
basayev shamil
~joshua;~angela
batalon jacob
~norman;~jason;~patrick
bateson william
bathory elizabeth;bathory stephen
~fulgencio;~dave;~xiomara
battuta ibn
baybars
bayezid
bazille frederic
bearden romare
bearman ollie
~kimpa vita
beckett samuel
beckham david;~victoria;~odell
becquer gustavo adolfo
bedelia amelia
beecham thomas
behring emil von
beifong toph;beifong lin
~bob;~linda;~tina;~gene;~louise
belfort jordan
belivet august
~sam;~samuel;~david
~giovanni;~vincenzo
~simon;~trevor
benatar pat
benioff david
~richard bedford;~arnold;~alan;~louise;~tony
benoist melissa
bentham jeremy
~walter;~derek;~walter owen
benzema karim
beothuk shanawdithit
beowulf
bergara ryan
bergman ingrid;bergman ingmar
bergson henri
berkman alexander
berlioz hector
bernard;~claude;~andy
berners lee tim
bernini gian lorenzo
bessent scott
bethune mary mcleod;bethune norman
beyonce
~jules
bigelow henry;bigelow kathryn
bilibin ivan
bingham hiram
bingley
binoche juliette
birling sheila;birling;birling eric;birling sheila;birling arthur
bjorgen marit
blahnik manolo
~sara
blanche
blanqui auguste
bleriot louis
~tyler
blinken antony
~amelia
~cheryl
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
~sydney
brennus
~abigail
~jim;~ezra
~ruby;~robert;~ludacris;~sam porter
~paul stephenson;~eric
~benjamin
brodeur martin
brodsky joseph
broglie louis de
~pierce
brouwer leo
brubeck dave
bruegel
bruning heinrich
brunson jalen
brynner yul
bryusov valery
buchner eduard;buchner georg
~jessie;~robin
budanov kyrylo
bueller ferris
buffett warren
bugatti ettore
~bob
bukater rose dewitt
~imam
burbank truman
~anthony;~guy;~ernest
~jocelyn bell
~frances hodgson
~michael;~forbes;~james;~daniel;~andy
~ty
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
~cecil;~george
calvino italo
cameron james;~david;~julia margaret
~queen;~parker
caminos lucia
campese david
campion edmund;campion jane
canaris wilhelm
cancelo joao
~kush
~asa
canetti elias
canmore malcolm
cantona eric
caonabo
capaldi lewis;capaldi peter
capulet;capulet
cardano gerolamo
~fernando henrique;~kamilla
cardozo benjamin
cargill jade
~will
carlsen magnus
~chester;~tucker
carmack john
carpini giovanni
~jose miguel;~sally
~willis
carroll lewis
~jacques;~george etienne;~george;~bresson henri;~louis
cartman eric
caruana galizia daphne;caruana fabiano
~great
cassatt mary
~butch;~cole
cassini giovanni
cassius
castile eleanor
catesby robert
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
chaplin charlie
~mark david
charaka
charcot jean martin
chardin pierre teilhard de;chardin jean baptiste simeon
charles jacques;~king;~bald;~ray;~prince
charlie;charlie;~bonnie prince
chaucer geoffrey
~prithviraj
chauvel harry
chauvin derek
cheadle don
cheever john
chekhov anton
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
clapton eric
claudel camille
claudio
~eldridge
clegane sandor;clegane gregor
clerval
~lucille
clinton bill;clinton hillary;~chelsea;~henry;~franklin
clodius
clooney amal;clooney george
clyburn james;clyburn jim
cobbett william
cochise
~jacqueline;~johnnie
cocteau jean
~jm
~stephen;~jean baptiste
~bessie;~cady;~monique;~jenna;~zendaya
~sidonie gabrielle
coligny gaspard
collins suzanne;collins michael;collins suzanne;~phil;~billy;~eileen;~wilkie;~francis;~misha;~lily
collodi carlo
colston edward
columbo frank
comnena anna
~arthur;~denis
conklin belly
connors jimmy;connors curt
coogler ryan
copland aaron
~sofia;~francis
corelli arcangelo
~joseph;~chris
cosette
costner kevin
coulomb
courbet gustave
covilha pero
cranach lucas
cranmer thomas
crashaw richard
crassus;crassus marcus
~zak;~mary;~violet;~cora;~edith;~sybil
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
~glenn
~harvey;~peter
cushman karen
daguiar fred
daimler gottlieb
daltrey roger
damelio dixie;damelio charli
dameron poe
dampier william
danbury agatha
dandolo enrico
~aliko
~anthony;~jayden;~teddy
~kara;~carol
darling wendy
darnley henry;darnley lord
~lydia
dashner james
dassler adi;dassler rudolf
daumier honore
davison emily;~peter
deadmau
debakey michael
debicki elizabeth
debussy claude
decatur stephen
deckard rick
deineka alexander
~shelagh
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
~legs;~neil
dickens charles;dickens charles
diderot
diggory cedric
dilthey wilhelm
dinesen isak
dingane
dinkley velma
djawadi ramin
dmowski roman
dockery michelle
doechii;doechii jaylah
doenitz karl
~placido
~guzman
~landon;~jason
donskoy dmitry
doppler
dorothy;dorothy
dosanjh diljit
~stephen;~james;~home alec;~tommy;~keith;~aaron;~michael;~kirk;~gabby
~hugh
dowland john
drabble margaret
dracula
dreiser theodore
dressel caeleb
dreyfus alfred
drucker peter
ducasse alain
duchamp marcel
dudamel gustavo
dudayev dzhokhar
dukakis michael
duniway abigail
dunstan
durrani ahmad shah
~gerald;~lawrence
durruti buenaventura
dursley dudley;dursley vernon;dursley petunia
duterte rodrigo;duterte sara
dutroux marc
dworkin ronald
dynevor phoebe
earhart amelia
echidna knuckles
eckford elizabeth
eckhart meister
edebiri ayo
edogawa conan
~john;~jonathan;~henrietta;~anthony;~perrie;~huw;~eddie eagle;~gareth
effiong eric
ehrlich paul
eijkman christiaan
einaudi ludovico
ejiofor chiwetel
ekwensi cyprian
~missy;~ezekiel;~chase
ellison ralph;~larry
emerson ralph waldo
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
~marshall
erikson erik;~leif
~pablo
estella;estella
~emilio
eudoxus
eyadema gnassingbe
eysenck hans
~prophet;~nissim
fadeyev alexander
~giovanni
fallaci oriana
fallada hans
falwell jerry
~dakota;~elle
faraday michael
farnham john
~colin;~owen;~andy
fatiman cecile
favreau jon
fawcett millicent;~percy
fazbear freddy;fazbear golden
federer roger
fedotov pavel
fellini federico
ferencz benjamin
~enzo;~lodovico
~geraldine
~michele
ferrier kathleen
fersman alexander
feynman richard
fiennes ranulph;fiennes ralph
filatov vladimir
filonov pavel
finster chuckie
firmino roberto
~bobby;~emil;~jenna
~henry;~robert
fleance
fleming alexander;fleming alexander;~ian;~peggy
~tommy;~brandon
follett ken
~lavinia;~lucio
fontane theodor
fonteyn margot
~nathan bedford
forster em
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
~nelly
gaarder jostein
gabbana stefano
gabbard tulsi
gabriel;~peter
gadamer hans georg
gaddafi muammar
gagarin yuri
galeano eduardo
galecki johnny
galilei galileo
galileo
galizia daphne caruana
galvani
~carlo;~childish
gandalf
~sourav
~martin;~howard
gargery joe;gargery joe
~merrick;~judy
garneau marc
~pat;~anderson elizabeth;~joseph;~myles
~kyle
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
ghoshal shreya
~orlando
giddens anthony
gielgud john
~kathie lee
~william;~sarah;~schwenck;~elena
gillard julia
~terry
~harold;~elizabeth
gillray james
~stephanie;~lorelai;~rory;~happy
giscard valery
gissing george
giuffre virginia
giulini carlo maria
~brendan;~domhnall
~evelyn
glyndwr owain
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
~dick;~mark;~nolan
greeley horace
~pope;~augusta
grendel
gretzky wayne
greyjoy theon;greyjoy yara
griffey ken
~nick;~blake;~peter;~lois;~stewie;~chris;~meg;~brian
grisham john
~gus;~gil
gromyko andrei
gropius walter
grotius hugo
guevara che;guevara che
~nicolas
guimard hector
guiteau charles
gumball
gumilev nikolai
gumshoe dick
gunnell sally
~hahn
gusteau auguste
~woody
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
halpert jim
hammett dashiell;hammett kirk
~richard;~alison;~john
hampden john
hancock john;~winfield;~matt;~herbie;~boa
~ruth;~daniel
haniyeh ismail
hannity sean
hanover sophia
hanssen robert
harbour david
~warren;~tonya
~marsden
hatsune miku
~hanzo
havertz kai
hawkeye riza
hawking stephen
~john;~paula;~taylor
~ibn;~ibn al
hazlitt william
heatley norman
heawood percy
heffley greg;heffley rodrick;heffley manny
hegseth pete
heifetz jascha
helberg simon
hellman lillian;hellman martin
~abelard;~argenteuil
hemings sally
hendrix jimi
hengist
hepburn audrey;~katharine
~frank;~george;~tabitha;~justin
heroult paul
~carolina
herriot james
~milton;~alfred
hertzog barry
heschel abraham
heumann judith;heumann judy
hewlett bill
heyrick elizabeth
~miguel;~anne
~michael;~jarad
hilbert david
hillary edmund
himmler heinrich;himmler heinrich
hinault bernard
~myra
hipkins chris
hockley caledon
hockney david
hodgkin dorothy;hodgkin alan;hodgkin thomas
~reid;~dustin;~philip seymour
hofling charles
hogarth
hojlund rasmus
hokusai
holbach baron
holbein
holiday billie;~jrue
holland tom
holness andrew
homolka karla
honnold alex
hopital
~gerard manley;~harry;~matthew;~frederick gowland;~anthony;~deandre
horatio
hoshino ai;hoshino ruby;hoshino aqua
hossler jaden
hotspur harry
housman alfred
houston sam;~whitney;~charles hamilton
~william dean
howlett logan
huangdi
huascar
huateng ma
~ron
hudgens vanessa
~david;~steve
~godfrey
huineng
humayun
hunyadi janos
hurston zora;hurston zora
~zakir;~nadiya
hussein saddam;~ibn ali;~king;~uday;~taha
husserl edmund
huygens
hypatia
iacocca lee
~anwar;~dawood
ictinus
~ion
imhotep
~vlad
ingelow jean
iniesta andres
inumaki toge
inuzuka kiba
ionesco eugene
~sabrina
isayama hajime
ishmael
itadori;itadori yuji
itliong larry
~allen
jackson andrew;jackson michael;jackson percy;~mary;~peter;~holly;~rachel;~stonewall;~thomas jonathan;~jesse;~ketanji brown;~shirley;~phil;~samuel;~glenda;~shericka;~lamar;~reggie;~bo
jacuzzi candido
jaffrey madhur
~yashasvi
janacek leos
janeway kathryn
jansons mariss
jansson tove
~randall
jelinek elfriede
jelloun tahar ben
jemisin nk
jemison mae
~roy;~karl;~patty;~barry;~howl
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
karimov islam
karloff boris
karolyi mihaly;karolyi bela
kartini
katniss;katniss
kaunitz wenzel
kautsky karl
kazakov matvey
kebbell toby
keldysh mstislav
~john harvey;~will;~will keith;~john
kendrew john
kennedy john;~robert;~bobby;~ted;~edward;~jacqueline;~jackie;~joseph;~rosemary;~anthony;~nigel;~karl
~macalpin
keoghan barry
kerouac jack
~clayton
kertesz imre;kertesz andre
ketchum ash
khaldei yevgeny
khaldun ibn
~wiz
khattab umar
khayyam omar
khorana har gobind
khosrow
kimathi dedan
kimmich joshua
~jamaica
~rory
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
lamarck
lampard frank
lampiao
lamport leslie
~samuel;~asuka
lankesh gauri
lanning kris;lanning meg
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
leavitt henrietta;leavitt karoline
~pyotr;~sergey
~charles;~philippe
lecuona ernesto
ledecka ester
ledecky katie
legault francois
legolas
~inge
leibniz gottfried
lelouch
lemieux mario
lemlich clara
lenfant pierre
lengyel felix
~kawhi;~sugar ray
leonato
~king;~belgium;~nathan;~aldo
lepidus
lesseps ferdinand;lesseps ferdinand de
~doris;~gotthold ephraim
levinas emmanuel
levitan isaac
leyster judith
liefeld rob
~damian;~matthew
lincoln abraham;~mary todd;~tad
linetti gina
lisieux therese
listyev vladislav
~luke
litvyak lydia
lodbrok ragnar
lodygin alexander
longley michael
lonnrot elias
lookman ademola
lorentz hendrik
~elijah
~lucky
ludgate april
lumiere auguste;lumiere louis
lumumba patrice
luthuli albert
lutnick howard
lutyens edwin
lyotard jean francois
~trofim
maathai wangari
macbeth
maccaig norman
macduff;macduff
macedon philip
~maria corina;~antonio;~anitta;~manny
machaut guillaume de
madhava sangamagrama
madison james;~dolley;~mikey
~harry;~tobey;~dougal
~naguib
~shabana
mahomes patrick
makarov vladimir
maktoum mohammed
malamud bernard
malcolm x;malcolm;~ian
maldini paolo
~lasith
malinin ilia
mallard louise
malraux andre
malthus thomas
mamdani zohran
manchin joe
mancoba ernest
mandela nelson;mandela nelson;mandela nelson;mandela winnie
manetho
manilow barry
mankell henning
~chelsea;~peyton;~eli;~arch
manoban lisa
mansart francois
mantell gideon
manziel johnny
manzoni alessandro
maranke john
~guglielmo
marcuse herbert
~jess
~beryl
markram aiden
marlowe christopher
marquez gabriel garcia;~francia;~marc
marryat frederick
~john;~samuel;~ernest
marshak samuil
marston john;marston william moulton
martinu bohuslav
~andrew;~wendy
masaryk tomas;masaryk jan
massena andre
massoud ahmad shah
~edgar lee;~ken
matejko jan
matilda;matilda;~empress
matisse henri
matthau walter
mauchly john
maugham somerset
mauriac francois
maurier daphne du
maxwell james clerk;~robert;~ghislaine;~glyn;~davies peter;~glenn;~nikki
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
~william;~vince;~stephanie;~shane
mcquack launchpad
~alexander;~lightning;~steve
~timothy
~thomas francis
mebarak shakira
medarda mel;medarda ambessa
medtner nikolai
meester leighton
meighen arthur
meinhof ulrike
meitner lise
mellark peeta
memling hans
menchik vera
mencius
mencken hl;mencken henry louis
menelik
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
miandad javed
miedema vivianne
mieszko
mikoyan anastas;mikoyan artem
mildred
milgram stanley
milhaud darius
millais john everett
millett kate
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
~mahathir
moissan henri
moliere
mollier richard
molotov vyacheslav
momaday scott
mondale walter
mongkut
~cookie
montagu mary wortley
montale eugenio
~hannah;~joe
~juan pablo;~inigo
~evo;~miles;~rio
moranis rick
moravia alberto
morazan francisco
morelos jose maria
morisot berthe
mormont jorah
~pavlik
moscone george
~patrice
mottley mia
mrbeast
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
~rupert;~iris
~george;~matt
~gheorghe
~rosario;~bartolome esteban
~muhammed
musashi miyamoto
musiala jamal
mustang ford;~roy
mutombo dikembe
nabokov vladimir
nadella satya
naipaul vidiadhar
naoroji dadabhai
narayan rasipuram;~rk;~r k;~jayaprakash
~panfilo
nasmyth james
~subaru
natsume soseki
navalny alexei
navarre henry;navarre marguerite
~ronaldo
nefario doctor
nehanda;nehanda mbuya
neistat casey
nelisse sophie
nemtsov boris
neptune
nespoli paolo
neumann john von
neville;~richard;~cecily;~anne;~gary
newbolt henry
~grace;~terry;~nichelle
niebuhr reinhold
~wayde van
niemann hans
nikitin afanasy
~kitaro
nivelle robert
nivison ted
niyazov saparmurat
nkrumah kwame
noether emmy
~soichi;~hideyo;~isamu
northup solomon
norwich julian;norwich julian of
nottage lynn
novalis
ntamack romain
nureyev rudolf
nurhaci
nyerere julius
obrador andres manuel lopez;obrador andres
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
olmsted frederick law
omilana niko
onassis jacqueline;onassis aristotle;onassis jackie
onizuka ellison
ophelia
orbison roy
orlando
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
pahlavi reza
palacio raquel
palacky frantisek
palmyra zenobia
panchen lama
pandora
pansino rosanna
pantani marco
~jasmine
parnell charles
~charles;~talcott;~jim;~micah
pasteur louis
patmore coventry
patrick saint;~danica
pauling linus
pavelic ante
pavlova anna
payette julie
~thomas love;~jonnie
~lester;~karl;~noel
pelevin victor
pelicot gisele
peltier leonard
~roger;~lionel
penzias arno
~alex
periyar
~frances;~charles
perlman radia;perlman itzhak
perouse la
perseus
persson markus
pertwee jon
pesquet thomas
petacci clara
peugeot armand
phidias
philbin darryl
~trevor
~joaquin
piastri oscar
picasso pablo
piccard auguste;piccard jacques;piccard bertrand
~fio
~george;~bill
~tommy;~angelica
pickton robert
picoult jodi
pidcock tom
pienaar francois
pikachu
piketty thomas
pilecki witold
pinchot gifford
pingala
pinkman jesse
~leigh anne
pinsent matthew
pirogov nikolay
~molly
pizarro francisco
plaatje sol
plastov arkady
platini michel
plautus
pochita
poehler amy
pogacar tadej
~dustin
poisson simeon
poitier sidney
poitras laura
~spencer
polenov vasily
~kieron;~handre
pollini maurizio
pollock jackson
pomfrey poppy
pontiac
ponting ricky
ponyboy;ponyboy
poppaea
poppins mary
porthos
~natalie
potatau te wherowhero
poulenc francis
poussin nicolas
prandtl ludwig
~ford
presley elvis
prestes luis carlos
prevert jacques
princip gavrilo
~narayan
proclus
proctor john;proctor
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
~eca de
queneau raymond
~gonzalo jimenez
quesnay francois
~francisco de
~thomas de
~horacio
quixote don
~jack;~calico;~arthur
~stamford
raisman aly
rajguru shivaram
raleigh walter
~aron
ramabai pandita
rameses
~richard;~cruz
rankine william
~kuti funmilayo;~arthur
raphael
rapinoe megan
raworth kate
redwald
redzepi rene
reitsch hanna
rengoku kyojuro
resnick mitchel
reubens paul
reuther walter
reynaud paul
ricardo david
~little
richter charles;~gerhard;~sviatoslav;~max
ricimer
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
~tony;~arizona
~frederick;~joseph jenkins;~john;~bartholomew;~julia;~robin
robeson paul
robredo leni
roddick anita
~richard;~aaron
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
rouhani hassan
rovelli carlo
rowling joanne;rowling joanne
rozanov vasily
rubicon
rubruck william
rudisha david
rudolph;~wilma
ruffalo mark
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
~masahiro
saladin
~zoe
~sebastiao
salieri antonio
sallust
salmond alex
salonen esa pekka
salvini matteo
sambora richie
samoset
sampras pete
~deborah
~rick;~celia;~pedro;~sonia
sanders bernie;~colonel;~harland;~barry;~deion;~shedeur
sandino augusto
sandler adam
sandlin destin
sankara thomas
~john singer
sarkozy nicolas
sassoon siegfried;sassoon siegfried
~nakamoto
satrapi marjane
sattler ellie
saverin eduardo
saviano roberto
saville jenny
savimbi jonas
scaloni lionel
~erza
~hunter
scheele carl wilhelm
schiele egon
schirra wally
schlatt jay
schlick moritz
schlink bernhard
~helmut;~rottluff karl;~eric;~mike;~abby
~harrison;~carl
~noah
schrank john
schrute dwight
~dutch;~howard
schuman robert
schumer chuck
schwann theodor
scobell walker
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
sergius radonezh
severus septimius
seydoux lea
seymour jane;~thomas;~edward
shagari shehu
shahade jennifer
shammai
shamsie kamila
~ravi
shannon claude
~robert;~ben;~josh
shapley harlow
sharaku
sharawi huda
~helen
~lal bahadur;~ravi
shatner william
sheeler charles
sheeran ed
shelley percy;shelley mary;shelley mary
~alan;~sam;~ernest;~commander
~cindy;~roger;~william tecumseh;~palladino amy;~richard
shestov lev
~claressa
shikibu murasaki
~hanzo;~genji
shinkai makoto
shinoda mike
shinran
shipton mother
~hafez;~saadi
shirley anne;~donna;~stephanie
shivaji
shotoku
shuisky vasily
shukhov vladimir
shuster joe
shylock;shylock
sibande mary
sickert walter
sidemen
sidious darth
siemens werner;siemens werner von
simenon georges
~diego
~jk
simonov konstantin
simpson homer;simpson bart;simpson bart;simpson homer;simpson lisa;~wallis;~oj;~orenthal;~john;~thomas;~james young;~lorna;~marge;~abe
sinatra frank
sirleaf ellen johnson
sistani ali
sitting bull
skinner;~seymour
skripal sergei;skripal yulia
slayton deke
slessor mary
slimani leila
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
sorokin anna
sorolla joaquin
southee tim
southey robert
soutine chaim
~fela
soyinka wole;soyinka wole
spassky boris
spector phil;spector marc
~diana;~percy;~herbert;~stanley;~octavia
spenser edmund
spiegel evan;spiegel spike
spinnet alicia
spinoza
~tail
sprouse cole;sprouse dylan
squanto
ssundee
~elliot
stanley henry;stanley;~paul
stanton elizabeth cady;~edwin;~andrew;~giancarlo
starkov alina
starmer keir
statius
steinem gloria
~rudolf;~guenther
~hungary;~moldavia;~saint
steuben baron;steuben friedrich von
~michael;~thaddeus;~wallace;~nettie;~izzie
~miley;~breanna;~kristen;~james;~patrick;~jon;~jackie
stilton geronimo
~barney
stirner max
stormzy
stratus trish
strauss johann;strauss levi;strauss leo;strauss richard;strauss andrew
subutai
suharto
sukarno
sulston john
~razia
~buffy;~scott;~alex;~nathan
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
tarbell ida
tarquin;~superbus
tarrant brenton;tarrant chris
tarrega francisco
tartini giuseppe
tashfin yusuf
taurasi diana
taussig helen
tavener john
temujin
tenniel john
tenzing
~publius
~mary church
~abel
thaksin
tharoor shashi
theroux louis
theseus
thewlis david
thomson jj;~william;~tom
thoreau henry david
thurber james
~uma
~fritz
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
~pamela;~pl
tresham francis
trimble david
~effie
tristan
trotsky leon;trotsky leon
~william monroe;~derek;~rodney
trudeau justin;trudeau pierre
tshombe moise
tsipras alexis
tsukino usagi
tsunade
tsunoda yuki
tsuyuri kanao
tudjman franjo
tuffers phil
tughlaq muhammad
tughluq muhammad
tughril
~manu
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
~ace
~giovanni;~robert
~sofia
vermeer johannes
verrier urbain le
versace gianni;versace donatella
vettori daniel
vicario guglielmo
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
walcott derek
waldorf blair
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
weasley ron;weasley ginny;weasley fred;weasley george;weasley percy;weasley bill;weasley charlie;weasley arthur;weasley molly
~hugo
~daniel;~john;~noah
wegener alfred
~wim
wenfeng liang
wenjack chanie
weyland peter
wharton edith
~john archibald;~mortimer;~mike;~nancy;~joey
whishaw ben
whitlam gough
whitman walt;~marcus;~narcissa;~charles
whitmer gretchen
whitney eli
whitson peggy
wickham
wiegman sarina
wieland christoph martin
~gretchen
~bradley
~geert
~kaiser;~reinhardt
~frances
willems mo
willkie wendell
wilmore butch
~wallis;~elizabeth
winfrey oprah
winslet kate
winston;winston dallas
~ethan
wintour thomas;wintour anna
~reid
witbooi hendrik
wojtyla karol
woodley shailene
~portia
woodsen serena
~jacqueline
~frank;~lucy
wozniak steve
wrangel pyotr
wuornos aileen
xiuquan hong
yanayev gennady
yelchin anton
yelnats stanley;yelnats
yeltsin boris
yesenin sergei
yohanan ben zakkai
yoshino akira
~cole
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
abrahams peter;abrahams harold
acemoglu daron
achilles
ackerman levi;ackerman mikasa
adenauer konrad
~israel
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
amanpour christiane
ambedkar bhimrao
amundsen roald
anacaona
anacreon
anchieta jose
andersen hans christian;~riley
anderson sherwood;~wes;~elizabeth garrett;~laurie halse;~leroy;~marian;~james
andreeva mirra
andretti mario
andreyev leonid
andropov yuri
~fra
annabeth;annabeth
annunzio gabriele;annunzio gabriele d
anscombe elizabeth
antigone
antonoff jack
anyidoho kofi
apuleius
arbuckle jon
archeron feyre;archeron nesta
ardashir
argerich martha
~jean bertrand
arkhipov vasily
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
~rowan;~richard
atreides paul;atreides leto
~ezio
auerbach frank
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
~abu bakr
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
barbauld anna
barbossa hector
bardella jordan
barnardo thomas
~mike;~frederic;~steven
baselitz georg
basquiat jean michel
bassanio
bastable oswald
bastidas micaela
baszucki david
~dave
bazhenov vasily
bdoubleo
beatrice;~princess
~margaret;~francis
beauvoir simone de
beccaria cesare
behanzin
behzinga
belacqua lyra
belgrano manuel
belinsky vissarion
belnades sypha
beneatha
benedick;benedick
~pope;~ruth
benetton luciano
bentinck william
benvolio;benvolio
berdyaev nikolai
bergkamp dennis
bergling tim
berkeley george;~william
bernanke ben
bernthal jon
berryman john
bertozzi carolyn
bessemer henry
betjeman john
~manjul
bhaskara
bhumibol;bhumibol adulyadej
birdseye clarence
birkhoff george
bismarck otto
bjerknes vilhelm
bjornson bjornstjerne
blackman frederick
blackmun harry
blaxland gregory
bloodaxe eric
blunkett david
boadicea
boccioni umberto
boethius
bohemond
boleslaw
boluarte dina
bombelli rafael
~ivar
boniface;~pope
bonpland aime
boonchuy anne
borromeo charles
bothwell earl
bouazizi mohamed
boudicca
bouhired djamila
bourassa robert
bourbaki
bourdain anthony
bourdieu pierre
bowerman bill
bradbury ray;bradbury ray;~steven
~betsy
~john;~terry
braganza catherine
bramante donato
brancusi constantin
brandeis louis
branning max
brattain walter
breakker bron
brentano clemens;brentano franz
~jordana
brezhnev leonid
~phoebe
brindley james
~vera
brockman greg
bronsted johannes
bronzino
browning robert;browning elizabeth;~frederick
brownlee marques
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
~tommy
caligula
cambyses
camillus
~naomi;~bannerman henry;~kim;~joseph;~neve;~donald;~alastair;~hughie
caputova zuzana
~lazaro
carducci giosue
carlsson robyn
carnegie andrew;carnegie andrew;carnegie dale
~brunswick
carracci annibale
~venustiano
carraway nick;carraway nick
carreras jose
~giacomo;casanova
casemiro carlos
~iker
castilla ramon
catiline
cattrall kim
catullus
centineo noah
cespedes carlos manuel
chadwick james;chadwick edwin;~jamie
chagatai
chalamet timothee
~whittaker;~rebecca
chamisso adelbert von
chamorro violeta
chanakya
changbin
chapayev vasily
chappell greg;chappell ian
chargaff erwin
chastain jessica
chatelet emilie du
chazelle damien
cheshire
chibnall chris
chillida eduardo
chilwell ben
chisholm shirley;chisholm caroline;chisholm melanie
chissano joaquim
chongzhi zu
~jean loup;~jean;~de troyes
christie agatha;~chris;~john;~julie;~linford
clairaut alexis
clarisse
clarkson jeremy;clarkson thomas;clarkson kelly
claudius
clausius rudolf
clementi muzio
clouseau jacques
~thomas;~josephine
cockroft hannah
codreanu corneliu
colleoni bartolomeo
~toni
colletti dafne
~john;~robbie
columbus christopher;~diego;~bartholomew;~chris
comaneci nadia
comenius john amos
commodus
comnenus alexius
compaore blaise
comstock zachary
congreve william
~james;~catherine;~billy
contador alberto
~david;~stewart;~adam
~barbara
cordelia;cordelia
coriolis gaspard
~vito;~michael
~gracchi
cornwell jack
cortazar julio
corvinus matthias
cosgrove miranda
~frank;~elvis
cottrill clairo
coughlin charles;coughlin natalie
couperin francois
courtois thibaut
cousteau jacques
~philippe
cramling anna
cratchit bob;cratchit
cravalho aulii
~cindy;~terence
~kimberle
crockett davy
~samuel;~richmal
cromwell oliver;cromwell thomas;cromwell richard;cromwell henry
cronkite walter
~samuel ajayi
~rebecca lee
culpeper thomas;culpeper nicholas
cummings ee;~dominic
cuthbert
czolgosz leon
d'amelio charli
daedalus
daguerre louis
daidouji tomoyo
daladier edouard
dalglish kenny
dallaire romeo
dalloway clarissa
damocles
danforth;danforth chad
danticat edwidge
danziger paula
dashkova ekaterina
~robyn;~arthur;~ruth
dedekind richard
degrasse neil
delacour fleur;delacour gabrielle
delaunay robert;delaunay sonia
dicaprio leonardo
~marlene
dijkstra edsger
dimaggio joe
dimbleby richard;dimbleby david
~georgi
dinklage peter
~laertius;diogenes
dionysus
disraeli benjamin
djindjic zoran
djokovic novak
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
~livia
dubuffet jean
duchenne guillaume
dujardin charlotte
durkheim emile
dutschke rudi
duvalier francois;duvalier papa doc
duvernay ava
earnshaw catherine;earnshaw catherine;earnshaw hindley
~clint
ecgberht
edgerton joel
eichmann adolf
einstein albert
eisenman peter
ellsberg daniel
emecheta buchi
eminescu mihai
epicurus
ericsson john;ericsson lars magnus
erigaisi arjun
~giancarlo
~unready;ethelred
etzebeth eben
eurydice
eusebius
eustachi bartolomeo
evaristo bernardine
everdeen katniss;everdeen katniss;everdeen primrose
explorer dora
falconet etienne
falstaff
faltskog agnetha
farquaad lord
farragut david
faulkner william
favaloro rene
fearnley whittingstall hugh
ferdowsi
~alex;~sarah;~adam;~jesse tyler;~priah
fielding henry
figueres jose
~millard
~seamus
firdausi
firouzja alireza
flanders matilda;flanders ned
flaubert gustave
~john;~joseph;~jessica;~ferb
flinders matthew
flintoff freddie
flitwick filius
~jean de la
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
~james;~andrew
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
~carlo
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
~giorno
~nikki
gittings barbara
~rudy
givenchy hubert de
gladwell malcolm
glaspell susan
glazunov alexander
glushkov viktor
goebbels joseph;goebbels joseph
goeppert mayer maria
goethals george
~denis;~whoopi;~bill
goldblum jeff
golovkin gennady
~speedy
~elian;~pedri;~raul
goodyear charles
gordimer nadine
goscinny rene
gottwald klement
goulding ellie
gracchus tiberius;gracchus gaius
~percy
~enrique
grealish jack
greenhow rose
grenfell wilfred
greyback fenrir
~joyner florence;~arthur;~frederick;~david wark
grignard victor
~rainier;~francesco;~albert
~clark
groening matt
grosjean romain
grossman vasily;grossman david
gruffudd llywelyn
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
hainault philippa
haisheng nie
hakkinen mika
~michael;~james
hamilcar
hamilton alexander;hamilton lewis;~margaret;~eliza;~philip;~emma;~lady;~william rowan;~richard;~laird;~bethany
hannibal
harbaugh jim
hardinge frances
hardrada harald
~bess
harefoot harold
~agatha;~jack
harrison george;~william henry;~benjamin;~john;~tony
hartnell william
hasanabi
hassabis demis
~warren;~reed;~gavin
hathaway anne
hathloul loujain
havisham;havisham miss;havisham
hayakawa aki
~sonic;~shadow
heimlich henry
heinlein robert
heracles
hercules
hereward
herjavec robert
hermione
herodias
~bernard
herschel caroline;~william;~john
herzberg frederick
hetfield james
heydrich reinhard
hiawatha
hilfiger tommy
hilleman maurice
himejima gyomei
hinckley john
hirasawa yui
hirobumi ito
hirohito
hisaishi joe
hitchens christopher
~eta;~heinrich;~josef
hollande francois
~doc
holmgren chet
holonyak nick
honecker erich
honegger arthur
honorius
horemheb
horigome yuto
horowitz anthony;horowitz vladimir;horowitz cher
~bojack
~khaled
hotchner aaron
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
~arne;~quentin
jacquard joseph;jacquard joseph marie
jagiello
jahangir
jakobson roman
janszoon willem
jeffords terry
~judge;~george
~leah sava;~hakeem
~paul;~elizabeth;~waylon;~ken
jeroboam
jhabvala ruth prawer
jochebed
johanson donald
~joseph;~albert sidney
jonathan;~goodluck
jordaens jacob
josephus
jschlatt
jugurtha
jumblatt kamal
jungkook
kabalega
kageyama tobio
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
kautilya
kavinsky peter
kawabata yasunari
kawakubo rei
kejriwal arvind
kekkonen urho
kenyatta jomo;~uhuru
kerensky alexander
~nancy;~sarah
khalvati mimi
khamenei ali;khamenei ayatollah
khariton yuli
khomeini ruhollah;khomeini ayatollah
khorkina svetlana
khutulun
kimbangu simon
~mary;~charles
~maxine hong
kinomoto sakura
kipchoge eliud
kipyegon faith
kiramman caitlyn
~nestor;~cristina;~ernst ludwig
kirigaya kazuto
kirstein jean
kisaragi yuffie
kitasato shibasaburo
kohlberg lawrence
koinange mbiyu
kollwitz kathe
koolhaas rem
korchnoi viktor
kornilov lavr
korolyov sergei
korsakov nikolai rimsky
kotobuki tsumugi
~faustina
~stanley;~stella;~jacob
krakauer jon
kramskoi ivan
~leonid
krelborn seymour
krikalev sergei
kristeva julia
kristoff
kugisaki nobara
kuindzhi arkhip
kurapika
kureishi hanif
kurosaki ichigo
kurosawa akira
kururugi suzaku
kusakabe mei;kusakabe satsuki
kutaragi ken
lackland john
lagerlof selma
lagertha
lagrange
lalibela
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
lingiari vincent
linguini alfredo
linnaeus carl
~tara
lippmann walter
llywelyn
lochhead liz
~gilderoy;~tifa
~belva
~vince;~falco
lombroso cesare
longping yuan
lothbrok ragnar;lothbrok bjorn
lovegood luna;lovegood xenophilius
lovelace ada;lovelace ada;~richard
lovelock james
lucilfer chrollo
ludacris
luhrmann baz
~dolph
lusignan guy
lyapunov aleksandr
lycurgus
lyngstad anni frid
lysander;lysander
lysippos
macalpin kenneth
~zachary;~herbert
~angus
macneice louis
macphail agnes
~mirabel;~isabela;~luisa;~antonio;~dolores;~camilo;~pepa;~abuela
magellan ferdinand;magellan ferdinand
magnotta luka
magritte rene
magufuli john
magwitch;magwitch abel
maharana pratap
mahathir mohamad
mahavira
~esther
makarios
malenkov georgy
malevich kazimir
~manish
malinche
mallarme stephane
malpighi marcello
malvolio;malvolio
mandhana smriti
~hazza
manstein erich
mantegna andrea
maradona diego
~rocky
~princess;~saint;~denmark
margolin jamie
margrete
margulis lynn
marianne
mariotte edme
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
~auston;~jeanine;~hosea
maudslay henry
maximian
maximoff wanda;maximoff pietro
mcaleese mary
mccarthy joseph;~cormac;~kevin;~john
mccorvey norma
mccullin don
mccullum brendon
mcdermid val
~mary lou;~dick;~trevor
mcentire reba
mcgahern john
~conor;~douglas;~ewan
~summer
~michael;~drew
mckellen ian
mckennie weston
~louise
medvedev dmitry;medvedev daniil
megawati
melnikov konstantin
melville herman
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
~james;~george
merridew jack
mersenne marin
meselson matthew
messiaen olivier
mhlakaza nongqawuse
michaels shawn
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
~hayao;~hidetaka
mogensen andreas
~khalid sheikh
molaison henry
mondlane eduardo
mondrian
monmouth duke
monomakh vladimir
montague;montague;~john
montcalm louis joseph;montcalm marquis
montfort simon
mordaunt penny
moriarty
moriyama daido
morpheus
morpurgo michael
morrison toni;morrison toni;~herbert;~scott;~jim;~van;~jack
mourinho jose
~alonzo
muhammad;~elijah
~murtala
~hercules;~carey
mulroney brian
murakami;~takashi
murasaki shikibu
murtaugh roger
museveni yoweri
mustaine dave
mysterio rey;mysterio dominik
nachtwey james
naismith james
~hikaru;~shuji
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
obierika
obruchev vladimir
~daniel;~finneas;~paul
octavian
~otto
odegaard martin
odenkirk bob
odysseus
offerman nick
ohiggins bernardo
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
pastrana travis
patchett ann
~banjo;~katherine
patsayev viktor
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
~jordan;~adrian
petliura symon
petlyura symon
petraeus david
petrarch
pevensie lucy;pevensie edmund;pevensie susan;pevensie peter
~ida;~michelle
phaedrus
philidor francois
~zara;~alban william;~jess;~sid
~jordan;~mary
piliavin irving
pimblett paddy
pinochet
piranesi giovanni
pissarro camille
placidia galla
~sheldon
platonov andrei
playfair william
~gideon
plotinus
~joseph;~roy
plutarch
podgorny nikolai
poincare raymond;poincare henri
pokimane
polamalu troy
polanski roman;polanski zack
polonius
polyakov valeri
polybius
polycarp
polzunov ivan
pompidou georges
poncelet jean victor
pontormo jacopo
popovich pavel;popovich gregg
poseidon
~kim
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
prunariu dumitru
pugachev yemelyan;pugachev emelyan
pulitzer joseph
purkinje jan
putellas alexia
qianlong
quackity
quaritch miles
quirrell quirinus
~vidkun
~maria
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
ramesses
~edmund;~peyton;~philip;~jennings
raphinha
rapunzel
rashford marcus;rashford marcus
rasputin grigori;rasputin gregory;rasputin valentin
rathenau walther
rattigan terence
~rachin
~jerry
redfield chris;redfield claire
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
rickover hyman
riebeeck jan van
rietveld gerrit
rinehart gina
ringgold faith
ringling john
ringwald molly
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
ruisdael jacob van
rumsfeld donald
rybakina elena
saariaho kaija
saarinen eero;saarinen eliel
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
sarutobi hiruzen
saussure ferdinand de
savrasov alexei
scannell vernon
scarratt emily
scherzer max
schiffer claudia
schiller friedrich
schinkel karl friedrich
schirach baldur
schlafly phyllis
schnabel artur
schneier bruce
~gerhard
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
~jeff
seyfried amanda
shaarawi huda
shadrach
shalamov varlam
shankara adi
shariati ali
~al
shchusev alexey
shekhtel fyodor
~jack;~kate
~philip;~richard brinsley
sherlock
sherriff robert cedric
shiffrin richard;shiffrin mikaela
shinchan
shishkin ivan
shockley william
shonagon sei
shukshin vasily
sibelius jean
sihanouk;sihanouk norodom
~wladyslaw
sikorsky igor
simhadri aryan
~ellie
~upton;~clive;~christine;~lucas;~erica;~enid
sinfield kevin
sisyphus
skrillex
slogoman
slughorn horace
~waylon
smollett tobias
snowball;snowball
sobieski jan;sobieski john
socrates;~brasileiro
solander daniel
~mulatto
solomons alfie
solovyov vladimir
sondheim stephen
songtsen gampo
~soren
soulages pierre
spearman charles
spengler egon
~jerry;~connie
spruance raymond
squealer;squealer
~megan thee
stallman richard
stallone sylvester
~miles;~myles
~leland;~charles villiers
~hester
~ernest;~clarice
staubach roger
~imelda
steadman ralph
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
~david;~james;~robert
stockton john
stoletov alexander
stolypin pyotr;stolypin peter
stoppard tom
strasser gregor;strasser otto
~tiffany
subianto prabowo
~koushi
sugihara chiune
sugimori ken
~hiroshi
suleiman
~mustafa
sullivan anne;sullivan anne;~kathryn;~louis;~arthur;~victor
sumeragi kamui
sundback gideon
sundiata
superman
sushruta
susskind leonard
sutcliff rosemary
sverdlov yakov
sviridov georgy
syndulla hera
takahata isao
takaichi sanae
takamori saigo
~naoko
talabani jalal
talhaoui loreen
tanizaki junichiro
tarleton banastre
tassadar
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
tigelaar fiyero
tillmans wolfgang
timofeev resovsky nikolay
tinguely jean
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
toyotomi hideyoshi
traherne thomas
travolta john
~amish
trippier kieran
tropinin vasily
trudgill peter
truffaut francois
trumbull john
tsarnaev dzhokhar;tsarnaev tamerlan
tulsidas
turgenev ivan
tyutchev fyodor
uchimura kohei
uelsmann jerry
ukrainka lesya
ulbricht walter
umbridge dolores
undomiel arwen
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
vercetti tommy
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
~binyavanga
waldheim kurt
walliams david
washakie
wawrinka stan
wazowski mike
~carl;~gale
wechsler david
~josiah
weinberg steven;weinberg wilhelm
weismann august
weissman drew;weissman joshua
weizmann chaim
welchman gordon
wernicke carl
westwick ed
~vivienne
~phillis
whistler
~forest;~john
whittier john greenleaf
wightman jake
williams tennessee;williams serena;williams abigail;williams venus;williams tennessee;~john;~robin;~roger;~eric;~sunita;~suni;~rowan;~william carlos;~daniel hale;~bernard;~paul revere;~ralph vaughan;~nico;~inaki;~robbie;~hayley;~pharrell;~billy dee;~maisie;~sonny bill;~caleb
wilsdorf hans
winchell walter
~susan
wolfhard finn
wolowitz howard
woodhull victoria
~robert;~bob
wormwood matilda;wormwood matilda
xenophon
xiaoping deng
xuanzang
xuanzong
yamamoto isoroku;~yohji
~shinya
~wise
yoritomo minamoto
yudenich nikolai
zaharias babe didrikson
zakharov andreyan
zaluzhny valery
zamenhof ludwik
zamyatin yevgeny
zapatero jose luis
zapruder abraham
zasulich vera
zawahiri ayman
zedekiah
~olena
zelensky;zelensky volodymyr
zelinsky nikolay
zemeckis robert
~ferdinand;~ferdinand von
zhengfei ren
zhuangzi
zimbardo philip
zinoviev grigory
zurbaran francisco de
zworykin vladimir
zyuganov gennady
~ralph;~haymitch
~marina
adlington rebecca
aeschylus
aetheling edgar
aethelred
africanus leo
agamemnon
agrippina
ahuitzotl
ainsworth mary
aitchison charlotte
akhenaten
akhmatova anna
akutagawa ryunosuke
albucasis
alexander;~kwame;~harold;~arnold trent
~denmark;~feodorovna
almodovar pedro
altdorfer albrecht
althusser louis
alzheimer
amenemhat
amenhotep
amouranth
anawrahta
ancelotti carlo
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
~nate
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
barrymore drew
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
bergoglio jorge
berkowitz david
~ames
bernoulli daniel;bernoulli;bernoulli jacob;bernoulli johann;bernoulli francesco
bernstein leonard;bernstein elmer;bernstein carl
berzelius jons jacob
bierstadt albert
bimbisara
bindusara
blackbell becky
~rachael
~elizabeth;~david
blanchett cate
blavatsky helena;blavatsky madame
bloomberg michael
bluetooth harald
boccaccio
bolognesi francisco
bolsonaro jair
boltzmann ludwig
bonaparte napoleon;bonaparte josephine;bonaparte joseph;bonaparte lucien;bonaparte pauline;bonaparte jerome;bonaparte louis
bondfield margaret
bonifacio andres;~jose
borromini francesco
bortoleto gabriel
botvinnik mikhail
~nadia;~lili
~louise;~chloe
bourgeoys marguerite
bourguiba habib
braverman suella
brosnahan rachel
brunswick caroline
bubblegum princess
burroughs william;burroughs edgar rice;burroughs jordan
~mangosuthu
~star
buttigieg pete
buxtehude dieterich
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
carnarvon lord
carothers wallace
~scott;~sabrina;~john
carragher jamie
casalegno gavin
caslavska vera
cassander
castellan luke
catherine;catherine
caulfield holden;caulfield max
~bonaventura
cavendish henry;~mark
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
chebyshev pafnuty
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
churchill winston;~sarah;~john;~caryl
clairvaux bernard
cleanthes
cleopatra
~grover
clijsters kim
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
druckmann neil
~tammy;~angela;~vera;~jack
duplantis armand
earnhardt dale
edgeworth maria;edgeworth miles
einthoven willem
elbaradei mohamed
elizabeth;~queen
~duke
engelbart douglas
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
~clary
falloppio gabriele
fanthorpe ua
farrakhan louis
feinstein dianne
ferdinand franz;ferdinand;~king;~rio
~bruno
~enzo
fessenden reginald
festinger leon
fetterman john
fibonacci
firestone harvey
fischbach mark
fishburne laurence
flamsteed john
florensky pavel
followill caleb
forkbeard sweyn
fragonard jean honore
~piero della
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
~dizzy
ginastera alberto
giorgione
giraudoux jean
gladstone william
gleitzman morris
godolphin sidney
godwinson harold;godwinson tostig
goldblatt david
~oliver;~jerry
goldstein vida;goldstein eugen;goldstein tina;goldstein queenie
goldwater barry
goncharov ivan
goolagong evonne
goransson ludwig
gorbachev mikhail
~christine;~evelyn boyd
grappelli stephane
greenleaf legolas
greenspan alan
greenwald glenn
~kate;~richard
griezmann antoine
~andy;~philip jones
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
hammurabi
hansberry lorraine
harington kit
harkonnen vladimir;harkonnen feyd rautha
harmodius
hasdrubal
hashibira inosuke
hattusili
hauptmann bruno;hauptmann gerhart
haussmann georges
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
hollerith herman
hollywood paul
holyfield evander
horikoshi kohei
hornigold benjamin
houphouet boigny felix
hubermann hans
hutchence michael
hutcheson francis
iheanacho kelechi
iltutmish
immelmann max
isocrates
issigonis alec
itsfunneh
ivanovsky dmitri
jagiellon
jefferson thomas;~justin;~rowley
johansson scarlett
jorgenson snotlout
justinian
kaahumanu
~jaroslaw;~lech;~ted
kaedehara kazuha
kalanithi paul
kamkwamba william
kandinsky wassily
karkaroff igor
karlstadt andreas
kaspersky eugene
katsuragi misato
kavanaugh brett
kentridge william
kernighan brian
khashoggi jamal
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
knightley keira
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
lancaster hazel grace
lannister tyrion;lannister cersei;lannister jaime;lannister tywin
laufeyson loki
lauterbur paul
lavoisier antoine;lavoisier marie anne
lehnsherr erik
leibovitz annie
lermontov mikhail
lestrange bellatrix
letterman david
leucippus
lhuillier monique
libeskind daniel
licklider joseph;licklider jcr
lightwood alec
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
lucretius
ludington sybil
luxemburg rosa
lyndhurst nicholas
mabanckou alain
macarthur douglas;macarthur douglas;~ellen;~john;~elizabeth
maccabeus judas
macdonagh thomas
~john a;~flora;~ramsay;~agnes;~margaret
macdowell edward;macdowell andie
macfadyen matthew
~rob roy
~alasdair
mackandal
~alexander;~william lyon
mackillop mary
maclaurin
~harold;~james
macquarie lachlan;macquarie elizabeth
mactavish john;mactavish soap
magnitsky leonty
magnussen kevin
~ramon
maintenon
makarenko anton
makhachev islam
maldacena juan
mandelson peter
manekshaw sam
maniapoto rewi
mankiller wilma
~katherine;~peter
mardonius
marechera dambudzo
margrethe queen
masefield john
masinissa
maskhadov aslan
massasoit
~bat
~gaten
~yukihiro
matteotti giacomo
maxentius
mazzucato mariana
mcaliskey bernadette
mcauliffe anthony;mcauliffe christa
mccaffrey christian
mccartney paul;~stella
mcclellan clarisse;mcclellan george
~mitch
~cyrus;~robert;~kenny
mccullers carson
~todd
mcgarrett steve
mcinnerny tim
mclachlan sarah
mcpartlin ant
~conor
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
~kate;~pippa;~thomas;~khris;~catherine;~daniel
mikaelson klaus
~mads
~slobodan
miltiades
minkowski hermann
mintzberg henry
mirandola pico della
mishustin mikhail
mitsuhide akechi
mnangagwa emmerson
moctezuma
~narges
montaigne
montespan
montezuma
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
~eskia
mravinsky yevgeny
muchamore robert
~siddhartha;~sabyasachi
multatuli
musgraves kacey
~pervez
mussolini benito;mussolini benito
mutanabbi
mutsuhito
muybridge eadweard
mzilikazi
nabonidus
nagarjuna
namatjira albert
narcissus
nasrallah hassan
navalnaya yulia
nectanebo
nefertari
nefertiti
netanyahu benjamin;netanyahu bibi
~norman;~ben;~jack
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
offenbach jacques
oflaherty liam
okudzhava bulat
oldcastle john
oldenburg claes
oranmiyan
ostrovsky alexander
pachacuti
pachelbel johann
padalecki jared
padmavati rani
palpatine
pankhurst emmeline;pankhurst emmeline;pankhurst christabel;pankhurst sylvia
parkinson james;~michael;~pansy
parmenion
~louis;~alan
pashinyan nikol
pasternak boris
patanjali
pausanias
pavarotti luciano
pelopidas
pendragon howl
penkovsky oleg
pergolesi giovanni battista
periander
petronius
petrosian tigran
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
plekhanov georgi
poilievre pierre
pompilius numa
portinari candido
porzingis kristaps
pozharsky dmitry
pratchett terry;pratchett terry
prelutsky jack
premchand munshi
~andries
preussler otfried
priestley joseph;priestley john
prigozhin yevgeny
pritchett jay;pritchett gloria
prokhorov alexander
prokofiev sergei
quantrill william
quasimodo;~salvatore
radcliffe daniel;~paula;~cyril;~ann;~roger
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
rastrelli bartolomeo
ratzinger joseph
rauparaha te
ravaillac francois
rehnquist william
~django
rembrandt
revueltas silvestre
ricciardo daniel
richelieu
~pat;~andy;~oscar
rochester;rochester edward;rochester edward
rodchenko alexander
~simon;~james;~alex;~julio
roosevelt theodore;roosevelt franklin;roosevelt eleanor
rorschach hermann
~julius;~ethel;~alfred;~isaac;~willow
rothstein arnold
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
~brandon;~grant
sansovino jacopo
santander francisco de paula
santayana george
sapkowski andrzej
~domingo
satyarthi kailash
scamander newt
scarlatti domenico;scarlatti alessandro
~axel;~scottie
schelling friedrich
schindler oskar
schleiden matthias
schnittke alfred
~phillip
~arnold
schwerner michael
schwimmer david
schwinger julian
~saint;~linus
selfridge harry
semiramis
sephiroth
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
skywalker luke;skywalker anakin;skywalker leia;skywalker shmi
~joey
~qasem
sophocles
sotomayor sonia
soubirous bernadette
~gareth
spartacus
speransky mikhail
spiderman
spielberg steven
spongebob
squidward
stakhanov alexei
steinbeck john;steinbeck john
steinfeld hailee
steinhaus hugo
stepanova varvara
sternberg robert
stevenson robert louis;stevenson robert louis;~adlai;~bryan
stieglitz alfred
stormrage illidan
stoughton william
strafford earl
~boston
streicher julius
streisand barbra
strongbow
struensee johann
sturluson snorri
suetonius
sumanguru
sutskever ilya
svetlanov yevgeny
swarovski daniel
~algernon;~richard
~james joseph
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
tendulkar sachin;~vijay
tenenbaum brigid
~squidward
~bal;~bala;~william makepeace
theodoric
thirlwall jade
timbaland
tinbergen nikolaas
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
~sybill
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
~carrie;~rory;~frank;~claire;~grover
ungaretti giuseppe
urokodaki sakonji
valentine saint;~jill;~faye
~rudolph
vancouver george
vasnetsov viktor;vasnetsov apollinary
veerappan koose
velazquez;~diego
venizelos eleftherios
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
vyshinsky andrei
wachowski lana;wachowski lilly
~edward gibbon;~jessica
wanamaker john
wangchuck jigme
waterford serena;waterford fred
~bill;~gumball;~darwin;~anais;~nicole;~richard
waybright sasha
wellesley arthur;wellesley richard
wenceslas
~russell;~tati
~colson;~alfred north
whiteread rachel
wilkinson jonny;~ellen;~john
winehouse amy
winkleman claudia
winnfield jules
winnicott donald
winterson jeanette
wodehouse pg;wodehouse pelham
woodville elizabeth;woodville anthony
woolworth frank
wozniacki caroline
wycherley william
~tomoyuki
yaoyorozu momo
yogananda
yongzheng
yoshimoto banana
yourcenar marguerite
yousafzai malala;~ziauddin
yudhoyono susilo
zacchaeus
zaluzhnyi valerii
zechariah
zeddemore winston
zeldovich yakov
zephaniah benjamin
zhukovsky vasily;zhukovsky nikolay
zoroaster
abdelkader
abdulhamid
abdulmajid iman
abramovich roman
adityanath yogi
aethelbert
aethelstan
aethelwulf
agathocles
aivazovsky ivan
akhundzada hibatullah
alanbrooke lord
alcibiades
alexievich svetlana
alliluyeva svetlana;alliluyeva nadezhda
amanirenas
anaxagoras
anaximenes
andreessen marc
anguissola sofonisba
anielewicz mordechai
antoinette marie
apollonius
applewhite marshall
archimedes
arcimboldo giuseppe
ariovistus
aristippus
artaxerxes
athanasius
aubameyang pierre emerick
auchinleck claude
augustulus romulus
azharuddin mohammad
badboyhalo
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
bellingham jude;bellingham jude
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
~harrison
bjorndalen ole
blackadder edmund
blackbeard
blackstone william
blazkowicz william
blumenthal heston
boccherini luigi
bogolyubov nikolay
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
bridgerton daphne;bridgerton anthony;bridgerton colin;bridgerton eloise;bridgerton benedict
broflovski kyle
brundtland gro
bucephalus
buonarroti michelangelo
burningham john
cadwalladr carole
cagliostro alessandro
cairncross john
california robert
calrissian lando
~tommaso
canellakis karina
cannizzaro stanislao
canterbury augustine
capablanca jose
caravaggio
~stokely;~amy;~susie
~alejo
~leonora
~edmund;~mary;~alexander
~ronnie anne
caupolican
changamire
~bankim chandra
~gilbert;~gk
chichester francis
chikamatsu monzaemon
chizhevsky alexander
chlebowski ethan
chrysippus
chrysostom john
churchland patricia
cienfuegos camilo
cinderella
clausewitz carl
clawthorne eda
clemenceau georges
copernicus nicolaus
coriolanus
cornwallis charles;cornwallis lord
cronenberg david
crownguard luxanna;crownguard garen
cruikshank george
cuauhtemoc
cuitlahuac
~andrew;~imogen;~merce;~cade
d'artagnan
dechambeau bryson
deganawida
delevingne cara
democritus
desmoulins camille
dessalines jean jacques
dhomhnaill nuala ni
dimitrescu alcina
dimmesdale
diocletian
diophantus
diponegoro
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
fahrenheit
falkenhayn erich
~philo;~hubert
feodorovna alexandra
feoktistov konstantin
feyerabend paul
fitzgerald scott;~ella;~edward;~larry
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
heisenberg werner
hellscream grommash;hellscream garrosh
hephaestus
heraclitus
herophilus
hiddleston tom
hillenburg stephen
hindenburg paul
~keely
hofstadter leonard
hofstetter rachell
horkheimer max
hotzendorf conrad
hounsfield godfrey
hrushevsky mykhailo
hulkenberg nico
~collis;~george
hutcherson josh
~anne;~thomas
ibarbourou juana de
indridason arnaldur
ishowspeed
isinbayeva yelena
jabotinsky zeev
jandamarra
jaruzelski wojciech
~sanath
jayavarman
kabalevsky dmitry
kaepernick colin
kaganovich lazar
kahanamoku duke
~kastus
kamehameha
kamerlingh onnes heike
kardashian kim;kardashian kourtney;kardashian robert
khlebnikov velimir
khrushchev nikita
kingsolver barbara
knausgaard karl ove
kngwarreye emily
kolmogorov andrey
komunyakaa yusef
kondratiev nikolai
kosciuszko tadeusz;kosciuszko andrzej
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
lakshmibai
lamperouge lelouch
langerhans paul
leichhardt ludwig
liebknecht karl
lilienthal otto
litvinenko alexander
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
maimonides;maimonides moses
makunouchi ippo
maleficent
~bronislaw
mandelbrot benoit
mandelstam osip
mandeville john
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
mccandless chris;mccandless christopher;mccandless bruce
mcclintock barbara
mcgonagall minerva
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
milholland inez
minatozaki sana
miniminter
mirzakhani maryam
mitsotakis kyriakos
mitterrand francois
modigliani amedeo
montagnier luc
montesinos antonio
montessori maria
monteverdi claudio
montgomery bernard;montgomery bernard;~dacre
morgenthau henry
~alanis
morrisseau norval
moshoeshoe
motherwell robert
mussorgsky
myaskovsky nikolai
nazarbayev nursultan
nedoroscik stephen
neizvestny ernst
nicomachus
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
palestrina giovanni
palmerston lord
papandreou andreas;papandreou george
paracelsus
parmenides
pasionaria
paustovsky konstantin
penderecki krzysztof
pennyworth alfred
perlmutter saul
perovskaya sophia
persephone
pestalozzi johann
pezeshkian masoud
phillipson bridget
pirandello luigi
pocahontas
pochettino mauricio
polycrates
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
rautavaara einojuhani
ravenstein ernst
reichstein tadeusz
ribbentrop joachim
~sha'carri;~samuel;~henry hobson
richthofen manfred
rochambeau count
ronaldinho
rosenquist james
rosenzweig franz
rothschild;rothschild mayer;rothschild nathan;rothschild lionel
rubinstein helena;rubinstein sergei;rubinstein anton;rubinstein nikolai;rubinstein arthur
rutherford ernest;~greg
saklatvala shapurji
samarakoon ananda
sangakkara kumara
savitskaya svetlana
savonarola girolamo
schleicher kurt
schlieffen alfred
schliemann heinrich
schmeichel peter;schmeichel kasper
schneerson menachem
schnitzler arthur
schoenberg arnold
~michael;~mick;~ralf
schumpeter joseph
schweitzer albert
schwitters kurt
scodelario kaya
scrimgeour rufus
sekhukhune
semmelweis ignaz
sendlerowa irena
shackleton ernest
~taras
shinawatra thaksin;shinawatra yingluck
shusterman neal
~gautama
sierpinski waclaw
silverhand johnny
sivanandan bodhana
skanderbeg
somerville mary
sorrengail violet
spiegelman art;spiegelman margo roth
staudinger hermann
steinmeier frank walter
~paul;~george;~robert;~neal
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
sutherland efua;~graham;~joan;~donald;~kiefer
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
theocritus
theodosius
theophanes greek
thornberry eliza;thornberry nigel
thucydides
thyagaraja
timberlake justin
timiryazev kliment
timoshenko semyon
tintoretto
tiradentes
titokowaru
tommyinnit
torquemada tomas
torricelli
toscanelli paolo
trevithick richard
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
vanderbilt cornelius
varoufakis yanis
vasilevsky aleksandr
vasubandhu
veritasium
verrazzano giovanni
verrocchio andrea del
verstappen max
vidyasagar ishwar
villeneuve denis;villeneuve jacques;villeneuve gilles
vingegaard jonas
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
wheatstone charles
whitefield george
~leah;~zion;~kane
~oliver;~sarah;~dean;~sam
windradyne
windrunner sylvanas
winklevoss tyler;winklevoss cameron
winnemucca sarah
~gerrard
wonderland alice
wordsworth william
wroetoshaw
yablochkov pavel
yanukovych viktor
yoshitsune minamoto
ypsilantis alexander
yushchenko viktor
zoshchenko mikhail
zuckerberg mark
abakanowicz magdalena
aethelflaed
ahmadinejad mahmoud
ajatashatru
aleijadinho
anaximander
antisthenes
bainimarama frank
~seve
baltermants dmitri
barrichello rubens
baryshnikov mikhail
baudrillard jean
baumgartner felix
beabadoobee
beauharnais josephine
beaverbrook lord
beckenbauer franz
bettencourt liliane
bodhidharma
bolingbroke henry
brahmachari upendranath
brahmagupta
~jez
caillebotte gustave
callimachus
cartimandua
casablancas julian
castlereagh lord
chamberlain neville;~joshua;~lindy;~azaria;~wilt;~emma
champollion jean francois
charbonneau toussaint
charlemagne
~emmanuelle;~marc antoine
christaller walter
~hayden
cincinnatus
cleisthenes
conselheiro antonio
constantine;~john
constantius
copperfield david
~benedict
dangarembga tsitsi
demosthenes
diefenbaker john
dioscorides
dobrovolsky georgy
dostoyevsky fyodor
dzerzhinsky felix
ehrmantraut mike
eichendorff joseph von
epaminondas
~linda
fitzherbert maria;fitzherbert eugene
frederiksen mette
fredricksen carl
furstenberg diane von
furtwangler wilhelm
gentileschi artemisia;gentileschi orazio
gershkovich evan
~tedros
ghirlandaio domenico
gilyarovsky vladimir
goldsworthy andy
gothamchess
gravenberch ryan
grindelwald gellert
gubaidulina sofia
habyarimana juvenal
hammerstein oscar
harnoncourt nikolaus
heatherwick thomas
hephaestion
herostratus
hertzsprung ejnar
higashikata josuke
hippocrates;hippocrates
hirabayashi gordon
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
livingstone david;~ken;~doctor
lobachevsky nikolai
lutoslawski witold
machiavelli niccolo
maeterlinck maurice
mahalanobis prasanta
malebranche nicolas
markovnikov vladimir
mccallister kevin;mccallister kate
mcconaughey matthew
mecklenburg charlotte
melanchthon philipp
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
nightingale florence;nightingale florence;~parthenope
nimzowitsch aron
northcliffe lord
ntshingwayo
numberphile
oakenshield thorin
oppenheimer robert
oxenstierna axel
palaiologos constantine
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
~velupillai
prymachenko maria
przhevalsky nikolai
~selena
rachmaninov sergei
rajinikanth
ramakrishna;ramakrishna paramahamsa
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
shacklebolt kingsley
shaftesbury lord
shakespeare william
shalmaneser
sherrington charles
shinazugawa sanemi
silverstein shel
skandagupta
skeffington hanna sheehy
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
~ms
szymanowski karol
tailleferre germaine
tartakovsky genndy
tchaikovsky pyotr;tchaikovsky peter;tchaikovsky modest
technoblade;technoblade alexander
tenskwatawa
transtromer tomas
tsiolkovsky konstantin
tutankhamun
venetsianov alexey
verhofstadt guy
vivekananda;vivekananda swami
volkanovski alexander
wagenknecht sahra
wallenstein albrecht
wallerstein immanuel
weierstrass karl
weissmuller johnny
whistledown lady
~john;~reese
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
bandaranaike sirimavo
beaumarchais
borovikovsky vladimir
bougainville louis
breckinridge john
brinvilliers marie
brocklehurst
brunelleschi filippo
capodistrias ioannis
chandragupta
chipperfield david
~ole kirk
condorcanqui
dargomyzhsky alexander
eratosthenes
ferlinghetti lawrence
frankenstein victor;frankenstein;frankenstein victor
gainsborough thomas;gainsborough aerith
gamsakhurdia zviad
gebrselassie haile
groseilliers
grothendieck alexander
hammarskjold dag
harthacanute
hermaszewski miroslaw
hofmannsthal hugo von
hohenzollern wilhelm
~clare
hossenfelder sabine
ingebrigtsen jakob
jayalalithaa jayaram
khachaturian aram
khodorkovsky mikhail
kolokotronis theodoros
koothrappali raj
kovalevskaya sofia
krishnamurti jiddu
ldshadowlady
lichtenstein roy
liliuokalani
longstocking pippi
mapplethorpe robert
michelangelo
milankovitch milutin
muralitharan muttiah
nabopolassar
nurmagomedov khabib
ostrogradsky mikhail
paladiknight leorio
parmigianino
pegahmagabow francis
peisistratos
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
solzhenitsyn alexander
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
westinghouse george
wickenheiser hayley
wittgenstein
xxxtentacion
antetokounmpo giannis
ashurnasirpal
~subrahmanyan
chateaubriand
~bankim;~sarat
chernyshevsky nikolai
chillingworth
chulalongkorn
cristoforetti samantha
doofenshmirtz heinz
featherington penelope
frankenthaler helen
hundertwasser friedensreich
jacksepticeye
krasznahorkai laszlo
kvaratskhelia khvicha
mamardashvili merab
moistcritikal
ordzhonikidze sergo
padmasambhava
politkovskaya anna
~sarvepalli
schwarzschild karl
senzangakhona
shuttlesworth fred
thiruvalluvar
tikhanovskaya sviatlana
vercingetorix
waldseemuller martin
bellingshausen fabian
cassivellaunus
finnbogadottir vigdis
gaprindashvili nona
georgenotfound
gudmundsdottir bjork
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
theotokopoulos domenikos
tsikhanouskaya sviatlana
vajiralongkorn
wollstonecraft mary;wollstonecraft mary
captainsparklez
krishnadevaraya
rajagopalachari chakravarti
thorvaldsdottir freydis
csikszentmihalyi mihaly
kosmodemyanskaya zoya
skydoesminecraft
nahasapeemapetilon apu
andrianampoinimerina`;
