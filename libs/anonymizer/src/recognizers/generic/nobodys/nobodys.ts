import type { TextDocument } from '../../../text/document.js';
import type { PersonalDataType } from '../../../types.js';
import { isNoBirth } from './no-birth.js';
import { isNoClass } from './no-class.js';
import { isNoHandle } from './no-handle.js';
import { isNoHome } from './no-home.js';
import { isNoId } from './no-id.js';
import { isNoPerson } from './no-person.js';
import { isNoSchool } from './no-school.js';

/** Whether what stands from `start` to `end` in the folded text is no value of the type. */
type IsNobodys = (document: TextDocument, start: number, end: number) => boolean;

/** What looks like a value and stands where one may, and yet is nobody's, by type: whatever all around says of it. */
export const NOBODYS: Readonly<Partial<Record<PersonalDataType, IsNobodys>>> = {
  PERSON: isNoPerson,
  CLASS: isNoClass,
  SCHOOL: isNoSchool,
  ID: isNoId,
  DOB: isNoBirth,
  ADDRESS: isNoHome,
  HANDLE: isNoHandle,
};
