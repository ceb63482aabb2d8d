import { EN_FURTHER_FIGURES } from '../data/en-further-figures.js';

/** By surname, the other names of each bearer; read when it is first asked for. */
let bearers: Map<string, string[][]> | undefined;

function readBearers(): Map<string, string[][]> {
  const read = new Map<string, string[][]>();
  for (const entry of EN_FURTHER_FIGURES.split(';')) {
    const [surname, ...others] = entry.split(' ');
    const known = read.get(surname!);
    if (known === undefined) read.set(surname!, [others]);
    else known.push(others);
  }
  return read;
}

/** Whether somebody of the news, of sport or of a book is known by both names; neither tells of them alone. */
export function isFurtherFigure(given: string, surname: string): boolean {
  return (bearers ??= readBearers()).get(surname)?.some((others) => others.includes(given)) === true;
}
