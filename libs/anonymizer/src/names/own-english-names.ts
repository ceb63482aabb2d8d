/**
 * Everyday forms that children are given as names of their own today, and names of one sound that are written in two ways: for
 * whom each may stand. "Jack" is John in the table of everyday forms, and two pupils in a class.
 */
const PEOPLE = `
liam: liam; jack: jack; harry: harry; eliza: eliza; amy: amy; millie: millie; nora: nora; carrie: carrie; nathan: nathan
christine: christine; jon: jonathan; xander: xander alexander; jamie: jamie james; ellie: ellie eleanor
catherine: catherine; kathryn: kathryn; cathy: catherine; kathy: katherine kathryn
kate: katherine catherine kathryn; katie: katherine catherine kathryn; kat: katherine catherine kathryn
kitty: katherine catherine kathryn; liza: elizabeth eliza
steven: steven; stephen: stephen; steve: steven stephen; nate: nathaniel nathan
`;

const peopleOf = new Map(
  PEOPLE.trim()
    .split(/[;\n]\s*/)
    .map((line) => {
      const [form, people] = line.split(': ');
      return [form!, people!.split(' ')] as const;
    }),
);

/** The full names that a lower-case English name may stand for, where that is not what its everyday forms tell. */
export const ownPeopleOf = (name: string): readonly string[] | undefined => peopleOf.get(name);
