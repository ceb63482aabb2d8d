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
    ['a path that is none', { path: 'notices' }, 'like /notices or /notices/{id}'],
    ['a path that begins with a parameter', { path: '/{id}' }, 'like /notices'],
    ['a parameter twice', { path: '/notices/{id}/{id}' }, 'names a parameter twice'],
    ['an address that is taken', { path: '/courses' }, 'GET /courses is the operation listCourses already'],
    [
      'one that differs in a parameter alone',
      { path: '/courses/{course}' },
      'the operation readCourse already',
    ],
    ['an operation that is there', { name: 'readCourse' }, 'There is an operation readCourse already'],
    ['a permission that is none', { permission: 'notices' }, 'write it as notices:own'],
    ['a permission that nobody holds', { permission: 'notices:own' }, 'needs --roles'],
    ['a role that is none', { permission: 'notices:own', roles: 'parent' }, 'There are: student, teacher'],
    [
      'a reach that is none',
      { permission: 'notices:own', roles: 'student:far' },
      'There are: own, own_school',
    ],
    ['roles for a permission that is there', { roles: 'student' }, 'leave --roles out'],
    ["another part's permission", { path: '/career/x' }, 'Operations below /career ask for career:own'],
    ["a permission of another part's group", { path: '/admin/notices' }, 'admin.notices:read'],
  ])('%s', async (_what, options, advice) => {
    await expect(routeGenerator(tree(), { ...route, ...options })).rejects.toThrow(advice);
  });
});

describe('the generator of recognizers refuses', () => {
  it.each<[string, Partial<RecognizerOptions>, string]>([
    ['a name that is none', { name: 'Gate pass' }, 'is no name'],
    ['a file that is there', { name: 'school' }, 'en/school.ts exists already'],
    ['a word of another language', { locale: 'ru' }, '--word="зачетная книжка"'],
    ['what is no word', { word: 'a.*b' }, 'is not made of English letters'],
  ])('%s', async (_what, options, advice) => {
    await expect(recognizerGenerator(tree(), { ...recognizer, ...options })).rejects.toThrow(advice);
  });
});
