import type { Recognizer } from '../recognizer.js';
import { addressEn } from './en/address.js';
import { classEn } from './en/class.js';
import { gradeInCompany } from './en/grade-in-company.js';
import { idNumbersEn } from './en/id-numbers.js';
import { schoolEn } from './en/school.js';
import { listedNames } from './en/listed-names.js';
import { livingNamesake } from './generic/living-namesake.js';
import { smallFullName } from './en/small-full-name.js';
import { nicknameBetween } from './en/nickname-between.js';
import { namedInOffice } from './en/named-in-office.js';
import { ownedName } from './en/owned-name.js';
import { pupilOfReport } from './en/pupil-of-report.js';
import { shoutedName } from './en/shouted-name.js';
import { toldName } from './en/told-name.js';
import { syllableNames } from './en/syllable-names.js';
import { periodClass } from './en/period-class.js';
import { schoolAttended } from './en/school-attended.js';
import { schoolHeadFirst } from './en/school-head-first.js';
import { nhsNumber, ssn } from './en/state-numbers.js';
import { birthDate } from './generic/birth-date.js';
import { byContext } from './generic/by-context.js';
import { card } from './generic/card.js';
import { dateBesidePerson } from './generic/date-beside-person.js';
import { dateOfFamily } from './generic/date-of-family.js';
import { dateToldLater } from './generic/date-told-later.js';
import { whereILive } from './en/where-i-live.js';
import { digitName } from './generic/digit-name.js';
import { disguisedPhone } from './generic/disguised-phone.js';
import { classInSlot } from './generic/class-in-slot.js';
import { email } from './generic/email.js';
import { handle } from './generic/handle.js';
import { headedNames } from './generic/headed-names.js';
import { iban } from './generic/iban.js';
import { handleInTalk } from './generic/handle-in-talk.js';
import { underscoredHandle } from './en/underscored-handle.js';
import { idBehindWords } from './generic/id-behind-words.js';
import { knownNames } from './generic/known-names.js';
import { kinNames } from './generic/kin-names.js';
import { nationalPhone } from './generic/national-phone.js';
import { nickForms } from './generic/nick-forms.js';
import { obfuscatedEmail } from './generic/obfuscated-email.js';
import { opinionHolder } from './generic/opinion-holder.js';
import { person } from './generic/person.js';
import { personBehindWords } from './generic/person-behind-words.js';
import { phone } from './generic/phone.js';
import { quotedPeople } from './generic/quoted-people.js';
import { registerName } from './generic/register-name.js';
import { schoolClass } from './generic/school-class.js';
import { scoredNames } from './generic/scored-names.js';
import { spelledName } from './generic/spelled-name.js';
import { spokenHost } from './generic/spoken-host.js';
import { spokenPhone } from './generic/spoken-phone.js';
import { town } from './generic/town.js';
import { schoolOfName } from './generic/school-of-name.js';
import { mixedHandle } from './generic/mixed-handle.js';
import { townOfPeople } from './generic/town-of-people.js';
import { townInRecord } from './generic/town-in-record.js';
import { translatedNote } from './generic/translated-note.js';
import { url } from './generic/url.js';
import { numberRecognizer } from './numbers.js';
import { addressRu } from './ru/address.js';
import { birthCertificate } from './ru/birth-certificate.js';
import { classInTalk } from './ru/class-in-talk.js';
import { collegeGroup } from './ru/college-group.js';
import { numberForms } from './ru/number-forms.js';
import { possessiveName } from './ru/possessive-name.js';
import { schoolRu } from './ru/school.js';
import { inn, ogrn, passport, snils } from './ru/state-numbers.js';

/** Every recognizer. Those with a locale run only when it is asked for. */
export const RECOGNIZERS: readonly Recognizer[] = [
  email,
  obfuscatedEmail,
  url,
  spokenHost,
  handle,
  handleInTalk,
  underscoredHandle,
  nickForms,
  iban,
  idBehindWords,
  idNumbersEn,
  birthCertificate,
  numberForms,
  numberRecognizer('numbers', [card, phone, snils, inn, ogrn, passport, ssn, nhsNumber]),
  disguisedPhone,
  spokenPhone,
  birthDate,
  addressRu,
  addressEn,
  town,
  whereILive,
  schoolRu,
  schoolEn,
  schoolHeadFirst,
  schoolAttended,
  schoolClass,
  classEn,
  periodClass,
  collegeGroup,
  knownNames,
  spelledName,
  digitName,
  registerName,
  person,
  syllableNames,
  toldName,
  listedNames,
  smallFullName,
  ownedName,
  namedInOffice,
  nicknameBetween,
  shoutedName,
  personBehindWords,
  headedNames,
  scoredNames,
  opinionHolder,
  kinNames,
  quotedPeople,
  classInSlot,
  townInRecord,
  dateBesidePerson,
  dateToldLater,
  dateOfFamily,
  byContext,
];

/**
 * Those that take somebody found for evidence of a further value. They are asked once it is settled who is somebody: a name
 * of a sum or of history would be found with the town beside it. Before them whom nothing unsettles: a pupil whose report is
 * asked for is somebody, whatever the lesson.
 */
export const BESIDE_PERSONS: readonly Recognizer[] = [
  pupilOfReport,
  livingNamesake,
  translatedNote,
  townOfPeople,
  nationalPhone,
  schoolOfName,
  mixedHandle,
  gradeInCompany,
  possessiveName,
  classInTalk,
];
