import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyId } from '../../core/names.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now, uuid } from '../../testing/timesheets.ts';
import { givenProjects, ids } from '../projects/projects.fixtures.ts';

/** Source: PRIV-046, PROJ-010. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));

const tag = (number: number, more: object = {}) => ({
  body: { id: uuid(number), name: ` Tag ${number} `, color: '#a1b2c3', teamId: null, ...more },
});
const names = async () => (await server.request('ava', 'getTags')).tags.map(({ name }) => name);
const assign = (tagId: string, projectId: string, assignedToAll = false) =>
  server.request('ava', 'assignProjectTag', { body: { projectId, tagId, assignedToAll } });

describe('tags', () => {
  it('tags are added and listed by name, with color', async () => {
    const { tag: made, successMessages } = await server.request('ava', 'createTag', tag(301));
    expect(successMessages).toEqual(['The tag was added.']);
    expect(made).toEqual({
      id: uuid(301),
      name: 'Tag 301',
      color: '#A1B2C3',
      createdOn: now,
      teamId: null,
      projectCount: 0,
      version: 1,
    });
    await server.request('ava', 'createTag', tag(302, { name: 'Alpha' }));
    expect(await names()).toEqual(['Alpha', 'Tag 301']);
  });

  it('tags have unique names, whatever their case and spaces', async () => {
    await server.request('ava', 'createTag', tag(303, { name: 'Urgent' }));
    const same = await server.expectError('ava', 'createTag', tag(304, { name: ' URGENT ' }));
    expect(same).toMatchObject({ status: 409, code: 'tagNameTaken' });
    const again = await server.expectError('ava', 'createTag', tag(303, { name: 'Other' }));
    expect(again).toMatchObject({ status: 409, code: 'idTaken' });
    const own = tag(303, { name: 'URGENT' });
    expect((await server.request('ava', 'updateTag', own)).tag.name).toBe('URGENT');
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(71) }, 'name'],
    [{ color: 'red' }, 'color'],
    [{ color: '#12345' }, 'color'],
    [{ teamId: ids.unknown }, 'teamId'],
  ])('tags reject %j at its field', async (more, field) => {
    const rejected = await server.expectError('ava', 'createTag', tag(305, more));
    expect([rejected.status, Object.keys(rejected.fieldErrors ?? {})]).toEqual([400, [field]]);
  });

  it('tags are updated once per version', async () => {
    await server.request('ava', 'createTag', tag(306));
    const update = tag(306, { color: '#000000', version: 1 });
    const { tag: after, successMessages } = await server.request('ava', 'updateTag', update);
    expect(after).toMatchObject({ color: '#000000', version: 2 });
    expect(successMessages).toEqual(['The tag was updated.']);
    expect(await server.expectError('ava', 'updateTag', update)).toMatchObject({
      status: 409,
      code: 'changedMeanwhile',
    });
    expect(await server.expectError('ava', 'updateTag', tag(307))).toMatchObject({
      status: 404,
      code: 'tagUnknown',
    });
  });

  it('tags are deleted, and removed from all projects', async () => {
    await server.request('ava', 'createTag', tag(308));
    await assign(uuid(308), ids.portal);
    await assign(uuid(308), ids.billing);
    const path = { id: uuid(308) };
    const { successMessages } = await server.request('ava', 'deleteTag', { path });
    expect(successMessages).toEqual(['The tag was deleted and removed from 2 projects.']);
    expect(await names()).toEqual([]);
    const { projectTags } = await server.request('ava', 'getProject', { path: { id: ids.portal } });
    expect(projectTags).toEqual([]);
    expect((await server.expectError('ava', 'deleteTag', { path })).status).toBe(404);
    await server.request('ava', 'createTag', tag(309));
    const unused = await server.request('ava', 'deleteTag', { path: { id: uuid(309) } });
    expect(unused.successMessages).toEqual(['The tag was deleted.']);
  });

  it('tags of a deleted team become everyone’s, as a recorded change', async () => {
    const team = { teamId: emptyId, teamName: 'Tagged', description: 'Goes.', isActive: true };
    await server.request('ava', 'saveTeam', { body: team });
    const { teams } = await server.request('ava', 'getTeams');
    const { teamId } = teams.find(({ teamName }) => teamName === team.teamName) ?? team;
    await server.request('ava', 'createTag', tag(310, { teamId }));
    await server.request('ava', 'createTag', tag(311));
    await assign(uuid(310), ids.portal);
    await server.request('ava', 'deleteTeam', { path: { id: teamId } });
    const { tags } = await server.request('ava', 'getTags');
    expect(tags).toMatchObject([
      { id: uuid(310), teamId: null, projectCount: 1, version: 2 },
      { id: uuid(311), teamId: null, version: 1 },
    ]);
    const stored = tag(310, { teamId: null, version: 2 });
    expect((await server.request('ava', 'updateTag', stored)).tag.version).toBe(3);
  });
});
