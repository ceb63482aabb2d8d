import { describe, expect, it } from '@jest/globals';
import { FsTree } from 'nx/src/generators/tree.js';
import { workspaceRoot } from '../workspace.js';
import { recognizerGenerator, type RecognizerOptions } from './recognizer/generator.js';
import { routeGenerator } from './route/generator.js';
import type { RouteOptions } from './route/plan.js';

// What is written to a tree stays in memory until Nx flushes it.
const tree = () => new FsTree(workspaceRoot, false);
const route: RouteOptions = { name: 'listNotices', path: '/notices', permission: 'courses:read' };
const recognizer: RecognizerOptions = { name: 'gate-pass', locale: 'en' };

describe('the generator of routes refuses, and says what to write instead,', () => {
  it.each<[string, Partial<RouteOptions>, string]>([
    ['a name that is none', { name: 'List' }, 'write it as listNotices'],
    ['a name of the language', { name: 'delete' }, 'choose a longer name'],
    ['an exported name', { name: 'technicalId' }, '@portal/contracts exports "technicalId" already'],
    ['a name whose parameters are', { name: 'id', path: '/notices/{id}' }, 'exports "idParams" already'],
    ["a name of the client's own", { name: 'session' }, 'has a "session" of its own'],
    ["a name in the portal's table", { name: 'course' }, 'has a "courseRoutes" already'],
    ['a name that its own files need', { name: 'z' }, 'v1/z.ts has a "z" already'],
    ['a path that is none', { path: 'notices' }, 'like /notices or /notices/{id}'],
    ['a path that begins with a parameter', { path: '/{id}' }, 'like /notices'],
    ['a path that ends in a slash', { path: '/notices/' }, 'no slash at its end'],
    [
      'a parameter that every object has',
      { path: '/notices/{constructor}' },
      'call the parameter something else',
    ],
    ['a parameter twice', { path: '/notices/{id}/{id}' }, 'names a parameter twice'],
    ['an address that is taken', { path: '/courses' }, 'GET /courses is the operation listCourses already'],
    [
      'one that differs in a parameter alone',
      { path: '/courses/{course}' },
      'the operation readCourse already',
    ],
    [
      'one that differs so and in its method',
      { path: '/courses/{course}', method: 'PUT' },
      'readCourse (GET /courses/{id}): call its parameters the same',
    ],
    [
      'a word for a parameter where another method would still find it',
      { path: '/courses/mine', method: 'POST' },
      'readCourse (GET /courses/{id}) answers GET /courses/mine',
    ],
    [
      'a parameter for a word where another method would still find it',
      { path: '/auth/{step}', permission: 'session:own' },
      'would answer at addresses of login (POST /auth/login)',
    ],
    [
      'an address that fits another path as well',
      { path: '/admin/surveys/all/{part}', permission: 'admin.surveys:read' },
      'readSurveyResults',
    ],
    [
      'the address of the stream',
      { path: '/assistant/sessions/{id}/{part}', permission: 'dialogs:own' },
      'in the way of the stream',
    ],
    ['an address that the rules keep free', { path: '/courses/{id}/{part}' }, 'answer at /courses/a/b'],
    ['an operation that is there', { name: 'readCourse' }, 'There is an operation readCourse already'],
    ['a permission that is none', { permission: 'notices' }, 'write it as notices:own'],
    ['a permission that nobody holds', { permission: 'notices:own' }, 'needs --roles'],
    ['a role that is none', { permission: 'notices:own', roles: 'parent' }, 'There are: student, teacher'],
    [
      'a reach that is none',
      { permission: 'notices:own', roles: 'student:far' },
      'There are: own, own_school',
    ],
    ['a role twice', { permission: 'notices:own', roles: 'student,student:all' }, 'names a role twice'],
    ['more than a reach', { permission: 'notices:own', roles: 'student:own:all' }, 'is no holder'],
    ['one more permission on dialogs', { permission: 'dialogs:read', roles: 'ministry' }, 'take dialogs:own'],
    ['a summary in another language', { summary: 'Объявления' }, 'begin with an English letter'],
    ['roles for a permission that is there', { roles: 'student' }, 'leave --roles out'],
    ["another part's permission", { path: '/career/x' }, 'Operations below /career ask for career:own'],
    ["a permission of another part's group", { path: '/admin/notices' }, 'admin.notices:read'],
    [
      'a permission to read for a change',
      { path: '/admin/schools', method: 'PUT', permission: 'admin.schools:read' },
      'asks for admin.schools:write',
    ],
    [
      'a permission of the analytics that the grid does not know',
      { path: '/admin/analytics/days', permission: 'admin.analytics:read', roles: 'operator' },
      'asks for admin.usage:read',
    ],
    ['an administration without a group', { path: '/admin' }, 'belong to a group'],
  ])('%s', async (_what, options, advice) => {
    await expect(routeGenerator(tree(), { ...route, ...options })).rejects.toThrow(advice);
  });
});

describe('the generator of recognizers refuses', () => {
  it.each<[string, Partial<RecognizerOptions>, string]>([
    ['a name that is none', { name: 'Gate pass' }, 'is no name'],
    ['a name of the language', { name: 'delete', word: 'ticket' }, 'choose a longer name'],
    ['a file that is there', { name: 'school' }, 'en/school.ts exists already'],
    ['a recognizer of another language', { name: 'card', type: 'CARD' }, 'such as card-en'],
    ['the name that another is told by', { name: 'numbers' }, 'such as numbers-en'],
    ['a name that its own files need', { name: 'cue' }, 'en/cue.ts has a "cue" already'],
    ['a sentence for a word', { word: 'number of the card '.repeat(4) }, 'longer than 60 letters'],
    ['a word of another language', { locale: 'ru' }, '--word="зачетная книжка"'],
    ['what is no word', { word: 'a.*b' }, 'is not made of English letters'],
  ])('%s', async (_what, options, advice) => {
    await expect(recognizerGenerator(tree(), { ...recognizer, ...options })).rejects.toThrow(advice);
  });
});
