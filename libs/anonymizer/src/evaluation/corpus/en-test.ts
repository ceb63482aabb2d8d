/** English, test half: no rule was written with these in view. */
export const EN_TEST = `
person|Hi, I am {full} and I need help with fractions
person|{full} keeps copying my homework
person|Yesterday {full} broke my pencil case
person|Write a birthday card for {full}
person|My lab partner is {full}
person|How do I tell {full} that I am moving away?
person|{full} and {full2} are in my group
person|Submitted by {full}
person|I sit next to {full} in math
person|This essay is by me, {full}
person|{bare} didn't come to school today
person|I had a fight with {bare} about the game
person|Can you help me write an apology to {bare}?
person|{bare}'s mom said we can have a sleepover
person|my cousin {bare} is allergic to peanuts
person|I think {bare} likes me
person|{formal} gave us too much homework
person|Please remind {formal} about the trip
person|our science teacher is {formal}
noisy|lower|my name is {full} and i am 12
noisy|lower|{full} is my best friend
noisy|lower|i have a crush on {full}
noisy|lower|can you tell {bare} to call me
noisy|lower|me and {bare} are going to the mall
noisy|typo|My friend {full} is sick
noisy|typo|I was talking to {full} after class
noisy|glyph|My name is {full}
noisy|glyph|Please ask {full} about it
contact|email|email me at {email} please
contact|email|my address is {email}, send it there
contact|email|you can reach me on {emailWords}
contact|url|check out my page {url}
contact|url|my photos are at {url} if you want to see
contact|card|my mom's card number is {card}
contact|card|can I pay with {card}?
phone|my number is {phoneEn}
phone|text my dad at {phoneEn} please
phone|{phoneEn} is my new phone
phone|You can call us on {phoneEn} after 5
id|my social security number is {ssn}
id|SSN: {ssn}
id|my passport number is {passportEn}
id|student ID {studentId}
id|IBAN {iban}
id|my student number is {studentId} and I can't log in
dob|I was born on {dobEn}
dob|my birthday is {dobEn}
dob|DOB: {dobEn}
dob|my little sister was born {dobEn}
address|I live at {addressEn}
address|my home address is {addressEn}
address|come over to {addressEn} at 5
address|send the package to {addressEn}
town|I live in {townEn}, what is the weather like?
town|we just moved here from {townEn}
town|I'm from {townEn}
school|I go to {schoolEn}
school|I am a student at {schoolEn}
school|{schoolEn} is my school
school|we just transferred to {schoolEn}
class|I'm in class {classEn}
class|our class {classEn} is going on a trip
class|I am in {classEn}
handle|my insta is {handle}
handle|follow me {handle}
handle|my roblox username is {nick}
handle|add me on discord: {nick}
mixed|I'm {full}, class {classEn}, {schoolEn}, call me {phoneEn}
mixed|My name is {full}, born {dobEn}, I live at {addressEn}, email {email}
`;
