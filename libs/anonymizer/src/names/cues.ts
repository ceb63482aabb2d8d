import { PrefixSet } from '../text/prefixes.js';
import type { Token } from '../text/tokenize.js';

/** Words that tell whether a message speaks of the people around its writer or of a lesson. */

const RELATION_RU =
  'друг$ друг[аеу]$ другом$ друз подруг подружк одноклассни брат$ брат[ауе]$ братом$ братик брати сестр мам[аеуы]$ мамой$ мамочк пап[аеуы]$ папой$ бабушк бабул дедушк дед$ дед[ауе]$ дяд тет[яеию]$ тетей$ учител училк физичк химичк математичк русичк историчк географичк биологичк англичанк информатичк трудовик физрук классух препод классрук руководител директор завуч сосед тренер репетитор врач доктор психолог логопед старост новеньк новичок$ новичк ученик учениц девочк мальчик парень$ парн[яюе]$ девушк родител опекун отец$ отц[ауе]$ мать$ матери$ мачех отчим сын$ сын[ауе]$ дочь$ дочк дочери$ племянни внук внучк жена$ жен[ые]$ муж$ муж[ауе]$ коллег начальник знаком приятел кузин кузен крестн воспитател нян[яеию]$ куратор вожат товарищ господин госпож гражданин гражданк пациент клиент получател отправител заявител абонент владел выпускни именинни тьютор вратар$ вратар[яю]$ вратарем$ тиммейт одногруппни сокурсни медсестр вахтер уборщиц охранни библиотекар гардеробщиц поварих завхоз лаборант комендант напарни[кц] сопровождающ хореограф дефектолог невестк свекров тещ[ауеи]$ тесть$ зять$ правнук правнуч прадед прабаб внучо новеньк физрук трудовик физичк химичк математичк русичк англичанк историч';
const RELATION_EN =
  'friend$ friends$ bestie$ besties$ classmate$ classmates$ brother$ brothers$ sister$ sisters$ mom$ mum$ dad$ mommy$ daddy$ mother$ father$ grandma$ grandpa$ granny$ grandmother$ grandfather$ aunt$ auntie$ uncle$ cousin$ cousins$ neighbor$ neighbour$ teacher$ teachers$ coach$ tutor$ counselor$ counsellor$ principal$ boyfriend$ girlfriend$ bff$ roommate$ partner$ stepdad$ stepmom$ nephew$ niece$ student$ pupil$ kid$ crush$ son$ daughter$ patient$ client$ babysitter$ nanny$ headteacher$ buddy$ mate$ pal$ teammate$ groupmate$ librarian$ nurse$ therapist$ sis$ bro$ cuz$ sibling$ gran$ grandad$ granddad$ grandson$ granddaughter$ stepbrother$ stepsister$ godmother$ godfather$ husband$ wife$ colleague$ freind$ frend$ firend$ freinds$ sistr$ brothr$ teachr$ techer$ cusin$ bestfriend$ psychologist$ guardian$ carer$ caregiver$ stepmum$ housemate$ flatmate$ childminder$ fiance$ nana$ aunty$ dauther$ daugther$ daughtr$ doughter$ bruther$ broter$ sistar$ frind$ freand$ cusen$ uncel$ neice$ nefew$';
const relations = new PrefixSet(`${RELATION_RU} ${RELATION_EN}`);

const personal = new PrefixSet(
  `я$ мой$ моя$ мое$ моего$ моей$ моему$ моим$ моими$ моих$ мою$ мои$ моем$ меня$ мне$ мной$ мы$ нас$
  нам$ нами$ наш$ наша$ наше$ нашей$ нашего$ нашу$ нашем$ нашим$ наши$ наших$ зовут$ звать$ привет здравствуй пока$ спасибо$
  сегодня$ вчера$ завтра$ позвон передай напиши$ напишите$ попроси$ списал списыв дружу$ дружим$ сижу$ сидит$ пришл[аи]$
  учусь$ учится$ учимся$ живу$ живем$ подпись$ фамилия$ фио$ отчество$ поздрав обижа обзыва дразн нравится$ влюбил буллит
  днюх днюш ссор поругал помир
  i$ i'm$ im$ i've$ my$ me$ mine$ we$ our$ us$ named$ hi$ hello$ hey$ thanks$ dear$ today$ yesterday$ tomorrow$
  tonight$ call$ called$ text$ texted$ email$ mr$ mrs$ ms$ miss$ bully bullie sincerely$ regards$ signed$ submitted$ homework$`,
);

