import { isCode } from '../../names/mentions.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import { handleEnd, handleStart, looksInvented } from '../generic/handle-shape.js';

/** Talk of programs and files, where such names are those of variables, functions and commands. */
const PROGRAMS =
  /\b(?:code|coding(?! (?:club|camp))|python|java(?:script)?|typescript|sql|html|css|json|api|variables?|functions?|methods?|class(?:es)? name|arrays?|lists?|dicts?|keys?|files?|folders?|columns?|tables?|fields?|quer(?:y|ies)|scripts?|modules?|library|import|returns?|loops?|strings?|bool(?:ean)?|int|float|compil\w+|errors?|exception|snake_?case|camel_?case|camelcase|rename|named|naming|commit|branch|repo|env|config|param\w*|syntax|debug\w*|terminal|command|server|database|excel|formula|blank|blanks|gaps?|fill|usernames|style)\b/;
/** Two parts of letters, or one with digits: "x_1" is a term, "_so_" a word that is stressed. */
const NAME = /^[a-z][a-z\d.]*_[a-z\d_.]*$|^_?[a-z][a-z\d]{3,}_$/i;
/** In Russian messages `handleInTalk` looks. */
const RUSSIAN = /[а-я]/;
const FILE = /\.[a-z]{1,4}\d?$/i;
/** What the names of variables begin with. */
const OF_VARIABLE =
  /^(?:max|min|num|total|user|is|has|get|set|test|train|data|file|sum|count|index|list|str|temp|first|last|avg|mean|std|my|new|old|key|value|print)_/i;
/** "the diamond_sword" */
const OF_THING = /(?:^|[^a-z])(?:the|an?|each|every) $/;
const LEAST_LETTERS = 6;

/** "the teacher can see that anon_badger is me": outside of programs nothing but the name of an account has "_" in it. */
export const underscoredHandle: Recognizer = {
  name: 'underscored-handle',
  locale: 'en',
  find(document) {
    const { text } = document;
    const found: Candidate[] = [];
    let behind: number;
    let isTalk: boolean | undefined;
    for (let at = text.indexOf('_'); at !== -1; at = text.indexOf('_', behind)) {
      const start = handleStart(text, at);
      const end = handleEnd(text, at);
      behind = Math.max(end, at + 1);
      const name = text.slice(start, end);
      if (
        !NAME.test(name) ||
        OF_VARIABLE.test(name) ||
        FILE.test(name) ||
        /^[A-Z\d_]+$/.test(name) ||
        !looksInvented(name)
      )
        continue;
      if (name.replace(/[^a-z]/gi, '').length < LEAST_LETTERS) continue;
      if ('@/:\\=(`.'.includes(text[start - 1] ?? ' ') || '@(=/\\[`:'.includes(text[end] ?? ' ')) continue;
      if (OF_THING.test(document.lower.slice(Math.max(0, start - 6), start))) continue;
      // "tell ben_the_hen": somebody's name
      if (document.tokens[tokenIndexAt(document.tokens, start)]?.word.given !== undefined) continue;
      isTalk ??= !occurs(document, PROGRAMS) && !occurs(document, RUSSIAN) && !isCode(document);
      if (!isTalk) break;
      found.push({
        start,
        end,
        type: 'HANDLE',
        score: 0.85,
        recognizer: 'underscored-handle',
        reason: '"_" in a name, where no program is spoken of',
      });
    }
    return found;
  },
};
