import { isRelation } from '../names/cues.js';
import type { TextDocument } from '../text/document.js';
import { isNextWord } from '../text/position.js';
import type { Mention } from './mention.js';

/** "my friend Mark", "наша учительница Вера": somebody, whatever else the message tells of. */
export function isOurs(document: TextDocument, { first }: Mention): boolean {
  const { lower, tokens } = document;
  const relation = tokens[first - 1];
  const isRelated =
    relation !== undefined && isRelation(relation) && isNextWord(document, relation, tokens[first]);
  return isRelated && OURS.test(lower.slice(Math.max(0, relation.start - REACH), relation.start));
}
const OURS =
  /(?:^|[^a-zа-я])(?:my|our|мой|моя|мои|моего|моей|моему|моим|моими|моих|мою|наш|наша|наши|нашего|нашей|нашему|нашим|нашими|наших|нашу) (?:[a-zа-я]+ )?$/;
const REACH = 40;
