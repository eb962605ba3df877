import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyId } from '../../core/records/names.ts';
import { toWireFormat } from '../../testing/wire-format.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { foreignNames, symbols } from '../../testing/names.ts';

/** Source: TEAM-043, TEAM-020, TEAM-021. */
const now = '2026-03-11T12:00:00.000Z';
const stranger = '6f1c2a10-0000-4000-8000-0000000009ff';
let server: TestServer;
/** A team without groups, new for each test. */
let teamId: string;

beforeAll(async () => {
  server = await startServer(now);
});

/** The last change of a record, as a response contains it. */
const by = (changedBy: string) => ({ changedBy, changedOn: now });

let number = 0;

async function makeTeam(): Promise<string> {
  const teamName = `Groups of ${(number += 1)}`;
  const body = { teamId: emptyId, teamName, description: 'For a test.', isActive: true };
  await server.request('ava', 'saveTeam', { body });
  const { teams } = await server.request('ava', 'getTeams');
  return teams.find((team) => team.teamName === teamName)?.teamId ?? '';
}

beforeEach(async () => {
  teamId = await makeTeam();
});

const group = (over: object = {}) => ({
  groupId: emptyId,
  teamId,
  groupName: 'Planning',
  totalMembers: 4,
  totalTasks: 8,
  completedTasks: 3,
  ...over,
});

async function fetchGroups(id = teamId) {
  const { viewTeam } = await server.request('ava', 'getTeamView', { path: { id } });
  return viewTeam[0]?.groupItems ?? [];
}

const save = (body: object) => server.request('ava', 'saveTeamGroup', { body });
const expectError = (body: object) => server.expectError('ava', 'saveTeamGroup', { body });

/** Creates a group and returns it as displayed. */
async function make(over: object = {}) {
  await save(group(over));
  const made = (await fetchGroups()).at(-1);
  if (!made) throw new Error('The group is not shown.');
  return toWireFormat(made);
}

describe('a group', () => {
  it('a group without an id is created, and isActive defaults to true', async () => {
    expect(await save(group())).toEqual({ successMessages: ['Group was created successfully.'] });
    expect(await fetchGroups()).toEqual([
      {
        ...group(),
        groupId: expect.not.stringMatching(emptyId),
        isActive: true,
        version: 1,
        ...by('Ava Stone'),
      },
    ]);
  });

  it('a group may be created inactive', async () => {
    expect((await make({ isActive: false })).isActive).toBe(false);
  });

  it('a group with an id is updated, and isActive stays as it was when it is left out', async () => {
    const { isActive: _active, ...made } = await make({ isActive: false });
    const body = { ...made, groupName: 'Delivery', completedTasks: 5 };
    const { successMessages } = await server.request('kira', 'saveTeamGroup', { body });
    expect(successMessages).toEqual(['Group was updated successfully.']);
    const after = { ...body, isActive: false, version: 2, ...by('Kira Novak') };
    expect(await fetchGroups()).toEqual([after]);
  });

  it('a group that someone has changed in the meantime is not overwritten', async () => {
    const made = await make();
    await save({ ...made, totalMembers: 5 });
    expect(await expectError({ ...made, totalMembers: 6 })).toMatchObject({
      status: 409,
      code: 'changedByOther',
    });
    expect(await fetchGroups()).toMatchObject([{ totalMembers: 5 }]);
  });

  it('a deleted group leaves its team', async () => {
    const { groupId } = await make();
    const sent = { path: { groupId } };
    const { successMessages } = await server.request('ava', 'deleteTeamGroup', sent);
    expect(successMessages).toEqual(['Group was deleted successfully.']);
    expect(await fetchGroups()).toEqual([]);
    expect((await server.expectError('ava', 'deleteTeamGroup', sent)).status).toBe(404);
  });

  it('a group that someone has deleted in the meantime, directly or with its team, is not found', async () => {
    const made = await make();
    await server.request('kira', 'deleteTeamGroup', { path: { groupId: made.groupId } });
    expect(await expectError(made)).toMatchObject({ status: 404, code: 'teamGroupUnknown' });
    await server.request('kira', 'deleteTeam', { path: { id: teamId } });
    expect(await expectError(made)).toMatchObject({ status: 404, code: 'teamUnknown' });
  });

  it('a group belongs to an existing team and stays in it', async () => {
    expect(await expectError(group({ teamId: stranger }))).toMatchObject({ code: 'teamUnknown' });
    expect(await expectError(group({ groupId: stranger }))).toMatchObject({
      status: 404,
      code: 'teamGroupUnknown',
    });
    const made = await make();
    const otherTeam = await makeTeam();
    expect((await expectError({ ...made, teamId: otherTeam })).status).toBe(404);
    expect(await fetchGroups(otherTeam)).toEqual([]);
  });

  it('a group of another tenant is not found', async () => {
    const made = await make();
    const there = { tenantId: 'birch', path: { groupId: made.groupId } };
    expect((await server.expectError('ava', 'deleteTeamGroup', there)).status).toBe(404);
    const update = { tenantId: 'birch', body: made };
    expect((await server.expectError('ava', 'saveTeamGroup', update)).status).toBe(404);
  });
});

