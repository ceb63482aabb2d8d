import { caseStem } from './case-stem.js';

/**
 * Those whom lessons call by a given name alone, and by what else a message tells that it speaks of them: "Dorian stabs the
 * painting". On each line the names, and behind the colon how words of their stories begin. Of the works and lives that schools
 * teach most.
 */
const STORIES = `
juliet romeo: balcony, poison, potion, montague, capulet, tybalt, mercutio, verona
dorian: portrait, painting, basil hallward
penelope circe calypso: weav, loom, suitors, odysse, ithaca
cordelia regan: kingdom, disown, lear, goneril
miranda ariel: tempest, prospero, caliban, brave new world
ophelia gertrude: hamlet, nunnery, claudius
beatrice hero: benedick, messina, leonato
viola olivia: orsino, illyria, shipwreck, malvolio
portia: shylock, casket, pound of flesh, bassanio
persephone demeter: seeds, pomegranate, hades, underworld
pandora: the jar, her box, 's box
shelley: ozymandias, frankenstein
lennie george candy curley: puppy, lennie, mice and men
scout jem atticus dill: radley, maycomb, mockingbird, finch
jane bertha: rochester, red-room, thornfield, eyre
catherine cathy isabella: heathcliff, linton, wuthering
emma harriet: knightley, box hill, highbury
lizzy elizabeth lydia charlotte: darcy, pemberley, wickham, netherfield
anne: annexe, annex, boleyn, green gables, avonlea
catherine anne jane: henry viii, beheaded
ada: babbage, analytical engine, lovelace
alexander: worlds to conquer, darius, bucephalus, macedon
noah: the ark, genesis, the flood
moses aaron: red sea, commandments, pharaoh
david: goliath, bathsheba
daniel: lions' den
jonah: whale, nineveh
eve adam: eden, serpent, forbidden fruit
joseph: many-coloured, potiphar, pharaoh
ralph jack piggy simon roger: conch, lord of the flies, littluns
daisy nick tom jordan myrtle: gatsby, green light, west egg
winston julia: big brother, room 101, newspeak, thought police
victor elizabeth henry justine: frankenstein, geneva
hester pearl: scarlet letter, dimmesdale, chillingworth
holden phoebe: caulfield, phonies, catcher in
katniss peeta gale rue prim: hunger games, the capitol
lucy edmund peter susan: narnia, aslan, wardrobe
charlie veruca augustus violet: wonka, golden ticket, chocolate factory
matilda: trunchbull, miss honey, wormwood
alice: wonderland, rabbit hole, mad hatter, cheshire cat
wendy peter: neverland, captain hook, tinker
dorothy: tin man, toto, emerald city
pip estella joe: havisham, magwitch, satis house
oliver nancy: fagin, workhouse, gruel, sikes
tim bob: scrooge, cratchit
ferdinand franz: sarajevo, archduke, went to war
harold: hastings, bayeux, arrow in his eye
william: domesday, hastings, the conqueror
zelda link: hyrule, ganon, breath of the wild
родион родя соня сонечка дуня: раскольник, старуху, процентщиц, тварей дрожащ, мармеладов, свидригайл
руслан людмила: черномор, с головой, наин, рогда
тихон катерина варвара борис: кабаних, маменьк, калинов, кудряш, луч света
ярослав владимир ольга игорь святослав: древлян, печенег, половц, крестил русь, по всей европе
алеша добрыня илья: богатыр, змей горын, соловей-разбойник, соловьем-разбойником
андрей наташа пьер николай элен: аустерлиц, болконск, безух, лысые горы
данила данилушка: хозяйк, малахит, каменный цветок
настя митраша: кладовая солнца, лежачего камня, блудово болото, митраш
николай: отрекся, отречени, распутин
петр: стрельц, полтав, меншиков, лефорт
татьяна евгений ольга владимир: онегин, ленск, гремин
маша петр петруша: гринев, пугачев, швабрин, савельич
григорий гриша аксинья наталья: тихий дон, тихого дона, мелехов
маргарита иван аннушка: воланд, берлиоз, патриарш, понтий
лиза: эраст, бедная лиза, бедной лиз
алеша иван дмитрий митя: карамазов, зосим, старец, смердяков
ваня ванька: на деревню дедушк
кай герда: снежная королева, снежной королев
элли: изумруд, гудвин, страшил, тотошк
ассоль: алые паруса, алых парус
дина: костылин, жилин
`;

let byName: ReadonlyMap<string, readonly string[]> | undefined;

/** Whether a lower-case text tells of a character whom a lower-case name, in any case form, may name. */
export function isToldWithProps(name: string, lower: string): boolean {
  const props = (byName ??= readStories()).get(stemOf(name));
  return props?.some((prop) => beginsWord(lower, prop)) === true;
}

function readStories(): Map<string, string[]> {
  const stories = new Map<string, string[]>();
  for (const line of STORIES.trim().split('\n')) {
    const [names, props] = line.split(': ') as [string, string];
    for (const name of names.split(' ')) {
      const known = stories.get(stemOf(name));
      if (known === undefined) stories.set(stemOf(name), props.split(', '));
      else known.push(...props.split(', '));
    }
  }
  return stories;
}

const stemOf = (name: string): string => (name.charCodeAt(0) < 0x400 ? name : caseStem(name));

function beginsWord(lower: string, prop: string): boolean {
  const at = lower.indexOf(prop);
  return at === 0 || (at > 0 && !/[a-zа-я]/.test(lower[at - 1]!));
}
