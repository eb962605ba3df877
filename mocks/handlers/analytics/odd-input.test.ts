import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../seed/seeded.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, retainOnly, now, uuid } from '../../testing/timesheets.ts';
import { getFileName, readRows } from '../../testing/workbook.ts';
import { givenProjects, ids } from './projects.fixtures.ts';

/** Source: ANLYT-036, ANLYT-046, ANLYT-022. */
let server: TestServer;

const [long, arabic] = [uuid(71), uuid(72)] as const;
const all = '00000000-0000-0000-0000-000000000000';
const longName = 'x'.repeat(250);
const arabicName = 'فريق تصميم المنتجات';

beforeAll(async () => {
  server = await startServer(now);
  await server.request('ava', 'getClockWorkAnalyticsDefaults');
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const { id } of await db.query('teams')) await db.remove('teams', id);
    for (const { id } of await db.query('teamMembers')) await db.remove('teamMembers', id);
    const team = (id: string, teamName: string, employeeId: string) =>
      Promise.all([
        db.put(
          'teams',
          seeded(
            { id, teamName, isActive: true, description: '', createdBy: '', createdOn: now },
            Date.parse(now),
          ),
        ),
        db.put('teamMembers', { id: `${id}:${employeeId}`, teamId: id, employeeId }),
      ]);
    await team(long, longName, 'employee-ben');
    await team(arabic, arabicName, 'employee-grace');
  });
  await retainOnly(server, 'ben', [
    entry(1, '09:00', '10:00'),
    // 26 October has 25 hours in Berlin.
    entry(2, at('21:00', '2025-10-25'), at('23:00', '2025-10-26')),
  ]);
  await retainOnly(server, 'grace', [entry(3, '09:00', '09:30')]);
  await retainOnly(server, 'leo', [entry(4, '09:00', '17:00')]);
});

const request = (more: object = {}) => ({
  body: {
    startDateAsString: '2026-03-09',
    endDateAsString: '2026-03-11',
    teamId: [all],
    ...more,
  },
});
const days = (startDateAsString: string, endDateAsString: string) => ({
  startDateAsString,
  endDateAsString,
});

describe.each(['getClockWorkAnalytics', 'exportClockWorkAnalytics'] as const)(
  'the validation of %s',
  (id) => {
    const expectError = (more: object, personId = 'ava') =>
      server.expectError(personId, id, request(more));

    it.each([
      ['periodBackwards', 'turned round', days('2026-03-11', '2026-03-09')],
      ['periodTooLong', 'of ten years', days('2016-03-11', '2026-03-10')],
    ])('the analytics response is %s for a range %s, at the end date', async (code, _, range) => {
      const errorBody = await expectError(range);
      expect(errorBody).toMatchObject({ status: 400, code });
      expect(Object.keys(errorBody.fieldErrors ?? {})).toEqual(['endDateAsString']);
    });

    it('a team that has been deleted in the meantime is not found', async () => {
      const deleted = await expectError({ teamId: [arabic, uuid(99)] });
      expect(deleted).toMatchObject({ status: 400, code: 'analyticsTeamUnknown' });
    });

    it('users without the analytics right are denied', async () => {
      expect(await expectError({}, 'ben')).toMatchObject({ status: 403 });
    });
  },
);

describe('ClockWork analytics', () => {
  const hours = (more: object = {}) =>
    server.request('ava', 'getClockWorkAnalytics', request(more));

  it.each([
    ['25 hours of a day that the clocks make longer', '2025-10-26', '2025-10-26', 25],
    ['both days of a range over the change', '2025-10-25', '2025-10-26', 26],
  ])('ClockWork analytics counts %s', async (_, from, to, expected) => {
    expect((await hours(days(from, to))).totalTimeInSeconds).toBe(expected * 3600);
  });

  it('users without a team are not counted anywhere, not even in all teams', async () => {
    const { clockWorkAnalytics, totalTimeInSeconds } = await hours();
    expect(totalTimeInSeconds).toBe(5400);
    const members = clockWorkAnalytics.flatMap((team) => team.clockWorkAnalyticsMembers);
    expect(members.map(({ id }) => id)).not.toContain('employee-leo');
  });

  it('team names of 250 letters and in Arabic are shown in full, also in the workbook', async () => {
    const { clockWorkAnalytics } = await hours();
    const names = clockWorkAnalytics.map(({ teamName }) => teamName);
    expect(new Set(names)).toEqual(new Set([longName, arabicName]));
    const response = await server.send('ava', 'exportClockWorkAnalytics', request());
    expect(getFileName(response)).toBe('ClockWorkAnalytics-09-Mar-2026 to 11-Mar-2026.xlsx');
    const inFile = (await readRows(response)).slice(1, 5).map(([team]) => team);
    expect(inFile).toEqual(names.flatMap((name) => [name, `${name} total`]));
  });
});

describe('project analytics', () => {
  const project = async (id: string, change: object) =>
    server.store.transaction('write', async (tx) => {
      const found = await tx.tenant('aster').get('projects', id);
      if (found) await tx.tenant('aster').put('projects', { ...found, ...change });
    });
  const detail = async () =>
    (await server.request('ava', 'getProjectAnalyticsDetail', { path: { id: ids.icons } }))
      .projectDetail;

  beforeAll(() => givenProjects(server));

  it('a moved project is shown at its new location, and its popup below its new parent', async () => {
    expect((await detail()).parentProject).toBe('T-2 Design');
    await project(ids.icons, { parentId: ids.billing });
    expect((await detail()).parentProject).toBe('T-4 Billing');
    const { projectAnalytics } = await server.request('ava', 'getProjectAnalytics');
    const below = projectAnalytics.find(({ id }) => id === ids.billing)?.subProjects;
    expect(below?.map(({ id }) => id)).toEqual([ids.icons]);
  });

  it.each([longName, 'نظام المستودعات'])('the project name is shown in full: %s', async (name) => {
    await project(ids.icons, { name });
    expect((await detail()).projectName).toBe(name);
  });
});
