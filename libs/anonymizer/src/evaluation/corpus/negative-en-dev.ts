/** English questions without personal data, development half. */
export const NEGATIVE_EN_DEV = `
figures|Who was {fig}?
figures|When was {fig} born?
figures|What is {fig} known for?
figures|Tell me about {fig}
figures|How did {fig} change the world?
figures|I need a report on {fig}
figures|lower|who is {fig}
figures|Interesting facts about the life of {fig}
history|What caused World War I?
history|When was the Battle of Hastings?
history|Why did Napoleon lose at Waterloo?
history|Who fought in the Civil War, Grant or Lee?
history|What was the New Deal?
history|The Berlin Wall fell on November 9, 1989
history|What did King John sign in 1215?
history|Who was Alexander the Great?
history|Explain the reign of Elizabeth I
literature|Summarize Romeo and Juliet
literature|Who wrote Pride and Prejudice?
literature|Why does Jay Gatsby throw parties?
literature|What is Animal Farm about? Why does Napoleon chase Snowball?
literature|Describe Elizabeth Bennet
literature|Is Huck Finn a hero?
literature|What does Scout learn from Boo Radley?
geography|What is the capital of Canada?
geography|Where is Lake Victoria?
geography|What is the longest river in the world?
geography|How many people live in Chicago?
science|What is Newton's first law?
science|Explain photosynthesis
science|Who discovered penicillin, Fleming or Pasteur?
science|What is a mole in chemistry?
science|Describe Darwin's theory of evolution
math|What is 125 * 8 - 340?
math|Solve x^2 - 5x + 6 = 0
math|Tom has 12 candies and shares them with 3 friends. How many does each get?
math|Pythagorean theorem examples
math|What is 15% of 1500?
code|for (let i = 0; i < 10; i++) explain
code|What is localhost:3000?
code|import numpy as np gives an error
misc|How do I study for a test?
misc|Why is the sky blue?
misc|What is a synonym for happy?
misc|Write a poem about spring
misc|Give me ideas for a science fair project
misc|Do exercise 23 on page 56
misc|What is the joy of reading?
misc|May I use a calculator?
misc|Frank opinions are useful
misc|How does a bill become a law?
misc|Is high school hard?
`;
