/** Russian messages written out, test half: no rule was written with these in view. `{PERSON=…}` is a value as it stands. */
export const WRITTEN_RU_TEST = `
person|можно я пересяду к {PERSON=Лизе Вороновой}?
person|на перемене {PERSON=Тагир} забрал мой телефон
person|завтра у {PERSON=Марты} выступление, что сказать
person|{PERSON=Эвелина Робертовна} ведёт у нас литературу
person|Мы поехали в лагерь с {PERSON=Савелием} и {PERSON=Устиньей}
person|поблагодари от меня {PERSON=Геннадия Палыча}
person|это написал {PERSON=Яша} из соседнего класса
person|мне передали привет от {PERSON=Севы}
person|Ученик: {PERSON=Жданов Пётр}, {CLASS=7Г}
person|Прошу допустить {PERSON=Шмакову Веронику} к экзамену
person|отчим {PERSON=Вячеслав} учит меня водить
person|подруга {PERSON=Айлин} переезжает
person|кружок ведёт {PERSON=Рудольф Янович}
person|{PERSON=Ульяна}, прочитай это, пожалуйста
person|наш староста {PERSON=Эрнест Гусейнов}
person|Помоги {PERSON=Зине} решить пример
person|дневник {PERSON=Калинина Артура}
person|Пишет вам {PERSON=Наталия Ремизова}, мама {PERSON=Гоши}
noisy|я {PERSON=никита соболев} из {CLASS=7в}
noisy|меня зовут {PERSON=ангелина}
noisy|мой друг {PERSON=Тимофйе}
noisy|училка {PERSON=Светалана Юрьевна}
noisy|мы с {PERSON=ирой} подруги
noisy|{PERSON=Oльгa Зимина} моя соседка
contact|почта {EMAIL=agata_2012@mail.ru}
contact|вот {URL=https://vk.com/tagir_m}
phone|телефон {PHONE=8 (911) 222-33-44}
phone|звони {PHONE=+79219998877}
contact|карта {card}
id|снилс {snils}
id|паспорт {ID=4619 887766}
dob|родилась {DOB=3 июля 2011}
dob|др {DOB=08.08.2010}
address|живу на {ADDRESS=улице Гоголя, дом 9}
address|адрес: {ADDRESS=г. Псков, ул. Народная, д. 21, кв. 3}
town|я из {TOWN=Мурманска}
school|учусь в {SCHOOL=школе № 77}
school|в {SCHOOL=лицее 12} олимпиада
class|из {CLASS=9 «Б»}
handle|инста {HANDLE=@marta_m}
`;
