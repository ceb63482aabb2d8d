import { isRelation } from '../../names/cues.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { isNextWord } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { subjectOf } from '../context.js';

/** Surnames in front of a name: of Vietnam, Korea and China. */
const SURNAMES = new WordTest(
  `nguyen tran pham hoang huynh phan vu vo dang bui do ngo duong ly le dinh truong luong park kim lee choi jung kang cho yoon jang
  lim han shin seo kwon hwang song wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang
  xie tang feng deng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lu ding ren shen yao lu jia fan`.replaceAll(
    /\s+/g,
    '|',
  ),
);
const SYLLABLE =
  /^(?:[bcdfghjklmnpqrstvwxyz]|ch|sh|zh|th|tr|ph|ng|nh|kh|gi|qu|ky|my|hy|gy|by|jy)?[yi]?[aeiouy]{1,3}(?:n|ng|nh|m|p|t|c|ch|k|l|r|h)?$/;
const INTRODUCING =
  /(?:^|\b(?:i'm|i am|is|name|this is|it's|its|with|ask|tell|and|from|for|dear|hi|hey|call|meet|told|by)) $/;

/** "my cousin Nguyen Thi Lan", "my tutor Park Ji Woo", "Zhang Wei and Li Na": a surname in front of one or two syllables. */
export const syllableNames: Recognizer = {
  name: 'syllable-names',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    let behind = -1;
    for (const token of document.tokens) {
      if (token.casing !== 'title' || token.end - token.start > 6 || token.start < behind) continue;
      if (!SURNAMES.accepts(token.word)) continue;
      const last = lastSyllable(document, token);
      if (last === undefined || !isOfSomebody(document, token, last)) continue;
      behind = last.end;
      found.push({
        start: token.start,
        end: last.end,
        type: 'PERSON',
        score: 0.95,
        recognizer: 'syllable-names',
        reason: 'surname in front of a name of syllables',
      });
    }
    return found;
  },
};

function lastSyllable(document: TextDocument, surname: Token): Token | undefined {
  let last = surname;
  for (let i = surname.index + 1; i <= surname.index + 3; i++) {
    const token = document.tokens[i];
    if (!isNextWord(document, last, token) || token.casing !== 'title') break;
    if (
      !SYLLABLE.test(token.lower) ||
      (token.word.isStop && !/^(?:an|my|he|do|so|no|me|na|in|on|hi)$/.test(token.lower))
    )
      break;
    last = token;
  }
  // "Kim Ji-hoon"
  const tied = document.tokens[last.index + 1];
  if (
    last !== surname &&
    tied?.kind === 'word' &&
    tied.start === last.end + 1 &&
    document.text[last.end] === '-'
  )
    return tied;
  return last === surname ? undefined : last;
}

/** Those of lessons, "Ho Chi Minh" and "Kim Jong Un", are left where nobody speaks of people around. */
function isOfSomebody(document: TextDocument, surname: Token, last: Token): boolean {
  const { personal, relations, lesson, figures, schoolLife } = subjectOf(document);
  if (last.word.isFigure) return false;
  const before = document.tokens[surname.index - 1];
  if (before !== undefined && isRelation(before)) return true;
  if (lesson > 0 || figures.length > 0) return false;
  if (personal + relations + schoolLife === 0) return false;
  // "Park Hill": of two words only one may be in the dictionary.
  if (last.index === surname.index + 1 && surname.word.isOrdinary && last.word.isOrdinary) return false;
  return (
    personal + relations > 0 ||
    INTRODUCING.test(document.lower.slice(Math.max(0, surname.start - 12), surname.start))
  );
}
