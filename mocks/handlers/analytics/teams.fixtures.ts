import { seeded } from '../../seed/seeded.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, retainOnly, now, uuid } from '../../testing/timesheets.ts';

export const [red, blue, old, empty] = [uuid(71), uuid(72), uuid(73), uuid(74)] as const;
export const all = '00000000-0000-0000-0000-000000000000';

/**
 * A server with two active teams of Ben and Grace, one team without members and one inactive team.
 */
export async function startTeams(): Promise<TestServer> {
  const server = await startServer(now);
  await server.request('ava', 'getClockWorkAnalyticsDefaults');
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const { id } of await db.query('teams')) await db.remove('teams', id);
    for (const { id } of await db.query('teamMembers')) await db.remove('teamMembers', id);
    const team = (id: string, teamName: string, isActive = true) => {
      const fields = { id, teamName, isActive, description: '', createdBy: '', createdOn: now };
      return db.put('teams', seeded(fields, Date.parse(now)));
    };
    await team(red, 'Red');
    await team(blue, 'Blue');
    await team(old, 'Old', false);
    await team(empty, 'Empty');
    const member = (teamId: string, personId: string) => {
      const employeeId = `employee-${personId}`;
      return db.put('teamMembers', { id: `${teamId}:${employeeId}`, teamId, employeeId });
    };
    await member(red, 'grace');
    await member(red, 'ben');
    await member(blue, 'ben');
    await member(old, 'hugo');
  });
  await retainOnly(server, 'ben', [
    entry(1, at('22:59', '2026-03-08'), at('23:00', '2026-03-08')), // Sunday in Berlin
    entry(2, at('09:00', '2026-03-09'), at('10:30', '2026-03-09')),
    entry(3, '14:30', null),
  ]);
  await retainOnly(server, 'grace', []);
  await retainOnly(server, 'hugo', [entry(9, '09:00', '10:00')]);
  return server;
}

/** A request for the hours of Red over three days, extended by `more`. */
export const request = (more: object = {}) => ({
  body: {
    startDateAsString: '2026-03-09',
    endDateAsString: '2026-03-11',
    teamId: [red],
    ...more,
  },
});
