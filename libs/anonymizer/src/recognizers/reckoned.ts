import type { TextDocument } from '../text/document.js';
import type { NumberWindow } from './number-window.js';

const SIGN_BEHIND =
  /^ ?(?:[*×÷·=^](?!\*)|[:/] ?\d{1,4}(?![ -]?\d)|[-−] ?\d+ ?=)|^ (?:divided|times|multiplied|plus|minus|mod|разделить|поделить|умножить|плюс|минус|в степени|делится|кратно|простое|это сколько|как (?:отдельн[а-я]+ )?числ[ао]|is (?:prime|even|odd|divisible)|in (?:standard form|scientific notation|binary|hexadecimal))(?![a-zа-я])|^ ?[—–-] (?:найди(?:те)? )?закономерност/;
const SIGN_BEFORE =
  /[×÷·=^√] ?$|(?:^|[^а-я])числ(?:[оаеу]|ом) $|(?:^|[^а-я])(?:средн(?:ее|его) |сумм[ауыеой]{1,2} |произведение )(?:арифметическо[а-я]+ )?(?:чисел )?$|(?:вычисли|разложи|посчитай|раздели|умножь|округли|round|divide|multiply|calculate|factor|factorise|factorize|simplify)(?:те)?(?: the number| число)? $/;

/** "89161234567 : 7", "divide 4155550192", "среднее чисел 112 233 445 95": a number to reckon with is nobody's. */
export function isReckoned({ document, start, end }: NumberWindow): boolean {
  if (isOwnBehind(document, end)) return false;
  return (
    /[a-z]\($/.test(document.lower.slice(Math.max(0, start - 2), start)) ||
    SIGN_BEHIND.test(document.lower.slice(end, end + 28)) ||
    SIGN_BEFORE.test(document.lower.slice(Math.max(0, start - 36), start))
  );
}

/** "разложи на множители число 8916…, это мой телефон" */
const OWN_BEHIND =
  /^[,.]? ?[(—–-]? ?(?:it'?s|it is|is|that'?s|which is|это)(?: actually)? (?:my|mum'?s|mom'?s|dad'?s|his|her|our|мой|мамин|папин|наш|его|ее)(?: own| new)? (?:cell|mobile|phone|telephone|tel(?![a-z])|телефон|сотовый|мобильный|номер тел)/;

export const isOwnBehind = ({ lower }: TextDocument, end: number): boolean =>
  OWN_BEHIND.test(lower.slice(end, end + 40));
