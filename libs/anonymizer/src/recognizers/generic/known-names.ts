import { declineGivenName, surnameLemmas } from '../../names/decline.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { readDocument, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

export const KNOWN_NAMES = 'known-names';

/** The names passed in with the call, in any case form. Nothing overrules them. */
export const knownNames: Recognizer = {
  name: KNOWN_NAMES,
  find(document) {
    const known = document.options.knownNames ?? [];
    if (known.length === 0) return [];
    const forms = formsOf(known);
    const isForm = ({ kind, lower }: Token): boolean =>
      kind === 'word' && (forms.has(lower) || surnameLemmas(lower).some((lemma) => forms.has(lemma)));
    const named = document.tokens.filter(isForm);
    const found: Candidate[] = [];
    named.forEach((token, i) => {
      const isTied = isNeighbour(document, named[i - 1], token) || isNeighbour(document, token, named[i + 1]);
      if (!isTied && isWordAfterAll(document, token)) return;
      const last = found.at(-1);
      if (
        last !== undefined &&
        last.end === named[i - 1]?.end &&
        isNeighbour(document, named[i - 1], token)
      ) {
        found[found.length - 1] = { ...last, end: token.end };
      } else {
        found.push({
          start: token.start,
          end: token.end,
          type: 'PERSON',
          score: 1,
          recognizer: KNOWN_NAMES,
          reason: 'a name passed in',
        });
      }
    });
    return found;
  },
};

/** Behind the reason of a longer name that holds one of them. */
export const HOLDS_KNOWN = ', of which a part was passed in';

/** Whether all of it or a part was passed in. */
export const isPassedIn = ({ recognizer, reason }: Candidate): boolean =>
  recognizer === KNOWN_NAMES || reason.includes(HOLDS_KNOWN);

function formsOf(names: readonly string[]): ReadonlySet<string> {
  const forms = new Set<string>();
  for (const name of names) {
    for (const { lower, kind } of readDocument(name).tokens) {
      if (kind !== 'word' || lower.length < 2) continue;
      forms.add(lower);
      for (const gender of ['m', 'f'] as const)
        for (const form of declineGivenName(lower, gender)) forms.add(form);
    }
  }
  return forms;
}

/** Whether one space or hyphen stands between two parts of known names. */
function isNeighbour({ text }: TextDocument, token: Token | undefined, next: Token | undefined): boolean {
  return (
    token !== undefined &&
    next !== undefined &&
    next.start === token.end + 1 &&
    /[ _-]/.test(text[token.end]!)
  );
}

const DETERMINER =
  /^(?:the|an?|this|that|my|your|his|her|our|their|no|any|some|every|эт(?:от|ой|ого|им|[ау])|мо[яйею]|моего|моей|тво[яйею]|наш[аеу]?|ваш[аеу]?|сво[яйею]|как(?:ой|ая|ую)|[а-я]+(?:ый|ий|ой|ая|яя|ую|юю|ого|его|ому|ему|ым|им))$/;
/** Pronouns and adverbs with the ending of an adjective: "за мной вера". */
const NO_DETERMINER = /^(?:мной|тобой|собой|домой|долой|ей|ним|им|ему|нему|его|него|чего|кого|того|всего)$/;
const OBJECT = /^(?:the|an?|my|your|this|that|these|those|me|it|all|each|every)$/;

/** "my name? will, this is it": nothing goes on behind it as a sentence would, and nothing leads to it. */
const isSetOff = (text: string, { start, end }: Token): boolean =>
  /(?:^|[.,!?:;\n]|\bme|\bis)\s?$/.test(text.slice(Math.max(0, start - 4), start)) &&
  /^(?:$|[.,!?;\n)])/.test(text.slice(end, end + 1));

/**
 * A name that is a word as well, like "Роман" or "Mark", is the word where it is written small and the grammar says so:
 * "мой любимый роман", "the mark", "mark the answer", "you will".
 */
function isWordAfterAll({ text, tokens }: TextDocument, token: Token): boolean {
  if (token.casing !== 'lower' || !token.word.isOrdinary) return false;
  const before = tokens[token.index - 1];
  const next = tokens[token.index + 1];
  if (token.word.isStop) return !isSetOff(text, token);
  if (
    before !== undefined &&
    token.start === before.end + 1 &&
    before.word.given === undefined &&
    !NO_DETERMINER.test(before.lower) &&
    DETERMINER.test(before.lower)
  )
    return true;
  return token.script === 'latin' && next?.start === token.end + 1 && OBJECT.test(next.lower);
}
