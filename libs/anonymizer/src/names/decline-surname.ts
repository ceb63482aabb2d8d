const REGULAR = 'а у ым е ой ою ы ых ыми'.split(' ');
const ADJECTIVE = 'ого ому им ым ом ая ую ой ою ие ые их ых ими ыми'.split(' ');
const SOFT_ADJECTIVE = 'его ему им ем яя юю ей ие их ими'.split(' ');

/** All case forms of a surname given in the masculine nominative, of both genders and the plural; itself first. */
export function declineSurname(name: string): string[] {
  const with_ = (base: string, endings: readonly string[]): string[] => [
    name,
    ...endings.map((ending) => base + ending),
  ];
  const stem = name.slice(0, -1);
  if (name.endsWith('ая')) return with_(name.slice(0, -2), ['ой', 'ую', 'ою']);
  if (/(?:[оеё]в|[иы]н)$/.test(name)) return with_(name, [...REGULAR, 'ом']);
  if (/[сц]кий$/.test(name) || /(?:ый|[кгх]ий|[^аеиоуыэюя]ой)$/.test(name))
    return with_(name.slice(0, -2), ADJECTIVE);
  if (/[жшчщ]ий$/.test(name)) return with_(name.slice(0, -2), SOFT_ADJECTIVE);
  if (/(?:[оеиуюэы]|их|ых)$/.test(name)) return [name];
  if (name.endsWith('ец')) return with_(`${name.slice(0, -2)}ц`, ['а', 'у', 'ом', 'ем', 'е']);
  if (/[^аеиоуыэюя]ок$/.test(name)) return with_(name, ['а', 'у', 'ом', 'е']);
  if (name.endsWith('а')) return with_(stem, ['ы', 'и', 'е', 'у', 'ой', 'ою']);
  if (name.endsWith('я')) return with_(stem, ['и', 'е', 'ю', 'ей']);
  if (/[йь]$/.test(name)) return with_(stem, ['я', 'ю', 'ем', 'е']);
  return with_(name, ['а', 'у', 'ом', 'ем', 'е']);
}

/** Case forms of a town's name in lower case; several words are tied by hyphens. */
export function declinePlace(name: string): string[] {
  const words = name.split('-');
  if (words.length === 1) return declineTown(name);
  const preposition = words.findIndex((word) => word === 'на');
  if (preposition > 0) return declineTown(words[0]!).map((head) => [head, ...words.slice(1)].join('-'));
  const last = words.at(-1)!;
  const isAdjective = /(?:ий|ый|ой|ая|ое|ее|ие|ые)$/.test(words[0]!);
  if (!isAdjective) return declineTown(last).map((tail) => [...words.slice(0, -1), tail].join('-'));
  const stem = words[0]!.slice(0, -2);
  const heads = 'ого ому ом им ым ой ую их ых ем его'.split(' ').map((ending) => stem + ending);
  const tails = declineTown(last);
  return [name, ...heads.flatMap((head) => tails.map((tail) => `${head}-${tail}`))];
}

function declineTown(name: string): string[] {
  const with_ = (base: string, endings: string): string[] => [
    name,
    ...endings.split(' ').map((ending) => base + ending),
  ];
  const stem = name.slice(0, -1);
  const stem2 = name.slice(0, -2);
  if (/[а-я](?:ий|ый|ой)$/.test(name)) return with_(stem2, 'ого ому им ым ом ем');
  if (/(?:ое|ее)$/.test(name)) return with_(stem2, 'ого ому им ым ом ем');
  if (/(?:ые|ие)$/.test(name)) return with_(stem2, 'ых их ым им');
  if (name.endsWith('ая')) return with_(stem2, 'ой ую');
  if (name.endsWith('а')) return with_(stem, 'ы и е у ой');
  if (name.endsWith('я')) return with_(stem, 'и е ю ей');
  if (name.endsWith('ы')) return [...with_(stem, 'ам ами ах ов'), stem];
  if (name.endsWith('и')) return [...with_(stem, 'ам ами ах ей ям ях'), stem];
  if (name.endsWith('о')) return with_(stem, 'а у ом е');
  if (name.endsWith('ь')) return with_(stem, 'и ю ью я ем е');
  if (name.endsWith('й')) return with_(stem, 'я ю ем е');
  if (name.endsWith('ец')) return [...with_(`${stem2}ц`, 'а у ом ем е'), `${stem2}ьца`, `${stem2}ьце`];
  if (/[бвгдзклмнпрстфх]$/.test(name)) return with_(name, 'а у ом ым е');
  return [name];
}
