import type { TextDocument } from '../text/document.js';
import { isNextWord } from '../text/position.js';
import { PrefixSet } from '../text/prefixes.js';
import type { Token } from '../text/tokenize.js';
import { WordTest } from '../text/word-test.js';
import { isRelation, isRelationSpelled } from './cues.js';
import { SURNAME, SURNAME_FORM, UNKNOWN } from './roles.js';
import { NO_WORD, type Word } from './word.js';

/** Ways to present somebody whose name no list has. */

const CALLED =
  /\b(?:my|our|his|her|a) (?:[a-z]+ ){0,2}?([a-z]+)(?:'s name)? (?:is|was|are) (?:called|named) $/;
const NAMES = /(?:^|[.,!?\n] ?)(?:hi |hey |hello )?(?:the |my )?names $/;
const NAMES_END = /^(?:$|[,.!\n]| (?:and|btw|here|im|i|need|from) ?)/;

const MOST_OF_FORM = 400;
const LABELLED =
  /(?:^|[ ,;\n])(?:имя|фамилия)(?: (?:ребенка|ученика|ученицы|сына|дочери|мамы|папы|родителя))? $/;

/** "имя акакий что значит" */
const ASKED_OF_NAME = /^ (?:что |как |откуда |это |знач|озна|происх|пиш|скл)/;

/** "имя нарицательное" */
const NOUN = /(?:ое|ее|ые|ие|ого|ому|ость|ние|ция|т(?:ся|ь|ься)|[аяеиу]ет|[аеиую]ют|[аи]т)$/;
const BOTH_LABELS =
  /(?:^|[ ,;\n])(?:имя [а-я-]{2,}.{0,30} фамилия [а-я]|фамилия [а-я-]{2,}.{0,30} имя [а-я])/;

/** "имя егор фамилия лапин": a surname that is a word as well, in a row of labels. */
export function isInRowOfLabels({ lower }: TextDocument, { word, script, start }: Token): boolean {
  return (
    script === 'cyrillic' &&
    word.surnameRoles !== 0 &&
    !NOUN.test(word.text) &&
    LABELLED.test(lower.slice(Math.max(0, start - 24), start)) &&
    BOTH_LABELS.test(lower.slice(0, MOST_OF_FORM))
  );
}

/** "my uncle is called ashok", "the names jaxon, …": small letters, but nothing else is said so. */
export function isCalledSo(document: TextDocument, token: Token): boolean {
  const { lower, tokens } = document;
  const { start, end } = token;
  const previous = tokens[token.index - 1];
  if (
    previous === undefined ||
    !BEFORE_CALLED.accepts(previous.word) ||
    !isNextWord(document, previous, token)
  )
    return false;
  const before = lower.slice(Math.max(0, start - 48), start);
  if (previous.lower === 'names') return NAMES.test(before) && NAMES_END.test(lower.slice(end, end + 6));
  if (token.script === 'cyrillic')
    return (
      !NOUN.test(token.lower) &&
      !BEFORE_CALLED.accepts(token.word) &&
      LABELLED.test(before) &&
      !ASKED_OF_NAME.test(lower.slice(end, end + 12)) &&
      ((token.word.surnameRoles & (UNKNOWN | SURNAME_FORM)) !== 0 || isInRowOfLabels(document, token))
    );
  const relation = CALLED.exec(before)?.[1];
  return relation !== undefined && isRelationSpelled(relation);
}

/** The last words of the patterns above. */
const BEFORE_CALLED = new WordTest(
  'names|called|named|имя|фамилия|ребенка|ученика|ученицы|сына|дочери|мамы|папы|родителя',
);

const OWNER = new WordTest('my|our|мой|моя|моего|моей|мою|моему|наш|наша|нашего|нашу');
const VERB =
  /(?:ed|ing|ly|n't|[^aeiou]es)$|(?:[аияеыуё]л[аои]?|[еиую]т|[аяую]т|ишь|ешь|ть|сь|ся|ем|им|ый|ий|ой|ая|ые|ие|ого|его|ист|ер|ник|чик|фил|ман|но)$/;

/** "my son artie", "моя дочь аяулым": an unknown word in small letters between somebody's relation and what they do. */
export function isOwnStranger(document: TextDocument, token: Token): boolean {
  const relation = document.tokens[token.index - 1];
  const owner = document.tokens[token.index - 2];
  if (relation === undefined || owner === undefined || !OWNER.accepts(owner.word)) return false;
  const next = document.tokens[token.index + 1];
  return (
    token.end - token.start >= 4 &&
    token.sets === 0 &&
    ((token.word.surnameRoles & UNKNOWN) !== 0 || isActingGiven(token, next)) &&
    !VERB.test(token.lower) &&
    isNextWord(document, owner, relation) &&
    isNextWord(document, relation, token) &&
    (next === undefined || next.casing === 'lower')
  );
}

/** "my son artie hates reading": a rare given name that is a word as well, before a verb. */
const isActingGiven = ({ word }: Token, next: Token | undefined): boolean =>
  word.given !== undefined &&
  !word.isStop &&
  (next === undefined || /^(?:[a-z]{3,}[^s]s|is|was|has|can|can't|cant|won't|got)$/.test(next.lower));

/** The last words of the patterns below: only behind one of them is a pattern tried. */
const BEFORE_ADDRESSEE = new WordTest(
  `letter note card reference recommendation certificate email feedback reply apology attendance invitation speech for to from tutoring
  babysit babysitting coaching mentoring contact student pupil parent guardian sir signed regards sincerely best ask tell благодарность
  грамота на для письмо от с пришла пришли пришло пришел замещает у уважением`.replaceAll(/\s+/g, '|'),
);
const BEFORE_STRANGER = new PrefixSet(
  `regards$ sincerely$ wishes$ cheers$ yours$ уважением$ благодарностью$ ваш$ ваша$ твоя$ твой$ с$ новеньк boy$ girl$ kid$
  student$ classmate$ called$ пришл приш[её] перев сид[ия] поступ групп класс сел[аи]$ учится$ ходит$ танцу игра работа дружит$`,
);

const ADDRESSING =
  /(?:(?:\b(?:letter|note|card|reference|recommendation|certificate|email|feedback|reply|apology|attendance|invitation|speech)(?: letter| card| note)?(?: (?:for|to|from))?(?: my [a-z]+)?|\b(?:tutoring|babysit|babysitting|coaching|mentoring|emergency contact:|student:|pupil:|parent:|guardian:|dear sir,|signed|regards,|sincerely,|best,|ask|tell)|(?<![а-я])(?:благодарность|грамота|характеристика на|рекомендаци[яюи] для|письмо (?:для|от)?|благодарность для|занимаюсь с|познакомил(?:ась|ся) с|пришл[аи]|приш[её]л|замещает|у|уважением,)))[: ]{1,2}$/;

/** "Thank you letter to Oyinkansola Bello", "занимаюсь с Ван Юй": two words with capitals that somebody writes to or works with. */
export function isAddressee(document: TextDocument, token: Token): boolean {
  const before = document.tokens[token.index - 1];
  if (token.casing !== 'title' || before === undefined || !BEFORE_ADDRESSEE.accepts(before.word))
    return false;
  const next = document.tokens[token.index + 1];
  if (next?.casing !== 'title' || !isNextWord(document, token, next)) return false;
  if (before.lower === 'у' && token.word.isFigure) return false;
  if (token.word.isStop || next.word.isFigure || next.word.isPlace || token.word.isPlace) return false;
  const isName = !next.word.isOrdinary || next.word.isListedSurname || next.word.isCommonSurname;
  // "Li Na"
  const isShort = next.end - next.start <= 4 && token.end - token.start <= 4;
  const isWord = next.word.isStop || (token.word.isOrdinary && next.word.isOrdinary);
  if (isWord && !next.word.isListedSurname && !isShort) return false;
  return (
    (isName || isShort) && ADDRESSING.test(document.lower.slice(Math.max(0, token.start - 40), token.start))
  );
}

const CLOSING =
  /(?:regards|sincerely|best wishes|cheers|yours|с уважением|с благодарностью|ваша?|твоя|твой),? ?\n?$/;
const NEWCOMER =
  /(?:(?:к нам|со мной|с нами|в наш[а-я]* (?:класс|групп[а-я]*))[^.!?]{0,24}|(?:познакомил(?:ась|ся)|подружил(?:ась|ся)) с|новеньк(?:ий|ая|ого|ую)) $|\b(?:our|a) new (?:boy|girl|kid|student|classmate)(?: called|,)? $/;

/** "Regards, Ikechukwu", "в лагере познакомилась с Матео": a capital on a word that no list knows. */
export function isPresentedStranger(
  { lower, tokens }: TextDocument,
  { index, start, casing, word }: Token,
): boolean {
  const previous = casing === 'title' ? tokens[index - 1] : undefined;
  if (previous === undefined || !BEFORE_STRANGER.has(previous)) return false;
  if ((word.surnameRoles & (UNKNOWN | SURNAME_FORM)) === 0) return false;
  if (word.isPlace || word.isFigure) return false;
  const before = lower.slice(Math.max(0, start - 48), start);
  return CLOSING.test(before) || NEWCOMER.test(before);
}

/** "к нам в группу пришёл Патрик": nobody of legend comes to a class. */
export function isNewcomer({ lower }: TextDocument, start: number): boolean {
  return NEWCOMER.test(lower.slice(Math.max(0, start - 48), start));
}

/** Who is no kin though called so: "дед Мороз", "мой друг Гугл". */
const NO_KIN = /^(?:мороз|холод|гугл|яндекс|интернет|господь|бог|россия|близнец|лохматый)/;
export const isNoKin = ({ text }: Word): boolean => NO_KIN.test(text);

const TRADE = /(?:ист|ник|чик|щик|ер|ор|авт|арь|тель|ач|бот|лог|граф|ец|ка|ой|ий|ый|ая)$/;

const CHILD = /^(?:ребен(?:ок|ка|ку|ком)|учащ(?:ийся|аяся|егося|ейся)|воспитанни(?:к|ка|ца|цы))$/;

/** "мой дед Прокоп", "ребёнок Устя Беломестнова": a capital that is no name of the lists, behind a relation. */
export function isKin(document: TextDocument, { index, start, casing, script, word }: Token): boolean {
  const { tokens } = document;
  const relation = tokens[index - 1];
  if (casing !== 'title' || script !== 'cyrillic' || relation?.casing !== 'lower') return false;
  if (!(isRelation(relation) || CHILD.test(relation.lower)) || relation.end + 1 !== start) return false;
  if (word.given !== undefined || word.isStop || word.isFigure || word.isPlace || isNoKin(word)) return false;
  const next = tokens[index + 1];
  const surname =
    next?.casing === 'title' && isNextWord(document, tokens[index]!, next) ? next.word : undefined;
  if (surname !== undefined)
    return (
      (surname.surnameRoles & (SURNAME | SURNAME_FORM)) !== 0 && !surname.isOrdinary && !surname.isFigure
    );
  // "моя мама Врач"
  if (word.isOrdinary && TRADE.test(word.text)) return false;
  return relation.end - relation.start < 9 && OWNER.accepts(tokens[index - 2]?.word ?? NO_WORD);
}