describe('Group Name', () => {
  it('Group Name is required and trimmed', async () => {
    expect((await make({ groupName: ' Care ' })).groupName).toBe('Care');
    for (const groupName of ['', '  ']) {
      const rejected = await expectError(group({ groupName }));
      expect([rejected.status, Object.keys(rejected.fieldErrors ?? {})]).toEqual([
        400,
        ['groupName'],
      ]);
    }
  });

  it('Group Name has max 100', async () => {
    for (const groupName of ['a'.repeat(100), symbols(100), ...foreignNames]) {
      await save(group({ groupName }));
      expect((await fetchGroups()).map((made) => made.groupName)).toContain(groupName);
    }
    const rejected = await expectError(group({ groupName: 'a'.repeat(101) }));
    expect(rejected.fieldErrors).toEqual({ groupName: ['Field is too long'] });
  });

  it('Group Name is unique within a team', async () => {
    const made = await make();
    expect(await expectError(group({ groupName: 'PLANNING ' }))).toMatchObject({
      status: 409,
      fieldErrors: { groupName: ['Group Name already exists.'] },
    });
    await save({ ...made, groupName: 'PLANNING' });
    await save(group({ teamId: await makeTeam() }));
  });
});

describe('Members, Tasks and Completed Tasks', () => {
  it.each(['totalMembers', 'totalTasks', 'completedTasks'])(
    'a group’s %s has minimum 0 and is an integer',
    async (field) => {
      for (const value of [-1, 1.5, '4']) {
        const rejected = await expectError(group({ [field]: value }));
        expect([rejected.status, Object.keys(rejected.fieldErrors ?? {})]).toEqual([400, [field]]);
      }
    },
  );

  it('the numbers of a group may be empty', async () => {
    const empty = { totalMembers: null, totalTasks: null, completedTasks: null };
    expect(await make(empty)).toMatchObject(empty);
  });

  it.each([
    [4, 5],
    [0, 1],
    [null, 1],
  ])('%s tasks of which %s are completed are rejected', async (totalTasks, completedTasks) => {
    expect(await expectError(group({ totalTasks, completedTasks }))).toMatchObject({
      status: 400,
      errorMessages: ['Completed Task must be less than Total Tasks.'],
      fieldErrors: { completedTasks: ['Completed Task must be less than Total Tasks.'] },
    });
    expect(await fetchGroups()).toEqual([]);
  });

  it.each([
    [5, 5],
    [0, 0],
    [5, null],
  ])('%s tasks of which %s are completed are allowed', async (totalTasks, completedTasks) => {
    expect(await make({ totalTasks, completedTasks })).toMatchObject({ totalTasks });
  });
});
