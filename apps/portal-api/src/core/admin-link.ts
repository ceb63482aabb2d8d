import {
  adminCourse,
  survey,
  type AdminCourse,
  type CourseChange,
  type NewCourse,
  type NewSchool,
  type NewSurvey,
  type SchoolChange,
  type Survey,
  type SurveyChange,
} from '@portal/contracts';
import {
  coreCoursePage,
  coreSchool,
  coreSchoolPage,
  coreSurveyPage,
  coreSurveyResults,
  coreUsagePage,
  type coreAdminListQuery,
  type coreUsageQuery,
} from '@portal/contracts/core';
import { z } from 'zod';
import { CoreFailure } from './core-errors.js';
import type { Trace } from './core-link.js';
import type { DataCall } from './data-call.js';

type ListQuery = z.input<typeof coreAdminListQuery>;
type CoreSchool = z.infer<typeof coreSchool>;

/** One kind of thing that the admin group manages. `scope` says whose data may be touched; null: not in it. */
export interface AdminCollection<Item, Page, New, Change> {
  list(query: ListQuery, trace: Trace): Promise<Page>;
  read(id: string, scope: string, trace: Trace): Promise<Item | null>;
  create(item: New, scope: string, trace: Trace): Promise<Item>;
  change(id: string, change: Change, scope: string, trace: Trace): Promise<Item | null>;
  /** False when there was nothing to delete. */
  remove(id: string, scope: string, trace: Trace): Promise<boolean>;
}

/** What the admin group needs of the core. */
export interface AdminLink {
  readonly schools: AdminCollection<CoreSchool, z.infer<typeof coreSchoolPage>, NewSchool, SchoolChange>;
  readonly courses: AdminCollection<AdminCourse, z.infer<typeof coreCoursePage>, NewCourse, CourseChange>;
  readonly surveys: AdminCollection<Survey, z.infer<typeof coreSurveyPage>, NewSurvey, SurveyChange>;
  surveyResults(id: string, scope: string, trace: Trace): Promise<z.infer<typeof coreSurveyResults> | null>;
  usage(query: z.input<typeof coreUsageQuery>, trace: Trace): Promise<z.infer<typeof coreUsagePage>>;
}

export function createAdminLink(data: DataCall): AdminLink {
  const collection = <Item extends z.ZodType, Page extends z.ZodType, New, Change>(
    name: string,
    item: Item,
    page: Page,
  ): AdminCollection<z.output<Item>, z.output<Page>, New, Change> => {
    const one = (id: string) => `/v1/admin/${name}/${encodeURIComponent(id)}`;
    const all = `/v1/admin/${name}`;
    return {
      list: async (query, trace) => must(await data({ method: 'GET', url: all, params: query }, page, trace)),
      read: (id, scope, trace) => data({ method: 'GET', url: one(id), params: { scope } }, item, trace),
      create: async (body, scope, trace) =>
        must(
          await data(
            { method: 'POST', url: all, params: { scope }, data: body, headers: onlyOnce(trace) },
            item,
            trace,
          ),
        ),
      change: (id, change, scope, trace) =>
        data({ method: 'PATCH', url: one(id), params: { scope }, data: change }, item, trace),
      remove: async (id, scope, trace) =>
        (await data({ method: 'DELETE', url: one(id), params: { scope } }, nothing, trace)) !== null,
    };
  };
  return {
    schools: collection('schools', coreSchool, coreSchoolPage),
    courses: collection('courses', adminCourse, coreCoursePage),
    surveys: collection('surveys', survey, coreSurveyPage),
    surveyResults: (id, scope, trace) => {
      const url = `/v1/admin/surveys/${encodeURIComponent(id)}/results`;
      return data({ method: 'GET', url, params: { scope } }, coreSurveyResults, trace);
    },
    usage: async (query, trace) =>
      must(
        await data({ method: 'GET', url: '/v1/admin/analytics/usage', params: query }, coreUsagePage, trace),
      ),
  };
}

/** No body at all: a page that a gateway answers with has deleted nothing. */
const nothing = z.union([z.literal(''), z.null(), z.undefined()]).transform(() => true as const);

/** Null (404) where the core has to know the thing is a broken contract. */
export function must<T>(value: T | null): T {
  if (value === null) throw new CoreFailure('core_bad_response');
  return value;
}

const onlyOnce = ({ idempotencyKey }: Trace): Record<string, string> =>
  idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
