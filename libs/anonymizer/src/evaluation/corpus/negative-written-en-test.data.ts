/** English messages without personal data, written out, test half: no rule was written with these in view. */
export const NEGATIVE_WRITTEN_EN_TEST = `
figures|Why did Othello trust Iago?
figures|Who invented the telephone, Bell or Meucci?
figures|Was Robespierre a tyrant?
figures|Scout's relationship with Atticus
figures|What did Curie discover?
figures|How did Shackleton survive?
history|Battle of Hastings 1066
history|Great Fire of London
history|The Marshall Plan
history|Suez Crisis
literature|rhyme scheme of a sonnet
literature|theme of loneliness
geography|rivers in France
geography|Is Paris bigger than London?
geography|Lake Tahoe
math|Sam has 8 pencils and Tim has 5. How many in total?
math|simplify 3(x+2)
math|median of 2 4 6
science|what is osmosis
science|Charles's law
science|moon phases
code|def main():
code|let y = x + 1;
code|git commit -m "done"
words|may I go
words|a will of iron
words|pat the dog
words|bill for lunch
school|essay due tomorrow
school|gym class
misc|go on
misc|another one
misc|Marvel or DC
misc|Uno card game
misc|July 4th fireworks
misc|Wendy's burger
`;
