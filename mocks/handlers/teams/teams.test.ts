import { beforeAll, describe, expect, it } from 'vitest';
import { emptyId } from '../../core/names.ts';
import { asSent } from '../../testing/as-sent.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { foreignNames, symbols } from '../../testing/names.ts';

/** Source of the rules: document 2, sections 2, 3, 5, 7, 8 and 9. */
const now = '2026-03-11T12:00:00.000Z';
const stranger = '6f1c2a10-0000-4000-8000-0000000009ff';
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

/** What an answer of a record tells of its last change. */
const by = (changedBy: string) => ({ changedBy, changedOn: now });

let number = 0;
const team = (over: object = {}) => ({
  teamId: emptyId,
  teamName: `Team ${(number += 1)}`,
  description: 'Looks after everybody.',
  isActive: true,
  ...over,
});
const listed = async (tenantId = 'aster') =>
  (await server.ask('ava', 'getTeams', { tenantId })).teams;

/** Creates a team and answers it as it is listed. */
async function make(over: object = {}) {
  const body = team(over);
  await server.ask('ava', 'saveTeam', { body });
  const made = (await listed()).find(({ teamName }) => teamName === body.teamName.trim());
  if (!made) throw new Error('The team was not listed.');
  return asSent(made);
}

const refusal = (body: object) => server.refusal('ava', 'saveTeam', { body });

const membersOf = (teamId: string) =>
  server.store.transaction('read', (tx) => tx.tenant('aster').count('teamMembers', { teamId }));

