import type { TextDocument } from '../../text/document.js';
import { subjectOf } from '../context.js';

const COUNTS =
  /how many|how much|сколько|in class [\da-z]{2,3} there are \d|collected \d|\b(?:mean|average|median|ratio|altogether|in total|fraction|percentage|probability)\b|(?:найд|вычисл|каков|како[вйм]|чему равн|определ)[^.!?]{0,40}средн|вероятн/;

/** "Class 7A has 28 pupils and class 7B has 31. What is the mean?": a sum about classes that do not exist. */
export function isSumOfClasses(document: TextDocument): boolean {
  return (document.shared.isSumOfClasses ??=
    document.numbers.length > 1 && subjectOf(document).isSum && COUNTS.test(document.lower));
}
