/**
 * Everyday forms that children are given as names of their own today, and names of one sound that are written in several ways:
 * for whom each may stand. "Jack" is John in the table of everyday forms, and two pupils in a class.
 */
const PEOPLE = `
liam: liam; jack: jack; harry: harry; jon: jonathan
catherine: catherine; kathryn: kathryn; katherine: katherine
kate: katherine catherine kathryn; katie: katherine catherine kathryn; kat: katherine catherine kathryn
kathy: katherine catherine kathryn; cathy: katherine catherine kathryn; kitty: katherine catherine kathryn
steven: steven; stephen: stephen; steve: steven stephen
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
