import type { TextDocument } from '../../text/document.js';
import { endOfFirst } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';

/** Whose the account is that stands behind a service: the writer's own, or one that everybody may know. */

/** "пиши в телегу borisych", "дискорд мой lisichka": a Latin word where somebody of a Russian message says whose it is. */
export function isOwnAccount(
  { lower }: TextDocument,
  trigger: Token,
  { start, end, script }: Token,
): boolean {
  if (trigger.script !== 'cyrillic' || script !== 'latin') return false;
  const around = lower.slice(Math.max(0, trigger.start - 24), start);
  // "тг sashkamur", and nothing else
  if (/^[а-я ]{2,14} $/.test(lower.slice(0, start)) && end === lower.length && !/как|что|какой/.test(around))
    return true;
  return (
    /(?<![а-я])(?:мо[йяе]|я|меня|пиши|напиши|добав[а-я]*|найди|ищи|заход[а-я]*|зайди|юз|подпи[а-я]+)(?![а-я])/.test(
      around,
    ) && !/(?<![а-я])(?:бот|премиум|версия|сервер|игр[аыу]|как|что)(?![а-я])/.test(around)
  );
}

/** "канал на ютубе SciShow": others' channels are no secret. */
export function isPublicChannel(document: TextDocument, { start }: Token): boolean {
  return (
    /(?:канал|блогер|стример|видео|игр|сервер|бот|channel|video|server|bot|game|series)[а-яa-z]* (?:на |в |on |in )?$/.test(
      document.lower.slice(Math.max(0, start - 24), start),
    ) && endOfFirst(document, OWNED) > start
  );
}

const OWNED = /(?<![а-яa-z])(?:мой|моя|my|our|наш)(?![а-яa-z])/;
