import type { Candidate } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

type Found = Omit<Candidate, 'type' | 'recognizer'>;

const PART =
  /^,? (?:(?:г|гор|с|п|пос|пгт|рп|дер|д|ст|х)\.? ?|город |село |поселок |деревня |станица )?[А-ЯЁ][а-яё]+(?:-[А-ЯЁа-яё]+)*(?: [А-ЯЁ][а-яё]+)?(?: (?:область|обл\.|край|район|р-н|республика))?/;
const BOX = /^,? (?:а\/я|абонентский ящик|до востребования) ?№? ?\d{0,5}/;

/** "394030, г. Воронеж, а/я 55": an index and a town without a street. */
export function postalLine({ text, tokens }: TextDocument, index: Token): Found | undefined {
  if (index.end - index.start !== 6) return undefined;
  let end = index.end;
  let hasPlace = false;
  for (let parts = 0; parts < 4; parts++) {
    const part = PART.exec(text.slice(end, end + 64))?.[0];
    if (part === undefined) break;
    const begin = end + part.search(/[А-ЯЁ]/);
    const place = tokens[tokenIndexAt(tokens, begin)];
    const isMarked =
      /(?:г|гор|с|п|пос|пгт|рп|дер|д|ст|х)\.|город |село |поселок |деревня |станица |обл|край|р-н|район|республика/.test(
        part,
      );
    if (place === undefined || !(isMarked || place.word.isPlace || place.word.mayBeginPlace)) break;
    hasPlace = true;
    end += part.length;
  }
  if (!hasPlace) return undefined;
  end += BOX.exec(text.slice(end, end + 32))?.[0].length ?? 0;
  return { start: index.start, end, score: 0.89, reason: 'postal index and town' };
}
