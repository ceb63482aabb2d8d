import { isKnownToLessons } from '../../names/known-to-lessons.js';
import { isLand } from '../../names/lands.js';
import { isKnownForName, mayName, nameFrom, type NamedWords } from '../../names/may-name.js';
import { WEAK_SURNAME } from '../../names/roles.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { startsSentence } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';

const MOST = 12;
const MOST_SIGNS = 12;
const MOST_READ = 320;
const MOST_NAMES = 6;

/** What people at a school write to each other or of each other: texts to edit, to translate or to choose from, but no exercise. */
const DOCUMENT =
  /(?:^|[^а-яa-z])(?:докладн(?:ую|ая|ой)(?: записк[ауеи])?|объяснительн(?:ую|ая|ой)(?: записк[ауеи])?|служебн(?:ую|ая|ой) записк[ауеи]|характеристик[ауеи] на учени(?:ка|цу)|(?:пример |текст )?обратн(?:ой|ая|ую) связ[иь]|запис(?:ь|и|ку) в дневник(?:е)?|замечани[ея](?: в дневник(?:е)?)?|комментари(?:й|я|и) (?:к работе|в журнал[е]?|ученик[ау])|сообщени[ея] родителям|объявлени[ея] для родителей|уведомлени[ея] родителям|(?:school|end[- ]of[- ](?:year|term)|a|an|the|my|his|her|your|pupil|student) reports?(?: comment)?s?|report comments?|(?:school |weekly |staff )?(?:bulletin|newsletter)|incident (?:report|log|form)|behaviou?r (?:log|note)|(?:note|letter|message|email) (?:home|to parents|to a parent)|feedback(?: comment)?|reference letter|minutes|log entry|detention slip)(?![a-zа-я])[^:«"“\n.!?]{0,24}[:,]? ?[«"“]?$/;
const OPENS = /[:«"“]/g;
/** A lesson on a novel has reports, too. */
const OF_LESSON =
  /персонаж|геро[йяе]|роман[ае]?(?![а-я])|повест|рассказ[ае]|character|novel|chapter|story|book report|news report|lab report|report on/;

/** "Уважаемая Мехрангез", "Уважаемый Салават Юнусович": whoever is written to so is somebody. */
const HONOURED = new Set(
  'уважаемая уважаемый уважаемые уважаемой уважаемому многоуважаемая многоуважаемый'.split(' '),
);

/** People in texts of real life that are to be written, edited or translated: rules leave those of exercises. */
export const quotedPeople: Recognizer = {
  name: 'quoted-people',
  find(document) {
    const names = [...honoured(document), ...ofDocuments(document)];
    return names.map(({ first, last }): Candidate => ({
      start: first.start,
      end: last.end,
      type: 'PERSON',
      score: 0.9,
      recognizer: 'quoted-people',
      reason: 'in a text of real life',
    }));
  },
};

function honoured(document: TextDocument): NamedWords[] {
  const names: NamedWords[] = [];
  for (const token of document.tokens) {
    if (names.length === MOST) break;
    if (token.script !== 'cyrillic' || !HONOURED.has(token.lower)) continue;
    const next = document.tokens[token.index + 1];
    if (next?.casing !== 'title' || next.start !== token.end + 1 || next.word.isStop || next.word.isRelation)
      continue;
    if (isLand(next.lower) || next.word.isPlace || (next.word.isOrdinary && next.word.given === undefined))
      continue;
    const named = nameFrom(document, next) ?? { first: next, last: next };
    if (!isKnownToLessons(document, named)) names.push(named);
  }
  return names;
}

/** Who stands in the text that a document opens: "докладную: «Перевозчиков, находясь на уроке, …»". */
function ofDocuments(document: TextDocument): NamedWords[] {
  const { text, lower } = document;
  let signs = 0;
  OPENS.lastIndex = 0;
  for (let match = OPENS.exec(text); match !== null && signs < MOST_SIGNS; match = OPENS.exec(text), signs++)
    if (DOCUMENT.test(lower.slice(Math.max(0, match.index - 64), match.index)))
      return OF_LESSON.test(lower.slice(0, MOST_READ)) ? [] : namesBehind(document, match.index);
  return [];
}

function namesBehind(document: TextDocument, at: number): NamedWords[] {
  const { tokens } = document;
  const names: NamedWords[] = [];
  for (let i = tokenIndexAt(tokens, at); i < tokens.length && names.length < MOST_NAMES; i++) {
    const token = tokens[i]!;
    if (token.start - at > MOST_READ) break;
    if (token.casing !== 'title' || !isSomebody(document, token)) continue;
    const named = nameFrom(document, token) ?? { first: token, last: token };
    if (isKnownToLessons(document, named)) continue;
    names.push(named);
    i = named.last.index;
  }
  return names;
}

/** A given name or a surname; one that is a word as well, "Ветровой", where nothing else explains its capital. */
function isSomebody(document: TextDocument, token: Token): boolean {
  const { word, end } = token;
  if (word.isStop || word.isPlace || word.isRelation || word.isFigure) return false;
  if (!word.isOrdinary) return mayName(token) && isKnownForName(token);
  if (word.given?.isRare === false) return !startsSentence(document, token) || document.text[end] === ',';
  const isSurname = token.script === 'cyrillic' && (word.surnameRoles & WEAK_SURNAME) !== 0;
  return isSurname && (!startsSentence(document, token) || document.text[end] === ',');
}
