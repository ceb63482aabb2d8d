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
figures|{fig} short biography
figures|How did {fig} become famous?
figures|Why do people admire {fig}?
figures|Explain the ideas of {fig}
figures|Quotes by {fig}
figures|Make a timeline of {fig}'s life
figures|Help me with a presentation on {fig}
figures|lower|where did {fig} live
figures|My essay is about {fig}
figures|What would {fig} think of phones?
history|Why was Anne Boleyn executed?
history|What did Paul Revere do?
history|Lewis and Clark expedition route
history|Who ruled after Elizabeth I?
history|What was the Emancipation Proclamation by Lincoln?
history|Who assassinated JFK?
history|Explain the Monroe Doctrine
history|Pearl Harbor happened on December 7, 1941
history|What is the Marshall Plan?
history|Genghis Khan's empire
history|Cleopatra and Mark Antony
history|Julius Caesar crossed the Rubicon
history|Why did Cortez conquer the Aztecs?
history|What did Rosa Parks do on the bus?
history|The reign of Louis XIV
history|King Henry and his six wives
history|What happened to Marie Antoinette
history|Catherine the Great of Russia
history|Nelson Mandela was released on February 11, 1990
history|who was the first man on the moon
literature|Why does Pip help Magwitch?
literature|Is Holden Caulfield depressed?
literature|How does Katniss survive?
literature|Summary of chapter 3 of The Giver, Jonas
literature|What does Piggy's glasses symbolize?
literature|Why is Macbeth afraid of Banquo?
literature|What kind of person is Tom Buchanan?
literature|Is Heathcliff evil?
literature|How does Jane Eyre meet Rochester?
literature|Why did Daisy marry Tom?
literature|What does Charlie find in the chocolate?
literature|Describe Matilda and Miss Honey
literature|Percy Jackson and the Lightning Thief summary
literature|What is Winston Smith afraid of?
literature|Who is Sherlock Holmes's friend?
literature|Alice in Wonderland characters
literature|Peter Pan and Captain Hook
literature|The poem The Road Not Taken by Robert Frost
geography|Is Georgia a state or a country?
geography|Where is the Jordan River?
geography|Capital of Virginia
geography|What is the climate in San Diego?
geography|How far is Denver from Chicago?
geography|Which countries border Chad?
geography|Florence is a city in Italy
geography|Where is Victoria Falls?
geography|Mount St. Helens eruption
science|What is Boyle's law?
science|Draw a Lewis structure for water
science|What is a Bunsen burner?
science|Describe the Bohr model
science|Who is the father of genetics?
science|What is Hooke's law
science|Explain the Doppler effect
science|The Richter scale
science|Halley's comet
science|Parkinson's disease causes
science|A 5A current flows through a 12V battery
science|What is the mass of 7 mol of water
math|Triangle ABC has angle A = 90
math|Fibonacci sequence 1 1 2 3 5 8 13
math|John is twice as old as Mary. How old is John?
math|Sarah buys 3 pens for $2 each, how much does she pay?
math|If Sam runs 5 miles in 40 minutes, what is his speed?
math|Simplify 5a + 3b - 2a
math|What is 555 * 1234?
math|Round 5551234 to the nearest thousand
math|L'Hopital's rule
math|Euclid's algorithm
math|Venn diagram of two sets
code|user.name is undefined
code|int main() { return 0; }
code|What does self.email mean
code|SELECT * FROM users WHERE id = 12345678
code|How to use useState in React
code|pip install requests fails
code|Java vs Python for beginners
code|class Student: def __init__(self, name)
code|127.0.0.1 refused to connect
misc|What does the name Emma mean?
misc|What rhymes with rose?
misc|Bob and weave meaning
misc|Jack of all trades idiom
misc|Is April before May?
misc|What is a guy wire?
misc|The art of war summary
misc|Grant me patience quote
misc|Will Smith won an Oscar?
misc|Drew a picture of a hunter
misc|Chase your dreams essay
misc|What is the best way to learn Spanish?
misc|Is 7 a lucky number?
misc|Explain grade 5 fractions
misc|Year 9 science topics
misc|What is high school like in Japan?
misc|Should school start later?
misc|Middle school vs high school
misc|Study tips for the SAT
misc|Page 45 question 7b
misc|ISBN 978-3-16-148410-0
misc|The movie made $1,234,567,890
misc|Independence Day is July 4
misc|When is Mother's Day?
misc|I live in a big house essay
misc|I am from the planet Earth poem
misc|Where do polar bears live?
misc|5 minute drive or 10 minute walk
misc|The road to success
misc|Street art history
misc|Write a story about a girl and a dragon
misc|What's the difference between who and whom?
misc|Main Street vs Wall Street meaning
misc|Who lives at 10 Downing Street?
misc|Christian and Jewish traditions
misc|What is carbon dating?
misc|Can you proofread my paragraph?
history|Who was the wife of Henry VIII?
history|What did Queen Elizabeth do?
history|The Battle of Gettysburg was on July 1, 1863
history|What is the Magna Carta?
history|Why did the Titanic sink?
history|Who was Anne Frank and where did she hide?
history|What did Harriet Tubman do?
history|The Boston Massacre and Crispus Attucks
history|Franklin Roosevelt and the Great Depression
history|Jefferson and the Louisiana Purchase
history|Who was President after Kennedy?
history|Apollo 11: Armstrong, Aldrin and Collins
history|Alexander Hamilton vs Aaron Burr duel
history|Why was Socrates put to death?
literature|Is Brutus a good man?
literature|Why does Juliet take the potion?
literature|What is Boo Radley like?
literature|How does George feel about Lennie?
literature|Tom Sawyer paints the fence, chapter 2
literature|Why is Simon important in Lord of the Flies
literature|Character sketch of Elizabeth Bennet
literature|What does Amy want in Little Women?
literature|How does Jonas change in The Giver?
literature|Is Lady Macbeth guilty?
literature|Hermione, Ron and Harry's friendship
literature|Who is the narrator of The Great Gatsby, Nick?
literature|Theme of Charlotte's Web, Wilbur and Charlotte
literature|The Outsiders: why did Johnny kill Bob?
geography|Is Victoria the capital of British Columbia?
geography|What's the tallest mountain in Washington State?
geography|Where are the Andes?
geography|Is San Francisco near Los Angeles?
geography|Lake Michigan depth
geography|Name the capital of Wyoming
science|What is Mendel's law of segregation?
science|Explain Bernoulli's principle
science|How do you balance NaCl + AgNO3?
science|What did Jane Goodall study?
science|Explain natural selection by Darwin
science|What is Planck's constant, 6.62607015e-34?
science|Alzheimer's disease symptoms
science|Faraday cage
math|Maria has 24 stickers, she gives 6 to each friend. How many friends?
math|Alex scored 85, 90 and 78. What is the average?
math|A rectangle is 12 by 5, find the area
math|What is Heron's formula?
math|Bob and Alice exchange keys in cryptography
math|Evaluate 7! / 5!
code|npm install express error
code|what is a for loop in python
code|git push origin main rejected
code|Why is my String null in Java?
misc|How do I stop procrastinating?
misc|Can you help me study?
misc|What is a good gift for a teacher?
misc|Tell me a joke
misc|Who is better, Messi or Ronaldo?
misc|Taylor Swift's best album?
misc|What's on the SAT?
misc|How do you spell necessary?
misc|Merry Christmas everyone
misc|What is St. Patrick's Day?
misc|Who was St. Valentine?
misc|Is Amber a stone?
misc|My cat is hungry
misc|I hate Mondays
misc|Jordan shoes are expensive
misc|Summer reading list for high school
`;
