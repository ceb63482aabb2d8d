import { caseStem } from './case-stem.js';

/**
 * Lands, states of federal ones, and what is larger: nobody's home is told by them. Those that are a town as well are left out,
 * and so are the republics of Russia, whose people are fewer.
 */
const LATIN = new Set(
  `earth mars moon africa america north-america south-america latin-america antarctica asia australia europe scandinavia siberia
  afghanistan albania algeria angola argentina armenia austria azerbaijan bahrain bangladesh belarus belgium belize benin bhutan
  bolivia bosnia botswana brazil brunei bulgaria burma burundi cambodia cameroon canada chad chile china colombia congo croatia
  cuba cyprus czechia denmark ecuador egypt england eritrea estonia ethiopia fiji finland france gabon gambia georgia germany
  ghana great-britain greece greenland guinea guyana haiti honduras hungary iceland india indonesia iran iraq ireland
  northern-ireland israel italy ivory-coast jamaica japan jordan kazakhstan kenya korea south-korea north-korea kosovo kyrgyzstan
  laos latvia lebanon lesotho liberia libya lithuania macedonia madagascar malawi malaysia mali malta mauritius mexico moldova
  mongolia montenegro morocco mozambique myanmar namibia nepal netherlands holland new-zealand nicaragua niger nigeria norway
  oman pakistan palestine papua-new-guinea paraguay peru philippines poland portugal puerto-rico qatar romania russia rwanda
  saudi-arabia scotland senegal serbia sierra-leone slovakia slovenia somalia south-africa spain sri-lanka sudan suriname sweden
  switzerland syria taiwan tajikistan tanzania thailand togo tunisia turkey turkmenistan uganda uk ukraine uruguay us usa
  uzbekistan venezuela vietnam wales yemen zambia zimbabwe
  alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas
  kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new-hampshire
  new-jersey new-mexico north-carolina south-carolina north-dakota south-dakota ohio oklahoma oregon pennsylvania rhode-island
  tennessee texas utah vermont virginia west-virginia wisconsin wyoming
  alberta british-columbia manitoba new-brunswick newfoundland nova-scotia ontario saskatchewan new-south-wales queensland
  tasmania`.split(/\s+/),
);

/** Hills of Scotland and Ireland, which look like somebody called Ben. */
const BENS = new Set('nevis lomond macdui lawers vorlich ledi bulben cruachan wyvis'.split(' '));

/** "Ben Nevis" */
export const isHill = (given: string | undefined, surname: string | undefined): boolean =>
  given === 'ben' && surname !== undefined && BENS.has(surname);

/** In the first case form; the test is by stems, for all of them. */
const CYRILLIC = new Set(
  `земля марс луна африка америка антарктида антарктика азия австралия европа прибалтика скандинавия сибирь поволжье
  австрия азербайджан албания алжир англия ангола аргентина армения афганистан бангладеш беларусь белоруссия бельгия болгария
  боливия босния бразилия великобритания венгрия венесуэла вьетнам гана германия голландия греция грузия дания египет израиль
  индия индонезия иордания ирак иран ирландия исландия испания италия йемен казахстан камбоджа камерун канада катар кения кипр
  киргизия кыргызстан китай колумбия корея куба латвия ливан ливия литва македония малайзия мали мальта марокко мексика молдавия
  молдова монголия мьянма непал нигерия нидерланды норвегия оман пакистан палестина парагвай перу польша португалия россия
  румыния сербия сирия словакия словения сомали судан сша таджикистан таиланд тайвань танзания тунис туркмения туркменистан
  турция уганда узбекистан украина уругвай филиппины финляндия франция хорватия черногория чехия чили швейцария швеция
  шотландия эквадор эстония эфиопия япония
  аляска бавария ботсвана византия гаити галлия гватемала гондурас гренландия замбия зимбабве каталония конго кувейт лаос лапландия
  люксембург маврикий мавритания мадагаскар месопотамия мозамбик намибия никарагуа панама персия пруссия руанда сенегал
  сингапур тибет ямайка`
    .split(/\s+/)
    .map(caseStem),
);

/**
 * Whether it is a land or a great part of one, in small letters.
 *
 * @example
 * isLand('new zealand') && isLand('казахстане'); // true
 */
export const isLand = (name: string): boolean =>
  name.charCodeAt(0) < 0x400 ? LATIN.has(name.replaceAll(' ', '-')) : CYRILLIC.has(caseStem(name));
