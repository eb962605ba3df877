import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now, uuid } from '../../testing/timesheets.ts';
import { givenProjects, ids } from '../../handlers/projects/projects.fixtures.ts';
import { tagsIn } from './project-tags.ts';

/** Source: PRIV-047, PROJ-025, PROJ-010. */
let server: TestServer;
let teams: { own: string; other: string };

beforeAll(async () => {
  server = await startServer(now);
  await givenProjects(server);
  await grantProjectTags(server);
  teams = await server.store.transaction('read', async (tx) => {
    const db = tx.tenant('aster');
    const own = await db.query('teamMembers', { where: { employeeId: 'employee-ben' } });
    const isOwn = new Set(own.map(({ teamId }) => teamId));
    const other = (await db.query('teams')).find(({ id }) => !isOwn.has(id));
    return { own: own[0]?.teamId ?? '', other: other?.id ?? '' };
  });
});

/** Gives employees the right to project tags, which by default only administrators have. */
const grantProjectTags = ({ store }: TestServer) =>
  store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const role = await db.get('roles', 'employee');
    if (!role) throw new Error('There is no role of employees.');
    const privileges = [...new Set([...role.privileges, 'projectTags.basic' as const])];
    await db.put('roles', { ...role, privileges });
  });

const strategic = uuid(321);
const internal = uuid(322);
const ofTeam = uuid(323);
const ofOthers = uuid(324);

beforeEach(async () => {
  await givenProjects(server);
  const make = (id: string, name: string, teamId: string | null) =>
    server.request('ava', 'createTag', { body: { id, name, color: '#112233', teamId } });
  await make(strategic, 'Strategic', null);
  await make(internal, 'Internal', null);
  await make(ofTeam, 'Of the team', teams.own);
  await make(ofOthers, 'Of others', teams.other);
});

const assign = (projectId: string, tagId: string, assignedToAll = false) => ({
  body: { projectId, tagId, assignedToAll },
});
const listTags = async (projectId: string) =>
  (await server.request('ben', 'getProjectTags', { path: { projectId } })).projectTags.map(
    ({ tagName, isInherited }) => `${tagName}${isInherited ? ' inherited' : ''}`,
  );

