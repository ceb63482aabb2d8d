/** Russian messages without personal data, written out, test half: no rule was written with these in view. */
export const NEGATIVE_WRITTEN_RU_TEST = `
figures|Зачем Печорин похитил Бэлу?
figures|каким был Николай I
figures|Что сочинил Глинка?
figures|Кутузов и Багратион при Бородине
figures|смысл финала «Грозы»
figures|Отец Онегина
history|крепость Орешек
history|указ 1861 года
history|Петроградский совет
history|пакт о ненападении
literature|тема совести в рассказе
literature|Чем похожи Чук и Гек?
literature|Дед Щукарь какой?
geography|река Иртыш
geography|город Владимир на Клязьме
geography|плато Путорана
math|Петя купил 3 тетради по 12 рублей, сколько он заплатил?
math|НОК чисел 12 и 18
math|7а · 2б
math|скорость 72 км/ч в м/с
science|закон Кулона
science|вода кипит при 100 °C
science|кости черепа
code|let i = 0;
code|os.path.join(a, b)
code|SELECT COUNT(*) FROM t
words|вера в чудо
words|злая ирония
words|алый мак
words|гладь озера
school|задали 5 упражнений
school|8 класс геометрия билеты
misc|давай ещё раз
misc|сделай покороче
misc|кто победил в матче
misc|Windows или Linux
misc|до 1 мая
misc|Смешарики: Крош и Ёжик
`;
