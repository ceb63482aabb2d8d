const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** The ways a Russian name is usually spelled in Latin letters. */
export function transliterate(name: string): string[] {
  const plain = [...name].map((letter) => LETTERS[letter] ?? '').join('');
  const spellings = [
    plain,
    plain.replace(/yu/g, 'iu').replace(/ya/g, 'ia'),
    plain.replace(/(?:iy|yy|i y)$/, 'y'),
    plain.replace(/(?:iy|yy)$/, 'i'),
    plain.replace(/iya$/, 'ia'),
    plain.replace(/kh/g, 'h'),
    plain.replace(/ks/g, 'x'),
    plain.replace(/yo/g, 'e'),
    plain.replace(/^e/, 'ye'),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling.length > 2);
}
