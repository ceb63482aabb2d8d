import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

describe('look-alike letters', () => {
  it.each([
    ['Βenjamin Ηughes sits next to me', '[PERSON_1] sits next to me'],
    ['my friend Κate is here', 'my friend [PERSON_1] is here'],
    ['ΗANNAH is my friend', '[PERSON_1] is my friend'],
    ['моя подруга Κатя пришла', 'моя подруга [PERSON_1] пришла'],
  ])('Greek ones are read as the letters around them: %s', (text, clean) => {
    expect(anonymize(text).text).toBe(clean);
  });

  it.each(['What does Δx mean, and ΔH?', 'Η Ελλάδα', 'find ρV and λx'])('Greek stays Greek: %s', (text) => {
    expect(anonymize(text).text).toBe(text);
  });

  it.each([
    ['Еmmа and Оlivеr did the graph', '[PERSON_1] and [PERSON_2] did the graph'],
    ['did Ѕорhіе get the same question', 'did [PERSON_1] get the same question'],
    ['моя подруга Аnnа пришла', 'моя подруга [PERSON_1] пришла'],
  ])('Cyrillic ones in an English name are read as Latin: %s', (text, clean) => {
    expect(anonymize(text).text).toBe(clean);
  });

  it.each(['Мoре и рeка', 'мaмa мылa рaму', 'the аre of а сircle'])('words stay: %s', (text) => {
    expect(anonymize(text).text).toBe(text);
  });
});
