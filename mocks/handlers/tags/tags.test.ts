import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyId } from '../../core/records/names.ts';
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
      inheritingCount: 0,
      teamName: null,
      version: 1,
    });
    await server.request('ava', 'createTag', tag(302, { name: 'Alpha' }));
    expect(await names()).toEqual(['Alpha', 'Tag 301']);
  });

  it('tags have unique names, whatever their case and spaces', async () => {
    await server.request('ava', 'createTag', tag(303, { name: 'Urgent' }));
    const same = await server.expectError('ava', 'createTag', tag(304, { name: ' URGENT ' }));
    expect(same).toMatchObject({ status: 409, code: 'tagNameTaken', otherId: uuid(303) });
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
      code: 'changedByOther',
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

describe('the names of tags', () => {
  it.each(['q\u00A0 3  plan', 'Q 3 PLAN', '\u{FF31} 3 plan', ' q 3 plan '])(
    'the names of tags are the same to a reader: %j',
    async (name) => {
      await server.request('ava', 'createTag', tag(320, { name: 'Q 3 plan' }));
      const twin = await server.expectError('ava', 'createTag', tag(321, { name }));
      expect(twin).toMatchObject({ status: 409, code: 'tagNameTaken', otherId: uuid(320) });
      expect(Object.keys(twin.fieldErrors ?? {})).toEqual(['name']);
    },
  );

  it('the names of tags are composed, and have one space in a row', async () => {
    const name = ' Re\u0301gion   nord ';
    const { tag: made } = await server.request('ava', 'createTag', tag(322, { name }));
    expect(made.name).toBe('R\u00E9gion nord');
  });
});

describe('the uses of a tag', () => {
  it('a tag counts the projects that have it, and those that only inherit it', async () => {
    await server.request('ava', 'createTag', tag(330));
    await server.request('ava', 'createTag', tag(331, { name: 'Other' }));
    const counts = async () =>
      (await server.request('ava', 'getTags')).tags.map((each) => [
        each.name,
        each.projectCount,
        each.inheritingCount,
      ]);
    await assign(uuid(330), ids.portal, true);
    await assign(uuid(331), ids.billing);
    const before = await counts();
    expect(before).toContainEqual(['Other', 1, 0]);
    // A name with a comma cannot be told apart from two names.
    await server.request('ava', 'createTag', tag(332, { name: 'Tag 330, Other' }));
    expect(await counts()).toEqual(
      [...before, ['Tag 330, Other', 0, 0]].toSorted(([a], [b]) =>
        String(a) < String(b) ? -1 : 1,
      ),
    );
    const {
      tag: viewed,
      changedBy,
      ...uses
    } = await server.request('ava', 'getTag', {
      path: { id: uuid(330) },
    });
    expect([viewed.name, viewed.projectCount, viewed.inheritingCount]).toEqual(
      before.find(([name]) => name === 'Tag 330'),
    );
    expect(changedBy).toBe('Ava Stone');
    expect(uses).toMatchObject({
      projects: [{ projectId: ids.portal, assignedToAll: true }],
      accessibleCount: 1,
      hiddenCount: 0,
    });
  });
});

describe('a deleted tag', () => {
  it('a deleted tag is restored on its projects, once, for a day', async () => {
    await server.request('ava', 'createTag', tag(340));
    await assign(uuid(340), ids.portal, true);
    await assign(uuid(340), ids.billing);
    const path = { id: uuid(340) };
    await server.request('ava', 'deleteTag', { path });
    const { tag: restored } = await server.request('ava', 'restoreTag', { path });
    expect(restored).toMatchObject({ name: 'Tag 340', projectCount: 2, version: 2 });
    expect((await server.request('ava', 'restoreTag', { path })).tag).toEqual(restored);
    const { projectTags } = await server.request('ava', 'getProject', { path: { id: ids.portal } });
    expect(projectTags).toMatchObject([{ tagId: uuid(340), assignedToAll: true }]);
    const unknown = { path: { id: ids.unknown } };
    expect((await server.expectError('ava', 'restoreTag', unknown)).status).toBe(404);
  });

  it('a deleted tag stays deleted while another has its name', async () => {
    await server.request('ava', 'createTag', tag(341));
    const path = { id: uuid(341) };
    await server.request('ava', 'deleteTag', { path });
    await server.request('ava', 'createTag', tag(342, { name: 'tag 341' }));
    expect(await server.expectError('ava', 'restoreTag', { path })).toMatchObject({
      status: 409,
      otherId: uuid(342),
    });
  });
});

describe('the merge of two tags', () => {
  const merge = (fromTagId: string, intoTagId: string, more: object = {}) => ({
    body: { fromTagId, intoTagId, ...more },
  });

  it('the merge of two tags moves all assignments; inheritance by either remains', async () => {
    await server.request('ava', 'createTag', tag(350));
    await server.request('ava', 'createTag', tag(351));
    await assign(uuid(350), ids.portal, true);
    await assign(uuid(351), ids.portal);
    await assign(uuid(350), ids.billing);
    const request = merge(uuid(350), uuid(351), { fromVersion: 1, intoVersion: 1 });
    const { tag: into, successMessages } = await server.request('ava', 'mergeTags', request);
    expect(successMessages).toEqual(['Tag 350 was merged into Tag 351.']);
    expect(into).toMatchObject({ id: uuid(351), projectCount: 2, version: 1 });
    expect(await names()).toEqual(['Tag 351']);
    const { projectTags } = await server.request('ava', 'getProject', { path: { id: ids.portal } });
    expect(projectTags).toMatchObject([{ tagId: uuid(351), assignedToAll: true }]);
    expect((await server.request('ava', 'mergeTags', request)).tag).toEqual(into);
  });

  it('the merge of two tags rejects the same, unknown and outdated ones', async () => {
    await server.request('ava', 'createTag', tag(352));
    await server.request('ava', 'createTag', tag(353));
    const status = async (request: ReturnType<typeof merge>) =>
      (await server.expectError('ava', 'mergeTags', request)).status;
    expect(await status(merge(uuid(352), uuid(352)))).toBe(400);
    expect(await status(merge(ids.unknown, uuid(352)))).toBe(404);
    expect(await status(merge(uuid(352), ids.unknown))).toBe(404);
    expect(await status(merge(uuid(352), uuid(353), { fromVersion: 9 }))).toBe(409);
    expect(await status(merge(uuid(352), uuid(353), { intoVersion: 9 }))).toBe(409);
    expect(await names()).toEqual(['Tag 352', 'Tag 353']);
  });
});

describe('the projects with their tags', () => {
  const page = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
  const search = async (more: object) =>
    (await server.request('ava', 'searchProjectTags', { body: { ...page, ...more } })).projects;

  it('the projects with their tags are found by tag, by words, and without tags', async () => {
    await server.request('ava', 'createTag', tag(360));
    const untagged = await search({ isUntagged: true });
    await assign(uuid(360), ids.portal);
    const tagged = await search({ tagIds: [uuid(360)] });
    expect(tagged.map(({ projectId }) => projectId)).toEqual([ids.portal]);
    expect(tagged[0]?.projectTags).toMatchObject([{ isRemovable: true, teamName: null }]);
    const { projectName, projectCode } = tagged[0] ?? { projectName: '', projectCode: '' };
    const words = await search({ search: `${projectCode} ${projectName.toUpperCase()}` });
    expect(words.map(({ projectId }) => projectId)).toEqual([ids.portal]);
    expect(untagged.map(({ projectId }) => projectId)).toContain(ids.portal);
    const after = await search({ isUntagged: true });
    expect(after.map(({ projectId }) => projectId)).not.toContain(ids.portal);
  });
});
