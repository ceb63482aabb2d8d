interface Rule {
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
}

/** Reads the suffix rules of a Hunspell affix file, by flag. */
export function readSuffixRules(affixes: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const line of affixes.split(/\r?\n/)) {
    const [kind, flag, strip, add, condition] = line.split(/\s+/);
    if (
      kind !== 'SFX' ||
      flag === undefined ||
      strip === undefined ||
      add === undefined ||
      condition === undefined
    )
      continue;
    const rule = {
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add.split('/', 1)[0]!,
      condition: new RegExp(`${condition}$`),
    };
    rules.set(flag, [...(rules.get(flag) ?? []), rule]);
  }
  return rules;
}

/** Every form of every entry of a Hunspell word list. */
export function* expandWords(words: string, rules: ReadonlyMap<string, readonly Rule[]>): Generator<string> {
  for (const line of words.split(/\r?\n/).slice(1)) {
    const [word, flags = ''] = line.trim().split('/');
    if (word === undefined || word === '') continue;
    yield word;
    for (const flag of flags) {
      for (const { strip, add, condition } of rules.get(flag) ?? []) {
        if (!condition.test(word) || !word.endsWith(strip)) continue;
        yield word.slice(0, word.length - strip.length) + add;
      }
    }
  }
}
