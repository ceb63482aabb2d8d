import type { Contract } from '../contract.js';
import * as adminAnswers from './admin-answers.js';
import * as adminCourses from './admin-courses.js';
import * as adminSchools from './admin-schools.js';
import * as adminSurveys from './admin-surveys.js';
import * as adminUsage from './admin-usage.js';
import * as auth from './auth.js';
import * as career from './career.js';
import * as courses from './courses.js';
import * as dialogs from './dialogs.js';
import * as health from './health.js';
import * as messages from './messages.js';

/**
 * Every operation of `/api/v1`, once. Documents, the portal's route table and the guard of the contract are held
 * against this list; it may only grow.
 *
 * @example
 * v1Contracts.find(({ name }) => name === 'readCourse')?.path; // '/courses/{id}'
 */
export const v1Contracts: readonly Contract[] = [
  auth.login,
  auth.readSession,
  auth.refreshSession,
  auth.logout,
  courses.listCourses,
  courses.readCourse,
  dialogs.listDialogs,
  dialogs.createDialog,
  dialogs.listMessages,
  messages.postMessage,
  messages.stopAnswer,
  career.readRecommendations,
  career.readInterests,
  health.readHealth,
  adminSchools.listSchools,
  adminSchools.readSchool,
  adminSchools.createSchool,
  adminSchools.changeSchool,
  adminSchools.deleteSchool,
  adminCourses.listAdminCourses,
  adminCourses.readAdminCourse,
  adminCourses.createCourse,
  adminCourses.changeCourse,
  adminCourses.deleteCourse,
  adminSurveys.listSurveys,
  adminSurveys.readSurvey,
  adminSurveys.createSurvey,
  adminSurveys.changeSurvey,
  adminSurveys.deleteSurvey,
  adminSurveys.readSurveyResults,
  adminUsage.readUsage,
  adminAnswers.purgeAnswers,
];
