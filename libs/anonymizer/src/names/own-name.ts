import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';
import type { NameChain } from './name-chain.js';

/** Questions on a name as a word, in messages that say whose name it is. */

const OWNER =
  /(?<![а-я])(?:так (?:и )?(?:меня|нас|его|ее|зовут|назвали|назван[аы]?)(?![а-я])|(?:меня|нас|его|ее|дочь|сына) так (?:[а-я]+ )?(?:зовут|назвали|называют)|(?:так|это) (?:моя|наша|мое) (?:фамилия|имя)|если я (?:девочка|мальчик|девушка|парень)|(?:просто|потому что|ведь) я(?: тоже| и есть)? [а-я]|(?:моя|наша|мое|у меня(?: такая)?|у нас) (?:фамилия|имя|отчество)(?![а-я])|(?:просто |полн(?:ый|ая) )?т[её]зка (?:актрис|актер|поэт|писател|певиц|певц))/;
const LABELS = new Set(
  'фамилия фамилию фамилии фамилией имя имени именем отчество отчества отчеству отчеством отчестве'.split(
    ' ',
  ),
);

/** "Как просклонять фамилию Черных, если я девочка?", "Откуда имя Юлия? Так меня зовут". */
export function isSaidToBeSomebodys(document: TextDocument, { first, end }: NameChain): boolean {
  const { text, tokens } = document;
  const { start, casing } = tokens[first]!;
  const label = tokens[first - 1];
  const isLabelled = label !== undefined && start - label.end < 4 && LABELS.has(label.lower);
  if (!isLabelled && !(isQuote(text.charCodeAt(start - 1)) && isQuote(text.charCodeAt(end)))) return false;
  return casing !== 'lower' && occurs(document, OWNER);
}

/** The marks of quotations. */
const isQuote = (code: number): boolean =>
  code === 0x22 || code === 0xab || code === 0xbb || code === 0x201c || code === 0x201d || code === 0x201e;
