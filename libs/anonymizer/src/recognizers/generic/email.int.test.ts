import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const emailsOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'EMAIL')
    .map(({ start, end }) => text.slice(start, end));

describe('e-mail addresses', () => {
  it.each([
    [
      'my mail: rosa (dot) finch (at) yahoo (dot) co (dot) uk',
      'rosa (dot) finch (at) yahoo (dot) co (dot) uk',
    ],
    ['mail tom (at) yahoo (dot) co.uk today', 'tom (at) yahoo (dot) co.uk'],
    ['dima sobaka bk tochka ru pishi', 'dima sobaka bk tochka ru'],
    ['or mail pip(at)inkpot(dot)example', 'pip(at)inkpot(dot)example'],
  ])('are found whole with the signs in brackets: %s', (text, found) => {
    expect(emailsOf(text)).toEqual([found]);
  });

  it.each([
    ['my gmail is r o s a . f 1 2 @ gmail . com', 'r o s a . f 1 2 @ gmail . com'],
    ['it is r o s a @ g m a i l . c o m ok', 'r o s a @ g m a i l . c o m'],
    ['email me at rosa . fern @ inkpot . example ok', 'rosa . fern @ inkpot . example'],
    ['моя почта ivan . petrov @ mail . ru', 'ivan . petrov @ mail . ru'],
  ])('are found with their letters or words set apart: %s', (text, found) => {
    expect(emailsOf(text)).toEqual([found]);
  });

  it('are found with the sign written twice', () => {
    expect(emailsOf('why is rosa_f@@outlook.com invalid')).toEqual(['rosa_f@@outlook.com']);
  });

  it.each(['its rosa_f at yahoo dot com ok', 'im rosa_f собака yandex точка ru'])(
    'are found whole with spoken signs, though they begin like a nickname: %s',
    (text) => {
      expect(anonymize(text).spans.map(({ type }) => type)).toEqual(['EMAIL']);
    },
  );

  it('are no nicknames, whatever stands before them', () => {
    const text = 'my account is BigRosa_2011@hotmail.example';
    expect(anonymize(text).text).toBe('my account is [EMAIL_1]');
  });

  it.each([
    'Напиши регулярку, которая ловит адрес почты вида user@example.com',
    'my regex must match name@example.com but not name@',
    'Is it (at) school (dot) or not',
    'meet me @ school . so we can go',
  ])('are nobody’s in talk about them: %s', (text) => {
    expect(emailsOf(text)).toEqual([]);
  });
});
