import type { Candidate, Recognizer } from '../../recognizer.js';
import { PrefixSet } from '../../text/prefixes.js';
import { isTopLevelDomain } from './domains.js';

const DOTS = new PrefixSet('точка$ тчк$ dot$ дот$');
const OF_SITE = /сайт|ссылк|блог|портфолио|страниц|\b(?:site|website|link|page|blog|portfolio|url|domain)\b/;
/** "twitch dot tv slash rosa_plays": the name of a page, for which nothing else has to speak. */
const PATH = /^ (?:slash|слеш|слэш) \w{2,32}(?:[.-]\w{1,32}){0,3}/;
const BETWEEN = /^[ ([)\]]{1,3}$/;
const REACH = 40;
const PATH_REACH = 48;

/** "мой сайт antonbelov точка ru", "website: oakchess(dot)club": a host whose dot is a word, behind a word for a site. */
export const spokenHost: Recognizer = {
  name: 'spoken-host',
  find({ cued, tokens, text, lower }) {
    const found: Candidate[] = [];
    for (const dot of cued) {
      if (!DOTS.has(dot)) continue;
      const name = tokens[dot.index - 1];
      const ending = tokens[dot.index + 1];
      if (name === undefined || ending === undefined || !isTopLevelDomain(ending.lower)) continue;
      if (!BETWEEN.test(text.slice(name.end, dot.start)) || !BETWEEN.test(text.slice(dot.end, ending.start)))
        continue;
      let first = name.index;
      while (first > 0 && /^[-.]?$/.test(text.slice(tokens[first - 1]!.end, tokens[first]!.start))) first--;
      const { start } = tokens[first]!;
      if (text[start - 1] === '@') continue;
      const path = PATH.exec(lower.slice(ending.end, ending.end + PATH_REACH))?.[0] ?? '';
      if (path === '' && !OF_SITE.test(lower.slice(Math.max(0, start - REACH), start))) continue;
      const reason = `"${dot.lower}" for the dot of a site`;
      found.push({
        start,
        end: ending.end + path.length,
        type: 'URL',
        score: 0.8,
        recognizer: 'spoken-host',
        reason,
      });
    }
    return found;
  },
};
