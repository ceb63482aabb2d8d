import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

/** What schools name the classes of a grade after. */
const STREAMS = new Set(
  `red blue green yellow orange purple violet indigo pink white black gold silver bronze amber scarlet crimson turquoise
  teal lilac maroon magenta ruby sapphire emerald diamond pearl jade topaz opal amethyst crystal platinum copper coral
  oak ash elm maple willow birch beech cedar pine holly hazel rowan sycamore poplar aspen cherry chestnut hawthorn fir
  spruce larch alder lime yew palm acacia baobab eucalyptus wattle banksia jacaranda magnolia mahogany teak juniper
  daisy rose lily tulip poppy bluebell sunflower lavender ivy fern heather bramble clover lotus orchid jasmine
  marigold snowdrop buttercup primrose daffodil thistle acorn blossom orchard meadow
  ladybird ladybug rabbit owl fox foxe hedgehog squirrel badger otter robin wren kingfisher swan eagle falcon hawk kite
  lion tiger bear wolf wolve dolphin penguin turtle tortoise frog butterfly butterflie bumblebee bee caterpillar
  duckling chick kitten puppy puppie lamb giraffe elephant zebra monkey koala wombat kangaroo panda panther leopard
  cheetah bunny bunnie hippo rhino fish dove bat ant beetle crocodile crab octopus dinosaur pony ponie dragon dragonfly dragonflie seahorse starfish whale shark seal puffin heron swallow swift sparrow starling
  woodpecker magpie raven peacock parrot toucan flamingo emu kookaburra platypus mouse mice deer hare beaver mole
  hummingbird kestrel osprey robin lark linnet skylark buzzard condor albatross pelican cormorant gull tern finch goldfinch chaffinch bullfinch wagtail sandpiper curlew nightingale cuckoo jay rook crow jackdaw thrush blackbird tit moth ladybug snail hornet wasp cricket grasshopper firefly lizard gecko chameleon salmon trout stingray manta orca narwhal walrus polar wolverine bison buffalo moose elk antelope gazelle impala springbok meerkat lemur gorilla orangutan chimp chimpanzee sloth armadillo wolfhound stallion colt mustang hedgehog dormouse squirrel phoenix unicorn jaguar lynx raccoon cardinal
  integrity love faith hope charity loyalty honesty courage respect peace joy unity excellence diligence wisdom
  kindness resilience perseverance compassion humility patience honour honor harmony victory gratitude service truth
  graciousness responsibility sincerity
  mars jupiter saturn venus mercury neptune pluto earth sun moon comet star galaxy orion apollo north south east west
  alpha beta gamma delta omega sigma theta discovery endeavour explorer pioneer voyager challenger curiosity
  fire water air thunder lightning storm river ocean mountain sunshine rainbow`.split(/\s+/),
);

/** What stands behind a grade and belongs to lessons, exams and books. */
const NO_STREAM = new Set(
  `maths math mathematics english history geography science physics chemistry biology art arts music french spanish german
  latin irish gaelic welsh hindi computing economics business drama religion literature reading writing spelling grammar
  phonics algebra geometry piano violin guitar cello flute clarinet drums singing ballet theory exam exams test tests
  quiz paper papers book books textbook workbook worksheet worksheets homework unit units chapter term week day lesson
  lessons question questions student students pupil pupil's teacher teachers curriculum syllabus level course board
  boards cbse icse ncert sat sats gcse gcses igcse ib vce hsc ncea caps neco waec jamb piece pieces vocabulary words
  project essay assessment report reports results year grade class form set part section page boys girls kids parents
  trip prom leavers listed building steel titanium listing standard january february march april may june july august
  september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday minutes hours days
  weeks months years people things street road lane avenue close drive court way place gardens crescent terrace park
  percent dollars pounds euros apples books pens points marks goals times king kings queen queens world war olympic
  olympics am pm trilogy series saga cop bueno surprise leader leaders tier degree stage group school academy college high primary secondary elementary middle`.split(
    /\s+/,
  ),
);

/** The beginning of an address, a measure, or a thing that is counted stands behind the name. */
const BEHIND_THINGS = new Set(
  `street road lane avenue close drive court way place gardens crescent terrace grove hill trees tree leaves leaf bulls
  bull army hotel hotels hostel rating review cards card roses flowers balls ball cars car dwarf dwarfs giants giant stars star sea house houses`.split(
    /\s+/,
  ),
);

/** A word that is nobody's name: classes bear those of scientists and writers, which are words as well. */
const isThing = ({ word }: Token): boolean =>
  word.isOrdinary && !word.isFigure && !word.isCommonSurname && word.given === undefined;

/** "9 Red balls" */
const THINGS_MANY =
  /^(?!(?:needs|wants|plays|starts|goes|does|gets|always|class|parents|kids|pupils|students)$)[a-z]{3,}s$/;

/** Whether the word is of a kind that classes are named after: a colour, a tree, an animal, a virtue. */
export function isStreamKind(word: string): boolean {
  return STREAMS.has(word) || (word.endsWith('s') && STREAMS.has(word.slice(0, -1)));
}

/**
 * Whether the word may tell a class from others of its grade.
 *
 * @param isBare - behind a plain number, where a thing that is counted must not be taken for it
 */
export function isStream({ tokens, text }: TextDocument, word: Token, isBare: boolean): boolean {
  if (word.kind !== 'word' || word.end - word.start < 3 || NO_STREAM.has(word.lower) || word.word.isStop)
    return false;
  const isKind = isStreamKind(word.lower);
  if (!isKind && (word.casing !== 'title' || isThing(word))) return false;
  // "5 Europeans"
  if (isBare && !isKind && word.lower.endsWith('s') && word.lower.length > 4) return false;
  const next = tokens[word.index + 1];
  if (next === undefined || next.start !== word.end + 1 || text[word.end] !== ' ') return true;
  if (BEHIND_THINGS.has(next.lower)) return false;
  if (isBare && next.casing === 'title') return false;
  return !(isBare || word.casing === 'lower') || next.word.isStop || !THINGS_MANY.test(next.lower);
}

/** Whether a word behind a number and a name is one for things: "9 Red balls", "2 Willow trees". */
export const areThings = (word: string): boolean => BEHIND_THINGS.has(word) || THINGS_MANY.test(word);

/** Branches that schools split their upper years into. */
const BRANCHES = new Set(
  'science arts art commerce commercial comm com sci humanities business tech technical honors honours advanced'.split(
    ' ',
  ),
);

/** "XI Science A", "12 Comm B", "Form 3 Science": a branch, where nothing of lessons stands behind it. */
export function isBranch({ tokens, text }: TextDocument, word: Token): boolean {
  if (!BRANCHES.has(word.lower) || word.casing === 'lower') return false;
  const next = tokens[word.index + 1];
  return (
    next === undefined ||
    text[word.end] !== ' ' ||
    next.word.isStop ||
    isLetter(next) ||
    (next.kind === 'number' && next.end - next.start === 1) ||
    /^(?:student|pupil|class|here)$/.test(next.lower)
  );
}

/** A single Latin letter. */
export function isLetter(token: Token): boolean {
  return token.kind === 'word' && token.end - token.start === 1 && token.script === 'latin';
}
