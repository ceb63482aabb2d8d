// Words that stand beside a name, even with a capital letter, without belonging to it.
const STOP = new Set(
  `а и но или да нет не ни же ли бы в во на с со к ко у о об от до из за по под над при про для без через между как так
  что чтобы кто где когда куда откуда почему зачем если то это этот эта эти тот та те все всё весь я ты он она оно мы вы
  они меня тебя его ее её нас вас их мне тебе ему ей нам вам им мой моя моё мое мои твой твоя наш наша ваш ваша свой своя
  сам сама был была были есть будет уже еще ещё тоже только очень можно нужно надо пожалуйста привет здравствуйте спасибо пока
  помоги помогите объясни расскажи скажи напиши подскажи реши сегодня вчера завтра потом сейчас тут там здесь вот ну
  январь января февраль февраля март марта апрель апреля май мая июнь июня июль июля август августа сентябрь сентября
  октябрь октября ноябрь ноября декабрь декабря понедельник вторник среда среду четверг пятница пятницу суббота субботу воскресенье
  россия россии россию русь руси москва москвы москве урок урока класс класса школа школы школе задача
  телефон почта адрес номер тел email паспорт снилс инн сказал сказала говорит пошел пошла пришел пришла дал дала взял взяла
  мама папа брат сестра друг подруга учитель учительница прошу просим лол кек олимпиада олимпиады олимпиаде олимпиаду олимпиадой
  the a an and or but not no of in on at to for from with by as is are was were be been am do does did has have had will
  would can could may might must shall should i you he she it we they me him her us them my your his its our their this
  that these those who what when where why how which if then than so too also just only very please hi hello hey thanks
  yes ok okay said says say told tell asked ask wrote lives live likes like goes go went gets got gave give came come
  january february march april june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday english math maths history school class grade email phone number address help explain
  name names vs s t re ve ll d m now today tomorrow yesterday here there because about after before while until since both all any some
  scored plays played sits sat keeps kept wants wanted needs needed thinks thinks knows knew loves loved hates hated has hasn't isn't
  i'm i've i'll i'd you're you've he'll she'll we're we've we'll they're they've don't can't won't isn't aren't didn't doesn't
  wasn't weren't couldn't wouldn't shouldn't haven't hadn't what's that's it's there's who's let's santa easter
  jurassic triassic cretaceous permian devonian silurian ordovician mesozoic cenozoic palaeozoic paleozoic precambrian carboniferous pleistocene
  holocene edexcel aqa ocr wjec eduqas ccea waec jamb cbse icse ielts toefl again always never really still already back home soon later`.split(
    /\s+/,
  ),
);

/** Whether the word never is a part of a person's name. */
export function isStopWord(word: string): boolean {
  return STOP.has(word);
}
