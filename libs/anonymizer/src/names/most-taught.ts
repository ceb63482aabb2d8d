import { caseStem } from './case-stem.js';

/**
 * Surnames that mean the figure also where a classmate bears them. Of the thousands of others that lessons speak of, few people
 * have heard: in a dialog about Mike Duffy, "Duffy" is he and not the poet.
 */
const NAMES = `
  пушкин лермонтов гоголь толстой достоевский чехов тургенев некрасов островский грибоедов крылов есенин маяковский блок ахматова
  цветаева пастернак бунин горький булгаков шолохов солженицын твардовский фет тютчев жуковский державин фонвизин карамзин радищев
  гончаров салтыков лесков куприн андреев набоков платонов бродский чуковский маршак барто михалков пришвин бианки паустовский
  носов драгунский гайдар ломоносов менделеев павлов попов циолковский королев гагарин терешкова суворов кутузов ушаков нахимов
  жуков рокоссовский ленин сталин троцкий хрущев брежнев горбачев ельцин путин медведев романов годунов ермак разин пугачев
  столыпин керенский колчак деникин репин шишкин левитан суриков васнецов айвазовский серов врубель малевич кандинский чайковский
  глинка мусоргский рахманинов шостакович прокофьев бородин шекспир дюма гюго гете шиллер байрон диккенс твен эдгар верн кэрролл
  андерсен перро наполеон эйнштейн ньютон дарвин галилей коперник архимед пифагор евклид виет фибоначчи паскаль ом ампер вольт
  фарадей тесла кюри моцарт бах бетховен онегин печорин базаров раскольников обломов чичиков хлестаков чацкий болконский безухов
  ростов каренина поттер холмс ватсон
  shakespeare dickens austen bronte orwell tolkien rowling dahl twain hemingway fitzgerald steinbeck poe wilde byron keats shelley
  wordsworth blake milton chaucer homer newton einstein darwin hawking curie tesla edison franklin galileo copernicus kepler
  lincoln washington jefferson roosevelt kennedy obama trump biden churchill thatcher gandhi mandela king parks napoleon hitler
  stalin lenin columbus cook nelson drake mozart bach beethoven chopin picasso monet potter holmes watson gatsby frost dickinson
  whitman angelou morrison
`;
const taught = new Set(NAMES.trim().split(/\s+/).map(stemOf));

/** Whether a lower-case word, in any case form, is the surname of one of those whom everybody has heard of. */
export const isMostTaught = (word: string): boolean => taught.has(stemOf(word));

function stemOf(word: string): string {
  return word.charCodeAt(0) < 0x400 ? word : caseStem(word);
}
