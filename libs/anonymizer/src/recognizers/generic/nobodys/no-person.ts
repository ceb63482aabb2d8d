import { isLand } from '../../../names/lands.js';
import { isPeople } from '../../../names/peoples.js';
import { LIFE_OF } from '../../../names/lesson-frames.js';
import { isProduct } from '../handle-shape.js';
import { isOnlyLikeName } from './like-name.js';
import { tokenIndexAt, type TextDocument } from '../../../text/document.js';

/** So much before a value is looked at. */
const REACH = 64;

/** Of whatever alphabet: words have no other signs beyond ASCII. */
const LETTER = /[A-Za-z\u00c0-\uffff]/;

/** "Герой повести обманул бабушку Марфу Лукиничну": whom the hero of a book meets. */
const OF_WORK =
  /(?<![а-я])(?:геро[йяюе]|геро(?:ем|ини)|героин[яейю]{1,2}|персонаж[а-я]{0,2}) (?:этой |этого )?(?:повест|рассказ|роман|сказк|пьес|поэм|фильм|книг|комеди|былин)[а-я]{1,3}(?![а-я])[^.!?\n]*$/;

/** "как склоняется фамилия Петренко": a word that a rule of the language is asked of. */
const ASKED_OF_WORD =
  /(?<![а-я])(?:склоняется|склонять|просклоня[а-я]+|пишется|ударение в|происходит|означает|значит)(?: ли)? (?:мужск[а-я]{2,3} |женск[а-я]{2,3} )?(?:фамили[яию]|имени|имя|отчеств[ауое])(?: [а-я]{3,12})? $/;

/** "Fick's first law" */
const LAW_BEHIND =
  /^['’]s (?:(?:first|second|third|last|\d(?:st|nd|rd)) )?(?:laws?|theorem|lemma|equations?|principle|paradox|constant|formula|criterion|inequality|hypothesis|postulates?|coefficient)(?![a-z])/;
/** "лиса Алиса", with a small letter, as Волк and Медведь are surnames: animals, and those of tales. */
const ANIMAL_BEFORE =
  /(?<![а-я])(?:лис|лиса|кот|кошка|волк|медведь|медвежонок|заяц|зайка|пес|щенок|попугай|крокодил|осел|ослик|мышка|мышонок|черепаха|лягушка|петух|хомяк|корова|козленок|поросенок) $/;

/** "Марс 1.5, Юпитер 5.2, Сатурн 9.5" */
const PLANET =
  /^(?:меркурий|венера|земля|марс|юпитер|сатурн|уран|нептун|плутон|mercury|venus|earth|mars|jupiter|saturn|uranus|neptune|pluto)$/;
/** Those that nobody is called after. */
const NAMED_PLANET =
  /(?<![a-zа-я])(?:меркурий|юпитер|сатурн|уран|нептун|плутон|mercury|jupiter|saturn|uranus|neptune|pluto)(?![a-zа-я])/g;
function isAmongPlanets({ lower }: TextDocument, start: number, end: number): boolean {
  const value = lower.slice(start, end);
  if (!PLANET.test(value)) return false;
  const around = lower.slice(Math.max(0, start - REACH), end + REACH);
  return Array.from(around.matchAll(NAMED_PLANET)).some(([planet]) => planet !== value);
}

const isFigureAt = ({ tokens }: TextDocument, start: number): boolean =>
  tokens[tokenIndexAt(tokens, start)]?.word.isFigure === true;

/** "приказ № 287", "Группа 1: Бразилия, Сербия": no letters, or a land. */
export function isNoPerson(document: TextDocument, start: number, end: number): boolean {
  const { text, lower } = document;
  const before = lower.slice(Math.max(0, start - REACH), start);
  return (
    !LETTER.test(text.slice(start, end)) ||
    isLand(lower.slice(start, end)) ||
    isPeople(lower.slice(start, end)) ||
    OF_WORK.test(before) ||
    ANIMAL_BEFORE.test(text.slice(Math.max(0, start - REACH), start)) ||
    LAW_BEHIND.test(lower.slice(end, end + REACH)) ||
    isProduct(lower.slice(start, end)) ||
    isAmongPlanets(document, start, end) ||
    ASKED_OF_WORD.test(before) ||
    isOnlyLikeName(document, start, end) ||
    (LIFE_OF.test(before) && isFigureAt(document, start))
  );
}
