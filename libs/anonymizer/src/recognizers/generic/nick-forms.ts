import { isCode } from '../../names/mentions.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import { handleEnd, handleStart } from './handle-shape.js';

/** "xX_DragonSlayer_Xx", "ProstoDanya_live": forms that programmers do not use. */
const SURE =
  /^(?:[xX]{2,}_?[A-Za-z][A-Za-z\d_]*_?[xX]{2,}|(?=[A-Za-z\d]*_)(?:[A-Z][a-z]+){2,4}(?:_[A-Za-z\d]+)+)$/;
/** "potato_overlord", "anon_wolf_girl77", "ProGamerTim2010": forms that names in programs have as well. */
const LIKELY = /^(?:[a-z]{3,}(?:_[a-z]{3,}){1,3}\d{0,4}|(?:[A-Z][a-z]{2,}){2,4}\d{1,4})$/;
/** Words that things are named by. */
const OF_THING =
  /(?:^|_)(?:get|set|has|max|min|num|str|int|id|names?|index|values?|total|files?|data|list|array|count|test|user|date|time|type|key|size|sum|results?|input|output|items?|func|var|main|init|new|old|temp|tmp|step|sort|row|col|first|last|homework|essay|draft|final|notes?|chapter|unit|report|lesson|worksheet|version|code|python|photo|image|img|project|class|school|grade|math|maths|answer|question|page|case|level|team|group|room)(?:_|\d|$)/i;
/** "TestCase01", "HelloWorld2" */
const OF_PROGRAM = /^(?:Test|Hello|Sample|Example|Level|Chapter|Version|Room|Team|Group|Unit|My)[A-Z]/;

const PROGRAM =
  /\b(?:variables?|functions?|methods?|subclass|columns?|tables?|files?|fields?|arrays?|parameters?|arguments?|modules?|packages?|folders?|scripts?|objects?|strings?|python|javascript|java|code|coding|loops?|sql|html|css|json|api|import|print|return|program(?:s|mer|ming)?|syntax|git|repo|database|query|identifiers?|regex|lua|config|snake ?case|camel ?case)\b|переменн|функци|файл|массив|таблиц|скрипт|питон|програм|папк|запрос|(?<![а-я])код(?![а-я]{3})/;

/** Where people go by such names. */
const SCENE =
  /\b(?:winners?|whoever|leaderboard|scoreboard|unfollow|followers?|streamer|nicknames?|usernames?|opponent|teammate|online quiz)\b/;
/** Where things have names of small letters as well: "diamond_sword". */
const GAME = /\b(?:fortnite|roblox|minecraft|kahoot|blooket|gamers?|chat|streams?|discord|clan|guild)\b/;
/** "xX_gamer_Xx style names" are nobody's. */
const SORT = /^["'”»]?[ -](?:style|type|kind|sort|format|like names)\b/;
/** What only people do: "ProGamerTim2010 says that …" */
const DEED =
  /^["'”»]? (?:just |always |never |keeps |and i |has |had )?(?:says?|said|kill(?:s|ed)|beat|beats|block(?:s|ed)|(?:un)?follow(?:s|ed)?|unfriended|added|(?:text|messag|dm)(?:s|es|ed)|sent|sends|wrote|writes|post(?:s|ed)|comment(?:s|ed)|told|tells|call(?:s|ed) me|won|wins|join(?:s|ed)|left (?:the|us|me)|kicked|banned|reported|invited|troll(?:s|ed)|grief(?:s|ed)|stole|scammed|cheats|cheated|hacked|streams|plays|played|liked|asked|asks|is (?:my|mean|rude|online|toxic|cheating|hacking))\b/;

/** Names that only somebody goes by, wherever talk is not of programs: told by their form, and what is said of them. */
export const nickForms: Recognizer = {
  name: 'nick-forms',
  find(document) {
    const { text, numbers } = document;
    const found: Candidate[] = [];
    let behind = -1;
    const look = (position: number): void => {
      if (position < behind) return;
      const start = handleStart(text, position);
      const end = handleEnd(text, position);
      behind = end;
      if (!'@/.:\\`$#'.includes(text[start - 1] ?? ' ') && isNick(document, start, end))
        found.push(candidateOf(start, end));
    };
    for (let at = text.indexOf('_'); at !== -1; at = text.indexOf('_', at + 1)) look(at);
    behind = -1;
    for (const { start, index } of numbers)
      if (document.tokens[index - 1]?.end === start && document.tokens[index - 1]!.casing === 'mixed')
        look(start);
    return found;
  },
};

function isNick(document: TextDocument, start: number, end: number): boolean {
  const { text, lower } = document;
  const name = text.slice(start, end);
  if ('@(=/\\[`'.includes(text[end] ?? ' ') || OF_THING.test(name) || OF_PROGRAM.test(name)) return false;
  const isSure = SURE.test(name);
  if (!isSure && !LIKELY.test(name)) return false;
  const behind = lower.slice(end, end + 24);
  const isTold = (): boolean =>
    DEED.test(behind) || occurs(document, SCENE) || (!name.includes('_') && occurs(document, GAME));
  if (SORT.test(behind) || !(isSure || isTold())) return false;
  return !occurs(document, PROGRAM) && !isCode(document);
}

const candidateOf = (start: number, end: number): Candidate => ({
  start,
  end,
  type: 'HANDLE',
  score: 0.95,
  recognizer: 'nick-forms',
  reason: 'form that nicknames have',
});
