// Made by tools/src/names/build.ts; sources and licences are in NOTICE.md.
// Russian letters that are not to be seen are spelled as names/letters.ts tells.

/** One name a line with its everyday forms. */
export const EN_NICKNAMES: string = `william will bill billy willy liam
robert rob bob bobby robbie
richard rick rich ricky dick
elizabeth liz beth betty lizzie eliza liza betsy libby
katherine kate katie kathy kat catherine cathy kathryn kitty
margaret maggie meg peggy marge
james jim jimmy jamie
john johnny jack jon
joseph joe joey
thomas tom tommy
michael mike mikey mick
christopher chris kit
christina chris tina christine
daniel dan danny
matthew matt matty
andrew andy drew
anthony tony
edward ed eddie ted teddy ned
charles charlie chuck
alexander alex xander sasha
alexandra alex sasha lexi
nicholas nick nicky
benjamin ben benny benji
samuel sam sammy
samantha sam sammy
joshua josh
jacob jake
zachary zach zack
nathaniel nate nathan
jonathan jon johnny
timothy tim timmy
steven steve stephen
patrick pat paddy
patricia pat patty trish
jennifer jen jenny jenn
jessica jess jessie
rebecca becky becca
victoria vicky tori vic
abigail abby
madison maddie
madeline maddie
olivia liv livvy
isabella bella izzy
isabel izzy bel
susan sue susie
deborah deb debbie
barbara barb
theodore theo ted teddy
gregory greg
jeffrey jeff
kenneth ken kenny
ronald ron ronnie
donald don donnie
lawrence larry
gerald gerry jerry
raymond ray
peter pete
philip phil
frederick fred freddie
francis frank
henry harry hank
harold harry
albert al bert
vincent vince vinny
gabriel gabe
maxwell max
maximilian max
dominic dom
cameron cam
emily em emmy
amelia amy millie
natalie nat
stephanie steph
michelle shelly
kimberly kim kimmy
cynthia cindy
sandra sandy
pamela pam
dorothy dot dottie
eleanor ellie nora
josephine josie jo
penelope penny
charlotte charlie lottie
caroline carrie
matilda tilly
mohammed mohamed muhammad mohammad mo`;
