/** English messages written out, test half: no rule was written with these in view. `{PERSON=…}` is a value as it stands. */
export const WRITTEN_EN_TEST = `
person|Can I sit with {PERSON=Leona} tomorrow?
person|{PERSON=Bradley Kemp} tripped me
person|my math teacher {PERSON=Mr. Ostrowski} is sick
person|I went camping with {PERSON=Rohan} and {PERSON=Elsie}
person|this was written by my friend {PERSON=Jada}
person|{PERSON=Tobias} says hi
person|Student: {PERSON=Marisol Vega}, {CLASS=7C}
person|My stepbrother {PERSON=Kyle} is annoying
person|our drama coach {PERSON=Ms. Lindgren} left
person|{PERSON=Winnie}, can you read this?
person|mom of {PERSON=Jasper Quinn} here
person|please help {PERSON=Nadia} with fractions
person|{PERSON=Ethan} lost my charger
person|Regards, {PERSON=Paula Brandt}
person|I'm {PERSON=Soren}
person|my cousins {PERSON=Ana} and {PERSON=Leo} visited
person|{PERSON=Mrs. Adeyemi} emailed my dad
person|I got paired with {PERSON=Gwen}
noisy|i'm {PERSON=marcus hill}
noisy|my name is {PERSON=bethany}
noisy|my friend {PERSON=Chritsian}
noisy|teacher {PERSON=mrs lopez}
noisy|MY NAME IS {PERSON=CARLOS MENDEZ}
noisy|my bff {PERSON=Sоphiа}
contact|email {EMAIL=leona.k@yahoo.com}
contact|see {URL=https://www.tiktok.com/@jadadances}
phone|call {PHONE=(503) 555-0188}
phone|text {PHONE=503-555-0144}
contact|card {card}
id|SSN {ID=456-78-9012}
id|student ID {ID=S2210045}
dob|born {DOB=May 30, 2011}
dob|DOB {DOB=2010-09-09}
address|I live at {ADDRESS=14 Hawthorn Road}
address|address: {ADDRESS=901 Lakeview Drive, Madison, WI 53703}
town|I live in {TOWN=Tampa}
school|I go to {SCHOOL=Ridgeview High School}
class|I'm in {CLASS=8A}
handle|insta {HANDLE=@leona.kk}
handle|roblox {HANDLE=BradTheBest9}
`;
