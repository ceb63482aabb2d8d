import { MAIL_PROVIDERS } from '../recognizers/generic/domains.js';

/** Frequent words of chats that the lists of names and of dictionary words lack. Nobody is told by one of them. */
const FREQUENT = new Set(
  `хочу хочет хочешь хотят хотел хотела могу может можешь можем могут мог могла надо нужен нужна нужно нужны
  знаю знаешь знает знаем знают знал знала люблю любишь любит любим любят любил любила вижу видит видел видела
  пиши пишу пишет пишем писал писала скажи скажу скажет скажите сказал сказала говорю говорит говорят думаю думает
  иду идет идем идут шел шла ушел ушла пошел пошла хожу ходит ходим ходят еду едет едем сижу сидит живу живет живем
  дай дайте дал дала возьми взял взяла пришли прислал прислала отправь отправил отправила отвечает ответь ответил
  делаю делает сделай сделал сделала стал стала стали был была были буду будет будем будут есть нет
  помоги помогите помогает помог помогла объясни объясните объясняет слушай слушает смотри смотрит учу учит учусь учится
  боюсь боится кажется нравится осталось отличается называется значит забыл забыла потерял потеряла
  какой какая какое какие какого какую каком какими такой такая такое такие такого такую таком любой любая любое любые
  этот эта эти этого этой этому этим этих тот те того той тому тем тех весь вся всего всей всем всех сам сама само сами
  который которая которое которые которого которой другой другая другое другие свой своя свое свои своего своей
  ребенок ребенка ребенку дети детей класса классе подпишись подпишитесь домашка домашку домашкой
  смс егэ огэ впр рф сша кг км см мм мин сек руб
  ma'am css sql php mondays tuesdays wednesdays thursdays fridays
  https http www html pdf doc docx ppt pptx xls xlsx jpg png txt zip exe git npm java python const init null json
  won't don't can't isn't aren't wasn't doesn't didn't couldn't wouldn't shouldn't haven't hasn't
  it's that's what's let's he's she's there's i'll i'd i've you're you'll we're we'll they're
  iphone android windows google wifi spanish french german english russian christmas halloween easter`.split(
    /\s+/,
  ),
);

/** Whether the word, in lower case, is so common in chats that it is nobody's: a letter, a word of every day, a mail host. */
export function isChatWord(word: string): boolean {
  return word.length === 1 || FREQUENT.has(word) || MAIL_PROVIDERS.has(word);
}