const lesson = new PrefixSet(
  `богатыр витяз анализ глав[аыеу]$ главе$ эпиграф рецензи пишется$ просклоня склонени однокорен уменьшительн звук$ звуков$ букв$ ударени суффикс окончани подлежащ сказуем падеж слово$ слове$ слова$ имен$ имена$ имени$
  мультик мультфильм мульт$ фильм серии$ сказочн святы[ехм]$ библейск кодиров шифров encrypt биограф творчеств творил$ написал$ написала$ написан писал$ писала$ сочинил открытие$ открытия$ открыл$ открыла$ изобре доказал сформулир теорем закон$
  закон[аоуеы]$ законом$ поэт писател стих$ стих[аи]$ стихи$ стихов$ стихотвор роман$ роман[аеуы]$ романом$ повест рассказ[ае]$ поступок$ произведени пьес поэм басн сказк
  картин живопис художник композитор симфон опер[аеуы]$ балет правлен правил$ правила$ правили$ царств реформ импер фараон полковод генерал маршал адмирал битв
  сражени войн[аеуыо]$ войск восстани революц экспедиц путешественник мореплават ученый$ ученого$ ученые$ философ герой$ геро[яюе]$ героем$ героев$ герои$ героин
  персонаж образ$ образ[аеу]$ эпох век$ век[аеу]$ династ космонавт вклад лауреат цитат знаменит известен$ известн прославил декабрист революционер политик президент
  посвящен посвятил первооткрыват прозаик мемуар экранизац иллюстрац помещи скульптор архитектор режиссер дуэл трактат уравнени формул принцип эффект опыт[аеы]$ постоянн коэффициент таблиц[аеуы]$ шкал[аеуы]$ диаграмм гипотез парадокс
  критери алгоритм решето$ охарактериз проанализ смысл$ смысла$ конфликт миф легенд былин эпизод отрыв фантастик пейзаж портрет летопис памятник мавзоле усадьб
  поход набег правител крещени подвиг убийств договор заговор отомст ополчени колони[яийзю] цивилиз переворот престол крепостн религи песн анекдот поет$ поют$
  рек[аиу]$ реке$ рекой$ озер остров протека вытека столиц материк океан полуостров приток впада равнин климат географ трагеди комеди сатир фэнтези аниме$ аниме сериал мюзикл
  реферат доклад сочинени сообщение$ сообщения$ похорон умер$ умерла$ погиб казн[иь] убил$ убила$ гений$ гение[мв]$ современник финал сюжет пересказ содержани
  biograph wrote$ written$ writer author novel poem$ poems$ poet$ poets$ poetry$ playwright painting painter painted$ composer composed$ symphon discover invent theorem
  theory$ law$ laws$ presiden emperor empress pharaoh war$ wars$ battle reign centur revolution character chapter protagonist antagonist speech explorer scientist philosoph
  famous contribut significan histor dynast empire treaty assassinat expedition physicist chemist mathematician astronomer artist sculpt architect myth god$ gods$ goddess
  heroine$ villain symboli theme$ themes$ motif analy soliloquy monologue equation principle formula hypothesis constant diagram amendment sonnet founder literature tragedy
  river$ rivers$ lake$ island continent ocean$ peninsula geograph capital$ cartoon movie$ movies$ film$ films$ anime musical portray depict presented$
  comedy fictional sketch summarize$ summarise$ summary$ essay report$ fact$ facts$ die$ died$ killed$ book$ compare$ describe$ relationship hero$ influence revenge`,
);
const language = new PrefixSet(
  `глагол существительн прилагательн синоним антоним значени[яе]$ перевод$ переведи$ произнос ударени склоня просклоня рифм
  однокорен кроссворд скороговорк словар слог[аиуе]$ слогов$ корень$ приставк суффикс пишется$ слово$ слова$
  verb$ verbs$ noun$ nouns$ adjective adverb plural$ singular$ synonym antonym spell$ spelled$ spelling$ pronounc pronunc nickname$ grammar$ rhyme$ rhymes$ syllable
  numerals$ meaning$ meanings$ define$ definition dictionary$ crossword homophone anagram word$ words$`,
);

