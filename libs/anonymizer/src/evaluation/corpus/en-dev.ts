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
`;
