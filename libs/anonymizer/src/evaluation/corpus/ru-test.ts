/** Russian, test half: no rule was written with these in view. One template a line; a slot is `{kind}` or `{kind.case}`. */
export const RU_TEST = `
person|Здравствуйте, я {full.nom}, помогите с дробями
person|Вчера {full.nom} опять сорвал урок
person|У {full.gen} сегодня день рождения, что подарить
person|Я поссорилась с {full.ins} и не знаю, что делать
person|Напиши поздравление для {full.gen}
person|Мы с {full.ins} делаем проект про вулканы
person|В нашей команде {full.nom}, {full2.nom} и я
person|Как сказать {full.dat}, что я не приду
person|Автор работы: {full.nom}
person|Контактное лицо {full.nom}
person|Меня обижает {full.nom}, что делать?
person|моя лучшая подруга {bare.nom} не отвечает
person|{bare.nom} сегодня не пришла в школу
person|Можно ли {bare.dat} пересдать контрольную?
person|Я сижу за одной партой с {bare.ins}
person|Спроси у {bare.gen}, какое домашнее задание
person|Мой брат {bare.nom} боится темноты
person|{bare.nom} и {bare2.nom} поругались из-за телефона
person|Я думаю о {bare.prep} весь день
person|У нас {formal.nom} ведёт физику
person|Передайте {formal.dat}, что я заболел
person|{formal.nom} сказала принести дневник
person|Вызвали к директору {formal.acc}
noisy|lower|меня зовут {full.nom} и мне 12 лет
noisy|lower|{full.nom} списывает у меня на каждом уроке
noisy|lower|вчера гуляли с {bare.ins} допоздна
noisy|lower|надо вернуть {bare.dat} учебник
noisy|typo|Я дружу с {full.ins} с первого класса
noisy|typo|Привет, это {full.nom} из параллельного
noisy|glyph|Сегодня {full.nom} получила пятёрку
noisy|glyph|Отправь это {full.dat} пожалуйста
contact|email|напишите мне на {email} пожалуйста
contact|email|Моя почта {email}, жду ответа
contact|email|отправь реферат сюда: {email}
contact|email|почта такая {emailWords}
contact|url|моя страничка {url}
contact|url|посмотри фотки тут {url} и скажи, какая лучше
contact|card|скинь деньги на карту {card}
contact|card|Вот номер карты мамы: {card}
contact|card|{card} это сбер, жду 300 рублей
phone|мой номер {phoneRu}
phone|позвони папе {phoneRu} и скажи что я задержусь
phone|Можно писать в вотсап {phoneRu}
phone|тел. для связи: {phoneRu}, спросить маму
phone|записывай телефон {phoneWords}
phone|{phoneRu} это мой новый номер
id|СНИЛС у меня {snils}
id|в анкете просят снилс: {snils}
id|ИНН {inn}, что это за число?
id|Паспорт серия и номер {passportRu}
id|у меня паспорт {passportRu}, выдан в прошлом году
id|свидетельство о рождении {certificate}
id|номер полиса ОМС {policy}
id|водительские права {licence}
id|мой айди {studentId} не подходит для входа
dob|я родилась {dobRu}
dob|Дата рождения: {dobRu}
dob|мой день рождения {dobRu}, сколько дней осталось?
dob|у брата др {dobRu}
dob|мама родилась 17.08.1984 а я {dobRu}, на сколько она старше? родилась я в четверг
address|мой адрес: {addressRu}
address|Я живу по адресу {addressRu}
address|доставьте посылку на {addressRu}
address|встречаемся у меня, {addressRu}
town|я живу в {townIn}, какой у нас климат?
town|мы переехали из {townFrom} в прошлом году
town|я сама из {townFrom}
school|Я учусь в {schoolIn}
school|наша {schoolRu} самая лучшая
school|как перевестись в {schoolIn}?
school|в {schoolIn} сегодня отменили уроки
class|Я из {classRu}
class|мы учимся в {classRu}
class|{classRu} класс едет на экскурсию
class|староста {classRu} собирает деньги
handle|мой телеграм {handle}
handle|подпишись на меня {handle}
handle|мой ник в майнкрафте {nick}
handle|добавь меня в дискорд: {nick}
mixed|Меня зовут {full.nom}, {classRu}, {schoolRu}, телефон {phoneRu}
mixed|Я {full.nom}, родилась {dobRu}, живу: {addressRu}, почта {email}
mixed|ученик {full.nom}, снилс {snils}, {classRu}
mixed|{bare.nom} из {classRu} дала мне свой номер {phoneRu} и почту {email}
`;
