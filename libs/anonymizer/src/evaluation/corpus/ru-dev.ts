/** Russian, development half: rules may be written with these in view. */
export const RU_DEV = `
person|Меня зовут {full.nom}, объясни теорему Пифагора
person|Мой одноклассник {full.nom} списал у меня
person|передай {full.dat}, что тренировки не будет
person|Сегодня к доске вызвали {full.acc}
person|Письмо от {full.gen} пришло вчера
person|Помоги написать характеристику на {full.acc}
person|Мы с {full.ins} готовим доклад про войну 1812 года
person|{full.nom} живёт в соседнем подъезде
person|Расскажу о моём друге {full.prep}
person|ФИО: {full.nom}
person|мне нравится {full.nom}, как ей сказать
person|Привет! Это {full.nom}
person|Моего соседа по парте зовут {full.nom}
person|у {bare.gen} новая собака
person|{bare.nom}, помоги с домашкой
person|позвони {bare.dat} и узнай что задали
person|Вчера мы с {bare.ins} ходили в кино
person|{bare.nom} сказал, что завтра контрольная
person|моя сестра {bare.nom} учится в первом классе
person|Как помириться с {bare.ins}?
person|Не говори {bare.dat} про подарок
person|наша учительница {formal.nom} заболела
person|Что подарить {formal.dat} на 8 марта?
person|{formal.nom} поставила мне двойку
person|Спросите у {formal.gen}
noisy|lower|привет меня зовут {full.nom}
noisy|lower|мой друг {full.nom} не пришел
noisy|lower|у {bare.gen} завтра днюха
noisy|lower|скажи {bare.dat} чтобы пришла
noisy|lower|{bare.nom} опять меня бесит
noisy|typo|Меня зовут {full.nom}
noisy|typo|Мой друг {full.nom} заболел
noisy|glyph|Меня зовут {full.nom}
noisy|glyph|Скажи {full.dat}, что урок отменили
contact|email|моя почта {email}
contact|email|пиши на {email}, если что
contact|email|логин {email} пароль не помню
contact|email|мейл {emailWords} если надо
contact|url|вот моя страница {url}
contact|url|зайди на {url}, там мои рисунки
contact|card|номер карты {card}
contact|card|переведи на {card} пожалуйста
phone|звони мне {phoneRu}
phone|мой телефон {phoneRu}, пиши в любое время
phone|Мамин номер: {phoneRu}.
phone|{phoneRu} вот набери
phone|номер {phoneWords}
id|мой снилс {snils}
id|СНИЛС: {snils} инн: {inn}
id|паспорт {passportRu}
id|серия и номер паспорта: {passportRu}
id|мое свидетельство о рождении {certificate}
id|полис {policy}
id|права {licence} папины
id|мой логин {studentId} не работает
id|номер ученика {studentId}
dob|я родился {dobRu}
dob|дата рождения {dobRu}
dob|день рождения у меня {dobRu}
dob|моя сестра родилась {dobRu}
dob|др {dobRu}
address|я живу {addressRu}
address|адрес: {addressRu}
address|приходи в гости, {addressRu}
address|Мы прописаны: {addressRu}
town|я из {townFrom}
town|живу в {townIn}
town|мы с мамой живем в {townIn}
school|я учусь в {schoolIn}
school|моя школа: {schoolRu}
school|{schoolRu}, город маленький
school|перешёл в {schoolIn} в этом году
class|я учусь в {classRu}
class|мы из {classRu}
class|в {classRu} классе новый мальчик
class|я в {classRu}
handle|мой тг {handle}
handle|инста {handle}, подпишись
handle|мой ник {nick}
handle|дискорд {nick}
mixed|Меня зовут {full.nom}, {classRu}, {schoolRu}
mixed|{full.nom}, {dobRu} года рождения, тел {phoneRu}, {email}
mixed|я {bare.nom} из {classRu}, мой номер {phoneRu}
person|Я {full.nom} из Твери
person|Добрый день! С вами {full.nom}
person|На соседней парте сидит {full.nom}
person|{full.nom}, мой сосед, громко слушает музыку
person|Почему {full.nom} со мной не разговаривает?
person|Скажите, пожалуйста, {full.dat} уже лучше?
person|Получатель: {full.nom}
person|Хочу пригласить {full.acc} на день рождения
person|Мы едем на дачу к {full.dat}
person|Это стихотворение сочинила моя подруга {full.nom}
person|Репетитор {full.nom} объясняет непонятно
person|Участники: {full.nom}, {full2.nom}
person|Со мной в группе {full.nom}
person|Вместе с {bare.ins} решали задачи
person|Жду {bare.acc} у входа
person|Мама {bare.gen} работает в больнице
person|Кажется, {bare.nom} обиделась
person|Завтра иду к {bare.dat} в гости
person|Люблю {bare.acc} и не знаю как признаться
person|За {bare.acc} отвечает староста
person|Это подарок для {bare.gen}
person|мы с {bare.ins} поспорили, сколько будет 7*8
person|Придумай прозвище для {bare.gen}
person|Напиши стих про мою кошку и {bare.acc}
person|Урок ведёт {formal.nom}
person|Директор школы {formal.nom}
person|{formal.nom}, можно исправить оценку?
person|я боюсь {formal.acc}
noisy|lower|{full.nom} и {full2.nom} подрались
noisy|lower|напиши письмо {full.dat}
noisy|lower|это сделала {full.nom} а не я
noisy|lower|сижу с {bare.ins} за одной партой
noisy|lower|{formal.nom} задала много
noisy|lower|вчера {bare.nom} мне написал
noisy|typo|Я сижу с {full.ins}
noisy|typo|Ко мне приходила {full.nom}
noisy|typo|мне помогает {bare.nom}
noisy|glyph|Вчера {full.nom} упал
noisy|glyph|Мы с {full.ins} друзья
contact|email|Скинь на почту {email}!
contact|email|{email} - моя почта для учёбы
contact|email|Мне на {email} не приходит письмо, что делать
contact|email|адрес {emailWords} проверь
contact|url|Мой канал: {url} подпишитесь
contact|url|Мы выложили видео ({url})
contact|card|оплатил с {card} а деньги не вернули
contact|card|карта {card}, срок 05/27
phone|если что набери {phoneRu} или напиши
phone|смс пришла с {phoneRu}, кто это?
phone|Мой вайбер {phoneRu}
phone|Телефон родителей {phoneRu} (мама)
phone|мой телефон: {phoneWords}.
id|Мой номер СНИЛС {snils}, проверь контрольную сумму
id|{inn} - это ИНН папы
id|Номер паспорта мамы {passportRu}
id|{certificate} это номер моего свидетельства
id|Полис ОМС: {policy}
id|логин от портала {studentId}
id|айди {studentId}
dob|Родился {dobRu}
dob|Мне 12 лет, родилась {dobRu}.
dob|Мой др {dobRu}
dob|{dobRu} у меня день рождения
dob|День рождения мамы {dobRu}
dob|Ученик, дата рожд. {dobRu}, просит справку
address|Наш адрес {addressRu}, второй подъезд
address|Как доехать от {addressRu} до школы?
address|привезите по адресу {addressRu}
address|я сейчас на {addressRu}
address|Место жительства: {addressRu}
town|я родом из {townFrom}
town|мы с семьей переехали в {townIn}
town|Моя бабушка живёт в {townIn}
school|Мой брат ходит в {schoolIn}
school|перевели из {schoolIn}
school|место учёбы: {schoolRu}
school|учителя в {schoolIn} строгие
school|{schoolRu} проводит олимпиаду
class|Мой класс {classRu}
class|сегодня {classRu} дежурит
class|Ваня из {classRu} и Петя из {classRu}
class|нас {classRu} отпустили раньше
class|ученица {classRu} класса
handle|Пиши мне в телегу {handle}
handle|ищи меня в тиктоке {handle}
handle|в роблоксе я {nick}
handle|никнейм: {nick}
mixed|Анкета: {full.nom}, {dobRu}, {addressRu}, {phoneRu}
mixed|Здравствуйте! Я {full.nom}, учусь в {schoolIn}, {classRu}. Мой email: {email}
mixed|{full.nom}, тел. {phoneRu}, паспорт {passportRu}
`;
