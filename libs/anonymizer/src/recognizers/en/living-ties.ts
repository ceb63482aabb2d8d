import type { LivingTies } from '../generic/living-namesake.js';

/** " in year 5 has stopped", " in 11c", " from the debate team", " in my form" */
const FROM_CLASS =
  /^ (?:in (?:year|grade|form|class|room|set) \w{1,3} (?:has|keeps|won't|can't|cannot|said|told|asked|wants|hates|refuses)\b|(?:in|from) (?:[7-9]|1[0-3])[abcefjlnopqrtuvyz]\b|from (?:the )?(?:upper|lower) sixth\b|from the (?:debate|football|chess|drama|swim|swimming|track|netball|hockey|rugby|basketball) (?:team|club|squad)\b|(?:in|from) (?:my|our) (?:[a-z]+ )?(?:class|form|team|tutor group|street|building|dorm|squad|choir|band)\b(?! (?:play|production|musical|show|panto|pantomime|book|text|version|novel|anthology|is taught|reading)))/;
const OFTEN = '(?:just|then|again|always|never|genuinely|actually|accidentally|literally|totally)';
const OURS =
  '(?:my|our) (?!heart|breath|mind|brain|attention|soul|favou?rite|world|imagination|eye|interest|reading|essay)[a-z]';
/** What one does at school, and to what is ours; each in a form that tells of no life in a book. */
const DEEDS = [
  `(?:lost|nicked|stole|took|ate|broke|borrowed|deleted|copied|grabbed|hid|spilled|spilt|ripped|tore|forgot|swiped|unplugged) ${OURS}`,
  '(?:texted|pushed|punched|kicked|tripped|ghosted|unfollowed|blocked|messaged|emailed) me\\b',
  '(?:sat|sits) next to me\\b',
  'asked me to (?:peer|mark|check|read|help|proofread|swap)',
  'fell asleep (?:on stage|in (?:class|assembly|form|maths|english|my|our))',
  'fell off the stage',
  'g[eo]t the same (?:question|mark|grade|seat|locker|teacher|homework)\\b',
  'has been given (?:a )?detention',
  'took \\d+ selfies',
  'is doing [^.!?\\n]{2,40} for (?:his|her|our) (?:[a-z]+ )?(?:task|project|presentation|homework|talk|assembly|poster)',
  'needs? [^.!?\\n]{2,40} for (?:his|her) (?:[a-z]+ )?(?:speech|essay|project|homework|presentation|talk|assembly)',
  'missed (?:\\d|one|two|three|four|five) (?:trainings|lessons|classes|days|rehearsals)',
  'would like to (?:start|join) (?:a|the) [a-z ]{2,20}(?:club|team|choir|band)',
  'is (?:my|our) (?:debate|lab|project|reading|science|maths|form|history|drama|pe|music) (?:partner|buddy|teacher|tutor|coach|captain)',
  "is (?:my|our) [a-z' ]{2,30}(?:real |actual )(?:sur)?name\\b",
  "won't (?:touch|do|finish|hand in) (?:the|his|her|this|any|my|our) (?:[a-z]+ )?(?:worksheet|homework|essay|project|task)",
];
const DEED = new RegExp(String.raw`^ (?:${OFTEN} )?(?:${DEEDS.join('|')})`);
/** ", who sits next to me,", ", my eldest," */
const TOLD =
  /^, (?:who (?:sits (?:next to|behind|beside) me|cleans|lives (?:next door|across the road)|drives (?:me|us|our)|is in (?:my|our))|(?:my|our) (?:eldest|oldest|youngest|son|daughter|brother|sister|cousin|flatmate|roommate|lab partner|best friend|neighbour|neighbor|classmate|teammate))\b/;

/** "year 9 ", "i have ms " */
const WHO =
  /(?:\b(?:i|we) (?:have|had|'ve got) (?:mr|mrs|ms|miss|dr|professor)\.? $|(?:^|[.!?\n] ?)year \d{1,2} $)/;

export const LIVING_EN: LivingTies = {
  wordsBehind: new Set(
    `in from get got just then again always never genuinely actually accidentally literally totally lost nicked stole took ate broke borrowed
    deleted copied grabbed hid spilled spilt ripped tore forgot swiped unplugged texted pushed punched kicked tripped ghosted
    unfollowed blocked messaged emailed sat sits asked fell has is needs need missed would won't who my our says thinks swears told
    insists reckons claims presented started cannot can't hates loves`.split(/\s+/),
  ),
  behind: [FROM_CLASS, DEED, TOLD],
  wordsBefore: new Set('mr mrs ms miss dr professor 1 2 3 4 5 6 7 8 9 10 11 12 13'.split(' ')),
  before: [WHO],
  speaks:
    /^ (?:[a-z]+ly )?(?:says|thinks|swears|told|asked|insists|reckons|claims|presented|hates|loves|cannot stand|can't stand|won't|is (?:afraid|scared|sick|obsessed|terrified)|started crying)\b/,
  asksFor:
    /\b(?:what|how) (?:can|could|do|should) i (?:tell|say to|give|buy|get|comfort|support|cheer up) (?:him|her)\b|(?:can|could) (?:you|u) (?:summari[sz]e|simplify) [^.!?\n]{0,24} for (?:him|her)\b/,
  firstPerson: /\b(?:i|i'm|my|me|we|our|us)\b/,
};
