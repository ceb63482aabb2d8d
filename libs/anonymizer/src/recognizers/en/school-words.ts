import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';

export const LEVEL = new Set(
  `elementary middle national high primary secondary grammar public preparatory prep junior senior charter
  catholic magnet boarding community central international comprehensive infant infants day girls boys
  intermediate upper lower montessori technical islamic jewish muslim christian orthodox hindu convent free rc
  ce hs ms es higher selective government`.split(/\s+/),
);
export const HEAD = new WordTest(
  'school|academy|college|prep|high|elementary|elem|middle|primary|secondary|grammar|hs|ms|seminary|lyceum|gymnasium|kindergarten|preschool|nursery|montessori|comp|comprehensive|sixth|intermediate|ns|etss|jc|sec|infants|juniors|institution|convent|collegiate|utc|pru',
);
export const NOT_A_NAME = new Set(
  `the a an my our your his her their this that at in to from of for and or is are was were go goes going went
  attend attends attended after before new old big small good best all every any some no which what public
  private local same first last next another other each most many law medical art music graduate business
  summer sunday driving dance with about into like start started starting finish finished since during near by
  near whole entire me i you we he she it they study studying enrolled transferred transfer called named left
  leave drop dropped hate love bring drive walk walked skip skipped until through how when why does do did not
  typical average american english british russian finnish japanese math science history philosophical athens
  cooking language frankfurt magic witchcraft hogwarts harvard vs versus than beat plato plato's aristotle
  aristotle's`.split(/\s+/),
);
/** Adjectives and verbs that small letters before a school are instead of its name. */
export const NOT_A_SMALL_NAME = new Set(
  `good great nice real normal regular strict cool fancy tiny huge super bad terrible boring nearby
  neighborhood current former previous future virtual online rural urban religious military football sport
  sports ballet drama theater theatre acting cute weird different elite top posh rich poor state city inner
  suburban brand fantastic horrible stupid expensive dental vet nursing finishing flight driving night evening
  weekend bible if because but so then than only just really also too still again have has had get got find
  need want make made enter entering graduate graduated graduating teach teaches taught in on per between my
  your second third fourth fifth sixth finally pre back middle year years grade day days old`.split(/\s+/),
);
/** Schools of films, of the arts and of services. */
export const PUBLIC = new Set(
  `khan umbrella royal french police hero starfleet jedi swedish naval imperial film vampire plato plato's spy
  magic witchcraft hogwarts harvard xavier xavier's bauhaus frankfurt athenian`.split(/\s+/),
);
export const ATTENDING =
  /(?:\b(?:go|goes|going|went) to|\battend(?:s|ed|ing)?|\bat|\bstud(?:y|ies|ying) (?:at|in)|\bfrom|\benroll?(?:ed)? (?:\w+ ){0,2}(?:at|in)|\btransfer(?:red|ring|s)? (?:to|from)|\bout of|\binto|\bjoin(?:ed|ing|s)?|\bmov(?:ed|ing) to|\b(?:leave|leaving|left|hate|hated|finished|quit|switched to)|\b(?:student|pupil|teacher|head|principal|junior|senior|captain|freshman) (?:at|of|in)|\bgrader (?:at|in)|\bgrade (?:at|in)|\b(?:my|our)(?: (?:old|new|first|last|former|current))? sch(?:ool)?(?:'s| is| was)?(?: called| named)?,?|\bschool:|\bschool name(?: is)?:?|\bteach(?:es)? at|\bworks at)(?: the)?\s*$/;

/** Kinds of schools that other things end in as well: only where somebody goes there. */
export const WEAK_HEAD = new Set(
  'comp comprehensive sixth intermediate jc sec infants juniors institution convent collegiate ns etss utc pru'.split(
    ' ',
  ),
);

/** Words by which a school may begin or end, and those in front of one. */
export const SCHOOL_CUES = new PrefixSet(
  `school$ ps$ is$ ms$ jhs$ academy$ college$ prep$ high$ elementary$ elem$ middle$ primary$ secondary$ grammar$ hs$ seminary$
  gymnasium$ lyceum$ kindergarten$ preschool$ nursery$ montessori$ p$ m$ j$ st$ saint$
  comp$ comprehensive$ sixth$ intermediate$ ns$ etss$ jc$ sec$ infants$ juniors$ institution$ convent$ collegiate$ utc$ pru$
  gaelscoil$ scoil$ coláiste$ colaiste$ ysgol$ hoërskool$ hoerskool$ laerskool$ lycée$ lycee$ kura$ école$ ecole$ collège$
  liceo$ colegio$ escuela$ kv$ dps$ jnv$ smk$ smka$ sjk$ sjkc$ sjkt$ smjk$ uwc$ vidyalaya$ grundschule$ realschule$
  at$ in$ from$ to$ into$ attend$ attends$ attended$ attending$ was$ called$ named$ sch$ name$ of$ hate$ love$ left$
  leave$ leaving$ joined$ joining$`,
);

const HONOURED = new Set(
  `st saint bishop archbishop cardinal holy sacred blessed christ king queen sir our loreto immaculate corpus trinity
  ursuline all`.split(/\s+/),
);

/** "Bishop Wand", "Holy Family", "queen mary": the first words of schools named after saints and sovereigns. */
export const isHonoured = ({ lower }: Token): boolean => HONOURED.has(lower);

const TAIL = new Set(
  `science tech latin christian lutheran catholic township international public girls boys grammar comp comprehensive
  intermediate institution institute jc convent collegiate prep high academy college school ns etss hs secondary primary
  sec charter steiner waldorf montessori elementary middle infants juniors nursery polytechnic anglican baptist methodist
  adventist islamic jewish regional regis district magnet sixth campus ci ss ps gs chs utc pru`.split(/\s+/),
);

/** What the names of schools end in that leave out the word. */
export const isSchoolTail = (word: string): boolean => TAIL.has(word);

const SMALL_TAIL = new Set(
  `catholic comp comprehensive convent high primary secondary grammar academy college school prep jc sec infants juniors
  intermediate rc`.split(/\s+/),
);

/** Those that may stand in small letters. */
export const isTailOfSmall = (word: string): boolean => SMALL_TAIL.has(word);

const PUBLIC_PLACES = new Set(
  `harvard yale oxford cambridge princeton stanford mit columbia berkeley sorbonne ucla nyu caltech university uni
  hogwarts google tesco mcdonald mcdonalds starbucks amazon microsoft apple youtube instagram discord tiktok disneyland
  legoland wembley heathrow nasa netflix tesla minecraft roblox fortnite pancras peter's petersburg louis airport
  hospital church street road park station museum monday tuesday wednesday thursday friday saturday sunday english maths
  german french spanish bethlehem muslim hindu sikh buddhist coed zumba`.split(/\s+/),
);

/** Universities, companies and places that are no schools of anybody. */
export const isPublicPlace = ({ lower }: Token): boolean => PUBLIC_PLACES.has(lower);

const FAMOUS = new Set(
  'eton harrow winchester rugby charterhouse lowood westminster juilliard athenian latin hogwarts'.split(' '),
);

/** Schools that lessons speak of. */
export const isFamousSchool = (word: string): boolean => FAMOUS.has(word);
