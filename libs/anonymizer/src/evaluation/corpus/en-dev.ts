/** English, development half: rules may be written with these in view. */
export const EN_DEV = `
person|My name is {full}, explain photosynthesis
person|My friend {full} is sick today
person|Can you write a letter to {full}?
person|{full} lives next door to me
person|I am {full} from the chess club
person|{full} was mean to me at lunch
person|Tell {full} that practice is cancelled
person|I got a message from {full}
person|My classmates {full} and {full2} won
person|Student name: {full}
person|{bare} is my best friend
person|I went to the park with {bare}
person|{bare} said the test is tomorrow
person|How do I make up with {bare}?
person|my brother {bare} broke my tablet
person|hey {bare}, what's the homework?
person|what should I get {bare} for Christmas
person|{formal} is my favorite teacher
person|I have a question for {formal}
person|my teacher {formal} is strict
noisy|lower|hi my name is {full}
noisy|lower|i'm {full}
noisy|lower|my friend {full} is nice
noisy|lower|i went home with {bare}
noisy|lower|{bare} told me a secret
noisy|typo|My name is {full}
noisy|typo|My classmate {full} won the race
noisy|glyph|I am {full}
noisy|glyph|Tell {full} hello
contact|email|my email is {email}
contact|email|write to {email} ok?
contact|email|my email: {emailWords}
contact|url|my site is {url}
contact|url|look at {url}
contact|card|card number {card}
contact|card|the card is {card}
phone|call me at {phoneEn}
phone|my phone number: {phoneEn}
phone|here's my cell {phoneEn}
id|my ssn is {ssn}
id|passport {passportEn}
id|my student id is {studentId}
id|my iban is {iban}
dob|i was born {dobEn}
dob|date of birth {dobEn}
dob|my bday is {dobEn}
address|my address is {addressEn}
address|I live at {addressEn} with my mom
address|meet me at {addressEn}
town|i live in {townEn}
town|i am from {townEn}
school|i go to {schoolEn}
school|my school is {schoolEn}
school|I study at {schoolEn}
class|i am in class {classEn}
class|I'm in {classEn}
handle|my snapchat is {nick}
handle|find me on instagram {handle}
handle|username: {nick}
mixed|{full}, {dobEn}, {phoneEn}, {email}
mixed|my name is {full} and i go to {schoolEn} and my number is {phoneEn}
person|This is {full}, I forgot my password
person|Do you know {full}?
person|{full} sits behind me and talks all the time
person|I got paired with {full} for the project
person|Group members: {full}, {full2}
person|From: {full}
person|{full} and I are making a poster
person|Why is {full} ignoring me?
person|I want to invite {full} to my party
person|My neighbor {full} has a big dog
person|The winner of our class is {full}
person|Help me write a thank you note to {full}
person|Signed, {full}
person|Please call {full} for me
person|I borrowed a book from {bare}
person|{bare} has a new puppy
person|Yesterday {bare} and {bare2} fought
person|I'm worried about {bare}
person|My mom and {bare} went shopping
person|Is it ok to copy {bare}'s notes?
person|Say happy birthday to {bare} for me
person|I was playing with {bare} at recess
person|{bare} won't talk to me anymore
person|{formal} said I can retake the quiz
person|Can you write an email to {formal}?
person|I love {formal}'s class
noisy|lower|{full} pushed me
noisy|lower|i sit next to {full}
noisy|lower|yesterday {bare} hit me
noisy|lower|{bare} and i are partners
noisy|lower|please tell {formal} i am sick
noisy|typo|I sit next to {full}
noisy|typo|{full} is my neighbor
noisy|glyph|My friend {full} moved away
noisy|glyph|I met {full} yesterday
contact|email|You can write me: {email}.
contact|email|{email} is my mom's email
contact|email|contact {emailWords}
contact|url|here's my channel {url}, subscribe
contact|url|I posted it ({url})
contact|card|someone used {card} to buy games
contact|card|pay with card {card} exp 05/27
phone|our home phone is {phoneEn}
phone|Dad's cell: {phoneEn}
phone|you can text {phoneEn} anytime
phone|I got a call from {phoneEn}, who is it?
id|Social Security {ssn}
id|my mom's passport is {passportEn}
id|Student number: {studentId}
id|login id {studentId}
dob|Born: {dobEn}
dob|I turned 12, I was born on {dobEn}
dob|{dobEn} is my birthday
dob|My birth date is {dobEn}
address|We moved to {addressEn}
address|Deliver it to {addressEn}
address|My grandma lives at {addressEn}
address|Our house is {addressEn}, come by
town|My family lives in {townEn}
town|We come from {townEn}
town|i moved to {townEn} last year
school|She goes to {schoolEn}
school|Our team beat {schoolEn}
school|my brother is at {schoolEn}
school|I attend {schoolEn} and love it
class|She is in {classEn}
class|Class {classEn} won the game
class|my class is {classEn}
handle|my tiktok is {handle}
handle|my username is {nick}
handle|DM me {handle}
mixed|{full} from {schoolEn}, phone {phoneEn}
mixed|Contact: {full}, {addressEn}, {email}
`;
