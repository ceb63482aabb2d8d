/** English messages without personal data, written out, development half. */
export const NEGATIVE_WRITTEN_EN_DEV = `
figures|Who was Benjamin Franklin?
figures|Why did Brutus kill Caesar?
figures|When did Martin Luther King Jr. give his speech?
figures|What did Rosalind Franklin discover?
figures|Compare Macbeth and Hamlet
figures|Why does Gatsby love Daisy?
figures|What is the theme of Romeo and Juliet?
figures|Explain Newton's second law
figures|How did Anne Frank hide?
figures|Was Napoleon short?
figures|Who painted the Mona Lisa, Leonardo or Raphael?
figures|What happens to Piggy in Lord of the Flies?
figures|Describe Atticus Finch's character
figures|How did Queen Victoria change Britain?
figures|When did Thomas Edison invent the light bulb?
figures|Analyze Robert Frost's poem The Road Not Taken
figures|Summarize Of Mice and Men: George and Lennie
figures|Why is Scout important in To Kill a Mockingbird?
figures|What did Frederick Douglass write?
figures|Elizabeth I and the Spanish Armada
figures|Was Christopher Columbus a hero?
figures|Harry Potter and the Goblet of Fire summary
figures|How did Malcolm X differ from King?
figures|What did Galileo see through his telescope?
figures|Theodore Roosevelt and the national parks
figures|Who is Katniss Everdeen?
figures|Emily Dickinson's use of dashes
figures|Alexander Hamilton and the national bank
figures|Did Marie Antoinette say let them eat cake?
figures|Neil Armstrong landed on the moon in 1969
figures|Who wrote Frankenstein? Mary Shelley
figures|Why did Henry VIII break with Rome?
figures|What did Rachel Carson write about?
figures|Explain Mendel's pea experiments
figures|Pythagoras proved what?
figures|How did Genghis Khan conquer so much?
figures|the poem Annabel Lee by Poe
figures|Scrooge and Tiny Tim
figures|Who was Sacagawea?
figures|What did Cesar Chavez fight for?
figures|Jackie Robinson broke the color barrier
figures|John F. Kennedy was shot in 1963
figures|Oliver Twist asks for more
figures|Jane Eyre and Mr. Rochester
figures|Why is Huck Finn floating down the river with Jim?
history|When did World War II end?
history|Causes of the American Revolution
history|The Battle of Gettysburg, July 1-3, 1863
history|Declaration of Independence July 4, 1776
history|What was the Treaty of Versailles?
history|The Great Depression started in 1929
history|Who fought in the War of 1812?
history|Ancient Greece city states Athens and Sparta
history|the Louisiana Purchase cost 15 million
history|Explain the Cold War briefly
history|The Roman Empire fell in 476 AD
history|September 11, 2001 attacks
history|Ming dynasty vs Qing dynasty
history|Mayan calendar explained
history|D-Day was on June 6, 1944
history|Jim Crow laws
geography|What's the capital of Australia?
geography|Which states border Virginia?
geography|Georgia is a country and a state
geography|What is the longest river in South America?
geography|Paris is in France
geography|Mount Washington weather
geography|Population of Jordan
geography|Where is Lake Victoria?
geography|Climate of Seattle
geography|Is Sydney the capital?
geography|the Hudson River and Hudson Bay
geography|St. Helens erupted in 1980
geography|Cape Horn and Cape of Good Hope
geography|San Francisco earthquake 1906
geography|Chad, Niger and Mali
geography|Charlotte is a city in North Carolina
math|Solve 3x - 7 = 20
math|What is the derivative of x^2?
math|If Sarah has 12 apples and gives 5 to John, how many are left?
math|Tom runs 5 miles in 40 minutes. How fast is he?
math|Mary is twice as old as Ann. In 5 years...how old are they?
math|Pascal's triangle row 5
math|The number 1234567890 has ten digits
math|2, 4, 8, 16, 32, 64, 128
math|pi = 3.14159265358979
math|Simplify 45/60
math|100 200 300 400
math|The ratio of boys to girls is 3:4
math|convert 5 ft 7 in to cm
math|A train leaves Chicago at 60 mph
math|triangle ABC with AB = 5
math|find the mean of 12, 15, 18, 21
math|(415) + (555) = ?
math|Two dice are rolled; what is the probability of 7?
math|Problem 7B on page 143
math|5 x 10^8
math|Jake and Lily share 24 cookies equally. How many does each get?
math|exercise 12 c
science|What is photosynthesis?
science|Avogadro's number is 6.022e23
science|Explain Boyle's law
science|How does the Krebs cycle work?
science|NaCl + AgNO3 -> AgCl + NaNO3
science|speed of light 299,792,458 m/s
science|Halley's comet
science|What is Down syndrome?
science|Celsius to Fahrenheit
science|the Doppler effect
science|Ohm's law V = IR
science|Fleming's left hand rule
science|vitamin B12 and K2
science|Schrodinger's cat
science|Type 2 diabetes
science|Punnett square for Bb x bb
science|Faraday cage
science|Apollo 11 mission
science|the Hubble telescope
science|Mars rover Curiosity
code|for i in range(10): print(i)
code|import java.util.Scanner;
code|System.out.println("Hello World");
code|SELECT * FROM users WHERE age > 12
code|git push origin main
code|npm install react@18.2.0
code|what does @Override mean
code|def add(a, b): return a + b
code|String firstName = "x";
code|if (mark > 50) grade = 'A';
code|127.0.0.1:8080
code|error TS2345 in app.ts
code|user.email is undefined
code|arr[0] = 42;
code|v1.2.3-beta
code|@media (max-width: 600px)
code|Alice and Bob exchange keys using RSA
code|margin: 0 auto; color: #ff5733;
code|my_variable_name = 5
words|will you help me
words|may I ask a question
words|mark the correct answer
words|grace under pressure essay
words|hope is the thing with feathers
words|I have faith in science
words|the joy of cooking
words|rose petals are red
words|june is hot
words|april showers bring may flowers
words|bill of rights
words|jack of all trades
words|a frank discussion
words|rob a bank
words|sue someone in court
words|pat on the back
words|art class was fun
words|hunter gatherer societies
words|the autumn leaves
words|summer break essay
words|violet is a color
words|ruby and jade are gems
words|Will it rain tomorrow?
words|May is the fifth month
words|Mark your calendar
words|Grace is a virtue
words|Dawn broke over the hills
words|Christian beliefs in the Middle Ages
words|Chase the ball
words|Dean of the college
words|Grant applications
words|Miles per hour
words|Penny for your thoughts
words|Melody and harmony
words|Crystal structure
words|Holly and ivy are plants
words|Carol singing at Christmas
words|Iris is part of the eye
words|Cliff erosion
words|Heath and moorland
words|olive oil
words|basil pesto
words|ginger tea
words|daisy chain
words|sandy beaches
school|I have a math test tomorrow
school|Chapter 5 Section 2
school|grade 8 science
school|5th grade spelling words
school|What GPA do I need?
school|Year 9 history
school|high school is hard
school|The teacher gave us homework
school|my school has 800 students
school|page 45 number 7a
school|AP Biology exam
school|Khan Academy videos
school|SAT score of 1400
school|Cambridge IGCSE paper 2
school|middle school dance ideas
school|the principal said no
school|Harvard University admission
school|Oxford dictionary definition
school|Room temperature is 20 C
school|Class of 2025
misc|Hi! How are you?
misc|Thanks so much, that helps
misc|Can you explain that again?
misc|Make it shorter please
misc|Write a poem about autumn
misc|Translate "good morning" to Spanish
misc|Give me 5 examples
misc|I don't get step 3
misc|What time is it in Tokyo?
misc|iPhone 15 vs Samsung Galaxy
misc|Best strategy in Fortnite?
misc|Taylor Swift's new album
misc|Super Mario Bros
misc|Star Wars Episode IV
misc|the Chicago Bulls
misc|Manchester United won 3-1
misc|McDonald's menu
misc|Wells Fargo bank
misc|Ford Mustang
misc|John Deere tractors
misc|Due date is 10/15/2024
misc|The meeting is on March 3
misc|ISBN 978-0-7432-7356-5
misc|Flight AA1234
misc|order number 4567
misc|$1,299.99
misc|1920x1080
misc|Thanksgiving is November 28
misc|Valentine's Day
misc|Black Friday
misc|The Simpsons and Bart
misc|Winnie the Pooh
misc|Santa Claus
misc|Uncle Sam poster
misc|Dr. Seuss books
misc|Mother Teresa
misc|Greek gods: Zeus, Athena, Apollo
misc|Jupiter and Venus
misc|Microsoft Word
misc|Adobe Photoshop
misc|Minecraft Steve
misc|Doctor Who
figures|What was Lincoln's view on slavery?
figures|How did Cleopatra die?
figures|Who was Joan of Arc?
figures|Why did Ophelia go mad?
figures|What does Simon represent in Lord of the Flies?
figures|How does Elizabeth change her mind about Darcy?
figures|Explain Hobbes and Locke
figures|When did Beethoven go deaf?
figures|What did Amelia Earhart do?
figures|Was Henry Ford a good boss?
figures|Did Helen Keller write books?
figures|Why is Gandhi famous?
figures|The Wright brothers first flight
figures|Darwin's finches
figures|the story of King Midas
figures|Thor, Odin and Loki
figures|Nero and the fire of Rome
figures|Why did Macbeth kill Duncan?
figures|How did Anne Boleyn die
figures|who is dr jekyll
figures|Marx and Engels
figures|compare Jefferson and Adams
figures|Why does Jonas leave the community?
figures|Describe Gatsby's parties
figures|Is Holden Caulfield reliable?
figures|What did Marie Curie win?
figures|Ernest Hemingway's writing style
figures|Elon Musk and Tesla cars
history|When was the Magna Carta signed?
history|The Boston Tea Party
history|Emancipation Proclamation 1863
history|Causes of World War I
history|The French Revolution began July 14, 1789
history|Fall of the Berlin Wall
history|Pearl Harbor, December 7, 1941
history|Who were the Vikings?
history|The Black Death killed millions
history|Roe v. Wade
history|Plessy v. Ferguson
history|Salem witch trials
history|Trail of Tears
history|Lewis and Clark expedition
geography|Largest lake in Africa?
geography|Capital of Georgia
geography|Where is Madison, Wisconsin?
geography|Does it snow in Charlotte?
geography|The Amazon River
geography|Mount Everest height 29,032 ft
geography|St. Lawrence River
geography|Florence and Milan
geography|Victoria Falls
geography|Austin is the capital of Texas
geography|Jordan and Israel border
geography|Great Barrier Reef
geography|time zone in Denver
math|Find x: 2x+3=9
math|Emma has 3 times as many stickers as Liam. Together they have 48. How many does Emma have?
math|Bob drives 60 miles in 1.5 hours
math|12 x 12 = 144
math|area of a circle with r=5
math|What is 15% of 240?
math|Prime numbers below 100
math|standard form of 5,280,000
math|Heron's formula
math|Venn diagram
math|Fibonacci sequence 1 1 2 3 5 8 13
math|quadratic formula
math|P(A or B)
math|angle ABC is 60
math|the number 555-1212? is it prime
math|Problem 4C
math|slope of (2,3) and (4,7)
science|Newton's third law
science|What's a covalent bond?
science|C6H12O6
science|The Richter scale
science|Explain natural selection
science|Planck's constant 6.626e-34
science|Grant funding for science
science|pH of lemon juice
science|carbon-14 dating
science|Coulomb's law
science|Bernoulli principle
science|Kepler's laws
science|the Milky Way
science|DNA replication steps
science|vitamin D3
code|print("Hello, Bob")
code|name = "Alice"
code|let total = 0;
code|def greet(name): return "Hi " + name
code|System.out.print(x);
code|if x == 5: break
code|array.map(x => x * 2)
code|public int age = 15;
code|$ cd projects && npm start
code|#include <stdio.h>
code|TypeError: cannot read property 'name' of undefined
code|port 8080
code|@staticmethod
code|C# vs Java
words|Can you mark my essay?
words|I will be there
words|may the force be with you
words|have faith
words|what does grace mean
words|a ray of light
words|bill the customer
words|drew a picture
words|sandy soil
words|jack up the car
words|nick of time
words|the lance was sharp
words|miles away
words|a stone wall
words|pearl necklace
words|robin is a bird
words|crystal clear
words|Faith in humanity
words|Rich people problems
words|Young people today
words|Summer is hot
words|Autumn begins in September
words|May flowers
words|Mark twice, cut once
words|Art is long
words|Guy walks into a bar
words|Earl Grey tea
school|homework due Friday
school|quiz on chapter 3
school|5 paragraph essay
school|grade 10 algebra
school|is high school hard
school|lunch at 11:45
school|class starts at 9
school|student council ideas
school|principal parts of verbs
school|Room 204
school|Section 3.2
school|AP Calculus BC
school|MIT and Stanford
school|science fair project
misc|ok thanks
misc|make it longer
misc|another example please
misc|Happy New Year!
misc|Best phone under $500
misc|PS5 or Xbox Series X
misc|iPhone 14 Plus
misc|who won the Super Bowl
misc|Lakers vs Celtics 102-98
misc|Spider-Man: No Way Home
misc|Frozen: Elsa and Anna
misc|Baby Yoda
misc|Ben & Jerry's ice cream
misc|Levi's jeans
misc|Johnson & Johnson
misc|JP Morgan Chase
misc|Walt Disney World
misc|Amazon Alexa
misc|Ask Siri
misc|Saint Patrick's Day
misc|Merry Christmas
misc|Jack-o'-lantern
misc|Room for rent $1200
misc|flight UA 2345
misc|zip code format
misc|March 5 at noon
misc|10/31/2025 is Halloween
figures|Why did Hamlet delay?
figures|Who was Queen Elizabeth I?
figures|What did Plato believe?
figures|How did Rosa Parks inspire others?
figures|Steinbeck's message in The Pearl
figures|What is Lady Macbeth's flaw?
figures|Explain Einstein's theory
figures|Was Custer a good general?
figures|Juliet's nurse
figures|What did Lincoln say at Gettysburg?
figures|Mozart vs Beethoven
figures|Captain Ahab and the whale
history|The Stamp Act
history|Why was Versailles important?
history|causes of the Dust Bowl
history|Magna Carta 1215
history|Hiroshima August 6, 1945
history|Industrial Revolution
history|Oregon Trail
geography|Where is the Gobi Desert?
geography|Lake Superior depth
geography|Is Virginia south of Maryland?
geography|Jackson is the capital of Mississippi
geography|Mount Rainier
geography|population of Lima
math|Amy buys 4 pens at $2 each. How much?
math|factor x^2 - 9
math|cos 60
math|Ben is 3 years older than Kate. Their ages add to 21
math|surface area of a cube
science|atomic number of iron
science|Pavlov's dogs
science|Snell's law
science|the Krebs cycle
science|mitosis vs meiosis
science|Hooke's law F = kx
code|x = [1, 2, 3]
code|return render(request, "home.html")
code|const sarah = new Person();
code|echo "hello world"
words|don't rush me
words|will do
words|mark my words
words|a grand piano
words|hope so
words|frank opinion
words|the miller's tale
words|skip the intro
words|dale and hill
words|chip on the shoulder
school|chapter 12 summary
school|spelling bee words
school|how to get an A
school|homework for Monday
school|science project ideas
school|how many credits to graduate
misc|good night
misc|one more time
misc|in simpler words
misc|best pizza toppings
misc|Netflix or Disney Plus
misc|Black Panther movie
misc|Charlie Brown Christmas
misc|Dora the Explorer
misc|Mickey Mouse
misc|Halloween is October 31
misc|Kit Kat bars
misc|Barbie and Ken
numbers|divide 4155550101 by 7 with remainder
numbers|count by twos: two four six eight ten twelve fourteen
literature|how is Sheila portrayed in act 2
literature|does huck finn trust jim
words|mark, bill, rob: which verbs are regular
words|Spring is my favourite season, check the spelling
numbers|write 49 in Roman numerals
code|convert 7B3C from hexadecimal
famous|who directed Shrek and who voiced Fiona
chat|a Wendy's burger has how many calories
misc|Simon says touch your nose
misc|what does every Tom, Dick and Harry mean
math|Nina read 12 pages and then 15 more
literature|Explain why Jonas leaves the community
history|Who was king after Edward VI
misc|Rebecca by Daphne du Maurier
misc|Occam's razor and Pascal's wager
math|If Ruth bikes 12 km in 40 min
geography|the city of Florence in the Renaissance
words|is Bess a nickname for Elizabeth
code|for bob in people:
misc|npm install @angular/core
misc|import x from '@nestjs/common'
misc|what does @dataclass do
misc|use @import in css
misc|5 apples @ $2 each
misc|@Controller('cats') class CatsController
misc|i play as goalkeeper
misc|i play as Mercy in overwatch
misc|what is an account number
misc|account balance after 3 years
misc|on youtube there is a video about covid19
misc|log in with user_id and password in SQL
misc|F# minor scale
misc|how to play minecraft java edition 1.20
misc|who invented the iPhone
misc|write a python class called UserAccount
misc|the handle on the cup is broken
misc|Known as H2O in chemistry
misc|I go by bus at 7am
misc|snap a photo at 5pm
misc|what does sc stand for in chemistry: Sc21
misc|add x2 on both sides
misc|find me a word for YouTube
misc|roblox uses Lua
misc|is YouTube owned by Google?
misc|add user_id in the table
misc|play as White in chess
misc|what is the best high school in the world
misc|High School Musical songs
misc|I want to finish high school early
misc|is an elementary school teacher paid well
misc|the Khan Academy video on fractions
misc|khan academy is great
misc|how to get into medical school
misc|Academy Awards winners
misc|Harvard Law School requirements
misc|The Academy of Sciences was founded by Peter the Great
misc|French Academy and its rules
misc|the Umbrella Academy season 3
misc|my hero academia
misc|military academy west point history
misc|Hogwarts school of witchcraft
misc|i like my new high school a lot
misc|my brother is in primary school
misc|Frankfurt School philosophers
misc|I want to leave high school
misc|private Islamic school pros and cons
misc|we had old school music at the dance
misc|what does secondary school mean in the UK
misc|college students sleep 6 hours
misc|school of fish in the ocean
misc|school 2 days a week
misc|what is school like in Japan
misc|Bauhaus school of design
misc|Police Academy movie
misc|school starts at 8
misc|in London, 4th floor buildings
misc|writing an essay from Wikipedia
misc|writing from left to right
misc|who lived in Stratford
misc|Where did Shakespeare live
misc|how many people live in Tokyo
misc|penguins live in Antarctica
misc|what animals live in Australia
misc|I live in fear of exams
misc|I currently live in Python class
misc|our planet, Earth, is round
misc|our galaxy, the Milky Way
misc|our solar system has 8 planets
misc|residing in harmony with nature
misc|polar bears reside in the Arctic
misc|letters from Birmingham jail
misc|greetings from the teacher
misc|10 Downing Street is famous
misc|221B Baker Street
misc|5 people place 4001 marbles
misc|the 4th floor of a building is 12 m high
misc|12 cars drive 30 miles
misc|what is 5 square root
misc|I'm from Earth
misc|I'm in Spanish class
misc|I am in Biology now
misc|our teacher says hello
misc|we study in English
misc|writing to you about Shakespeare
misc|How tall is Ben Nevis
misc|where is Mount Everest
misc|Ben Lomond height in metres
misc|how deep is Loch Ness
misc|where is Baker Island
misc|Victoria Falls width
misc|how high is Angel Falls
misc|David Attenborough documentaries
misc|Taylor Swift songs for the dance
misc|Steve Jobs speech summary
misc|Elon Musk rockets
misc|Greta Thunberg speech analysis
misc|Bill Gates charity work
misc|Michael Jordan stats
misc|Serena Williams tennis records
misc|Lionel Messi goals in 2012
misc|Tom Hanks movies
misc|Jane Goodall and chimps
misc|Stephen Hawking books
misc|Mary Shelley wrote Frankenstein
misc|books like Percy Jackson
misc|Tim Berners-Lee and the web
misc|Rosa Parks bus
misc|WHO WAS ABRAHAM LINCOLN
misc|WHY DID ROME FALL
misc|TELL ME ABOUT MARIE CURIE
misc|what is a noun called
misc|a baby goat is called kid
misc|a group of lions is called pride
misc|the process is called photosynthesis
misc|the capital is called canberra
misc|the main character is called pip
misc|what is the enzyme called amylase
misc|the names of planets
misc|my son needs help
misc|my son hates reading
misc|my daughter loves minecraft
misc|my sister plays roblox
misc|my friend speaks spanish
misc|my teacher uses kahoot
misc|St Patrick from Ireland
misc|tea from China
misc|Thank you letter to the school
misc|Thank You Letter Template
misc|write a reference for university
misc|I'm tutoring English
misc|Best Regards meaning
misc|I'm studying Ancient Greece
misc|I HATE THIS HOMEWORK SO MUCH
misc|TEACHER SAID WE NEED A CALCULATOR
misc|HELP ME WITH MATH PLEASE
misc|ROME AND GREECE HERE WE COME
misc|ISBN 978-5-17-118366-6
misc|license MIT 2024
misc|what does HTTP code 40412 mean
misc|SELECT * FROM student WHERE student_id = 4471
misc|let id = 44712;
misc|student number 5 in the list
misc|the case of 1954 Brown v. Board
misc|account for 12345 dollars
misc|exam of 2024
misc|index number 1234 of the array
misc|passport system was introduced in 1932
misc|visa 2024 rules
misc|roll 1000 dice
misc|the candidate got 51234 votes
misc|candidate won 45.1234 percent
misc|PAN 1234 pixels
misc|UUID v4 has 36 characters
misc|application of 1500 newtons
misc|member 1234 of the sequence
misc|case 1234 in switch
misc|SN 1987A supernova
misc|RFC 2616 number
misc|id 12 in css
misc|policy of 1933
misc|code 1010101 binary to decimal
misc|tin 2602 degrees boiling point
misc|social 2000 experiment
misc|pan american games 2019
misc|DL 2000 standard
misc|login page returns 40412
misc|Einstein was born on 14 March 1879
misc|Martin Luther King was born January 15, 1929
misc|Barack Obama, born August 4, 1961
misc|What happened on July 4, 1776?
misc|Neil Armstrong, July 20, 1969, moon landing
misc|The son of Kennedy died 16 July 1999
misc|Princess Diana died on 31 August 1997
misc|Queen Elizabeth II, 21 April 1926
misc|birth of the nation July 4 1776
misc|the homework is due 05/17/2024
misc|essay due May 17
misc|born in the USA was released in 1984
misc|Rosa Parks, December 1, 1955, Montgomery
misc|daughter cells 12.05.2011 lab
misc|Harry Potter was born 31 July 1980
misc|Romeo and Juliet, 17 May 2023 play
misc|The school play with Romeo is on 17 May 2024
misc|meeting with the student 17/05/2024
misc|my son has a test on 05/17/2024
misc|my daughter starts school on Sept 1 2024
misc|my sister's recital is May 17
misc|what is 15.03 - 7.85
misc|what is 15.3 - 7.85 + 2.1
misc|45.678 - 12.345 = ?
misc|solve 1234567890 mod 7
misc|send 2000000000 bytes
misc|what is the code 1011001110 in decimal
misc|convert 1011001110 to decimal
misc|code 4155550192 prints an error in python
misc|the distance is 9460730472 km
misc|speed 299792458 m/s
misc|1 2 3 4 5 6 7 8 9 10
misc|2 3 5 7 11 13 17 19 23
misc|0 1 1 2 3 5 8 13
misc|sort 7 1 8 5 5 5 0 1 2 7
misc|median of 7 1 8 5 5 5 0 1 2 7
misc|mode of 7 1 8 5 5 5 0 1 2 7
misc|text of 1234567 words
misc|one two three four five six seven
misc|21-15 18-21 15-10
misc|2019-2020 2020-2021
misc|1939-1945 1941-1945
misc|ip 192.168.100.200
misc|ISBN 9785171183661
misc|isbn 978-5-17-118366-1
misc|the number 6175550143 is prime
misc|is 6175550143 prime?
misc|pi 3.1415926535
misc|mass 5972000000 kg
misc|send 100 texts
misc|coordinates 40.7128 -74.0060
misc|in binary 0101 1010 1111
misc|two hundred fifty thousand three hundred twelve
misc|how to write 1234567 in words
misc|in 1 2 or 3 hours call me
misc|call me in 10 15 20 minutes
misc|call function f(12345)
misc|dial 911
misc|my number is 7, yours is 12
misc|text chapter 12 14 15 16
misc|5a + 3b
misc|2a vs 2b
misc|what is 2a and 3b
misc|solve for 3a
misc|in 3D
misc|3D vs 2D
misc|5G vs 4G
misc|4G and 5G
misc|group 2A metals
misc|element in group 7A
misc|vitamin 3B
misc|USB 3A charger
misc|6A fuse
misc|seat 8A on the plane
misc|gate 8B
misc|exercise 8A
misc|chapter 8B
misc|hex 7A
misc|0x7A
misc|bus 8A
misc|Apollo 11A
misc|step 2A and 2B
misc|section 2A of the law
misc|figure 3a and 3b
misc|part 1a
misc|question 4b and 4c
misc|q4b
misc|answers: 1a 2b 3c 4d
misc|1-A, 2-B, 3-C
misc|grade 7 math
misc|e4 e5 7d
misc|knight to 5e
misc|The plane is in 3D and costs 8B dollars
misc|worth 8B dollars
misc|IPv6 6to4
misc|flat 8A
misc|model 7B parameters
misc|llama 8B vs 7B
misc|formula 8a is wrong
misc|Boeing 7E7
misc|how do I print in 3D
misc|is 5G dangerous
misc|a 7B pencil is soft
misc|blood type 2A
misc|Chord 7B
misc|Galaxy A52
misc|A380 or 747 8F
misc|the 2B pencil
misc|5G towers and health
misc|an 8C engine
misc|highway 9A
misc|Area 5C
misc|vitamins B6 and 2B
misc|appendix 2B
misc|Baker Street 221B
misc|the number 10D in hex
misc|A1 B2 3C
misc|carbon 4C and 2H
misc|self.name = name
misc|import os.path
misc|console.log(x)
misc|node.js and vue.js
misc|main.py
misc|array.at(1)
misc|what is at the point dot com
misc|dot product a dot b
misc|Math.floor
misc|document.body
misc|System.out.println
misc|e.g. this
misc|i.e. that
misc|etc.in the end
misc|app.use(x)
misc|this.state.school
misc|const art = canvas.art
misc|obj.club
misc|p.me
misc|hello.It is me
misc|end.In the beginning
misc|ASP.NET core
misc|Socket.io and Next.js
misc|Python 3.11 at localhost
misc|@Override public
misc|x @ y matrix
misc|file.design in figma
misc|3.14.ie
misc|2^53 = 9007199254740992
misc|ISBN 9781234567897
misc|settings.page
misc|props.link
misc|data.store
misc|sentence one.so two
misc|I like it.me too
words|it costs 5P in old money
words|it was only 2P back then
words|watch the video in 4K
words|is 8K worth it over 4K
geography|penguins live in Antarctica
geography|which animals live in Ohio
geography|do kangaroos live in Tasmania
geography|wolves were brought back to Yellowstone
geography|lemurs come from Madagascar
words|a variable called total_sum
words|the column is called first_name
words|a file named data_2024.csv
numbers|my train number is 12951
numbers|the train number is 10417, when does it leave
numbers|bus 40213 is always late
numbers|the SKU number is 448817
numbers|the model number is WH-1000XM4
numbers|part number 77120-B for the printer
words|my brother goes to a very strict high school
words|my sister wants to go to a good primary school
words|we need a better school library
figures|Elsa and Anna are sisters in Frozen
figures|Woody and Buzz are friends in Toy Story
figures|Simba is the son of Mufasa
figures|Ron and Hermione get married in the end
words|class assignments are due on Friday
misc|France is where he lived
misc|Rome is where the pope lives
misc|This is where i live
misc|Narnia is where we went
misc|a 9N force acts on a box
misc|the 5P coin
misc|i need a 6V battery for my project
misc|we measured 7N with my friend
misc|I started 5K training
misc|the kids in 2D games
misc|from 3 Blue to 4 Red marbles
misc|boron 10B
misc|oliver twist asked for more
misc|ruby rails tutorial
misc|grace banks on us for the win
misc|@media (min-width: 600px) and (orientation: landscape)
misc|@import url("style.css");
misc|what does @staticmethod do
misc|@font-face in css help
misc|@property decorator vs getter
misc|add @Autowired to the field
misc|use @ts-ignore above the line
misc|what's the difference between @Component and @Service
misc|Is Tom Joad a hero in The Grapes of Wrath?
misc|Is Holden Caulfield likeable?
misc|is Jay Gatsby great
misc|Is Pip a reliable narrator?
misc|Is Nick Carraway honest?
misc|Is Victor a villain?
misc|is Scout Finch a feminist?
misc|is Sherlock Holmes real
misc|Who is Augustus Gloop
misc|Is Hester Prynne a sinner?
misc|Is Jim Hawkins brave
misc|Coordinates of Lima 12.05 S 77.04 W
misc|latitude of Sydney 33.87 S
misc|Florence 43.77 N
misc|is Victoria 48.4 N?
misc|Paris 48.85 N 2.35 E
misc|Adelaide is at 34.9 S
misc|distance from Kent to Essex
misc|what is 14 oak trees times 3
misc|There are 24 oak st in total in the riddle
misc|a 5 mile walk
misc|12 birch trees and 3 elm trees in a row
misc|3 main st characters
misc|we ran 14 laps around the park
misc|7 green balls and 3 red
misc|at 60 km the road turns
misc|room 14 was empty in the story
misc|20 court cases in 1954
misc|I read 30 pages at night
misc|send 12 square tiles to the shop, how many are left
misc|what happened at 10 downing street
misc|deliver 40 park benches
misc|come over to 3 point form
misc|box 5 of the form is empty
misc|Po River 652 km
misc|po box what does it mean
misc|Hauptstraße means main street
misc|Straße or Strasse in German?
misc|Via Appia was built in 312 BC
misc|Via 12 routers the packet travels
misc|calle means street in Spanish
misc|Rue Morgue 1841 is by Poe
misc|die Straße 5 mal überqueren
misc|Apartment 7 is a film
misc|the old mill on the floss by eliot
misc|platform 9 and 3/4
misc|b. 13 July 1811 or 1812 was Thackeray born?
misc|b. 1564 d. 1616
misc|Shakespeare (b. 23 April 1564)
misc|Newton b. 4 January 1643
misc|a. 12 b. 13 c. 14
misc|a) 3 b) 5 c) 7
misc|b. 3 May 1808 painting by Goya
misc|question b. 14 March is pi day true or false
misc|who turned 100 on 3 May
misc|The company will be 50 on 4 June
misc|Harry turned 11 on 31 July in book one
misc|school starts on the 3rd of September
misc|independence day is on the 4th of July
misc|born in 1452 in Vinci
misc|who was born on 14 march 1879
misc|the republic was born on 2 June 1946
misc|WW1 ended November 1918, on the 11th
misc|Apollo 11 landed in July 1969, on the 20th
misc|driver version 53741 crash
misc|licence plate 12345 in the problem
misc|driver 93847261 bytes
misc|the licence fee is 15900
misc|lyceum of Aristotle 335 BC
misc|the Lyceum 334 BC
misc|gymnasium 3 hours a day
misc|Lyceum means in ancient greece
misc|gymnasium no longer used
misc|my homework is about Little Women
misc|my project is on Great Expectations
misc|a village called Macondo
misc|in a village called Hogsmeade
misc|Little Red Riding Hood lives in a village
misc|a town called Maycomb in To Kill a Mockingbird
misc|I'm Nobody! Who are you? analysis
misc|who played Mohamed Ali in the film
misc|muhammad ali vs joe frazier
misc|my brother likes mohamed salah
misc|my sister reads harry potter
misc|my friend thinks einstein was wrong
misc|my teacher hates shakespeare
misc|my dad supports man united
misc|my mom loves jane austen
misc|my brother plays fifa
misc|my sis draws better than me
misc|my bro said its easy
misc|my cousin hates broccoli
misc|my brother said ok
misc|my sister wants pizza
misc|my friend invited me
misc|my teacher explained osmosis
misc|my dog barks at night
misc|my freind sed its 42
misc|my bff texted me
misc|my class reads poetry
misc|my parents divorced
misc|my mate snapped
misc|my mum cooks
misc|my nan knits
misc|my uncle fishes
misc|the freind zone
misc|my brother mostly sleeps
misc|my friend group broke up
misc|my sister moans
misc|my cousins laughed
misc|my bestie dumped me
misc|my teacher graded it
misc|i'm confused
misc|i'm stuck
misc|i'm bored
misc|im knackered
misc|i'm gonna fail
misc|i'm allergic
misc|its chapter 5
misc|its photosynthesis
misc|it's osmosis
misc|A B C D grades
misc|a b c d e f g song
misc|x y z axis
misc|Z o e t r o p e
misc|i n t e r n e t
misc|solve a m y = 3
misc|roll number 5 dice
misc|IBAN format explained
misc|what name is short for IBAN
misc|variable name Greta
misc|name three rivers in France
misc|name Two causes of WW1
misc|name Henry VIII wives
misc|name Newton's laws
misc|card, name Queen of Hearts
misc|essay, name Romeo and Juliet themes
misc|Napoleon project ideas
misc|my group for the Napoleon project
misc|our Galileo project is due
misc|me and my friend present on Darwin
misc|insta means what
misc|psn down
misc|add my disc golf score
misc|my disc is scratched
misc|steam engine of Watt
misc|discord rules for class
misc|hamilton the musical
misc|Dublin 4 is posh, why
misc|Paris 2024 olympics
misc|Dublin 1916 rising
misc|London 2012
misc|Apollo 13 film
misc|District 9 plot
misc|Chicago 7 trial
misc|flight to Dublin 4 hours
misc|Willow by Taylor Swift
misc|Cole Porter songs
misc|Baker Street 221b
misc|Baker Street 221B is where Holmes lives
misc|Penny Lane by The Beatles
misc|Broadway 42nd street history
misc|Route 66 history
misc|Highway 61 Revisited
misc|Wall Street 1929
misc|Fleet Street 1666 fire
misc|Abbey Road 1969
misc|Main Street 1920 by Sinclair Lewis
misc|Pall Mall 20 pounds in monopoly
misc|Park Lane 350 in monopoly
misc|Oxford Street 300
misc|Lane 4 in the final
misc|Square 16 is 4
misc|the square 25 is odd
misc|circle 5 has radius 3
misc|Court 12 at Wimbledon
misc|drive 60 miles
misc|Drive 45 km in 30 min
misc|Sector 7 of the circle
misc|sector 5 area
misc|block 3 slides down
misc|flat 2 is the same as sharp 1?
misc|B-52 bomber
misc|H2O
misc|house no. 5 in the puzzle is red
misc|the old vicarage grantchester poem
misc|rose cottage essay
misc|One Lincoln quote
misc|pin code of a bank
misc|post code meaning
misc|zip code vs postcode
misc|zip 5 files
misc|5th and 6th grade standards
misc|a 90210 episode
misc|chapter 12 rue's death in hunger games
misc|Rue 12 dies
misc|my bus stop is far
misc|what does o'clock stand for
misc|i live in fear
misc|i live in a small town called what in french
misc|i will be 15 minutes late on 3 May
misc|the show will be 2 hours on Friday 5 June
misc|turn 90 degrees on the 3rd step
misc|he is going to be 3 goals up
misc|i was 10 on the test
misc|xbox vs psn
misc|i live in denial
misc|i live in pyjamas
misc|we live in anticipation
misc|i moved to scratchjr and it broke
misc|i come from a village called what in latin?
misc|take 5 long walk every week
misc|the bus from 3 way stop
misc|we went from 2 big rise to 3 small rise
misc|add 15 to 3 big square
misc|Unit 3, Lesson 5
misc|Unit 7, Chapter 2 questions
misc|Unit 4: The Great Depression
misc|unit 2 quantum physics
misc|Suite 3 by Bach in D major
misc|Suite No. 2, Badinerie
misc|Symphony No. 9, Ode to Joy
misc|No. 4 Privet Drive Harry Potter
misc|No. 10 Downing Street
misc|12 Angry Men summary
misc|7 Samurai, Kurosawa
misc|100 Years of Solitude, Gabriel Garcia Marquez
misc|24 Preludes, Chopin
misc|18 March 1871, Paris Commune
misc|5 May 1821, Saint Helena, Longwood
misc|1984, George Orwell, Part One, Chapter 3
misc|B-17, Flying Fortress
misc|Apollo 11, Neil Armstrong
misc|what is 5/14 plus 3/7
misc|Boulevard of Broken Dreams 2004
misc|Piazza San Marco 1 of the top sights?
misc|Avenue Q musical
misc|Plaza de Mayo 1977 mothers
misc|Champs Elysees, Avenue des Champs 2 km
misc|Rue Saint Denis 1878 Monet
misc|the weg 3 cm long
misc|allee 5
misc|Wasserstraße 3 Wörter
misc|our house is red
misc|The Grange, Wuthering Heights
misc|Bleak House, Dickens
misc|Mansfield Park, chapter 3
misc|Northanger Abbey, Penny Lane
misc|House of Lords, 1911 act
misc|Our town called Thornton Wilder play
misc|the exam will be 2 hours on 12 May
misc|my test will be on 12 April
misc|the temperature will be 20 on 3 June
misc|turn 45 degrees on 3 May
misc|it will be 30 on 5 July in Madrid
misc|i will be there on 12 April
misc|the school trip will be on March 3
misc|my brother will be home on 5 June
misc|homework b. 12/13/14
misc|part b. 2.5.2020 is the date on the letter in the picture
misc|we turned 12 pages on 3 March
misc|he will be remembered on 4 July
misc|In 2009, on July 4th, fireworks failed
misc|Alexander Pushkin was born in 1799, on the 6th of June
misc|The battle was in June 1815, on the 18th
misc|the movie is turning 50 on May 4
misc|Canada turns 150 on July 1
misc|our club turned 10 on 3 March
misc|dates like 20150312 are ISO
misc|id = 20240101
misc|what happens in year 9 of the war
misc|in Year 2 BC what was built
misc|Grade 5 Red Cross syllabus
misc|class 11 notes on photosynthesis
misc|ncert class 10 maths chapter 3
misc|std 8 deviation formula
misc|standard 6 of the code
misc|upload to S3 bucket
misc|in P6 of the formula the p value
misc|i'm in Y7 on the grid
misc|p6 chip
misc|we are 3 red and 4 blue
misc|i have 7 red pens
misc|we're 2 green teams
misc|3 Oak trees in the park
misc|SS 3 ship
misc|the SS2 division in WW2
misc|class A-B amplifier
misc|class X-B star
misc|World War II A summary
misc|Henry VI B part
misc|is in 10-2 formation
misc|score was 10-2
misc|class 5/6 fraction
misc|my set is 10-2
misc|the receptor is in reception
misc|the hotel is in reception area
misc|year one curriculum goals
misc|in year seven Harry dies
misc|what is sixth form
misc|upper fifth of the data
misc|lower sixth percentile
misc|1st year of the French Revolution
misc|2nd year after Christ
misc|3rd class lever
misc|the 1st class passengers on titanic
misc|4WD car
misc|8GB of RAM
misc|it's in 4K
misc|i'm on 12AM
misc|form 1099 tax
misc|a form 3 questions long
misc|grade 4 steel
misc|Form 2 groups of 3
misc|form 3 Compounds
misc|year 5 Mars trip
misc|grade 8 Math worksheet
misc|Year 9 Maths past paper
misc|year 6 SATs
misc|Grade 10 Chemistry notes
misc|for Year 8 Science
misc|i go to Burger King a lot
misc|we go to Spain in summer
misc|i attend Zoom lessons
misc|my school is Catholic
misc|our school is English speaking
misc|my school is closed
misc|Our School Trip essay
misc|i teach at home
misc|students of Plato
misc|a pupil of Socrates
misc|a student of Freud
misc|Aristotle was a student of Plato
misc|she was a pupil of Franz Liszt
misc|a teacher of Alexander the Great
misc|i'm a student of English
misc|how to attend Harvard
misc|school: Monday to Friday
misc|school: why do we need it
misc|the École Normale exam
misc|instituto cervantes level
misc|went to St Helena in 1815
misc|napoleon went to Saint Helena
misc|he went to Holy Land
misc|who went to Trinity test site
misc|school is Cool essay
misc|my school has a gymnasium 20 m long
misc|the gymnasium 30 by 20 meters
misc|our school no longer has it
misc|i go to Google Classroom
misc|Is St Andrews in Scotland
misc|compare the Chicago School and Austrian School, Vienna
misc|sin 30 = 0.5
misc|sin 123456 degrees
misc|the code 4021 opens what in the game
misc|error code 0x80070005
misc|status code 404404
misc|ticket to Mars 2030
misc|case 123456 of switch
misc|QR code 1234567
misc|convert 65536 32768 to binary
misc|01 234 5678
misc|numbers 0123 456 7890 in order
misc|my disc is full
misc|a disc 12 cm wide
misc|km/u/s
misc|the viber app
misc|order number 445566
misc|add 98450 12345
misc|.net framework vs .gitignore in discord
misc|Who was Ho Chi Minh
misc|Kim Jong Un age
misc|Ban Ki Moon speech
misc|What Will Happen Next
misc|Will Turner in pirates
misc|When Will Price rise
misc|Sun Yi is what in chinese
misc|how do you say My Le in Vietnamese
misc|Park Hill in Sheffield
misc|Song Lyrics of Queen
misc|Was Brutus a traitor
misc|Is Piggy a symbol of reason?
misc|Was Curley's wife a victim?
misc|my bro said it works
misc|my sis is mad
misc|my gran knits socks
misc|sis boom bah
misc|my wife of bath essay
misc|Leonardo da Vinci paintings
misc|Vincent van Gogh ear
misc|my favourite is Ludwig van Beethoven
misc|how many bones are in 2 human hands
misc|what is 12 king st on the monopoly board... jk
misc|The Old Curiosity Shop, Dickens summary
misc|year 9 of the war ended badly
misc|b. 1685 Bach or Handel
misc|Vivaldi was a priest, Red hair
misc|is Heathcliff a villain
misc|Lagos 6.5 N 3.4 E
misc|difference between class and struct
misc|my sister hates algebra
misc|the 2nd class lever example
misc|turn 180 degrees on 2 May? no
misc|compare Jane Eyre and Bertha
misc|explain S4 symmetry group
misc|@tailwind base;
misc|who plays Wednesday Addams
misc|Park Chung Hee economy policy
misc|Is Javert evil or just
misc|Manchester United 1999 treble
misc|Mount Kosciuszko height
misc|po river valley farming
classes|exercise 7B solution
classes|chapter 9C summary
classes|it costs 5P in old money
classes|which bus is route 9J
classes|vitamin B12 deficiency
classes|class X of compounds
classes|year 10 set 3 of the series
classes|Room 101 in 1984
classes|what is a grade A egg
classes|the Red Army in 1920
classes|how to fill Form 1040
classes|watch the video in 4K
classes|I ran 5K in 30 minutes
classes|10K run training plan
classes|a force of 7N acts on a 2M object
classes|the iphone 5S and 6S compared
classes|I joined 3M as an intern
classes|start with 9V battery and 12V
classes|solve 7X + 3 = 24
classes|5Y - 2 = 18
classes|the car does 0-60 in 5S
classes|P4 medicine is what
classes|S3 bucket policy in AWS
classes|Y2K bug explained
classes|in P5 the atom has
classes|class IV antiarrhythmic drugs
classes|class I A antiarrhythmics
classes|World War I A summary
classes|Grade 8 Piano pieces list
classes|year 9 Science curriculum topics
classes|Year 6 SATs papers
classes|what do they teach in Year 5 Maths
classes|grade 5 Violin scales
classes|class 10 Physics chapter 3 notes
classes|Form 3 Chemistry revision
classes|2 Brown dogs and 3 White cats, how many animals?
classes|9 Red balls and 5 Blue balls are in a bag
classes|7 Samurai plot
classes|Ocean's 11 Summary
classes|district 9 Movie plot
classes|in 5 Minutes
classes|from 9 March to 10 April
classes|what happened in 3 Mile Island
classes|12 Angry Men juror 8
classes|Section 5 Group B
classes|the team from Class B league
classes|how many kids are in a class of 30
classes|the plane seat 11J is at the window
classes|I have 2M followers
classes|we need 8K RAM
classes|DNA polymerase from 5P to 3P
classes|the sum of 4P and 3Q
classes|let P3 be the point, S2 the segment
classes|group S2 of symmetric permutations
classes|gear P3
classes|chess: rook to 8H
classes|7th grade science fair ideas
classes|5th class postage rates
classes|3rd year of the war
classes|first class honours
classes|how do teachers teach 3D shapes
classes|how do I teach 2D shapes to kids
classes|the kids in 5D cinema laughed
classes|form 3B is a tax document
classes|class 2B pencil
classes|reception at the wedding
classes|prep time 10 minutes
classes|standard VI of the rules
classes|class C felony
classes|year 3 Unit 4 spelling list
classes|is 4K better than 8K
classes|we are 5M away from the wall
classes|we lost by 3P
classes|teach me 4K editing
classes|moved from 9V to 12V, what happens to the current
classes|the price moved to 9P a share
classes|going from 5L to 7L of water
classes|is it 7L or 9L of milk
classes|2 Red apples and 3 Green apples
classes|how do we make 5L of lemonade
classes|The students in 12 Angry Men
classes|what is a junior senior prom
classes|nursery rhymes about rabbits
classes|grade 4 Eagles fact sheet
classes|Is it better to buy 2 Red or 3 Blue?
classes|The students in Section B of the exam
classes|section 5 of the book is hard
classes|Set 3 in the tennis match was long
classes|I'm stuck on 4B of the exercise sheet
classes|room 12 temperature is 22 C
classes|the boy in 1984
classes|as of 9 March
classes|the train from 9 to 10
classes|i am 12
classes|i'm 14 B1 level in English
classes|I'm on level 4 Hard mode
classes|my phone number ends in 204
classes|we are 5 Europeans
classes|I'm in 2 Minds about it
classes|a man from 9 Mile
classes|We are in week 3 Unit 2
classes|I study 3D modelling
classes|she teaches 12 Pupils
classes|He was promoted to Division 2 in football
classes|team moved to Division 1
classes|students in Grade 9 Geography learn about rivers
classes|my grade is 7/10
classes|I got 7/10 in maths
classes|my class average is 7.5
classes|my score is B2
classes|I have B2 English
classes|the parents of Romeo
classes|upper class and lower class in Victorian England
classes|lower sixth chord
classes|the upper fourth of the data
classes|junior infants curriculum
classes|in form 2 of the verb
classes|grade one piano
classes|class one lever
classes|year one of the war
classes|what is Form Three in Arabic verbs
classes|Henry VIII and his wives
classes|Louis XIV A summary
classes|World War II battles
classes|act III scene ii
classes|Type II B muscle
classes|part IV-A of the constitution
classes|Rocky IV Soundtrack
classes|Elizabeth II A biography
classes|my group is 4 people
classes|Our group is 5 girls
classes|the room is 4 m wide
classes|My class is 30 students
classes|Our class is 25 kids
classes|our set is 5/8 full
classes|I'm in 3/4 time
classes|the song is in 3/4
classes|my homework is 5/6 done
classes|Apollo 11 Moon landing
classes|the moon in 3 Quarters
classes|is Jupiter 5 Moon
classes|we played 4 Square
classes|I started 5 Books
classes|i joined 2 Clubs this week
classes|she started 3 Dance classes
classes|he is 12 Years old
classes|Who won World Cup 2 West Germany
classes|The Red Army moved from 5 East German cities
classes|I'm at level B1
classes|I moved to 3 Rose Cottage
classes|section 2 group A elements
classes|P7 and P8 are points
classes|the S3 storage
classes|the S4 sound of the heart
classes|we climbed K2
classes|I'm reading about P5
classes|she bought a P20 phone
classes|my son plays on PS5
classes|my kid is 5G fan
classes|who founded Eton College
classes|Harvard University admission rate
classes|the School of Athens by Raphael
classes|Is Winchester College older than Rugby School?
classes|Hogwarts School of Witchcraft and Wizardry
classes|king henry viii primary sources
classes|queen elizabeth primary sources for essay
classes|bishop moves in chess
classes|the bishop took the knight at the end
classes|St Patrick's Day facts
classes|saint nicholas story
classes|studying at home is hard
classes|studying at night
classes|I go to Spain every summer
classes|transferred from France to Chelsea
classes|I transferred from iPhone to Android
classes|i got into Minecraft recently
classes|i got into Dark Souls and Elden Ring
classes|My brother got into Harry Potter
classes|I'm at Grandma's
classes|i'm at level 5
classes|I attend Church every week
classes|my school is Catholic
classes|My school is Great
classes|My school is Big and Old
classes|I go to Church on Sunday
classes|He goes to Church with mom
classes|student at heart
classes|I was in year 9 at the time
classes|we were at Disneyland
classes|she goes to Bed early
classes|my teacher is from Canada
classes|high school musical songs
classes|middle school dance ideas
classes|what is a comp sci degree
classes|Comp is short for comprehensive
classes|grammar rules in english
classes|English Grammar for beginners
classes|what is sixth form
classes|sixth form entry requirements
classes|difference between sixth form and college
classes|National School Lunch Program history
classes|The Bauhaus school in Dessau
classes|what is a gymnasium in Germany
classes|the Sorbonne was founded when
classes|Oxford Brookes ranking
classes|International Space Station facts
classes|the Christian church in 1500
classes|Catholic countries in Europe
classes|public schools in England history
classes|what is a madrasa
classes|why is Boston Latin School famous in history
classes|the Kyoto Institute
classes|École de Paris painters
classes|the Vienna Circle
classes|Lyceum of Aristotle
classes|Who taught at the Academy
classes|Starfleet Academy
classes|the Academy Awards 2020
classes|St. Petersburg in winter
classes|at St. Helena Napoleon died
classes|Queen Victoria's reign
classes|King Arthur's round table
classes|what did King Edward VI do
classes|Holy Roman Empire
classes|Sacred Heart painting
classes|Holy Family by Michelangelo
classes|Lady Macbeth at the feast
classes|who was at Bethlehem
classes|i go to Youtube for videos
classes|I go to Tesco
classes|we went to Rome and Venice
classes|my mum works at Google
classes|my dad works at Tesco
classes|he teaches at night
classes|she studies at Harvard
classes|are you at King's Cross
classes|I play at Wembley
classes|we study in Groups
classes|I study in English
classes|I study in Berlin
classes|Hi im from New Zealand
classes|she is from South Korea
classes|Wellington is the capital of New Zealand
classes|Prep for the exam
classes|College Board sample questions
classes|MIT OpenCourseWare calculus
classes|art school vs design school
classes|How does Jane feel at Thornfield Hall?
classes|David attends Salem House in the novel
classes|The letter is from King Lear to Cordelia
classes|a quote from King Henry V
classes|I love Computer Science
classes|I hate Data Science
classes|I'm in AP Latin and it's hard
classes|she got into Computer Science
classes|We're going to Holy Island this summer
classes|They went to St Ives and St Andrews
classes|I'm from St. Louis
classes|my family is going to St Peter's Square
classes|the teacher went to Sacred Valley in Peru
classes|students at Oxford in 1960
classes|Was Newton a student at Cambridge?
classes|Where did Darwin study? He studied at Christ's College
classes|Turing was at Sherborne School as a boy
classes|Churchill went to Harrow School and hated it
classes|Which Prime Ministers attended Eton College?
classes|A student of Plato was Aristotle
classes|Alexander was a pupil of Aristotle
classes|Beethoven was a pupil of Haydn
classes|How did Harry feel when he was at Hogwarts?
classes|My favourite character goes to Hogwarts
classes|in the film they go to Rydell High
classes|Rydell High School is from Grease
classes|What happens at Welton Academy in Dead Poets Society?
classes|Is Khan Academy free
classes|What is Summerhill School famous for?
classes|my school is huge and has 3 floors
classes|Our school is German
classes|my school is Closed today
classes|School: a place to learn
classes|School is boring
classes|My school, in fact, is fine
classes|At my school, Christmas is a big event
classes|at my school, Pride and Prejudice is required reading
classes|at our school (Monday) we had a test
classes|my school: Monday to Friday
classes|I attend Church on Sundays
classes|She attends Bible Study
classes|he attended Mass
classes|I attended Comic Con
classes|he is studying at Home
classes|I study at Night
classes|teacher at Work
classes|I am studying in France
classes|studying in Year Abroad programmes
classes|my teacher is from Bavaria
classes|my mum teaches at Zumba
classes|I work at Walmart
classes|I work at Tesco
classes|my dad works at Siemens
classes|transferred from Barcelona to PSG
classes|Messi transferred from Barcelona
classes|he was transferred from Juventus
classes|They were expelled from Paradise
classes|send the file to Google Classroom
classes|go to Settings then Privacy
classes|go to Google Docs
classes|I go to Duolingo to learn Spanish
classes|he goes to Narnia in the book
classes|is Stanford better than MIT
classes|Who was the captain at Trafalgar
classes|The captain of Titanic
classes|junior at Wimbledon
classes|He was a senior at Pixar
classes|What grade at Elland Road
classes|what year at Waterloo
classes|what did they wear in class at Sparta
classes|Grade 5 at Trinity College London piano exam
classes|Trinity College exam grade 3
classes|Royal Academy of Music
classes|City Academy of Rome painting
classes|the Platonic Academy in Athens
classes|Vienna Secession school
classes|the Chicago school of sociology
classes|The Prague School of linguistics
classes|which Hindu school of philosophy
classes|the Austrian School of economics
classes|Bloomsbury Group and the Cambridge school
classes|Sunday school origin
classes|public school and private school compare
classes|sixth form vs college
classes|Is there a 6th form in America
classes|what is an infants school
classes|primary sources of King Edward VI
classes|Queen Victoria primary facts
classes|King James Bible grammar
classes|St Augustine college essay
classes|saint george primary colour of flag
classes|7 up 2 down
classes|solve 9R + 2 = 20
classes|R1 = 5R and R2 = 7R
classes|the vector 3J + 4K
classes|impedance is 4J
classes|the spring has 8N of force on it
classes|Nobel 5K run
classes|answer is 5T
classes|the ship is 6M wide
classes|the answer to 4B please
classes|what does part 3D say
classes|my answer for 2F is wrong
classes|question 7M
classes|I'm on question 8G
classes|I'm on 9B of the worksheet
classes|I got 8B for my score
classes|my blood type is 2B
classes|iPhone 12 Pro Max
classes|iPhone 7 Red
classes|2 Fast 2 Furious
classes|3 Body Problem plot
classes|7 Eleven
classes|4 Horsemen
classes|we are 5 Friends
classes|I'm reading 5 Feet Apart
classes|the class of 2 Angles
classes|join 2 Points with a line
classes|add 3 Green counters to 4 Red
classes|he moved from 2 Down to 3 Across
classes|swap 4 Gold for 2 Silver
classes|change 6 Purple to 5 Orange in the picture
classes|we lost 3 Nil
classes|we won 4 Nil against Arsenal
classes|we won 2 Gold and 3 Silver medals
classes|put 5 Blue marbles in bag A
classes|teach 3 Little Pigs story
classes|teaching 4 Seasons by Vivaldi
classes|they play 7 Nation Army
classes|in 7 Years
classes|lesson for 7 Wonders
classes|quiz for 50 States
classes|story with 3 Bears
classes|the parents of 7 Dwarfs
classes|poster for 4 Elements
classes|homework for 5 Days
classes|test for 2 Variables
classes|my class has 5 Yellow chairs
classes|In Year 7 Science we learn cells
classes|year 8 maths worksheet
classes|what is taught in Grade 4 Science in Ontario
classes|Year 5 Viking worksheet
classes|Year 3 Stone Age topic
classes|grade 7 Ancient Egypt project
classes|form 2 Chemistry notes on acids
classes|Primary 5 Science syllabus
classes|P4 maths questions
classes|P6 maths topics
classes|Sec 3 Physics notes
classes|S4 biology past paper
classes|JSS2 basic science note
classes|SS1 Chemistry scheme of work
classes|class 10 Science chapter 5
classes|Class XII Physics NCERT solutions
classes|class XI Commerce subjects list
classes|class IX History chapter 2
classes|Std 8 Maths textbook
classes|standard 4 English grammar
classes|Junior Infants reading list
classes|Transition Year project ideas
classes|reception baby activities
classes|K2 maths worksheet
classes|Year 12 Biology mock
classes|Upper Fourth Latin vocabulary
classes|Lower Sixth reading list
classes|Section A question 2
classes|section 3 Part B
classes|set 3 numbers in ascending order
classes|room 5 in the museum
classes|Room 222 was a TV show
classes|division 4 digits by 2
classes|Division 1 football table
classes|Group 2 metals
classes|period 3 elements
classes|Period 4 elements trends
classes|stream 3 movies
classes|I got put in a bad mood at 5
classes|he put 3 Lions on the shirt
classes|kid in 5 Star hotel
classes|I'm in 1st place
classes|i'm in 3rd in the league
classes|we're in 2nd half
classes|I'm in 4th B minor
classes|My son is 5
classes|my son is 11 Months old
classes|our team is 5 Girls
classes|she is 8 Now
classes|Is there life on Mars 3 Rover
classes|class 5 Hazardous waste
classes|class 3 Malocclusion
classes|grade 2 Listed building
classes|Grade 1 Sprain
classes|grade 3 Tumor
classes|type A personality
classes|plan A and plan B
classes|vitamin K2
classes|B12 and D3
classes|C4 explosion
classes|H2O and CO2
classes|F5 key
classes|A4 paper
classes|R2D2 and C3PO
classes|G7 summit
classes|M25 motorway
classes|E10 fuel
classes|U2 songs
classes|S8 phone
classes|in S3 the bucket
classes|the P3 wave EEG
classes|p5 js sketch
classes|y2 - y1 over x2 - x1
classes|Y1 and Y2 are random variables
classes|find P4 and P5
figures|Pascal plays by Racine
figures|the plays of Corneille and Racine
figures|Haskell types explained
figures|how does Ada differ from Pascal
figures|Racine is a playwright
numbers|the SKU is 44-8817-B and it costs 12 dollars
numbers|ISBN 978-0-14-243723-0 is the edition we use
numbers|order number 4482 has 12 boxes with 30 pens, how many pens
numbers|a train number 4471 leaves at 10:15
numbers|what is 20-45-45 on a clock
numbers|convert 4471 to binary
numbers|my locker is next to hers
numbers|chapter 12 exercise 4471
numbers|part number LM7805 is a voltage regulator
numbers|how do i calculate checksum for 4012888
numbers|sort code for bubble sort account for duplicates in 1000000 items
numbers|the account balance is 1200 after 3 years, find the interest
numbers|error code 404 and 0x80070057
numbers|student count rose from 2041 to 3087
numbers|exam in 2024 has 120 marks
numbers|the index of 45 in the array is 3
numbers|roll a die 6000 times, what is the expected number of 6s
numbers|the PAN in cooking means 28 cm pan
numbers|sin 30 = 0.5 and cos 60 = 0.5
numbers|what is sin 3045 degrees
numbers|find sin(1234)
numbers|a plate number problem: how many plates with 3 letters and 4 digits are there
numbers|visa requirements changed in 1965
numbers|the candidate got 45123 votes in the election
numbers|medicare was signed in 1965 by Johnson
numbers|PPS meaning in a letter, pps 2020?
numbers|login page returns 401 unauthorized
numbers|the library has 12000 books
numbers|how many digits does an IBAN have
numbers|bus 4471 or bus 12, which is longer in the problem
numbers|case number 3 of the proof
numbers|serial killer of 1888 london
numbers|policy of 1933 New Deal
numbers|the national id system in 2005
numbers|NASA mission 51-L and STS-107
numbers|the permit costs 2500 dollars a year
numbers|account for 3000 calories
numbers|license GPL 3.0 vs Apache 2.0
numbers|my id variable = 12345 gives an error in java
numbers|user id 1001 in the sql table gets NULL
numbers|INSERT INTO students (id, name) VALUES (1001, 'x')
numbers|staff of 1200 people work there
chat|how do i install the discord app
chat|is snapchat safe for kids
chat|who invented instagram
chat|my insta is private
chat|add me to the group chat
chat|follow the instructions
chat|my tiktok is broken
chat|roblox studio uses lua
chat|what is the best minecraft seed
chat|steam engine invented by Newcomen
chat|my youtube is not loading
chat|epic of Gilgamesh summary
chat|twitch fibres in muscle
chat|my discord is down
chat|reddit says it's fine
chat|use username as the primary key
chat|my user is locked out
chat|tag me later
chat|dm me the answers
chat|my snap is not working
chat|sc stands for scandium on the periodic table
chat|follow me to class
chat|duolingo streak 300
chat|github copilot vs chatgpt
chat|telegram was sent by Zimmermann in 1917
chat|the telegram was sent in January 1917
chat|x = 5 and y = 7
chat|x: 3, y: 4
chat|ig nobel prize
chat|how to write #include in C
chat|my chess rating is 1200
chat|spotify premium price
chat|discord meaning in Romeo and Juliet
chat|kik messenger is old
chat|the PSN is down today
chat|xbox one vs ps5
chat|twitter was renamed X in 2023
chat|epic simile examples
chat|channel tunnel length
chat|sub topic 3.2 of biology
chat|user story for agile project
chat|my username is too long
chat|what handle does a teapot have
chat|snap peas recipe
chat|snap to grid in inkscape
chat|fortnite season 5 release date
chat|i go by bus to school
chat|i go by my middle name
chat|youtube channel Kurzgesagt explains black holes
chat|my discord is so quiet
chat|my insta is getting weird comments
chat|my ign is taken
chat|my snapchat streak is 200
chat|i use github desktop
chat|search wikipedia on youtube
chat|is roblox down
chat|our discord is for revision only
chat|its lagging on discord
chat|im afk on minecraft
chat|the steam name for water vapour
chat|kahoot name ideas please
chat|epic poem name ideas
chat|called my_function in python
chat|a variable called total_sum
chat|what does sign in as administrator mean
chat|tagged union in typescript
chat|log in on moodle
chat|my alt key is stuck
chat|block called div
chat|report on volcanoes
chat|message queue in kafka
chat|follow the steps on geogebra
chat|search algorithms in python
chat|the tag is <div>
chat|post office protocol
chat|call me on whatsapp
chat|u/s means unserviceable
chat|distance = u/t + at/2
chat|add x on both sides
chat|add tert-butyl on the ring
chat|duolingo is better than memrise
chat|minecraft speedrun tips
chat|how to spell onomatopoeia on kahoot
chat|is codecademy good
chat|my chess rating is 1500 on lichess
chat|spotify wrapped
chat|the riot act of 1714
chat|goodreads rating of dracula
chat|viber vs whatsapp
chat|use replit for python
chat|strava for running
figures|who was Chinua Achebe
figures|summary of Things Fall Apart by Chinua Achebe
figures|how does Okonkwo change in Things Fall Apart
figures|Rosa Parks refused to give up her seat
figures|why did Gandhi march to the sea
figures|Nelson Mandela was in prison for 27 years
figures|compare Macbeth and Banquo
figures|what did Florence Nightingale do
figures|Boo Radley in To Kill a Mockingbird
figures|is Katniss Everdeen a hero
figures|Piggy and Ralph argue about the conch
figures|Haile Selassie ruled Ethiopia
figures|Kwame Nkrumah led Ghana to independence
figures|Jomo Kenyatta biography
figures|Malala Yousafzai wrote I am Malala
figures|Marie Curie discovered radium
figures|how did Alan Turing break Enigma
misc|Lake Victoria is in Africa
misc|Victoria is the capital of Seychelles
misc|Florence is in Italy
misc|Sydney has a famous opera house
misc|Rowan trees grow in Scotland
misc|Jasmine and Rose are flowers
misc|April has 30 days
misc|June is hotter than May
misc|Basil goes well with tomato
misc|Ruby on Rails tutorial
misc|use the Jupyter Notebook for Pandas
misc|Python class Person has a name
misc|Android Studio and Kotlin
figures|Elon Musk bought Twitter
figures|Taylor Swift songs about breakups
figures|Lionel Messi or Cristiano Ronaldo
misc|Mario Kart tracks
misc|Zelda and Link
figures|Percy Jackson is a demigod
figures|Simba in The Lion King
figures|Anansi the spider stories
figures|Chimamanda Ngozi Adichie We Should All Be Feminists
figures|Wole Soyinka poem Abiku
figures|Carol Ann Duffy Valentine
misc|the Battle of Hastings
misc|Treaty of Waitangi
misc|Mount Kilimanjaro height
misc|Victoria Falls
figures|Tolpuddle Martyrs
misc|Magna Carta
misc|Industrial Revolution
misc|Spinning Jenny
misc|Pythagoras theorem
misc|Hooke's law
misc|Avogadro number
misc|Bernoulli trial
misc|Gauss elimination
misc|Lagrange multiplier
figures|Roald Dahl was born in Wales
figures|Miss Trunchbull is cruel
figures|Mr Birling in An Inspector Calls
figures|Sheila Birling changes
figures|Eva Smith symbolises
figures|Inspector Goole
figures|Lady Macbeth and guilt
misc|Atticus Finch is a lawyer
figures|Scout and Jem
figures|George and Lennie dream of a farm
figures|Curley's wife is lonely
figures|Crooks in Of Mice and Men
figures|Napoleon the pig
figures|Boxer works hard
figures|Jay Gatsby parties
figures|Nick Carraway is the narrator
misc|Ponyboy and Johnny hide in the church
figures|Bruno and Shmuel
misc|Oliver Twist asks for more
figures|Pip meets Magwitch
figures|Heathcliff and Catherine
figures|Jane Eyre and Mr Rochester
figures|Juliet takes the potion
figures|Romeo kills Tybalt
figures|Othello trusts Iago
figures|Prospero frees Ariel
figures|Portia and Shylock
figures|Beatrice and Benedick argue
figures|Lysander loves Hermia
figures|Tutankhamun's tomb
figures|Ramses the Great
figures|Akbar and the Mughal empire
figures|Shah Jahan built the Taj Mahal
figures|Mansa Musa pilgrimage to Mecca
figures|Shaka Zulu tactics
figures|Chinggis Khan conquests
figures|Empress Wu
figures|Sundiata epic
figures|Olaudah Equiano narrative
figures|Mary Seacole nurse
figures|Emmeline Pankhurst suffragettes
figures|Owain Glyndwr rebellion
figures|Michael Collins and the Irish civil war
figures|Wolfe Tone
figures|Bobby Sands hunger strike
figures|Kobe Bryant stats
figures|Serena Williams grand slams
figures|Usain Bolt record
figures|Mo Farah 10000m
misc|Wangari Maathai planted trees
misc|Samsung Galaxy vs Google Pixel
misc|Ben 10 omnitrix
figures|Dora the Explorer
figures|SpongeBob and Patrick live in Bikini Bottom
misc|Maya civilization calendar
misc|the Harappan script
misc|Ashanti gold
misc|Yoruba masks
misc|Swahili verbs
misc|Igbo proverbs
misc|Danish and Norwegian are similar
misc|Hindi grammar cases
figures|The Wright brothers flew at Kitty Hawk
misc|Johnny has 5 apples and gives 2 to Sara
misc|Amir runs twice as fast as Leah. How long does it take
misc|Priya buys 3 pens for $4, how much for 7
misc|If Tom is 3 years older than Jerry
misc|Ali and Ben share sweets in ratio 2:3
figures|Who painted the Girl with a Pearl Earring
figures|Vermeer lived in Delft
figures|Compare Ralph and Jack in Lord of the Flies
figures|How is Curley's wife presented
figures|Explain why Lennie kills Curley's wife
figures|What does Simon represent
figures|Was Brutus right to kill Caesar
figures|Frida Kahlo self portrait analysis
figures|Who is Scout Finch
figures|Describe Miss Havisham
figures|Usain Bolt ran 100m in 9.58 s
figures|Ada Lovelace and Charles Babbage
misc|the Nile flows through Sudan
misc|Mount Etna erupted
misc|Santiago is the capital of Chile
misc|Lagos is bigger than Abuja
misc|Georgia borders Armenia
misc|Chad and Niger
misc|Jordan exports potash
misc|Paris Agreement targets
misc|Kelvin scale
misc|Ohm and Ampere
misc|Celsius to Fahrenheit
misc|Coulomb force
misc|Joule is a unit
misc|Amber is fossil resin
misc|Ruby and sapphire are corundum
misc|Ivy climbs walls
misc|Heather grows on moors
misc|Olive oil density
misc|Penny saved is a penny earned
misc|Grace under pressure meaning
misc|Hope is the thing with feathers
figures|Harry Styles lyrics
figures|Billie Eilish new song
figures|Lewis Hamilton pole positions
figures|Emma Raducanu won the US Open
figures|Ariana Grande vocal range
misc|Mario and Luigi
figures|Lara Croft
misc|Sonic and Tails
misc|Pikachu evolution
misc|Elsa and Anna
figures|Moana songs
figures|Shrek and Donkey
misc|Django vs Flask
misc|Julia language arrays
misc|Ruby gems
misc|Jenkins pipeline
misc|Docker and Kubernetes
misc|Ada is a language
misc|Pascal syntax
misc|Haskell monads
figures|Claude Monet water lilies
figures|Victor Hugo novels
figures|Jane Goodall chimpanzees
figures|Sir Isaac Newton apple
figures|Queen Nzinga of Ndongo
figures|Yaa Asantewaa war
figures|Toussaint Louverture revolution
figures|Simon Bolivar liberation
figures|Emiliano Zapata
figures|Tupac lyrics as poetry
figures|Maya Angelou Still I Rise
figures|Langston Hughes Harlem
figures|Benjamin Zephaniah poem
figures|Imtiaz Dharker Tissue
figures|Seamus Heaney Storm on the Island
figures|Wilfred Owen Exposure
figures|Carol Rumens
figures|Ted Hughes Bayonet Charge
figures|Percy Shelley Ozymandias
figures|Lady Capulet anger
figures|Nurse and Friar Laurence
figures|the Montagues
misc|Tom has twice as many marbles as Priya
misc|Zara cycles at 12 km/h. When does she arrive
misc|Ahmed invests 500 at 3 percent
misc|A B and C share in ratio
misc|the Riemann sum
misc|Fermat's little theorem
misc|Bayes theorem example
misc|Venn diagrams
misc|Punnett square
misc|Krebs cycle
misc|Golgi apparatus
misc|Bunsen burner
misc|Petri dish
misc|Van de Graaff generator
misc|Doppler shift
misc|Haber process
misc|Chernobyl disaster
misc|Hiroshima bombing
figures|Auschwitz survivors
figures|Anne Frank diary
figures|Corrie ten Boom
figures|Oskar Schindler
figures|Viktor Frankl
misc|why did Macduff kill Macbeth
misc|who discovered penicillin
misc|Tell me about Nefertiti
misc|Compare Elizabeth I and Mary I
misc|is Snape evil
misc|what happens to Lennie
misc|Malcolm X speeches
misc|Alan Shearer goals
misc|Greta Thunberg speech analysis
misc|explain Mendel's peas
misc|Darcy proposes to Elizabeth
misc|Nelson Mandela quotes
misc|the moons of Jupiter
misc|Great Barrier Reef
misc|Silicon Valley
misc|Boston Tea Party
misc|Washington DC monuments
misc|what is Bluetooth
misc|Spotify algorithm
misc|Tesla coil
misc|Maria is 3 years older than Leo. How old is each?
misc|a car number 4471 in a set of 9999
misc|my favourite youtuber is MrBeast
misc|order no 448190 never came
misc|minecraft version 1.20.4
misc|chapter 4 exercise 12b
misc|model number WH-1000XM4
misc|flight BA2490 delay
misc|tracking number RM448190227GB
misc|what does @Override do
misc|how to follow through in tennis
misc|steam is water vapour
misc|my insta got deleted
misc|add me to the google doc
misc|page no 1042
misc|pi is 3.14159265
misc|call a function named get_data
misc|April showers bring May flowers
misc|Robin Hood legends
misc|Peter Pan and Wendy
misc|Patience is needed in maths
misc|Mercy is a theme in The Merchant of Venice
misc|what does Portia say about mercy
misc|Precious metals are unreactive
misc|Wisdom teeth removal
misc|Loveness of the poem
misc|Grace and Hope are abstract nouns
misc|Blessing in disguise meaning
misc|Noah and the ark
misc|Moses parted the sea
misc|Lazarus rose from the dead
misc|Shadrach Meshach and Abednego
misc|Zechariah and Malachi are prophets
misc|the Book of Nehemiah
misc|Khan Academy has a unit on decimals
misc|is there a Khan Academy course for this
misc|Code Academy has free lessons on loops
misc|the Academy has given the award to her film
misc|Stanford has an open course on it
misc|Monsters University has a funny scene
everyday|the show is turning 10 on June 9, fan page text please
everyday|our theatre is turning 100 on March 2
everyday|the band turns 20 on August 17, is there a concert
books|Bronte, Emily – Wuthering Heights
books|Orwell, George - 1984, for the reading list
books|Shelley, Mary – Frankenstein
books|Dickens, Charles – Oliver Twist, two copies
history|Darwin's parents lived in Shrewsbury
history|the Beatles came from Liverpool and played in Hamburg
history|Dickens grew up in Chatham, then his family moved to London
history|Keats lived in Hampstead and died in Rome
numbers|set 3 has five elements and set 4 has six
numbers|is the exam in room 14 or in the hall
numbers|how do I get from room 9 to room 21 without the stairs
numbers|the fire drill starts near room 3
numbers|which is colder, room 8 or room 30, if both lose 2 degrees an hour
numbers|Section 3.2, question 4, where do I start
code|TestCase02 passes, TestCase03 does not
code|TestRunner01 says the file is missing
code|why does Player01 move through the wall in my pygame
history|apush period 5 civil war summary
history|period 7 of US history in ten dates
history|period 3 history of Japan, key rulers
history|period 6 history of Europe, 1871 to 1914
science|period 3 elements from sodium to argon
science|why do atoms get smaller across period 2
science|is calcium in period 4 or period 3
code|what does block 2 of this script return
code|set 3 as the default value
misc|section 4 of my essay is too long
misc|section 2 question 5, which answer is right
misc|room 101 in Orwell's 1984, what is inside
`;
