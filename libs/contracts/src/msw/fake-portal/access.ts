import type { OperationName } from '../../client/operations.js';
import type { RoleName } from '../../v1/role-names.js';

/** How far a role reaches in a part of the API; no entry: it is refused. */
export type Reach = 'own' | 'own_school' | 'own_schools' | 'own_region' | 'all';

type PartAccess = Readonly<Partial<Record<RoleName, Reach>>>;

const everybody: PartAccess = {
  student: 'own',
  teacher: 'own',
  school_admin: 'own',
  coordinator: 'own',
  regional_institute: 'own',
  ministry: 'own',
  operator: 'own',
  system_admin: 'own',
};
const inSchools: PartAccess = { student: 'own', teacher: 'own', school_admin: 'own', coordinator: 'own' };
const oversight: PartAccess = {
  school_admin: 'own_school',
  coordinator: 'own_schools',
  regional_institute: 'own_region',
  ministry: 'all',
  system_admin: 'all',
};
const courseReaders: PartAccess = {
  school_admin: 'all',
  coordinator: 'all',
  regional_institute: 'all',
  ministry: 'all',
  operator: 'all',
  system_admin: 'all',
};
const courseWriters: PartAccess = { coordinator: 'all', regional_institute: 'all', system_admin: 'all' };
const surveyWriters: PartAccess = {
  coordinator: 'own_schools',
  regional_institute: 'own_region',
  ministry: 'all',
  system_admin: 'all',
};
const administrators: PartAccess = { system_admin: 'all' };
const withOperator: PartAccess = { ...oversight, operator: 'all' };
const students: PartAccess = { student: 'own' };

/** Who may call which operation, and how far it reaches for them; `anyone` needs no session. */
export const operationAccess: Readonly<Record<OperationName, PartAccess | 'anyone'>> = {
  login: 'anyone',
  readSession: everybody,
  refreshSession: everybody,
  logout: everybody,
  readHealth: everybody,
  listCourses: inSchools,
  readCourse: inSchools,
  listDialogs: inSchools,
  createDialog: inSchools,
  listMessages: inSchools,
  postMessage: inSchools,
  stopAnswer: inSchools,
  readRecommendations: students,
  readInterests: students,
  listSchools: withOperator,
  readSchool: withOperator,
  createSchool: administrators,
  changeSchool: administrators,
  deleteSchool: administrators,
  listAdminCourses: courseReaders,
  readAdminCourse: courseReaders,
  createCourse: courseWriters,
  changeCourse: courseWriters,
  deleteCourse: courseWriters,
  listSurveys: oversight,
  readSurvey: oversight,
  readSurveyResults: oversight,
  createSurvey: surveyWriters,
  changeSurvey: surveyWriters,
  deleteSurvey: surveyWriters,
  readUsage: withOperator,
  purgeAnswers: { operator: 'all', system_admin: 'all' },
};

/** How far an operation reaches for a role; null when the role is refused. Deny by default. */
export function reachOf(operation: OperationName, role: RoleName): Reach | null {
  const access = operationAccess[operation];
  return access === 'anyone' ? 'own' : (access[role] ?? null);
}
