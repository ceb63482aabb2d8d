/** "с Машей Понедельник отменили": a day, though people bear it as a surname. In lower case. */
export const WEEKDAY = /^(?:понедельник|вторник|сред[уы]|четверг|пятниц[ауы]|суббот[ауы]|воскресенье)$/;
