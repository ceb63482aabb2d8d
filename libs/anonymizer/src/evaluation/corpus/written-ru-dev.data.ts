/** Russian messages written out, development half. `{PERSON=…}` is a value as it stands. */
export const WRITTEN_RU_DEV = `
person|всем привет я {PERSON=Вероника} можно вопрос по алгебре
person|Здравствуйте, это {PERSON=Ковальчук Егор}, не могу сдать работу
person|мой сосед по парте {PERSON=Ильдар} опять списал у меня
person|а {PERSON=Лизка} сказала что контрольной не будет
person|Передайте пожалуйста {PERSON=Тамаре Георгиевне}, что я болею
person|у {PERSON=Миланы} др в субботу что подарить
person|я поссорилась с {PERSON=Дариной} и теперь не знаю что делать
person|{PERSON=Никита Бондарев} из параллельного постоянно ко мне лезет
person|меня зовут {PERSON=Аделина Хасанова}, я учусь в {CLASS=6 «В»}
person|Нас с {PERSON=Толиком} выгнали с урока
person|помоги написать поздравление для {PERSON=Нины Аркадьевны}
person|{PERSON=Ефим} и {PERSON=Прохор} не пустили меня в игру
person|мне {PERSON=Руслан Маратович} двойку поставил ни за что
person|Сочини стих моей маме, её зовут {PERSON=Лариса}
person|Мой брат {PERSON=Мирон} родился {DOB=14.02.2016}
person|папу зовут {PERSON=Вячеслав Олегович Дегтярёв}
person|Напиши характеристику на ученика {PERSON=Сафронова Артемия}
person|Ученица {PERSON=Зайнаб Магомедова} пропустила контрольную
person|Классная руководительница - {PERSON=Козырева Ольга Дмитриевна}
person|Автор проекта: {PERSON=Шестаков Лев}, руководитель {PERSON=Т. В. Аникина}
person|Выполнил: {PERSON=Мельниченко Савелий}
person|Проверила: {PERSON=Юнусова Р. Р.}
person|Подпись родителя: {PERSON=Е. Лапшина}
person|я {PERSON=Тёма}, мне 12
person|Это {PERSON=Стеша}, я с маминого телефона
person|{PERSON=Гриша} заболел, скинь дз
person|Что ответить {PERSON=Кате} если она обиделась?
person|С уважением, {PERSON=Мещерякова Инна}
person|От: {PERSON=Пантелеев Денис}
person|Слушай, а {PERSON=Жанна Эдуардовна} разве не в отпуске?
person|В нашей команде {PERSON=Арсений}, {PERSON=Платон} и {PERSON=Злата}
person|я живу вместе с бабушкой {PERSON=Раисой Петровной}
person|позвони {PERSON=Алёне Викторовне}, завучу
person|{PERSON=Юля Тен} сказала что ты умеешь решать уравнения
person|Мы с {PERSON=Эмином} делаем проект про вулканы
person|Спроси у {PERSON=Динары}
person|{PERSON=Фёдор}, ты где
person|дай совет как помириться с {PERSON=Ульяной Черновой}
person|я влюбилась в {PERSON=Марка} из {CLASS=9Б}
person|напиши письмо деду морозу от {PERSON=Серёжи}
person|{PERSON=Кириллу} из моего класса подарили собаку
person|{PERSON=Саня} меня бесит
person|как сказать {PERSON=Владу} что он мне нравится
person|Сегодня {PERSON=Оксана Леонидовна} объясняла дроби, я не понял
person|Учитель физики {PERSON=Артур Рубенович} задал задачу
person|тренер {PERSON=Магомед Алиевич} сказал худеть
person|Наша староста {PERSON=Василиса Громова} собирает деньги
person|меня достаёт одноклассник {PERSON=Богдан Ткачук}
person|мою подругу зовут {PERSON=Эвелина}
person|фамилия моя {PERSON=Непомнящих}, имя {PERSON=Глеб}
person|ФИО: {PERSON=Абдурахманов Тимур Рустамович}
person|фио ребёнка {PERSON=Лисицына Ева Андреевна}
person|Я, {PERSON=Горбунова Наталья Игоревна}, даю согласие
person|{PERSON=Дуняша} моя сестрёнка
person|Учительница {PERSON=Вера Павловна} опять кричала
person|мою собаку подарил дядя {PERSON=Женя}
person|тётя {PERSON=Галя} приедет завтра
person|{PERSON=Хабибуллин Рамиль} — наш капитан
person|Можно ли списать у {PERSON=Жени Осиповой}?
person|{PERSON=Лёне} десять лет, {PERSON=Соне} семь
person|Вчера видели {PERSON=Захара} с {PERSON=Миленой} в кино
person|У нас в классе два Саши: {PERSON=Саша Ежов} и {PERSON=Саша Рябинин}
person|В чат добавили {PERSON=Анастасию Пономарёву}
person|Нам про это рассказывала {PERSON=Ирина Владиславовна}
person|Прошу освободить мою дочь {PERSON=Колесникову Полину} от физкультуры
person|директор школы {PERSON=Белоусов Пётр Аркадьевич} отменил дискотеку
person|На замену пришёл {PERSON=Константин Эдуардович}
person|{PERSON=Чжан Вэй} приехал к нам по обмену
person|{PERSON=Нгуен Тхи Лан} моя соседка
person|мой друг {PERSON=John Smith} из америки
person|пишу реферат вместе с {PERSON=Оганесяном Давидом}
person|Соревнования выиграла {PERSON=Ярослава Кузнечик}
person|я хочу написать рассказ про мою сестру {PERSON=Агату}
person|{PERSON=Вовочке} поставили пять, а мне три
person|привет от {PERSON=Любы}
person|скажи {PERSON=Арине} чтобы вернула учебник
person|познакомился с {PERSON=Региной}, она из {TOWN=Уфы}
person|мне помогала {PERSON=Роза Ахметовна}
person|{PERSON=Семён Аркадьевич Шульгин} ведёт у нас робототехнику
person|у {PERSON=Зои} новый телефон
person|{PERSON=Эльвира}, спасибо за помощь!
person|я сижу с {PERSON=Тихоном}
person|вместо {PERSON=Игоря Валентиновича} будет {PERSON=Нелли Романовна}
person|пацаны {PERSON=Витёк} и {PERSON=Колян} опять прогуляли
person|{PERSON=Мадина} не пришла на репетицию
person|{PERSON=Любаша}, дорогая, помоги с сочинением
person|поссорились с братом {PERSON=Елисеем}
person|Отправь это {PERSON=Лилии Наумовне}
person|за меня голосовали {PERSON=Амир}, {PERSON=Камила}, {PERSON=Стас}
person|мы с {PERSON=Настюхой} идём на каток
person|Мой научный руководитель — проф. {PERSON=Сухоруков А. Н.}
person|Доклад готовил {PERSON=Данил Вершинин}
noisy|{PERSON=васильева алиса} хочет узнать оценки
noisy|это {PERSON=петр сидорук} из {CLASS=5а}
noisy|я {PERSON=камилла гарипова} помоги с задачей
noisy|мой друг {PERSON=захар} не умеет делить
noisy|со мной сидит {PERSON=маргарита}
noisy|училка {PERSON=надежда борисовна} меня не любит
noisy|привет, я {PERSON=данияр}
noisy|завтра иду к {PERSON=верочке} на др
noisy|мы с {PERSON=алиной захаровой} подрались
noisy|{PERSON=ОРЛОВА КСЕНИЯ} прошу проверить
noisy|МЕНЯ ЗОВУТ {PERSON=ЯРОСЛАВ}
noisy|моя учительница {PERSON=Натлья Сергеевна} сказала
noisy|это {PERSON=Алексадр} из соседнего класса
noisy|{PERSON=Екатрина} Павловна ведёт у нас химию
noisy|мой брат {PERSON=Артмё} сломал ноутбук
noisy|меня зовут {PERSON=Mария}
noisy|одноклассник {PERSON=Aнтон Cмирнов} обзывается
noisy|учитель {PERSON=Cepгeй Пeтрoвич}
noisy|{PERSON=Кириилл} из нашего класса опять опоздал
noisy|подруга {PERSON=Елизаветта} не отвечает
noisy|моего друга зовут {PERSON=С а ш а}
noisy|меня зовут {PERSON=tanya}, помоги
noisy|меня зовут {PERSON=Dmitriy Voronov}
noisy|я {PERSON=Egor Lavrov} из {CLASS=8б}
noisy|моя сестра {PERSON=Настя\u200bКрылова}
noisy|училка {PERSON=марь иванна}
noisy|напиши {PERSON=олегу петровичу} письмо
noisy|{PERSON=иванова саша} не сдала тетрадь
noisy|передай {PERSON=ване зайцеву}
noisy|меня зовут {PERSON=А\u0301нна Гуськова}
noisy|мой друг {PERSON=Вітя} из Полтавы
noisy|{PERSON=катюша} плачет из-за оценки
noisy|зовут {PERSON=влодимир}, он новенький
noisy|за партой сидели {PERSON=лера} и {PERSON=тоня}
contact|моя почта {EMAIL=vasilisa.g2011@yandex.ru}
contact|пиши на {EMAIL=dimka-super@mail.ru}, там быстрее
contact|{EMAIL=olga_petrova@school-57.ru}
contact|E-mail: {EMAIL=KolyaTop@Gmail.com}
contact|скинь ответ сюда {EMAIL=l.e.v.2009@bk.ru}.
contact|почта мамы {EMAIL=marina.s@inbox.ru} а папы {EMAIL=sergey1980@list.ru}
contact|мой мейл {EMAIL=katya собака яндекс точка ру}
contact|имейл: {EMAIL=ivan[at]mail[dot]ru}
contact|{EMAIL=petya2010@мейл.ру} моя почта
contact|напишите на {EMAIL=info@лицей7.рф}
contact|пиши мне на {EMAIL=kirill777 @ mail.ru}
contact|{EMAIL=anna.k (собака) gmail.com}
contact|отправила на {EMAIL=zaya2012@rambler.ru}?
contact|моя страница {URL=https://vk.com/anya_lisitsyna}
contact|вот ссылка {URL=vk.com/id204857612}
contact|канал {URL=t.me/dasha_risuet}
contact|смотри {URL=https://www.youtube.com/@misha_play/videos}
contact|мой профиль {URL=https://ok.ru/profile/563829104}
contact|{URL=http://sadik-romashka12.ru/gruppa?id=5}
contact|мой сайт {URL=my-portfolio-artem.tilda.ws} зацени
contact|вот мой гугл диск {URL=https://drive.google.com/file/d/1AbCdEf/view?usp=sharing}
contact|зайди {URL=discord.gg/8hTgQwe}
contact|карта мамы {card}
contact|переведи на {card}
contact|номер карты: {card}, срок 09/27
contact|вот моя карта {card} сбер
contact|можно оплатить с {card} ?
contact|папина карточка {card}, пин не скажу
phone|мой номер {PHONE=89161234567}
phone|тел. {PHONE=+7 926 555-12-34}
phone|звоните по номеру {PHONE=8(903)7654321}
phone|мамин телефон {PHONE=8-915-222-33-44}
phone|{PHONE=+7(999)888-77-66} это папа
phone|набери {PHONE=9031112233}
phone|домашний {PHONE=8 (495) 765-43-21}
phone|вот {PHONE=8.926.123.45.67} пиши в вотсап
phone|мой ватсап {PHONE=+79851234567}
phone|мой номер {PHONE=восемь девятьсот пять три два один четыре пять шесть семь}
phone|телефон {PHONE=8 9 1 6 5 5 5 4 4 3 3}
phone|тел {PHONE=8916 555 44 33}
phone|номер бабушки {PHONE=2-34-56}
phone|позвони на {PHONE=+375 29 123-45-67}
phone|{PHONE=+7 727 250 12 34} это казахстанский номер мой
phone|звони {PHONE=89O51234567}
phone|телефон классной {PHONE=+7-906-111-22-33}, спросить {PERSON=Аллу Борисовну}
id|мой снилс {snils}
id|СНИЛС ребёнка: {snils}
id|ИНН {inn}
id|мой инн {inn} проверь
id|паспорт {ID=4512 345678} выдан ОВД
id|серия {ID=46 09} номер {ID=123456}
id|паспорт серия {ID=4617 № 765432}
id|свидетельство о рождении {ID=III-МЮ № 654321}
id|св-во о рождении {ID=V-АК 123987}
id|номер полиса ОМС {ID=7712345678901234}
id|полис {ID=1234 5678 9012 3456}
id|мой id ученика {ID=ST-48213}
id|логин в дневнике не помню, номер ученика {ID=00482915}
id|личное дело № {ID=К-127/2019}
id|студенческий билет {ID=20211845}
id|права {ID=99 12 345678}
id|водительское удостоверение папы {ID=7714 556677}
id|загранпаспорт {ID=75 1234567}
id|огрн нашей фирмы {ID=1027700132195}
id|зачётка {ID=№ 18Б0457}
id|читательский билет {ID=004512}
id|медполис {ID=7700 0011 2233 4455}
dob|я родился {DOB=5 мая 2012 года}
dob|моя дата рождения {DOB=23.11.2009}
dob|д.р. {DOB=01.02.2013}
dob|день рождения у меня {DOB=30 августа}
dob|др {DOB=7 июля}
dob|дата рожд.: {DOB=2010-06-15}
dob|родилась {DOB=17/09/2008}
dob|я {DOB=2011} года рождения
dob|я появился на свет {DOB=12 октября 2012}
dob|мне исполнится 14 {DOB=3 марта}, родился я тогда же
dob|г.р. {DOB=2008}
dob|родился {DOB=двадцатого апреля 2010 года}
dob|у меня днюха {DOB=15 сентября}
dob|я именинник {DOB=9.12.10} родился
address|мой адрес: {ADDRESS=ул. Зелёная, д. 14, кв. 56}
address|живу на {ADDRESS=улице Карбышева, 7}
address|адрес {ADDRESS=г. Воронеж, пр-т Труда, 48, кв. 12}
address|прописан {ADDRESS=Московская область, г. Химки, ул. Мельникова, дом 3, корпус 2, квартира 101}
address|мой дом {ADDRESS=Садовая 15}
address|я живу {ADDRESS=проспект Мира 101 квартира 5}
address|доставка на {ADDRESS=пер. Тихий, 4}
address|живу по адресу {ADDRESS=Ленинградское шоссе, д. 88}
address|{ADDRESS=394036, Воронеж, ул. Кольцовская, 24, кв. 9}
address|встретимся у меня, {ADDRESS=бульвар Космонавтов 12}
address|живём в {ADDRESS=мкр. Южный, д. 5, кв. 17}
address|дом на {ADDRESS=набережной реки Фонтанки, 30}
address|приезжай {ADDRESS=ул Мичурина 33а}
address|адрес бабушки: {ADDRESS=деревня Малые Вязёмы, дом 6}
address|{ADDRESS=с. Покровское, ул. Центральная, 8}
address|забери меня с {ADDRESS=Тверской 12 подъезд 3}
town|я из {TOWN=Омска}
town|живу в {TOWN=Красноярске}
town|мы переехали в {TOWN=Калугу}
town|я родом из {TOWN=Махачкалы}
town|город {TOWN=Ярославль}, если что
town|живём в деревне {TOWN=Ивантеевка}
town|я с {TOWN=Урюпинска}
town|сам из {TOWN=Нижнего Тагила}
school|учусь в {SCHOOL=школе № 45}
school|моя {SCHOOL=школа 1502}
school|{SCHOOL=гимназия №3} лучшая
school|перешла в {SCHOOL=лицей «Вторая школа»}
school|я из {SCHOOL=МАОУ СОШ № 12}
school|хожу в {SCHOOL=57 школу}
school|в нашей {SCHOOL=школе имени Гагарина} ремонт
school|учусь в {SCHOOL=лицее 239}
school|учился в {SCHOOL=школе-интернате № 4}
school|{SCHOOL=ГБОУ Школа № 1234} г. Москвы
school|я из {SCHOOL=сто пятой школы}
school|поступаю в {SCHOOL=гимназию им. Пушкина}
school|наш {SCHOOL=колледж №26}
school|{SCHOOL=18-я гимназия}
school|мы учимся в {SCHOOL=шк. №7}
school|ходил в {SCHOOL=детский сад № 112}
school|{SCHOOL=школа "Развитие"} на углу
class|я в {CLASS=7Б}
class|учусь в {CLASS=10 «А»} классе
class|мы {CLASS=5-Г}
class|наш {CLASS=9в} самый дружный
class|{CLASS=11 А} класс
class|перевели в {CLASS=6Д}
class|я из {CLASS=8 "Б"} класса
class|ученик {CLASS=3а} класса
class|из параллельного {CLASS=7 г}
class|{CLASS=седьмой Б} победил
class|классный час в {CLASS=4В}
class|я в {CLASS=8-А} учусь, а брат в {CLASS=2-Б}
handle|мой тг {HANDLE=@vasilisa_g}
handle|инста {HANDLE=@lev.shest}
handle|добавляй в дискорд {HANDLE=DarkElf#4821}
handle|мой ник {HANDLE=Xx_Artem_xX}
handle|подпишись {HANDLE=@nastya.draws}
handle|ник в роблоксе {HANDLE=krutoy_pacan2012}
handle|в стиме я {HANDLE=ZloyKot77}
handle|тикток: {HANDLE=@mila_dance}
handle|телеграм {HANDLE=@k1r1ll}
handle|играю под ником {HANDLE=ShadowFox}
handle|найди меня в вк: {HANDLE=kolya_b2011}
person|Меня зовут {PERSON=Тимофей Бурцев}, {CLASS=8А}, {SCHOOL=школа 12}, тел {PHONE=89035551122}
person|{PERSON=Иванов Иван Иванович}, {DOB=12.05.2009}, {ADDRESS=г. Казань, ул. Баумана, 10-5}, {PHONE=+7 917 222 33 44}
person|Я {PERSON=Майя}, мне 13 лет, живу в {TOWN=Сызрани}, почта {EMAIL=maya.k@mail.ru}, тг {HANDLE=@mayaaa}
person|заявление: от {PERSON=Рыжовой Марии}, ученицы {CLASS=9 «Г»} класса, {SCHOOL=школа №8}
person|{PERSON=Павлик} из {CLASS=4б}, его мама {PERSON=Светлана}, номер {PHONE=8 999 123 45 67}
person|сегодня {PERSON=Римма Исааковна} вызвала к доске {PERSON=Гошу} и {PERSON=Танечку}
person|поздравь с 8 марта {PERSON=Аню}, {PERSON=Лену} и {PERSON=Марину Олеговну}
person|{PERSON=Никите Сергеевичу} нужен отчёт
person|а вот {PERSON=Добрыня} с {PERSON=Радмиром} пришли вовремя
person|{PERSON=Анфиса} пела лучше всех в нашем классе
person|письмо от {PERSON=Кузьмы}: привет
person|мой дедушка {PERSON=Иван Кузьмич} воевал под Курском
person|Прадедушка, {PERSON=Степан Игнатьевич Лобов}, дошёл до Берлина
person|напиши отзыв на работу {PERSON=Варвары Илюшиной}
person|я {PERSON=Пушкин Алексей}, {CLASS=7Б}
person|Учитель {PERSON=Толстой Андрей Викторович} поставил пять
person|моя одноклассница {PERSON=Аня Ахматова} пишет стихи
person|меня зовут {PERSON=Лермонтова Даша}
person|мы с {PERSON=Юрой Гагариным} из {CLASS=5В} строили ракету
person|мой кузен {PERSON=Эрик} живёт в {TOWN=Берлине}
person|{PERSON=Амина Тагировна} — наш психолог
person|наша англичанка {PERSON=мисс Браун}
person|{PERSON=Шамиль} ударил {PERSON=Олега}, что делать?
person|мне кажется, {PERSON=Инга} меня игнорирует
person|{PERSON=Ростислав} и я дружим с первого класса
person|а {PERSON=Снежана} написала донос
person|можно я посоветуюсь насчёт {PERSON=Игната}? он мой друг
person|посадили с {PERSON=Альбиной}
person|{PERSON=Макс} и {PERSON=Дэн} сегодня не придут
person|как дела у {PERSON=Ксении Андреевны}?
person|сделай открытку для {PERSON=Егорки}
person|Ответ для {PERSON=Артура Вагановича}: я всё сдам
person|списки: 1. {PERSON=Аверин Олег} 2. {PERSON=Бойко Инна} 3. {PERSON=Вахитов Ринат}
person|{PERSON=Юля}, {PERSON=Оля}, {PERSON=Поля} — мои подруги
person|учитель труда {PERSON=Потапыч} смешной
person|друзья зовут меня {PERSON=Шурик}
person|я соскучился по {PERSON=Надюше}
person|{PERSON=Иннокентий} придумал розыгрыш
person|{PERSON=Мишаня} сказал, что ЕГЭ отменят
person|тётю {PERSON=Свету} положили в больницу
person|мне нужна характеристика для {PERSON=Данилы Козлова}, {CLASS=11Б}
person|Файл: {PERSON=Петрова_Анна}_9А.docx
person|{PERSON=Иванов Пётр} {CLASS=7Б}.docx
person|materials/{PERSON=Сидорова_Мария}.pdf
person|дз_{PERSON=Кузнецов}_{PERSON=Илья}.pdf
person|доклад {PERSON=Смирнова Е.А.}.pptx
person|homework/{PERSON=Egorova_Alina}_final.docx
person|Добрый день! Это мама {PERSON=Артёма Журавлёва}, он сегодня не придёт
person|{PERSON=Аня} из {CLASS=10Б} спрашивает когда экзамен
person|меня вчера обозвал {PERSON=Паша Клюев}
person|Мой папа {PERSON=Олег} инженер, помоги описать его работу
person|хочу поблагодарить {PERSON=Людмилу Степановну} за уроки
person|ко мне на день рождения придут {PERSON=Ваня}, {PERSON=Тимур} и {PERSON=Алиса}
person|Составь план разговора с {PERSON=Маратом Ильдаровичем}
person|я боюсь отвечать у {PERSON=Галины Фёдоровны}
person|{PERSON=Кирилл Андреевич}, можно пересдать?
person|как поздравить {PERSON=Веронику} с победой
person|у меня есть подруга {PERSON=Мэри}
person|мы с {PERSON=Ромой} поспорили о Марсе
person|напиши эсэмэску {PERSON=Денису} что я опоздаю
person|{PERSON=Елизавета Корнева} и {PERSON=Семён Дягилев} заняли первое место
person|Имя: {PERSON=Рената}, фамилия: {PERSON=Галиева}
person|фамилия {PERSON=Шевчук}
person|{PERSON=Шарипов А.Р.} просит справку
person|Заявитель: {PERSON=Кудрявцева Алина Олеговна}
person|Уважаемая {PERSON=Эмма Карловна}!
person|подпись: {PERSON=В. Круглов}
person|Дорогая бабушка {PERSON=Нюра}
person|от ученика {PERSON=Мельникова Родиона}
person|со мной в комнате живут {PERSON=Давид} и {PERSON=Альберт}
person|меня зовут {PERSON=Вера}, я люблю рисовать
person|мой лучший друг {PERSON=Роман}
person|сестра {PERSON=Надя} старше меня на три года
person|{PERSON=Лев} из нашего класса сломал парту
person|{PERSON=Роза} мне не отвечает на сообщения, мы с ней дружим
person|одноклассница {PERSON=Лилия} списала у меня
person|классуха {PERSON=Жанна Витальевна} злая
person|физрук {PERSON=Борисыч} заставил бегать
person|историчка {PERSON=Ольга Ивановна} поставила пару
person|помоги придумать прозвище для {PERSON=Никитоса}
person|{PERSON=Серый} и {PERSON=Димон} прогуляли физру
person|мой репетитор {PERSON=Тигран Ашотович} объяснял иначе
person|логопед {PERSON=Инесса Марковна} задала скороговорки
person|{PERSON=Хасан} новенький, плохо говорит по-русски
person|{PERSON=Умар Хаджиев} выиграл олимпиаду
person|её зовут {PERSON=Айгерим}
person|его зовут {PERSON=Джамшед}
person|познакомьтесь, {PERSON=Соломея}
person|Рецензия на проект {PERSON=Ильи Парамонова}
person|председатель совета {PERSON=Юлиана Крайнова}
person|передайте маме {PERSON=Светлане Юрьевне}
person|{PERSON=Катерина}, здравствуйте, это по поводу оценок
person|{PERSON=Сашка} сказал, что контроша в среду
person|я не хочу сидеть с {PERSON=Глебом Ступиным}
person|{PERSON=Маша Петрова} сказала мне правду
person|мы с {PERSON=Пушкиной Викой} дежурим
person|{PERSON=Есенин Серёжа} мой сосед по парте
person|{PERSON=Анна Каренина} - так меня дразнят, а я {PERSON=Аня Карелина}
person|{PERSON=Женя} и {PERSON=Саша} поженились
person|меня отчитал {PERSON=Вадим Вадимыч}
person|тренерша {PERSON=Снежана Игоревна} ушла
person|узнай у {PERSON=Людмилы}
person|поссорился с {PERSON=Эдиком}
person|как написать письмо {PERSON=Ирине Анатольевне}
person|проект делали {PERSON=Фролова}, {PERSON=Гусев} и {PERSON=Тарасов}
person|дежурные: {PERSON=Попова}, {PERSON=Мишин}
person|Вызвали к доске {PERSON=Васильева}
person|у нас в классе есть {PERSON=Ломоносов Миша}
noisy|я {PERSON=андрей}
noisy|{PERSON=лена} и {PERSON=света} не разговаривают со мной
noisy|меня зовут {PERSON=ильназ хакимов}
noisy|учительница {PERSON=татьяна николаевна} заболела
noisy|это {PERSON=максим верещагин}
noisy|привет меня зовут {PERSON=алена}
noisy|мой брат {PERSON=Владислва}
noisy|подруга {PERSON=Крситина} ушла из школы
noisy|учитель {PERSON=Вяечслав Петрович}
noisy|{PERSON=Виктрия} Олеговна наш директор
noisy|одноклассник {PERSON=Михаиил}
noisy|я {PERSON=Poлина}
noisy|меня зовут {PERSON=Cвeтлaнa Kopoлёвa}
noisy|мой друг {PERSON=Mиша Hоcов}
noisy|МОЙ ДРУГ {PERSON=ПЕТЯ СИНИЦЫН} УЕХАЛ
noisy|Я {PERSON=ДАША ЕГОРОВА}
noisy|напиши {PERSON=ксюше} открытку
noisy|с нами был {PERSON=витя кузнецов}
noisy|сижу за партой с {PERSON=никитой}
noisy|учитель {PERSON=Ivan Petrovich}
noisy|моя одноклассница {PERSON=Masha Ivanova}
noisy|{PERSON=сергей михалыч} ведёт труды
noisy|{PERSON=настя п} обидела меня
noisy|моя мама {PERSON=олеся}
contact|моя электронка {EMAIL=sveta-1985@ya.ru}
contact|почта для связи {EMAIL=roditel.komitet@mail.ru}
contact|{EMAIL=gleb2011@icloud.com} вот
contact|пишите: {EMAIL=a.kudryavtseva@edu.mos.ru};
contact|мыло {EMAIL=drakon99@bk.ru}
contact|{EMAIL=nikita точка ivanov собака gmail точка com}
contact|скинула на {EMAIL=tanya@yandex.ru, }
contact|{EMAIL=супер.кот@почта.рф}
contact|мой сайт {URL=www.dnevnik-dashi.ru}
contact|{URL=https://telegra.ph/Moj-rasskaz-05-12}
contact|подпишись на {URL=https://rutube.ru/channel/2345678/}
contact|группа {URL=https://vk.com/club204455}
contact|вот видео {URL=youtu.be/dQw4w9WgXcQ}
contact|ссылка на зум {URL=https://us04web.zoom.us/j/7123456?pwd=abc}
contact|{card} моя карта, переведи сто рублей
contact|карта {card}
contact|оплата {card}, CVV 123
phone|вот номер моего папы {PHONE=8 (921) 345-67-89}
phone|{PHONE=+79161112233}
phone|позвони мне {PHONE=8-800-555-35-35}
phone|мой телефон - {PHONE=8 967 000 11 22}
phone|сотовый {PHONE=+7 (908) 765 43 21}
phone|пиши в вайбер {PHONE=89270001122}
phone|тел: {PHONE=9876543210}
phone|звони: {PHONE=8 (3452) 45-67-89}
phone|номер {PHONE=плюс семь девятьсот двадцать шесть сто двадцать три сорок пять шестьдесят семь}
phone|городской {PHONE=45-67-89}
phone|телефон дедушки {PHONE=8.903.222.33.44}
id|СНИЛС {snils}
id|инн папы {inn}
id|мой паспорт {ID=4508 112233}
id|паспорт РФ {ID=40 11 № 998877}
id|свидетельство о рождении {ID=II-ТО № 777888}
id|полис омс № {ID=5051230819000123}
id|ученический билет № {ID=А-4521}
id|номер студенческого {ID=12039485}
id|код ученика {ID=ST2024117}
id|водительские права {ID=50 22 334455}
id|id {ID=U-00812}
dob|моя дата рождения: {DOB=4 июня 2011}
dob|я родилась {DOB=31.12.2010}
dob|родился {DOB=2 февраля}
dob|д/р {DOB=19.07.2012}
dob|мне 12, др {DOB=6 марта}
dob|родился в {DOB=2009}
dob|брат родился {DOB=1.1.2015}
dob|дата рождения ребёнка — {DOB=15 апреля 2014 г.}
address|Адрес: {ADDRESS=город Тула, улица Мира, дом 8, квартира 15}
address|живу на {ADDRESS=Лесной улице, 12}
address|мы живём {ADDRESS=ул. 50 лет Октября, 3-18}
address|{ADDRESS=Санкт-Петербург, Литейный проспект, д. 24, кв. 7}
address|мой адрес {ADDRESS=пос. Солнечный, ул. Школьная, 2}
address|встречаемся у дома {ADDRESS=проспект Ленина, 15/2}
address|наш дом {ADDRESS=ул. Академика Королёва д.10}
address|пришлите на {ADDRESS=630099, г. Новосибирск, ул. Советская, д. 5}
address|адрес школы {ADDRESS=ул. Чкалова, 45}
address|{ADDRESS=Краснодарский край, ст. Динская, ул. Красная, 77}
town|живу в {TOWN=Ростове-на-Дону}
town|я с семьёй живу в {TOWN=Иркутске}
town|я из города {TOWN=Елец}
town|мы из {TOWN=Нальчика}
town|родители живут в {TOWN=Пскове}
town|приехал из {TOWN=Самарканда}
school|я учусь в {SCHOOL=гимназии № 11}
school|наша {SCHOOL=школа №5 г. Пензы}
school|из {SCHOOL=лицея 1580}
school|в {SCHOOL=МБОУ "Гимназия № 2"}
school|я хожу в {SCHOOL=сорок пятую школу}
school|{SCHOOL=СОШ №19}, {CLASS=6А}
school|перевелась из {SCHOOL=36 школы}
school|{SCHOOL=школа имени Ломоносова}
school|учусь в {SCHOOL=православной гимназии № 3}
class|мы {CLASS=6 «Г»} класс
class|я из {CLASS=11б}
class|брат в {CLASS=2 «В»}
class|{CLASS=9 "А"} едет в музей
class|учится в {CLASS=7-в}
class|в {CLASS=5 А} классе
class|мой {CLASS=8Г}
class|перешла в {CLASS=10 «Б»}
handle|мой ник {HANDLE=MegaBro_2011}
handle|инстаграм {HANDLE=@alina.volkova}
handle|тгшка {HANDLE=@zhenya_k}
handle|никнейм {HANDLE=FoxyGirl}
handle|логин {HANDLE=vasya.pupkin12}
handle|мой дискорд {HANDLE=Kot_Matros}
handle|вк {HANDLE=@id_kirill}
person|Я, {PERSON=Носова Екатерина}, {DOB=05.05.2010}, {SCHOOL=школа № 3}, {PHONE=89271234567}
person|{PERSON=Захар Рогов}, {CLASS=8В}, почта {EMAIL=zahar_rogov@mail.ru}
person|Олимпиада: {PERSON=Королёва Анна}, {CLASS=9А}, {SCHOOL=лицей № 1}, г. {TOWN=Саратов}
person|{PERSON=Соколова_Мария}_сочинение.docx
person|Работа {PERSON=Иванова П.С.}.pdf
person|Подскажите, {PERSON=Станислав Игоревич} уже проверил тетради?
person|это снова {PERSON=Милана}, я не дописала вопрос
person|меня обижает {PERSON=Ярослав Котов}
person|хочу извиниться перед {PERSON=Ангелиной}
person|вместе со мной выступали {PERSON=Гордей} и {PERSON=Аврора}
person|как написать {PERSON=Виталию Борисовичу}, чтобы он не ругался
person|наша новая учительница — {PERSON=Капитолина Львовна}
person|ученик 5 класса {PERSON=Ушаков Данила}
person|{PERSON=Зорина Алиса}, {CLASS=6Б}, вариант 2
person|у моего брата {PERSON=Матвея} аллергия
person|мама ({PERSON=Екатерина}) работает допоздна
person|{PERSON=Рашид} обозвал {PERSON=Вадика} дураком
person|собираюсь в гости к {PERSON=Фатиме}
person|Классная сказала, что {PERSON=Лыкова} и {PERSON=Зимин} останутся
person|с {PERSON=Нелей} мы знакомы с садика
person|Отзыв написала {PERSON=Сотникова В. А.}
person|мой крёстный {PERSON=Анатолий} подарил телескоп
person|ответь вместо меня {PERSON=Злате}: приду в пять
person|Прошу перевести {PERSON=Гаврилова Тимофея} в другой класс
person|{PERSON=Юрка} и {PERSON=Светка} опять ржали на уроке
person|со слов {PERSON=Инны Робертовны} экзамен сложный
person|зовут меня {PERSON=Ратибор}
person|на фото слева {PERSON=Любовь Денисова}
person|соседка баба {PERSON=Шура} рассказала про войну
person|Мой руководитель проекта {PERSON=Голубев Леонид Маркович}
noisy|я {PERSON=лиза}, восьмой класс
noisy|меня зовут {PERSON=саша белых}
noisy|мы с {PERSON=тимуром} не поделили мяч
noisy|училка по химии {PERSON=инга юрьевна} злится
noisy|мой друг {PERSON=Алкесей} забыл
noisy|одноклассница {PERSON=Анастсия Ким}
noisy|{PERSON=ЮЛИЯ ВЛАСОВА}, 9 КЛАСС, ПРОШУ ПЕРЕСДАЧУ
noisy|меня зовут {PERSON=Eлeнa}
noisy|подружка {PERSON=вероничка} болеет
noisy|{PERSON=Дмитрй Орлов} списал у меня
contact|почта: {EMAIL=lyzina_anna@internet.ru}
contact|{EMAIL=misha собака яндекс ру}
contact|зайди на {URL=https://disk.yandex.ru/d/aBcDeF123}
contact|мой ютуб {URL=youtube.com/@yaroslav_kotov}
contact|номер карточки {card}
phone|перезвоните {PHONE=8 950 111-22-33}
phone|мой номер {PHONE=+7 (999) 000 11 22}
phone|это телефон мамы, {PHONE=89001112233}
id|снилс {snils}
id|серия и номер паспорта {ID=4020 654321}
id|ИНН: {inn}
id|полис {ID=5401230820001234}
id|номер студенческого билета {ID=Э-20315}
dob|дата рожд. {DOB=11.11.2011}
dob|родился я {DOB=29 февраля 2012 года}
dob|мой день рождения {DOB=17 мая}
address|проживаю по адресу {ADDRESS=г. Омск, ул. Лермонтова, д. 63, кв. 4}
address|мой адрес {ADDRESS=Рижский проспект 14, кв 88}
address|дом у нас на {ADDRESS=Полевой улице, 5}
town|я живу в {TOWN=Вологде}
town|мы с мамой приехали из {TOWN=Ташкента}
school|учусь в {SCHOOL=гимназии №7}
school|я из {SCHOOL=школы № 144}
school|перешёл в {SCHOOL=лицей 31}
class|я в {CLASS=8В} учусь
class|наш {CLASS=5 «Д»} победил
handle|мой тг {HANDLE=@milana.kot}
handle|ник в майне {HANDLE=Yarik_pro228}
person|{PERSON=Ушаков_Данила}_{CLASS=5В}.docx
person|конспект {PERSON=Зорина А.}.pdf
phone|скинь смс на {PHONE=8 9О6 З11 22 4З}
phone|симка новая: {PHONE=+7 9ОО 777 1О 2О}
id|пропуск в школу: код учащегося {ID=AB-55120-7}
id|мой айди кажется {ID=7740193}
id|аттестат {ID=02304001234567} потеряли
address|иду с секции домой на {ADDRESS=Чехова 19}, это далеко
address|переехали с {ADDRESS=Школьной 3} на {ADDRESS=Речную 41}
address|прописка: {ADDRESS=Тульская обл., с. Старое Поле, ул. Луговая, д. 11}
address|курьера на {ADDRESS=Великий Новгород, Большая Посадская ул., 22, кв. 4}
address|{ADDRESS=4-я Садовая улица, дом 16} это у меня
address|посылку на {ADDRESS=610000, Киров, Воровского, 71, кв. 3}
school|брат поступил в {SCHOOL=кадетский корпус № 2}
school|хожу в {SCHOOL=ДЮСШ № 4} на плавание
dob|родилась {DOB=восьмого марта две тысячи одиннадцатого года}
dob|у сына дата рождения с {DOB=02.02.1912} исправьте на {DOB=02.02.2012}
handle|ник на сервере {HANDLE=Mister_Kot}
person|К доске вызвали {PERSON=Гурьева}, он молчал
person|Контрольную списал {PERSON=Дорофеев}
person|{PERSON=Надежда} опоздала на репетицию
person|доклад про Гоголя готовит {PERSON=Санжи Очиров}
person|стихотворение Фета наизусть прочитала {PERSON=Айнур Сафиуллина}
person|Роль Хлестакова дали {PERSON=Прохору Лыкову}
person|Классный час проведёт {PERSON=Воронина Е.П.}
person|{PERSON=Сан Саныч} ведёт у нас технологию
person|новенькая {PERSON=Мадина} сидит одна
noisy|химичка {PERSON=елена викторавна} задала много
person|объяснительная от имени {PERSON=Лаптева Кирилла}
person|фамилия {PERSON=Теплов}, имя {PERSON=Ансар}
town|привет из {TOWN=Магнитогорска}!
town|мой родной город {TOWN=Вологда}
person|кто видел {PERSON=Никиту} на перемене?
person|почему {PERSON=Роман} не пришёл на тренировку?
person|{PERSON=Анатолий} опять без формы
person|справка на имя {PERSON=Лапиной Дарьи}
person|мой отчим {PERSON=Ферузжон} строгий
class|учимся в {CLASS=7-м «Г»}
noisy|меня зовут айрат а фамилия {PERSON=хабибулин}
person|{PERSON=Лену} опять оставили после уроков
person|{PERSON=Тамара Борисовна} объясняла реформы Петра Первого
person|{PERSON=Илья Гусаров}, 8 класс, доклад о Пушкине
id|карта школьника {ID=9643 1188 0031 2209} не работает
id|учётная запись ученика {ID=40817}
address|дача у нас {ADDRESS=СНТ Берёзка, участок 12}
dob|брат {DOB=3 июня 2014 г.р.}
dob|он родился в {DOB=2012 году}
handle|я в телеге {HANDLE=@lisa_pisa}
handle|Настя ({HANDLE=@nastya_ris}) кинула задание
handle|вк: {HANDLE=@petya_ivanov}
handle|мой тикток {HANDLE=@olya.danilova}
handle|подпишись на {HANDLE=@igor_k}, там мемы
handle|[{HANDLE=@masha_medved}] это я
handle|«{HANDLE=@dima_boss}» мой инст
handle|ник {HANDLE=Zlojkot99}
handle|ник: {HANDLE=zlojkot99}
handle|ник - {HANDLE=Zloj_kot}
handle|ник={HANDLE=ZlojKot}
handle|никнейм в роблоксе — {HANDLE=Krevetka_2010}
handle|мой никнейм в доте 2 {HANDLE=PudgeMaster3000}
handle|логин в сетевом городе {HANDLE=IvanovA7}
handle|логин: {HANDLE=petrova_ma}, пароль не помню
handle|мой логин на портале {HANDLE=sidorov.kp}
handle|акк в стандофф 2: {HANDLE=Toxic_Zmey}
handle|аккаунт в геншине {HANDLE=Venti_Lover08}
handle|мой аккаунт {HANDLE=dasha_dance} заблокировали
handle|аккаунт называется {HANDLE=CatLady2011}
handle|в дискорде я {HANDLE=volkodav#1187}
handle|дс {HANDLE=mrak#4521}
handle|мой дискорд тег {HANDLE=Grom#0007}
handle|{HANDLE=pingvin#3345} добавь в дс
handle|скайп {HANDLE=live:masha.kotova}
handle|мой скайп: {HANDLE=live:.cid.8f3a2b1c}
handle|играю как {HANDLE=DarkFox_13}
handle|играю за {HANDLE=DarkFox_13}
handle|зайди на сервак, я там {HANDLE=xXNagibatorXx}
handle|в майне меня зовут {HANDLE=Kubik_228}
handle|на твиче я {HANDLE=strimer_vasya}
handle|канал на ютубе {HANDLE=VasyaPlay08}
handle|мой ютуб канал называется {HANDLE=KatyaCraft}
handle|мой инст: {HANDLE=liza.sok}
handle|моя инста {HANDLE=liza__sok}
handle|инстик {HANDLE=sofa_kotik}
handle|тгшка {HANDLE=ne_tvoy_kot}
handle|мой тг юз {HANDLE=sonya_1212}
handle|юзер {HANDLE=kiril4ik}
handle|кинь заявку {HANDLE=kiril4ik_07} в стиме
handle|добавь меня в стиме: {HANDLE=Artem_Snake}
handle|найди меня в вк по нику {HANDLE=artem_snake}
handle|мой id в пабге {HANDLE=SniperKolya}
handle|в клеш рояле {HANDLE=Korol_Artur1}
handle|под ником «{HANDLE=Snegir07}»
handle|никнейм "{HANDLE=Snegir_07}"
handle|пиши в личку {HANDLE=@snegir07}
handle|пиши {HANDLE=@snegir07} или {HANDLE=@sova_08}
handle|телеграм{HANDLE=@kot}
handle|тг:{HANDLE=@vova_sss}
handle|тг — {HANDLE=vova_sss}
handle|МОЙ НИК {HANDLE=VOVA_SSS}
handle|тиктокерша {HANDLE=@milana_ok}, это моя сестра
handle|у меня в тт {HANDLE=tanya.tany}
handle|я в бравле {HANDLE=LeonMain77}
handle|мой геймертег {HANDLE=IceWolf_RU}
handle|псевдоним в сети {HANDLE=Luna_tik}
handle|это мой вк {HANDLE=id_kolobok}
handle|мой ник в жизни и в игре одинаковый: {HANDLE=Ryzhik2013}
handle|ник сестры {HANDLE=Zaychik_Pups}
handle|сеструхин аккаунт {HANDLE=Zaychik_Pups}
handle|меня забанили, ник был {HANDLE=Grifer_Top}
handle|почему {HANDLE=@sasha_ta_samaya} меня заблокировала
handle|спасибо {HANDLE=@anna}
handle|ники команды: {HANDLE=Wolf_1}, {HANDLE=Bear_22} и {HANDLE=Fox333}
handle|на литрес я {HANDLE=knigolub_11}
handle|мой аккаунт на дуолинго {HANDLE=OwlFriend5}
handle|на чесс ком {HANDLE=ferz_2012}
school|учусь в {SCHOOL=лицее № 3 «Гармония»}
school|я из {SCHOOL=школы №5 "Родник"}
school|{SCHOOL=МАОУ «Гимназия № 7» г. Казани}
school|{SCHOOL=МБОУ "СОШ № 14" города Тулы}
school|{SCHOOL=ГБОУ Лицей № 1502 г. Москвы}
school|{SCHOOL=школа имени Жукова № 11}, нас отменили
school|хожу в {SCHOOL=гимназию им. А. С. Пушкина № 4}
school|{SCHOOL=МКОУ СОШ с. Ивановка}
school|{SCHOOL=МБОУ СОШ № 2 пос. Тазовский}
school|перешёл из {SCHOOL=школы 14} в {SCHOOL=лицей 2}
school|наша {SCHOOL=школа "Лукоморье"} самая маленькая
school|{SCHOOL=частная школа «Вектор»}, третий этаж
school|я учусь в {SCHOOL=школе «Умка»}
school|{SCHOOL=гимназия №1 г Пермь}
school|ребёнок ходит в {SCHOOL=школу-интернат № 6}
school|работаю учителем в {SCHOOL=МБОУ «СШ № 31 им. Героя Петрова»}
school|моя школа: {SCHOOL=МОУ «Лицей № 8 «Олимпия»}
school|{SCHOOL=ГБОУ ЦО № 1409}
school|{SCHOOL=центр образования № 57}
school|{SCHOOL=46-я школа}, наш завуч ушёл
school|в {SCHOOL=46 школе} карантин
school|из {SCHOOL=сто двенадцатой школы}
school|{SCHOOL=двадцать вторая гимназия} выиграла
school|школа моя {SCHOOL=сош 19}
school|{SCHOOL=школа номер 44} отстой
school|учился в {SCHOOL=школе n 44}
school|{SCHOOL=ШКОЛА № 44}
school|хочу перейти в {SCHOOL=лицей НИУ ВШЭ}
school|{SCHOOL=кадетской школе № 1} нужна форма
school|ученик {SCHOOL=еврейской школы № 1311}
school|{SCHOOL=Ломоносовская школа}, 5 класс
school|учусь в {SCHOOL=Ломоносовской гимназии}
school|хожу в {SCHOOL=Европейскую гимназию}
school|{SCHOOL=МАОУ СОШ №12 ст. Динской}
school|моя дочка в {SCHOOL=детском саду № 5 «Солнышко»}
school|{SCHOOL=ГБОУ Школа «Марьино»}
school|{SCHOOL=МБОУ Ивановская СОШ}
school|учусь в {SCHOOL=Покровской средней школе}
school|{SCHOOL=Покровская СОШ}, Тверская область
school|я с {SCHOOL=22 лицея}
school|мы с {SCHOOL=55-й школой} играли в футбол
school|{SCHOOL=школа 179} сложная?
school|{SCHOOL=музыкальная школа № 3}
school|{SCHOOL=ДШИ № 3 им. Глинки}
school|{SCHOOL=ДМШ №2}
school|{SCHOOL=гимназия "Юридическая"} наша
school|закончила {SCHOOL=школу № 27 с углублённым изучением английского языка}
school|{SCHOOL=лицей при СПбГУТ} мой
school|меня отчислили из {SCHOOL=СУНЦ МГУ}
school|учусь в {SCHOOL=колледже №54}
school|{SCHOOL=школа №1533 «ЛИТ»}
school|вот наша {SCHOOL=СШ №9 г. Витебска}
school|сын в {SCHOOL=прогимназии «Радуга»}
school|учусь в {SCHOOL=шк 8}
school|{SCHOOL=школе им Чехова}
school|поступаю в {SCHOOL=«Лицей № 38»}
school|{SCHOOL=гимназия имени Н. В. Пушкова}
school|{SCHOOL=школе им. Ю.А. Гагарина}
school|{SCHOOL=школа имени В. В. Маяковского №7}, привет
address|живу на {ADDRESS=Садовой, д. 19}
address|сижу у бабушки на {ADDRESS=Лесной, 4}
address|я живу {ADDRESS=пр мира 12 кв 3}
address|живём {ADDRESS=ул кирова 7}
address|мой адрес {ADDRESS=ул. Чапаева 3, 2 подъезд, 5 этаж, кв 18}
address|адрес: {ADDRESS=Лермонтова 14, этаж 3}
address|приходи, {ADDRESS=улица Новая, дом 6, подъезд 2, домофон 18}
address|школьный автобус останавливается у {ADDRESS=Зелёной, 15}
address|встретимся возле {ADDRESS=Пушкина, 8}
address|курьер приедет на {ADDRESS=Московскую, 101}
address|я дома, {ADDRESS=проспект Победы 44-17}
address|проживаю по адресу {ADDRESS=г. Самара, ул. Мичурина, д. 12, кв. 7}
address|{ADDRESS=бул. Юности, 8, кв. 90} — мой адрес
address|{ADDRESS=мкр. Солнечный, д. 4}, жду вас
address|доставьте на {ADDRESS=Советскую 17, кв. 2, 3-й этаж}
address|квартиру снимаем на {ADDRESS=ул. Дружбы 5а, к. 2}
address|{ADDRESS=наб. Фонтанки, д. 30, литер А}, вход со двора — там живу
address|живу {ADDRESS=пр-т ленина 60/2 кв 8}
address|я с {ADDRESS=Парковой, 11}
address|мы живём на {ADDRESS=Набережной улице, дом 3}
address|бабушка живёт в {ADDRESS=деревне Сосновка, д. 7}
address|адрес для посылки: {ADDRESS=620014, Екатеринбург, ул. Вайнера, 9, оф. 12}
address|{ADDRESS=пер школьный 4} это наш дом
address|наш дом {ADDRESS=пл. Свободы, 2}
address|дом у нас на {ADDRESS=Гоголя, 33}
address|забери меня у {ADDRESS=Комсомольской, 12}
address|выхожу с {ADDRESS=Мира 5} в восемь
address|такси на {ADDRESS=Победы 18 подъезд 4}
address|живу {ADDRESS=ш. Космонавтов, 111, кв. 45}
address|прописан {ADDRESS=ул. 50 лет Октября, 3}
address|снимаю комнату {ADDRESS=ул Белинского 21 комн 5}
address|ЖИВУ {ADDRESS=УЛ. САДОВАЯ, Д. 3, КВ. 12}
address|АДРЕС {ADDRESS=ПР. МИРА 15}
address|наша квартира {ADDRESS=просп. Октября, 71, кв. 4, 9 этаж}
address|живу на {ADDRESS=пушкина 8}
address|{ADDRESS=Казань, Баумана 4-2}
address|адрес регистрации: {ADDRESS=Респ. Татарстан, г. Альметьевск, ул. Ленина, д. 1}
address|{ADDRESS=г Омск ул Маркса д 10 кв 5} прописка
address|я живу напротив почты, {ADDRESS=Кольцова, 6}
address|подъезжай к {ADDRESS=Вокзальной, 3}
address|ждите меня около {ADDRESS=Рабочей 14}
address|моя улица {ADDRESS=Полевая 9}
address|мы из {ADDRESS=посёлка Мирный, ул. Школьная, 2}
address|живу в {ADDRESS=ЖК Северный, корпус 3, кв. 77}
address|дом {ADDRESS=ул Гагарина д. 5 корп 1 кв 20}
address|заходи в гости, {ADDRESS=Чехова 2, кв 14}
address|вожу ребёнка с {ADDRESS=Дачной, 7}
town|живу в {TOWN=Урюпинске}
town|пишем вам из {TOWN=Нарьян-Мара}
town|пишу из {TOWN=Верхоянска}
town|привет из {TOWN=Усть-Кута}
town|всем привет из {TOWN=Кыштыма}
town|я учусь в школе, живу в {TOWN=Кимрах}
town|наша деревня {TOWN=Малиновка}, интернета нет
town|наш город, {TOWN=Воткинск}, в Удмуртии
town|переехали в {TOWN=Апатиты}
town|родилась и выросла в {TOWN=Сызрани}
town|сам из {TOWN=Чебаркуля}
town|мы с мамой из {TOWN=Ревды}
town|я из города {TOWN=Торжок}
town|обращаюсь к вам из {TOWN=Мирного}
town|беспокоит семья из {TOWN=Шуи}
town|вам пишет ученица из {TOWN=Ухты}
town|я школьник из {TOWN=Лабытнанги}
town|мой дедушка живёт в {TOWN=Бологом}
town|проживаем в {TOWN=Когалыме}
town|звоню из {TOWN=Канска}
town|сейчас нахожусь в {TOWN=Бийске}
town|живу недалеко от {TOWN=Тарусы}
town|живу в пригороде {TOWN=Рязани}
town|мой город — {TOWN=Кинешма}
noisy|УЧИТЕЛЬНИЦА ГАЛИНА ПЕТРОВНА ПОСТАВИЛА {PERSON=ИВАНОВОЙ ОЛЕ} ДВОЙКУ
noisy|{PERSON=КИРИЛЛ БОНДАРЬ} ЗДЕСЬ, ГДЕ МОЙ КЛАСС
noisy|Я {PERSON=АРТЁМ ГОНЧАРУК}, НЕ МОГУ ВОЙТИ
noisy|МОЯ ДОЧЬ {PERSON=ЗЛАТА ЧУМАК} НЕ ВИДИТ ЗАДАНИЯ
noisy|ПОМОГИТЕ, {PERSON=ДАНИЛ ЖУК} ИЗ 7Б
noisy|{PERSON=МАРК ЛЕБЕДЬ}, 5 КЛАСС
noisy|физрук {PERSON=пал палыч} орёт
noisy|препод {PERSON=иван иваныч} не пришёл
noisy|трудовик {PERSON=николай степаныч} добрый
noisy|математик {PERSON=виктор андреич} завалил
noisy|училка {PERSON=нина васильна} злая
noisy|директор {PERSON=олег евгенич} ушёл
noisy|физичка {PERSON=светлана сергевна} болеет
noisy|это наш тренер {PERSON=петрович}
noisy|мою сестру зовут {PERSON=айсулу}
noisy|моего брата зовут {PERSON=джахонгир}, он смешной
noisy|сына зовут {PERSON=эльнур}
noisy|мой сын {PERSON=миркамол} учится в 3б
noisy|моя дочь {PERSON=аяулым} просит помощи
noisy|мой друг {PERSON=бекзат} списал
noisy|моя подруга {PERSON=нургуль} не пишет
noisy|меня зовут {PERSON=шухрат}
noisy|меня зовут {PERSON=тимурчик белозеров}
noisy|имя {PERSON=гульчехра}
noisy|имя ребёнка {PERSON=раянчик}
noisy|фамилия {PERSON=хушвактов} имя {PERSON=сардор}
noisy|мой дядя {PERSON=гиви} таксист
noisy|тётя {PERSON=зульфия} приехала
noisy|классная {PERSON=эльвира рашидовна} ругается
person|Благодарность {PERSON=Сэсэг Баировне Цыреновой} за помощь
person|Грамота вручается {PERSON=Аюне Доржиевой}
person|Характеристика на {PERSON=Алдара Ринчинова}
person|{PERSON=Каримов Бобур} не сдал тетрадь
person|в графе «Мать» стоит {PERSON=Юсупова Дилором}
person|впишите {PERSON=Рахимов Шерзод}
person|ответственный: {PERSON=Назаров Фируз}
person|подпись: {PERSON=Омарова Жанель}
person|к нам пришла {PERSON=Мэйлин}, она из Китая
person|к нам в класс пришёл {PERSON=Лукас}, он из Чехии
person|новенькая {PERSON=Сильвия} из Румынии
person|в лагере познакомилась с {PERSON=Матео} из Аргентины
person|со мной сидит {PERSON=Кевин}, он из Франции
person|спрашивает {PERSON=Милена}, 6а
person|{PERSON=Дарина Шевчук}, 12.03.2011, +7 912 345-67-89
person|С уважением, {PERSON=Мунира Саидова}
person|С уважением, {PERSON=Оюна}
person|Письмо для {PERSON=Тамирлана Гусейнова}
person|благодарственное письмо {PERSON=Хадижат Омаровой}
person|позвоните {PERSON=Гульшат Ильдаровне}
person|замещает {PERSON=Кызы Айпери}
person|я репетитор, занимаюсь с {PERSON=Ван Юй}
person|напишите рекомендацию для {PERSON=Платона Андреева}
person|это {PERSON=Гомер Соколов}, мой сосед
noisy|прив это {PERSON=настюха} из параллельного
noisy|{PERSON=лёха петров} кинул дз
noisy|my sister {PERSON=zarina} uchitsya so mnoy
noisy|menya zovut {PERSON=artyom}
noisy|ya {PERSON=Sveta Ivanova} iz 9a
id|код ученика: {ID=4471902}, не подходит
id|мой ид в системе {ID=884213}
id|{ID=884213} это мой id в дневнике
id|{ID=STD-2024-118} мой студенческий айди
id|айди ребёнка в сетевом городе — {ID=20391847}
id|логин обучающегося {ID=ivanov7712}
id|мой логин для входа {ID=pet19-2204}
id|идентификатор: {ID=3f2a9c10-77b1-4e0d-9a55-0c1d2e3f4a5b}
id|вот uuid {ID=3f2a9c10-77b1-4e0d-9a55-0c1d2e3f4a5b} аккаунта
id|код участника ВсОШ {ID=в09-117-24}
id|код участника ЕГЭ {ID=7719203}
id|номер участника олимпиады {ID=11-0482}
id|шифр работы {ID=М-11-0482}, узнайте балл
id|ученик id#{ID=55012}
id|паспорт 45 12 номер {ID=334455} я потерял
id|серия {ID=4512}, номер {ID=334455}, выдан овд
id|паспорт серия {ID=45 12} №{ID=334455}
id|паспорт серии {ID=4512} с номером {ID=334455}
id|номер паспорта {ID=334455}, серия {ID=4512}
id|номер моего загранника {ID=72 1234567}
id|загран {ID=721234567} кончается
id|мой паспорт: {ID=4512334455}
id|данные паспорта мамы {ID=4512 334455}
id|ввожу паспортные данные {ID=4512 334455} и ошибка
id|вод. права {ID=99 11 223344}
id|водительские права брата: {ID=99 ОР 223344}
id|в/у {ID=9911 223344}
id|права у папы номер {ID=9911223344}
id|номер водительского удостоверения {ID=99 11 223344}
id|св-во о рождении {ID=III-ДК 556677}
id|свидетельство о рождении серия {ID=III-ДК} номер {ID=556677}
id|свид. о рожд. {ID=I-МЮ № 700123}
id|номер свидетельства {ID=700123}, серия {ID=I-МЮ}
id|полис ОМС {ID=7755 1208 3344 5566}
id|мой полис такой {ID=7755120833445566}
id|номер медицинского полиса у меня {ID=7755120833445566}
id|{ID=7755120833445566} - полис ОМС сына
id|полис дмс {ID=АБ-1234567}
id|СНИЛС у меня вот такой: {ID=112-233-445 95}
id|снилс ребенка {ID=11223344595}
id|снилс - {ID=112 233 445 95}
id|снилс={ID=112-233-445-95}
id|мой ИНН, если нужно, {ID=771234567890}
id|ИНН отца: {ID=771234567890}
id|ИНН школы {ID=7712345678}
id|инн №{ID=771234567890}
id|студенческий билет номер {ID=18И0442}
id|студак {ID=18-0442}
id|зачётка {ID=№ 2019-0442}
id|зачётная книжка у меня {ID=190442}
id|номер зачётки, точнее {ID=190442}
id|читательский билет {ID=00123-Д}
id|читательский у меня {ID=100123}
id|карта учащегося {ID=77001234}
id|номер карты школьника {ID=0040 5512 33}
id|пропуск № {ID=004412}
id|номер пропуска {ID=004412}
id|лицевой счёт {ID=0047712}
id|лицевой счет по питанию: {ID=110047712}
id|табельный {ID=00771}
id|номер аттестата {ID=07724001234567}
id|аттестат серия {ID=77 АБ} номер {ID=0012345}
id|военник {ID=АС 1234567}
id|номер заявления {ID=77-2024-110022}
id|номер заявления на госуслугах {ID=1122334455}
id|мой код в олимпиаде {ID=ru2024-7781}
id|ID не 5512, а {ID=5513}
id|айдишник {ID=5513771}
id|мой айдишник в электронном журнале, кажется, {ID=5513771}
id|id ученика - {ID=vasya_5513}
id|снилс неверный: {ID=112-233-445 95}
id|у Пети id {ID=551377}, у меня {ID=551378}
id|id: {ID=551377} и {ID=551378}
id|номер студента {ID=S-20-4471}
id|ученик №{ID=44710}
id|гражданин с паспортом {ID=4512 334455}
id|ОМС {ID=7755120833445566}
id|ОГРН {ID=1027700132195}
id|какой инн {ID=771234567890} или нет?
id|паспорт: серия – {ID=45 12}, номер – {ID=334455}
id|гражданство рф, паспорт рф {ID=4512 №334455}
id|с н и л с {ID=112-233-445 95}
id|СНИЛC {ID=112-233-445 95}
id|пaспорт {ID=4512 334455}
id|учётка {ID=u0442-77}
id|учетная запись {ID=st118822}
id|аккаунт ученика {ID=st118822} заблокирован
dob|родился {DOB=30.11.2011}
dob|родилась я {DOB=30 ноября 2011-го}
dob|я {DOB=2011-го} года рождения
dob|я {DOB=2011 г.р.}
dob|сын {DOB=2014} года рождения
dob|я родился в {DOB=2011-м}
dob|др у меня {DOB=3 марта}
dob|у меня др {DOB=03.03}
dob|днюха {DOB=3-го марта}
dob|{DOB=3 марта} у меня день рождения
dob|{DOB=03.03.2010} — моя дата рождения
dob|д.р. {DOB=03/03/2010}
dob|д/р {DOB=03.03.10}
dob|г/р {DOB=2010}
dob|г.р. {DOB=2010}
dob|дата рожд.: {DOB=3.03.2010 г.}
dob|ДР: {DOB=03-03-2010}
dob|рожд. {DOB=3 мар. 2010}
dob|дата рождения ребёнка указана {DOB=03.03.2001}, а надо {DOB=03.03.2010}
dob|дата рождения не {DOB=03.03.2001}, а {DOB=03.03.2010}
dob|дата рождения: {DOB=03.03.2010}, точнее {DOB=04.03.2010}
dob|родился {DOB=3 марта 2010}, брат {DOB=5 мая 2012}
dob|мы с братом родились {DOB=3 марта 2010} и {DOB=5 мая 2012}
dob|рождение дочки {DOB=9.02.2016}, в первый класс когда?
dob|родилась дочь {DOB=9.02.2016}, когда ей в школу?
dob|сыну исполнилось 7 лет {DOB=9.02.2023}
dob|мне исполнится 14 {DOB=9 февраля}
dob|Петя Комаров, {DOB=02.02.2012} г. рождения
dob|ученица Ольга Лапина, {DOB=17 мая 2013}
dob|сын Ярослав Дьячук, {DOB=17 мая 2013}, 1 класс
dob|дочь Мария Лапина ({DOB=17.05.2013})
dob|Лапина Мария Олеговна {DOB=17.05.2013} 6 класс
dob|Лапина Мария Олеговна, {DOB=2013} г. р.
dob|моя сестра Аня ({DOB=17.05.2013})
dob|ребенок {DOB=17.05.2013}, прививки есть
dob|дата рождения {DOB=17 мая две тысячи тринадцатого}
dob|родилась {DOB=семнадцатого мая}
dob|родился {DOB=17 мая 13 года}
dob|родился {DOB=17.05.13}
dob|родился {DOB=17 05 2013}
dob|рождён {DOB=17 мая 2013}
dob|появился на свет {DOB=17 мая 2013}
dob|празднует день рождения {DOB=17 мая}
dob|день варенья {DOB=17 мая}
dob|днюшка {DOB=17 мая}
dob|родилсо {DOB=17 мая 2013}
dob|радилась {DOB=17 мая 2013}
dob|дата раждения {DOB=17.05.2013}
dob|дата рождение {DOB=17.05.2013}
dob|день рожденья {DOB=17.05}
dob|день рождения у Вари {DOB=17.05}
dob|дата рождения в системе неверная, должно быть {DOB=17.05.2013}
dob|в анкете поле "дата рождения" пишу {DOB=17.05.2013} и ошибка
dob|дата рождения мамы {DOB=17.05.1983}
dob|папа родился {DOB=17 мая 1979 года}
dob|бабушка {DOB=17.05.1953} г.р.
dob|дедушка родился в {DOB=1948} году
dob|ребёнок рожден {DOB=2013.05.17}
dob|ДР {DOB=2013-05-17}
dob|др {DOB=17 ЯНВАРЯ}
dob|рождения {DOB=17 янв 2013}
dob|я родился {DOB=17 мая}, в 2013
dob|родился/лась: {DOB=17.05.2013}
dob|день моего рождения — {DOB=17 мая}
dob|моему сыну ({DOB=17.05.2013}) нужен логин
phone|мой сотовый {PHONE=8(9l6)22З-18-40}
phone|тел {PHONE=8(9l6)22З-18-40}
phone|{PHONE=8 9I6 123 45 67} звони
phone|номер {PHONE=89О5I234567}
phone|{PHONE=+7 9О5 l23-45-67}
phone|{PHONE=8-9б5-123-45-67}
phone|мама: {PHONE=8 905 12з 45 67}
phone|номер {PHONE=8 9 0 5 1 2 3 4 5 6 7}
phone|пиши на {PHONE=9 0 5 1 2 3 4 5 6 7}
phone|скинь на {PHONE=9051234567}
phone|отправь смс на {PHONE=9051234567}
phone|код придёт на {PHONE=9051234567}
phone|перезвоните {PHONE=4951234567}
phone|перезвоните по {PHONE=495 123 4567}
phone|ватсап {PHONE=89051234567}
phone|вот номерок {PHONE=89051234567}
phone|вот номерок {PHONE=8.905.123.45.67}
phone|{PHONE=8/905/123/45/67} набери
phone|{PHONE=8 (905) 123 45 67} папа
phone|телефон {PHONE=восемь 905 сто двадцать три 45 67}
phone|телефон {PHONE=8 девятьсот пять 123 сорок пять 67}
phone|{PHONE=8 девятьсот пять 123-45-67}
phone|мой {PHONE=восемь девять ноль пять один два три 45 67}
phone|{PHONE=плюс семь 905 123 45 67}
phone|{PHONE=плюс 7 905 123 45 67}
phone|{PHONE=плюс 7 девятьсот пять 123 45 67}
phone|звони на {PHONE=восемь 905 один-два-три 45-67}
phone|городской {PHONE=2-34-56}
phone|домашний {PHONE=23-45-67}
phone|домашний телефон {PHONE=234567}
phone|тел. {PHONE=234-567}
phone|телефон: {PHONE=2345678}
phone|тлф {PHONE=89051234567}
phone|моб. {PHONE=9051234567}
phone|т. {PHONE=9051234567}
phone|т.: {PHONE=495-123-45-67}
phone|моб {PHONE=905 1234567}
phone|номер не 89051234567, а {PHONE=89051234568}
phone|номера родителей: {PHONE=9051234567}, {PHONE=9161234567}
phone|мой {PHONE=9051234567}, мамин {PHONE=4161234567}
phone|дозвониться можно {PHONE=4951234567}
phone|мобилка {PHONE=905-123-45-67}
phone|симка {PHONE=9051234567}
phone|номер телефона у Пети {PHONE=3431234567}
phone|контакт для связи {PHONE=3431234567}
phone|факс {PHONE=343 123-45-67}
phone|мой номер на двух симках: {PHONE=9051234567} и {PHONE=9051234568}
phone|вайбер {PHONE=+375 29 123-45-67}
phone|{PHONE=+380 67 123 45 67} бабушка
phone|{PHONE=8 (81371) 2-34-56} звонить
phone|код города {PHONE=8 81371 23456}
phone|{PHONE=девятьсот пять сто двадцать три сорок пять шестьдесят семь} мой номер
phone|номер: {PHONE=8-девятьсот пять-123-45-67}
class|{CLASS=5-б} против {CLASS=5-в}: придумай эстафету
class|{CLASS=7д} пишет контрольную
class|спрашивает Даниэль, {CLASS=7д}
class|Аня Котова {CLASS=7д}
class|Аня Котова, {CLASS=7 д}
class|Котова Аня ({CLASS=7-д})
class|Котова Аня {CLASS=7"Д"}
class|{CLASS=7Д}, Котова Аня
class|{CLASS=7д} Котова Аня
class|наш {CLASS=7д} самый лучший
class|весь {CLASS=7д} списал
class|училка у {CLASS=7д}
class|классный у {CLASS=7д} заболел
class|с {CLASS=7д} идём в поход
class|{CLASS=7д} и {CLASS=7г} в одном кабинете
class|в {CLASS=7-ом д}
class|в {CLASS=7 д классе}
class|в классе {CLASS=7д}
class|{CLASS=7 "Г" класс} едет
class|учусь в {CLASS=7г}
class|перешла в {CLASS=7г}
class|из {CLASS=7г}
class|я {CLASS=7г}
class|мы {CLASS=11а}
class|чат {CLASS=11а}
class|чат {CLASS=5 Б} класса
class|журнал {CLASS=8в}
class|дз {CLASS=8в}
class|расписание {CLASS=8в}
class|расписание для {CLASS=8В}
class|староста {CLASS=8в}
class|ученик {CLASS=8в}
class|ученики {CLASS=8в}
class|родители {CLASS=8в}
class|учитель {CLASS=8в}
class|классрук {CLASS=8в}
class|одноклассник из {CLASS=8в}
class|{CLASS=8в}, {CLASS=8г} на линейку
class|{CLASS=8«В»}
class|{CLASS=8в кл.}
class|{CLASS=8-й «В»} класс
class|{CLASS=восьмого «В»}
class|{CLASS=восьмой "в" класс}
class|класс {CLASS=восьмой в}
class|{CLASS=8 В} школы
class|для {CLASS=8 В}
class|за {CLASS=8 В} класс
class|против {CLASS=8в}
class|кто из {CLASS=10б}?
class|{CLASS=10б} выиграл у {CLASS=10в}
class|{CLASS=10Б} vs {CLASS=10В}
class|не {CLASS=10б}, а {CLASS=10в}
class|учусь в {CLASS=9Т}
class|в {CLASS=9 Т}
class|ходит в {CLASS=3 "А"}
class|сын в {CLASS=3а}
class|дочка {CLASS=3а}
class|сын {CLASS=3 класс}
class|брат во {CLASS=2б}
class|перевели из {CLASS=6а} в {CLASS=6б}
class|класс: {CLASS=6А}
class|класс - {CLASS=6А}
class|класс={CLASS=6А}
class|Класс {CLASS=6 А}
class|я в {CLASS=6} классе
class|учусь в {CLASS=шестом} классе
email|пиши сюда {EMAIL=anton.belov@list точка ru}
email|почта {EMAIL=anton@mail точка ру}
email|почта {EMAIL=anton @ mail.ru}
email|{EMAIL=anton[собака]mail[точка]ru}
email|{EMAIL=anton собака яндекс ру}
email|{EMAIL=anton собака yandex точка ru}
email|{EMAIL=anton.belov собачка gmail com}
email|{EMAIL=anton нижнее подчеркивание belov собака mail ru}
email|почта антон {EMAIL=anton_belov@bk.ru}
email|{EMAIL=антон@почта.рф}
email|{EMAIL=anton@школа12.рф}
email|{EMAIL=anton@маил.ру}
email|мэйл {EMAIL=anton@i.ua}
url|{URL=kruzhok.рф}
url|{URL=кружок.рф}
url|сайт {URL=кружок12.онлайн}
url|мой сайт {URL=antonbelov точка ru}
card|карта {CARD=4276 3801 2345 6786}
card|карта {CARD=4276380123456786}
card|{CARD=4276-3801-2345-6786} сбер
card|номер карты {CARD=2200 7001 2345 6789}
card|переведи на {CARD=2200700123456789}
card|скинь на {CARD=2200700123456789}
card|на тинек {CARD=2200700123456789}
card|карта мама {CARD=2200 7001 23456789}
card|карта {CARD=42763801 23456786}
card|карта {CARD=427638 0123456786}
card|карта {CARD=4276  3801  2345  6786}
card|карта {CARD=4276 З8О1 2З45 6786}
`;