/** What people at school do with each other: "к доске", "сменка", "got detention". */
const schoolLife = new PrefixSet(
  `доск[аеиу]$ сменк физр столов дежур перемен[аеу]$ прогул опазд опозда отсутств домашк дз$ двойк пятерк двойку$ дневник$ дневник[ауе]$
  раздевалк линейк оценк зачет отработк выговор продленк кружок$ кружк[аеу]$ секци рюкзак портфел шпор списал списыв болеет$ болел$ заболел спектакл
  репетиц команд субботник экскурси выступ участв педсовет старост новеньк вызвал[аи]$ вызвали$ одноклассн параллел
  плачет$ плачут$ обижа обидел злая$ злой$ злится$ тренировк чате$ ватсап вотсап
  crying$ mad$ upset$ sick$ party$ texting$ ghosting$ ignoring$ jealous$ sleepover slides$ worksheet tonight$ prom$
  recess$ detention$ absent$ gym$ cafeteria$ locker$ lunch$ teammate tryouts$ practice$ substitute$ hallway$ bully bullie bullying$ assembly$ rehears skipped$
  cheated$ benched$ suspended$`,
);

const LESSON_QUESTION =
  /кто (?:же )?так(?:ой|ая|ие|ов)|в каком (?:году|веке)|когда (?:же )?(?:родил|умер|погиб|жил|прав|был|стал|нач|полет)|где (?:родил|похорон)|в чем (?:сущность|суть|заслуг)|чем (?:известен|знаменит|прославил)|с чем связан|за что (?:[а-я]+ ){0,2}(?:приговор|казн|сосла|убил|аресто|изгна|награди|получил [а-я]+ преми)|перв(?:ый|ая) (?:русск|советск|российск|женщин|человек|космонавт|президент|император|цар)|перечисли всех|кому посвят|кто сказал |что (?:открыл|изобрел|написал|сказал|символизир)|кем (?:был|стал)|(?:кто|что) (?:такое|такой)|\b1[0-9]\d\d(?: ?[-–] ?1\d{3})? ?(?:г\.|год)|(?:how|what) (?:does|did) [a-z]+ (?:feel|change|want|learn|find|represent|symbolize|react|realize|decide|think)|who (?:is|was|were|invented|wrote|discovered|painted|composed|killed|directed|sang|sings|made|created|built|plays|played|voiced|designed|founded)|when (?:was|did)|how (?:is|are|was|were|does) .{1,30} (?:presented|portrayed|depicted|described)|what (?:year|was|(?:did|does|is) .{1,30} (?:discover|invent|write|mean|say|known|contribute))|\bin 1[0-9]\d\d\b|(?:how|why) (?:did|was|were) |why (?:is|does) |tell me about|расскажи (?:про|о|об|биограф|мне про|мне о)(?![а-я])/;

/** Whether the whole message asks a question of the kind that lessons ask. */
export function isLessonQuestion(lower: string): boolean {
  return LESSON_QUESTION.test(lower);
}

