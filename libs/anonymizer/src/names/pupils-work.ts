import type { TextDocument } from '../text/document.js';
import type { NameChain } from './name-chain.js';

/** What pupils hand in, act and present: lessons speak of it beside the names of those who do. */

const WORK =
  /доклад|реферат|презентац|проект|сочинени|сообщени|наизусть|рол[ьи](?![а-я])|спектакл|олимпиад|конкурс|классный час|решени[еия](?![а-я])|черновик|эссе|контрольн|диктант|изложени|викторин|выставк|урок|\b(?:report|essay|project|presentation|speech|poster|slides|assembly|school play|debate|talent show|science fair|spelling bee|quiz|homework|incident|detention slip|behaviou?r (?:report|note|log)|warning)\b/;
const DONE_BEHIND =
  /^ (?:(?:не|снова|уже|тоже|завтра|сегодня|вчера|опять|лучше всех|у нас|is|was|just|already) ){0,2}(?:сда(?:л|ла|ет|ст)|готов(?:ит|ил|ила)|подготов|дела(?:ет|л|ла)|сделал|защи(?:ща|тил)|выступ|прочита|читал|читает|расска(?:зал|зыва)|написал[аи]? (?:сочинени|доклад|реферат|контрольн|диктант|эссе|изложени|конспект|лучше)|нарисовал|играет|играл|сыгра|получил|списал|выучил|вед[её]т|пров[её]л|проведет|задал|участву|занял|выиграл|(?:did|does|doing|wrote|read|reads|gave|giving|presented|presenting|made|playing|plays|played|argued|finished|turned in|submitted|memorized|recited|won|got|send|hand in|turn in|finish|lend|disrupted|threw|pushed|kicked|punched|swore|shouted|refused|interrupted|bullied|fought|misbehaved|ripped|damaged) )/;
const DONE_BEFORE =
  /(?:дела(?:ет|л|ла)|(?:на)?писал[аи]?|диктовал[аи]?|решал[аи]?|рисовал[аи]?|выполнил[аи]?|подготовил[аи]?|готовит|игра(?:ет|л|ла)|сыгра(?:ет|л|ла)|достал(?:ась|ось|ся)|дали|поручили|вед[её]т|пров[её]л[аи]?|проведет|выступ(?:ит|ал[аи]?|ает)|сдал[аи]?|рассказал[аи]?|прочитал[аи]?|выиграл[аи]?|(?:by|played by|presented by|partner is|partner,)) $/;

const TEACHES =
  /^ (?:(?:уже|опять|сегодня|вчера|нам|мне|всем|просто) ){0,2}(?:задал|задает|сказал|говорит|объясн|рассказ|вед[её]т |вела |поставил|ставит|проверя|проверил|требует|попросил|просила?|велел|спраш|спросил|разобра|занизил|кричит|ор[её]т|болеет|отменил)/;

const isSpace = (text: string, at: number): boolean => text.charCodeAt(at) === 0x20;

/** "доклад по Пушкину делает …", "… did her report on Rosa Parks": the name is that of the pupil. */
export function isOfPupilAtWork({ lower, tokens }: TextDocument, chain: NameChain): boolean {
  const start = tokens[chain.first]!.start;
  if (chain.patronymic !== undefined && TEACHES.test(lower.slice(chain.end, chain.end + 40))) return true;
  const isDoer =
    (isSpace(lower, chain.end) && DONE_BEHIND.test(lower.slice(chain.end, chain.end + 48))) ||
    (isSpace(lower, start - 1) && DONE_BEFORE.test(lower.slice(Math.max(0, start - 24), start)));
  return isDoer && WORK.test(lower.slice(Math.max(0, start - 80), chain.end + 80));
}