describe('the tags of a project', () => {
  it('the project tags have the documented fields', async () => {
    const { projectTags, successMessages } = await server.request(
      'ben',
      'assignProjectTag',
      assign(ids.portal, strategic),
    );
    expect(successMessages).toEqual(['The tag was assigned.']);
    expect(projectTags).toEqual([
      {
        projectId: ids.portal,
        tagId: strategic,
        tagName: 'Strategic',
        tagColor: '#112233',
        isInherited: false,
        assignedToAll: false,
        projectCode: 'T-1',
        projectName: 'Portal',
        teamName: null,
        isRemovable: true,
      },
    ]);
    const overview = await server.request('ben', 'getProject', { path: { id: ids.portal } });
    expect(overview.projectTags).toEqual(projectTags);
  });

  it('the project tags are inherited by all subprojects when they are assigned to all', async () => {
    await server.request('ben', 'assignProjectTag', assign(ids.portal, strategic, true));
    await server.request('ben', 'assignProjectTag', assign(ids.portal, internal, false));
    expect(await listTags(ids.portal)).toEqual(['Internal', 'Strategic']);
    expect(await listTags(ids.icons)).toEqual(['Strategic inherited']);
    await server.request('ben', 'assignProjectTag', assign(ids.portal, strategic, false));
    expect(await listTags(ids.icons)).toEqual([]);
  });

  it('the project tags are removed where they were assigned', async () => {
    await server.request('ben', 'assignProjectTag', assign(ids.portal, strategic, true));
    const remove = (projectId: string) => ({ query: { projectId, tagId: strategic } });
    const inherited = await server.expectError('leo', 'removeProjectTag', remove(ids.icons));
    expect(inherited).toMatchObject({ status: 409, code: 'tagInherited' });
    expect(inherited.errorMessages[0]).toContain('T-1 Portal');
    const response = await server.request('ben', 'removeProjectTag', remove(ids.portal));
    expect(response).toEqual({ projectTags: [], successMessages: ['The tag was removed.'] });
    const again = await server.expectError('ben', 'removeProjectTag', remove(ids.portal));
    expect(again).toMatchObject({ status: 404, code: 'tagNotAssigned' });
  });

  it('the project tags of a team are assigned only by its members and by administrators', async () => {
    await server.request('ben', 'assignProjectTag', assign(ids.portal, ofTeam));
    const rejected = await server.expectError(
      'ben',
      'assignProjectTag',
      assign(ids.portal, ofOthers),
    );
    expect(rejected).toMatchObject({ status: 403, code: 'tagOfTeam' });
    const path = { projectId: ids.portal };
    const offered = async (personId: string) =>
      (await server.request(personId, 'getProjectTags', { path })).tags.map(({ name }) => name);
    expect(await offered('ben')).toEqual(['Internal', 'Of the team', 'Strategic']);
    expect(await offered('ava')).toContain('Of others');
    await server.request('ava', 'assignProjectTag', assign(ids.portal, ofOthers));
    const query = { projectId: ids.portal, tagId: ofOthers };
    const stays = await server.expectError('ben', 'removeProjectTag', { query });
    expect(stays).toMatchObject({ status: 403, code: 'tagOfTeamStays' });
    const { projectTags } = await server.request('ben', 'getProjectTags', { path });
    expect(projectTags.map(({ tagName, isRemovable }) => [tagName, isRemovable])).toEqual([
      ['Of others', false],
      ['Of the team', true],
    ]);
    expect(projectTags.every(({ teamName }) => typeof teamName === 'string')).toBe(true);
    await server.request('ava', 'removeProjectTag', { query });
  });

  it('the project tags are changed by people who may edit the project, and by administrators', async () => {
    await server.request('ava', 'assignProjectTag', assign(ids.portal, strategic, true));
    const rejected = await server.expectError(
      'leo',
      'assignProjectTag',
      assign(ids.portal, internal),
    );
    expect(rejected).toMatchObject({ status: 403, code: 'tagsOfOwner' });
    expect(rejected.errorMessages[0]).toContain('Ben Okafor');
    const query = { projectId: ids.portal, tagId: strategic };
    expect((await server.expectError('leo', 'removeProjectTag', { query })).code).toBe(
      'tagsOfOwner',
    );
    const shown = await server.request('leo', 'getProjectTags', {
      path: { projectId: ids.portal },
    });
    expect(shown.tags).toEqual([]);
    expect(shown.projectTags).toMatchObject([{ tagName: 'Strategic', isRemovable: false }]);
  });

  it('the overview offers tags to people with the right who may edit the project', async () => {
    const offered = async (personId: string) => {
      const path = { id: ids.portal };
      const { tags, isTaggable } = await server.request(personId, 'getProject', { path });
      return [tags.length > 0, isTaggable];
    };
    expect(await offered('ben')).toEqual([true, true]);
    expect(await offered('ava')).toEqual([true, true]);
    expect(await offered('leo')).toEqual([false, false]);
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const role = await db.get('roles', 'employee');
      if (!role) throw new Error('There is no role of employees.');
      const privileges = role.privileges.filter((each) => each !== 'projectTags.basic');
      await db.put('roles', { ...role, privileges });
    });
    expect(await offered('ben')).toEqual([false, true]);
    await grantProjectTags(server);
  });

  it('a tag names the project that it is inherited from, unless the person may not see it', async () => {
    await server.request('ben', 'assignProjectTag', assign(ids.portal, strategic, true));
    const seenIn = async (personId: string) => {
      const path = { id: ids.icons };
      const { projectTags } = await server.request(personId, 'getProject', { path });
      return projectTags.map(({ projectCode, projectName }) => [projectCode, projectName]);
    };
    expect(await seenIn('ben')).toEqual([['T-1', 'Portal']]);
    const query = { projectId: ids.portal, employeeId: 'employee-leo' };
    await server.request('ben', 'removeProjectMember', { query });
    expect(await seenIn('leo')).toEqual([[null, null]]);
    const removal = { query: { projectId: ids.icons, tagId: strategic } };
    const rejected = await server.expectError('leo', 'removeProjectTag', removal);
    expect(rejected).toMatchObject({ status: 409, code: 'tagInheritedFromAbove' });
  });

  it('only existing tags can be assigned, and only to projects that are accessible to the user', async () => {
    const unknown = await server.expectError(
      'ben',
      'assignProjectTag',
      assign(ids.portal, ids.unknown),
    );
    expect(unknown.fieldErrors).toHaveProperty('tagId');
    const hidden = await server.expectError(
      'ben',
      'assignProjectTag',
      assign(ids.secret, strategic),
    );
    expect(hidden).toMatchObject({ status: 404, code: 'projectUnknown' });
  });

  it('the project tags are searched by project and by tag, page by page', async () => {
    await server.request('ben', 'assignProjectTag', assign(ids.portal, strategic, true));
    const search = (value: string) =>
      server.request('ben', 'searchProjectTags', {
        body: { page: 1, pageSize: 10, sort: '-code', columnFilters: [{ name: 'tags', value }] },
      });
    const { projects, totalCount } = await search('strat');
    expect(projects.map(({ projectCode }) => projectCode)).toEqual(['T-3', 'T-2', 'T-1']);
    expect(totalCount).toBe(3);
    expect(projects[0]?.projectTags).toMatchObject([{ tagName: 'Strategic', isInherited: true }]);
    expect((await search('internal')).totalCount).toBe(0);
  });
});

describe('a tag that is assigned more than once', () => {
  const record = (projectId: string, assignedToAll: boolean) => ({
    id: projectId,
    projectId,
    tagId: 'tag',
    assignedToAll,
  });
  const version = { version: 1, changedByName: '', changedOn: now, changedFields: [] };
  const tag = { id: 'tag', name: 'Tag', color: '#000000', createdOn: now, teamId: null };
  const tags = new Map([['tag', { ...tag, ...version }]]);

  it('a tag assigned more than once counts for the nearest project', () => {
    const found = tagsIn(['sub', 'main'], (id) => [record(id, id === 'main')], tags);
    expect(found).toMatchObject([{ projectId: 'sub', isInherited: false }]);
    const above = tagsIn(
      ['leaf', 'sub', 'main'],
      (id) => (id === 'leaf' ? [] : [record(id, true)]),
      tags,
    );
    expect(above).toMatchObject([{ projectId: 'sub', isInherited: true }]);
  });

  it('a deleted tag is not listed', () => {
    expect(tagsIn(['main'], (id) => [record(id, true)], new Map())).toEqual([]);
  });
});
