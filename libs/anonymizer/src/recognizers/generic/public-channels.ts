/**
 * Accounts of newspapers, museums, agencies, clubs, companies, shows and stars that pupils name in homework and talk. Small letters,
 * as their services spell them.
 */
const CHANNELS = new Set(
  `nasa esa spacex isro roscosmos natgeo natgeokids discovery animalplanet bbc bbcnews bbcbitesize bbcworld cnn guardian theguardian
  nytimes washingtonpost reuters ap aljazeera skynews economist wsj forbes time newsweek usatoday wikipedia britannica smithsonian
  britishmuseum louvre metmuseum tate rijksmuseum hermitage_museum moma nhm_london sciencemuseum royalsociety nature sciencemagazine
  newscientist sciam scientificamerican nobelprize unesco unicef un who wwf greenpeace redcross amnesty whitehouse potus royalfamily
  ted teded ted_ed tedtalks khanacademy duolingo coursera edx quizlet kahoot crashcourse scishow veritasium kurzgesagt vsauce
  smartereveryday markrober mkbhd mrbeast pewdiepie numberphile 3blue1brown minutephysics physicsgirl asapscience nilered tomscott
  cgpgrey oversimplified extrahistory simplehistory bigthink wired techcrunch theverge lego minecraft roblox fortnite nintendo
  playstation xbox steam valorant ea easportsfc riotgames supercell brawlstars clashroyale marvel dccomics disney pixar netflix hbo
  spotify youtube youtubekids google googleclassroom microsoft apple openai chatgpt github python adobe canva notion telegram instagram
  tiktok twitter facebook whatsapp snapchat discord twitch reddit pinterest elonmusk billgates cristiano leomessi neymarjr kyliejenner
  kimkardashian selenagomez justinbieber billieeilish taylorswift arianagrande zendaya beyonce ladygaga edsheeran badbunny bts_bighit
  blackpinkofficial therock gretathunberg malala fifa fifaworldcup uefa championsleague premierleague laliga nba nfl nhl mlb f1 olympics
  realmadrid fcbarcelona manutd mancity liverpoolfc chelseafc arsenal juventus psg fcbayern englandrugby lakers
  durov kinopoisk rian_ru ria_novosti tass_agency rt_russian lentach lentaru meduzalive rbc_news kommersant vedomosti gazetaru izvestia
  postnauka arzamas_academy nplusone yandex yandex_uchebnik vkontakte vk vkmusic sberbank gosuslugi gosuslugi_bot mchs_official minpros
  foxford foxford_ege skyeng umschool sotkaonline tinkoff ozon wildberries matchtv spartak zenit_spb fc_zenit cskamoscow fclokomotiv
  wylsacom ikakprosto chitai_gorod eksmo litres bookmate mosmuseum tretyakov_gallery pushkinmuseum bolshoi_theatre polytech_museum`.split(
    /\s+/,
  ),
);

/** Whether everybody knows whose the account of that name in small letters is: `@NASA`, `@kinopoisk`. */
export const isPublicChannel = (name: string): boolean => CHANNELS.has(name);

const CHANNEL =
  /(?<![а-яa-z])(?:канал[а-я]{0,3}|channels?)(?: (?:на|в|on) (?:ютубе?|ютьюбе?|твиче|рутубе|телеграм[а-я]{0,2}|телеге|youtube|twitch|telegram))?(?: called)? ["«“]?$/;
const OWN =
  /(?<![а-яa-z])(?:мо[йеяюи]|мо[её][йм]|моего|наш[а-я]{0,3}|сво[йеюи]|сво[её][йм]|своего|my|our)(?![а-яa-z])/;
const REACH = 48;

/** "канал на ютубе SciNews": a channel that everybody may watch; "мой канал …" is a pupil's. */
export function isChannelOfOthers(lower: string, start: number): boolean {
  const before = lower.slice(Math.max(0, start - REACH), start);
  return CHANNEL.test(before) && !OWN.test(before);
}
