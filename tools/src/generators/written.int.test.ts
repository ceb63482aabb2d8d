import { beforeAll, describe, expect, it } from '@jest/globals';
import { FsTree } from 'nx/src/generators/tree.js';
import { workspaceRoot } from '../workspace.js';
import { files } from './route/files.js';
import { routeGenerator } from './route/generator.js';
import type { RouteOptions } from './route/plan.js';

// Nothing is written to disk; what comes of it when it runs is seen by generated.generator.test.ts.
let tree: FsTree;
beforeAll(() => {
  tree = new FsTree(workspaceRoot, false);
});
const order = async (options: RouteOptions): Promise<void> => void (await routeGenerator(tree, options));
const text = (path: string): string => tree.read(path, 'utf8') ?? '';

describe('a word where another operation has a parameter', () => {
  it('comes first in the contract and in the portal, one method after the other', async () => {
    await order({ name: 'listMine', path: '/courses/mine', permission: 'courses:read' });
    await order({ name: 'addMine', path: '/courses/mine', method: 'POST', permission: 'courses:read' });
    expect(text(files.contractList)).toMatch(/ listMine,\s+addMine,\s+courses\.readCourse,/);
    expect(text(files.routeTable)).toMatch(
      / \.\.\.listMineRoutes\(\),\s+\.\.\.addMineRoutes\(\),\s+\.\.\.courseRoutes\(/,
    );
  });
});

describe('a new group of the administration', () => {
  const roles = 'system_admin:all,coordinator:own_schools';
  it('has a heading, once', async () => {
    const path = '/admin/house-rules';
    await order({ name: 'addRule', path, method: 'POST', permission: 'admin.house-rules:write', roles });
    await order({
      name: 'listRules',
      path,
      permission: 'admin.house-rules:read',
      roles: `${roles},operator:all`,
    });
    expect(text(files.tags).match(/'Admin: house-rules': 'Add rule\.'/g)).toHaveLength(1);
  });

  it('is seen by who may read it, and changed by who may write it, in whatever order they came', () => {
    expect(text(files.areas)).toMatch(
      /name: 'admin-house-rules',\s+see: 'admin.house-rules:read',\s+change: 'admin.house-rules:write'/,
    );
    expect(text(files.areasTest)).toMatch(/'operator',[^\]]*'account\*',\s+'admin-house-rules',?\s*\]/);
    expect(text(files.areasTest)).toMatch(/'system_admin',[^\]]*'account\*',\s+'admin-house-rules\*',?\s*\]/);
  });

  it('is in the menu that the README shows', () => {
    expect(text(files.rbacReadme)).toMatch(/menu\.join.*account admin-house-rules$/m);
  });
});

describe('a third permission of an area', () => {
  it('has an area to itself', async () => {
    const path = '/lessons';
    await order({ name: 'planLesson', path, method: 'PUT', permission: 'career:write', roles: 'student' });
    await order({ name: 'dropPlan', path: '/plans', permission: 'career:drop', roles: 'student,teacher' });
    expect(text(files.areas)).toContain("{ name: 'career', see: 'career:own', change: 'career:write' }");
    expect(text(files.areas)).toContain("{ name: 'career-drop', see: 'career:drop' }");
    expect(text(files.areasTest)).toMatch(/'student',[^\]]*'career\*',\s+'account\*',\s+'career-drop'/);
    expect(text(files.areas)).toMatch(/for a student: \[.*'account', 'career-drop'\]/);
  });
});

describe('a parameter called like what a reply says anyway', () => {
  it('takes its place', async () => {
    const path = '/parts/{role}/{text}';
    const permission = 'courses:read';
    await order({ name: 'postPart', path, method: 'POST', permission });
    const contract = text(`${files.contracts}/post-part.ts`);
    const [, reply = ''] = contract.split('export const postPartReply');
    expect([reply.match(/\brole:/g), reply.match(/\btext:/g)]).toEqual([['role:'], ['text:']]);
    expect(contract).not.toContain("from './role.js'");
  });
});

describe('a part of the path that the documents show already', () => {
  it('gets no second heading', async () => {
    await order({ name: 'readMood', path: '/session/mood', permission: 'session:own' });
    expect(text(files.tags).match(/\bSession:/g)).toHaveLength(1);
  });
});

describe('a summary', () => {
  it('is one line that ends no comment and no string', async () => {
    const summary = "what's\nnew */ \\";
    await order({ name: 'readNews', path: '/news', permission: 'courses:read', summary });
    const contract = text(`${files.contracts}/read-news.ts`);
    expect(contract).toContain("`GET /news`: What's new *\\/ \\.\n");
    expect(text(`${files.portal}/news/read-news.ts`)).toContain("/** What's new *\\/ \\. */");
    expect(contract).toMatch(/summary: ("What's new \*\/ \\\\"|'What\\'s new \*\/ \\\\')/);
  });
});
