const firstNames = [
  'Василиса',
  'Марфа',
  'Прасковья',
  'Добрыня',
  'Захар',
  'Игнат',
  'Лукерья',
  'Тихон',
  'Ульяна',
  'Яромир',
];
const surnames = [
  'Премудрова',
  'Кощеева',
  'Бессмертных',
  'Горынина',
  'Чудинова',
  'Соловьёва',
  'Лешукова',
  'Водянина',
];

/** The digit that makes a card number pass its checksum. */
function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** The two digits at the end of a SNILS. */
function snilsCheck(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  return String((sum % 101) % 100).padStart(2, '0');
}

const number = (n: number, length: number): string => String(n).padStart(length, '0');

/** One personal value in a sentence that a pupil might write, and the pieces of it that must be found nowhere. */
export interface Planted {
  readonly sentence: string;
  readonly traces: readonly string[];
}

/** Five hundred of them, always the same. */
export function plantedValues(): Planted[] {
  const emails = Array.from({ length: 120 }, (_, n) => {
    const mail = `pupil.${number(n * 7919, 6)}@school-mail.example`;
    return { sentence: `Напиши письмо на ${mail}, пожалуйста (${n})`, traces: [mail] };
  });
  const phones = Array.from({ length: 120 }, (_, n) => {
    const tail = number(1_234_567 + n * 61_843, 7);
    const spaced = `+7 9${number(10 + (n % 80), 2)} ${tail.slice(0, 3)}-${tail.slice(3, 5)}-${tail.slice(5)}`;
    return {
      sentence: `Мой телефон ${spaced}, сколько в нём цифр?`,
      traces: [spaced, spaced.replace(/\D/g, '').slice(1)],
    };
  });
  const cards = Array.from({ length: 50 }, (_, n) => {
    const digits = `427600${number(n * 17_041 + 5, 9)}`;
    const card = `${digits}${luhnDigit(digits)}`;
    return {
      sentence: `Карта ${card.replace(/(\d{4})(?=\d)/g, '$1 ')}, это много?`,
      traces: [card, card.slice(-8)],
    };
  });
  const snils = Array.from({ length: 50 }, (_, n) => {
    const digits = number(112_233_445 + n * 1_013, 9);
    const value = `${digits.replace(/(\d{3})(?=\d)/g, '$1-')} ${snilsCheck(digits)}`;
    return { sentence: `Мой СНИЛС ${value}. Что это?`, traces: [value, digits] };
  });
  const names = Array.from({ length: 160 }, (_, n) => {
    const name = `${firstNames[n % firstNames.length]} ${surnames[Math.floor(n / firstNames.length) % surnames.length]}`;
    return { sentence: `Меня зовут ${name}. Расскажи о числе ${n}`, traces: name.split(' ') };
  });
  return [...emails, ...phones, ...cards, ...snils, ...names];
}