const WHO_SAW =
  /^как (?:мне )?(?:помочь|объяснить|помириться|извиниться|уговорить|поздравить)(?![а-я])|^what (?:present|gift|should i (?:get|give|buy)) |^(?:why|how) did .{2,24} get (?:[a-z]+ ){0,2}(?:marks?|grades?|points?|detention)(?![a-z])|^(?:а )?кто (?:сегодня |вчера |завтра )?(?:видел|сидит|ид[её]т|пойд[её]т|дежурит|списал|взял|забрал|едет)|^(?:is|did|does|was|who is|who's|why is) .{2,24} (?:coming|come|mad at|mean to|sitting|sit with|here|absent|okay|ok|text|call|submit)\b/;

/** Whether the message asks what only those ask who know the people: "кто видел Никиту?", "is Owen coming too?" */
export function isEverydayQuestion(lower: string): boolean {
  return WHO_SAW.test(lower);
}

/** Whether the word names a relation to the writer, or an office in a school. */
export function isRelation(word: { readonly sets: number }): boolean {
  return relations.has(word);
}

/** Whether the word belongs to talk about the writer's own life. */
export function isPersonalCue(token: Token): boolean {
  return personal.has(token);
}

/** Whether the word speaks of words: grammar, spelling, meaning. */
export function isLanguageCue(token: Token): boolean {
  return language.has(token);
}

/** Whether the word belongs to what people at school do with each other. */
export function isSchoolLifeCue(token: Token): boolean {
  return schoolLife.has(token);
}

/** Whether the word belongs to questions of history, literature, art or science. */
export function isLessonCue(token: Token): boolean {
  return lesson.has(token);
}

/** The same of a word that stands in no document. */
export function isRelationSpelled(word: string): boolean {
  return relations.hasWord(word);
}

const royal = new PrefixSet(
  `цар[ьюе]$ царя$ царем$ цари$ царевич царевн цариц император королева$ королев[ыуе]$ королевой$ король$ корол[яюе]$ королем$ князь$ княз[яюе]$ князем$ княгин княжн граф$ граф[ауе]$ графин герцог 
  барон$ барон[ауе]$ бароном$ баронесс маркиз принц$ принц[ауеы]$ принцем$ принцесс султан$ султан[ауе]$ султаном$ хан$ хан[ауе]$ фараон патриарх митрополит святой$ святая$ святого$ святым$ святому$ апостол$ апостол[ауеы]$ апостолом$ пророк$ пророк[ауи]$ пророком$ преподобн бог$ бога$ боги$ богин герой$ героя$ героин
  рыцар бояре$ боярин$ боярина$ боярыня$ боярыни$ боярыне$ боярыню$ атаман$ атаман[ауе]$ атаманом$ воевод[аыеу]$ воеводой$ king queen prince princess emperor$ empress$ tsar czar pope$ saint$ st$ lord$ sir$ lady$ duke duchess count$ countess god$ goddess$ sultan$ pharaoh$ apostle$
  general$ admiral$ colonel$ friar$ prophet$ khan$ caliph$ captain$`,
);
const epithets = new PrefixSet(
  `i$ ii$ iii$ iv$ v$ vi$ vii$ viii$ ix$ x$ xi$ xii$ xiii$ xiv$ xv$ xvi$ xvii$ xviii$ і$ іі$ ііі$ первый$ первая$ первого$ первой$ первом$ первому$ первым$ второй$ вторая$ второго$ второму$ втором$
  третий$ третьего$ третьем$ четвертый$ четвертого$ пятый$ пятого$ пятому$ шестой$ шестого$ шестому$ седьмой$ седьмого$ восьмой$ восьмого$ девятый$ девятого$ десятый$ двенадцатый$ двенадцатого$ четырнадцатый$ четырнадцатого$ шестнадцатый$ шестнадцатого$ велик грозн мудр невск донск долгорук калит мономах освободител тишайш окаянн красное$ красного$ вещ[ие] темн[ыо] удал святослав игоревич$ ярославич
  палеолог македонск завоевател прекрасн кровав сокол$ дурак царевич муромец$ муромц никитич$ попович премудр рязанск суздальск новгородск радонежск саровск искусниц моревн чудотвор победонос бонапарт the$ of$ jr$`,
);

/** Whether a word in front makes a bare name one of history or legend. */
export function isRoyalTitle(word: { readonly sets: number }): boolean {
  return royal.has(word);
}

/** Whether a word behind makes a bare name one of history or legend. */
export function isEpithet(word: { readonly sets: number }): boolean {
  return epithets.has(word);
}
