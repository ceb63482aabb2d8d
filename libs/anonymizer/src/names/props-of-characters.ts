import { caseStem } from './case-stem.js';

/**
 * Those whom lessons call by a given name alone, and by what else a message tells that it speaks of them: "Dorian stabs the
 * painting". On each line the names, and behind the colon how words of their stories begin. Of the works and lives that schools
 * teach most.
 */
const STORIES = `
juliet romeo: montague, capulet, tybalt, mercutio, friar laurence
dorian: portrait, basil hallward
penelope circe calypso: weav, suitors, odysse, ithaca
cordelia regan: disown, king lear, goneril
miranda ariel: tempest, prospero, caliban, brave new world
ophelia gertrude: hamlet, nunnery, claudius
beatrice hero: benedick, leonato
viola olivia: orsino, illyria, malvolio
portia: shylock, casket, pound of flesh, bassanio
persephone demeter: seeds, pomegranate, hades, underworld
pandora: the jar, her box, 's box
shelley: ozymandias
lennie george candy curley: lennie, curley's wife, mice and men
scout jem atticus dill: radley, maycomb, mockingbird, atticus finch
jane bertha: rochester, red-room, thornfield
catherine cathy isabella: heathcliff, wuthering
emma harriet: mr knightley, box hill, highbury
lizzy elizabeth lydia charlotte: mr darcy, pemberley, wickham, netherfield
anne: annexe, boleyn, green gables, avonlea
catherine anne jane: henry viii, beheaded
ada: babbage, analytical engine, lovelace
alexander: worlds to conquer, darius, bucephalus
noah: the ark, genesis
moses aaron: commandments, pharaoh
david: goliath, bathsheba
jonah: nineveh
eve adam: serpent, forbidden fruit
joseph: many-coloured, potiphar, pharaoh
ralph jack piggy simon roger: conch, lord of the flies, littluns
daisy nick tom jordan myrtle: gatsby, west egg
winston julia: big brother, room 101, newspeak, thought police
victor elizabeth henry justine: frankenstein
hester pearl: scarlet letter, dimmesdale, chillingworth
holden phoebe: caulfield, phonies, catcher in
katniss peeta gale rue prim: hunger games, the capitol
lucy edmund peter susan: narnia, aslan, white witch
charlie veruca augustus violet: wonka, chocolate factory
matilda: trunchbull, miss honey, wormwood
alice: wonderland, mad hatter, cheshire cat
wendy peter: neverland, captain hook
dorothy: tin man, toto, emerald city
pip estella joe: havisham, magwitch, satis house
oliver nancy: fagin, workhouse, bill sikes
tim bob: scrooge, cratchit
ferdinand franz: sarajevo, archduke, went to war
harold: bayeux, arrow in his eye, battle of hastings
william: domesday, the conqueror
zelda link: hyrule, ganon, breath of the wild
родион родя соня сонечка дуня: раскольник, старуху-процентщиц, тварей дрожащ, мармеладов, свидригайл
руслан людмила: черномор, дерется с головой, наин, рогда
тихон катерина варвара борис: кабаних, кудряш, луч света в темном
ярослав владимир ольга игорь святослав: древлян, печенег, половц, крестил русь
алеша добрыня илья: змей горын, соловей-разбойник, соловьем-разбойником, характеры богатырей
андрей наташа пьер николай элен: под аустерлиц, болконск, безух, лысые горы
данила данилушка: медной горы, малахит, каменный цветок
настя митраша: кладовая солнца, лежачего камня, блудово болото, митраш
николай: отрекся от престола, распутин
петр: стрельцов, под полтавой, меншиков, лефорт
татьяна евгений ольга владимир: онегин, ленск, гремин
маша петр петруша: гринев, швабрин, савельич
григорий гриша аксинья наталья: тихий дон, тихого дона, мелехов
маргарита иван аннушка: воланд, берлиоз, понтий
лиза: эраст, бедная лиза, бедной лиз
алеша иван дмитрий митя: карамазов, зосим, смердяков
ваня ванька: на деревню дедушк
кай герда: снежная королева, снежной королев
элли: гудвин, страшил, тотошк
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
