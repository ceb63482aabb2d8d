import { isKnownToLessons } from '../../names/known-to-lessons.js';
import { isLand } from '../../names/lands.js';
import { isKnownForName, mayName, nameFrom, nameUpTo, type NamedWords } from '../../names/may-name.js';
import type { Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { isNextWord } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { isOfTask } from './exercise-words.js';

const MOST = 8;
const REACH = 72;
const MOST_READ = 400;

/** "дед василий кузьмич": with the father's name, in small letters. */
const ELDERS = new Set(
  'дед дедушка деда деду дедом дедушки дедушке бабушка бабушки бабушке бабушку прадед прадедушка прабабушка дядя дяди дяде дядю тетя тети тете тетю'.split(
    ' ',
  ),
);
const FATHER = /(?:[оеё]вич|льич|мич|тич)(?:а|у|ем|е)?$|(?:[оеё]вн|ичн|иничн)(?:а|ы|е|у|ой)$/;
/** "дядя Алик", but not those of books, whoever their author is. */
const ALONE = new Set('дядя дяди дяде дядю дядей тетя тети тете тетю тетей'.split(' '));
const OF_BOOKS =
  /^(?:федор|степ|ван[яюие]|том|сэм|гиля|полли|миш|кощ|черномор|ау|петя|чарли|вернон|петунь|мардж|скрудж|шур|валя|дим|сереж|цап|римус|моти|женя)/;
/** "Софье, нашем выпускнике", "Otis, our former pupil" */
const OURS_BEHIND =
  /^, (?:my|our|мо[йяеию]|моего|моему|моей|моим|наш|наша|нашем|нашего|нашему|нашей|нашим|нашу) (?:[A-Za-zÀ-ԯ]{2,14} )?([A-Za-zÀ-ԯ]{3,14})/;
/** "our boy Wiremu": said of a child of the family, and in no textbook. */
const OUR_CHILD =
  /(?:^|[^a-z])our (?:wee |little |poor |dear )?(?:boy|girl|lad|lass|youngest|eldest|oldest|middle one|firstborn|foster (?:child|son|daughter)|grandchild|godchild|godson|goddaughter) $/;
/** "Godmother of Mutiso: …", "Emergency contact for Demelza: …" */
const LABELLED =
  /(?:^|[\n.;] ?)(?:god(?:mother|father|parents?)|parents?|guardians?|mother|father|mum|mom|dad|emergency contacts?|next of kin|carer|sponsor|tutor|mentor|coach|doctor|gp|крестн(?:ая|ый)|мама|папа|опекун|родители|контакты? родителей) (?:of |for )?$/;
/** "chem w Baker, bio w Singh" */
const LESSON_WITH =
  /(?:^|[^a-z])(?:math|maths|chem(?:istry)?|bio(?:logy)?|physics|phys|english|history|geo(?:graphy)?|french|spanish|german|latin|art|music|drama|pe|gym|re|rs|it|ict|cs|computing|dt|science|econ(?:omics)?|psych(?:ology)?|sociology|media|homeroom|tutor|form|period \d|p\d) (?:w\/?|wit|w\/) ?$/;

/** The last words of the patterns above: only behind one of them is a pattern tried. */
const LEADS = new Set(
  'boy girl lad lass youngest eldest oldest one firstborn child son daughter grandchild godchild godson goddaughter of for mother father мама папа опекун родители родителей крестная крестный w wit'.split(
    ' ',
  ),
);
/** "это мои брат с сестрой", "they're my cousins": told of those who are named before. */
const ARE_MINE =
  /(?:^|[^а-я])(?:это|они|он|она) (?:мо[ийя]|наши?|наша) ((?:[а-я]+ )?[а-я]{3,14})(?![а-я])|\b(?:they(?:['’]?re| are)|these are|those are|that['’]?s|(?:s?he)['’]?s|(?:s?he) is) (?:my|our) ((?:[a-z]+ )?[a-z]{3,14})\b/;
const MOST_MINE = 4;

/** Kin, children and teachers of the writer in shapes other than "my uncle Oyin". */
export const kinNames: Recognizer = {
  name: 'kin-names',
  find(document) {
    const found: NamedWords[] = [];
    for (const token of document.tokens) {
      if (found.length >= MOST) break;
      if (token.casing === 'title' && mayName(token)) {
        const name = titled(document, token);
        if (name !== undefined) found.push(name);
      } else if (token.sets !== 0 && ELDERS.has(token.lower)) {
        const name = elder(document, token);
        if (name !== undefined) found.push(name);
      }
    }
    found.push(...mine(document));
    return found.map(({ first, last }) => ({
      start: first.start,
      end: last.end,
      type: 'PERSON',
      score: 0.9,
      recognizer: 'kin-names',
      reason: 'kin of the writer',
    }));
  },
};

function titled(document: TextDocument, token: Token): NamedWords | undefined {
  const { lower, text, tokens } = document;
  const before = tokens[token.index - 1];
  if (text[token.end] === ',' && isKnownForName(token) && !token.word.isPlace) {
    const relation = OURS_BEHIND.exec(lower.slice(token.end, token.end + REACH))?.[1];
    if (relation !== undefined && isRelationAt(document, token.end, relation) && !isOfTask(document)) {
      const name = nameUpTo(document, token);
      if (
        name !== undefined &&
        (isNamedAlone(name) || !isKnownToLessons(document, name)) &&
        isLife(document, name)
      )
        return name;
    }
  }
  if (before === undefined || isLand(token.lower)) return undefined;
  if (ALONE.has(before.lower) && isNextWord(document, before, token)) {
    if (
      OF_BOOKS.test(token.lower) ||
      isOfTask(document) ||
      /[«"“]/.test(text.slice(Math.max(0, before.start - 1), before.start))
    )
      return undefined;
    const name = nameFrom(document, token);
    // "Тётя Нюра продала 17 кг слив, потом ещё 8"
    return name !== undefined && document.numbers.length < 2 && isLife(document, name) ? name : undefined;
  }
  if (!LEADS.has(before.lower)) return undefined;
  const name = nameFrom(document, token);
  if (name === undefined) return undefined;
  const front = lower.slice(Math.max(0, token.start - 40), token.start);
  if (OUR_CHILD.test(front)) return name;
  if (text[name.last.end] === ':' && LABELLED.test(front))
    return isKnownToLessons(document, name) ? undefined : name;
  return LESSON_WITH.test(front) ? name : undefined;
}

/** A given name alone may be that of a figure of lessons, too. */
const isNamedAlone = ({ first, last }: NamedWords): boolean =>
  first === last && first.word.given?.isRare === false;

/** No figure beside it, and no word of literature to speak of. */
function isLife(document: TextDocument, { first, last }: NamedWords): boolean {
  const { figures, isSum } = subjectOf(document);
  return (
    !isSum &&
    figures.every((index) => index >= first.index && index <= last.index) &&
    !OF_WORK.test(document.lower.slice(0, MOST_READ))
  );
}
const OF_WORK =
  /повест|рассказ(?:е|а|ы|у)(?![а-я])|роман[аеу]?(?![а-я])|персонаж|сказк|мультф|фильм|автор|novel|chapter|character|cartoon/;

function isRelationAt({ tokens }: TextDocument, end: number, relation: string): boolean {
  for (let i = tokenIndexAt(tokens, end); i < tokens.length && tokens[i]!.start < end + REACH; i++)
    if (tokens[i]!.lower === relation) return tokens[i]!.word.isRelation;
  return false;
}

/** "дед василий кузьмич" */
function elder(document: TextDocument, token: Token): NamedWords | undefined {
  const { tokens } = document;
  const given = tokens[token.index + 1];
  const father = tokens[token.index + 2];
  if (!isNextWord(document, token, given) || !isNextWord(document, given, father)) return undefined;
  // With capitals the rules of names decide: many a novel has a grandmother.
  if (
    given.casing !== 'lower' ||
    father.casing !== 'lower' ||
    given.word.given === undefined ||
    !FATHER.test(father.lower)
  )
    return undefined;
  return { first: given, last: father };
}

/** "как Коля и Света строят крепость, это мои брат с сестрой" */
function mine(document: TextDocument): NamedWords[] {
  const { lower, tokens } = document;
  const { isOwn, relations } = subjectOf(document);
  if (!isOwn || relations === 0) return [];
  const match = ARE_MINE.exec(lower.slice(0, MOST_READ));
  if (match === null || isOfTask(document)) return [];
  const words = (match[1] ?? match[2]!).split(' ');
  if (!words.some((word) => isRelationAt(document, match.index, word))) return [];
  const names: NamedWords[] = [];
  for (const token of tokens) {
    if (token.start > match.index || names.length === MOST_MINE) break;
    if (token.casing !== 'title' || token.word.given === undefined || !mayName(token) || token.word.isPlace)
      continue;
    const name = nameFrom(document, token);
    if (name !== undefined && !(token.word.isLegendaryName && token.word.isFigure)) names.push(name);
  }
  const { figures } = subjectOf(document);
  return figures.some(
    (index) => !names.some(({ first, last }) => index >= first.index && index <= last.index),
  )
    ? []
    : names;
}
