/** Peoples and languages, which begin with a capital and name nobody. Those that are a usual surname or given name as well are left out. */
const PEOPLES = new Set(
  `american british scottish irish dutch italian spanish portuguese greek turkish russian ukrainian polish czech slovak
  hungarian romanian bulgarian serbian croatian swedish norwegian danish finnish icelandic estonian latvian lithuanian chinese
  japanese korean vietnamese thai indian pakistani bengali nepali persian arabic arab israeli egyptian african nigerian kenyan
  ghanaian ethiopian australian canadian mexican brazilian european asian victorian elizabethan georgian edwardian
  jewish muslim hindu buddhist sikh catholic protestant`.split(/\s+/),
);

/** Whether it is the name of a people or a language, in small letters. */
export const isPeople = (word: string): boolean => PEOPLES.has(word);
