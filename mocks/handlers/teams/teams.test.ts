import { beforeAll, describe, expect, it } from 'vitest';
import { emptyId } from '../../core/records/names.ts';
import { testCatalogue } from '../../testing/catalogue.suite.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: TEAM-037, TEAM-022, TEAM-011. */
const now = '2026-03-11T12:00:00.000Z';
const stranger = '6f1c2a10-0000-4000-8000-0000000009ff';
const sample = () => ({ teamId: emptyId, description: 'Looks after everybody.', isActive: true });

const { make, listed, expectError, expectErrors, update } = testCatalogue({
  calls: {
    list: 'getTeams',
    read: ['getTeam', 'getTeamView'],
    create: 'saveTeam',
    update: 'saveTeam',
    remove: 'deleteTeam',
  },
  right: 'teams.basic',
  list: async (reference, sent) => (await reference.request('ava', 'getTeams', sent)).teams,
  id: 'teamId',
  name: 'teamName',
  longestName: 100,
  sample,
  initial: { createdBy: 'Ava Stone', createdOn: now },
  edit: { sent: { description: 'By another.', isActive: false } },
  messages: {
    created: 'Team was created successfully.',
    updated: 'Team was updated successfully.',
    deleted: 'Team was deleted successfully.',
    taken: 'Team Name already exists.',
    unknown: 'teamUnknown',
  },
});

let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

/** The records that refer to a team. */
const belongings = ({ store }: TestServer) =>
  store.transaction('read', async (tx) => {
    const db = tx.tenant('aster');
    return [...(await db.query('assets')), ...(await db.query('assetTypes'))];
  });

const findMembers = (teamId: string) =>
  server.store.transaction('read', (tx) => tx.tenant('aster').count('teamMembers', { teamId }));

describe('the list of teams', () => {
  it('the list of teams has nine teams by name, active and inactive', async () => {
    const response = await server.request('ava', 'getTeams', { tenantId: 'birch' });
    const teams = response.teams.map(({ teamName, isActive }) => [teamName, isActive]);
    expect(teams.map(([name]) => name)).toEqual([
      'Community',
      'Design',
      'Finance',
      'Mobile',
      'Operations',
      'Platform',
      'Research',
      'Sales',
      'Support',
    ]);
    expect(teams.filter(([, isActive]) => !isActive)).toEqual([['Research', false]]);
  });

  it('the list of teams returns the team with its groups as the first entry of viewTeam', async () => {
    const { teams } = await server.request('ava', 'getTeams');
    const sizes = new Map<string, number>();
    for (const each of teams) {
      const path = { id: each.teamId };
      const { viewTeam } = await server.request('ava', 'getTeamView', { path });
      expect(viewTeam).toHaveLength(1);
      expect(viewTeam[0]).toMatchObject(each);
      const names = (viewTeam[0]?.groupItems ?? []).map(({ groupName }) => groupName);
      expect(names).toEqual(names.toSorted());
      sizes.set(each.teamName, names.length);
    }
    expect([sizes.get('Finance'), sizes.get('Design'), sizes.get('Support')]).toEqual([0, 3, 5]);
  });
});

describe('a team', () => {
  it('a team is created with its sender and the current time, whatever is sent; an update keeps both', async () => {
    const lie = { createdBy: 'Somebody else', createdOn: '2001-01-01T00:00:00.000Z' };
    const made = await make(lie);
    expect(made).toMatchObject({ createdBy: 'Ava Stone', createdOn: now });
    await update({ ...made, ...lie }, 'kira');
    expect(await listed()).toContainEqual({ ...made, version: 2 });
  });

  it('a team with an unknown id is not found, and is not created either', async () => {
    const before = await listed();
    const body = { ...sample(), teamId: stranger, teamName: 'Nobody’s' };
    expect(await expectError('saveTeam', { body })).toMatchObject({
      status: 404,
      code: 'teamUnknown',
    });
    expect(await listed()).toEqual(before);
  });

  it('a team that owns assets or asset types cannot be deleted: “Unable to delete the Team.”', async () => {
    const other = await startServer(now);
    const { teams } = await other.request('ava', 'getTeams');
    const named = await belongings(other);
    const counts = teams.map(({ teamId: id }) => ({
      id,
      count: named.filter(({ teamId }) => teamId === id).length,
    }));
    const limit = counts.toSorted((a, b) => b.count - a.count)[0];
    const rejected = await other.expectError('ava', 'deleteTeam', {
      path: { id: limit?.id ?? '' },
    });
    expect(rejected).toMatchObject({ status: 409, code: 'teamInUse' });
    expect(rejected.errorMessages).toEqual([
      `Unable to delete the Team. ${limit?.count} assets and asset types belong to it.`,
    ]);
    expect((await other.request('ava', 'getTeams')).teams).toEqual(teams);
  });

  it('a team is deleted with its groups and memberships', async () => {
    const { teams } = await server.request('ava', 'getTeams');
    const named = await belongings(server);
    const free = teams.find(({ teamId }) => named.every((each) => each.teamId !== teamId));
    const path = { id: free?.teamId ?? '' };
    expect(await findMembers(path.id)).toBeGreaterThan(0);
    const { viewTeam } = await server.request('ava', 'getTeamView', { path });
    const groupIds = viewTeam[0]?.groupItems.map(({ groupId }) => groupId) ?? [];
    expect(groupIds.length).toBeGreaterThan(0);
    await server.request('ava', 'deleteTeam', { path });
    for (const groupId of groupIds) {
      const sent = { path: { groupId } };
      expect((await server.expectError('ava', 'deleteTeamGroup', sent)).status).toBe(404);
    }
    expect(await findMembers(path.id)).toBe(0);
  });
});

describe('Team Description', () => {
  it('Team Description is required, trimmed and has max 500', async () => {
    expect(await make({ description: ' Words. ' })).toMatchObject({ description: 'Words.' });
    expect(await make({ description: 'a'.repeat(500) })).toMatchObject({
      description: 'a'.repeat(500),
    });
    for (const description of ['', '  ', 'a'.repeat(501)]) {
      for (const { status, fieldErrors } of await expectErrors({ description })) {
        expect([status, Object.keys(fieldErrors ?? {})]).toEqual([400, ['description']]);
      }
    }
  });
});

it('Teams is the right that the group operations require, too', async () => {
  const group = { groupId: emptyId, teamId: stranger, groupName: 'A' };
  const body = { ...group, totalMembers: null, totalTasks: 0, completedTasks: 0 };
  for (const [call, sent] of [
    ['saveTeamGroup', { body }],
    ['deleteTeamGroup', { path: { groupId: stranger } }],
  ] as const) {
    expect(await server.expectError('ben', call, sent)).toMatchObject({
      status: 403,
      errorMessages: ['You need the “Teams” permission to do this.'],
    });
  }
});