describe('the list of teams', () => {
  it('has eight teams by name, active and inactive', async () => {
    const teams = (await listed('birch')).map(({ teamName, isActive }) => [teamName, isActive]);
    expect(teams.map(([name]) => name)).toEqual([
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

  it('gives the team of an id as the first entry of a list', async () => {
    const [first] = await listed();
    const path = { id: first?.teamId ?? '' };
    expect(await server.ask('ava', 'getTeam', { path })).toEqual({ teams: [first] });
  });

  it('gives the team with its groups as the first entry of viewTeam', async () => {
    const teams = await listed();
    const sizes = new Map<string, number>();
    for (const each of teams) {
      const path = { id: each.teamId };
      const { viewTeam } = await server.ask('ava', 'getTeamView', { path });
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
  it('without an id is created: Team was created successfully.', async () => {
    const body = team({ createdBy: 'Somebody else', createdOn: '2001-01-01T00:00:00.000Z' });
    const { successMessages } = await server.ask('ava', 'saveTeam', { body });
    expect(successMessages).toEqual(['Team was created successfully.']);
    const made = (await listed()).find(({ teamName }) => teamName === body.teamName);
    expect(made).toEqual({
      ...body,
      teamId: expect.stringMatching(/^(?!0{8})[0-9a-f-]{36}$/),
      createdBy: 'Ava Stone',
      createdOn: now,
      version: 1,
      ...by('Ava Stone'),
    });
  });

  it('with an id is updated: Team was updated successfully.', async () => {
    const made = await make();
    const body = { ...made, teamName: `${made.teamName} B`, isActive: false, createdBy: 'Nobody' };
    const { successMessages } = await server.ask('kira', 'saveTeam', { body });
    expect(successMessages).toEqual(['Team was updated successfully.']);
    const path = { id: made.teamId };
    const { teams } = await server.ask('ava', 'getTeam', { path });
    expect(teams).toEqual([{ ...body, createdBy: 'Ava Stone', version: 2, ...by('Kira Novak') }]);
  });

  it('that is not known is not found, and is not created either', async () => {
    const before = await listed();
    expect(await refusal(team({ teamId: stranger }))).toMatchObject({
      status: 404,
      code: 'teamUnknown',
    });
    const path = { id: stranger };
    for (const id of ['getTeam', 'getTeamView', 'deleteTeam'] as const) {
      expect((await server.refusal('ava', id, { path })).status).toBe(404);
    }
    expect(await listed()).toEqual(before);
  });

  it('that somebody has deleted meanwhile is not found, and does not come back', async () => {
    const body = await make();
    await server.ask('kira', 'deleteTeam', { path: { id: body.teamId } });
    expect(await refusal(body)).toMatchObject({ status: 404, code: 'teamUnknown' });
    expect((await listed()).map(({ teamId }) => teamId)).not.toContain(body.teamId);
  });

  it('that somebody has changed meanwhile is not overwritten', async () => {
    const made = await make();
    await server.ask('kira', 'saveTeam', { body: { ...made, description: 'By Kira.' } });
    const refused = await refusal({ ...made, description: 'By Ava.' });
    expect(refused).toMatchObject({ status: 409, code: 'changedMeanwhile' });
    expect(refused.errorMessages[0]).toContain('Kira Novak');
    const { version: _seen, ...unseen } = made;
    await server.ask('ava', 'saveTeam', { body: unseen });
  });

  it('to which assets and their types belong stays: Unable to delete the Team.', async () => {
    const other = await startServer(now);
    const { teams } = await other.ask('ava', 'getTeams');
    const named = await other.store.transaction('read', async (tx) => {
      const db = tx.tenant('aster');
      return [...(await db.query('assets')), ...(await db.query('assetTypes'))];
    });
    const counts = teams.map(({ teamId: id }) => ({
      id,
      count: named.filter(({ teamId }) => teamId === id).length,
    }));
    const most = counts.toSorted((a, b) => b.count - a.count)[0];
    const refused = await other.refusal('ava', 'deleteTeam', { path: { id: most?.id ?? '' } });
    expect(refused).toMatchObject({ status: 409, code: 'teamInUse' });
    expect(refused.errorMessages).toEqual([
      `Unable to delete the Team. ${most?.count} assets and asset types belong to it.`,
    ]);
    expect((await other.ask('ava', 'getTeams')).teams).toEqual(teams);
  });

  it('is deleted with its groups and memberships: Team was deleted successfully.', async () => {
    const gone = (await listed()).find(({ teamName }) => teamName === 'Research');
    const path = { id: gone?.teamId ?? '' };
    expect(await membersOf(path.id)).toBeGreaterThan(0);
    const { viewTeam } = await server.ask('ava', 'getTeamView', { path });
    const groupIds = viewTeam[0]?.groupItems.map(({ groupId }) => groupId) ?? [];
    expect(groupIds.length).toBeGreaterThan(0);
    const { successMessages } = await server.ask('ava', 'deleteTeam', { path });
    expect(successMessages).toEqual(['Team was deleted successfully.']);
    expect((await listed()).map(({ teamId }) => teamId)).not.toContain(gone?.teamId);
    for (const groupId of groupIds) {
      const sent = { path: { groupId } };
      expect((await server.refusal('ava', 'deleteTeamGroup', sent)).status).toBe(404);
    }
    expect(await membersOf(path.id)).toBe(0);
  });
});

describe('Team Name', () => {
  it('is required and trimmed', async () => {
    const made = await make({ teamName: '  Round the edges ' });
    expect(made.teamName).toBe('Round the edges');
    for (const teamName of ['', '   ']) {
      const refused = await refusal(team({ teamName }));
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.fieldErrors ?? {})).toEqual(['teamName']);
    }
  });

  it('has max 100', async () => {
    for (const teamName of ['a'.repeat(100), symbols(100), ...foreignNames]) {
      expect((await make({ teamName })).teamName).toBe(teamName);
    }
    expect((await refusal(team({ teamName: 'b'.repeat(101) }))).fieldErrors).toEqual({
      teamName: ['Field is too long'],
    });
  });

  it('that another team has, whatever its case: Team Name already exists.', async () => {
    const made = await make();
    const same = { teamName: ` ${made.teamName.toUpperCase()} ` };
    const said = { status: 409, errorMessages: ['Team Name already exists.'] };
    expect(await refusal(team(same))).toMatchObject(said);
    const other = await make();
    const refused = await refusal({ ...other, ...same });
    expect(refused).toMatchObject({ ...said, fieldErrors: { teamName: said.errorMessages } });
    await server.ask('ava', 'saveTeam', { body: { ...made, ...same } });
  });

  it('may be the same in two tenants', async () => {
    const { teamName } = await make();
    const body = team({ teamName });
    await server.ask('ava', 'saveTeam', { tenantId: 'birch', body });
    expect((await listed('birch')).map((each) => each.teamName)).toContain(teamName);
  });
});

describe('Team Description', () => {
  it('is required, trimmed and has max 500', async () => {
    expect((await make({ description: ' Words. ' })).description).toBe('Words.');
    expect((await make({ description: 'a'.repeat(500) })).description).toHaveLength(500);
    for (const description of ['', '  ', 'a'.repeat(501)]) {
      const refused = await refusal(team({ description }));
      expect([refused.status, Object.keys(refused.fieldErrors ?? {})]).toEqual([
        400,
        ['description'],
      ]);
    }
  });
});

describe('Teams is a privilege group', () => {
  it.each(['getTeams', 'getTeam', 'getTeamView', 'deleteTeam', 'deleteTeamGroup'] as const)(
    'that %s needs',
    async (id) => {
      const path = { id: stranger, groupId: stranger };
      expect(await server.refusal('ben', id, { path })).toMatchObject({
        status: 403,
        errorMessages: ['You need the right “Teams” for this.'],
      });
    },
  );

  it('that saving needs', async () => {
    expect((await server.refusal('ben', 'saveTeam', { body: team() })).status).toBe(403);
    const group = { groupId: emptyId, teamId: stranger, groupName: 'A' };
    const body = { ...group, totalMembers: null, totalTasks: 0, completedTasks: 0 };
    expect((await server.refusal('ben', 'saveTeamGroup', { body })).status).toBe(403);
  });
});

it('a team of another tenant is not found', async () => {
  const made = await make();
  const there = { tenantId: 'birch', path: { id: made.teamId } };
  for (const id of ['getTeam', 'getTeamView', 'deleteTeam'] as const) {
    expect((await server.refusal('ava', id, there)).status).toBe(404);
  }
  const update = { tenantId: 'birch', body: made };
  expect((await server.refusal('ava', 'saveTeam', update)).status).toBe(404);
});
