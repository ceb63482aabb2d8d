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
`;
