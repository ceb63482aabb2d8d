/** What one does to another who stands right behind it, for use in patterns: lower case, "е" for "ё". */

export const RUSSIAN_ROUGH_DEED =
  '(?:ударил|обозвал|толкнул|обидел|побил|избил|пнул|укусил|дразнил|травил|бил)[аи]?|бьет|дразнит|травит|обижает|обзывает|толкает|пинает';
export const ENGLISH_ROUGH_DEED =
  'hits?|hurts?|push(?:es|ed)|kick(?:s|ed)|punch(?:es|ed)|bull(?:ies|ied)|teas(?:es|ed)|slap(?:s|ped)|beats?|chas(?:es|ed)|(?:yell|scream|laugh|shout)(?:s|ed) at';
