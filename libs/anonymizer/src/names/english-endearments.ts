/**
 * Everyday forms that the table of them lacks: the full name, then what its bearers are called by. They only tell who is meant:
 * to find a name in a message they are too short, and too often words.
 */
const FORMS = `
abdullah: abdul; abdulrahman: abdul; abhishek: abhi; adebayo: bayo ade; aditya: adi; agatha: aggie; agnes: aggie; aishwarya: aish
alastair: al ali; alejandra: ale; alejandro: ale; alfred: alf alfie; alistair: al ali; amanda: mandy; angela: angie ange
angelica: angie; anjali: anju; antonia: toni; antonio: tony; archibald: archie; arnold: arnie; augustus: gus; ayodele: ayo dele
ayomide: ayo mide; babatunde: tunde; barnaby: barney; bartholomew: bart; beatrice: bea; beatrix: bea trixie; benedict: ben
bernadette: bernie; bernard: bernie; bethany: beth; brianna: bri; bridget: bridie; brittany: britt; calvin: cal; camilla: millie
cassandra: cass cassie; catalina: cata; cecilia: cece; chiamaka: amaka; chukwuemeka: emeka; clarissa: clary; clementine: clemmie
clifford: cliff; constance: connie; cordelia: delia; cornelius: neil; daniela: dani; danielle: dani; delilah: lila; dominique: nikki
douglas: doug dougie; edith: edie; edmund: eddie ned; eduardo: lalo eddie; edwin: ed eddie; eleanor: nell nellie; elliott: ell; emma: em emmy
emmanuel: manny; enrique: quique; ernest: ernie; esther: essie; eugene: gene; evangeline: evie; evelyn: evie; ezekiel: zeke
fatima: fati; felicity: flick fliss; ferdinand: ferdie; fernanda: fer nanda; fernando: nando; finley: fin finn; florence: flo flossie
folasade: sade; frances: fran frankie; francesca: fran; francisco: paco; gabriela: gabi gaby; gabriella: gabby; genevieve: gen evie
geoffrey: geoff; george: georgie; georgia: georgie; georgina: georgie gina; gillian: gill gilly; guadalupe: lupe lupita
guillermo: memo; gwendolyn: gwen; hamish: hame; harriet: hattie; hector: heck; henrietta: hettie etta; herbert: herb bertie
hermione: mione; hezekiah: zeke; howard: howie; hubert: bert; ignacio: nacho; ignatius: iggy; imogen: immy; isaac: ike
isadora: dora; isaiah: zay; isidore: izzy; jacqueline: jackie; jamal: jam; jasmine: jas jazz; jeremiah: jem jerry; jeremy: jem jez
jerome: jerry; jesus: chuy; jillian: jill; joanna: jo joey; joanne: jo; jocelyn: joss; julia: jules; juliet: jules; juliette: jules
katarina: kat; kathleen: kath kathy; kieran: kier; krishna: krish; krishnan: krish; kristen: kris; kristina: kris tina
kristopher: kris; leonard: len lenny; leonardo: leo; leopold: leo; leroy: roy; leslie: les; lillian: lil lily; lindsay: linz
loretta: lori; lorraine: lori; louis: lou; louisa: lou; louise: lou; lucille: lucy; lucinda: lucy; mackenzie: mack kenzie
magdalena: lena magda; malcolm: mal; manuel: manny; marcus: marc; marjorie: marj; martin: marty; maurice: mo; melanie: mel
melissa: mel; mercedes: mercy; meredith: merry; mildred: millie; millicent: millie; miranda: mandy; miriam: mimi; mitchell: mitch
montgomery: monty; mortimer: mort; natalia: talia nat; natasha: tasha nat; nicola: nicky nic; nicole: nikki nicky nic; nigel: nige
norman: norm; obinna: obi; octavia: tavi; oliver: ollie oli; oluwafemi: femi; oluwaseun: seun; oluwatobi: tobi; oscar: ozzy
philippa: pip pippa; priscilla: cilla; priyanka: priya; prudence: pru; quentin: quin; rafael: rafa; rajesh: raj; rajiv: raj
randolph: randy; rebekah: becky bekah; regina: gina; reginald: reg reggie; roberta: bobbie; roberto: beto; rodney: rod
rosalie: rosie; rosalind: roz ros; rosanna: rosie; rosemary: rosie; roxanne: roxy; rupert: rup; russell: russ; santiago: santi
savannah: sav; sebastian: seb; serena: rena; siddharth: sid; sidney: sid; solomon: sol; sophia: soph; sophie: soph; stanley: stan
stuart: stu; stewart: stu; susannah: sue susie; suzanne: sue suzie; tabitha: tabby; tamara: tammy; tatiana: tati; temitope: temi tope
terence: terry tel; teresa: tess terri; theresa: tess terri; thaddeus: thad; tiffany: tiff; tobias: toby; trevor: trev
tristan: tris; valentina: val; valeria: val; valerie: val; vanessa: ness nessa; veronica: ronnie; victor: vic; vikram: vik
virginia: ginny; vivian: viv; vivienne: viv; walter: walt wally; wesley: wes; wilhelmina: mina; winifred: winnie; xavier: xavi
yasmin: yaz; yasmine: yaz; zachariah: zach zack
`;

const peopleOf = new Map<string, string[]>();
for (const line of FORMS.trim().split(/[;\n]\s*/)) {
  const [full, forms] = line.split(': ');
  for (const form of forms!.split(' ')) peopleOf.set(form, [...(peopleOf.get(form) ?? []), full!]);
}

/** The full names that a lower-case English word may be short for, besides those of the table. */
export const alsoShortFor = (word: string): readonly string[] => peopleOf.get(word) ?? [];
