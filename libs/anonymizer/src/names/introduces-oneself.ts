import type { TextDocument } from '../text/document.js';

const LONGEST = 14;
const INTRODUCES = /(?:^|[^a-zа-я])(?:my name(?: is|['’]s)|меня зовут|мое имя)[ :–—-]{1,3}$/;

/** "Меня зовут Люся": whether the writer's own name stands at a position. Whatever else is said of it, its bearer writes. */
export const introducesOneself = ({ lower }: TextDocument, position: number): boolean =>
  INTRODUCES.test(lower.slice(Math.max(0, position - LONGEST), position));
