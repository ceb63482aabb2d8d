import { nameFrom } from '../../names/may-name.js';
import { candidateOf, type Candidate, type Recognizer } from '../../recognizer.js';
import { startsSentence } from '../../text/position.js';
import type { TextDocument } from '../../text/document.js';

const SCORE = 0.75;
const MOST = 8;
const LONGEST_HEAD = 100;

/** "Translate to Polish: …", "Please translate this note into Urdu for a parent: …" */
const HEAD_EN =
  /^(?:please |pls |can you |could you )?translate (?:this |the following )?(?:message |note |text |letter )?(?:in)?to ([a-z]+)( for [a-z' ]{2,30}?)?(?: please)?(?::| ["“])/;
const HEAD_RU =
  /^(?:пожалуйста,? )?переведи(?:те)? (?:это |эту )?(?:сообщение |записку |текст |письмо )?на ([а-я]+)(?: язык)?( для [а-я ]{2,30}?)?(?::| [«"])/;
/** Languages that families speak and hardly a school teaches: what is translated into them is for parents to read. */
const OF_FAMILIES = new Set(
  `polish ukrainian arabic urdu punjabi bengali somali turkish romanian farsi persian dari pashto tigrinya vietnamese tagalog
  portuguese gujarati tamil kurdish albanian lithuanian bulgarian hungarian slovak nepali amharic swahili creole
  узбекский таджикский киргизский кыргызский азербайджанский армянский грузинский вьетнамский молдавский казахский турецкий арабский
  фарси дари пушту чеченский украинский`.split(/\s+/),
);
const FOR_FAMILY =
  /(?:parents?|mum|mom|mother|dad|father|family|carer|grandmother|мам[аеуы]|пап[аеуы]|родител[а-я]+|бабушк[аеуи]|семь[яеию])/;
/** What only notes of today say. */
const OF_NOTE =
  /\b(?:dear (?:mr|mrs|ms|parents?)|pe kit|packed lunch|permission slip|consent form|absent today|trip money|parents['’]? evening|golden time|please (?:send|sign|bring|call|collect|pick))\b|(?<![а-я])(?:уважаем[а-я]{2}|родительское собрание|принесите|сдайте деньги|подпишите|позвоните|не сдала? деньги)(?![а-я])/;

/**
 * "Translate to Polish: Kacper forgot his PE kit": whom a note for parents is about. Names of sentences to translate are
 * otherwise a textbook's.
 */
export const translatedNote: Recognizer = {
  name: 'translated-note',
  find(document) {
    const found: Candidate[] = [];
    const start = startOfNote(document);
    if (start === undefined) return found;
    let behind = start;
    for (const token of document.tokens) {
      if (token.start < behind || found.length === MOST) continue;
      if (token.word.given === undefined || token.word.isLegendaryName) continue;
      // "our trip to Paris"
      if (token.word.isPlace && !startsSentence(document, token) && token.start > start + 1) continue;
      const name = nameFrom(document, token);
      if (name === undefined) continue;
      behind = name.last.end;
      const of = { start: token.start, end: behind, score: SCORE, reason: 'of a note for parents' };
      found.push(candidateOf(of, 'PERSON', 'translated-note'));
    }
    return found;
  },
};

function startOfNote({ lower }: TextDocument): number | undefined {
  const head = lower.slice(0, LONGEST_HEAD);
  const match = HEAD_EN.exec(head) ?? HEAD_RU.exec(head);
  if (match === null) return undefined;
  const [{ length }, language, reader = ''] = match;
  return OF_FAMILIES.has(language!) || FOR_FAMILY.test(reader) || OF_NOTE.test(lower.slice(length))
    ? length
    : undefined;
}
