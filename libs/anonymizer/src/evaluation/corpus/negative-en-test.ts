/** English questions without personal data, test half. */
export const NEGATIVE_EN_TEST = `
figures|Why is {fig} famous?
figures|Write a short biography of {fig}
figures|What did {fig} contribute to the world?
figures|When did {fig} die?
figures|Compare {fig} with other people of that time
figures|I have to write an essay about {fig}, where do I start?
figures|lower|tell me about {fig}
figures|What was {fig}'s most important work?
figures|Give me three facts about {fig}
history|What caused the fall of the Roman Empire?
history|Why did Henry VIII break with Rome?
history|How many wives did Henry VIII have?
history|What was the Boston Tea Party?
history|When did World War II end? On September 2, 1945?
history|Who was king during the American Revolution, George III?
history|The Declaration of Independence was signed on July 4, 1776
history|What did Martin Luther King Jr. say in his speech?
history|Why was Queen Victoria important?
history|Explain the Treaty of Versailles
history|Did Christopher Columbus discover America?
literature|Why does Hamlet delay his revenge?
literature|What is the theme of To Kill a Mockingbird?
literature|How does Scrooge change in A Christmas Carol?
literature|Describe the relationship between Romeo and Juliet
literature|Who killed Macbeth?
literature|Why does Lennie want to tend the rabbits?
literature|What does the green light mean in The Great Gatsby?
literature|Compare Ralph and Jack in Lord of the Flies
literature|Is Atticus Finch a good father?
literature|"To be or not to be" meaning
literature|What happens to Harry Potter in the third book?
geography|What is the capital of Australia?
geography|How high is Mount Everest?
geography|What is the population of London?
geography|Which river flows through Paris?
geography|Is Austin the capital of Texas?
geography|Why is Seattle so rainy?
science|State Newton's second law
science|What is Avogadro's number?
science|Explain Ohm's law with an example
science|What did Mendel's pea experiments show?
science|Why is Pluto not a planet?
science|How does Punnett square work
science|The speed of light is 299792458 m/s
math|Solve 3x + 5 = 20
math|What is 12345678 times 9?
math|Emma has 5 apples and Jack gives her 3. How many apples does she have?
math|A train leaves at 60 mph, how far does it go in 3 hours?
math|What is Pascal's triangle?
math|pi is 3.14159265358979323846
math|Find the GCF of 1234567890 and 987654321
math|If x = 4276 and y = 1234, what is x + y?
code|What does @Override mean in Java?
code|console.log(user.name) prints undefined
code|Why do I get an error in main.py line 45?
code|How do I center a div with @media queries?
code|const n = 4276380112345670; loses precision
misc|Will it rain in May?
misc|What is the hope diamond?
misc|Explain grace in religion
misc|Can you mark my essay?
misc|What does "carpe diem" mean?
misc|Which exercise should I do on page 112?
misc|Make a study plan for 30 days
misc|What are the best books for 7th grade?
misc|Is a rose a flower or a shrub?
misc|How long is a high school day?
misc|Describe a summer day in the park
misc|What is a hunter-gatherer?
misc|Explain the difference between its and it's
`;
