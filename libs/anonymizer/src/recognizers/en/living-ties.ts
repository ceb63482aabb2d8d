import type { LivingTies } from '../generic/living-namesake.js';

/** " in year 5 has stopped", " in 11c", " from the debate team", " from my book club" */
const FROM_CLASS =
  /^ (?:in (?:year|grade|form|class|room|set|period) \w{1,5} (?:has|is|was|keeps|won't|can't|cannot|said|told|asked|wants|says|hates|refuses|never|always|just)\b|(?:in|from) \d{1,2}[abcefjlnopqrtuvyz]\b|from (?:the )?(?:upper|lower) sixth\b|from the (?:debate|football|chess|drama|swim|swimming|track|netball|hockey|rugby|basketball) (?:team|club|squad)\b|(?:in|from) (?:my|our) (?:[a-z]+ ){0,2}(?:class|form|team|club|group|course|school|tutor group|street|building|dorm|uni|squad|choir|band)\b(?! (?:play|production|musical|show|panto|pantomime|book|text|version|novel|anthology))|(?:down the|across the) (?:hall|road|street)\b)/;
const OFTEN = '(?:just |then |again |always |never |genuinely |actually |accidentally |literally |totally )';
const OURS =
  '(?:my|our) (?!heart|breath|mind|brain|attention|soul|favou?rite|world|imagination|eye|interest|reading|essay)[a-z]';
/** What one does at school, and to what is ours; each in a form that tells of no life in a book. */
const DEEDS = [
  `(?:lost|nicked|stole|took|ate|broke|borrowed|deleted|copied|grabbed|hid|spilled|spilt|ripped|tore|forgot|sat on|swiped|drew on|scribbled on|unplugged) ${OURS}`,
  '(?:texted|called|invited|pushed|punched|kicked|tripped|ghosted|unfollowed|blocked|messaged|emailed|sat next to|sits next to) (?:me|us)\\b',
  'asked me to (?:peer|mark|check|read|help|proofread|swap)',
  'fell asleep (?:on stage|in (?:class|assembly|form|maths|english|my|our))',
  'fell off the (?:stage|chair|stool|bench)',
  'got told off',
  'got (?:a )?(?:detention|suspended|sent out|sent home)\\b',
  'took \\d+ selfies',
  'has (?:summer school|detention|a meeting with|an appointment)',
  'presented on\\b',
  'has been given (?:a )?detention',
  'is doing [^.!?\\n]{2,40} for (?:his|her|our) (?:[a-z]+ )?(?:task|project|presentation|homework|talk|assembly|poster)',
  'needs? [^.!?\\n]{2,40} for (?:his|her) (?:[a-z]+ )?(?:speech|essay|project|homework|task|presentation|talk|assembly)',
  'has to (?:learn|present|hand in|write|revise|read) ',
  'missed (?:\\d|one|two|three|four|five|a|the|his|her) ?(?:[a-z]+ )?(?:trainings?|lessons?|practices?|classes|class|days|rehearsals?)',
  'did the [a-z ]{2,24} (?:experiment|practical)',
  'would like to (?:start|join|do|try)',
  'kept interrupting',
  'said (?:it|so|that) in class',
  'got the [a-z ]{2,30} (?:question|answer|sum) wrong',
  'found (?:my|our) lost',
  'compared [^.!?\\n]{2,50} in (?:his|her) essay',
  'is (?:my|our) (?:debate|lab|project|reading|science|maths|form|history|drama|pe|music) (?:partner|buddy|teacher|tutor|coach|captain)',
  "is (?:my|our) [a-z' ]{2,30}(?:real |actual )(?:sur)?name\\b",
  'locked (?:himself|herself) in',
  '(?:teaches|taught) (?:us|me)\\b',
  "won't (?:touch|do|finish|hand in|stop) (?:the|his|her|this|any|my|our) (?:[a-z]+ )?(?:worksheet|homework|essay|project|task)",
];
const DEED = new RegExp(String.raw`^ ${OFTEN}?(?:${DEEDS.join('|')})`);
/** ", who sits next to me,", ", my eldest," */
const TOLD =
  /^, (?:who (?:sits (?:next to|behind|beside)|cleans|lives (?:next|across|near|on)|teaches|drives (?:me|us|our)|coaches|is in (?:my|our))|(?:my|our) (?:eldest|oldest|youngest|son|daughter|brother|sister|cousin|flatmate|roommate|lab partner|best friend|neighbour|neighbor|classmate|teammate))\b/;

/** "year 9 ", "i have ms ", "professor … teaches us" stands behind */
const WHO =
  /(?:\b(?:i|we) (?:have|had|got|'ve got) (?:mr|mrs|ms|miss|dr|professor|sir)\.? $|(?:^|[.!?\n] ?)year \d{1,2} $)/;

export const LIVING_EN: LivingTies = {
  wordsBehind: new Set(
    `in from down across just then again always never genuinely actually accidentally literally totally lost nicked stole took ate
    broke borrowed deleted copied grabbed hid spilled spilt ripped tore forgot sat swiped drew scribbled unplugged texted called
    invited pushed punched kicked tripped ghosted unfollowed blocked messaged emailed sits asked fell got has presented is locked
    teaches taught won't who my our says thinks swears told insists reckons claims spoiled spoilt hates loves cannot can't packed
    started wouldn't needs need missed did would kept said compared found`.split(/\s+/),
  ),
  behind: [FROM_CLASS, DEED, TOLD],
  wordsBefore: new Set('mr mrs ms miss dr professor sir 5 6 7 8 9 10 11 12 13'.split(' ')),
  before: [WHO],
  speaks:
    /^ (?:[a-z]+ly )?(?:says|thinks|swears|told|asked|presented|insists|reckons|claims|spoiled|spoilt|hates|loves|cannot stand|can't stand|won't|wouldn't|is (?:afraid|scared|sick|obsessed|terrified)|packed|started crying|locked|from my|fell|is my)/,
  asksFor:
    /(?:(?:^|[.!?,;–—-] ?|\b(?:please|pls|you|u|and|to) )(?:help|tell|show|teach|remind|reassure) (?:him|her)|\b(?:explain|describe) (?:it|this|that) to (?:him|her)|\b(?:summari[sz]e|simplify|explain|translate) [^.!?\n]{0,24} (?:for|to) (?:him|her)|\b(?:can|could|do|should) i (?:tell|say to|help|give|buy|get|explain to|comfort|support) (?:him|her))\b/,
  firstPerson: /\b(?:i|i'm|my|me|we|our|us)\b/,
};
